//! The matrix: every criterion and platform, each cell with the source's wording, its place, and how it stands against the
//! needs. Words say it; colour only repeats it.

use leptos::prelude::*;

use super::quote::quote;
use crate::app::Model;
use crate::catalog::{Cell, Criterion};
use crate::decision::Outcome;
use crate::i18n::messages;
use crate::wire;
use crate::wording;

#[component]
pub fn Matrix(model: Model) -> impl IntoView {
    let catalogue = model.catalogue;
    let names = catalogue.platforms.iter().enumerate().map(|(position, platform)| {
        let first = move || {
            model.decision.with(|decision| decision.recommended().any(|assessment| assessment.platform == position))
        };
        view! { <th scope="col" role="columnheader" class:win=first>{model.words(&platform.name)}</th> }
    });
    let rows = catalogue.criteria.iter().enumerate().map(|(position, criterion)| row(model, position, criterion));
    view! {
        <section class="matrix" aria-labelledby="matrix">
            <h2 id="matrix">{model.text(|m| m.matrix)}</h2>
            <p class="lead">{model.text(|m| m.matrix_lead)}</p>
            <table role="table" aria-labelledby="matrix">
                <thead role="rowgroup">
                    <tr role="row">
                        <th scope="col" role="columnheader">{model.text(|m| m.criterion)}</th>
                        {names.collect_view()}
                    </tr>
                </thead>
                <tbody role="rowgroup">{rows.collect_view()}</tbody>
            </table>
        </section>
    }
    .into_any()
}

fn row(model: Model, position: usize, criterion: &'static Criterion) -> AnyView {
    let asked = Memo::new(move |_| model.requirements.with(|asked| asked.need(&criterion.id).cloned()));
    let need = move || {
        let lang = model.lang.get();
        asked.get().map(|need| {
            let strength = wording::strength(need.strength, lang);
            view! { <small>{strength}": "{wording::amount(criterion, need.threshold(), lang)}</small> }
        })
    };
    let cells = model.catalogue.platforms.iter().enumerate();
    let cells = cells.filter_map(|(column, platform)| Some(cell(model, position, column, platform.cells.get(position)?)));
    view! {
        <tr role="row" class:on=move || asked.with(|asked| asked.is_some())>
            <th scope="row" role="rowheader">{model.words(&criterion.label)} {need}</th>
            {cells.collect_view()}
        </tr>
    }
    .into_any()
}

fn cell(model: Model, criterion: usize, platform: usize, cell: &'static Cell) -> AnyView {
    let outcome = Memo::new(move |_| model.decision.with(|decision| decision.outcome(platform, criterion)));
    let word = move || outcome.get().map(|outcome: Outcome| wording::outcome(outcome, model.lang.get()));
    let place = move || wording::place(cell.source(), model.lang.get());
    let source = move || {
        let lang = model.lang.get();
        let quotes = cell.quotes.iter().map(|source| quote(source, lang)).collect_view();
        view! { {quotes} {cell.note.as_ref().map(|note| view! { <p class="note">{note.to(lang)}</p> })} }
    };
    view! {
        <td role="cell" data-outcome=move || outcome.get().map(wire::outcome)>
            <span class="known">{move || wording::cell(cell, model.lang.get())}</span>
            <small class="outcome">{word}</small>
            <details>
                <summary><span class="unseen">{move || messages(model.lang.get()).source}" "</span><cite>{place}</cite></summary>
                {source}
            </details>
        </td>
    }
    .into_any()
}
