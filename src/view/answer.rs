//! The answer: one sentence, why, the proof, what to confirm, and why not the others.

use leptos::prelude::*;

use super::confirm::confirm;
use super::element::{Child, El, el, live};
use super::proof::proof;
use super::reasons::reasons;
use crate::app::Model;
use crate::decision::Verdict;
use crate::wording::Speech;

pub fn answer(model: Model) -> El {
    let verdict = el("h2").class("verdict").attr("id", "answer").attr("tabindex", "-1");
    el("section")
        .class("answer")
        .attr("aria-labelledby", "answer")
        .child(el("p").class("kicker").child(model.text(|m| m.answer)))
        .child(verdict.child(model.say(|speech| speech.verdict())))
        .child(el("p").class("why").child(model.say(|speech| speech.why())))
        .child(live(move || model.speech(details)))
        .child(el("p").class("fine").child(model.text(|m| m.method_in_short)))
}

/// What stands below the sentence, once something counts.
fn details(speech: Speech<'_>) -> AnyView {
    let counts = speech.decision.verdict != Verdict::Open;
    let details = || el("div").child(proof(speech)).child(confirm(speech)).children(reasons(speech));
    counts.then(details).view()
}
