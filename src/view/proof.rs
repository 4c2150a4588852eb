//! The proof table: a column for each platform, a row for each need, in each cell the source's wording, the outcome in a word
//! and its part of the score.

use super::element::{El, el};
use crate::catalog::Interval;
use crate::decision::{Asked, Assessment, Finding, Outcome, Status};
use crate::engine::TOLERANCE;
use crate::i18n::{fill, messages};
use crate::wire;
use crate::wording::{self, Speech};

pub fn proof(speech: Speech<'_>) -> El {
    let m = messages(speech.lang);
    let platforms = &speech.decision.platforms;
    let needs = platforms.first().map(|first| speech.decision.explain(first)).unwrap_or_default();
    let rows = needs.iter().enumerate().map(|(row, (asked, _))| need_row(speech, row, asked));
    let head = tr().child(column().child(m.your_need)).children(platforms.iter().map(|each| platform(speech, each)));
    el("table")
        .class("proof")
        .attr("role", "table")
        .child(el("caption").class("unseen").child(m.proof))
        .child(el("thead").attr("role", "rowgroup").child(head))
        .child(el("tbody").attr("role", "rowgroup").children(rows).child(fit_row(speech)))
}

/// The one element that speaks for a platform: scripts and tests go by its `data-` attributes.
fn platform(speech: Speech<'_>, assessment: &Assessment) -> El {
    let status = wording::status(assessment.status, speech.lang);
    let points = fill(messages(speech.lang).points, &[&speech.score(assessment)]);
    let standing =
        if assessment.status == Status::RuledOut { status.to_owned() } else { [status, " · ", &points].concat() };
    let id = speech.platform(assessment).map(|platform| platform.id.to_string()).unwrap_or_default();
    let head = win(column(), assessment).attr("data-platform", id).attr("data-status", wire::status(assessment.status));
    head.attr_if(assessment.rank == Some(1), "data-recommended", "")
        .child(speech.name(assessment).to_owned())
        .child(el("small").child(standing))
}

fn need_row(speech: Speech<'_>, row: usize, asked: &Asked) -> El {
    let cell = |assessment: &Assessment| {
        let (_, finding) = *speech.decision.explain(assessment).get(row)?;
        let known = wording::cell(speech.platform(assessment)?.cells.get(asked.criterion)?, speech.lang);
        Some(win(need_cell(speech, known, asked, finding), assessment))
    };
    let strength = el("em").child(wording::strength(asked.strength, speech.lang));
    let name =
        el("th").attr("scope", "row").attr("role", "rowheader").child(speech.need(asked)).child(" ").child(strength);
    tr().child(name).children(speech.decision.platforms.iter().filter_map(cell))
}

fn need_cell(speech: Speech<'_>, known: &str, asked: &Asked, finding: &Finding) -> El {
    let outcome = wording::outcome(finding.outcome, speech.lang);
    let part = points_of(speech, finding.contribution, asked.share);
    td(finding.outcome, known).child(el("small").child([outcome, " · ", &part].concat()))
}

/// How positioning matches the reader's context, where that counts.
fn fit_row(speech: Speech<'_>) -> Option<El> {
    speech.decision.platforms.first()?.fit.as_ref()?;
    let cell = |assessment: &Assessment| {
        let fit = assessment.fit.as_ref()?;
        let positioning = &speech.platform(assessment)?.positioning;
        let known = wording::made_for(positioning, &speech.requirements.context, speech.lang);
        let outcome = match fit.value {
            value if value.lo >= 1.0 - TOLERANCE => Outcome::Pass,
            value if value.hi > value.lo + TOLERANCE => Outcome::Unverified,
            _ => Outcome::Short,
        };
        let part = points_of(speech, fit.contribution, speech.fit_share());
        Some(win(td(outcome, &known).child(el("small").child(part)), assessment))
    };
    let name = el("th").attr("scope", "row").attr("role", "rowheader").child(messages(speech.lang).fit);
    Some(tr().class("soft").child(name).children(speech.decision.platforms.iter().filter_map(cell)))
}

/// A part of the score and the most it could be.
pub fn points_of(speech: Speech<'_>, contribution: Interval, share: f64) -> String {
    let most = wording::points(Interval::exactly(share));
    fill(messages(speech.lang).points_of, &[&wording::points(contribution), &most])
}

// The roles are those the elements have anyway; they keep them when the style sheet lays the table out anew on a phone.

fn tr() -> El {
    el("tr").attr("role", "row")
}

fn column() -> El {
    el("th").attr("scope", "col").attr("role", "columnheader")
}

fn td(outcome: Outcome, known: &str) -> El {
    let known = el("span").class("known").child(wording::standing(known));
    el("td").attr("role", "cell").attr("data-outcome", wire::outcome(outcome)).child(known)
}

fn win(cell: El, assessment: &Assessment) -> El {
    cell.class_if(assessment.rank == Some(1), "win")
}
