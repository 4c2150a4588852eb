//! The answer: one sentence, why, the proof, and what a reader asks next.

use super::changes::changes;
use super::confirm::confirm;
use super::element::{El, el};
use super::firmness::firmness;
use super::loosen::ways_out;
use super::proof::proof;
use super::quote::quote;
use super::reasons::reasons;
use crate::app::Model;
use crate::decision::Verdict;
use crate::i18n::messages;
use crate::insight::insight;
use crate::wording::Speech;

pub fn answer(model: Model, speech: Speech<'_>) -> El {
    let m = messages(speech.lang);
    let open = speech.decision.verdict == Verdict::Open;
    el("div")
        .child(model.view().title.map(|title| el("p").class("title").attr("dir", "auto").child(title)))
        .child(el("p").class("kicker").child(m.answer).child(model.take_back_button(m)))
        .child(el("h2").class("verdict").attr("id", "answer").attr("tabindex", "-1").child(speech.verdict()))
        .child(el("p").class("why").child(speech.why()))
        .child((!open).then(|| details(model, speech)))
        // On paper the address bar is gone.
        .child(el("p").class("printed").child(model.own_link()))
}

/// What stands below the sentence, once something counts.
fn details(model: Model, speech: Speech<'_>) -> El {
    let insight = insight(speech.catalogue, speech.requirements, speech.decision);
    let nothing_fits = speech.decision.verdict == Verdict::None;
    let source = |(sentence, reason): (Option<String>, _)| {
        let sentence = sentence.map(|sentence| el("p").child(sentence));
        el("div").class("source").child(sentence).child(quote(reason, speech.lang))
    };
    el("div")
        .child(el("div").children(speech.source_says().into_iter().map(source)))
        .child(insight.firmness.as_ref().map(|firm| firmness(speech, firm)))
        .child(proof(speech))
        .child(nothing_fits.then(|| ways_out(model, speech, &insight.relaxations)))
        .child(confirm(speech, &insight.questions))
        .child(changes(model, speech, &insight.switches))
        .children(reasons(model, speech, &insight.relaxations))
}
