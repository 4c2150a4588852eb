//! The matrix: every criterion and platform, each cell with the source's wording, its place, and how it stands against the
//! needs. Words say it; colour only repeats it.

use super::element::{El, el};
use super::quote::quote;
use crate::catalog::{Cell, Criterion};
use crate::decision::Outcome;
use crate::i18n::messages;
use crate::link::Lang;
use crate::requirements::Need;
use crate::wire;
use crate::wording::{self, Speech};

pub fn matrix(speech: Speech<'_>) -> El {
    let m = messages(speech.lang);
    let column = || el("th").attr("scope", "col").attr("role", "columnheader");
    let names = speech.catalogue.platforms.iter().enumerate().map(|(position, platform)| {
        let first = speech.decision.recommended().any(|assessment| assessment.platform == position);
        column().class_if(first, "win").child(platform.name.to(speech.lang).to_owned())
    });
    let criteria = speech.catalogue.criteria.iter().enumerate();
    let head = el("tr").attr("role", "row").child(column().child(m.criterion)).children(names);
    let table = el("table")
        .attr("role", "table")
        .attr("aria-labelledby", "matrix")
        .child(el("thead").attr("role", "rowgroup").child(head))
        .child(el("tbody").attr("role", "rowgroup").children(criteria.map(|(place, it)| row(speech, place, it))));
    el("section")
        .class("matrix")
        .attr("aria-labelledby", "matrix")
        .child(el("h2").attr("id", "matrix").child(m.matrix))
        .child(el("p").class("lead").child(m.matrix_lead))
        .child(table)
}

fn row(speech: Speech<'_>, position: usize, criterion: &Criterion) -> El {
    let words = |need: &Need| {
        let amount = wording::amount(criterion, need.threshold(), speech.lang);
        [wording::strength(need.strength, speech.lang), messages(speech.lang).colon, &amount].concat()
    };
    let need = speech.requirements.need(&criterion.id).map(words);
    let cells = speech.catalogue.platforms.iter().enumerate();
    let cells = cells.filter_map(|(column, platform)| {
        let outcome = speech.decision.outcome(column, position);
        Some(cell(platform.cells.get(position)?, outcome, speech.lang))
    });
    let name =
        el("th").attr("scope", "row").attr("role", "rowheader").child(criterion.label.to(speech.lang).to_owned());
    el("tr")
        .attr("role", "row")
        .class_if(need.is_some(), "on")
        .child(name.child(el("small").child(need.unwrap_or_default())))
        .children(cells)
}

fn cell(cell: &Cell, outcome: Option<Outcome>, lang: Lang) -> El {
    let note = cell.note.as_ref().map(|note| el("p").class("note").child(note.to(lang).to_owned()));
    let source = el("div").children(cell.quotes.iter().map(|source| quote(source, lang))).child(note);
    let summary = el("summary")
        .child(el("span").class("unseen").child(messages(lang).source))
        .child(" ")
        .child(el("cite").child(wording::place(cell.source(), lang)));
    let word = outcome.map_or("", |outcome| wording::outcome(outcome, lang));
    el("td")
        .attr("role", "cell")
        .attr("data-outcome", outcome.map_or("", wire::outcome))
        .child(el("span").class("known").child(wording::standing(wording::cell(cell, lang))))
        .child(el("small").class("outcome").child(word))
        .child(el("details").child(summary).child(source))
}
