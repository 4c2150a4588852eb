//! Why this platform, and why not the others: each reason is a need, its cell, the outcome, its part of the score, and the
//! source's own sentence.

use leptos::prelude::*;

use super::proof::points_of;
use super::quote::quote;
use crate::decision::{Asked, Assessment, Finding, Outcome, Status};
use crate::engine::TOLERANCE;
use crate::i18n::{fill, messages};
use crate::wire;
use crate::wording::{self, Speech};

pub fn reasons(speech: Speech<'_>) -> AnyView {
    speech.decision.platforms.iter().map(|each| platform(speech, each)).collect_view().into_any()
}

/// All that was found of a recommended platform; of any other one what speaks against it.
fn platform(speech: Speech<'_>, assessment: &Assessment) -> AnyView {
    let m = messages(speech.lang);
    let first = assessment.rank == Some(1);
    let title = fill(if first { m.why } else { m.why_not }, &[speech.name(assessment)]);
    let counts = |(_, finding): &(&Asked, &Finding)| first || finding.outcome != Outcome::Pass;
    let needs = speech.decision.explain(assessment).into_iter().filter(counts);
    let items = needs.filter_map(|(asked, finding)| need(speech, assessment, asked, finding)).collect_view();
    let lower = (!first && assessment.status == Status::Fits)
        .then(|| fill(m.only_lower, &[&speech.recommended(), &speech.score(assessment), &speech.first_score()]));
    view! {
        <details class="reason" open=first>
            <summary>{title}</summary>
            {lower.map(|lower| view! { <p>{lower}</p> })}
            <ul>{items} {fit(speech, assessment)}</ul>
        </details>
    }
    .into_any()
}

fn need(speech: Speech<'_>, assessment: &Assessment, asked: &Asked, finding: &Finding) -> Option<AnyView> {
    let m = messages(speech.lang);
    let cell = speech.platform(assessment)?.cells.get(asked.criterion)?;
    let strength = wording::strength(asked.strength, speech.lang);
    let outcome = wording::outcome(finding.outcome, speech.lang);
    let item = view! {
        <li data-outcome=wire::outcome(finding.outcome)>
            <p>
                <strong>{speech.need(asked)}</strong> " " <em>{strength}</em> {m.colon}
                {wording::cell(cell, speech.lang).to_owned()} {m.comma} <span class="outcome">{outcome}</span>
                <small>{points_of(speech, finding.contribution, asked.share)}</small>
            </p>
            {cell.quotes.first().map(|source| quote(source, speech.lang))}
            {cell.note.as_ref().map(|note| view! { <p class="note">{note.to(speech.lang).to_owned()}</p> })}
        </li>
    };
    Some(item.into_any())
}

/// The stage, where it counts: for the others only if the match is less than whole.
fn fit(speech: Speech<'_>, assessment: &Assessment) -> Option<AnyView> {
    let m = messages(speech.lang);
    let fit = assessment.fit.as_ref()?;
    if assessment.rank != Some(1) && fit.value.lo >= 1.0 - TOLERANCE {
        return None;
    }
    let positioning = &speech.platform(assessment)?.positioning;
    let share = speech.fit_share();
    let made_for = wording::made_for(positioning, &speech.requirements.context, speech.lang);
    let item = view! {
        <li>
            <p>
                <strong>{m.fit}</strong> {m.colon} {fill(m.made_for, &[&made_for])}
                <small>{points_of(speech, fit.contribution, share)}</small>
            </p>
            {positioning.quotes.iter().map(|source| quote(source, speech.lang)).collect_view()}
        </li>
    };
    Some(item.into_any())
}
