//! The proof table: a column for each platform, a row for each need, in each cell the source's wording, the outcome in a word
//! and its part of the score.

use leptos::prelude::*;

use crate::catalog::Interval;
use crate::decision::{Asked, Assessment, Finding, Outcome, Status};
use crate::engine::TOLERANCE;
use crate::i18n::{fill, messages};
use crate::wire;
use crate::wording::{self, Speech};

pub fn proof(speech: Speech<'_>) -> AnyView {
    let m = messages(speech.lang);
    let platforms = &speech.decision.platforms;
    let needs = platforms.first().map(|first| speech.decision.explain(first)).unwrap_or_default();
    let rows = needs.iter().enumerate().map(|(row, (asked, _))| need_row(speech, row, asked)).collect_view();
    view! {
        <table class="proof" role="table">
            <caption class="unseen">{m.proof}</caption>
            <thead role="rowgroup">
                <tr role="row">
                    <th scope="col" role="columnheader">{m.your_need}</th>
                    {platforms.iter().map(|each| head(speech, each)).collect_view()}
                </tr>
            </thead>
            <tbody role="rowgroup">{rows} {fit_row(speech)}</tbody>
        </table>
    }
    .into_any()
}

/// The one element that speaks for a platform: scripts and tests go by its `data-` attributes.
fn head(speech: Speech<'_>, assessment: &Assessment) -> AnyView {
    let id = speech.platform(assessment).map(|platform| &*platform.id);
    let first = assessment.rank == Some(1);
    let status = wording::status(assessment.status, speech.lang);
    let points = fill(messages(speech.lang).points, &[&speech.score(assessment)]);
    let standing = if assessment.status == Status::RuledOut { status.to_owned() } else { [status, " · ", &points].concat() };
    view! {
        <th
            scope="col"
            role="columnheader"
            class:win=first
            data-platform=id.map(str::to_owned)
            data-status=wire::status(assessment.status)
            data-recommended=first.then_some("")
        >
            {speech.name(assessment).to_owned()}
            <small>{standing}</small>
        </th>
    }
    .into_any()
}

fn need_row(speech: Speech<'_>, row: usize, asked: &Asked) -> AnyView {
    let cell = |assessment: &Assessment| {
        let (_, finding) = *speech.decision.explain(assessment).get(row)?;
        let known = speech.platform(assessment)?.cells.get(asked.criterion)?;
        Some(need_cell(speech, wording::cell(known, speech.lang), asked, finding, assessment.rank == Some(1)))
    };
    view! {
        <tr role="row">
            <th scope="row" role="rowheader">
                {speech.need(asked)} " " <em>{wording::strength(asked.strength, speech.lang)}</em>
            </th>
            {speech.decision.platforms.iter().filter_map(cell).collect_view()}
        </tr>
    }
    .into_any()
}

fn need_cell(speech: Speech<'_>, known: &str, asked: &Asked, finding: &Finding, first: bool) -> AnyView {
    let outcome = wording::outcome(finding.outcome, speech.lang);
    let part = points_of(speech, finding.contribution, asked.share);
    view! {
        <td role="cell" class:win=first data-outcome=wire::outcome(finding.outcome)>
            <span class="known">{known.to_owned()}</span>
            <small>{outcome} " · " {part}</small>
        </td>
    }
    .into_any()
}

/// How positioning matches the reader's context, where that counts.
fn fit_row(speech: Speech<'_>) -> Option<AnyView> {
    speech.decision.platforms.first()?.fit.as_ref()?;
    let share = speech.fit_share();
    let cell = |assessment: &Assessment| {
        let fit = assessment.fit.as_ref()?;
        let positioning = &speech.platform(assessment)?.positioning;
        let known = wording::made_for(positioning, &speech.requirements.context, speech.lang);
        let outcome = match fit.value {
            value if value.lo >= 1.0 - TOLERANCE => Outcome::Pass,
            value if value.hi > value.lo + TOLERANCE => Outcome::Unverified,
            _ => Outcome::Short,
        };
        Some(view! {
            <td role="cell" class:win=assessment.rank == Some(1) data-outcome=wire::outcome(outcome)>
                <span class="known">{known}</span>
                <small>{points_of(speech, fit.contribution, share)}</small>
            </td>
        })
    };
    let row = view! {
        <tr role="row" class="soft">
            <th scope="row" role="rowheader">{messages(speech.lang).fit}</th>
            {speech.decision.platforms.iter().filter_map(cell).collect_view()}
        </tr>
    };
    Some(row.into_any())
}

/// A part of the score and the most it could be.
pub fn points_of(speech: Speech<'_>, contribution: Interval, share: f64) -> String {
    let most = wording::points(Interval::exactly(share));
    fill(messages(speech.lang).points_of, &[&wording::points(contribution), &most])
}
