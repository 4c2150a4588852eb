//! What must be confirmed with the vendors: a question a need, under it the platforms to ask, with what is known of each.

use super::element::{El, el};
use super::quote::quote;
use crate::decision::{Asked, Assessment, Outcome, Status};
use crate::i18n::{fill, messages};
use crate::requirements::Strength;
use crate::wording::{self, Speech};

pub fn confirm(speech: Speech<'_>) -> Option<El> {
    let m = messages(speech.lang);
    let needs = speech.decision.platforms.first().map(|first| speech.decision.explain(first)).unwrap_or_default();
    let questions: Vec<El> = needs.into_iter().filter_map(|(asked, _)| question(speech, asked)).collect();
    if questions.is_empty() {
        return None;
    }
    let section = el("section").class("confirm").child(el("h3").child(m.confirm)).child(el("p").child(m.confirm_lead));
    Some(section.child(el("ul").children(questions)))
}

/// A must is worth asking of whoever may still fit, a wish only of whoever is recommended.
fn question(speech: Speech<'_>, asked: &Asked) -> Option<El> {
    let m = messages(speech.lang);
    let must = asked.strength == Strength::Must;
    let open = |each: &&Assessment| {
        let finding = speech.decision.explain(each).into_iter().find(|(other, _)| other.criterion == asked.criterion);
        let worth_it = if must { each.status != Status::RuledOut } else { each.rank == Some(1) };
        worth_it && finding.is_some_and(|(_, finding)| finding.outcome == Outcome::Unverified)
    };
    let platforms: Vec<El> =
        speech.decision.platforms.iter().filter(open).filter_map(|each| known(speech, each, asked)).collect();
    if platforms.is_empty() {
        return None;
    }
    let criterion = speech.catalogue.criteria.get(asked.criterion)?;
    let optional = || el("small").child(fill(m.optional, &[wording::strength(asked.strength, speech.lang)]));
    let text = el("strong").child(wording::question(criterion, asked.threshold, speech.lang));
    Some(el("li").child(text).child((!must).then(optional)).children(platforms))
}

fn known(speech: Speech<'_>, assessment: &Assessment, asked: &Asked) -> Option<El> {
    let m = messages(speech.lang);
    let cell = speech.platform(assessment)?.cells.get(asked.criterion)?;
    let stated = cell.wording.as_ref().map(|wording| fill(m.known, &[wording.to(speech.lang)]));
    let known = [speech.name(assessment), m.colon, stated.as_deref().unwrap_or(m.not_stated)].concat();
    Some(el("div").child(known).child(cell.quotes.first().map(|source| quote(source, speech.lang))))
}
