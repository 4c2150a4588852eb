//! The answer: one sentence, why, the proof, and what a reader asks next.

use leptos::prelude::*;

use super::changes::changes;
use super::compare::compare;
use super::confirm::confirm;
use super::element::{Child, El, el, live};
use super::firmness::firmness;
use super::loosen::ways_out;
use super::map::map;
use super::proof::proof;
use super::quote::quote;
use super::reasons::reasons;
use crate::app::Model;
use crate::decision::Verdict;
use crate::insight::insight;
use crate::wording::Speech;

pub fn answer(model: Model) -> El {
    let verdict = el("h2").class("verdict").attr("id", "answer").attr("tabindex", "-1");
    el("section")
        .class("answer")
        .attr("aria-labelledby", "answer")
        .child(el("p").class("kicker").child(model.text(|m| m.answer)).child(model.take_back_button()))
        .child(verdict.child(model.say(|speech| speech.verdict())))
        .child(el("p").class("why").child(model.say(|speech| speech.why())))
        .child(live(move || model.speech(|speech| details(model, speech))))
        .child(compare(model))
        .child(map(model))
        .child(el("p").class("fine").child(model.text(|m| m.method_in_short)))
}

/// What stands below the sentence, once something counts.
fn details(model: Model, speech: Speech<'_>) -> AnyView {
    if speech.decision.verdict == Verdict::Open {
        return None::<El>.view();
    }
    let insight = insight(speech.catalogue, speech.requirements, speech.decision);
    let nothing_fits = speech.decision.verdict == Verdict::None;
    let source = |(sentence, reason): (Option<String>, _)| {
        let sentence = sentence.map(|sentence| el("p").child(sentence));
        el("div").class("source").child(sentence).child(quote(reason, speech.lang))
    };
    el("div")
        .children(speech.source_says().into_iter().map(source))
        .child(insight.firmness.as_ref().map(|firm| firmness(speech, firm)))
        .child(proof(speech))
        .child(nothing_fits.then(|| ways_out(model, speech, &insight.relaxations)))
        .child(confirm(speech, &insight.questions.questions))
        .child(changes(model, speech, &insight.switches))
        .children(reasons(model, speech, &insight.relaxations))
        .view()
}
