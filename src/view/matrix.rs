//! The matrix: every criterion and platform, each cell with the source's wording, its place, and how it stands against the
//! needs. Words say it; colour only repeats it.

use leptos::prelude::*;

use super::element::{Child, El, derive, el, live};
use super::quote::quote;
use crate::app::Model;
use crate::catalog::{Cell, Criterion};
use crate::i18n::messages;
use crate::requirements::Need;
use crate::wire;
use crate::wording;

pub fn matrix(model: Model) -> El {
    let catalogue = model.catalogue;
    let column = || el("th").attr("scope", "col").attr("role", "columnheader");
    let names = catalogue.platforms.iter().enumerate().map(|(position, platform)| {
        let first = derive(move || {
            model.decision.with(|decision| decision.recommended().any(|assessment| assessment.platform == position))
        });
        column().class_while("win", first).child(model.words(&platform.name))
    });
    let rows = catalogue.criteria.iter().enumerate().map(|(position, criterion)| row(model, position, criterion));
    let head = el("tr").attr("role", "row").child(column().child(model.text(|m| m.criterion))).children(names);
    let table = el("table")
        .attr("role", "table")
        .attr("aria-labelledby", "matrix")
        .child(el("thead").attr("role", "rowgroup").child(head))
        .child(el("tbody").attr("role", "rowgroup").children(rows));
    el("section")
        .class("matrix")
        .attr("aria-labelledby", "matrix")
        .child(el("h2").attr("id", "matrix").child(model.text(|m| m.matrix)))
        .child(el("p").class("lead").child(model.text(|m| m.matrix_lead)))
        .child(table)
}

fn row(model: Model, position: usize, criterion: &'static Criterion) -> El {
    let asked = move || model.requirements.with(|asked| asked.need(&criterion.id).cloned());
    let need = derive(move || {
        let lang = model.lang.get();
        let words = |need: Need| {
            let amount = wording::amount(criterion, need.threshold(), lang);
            [wording::strength(need.strength, lang), messages(lang).colon, &amount].concat()
        };
        asked().map(words).unwrap_or_default()
    });
    let name = el("th").attr("scope", "row").attr("role", "rowheader");
    let cells = model.catalogue.platforms.iter().enumerate();
    let cells =
        cells.filter_map(|(column, platform)| Some(cell(model, position, column, platform.cells.get(position)?)));
    el("tr")
        .attr("role", "row")
        .class_while("on", derive(move || asked().is_some()))
        .child(name.child(model.words(&criterion.label)).child(el("small").child(need)))
        .children(cells)
}

fn cell(model: Model, criterion: usize, platform: usize, cell: &'static Cell) -> El {
    let outcome = move || model.decision.with(|decision| decision.outcome(platform, criterion));
    let word = derive(move || outcome().map_or("", |outcome| wording::outcome(outcome, model.lang.get())));
    let place = derive(move || wording::place(cell.source(), model.lang.get()));
    let source = live(move || {
        let lang = model.lang.get();
        let note = cell.note.as_ref().map(|note| el("p").class("note").child(note.to(lang)));
        el("div").children(cell.quotes.iter().map(|source| quote(source, lang))).child(note).view()
    });
    let summary = el("summary")
        .child(el("span").class("unseen").child(model.text(|m| m.source)))
        .child(" ")
        .child(el("cite").child(place));
    el("td")
        .attr("role", "cell")
        .attr("data-outcome", derive(move || outcome().map_or("", wire::outcome)))
        .child(
            el("span").class("known").child(derive(move || wording::standing(wording::cell(cell, model.lang.get())))),
        )
        .child(el("small").class("outcome").child(word))
        .child(el("details").child(summary).child(source))
}
