//! What must be confirmed with the vendors, as questions to send them.

use super::element::{El, el};
use super::quote::quote;
use crate::decision::{Asked, Assessment, Finding, Outcome, Status};
use crate::i18n::{fill, messages};
use crate::requirements::Strength;
use crate::wording::{self, Speech};

pub fn confirm(speech: Speech<'_>) -> Option<El> {
    let m = messages(speech.lang);
    let possible = speech.decision.platforms.iter().filter(|each| each.status != Status::RuledOut);
    let open = |each: &(&Asked, &Finding)| each.1.outcome == Outcome::Unverified;
    let questions: Vec<El> = possible
        .flat_map(|each| speech.decision.explain(each).into_iter().filter(open).map(move |(asked, _)| (each, asked)))
        .filter_map(|(each, asked)| question(speech, each, asked))
        .collect();
    if questions.is_empty() {
        return None;
    }
    let section = el("section").class("confirm").child(el("h3").child(m.confirm)).child(el("p").child(m.confirm_lead));
    Some(section.child(el("ul").children(questions)))
}

fn question(speech: Speech<'_>, assessment: &Assessment, asked: &Asked) -> Option<El> {
    let m = messages(speech.lang);
    let criterion = speech.catalogue.criteria.get(asked.criterion)?;
    let cell = speech.platform(assessment)?.cells.get(asked.criterion)?;
    let strength = wording::strength(asked.strength, speech.lang);
    let optional = || el("small").child(fill(m.optional, &[strength]));
    let known = fill(m.known, &[wording::cell(cell, speech.lang)]);
    let question = el("li")
        .child(el("strong").child(speech.name(assessment).to_owned()))
        .child(m.colon)
        .child(wording::question(criterion, asked.threshold, speech.lang))
        .child((asked.strength != Strength::Must).then(optional))
        .child(el("p").class("known").child(known))
        .child(cell.quotes.first().map(|source| quote(source, speech.lang)));
    Some(question)
}
