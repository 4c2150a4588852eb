//! Why this platform, and why not the others: each reason is a need, its cell, the outcome, its part of the score, and the
//! source's own sentence.

use super::element::{El, el};
use super::loosen::loosen;
use super::proof::points_of;
use super::quote::quote;
use crate::app::Model;
use crate::decision::{Asked, Assessment, Finding, Outcome, Verdict};
use crate::engine::TOLERANCE;
use crate::i18n::{fill, messages};
use crate::insight::relaxation::Relaxation;
use crate::wire;
use crate::wording::{self, Speech};

pub fn reasons(model: Model, speech: Speech<'_>, relaxations: &[Relaxation]) -> impl Iterator<Item = El> {
    let loosen = move |each: &Assessment| {
        let relaxation = relaxations.iter().find(|relaxation| relaxation.platform == each.platform);
        // When nothing fits, they all stand above already.
        let apart = speech.decision.verdict != Verdict::None;
        relaxation.filter(|_| apart).map(|relaxation| loosen(model, speech, relaxation))
    };
    speech.decision.platforms.iter().map(move |each| platform(speech, each).child(loosen(each)))
}

/// All that was found of a recommended platform; of any other one what speaks against it.
fn platform(speech: Speech<'_>, assessment: &Assessment) -> El {
    let m = messages(speech.lang);
    let first = assessment.rank == Some(1);
    let name = speech.name(assessment);
    let title = if first { fill(m.why, &[name]) } else { fill(m.why_not, &[name, &speech.against(assessment)]) };
    let counts = |(_, finding): &(&Asked, &Finding)| first || finding.outcome != Outcome::Pass;
    let needs = speech.decision.explain(assessment).into_iter().filter(counts);
    let items = needs.filter_map(|(asked, finding)| need(speech, assessment, asked, finding));
    let details = el("details").class("reason");
    details
        .is("open", first)
        .child(el("summary").child(title))
        .child(el("ul").children(items).child(fit(speech, assessment)))
}

fn need(speech: Speech<'_>, assessment: &Assessment, asked: &Asked, finding: &Finding) -> Option<El> {
    let m = messages(speech.lang);
    let cell = speech.platform(assessment)?.cells.get(asked.criterion)?;
    let line = el("p")
        .child(el("strong").child(speech.need(asked)))
        .child(" ")
        .child(el("em").child(wording::strength(asked.strength, speech.lang)))
        .child(m.colon)
        .child(wording::cell(cell, speech.lang).to_owned())
        .child(m.semicolon)
        .child(el("span").class("outcome").child(wording::outcome(finding.outcome, speech.lang)))
        .child(el("small").child([" · ", &points_of(speech, finding.contribution, asked.share)].concat()));
    let note = cell.note.as_ref().map(|note| el("p").class("note").child(note.to(speech.lang).to_owned()));
    let item = el("li").attr("data-outcome", wire::outcome(finding.outcome)).child(line);
    Some(item.child(cell.quotes.first().map(|source| quote(source, speech.lang))).child(note))
}

/// The stage, where it counts: for the others only if the match is less than whole.
fn fit(speech: Speech<'_>, assessment: &Assessment) -> Option<El> {
    let m = messages(speech.lang);
    let fit = assessment.fit.as_ref()?;
    if assessment.rank != Some(1) && fit.value.lo >= 1.0 - TOLERANCE {
        return None;
    }
    let positioning = &speech.platform(assessment)?.positioning;
    let made_for = wording::made_for(positioning, &speech.requirements.context, speech.lang);
    let line = el("p")
        .child(el("strong").child(m.fit))
        .child(m.colon)
        .child(fill(m.made_for, &[&made_for]))
        .child(el("small").child([" · ", &points_of(speech, fit.contribution, speech.fit_share())].concat()));
    Some(el("li").child(line).children(positioning.quotes.iter().map(|source| quote(source, speech.lang))))
}
