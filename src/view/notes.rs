//! The rest of the source: what the platforms are, what they share, what to mind, how to begin; then the method, its limits,
//! and where the source leaves off.

use leptos::prelude::*;

use super::quote::{original, quote};
use crate::app::Model;
use crate::catalog::{Conflict, Difference, Note, Platform};
use crate::i18n::{Messages, messages};
use crate::wording;

#[component]
pub fn Notes(model: Model) -> impl IntoView {
    let notes = &model.catalogue.notes;
    let platforms = model.catalogue.platforms.iter().map(move |platform| what_it_is(model, platform)).collect_view();
    let alike = move || quote(&notes.alike, model.lang.get());
    let common = notes.common.iter().map(move |note| remark(model, note)).collect_view();
    let cautions = notes.cautions.iter().map(move |note| caution(model, note)).collect_view();
    let closing = notes.closing.iter().map(move |advice| view! { {move || quote(advice, model.lang.get())} });
    let differences = notes.differences.iter().map(move |each| difference(model, each)).collect_view();
    let conflicts = notes.conflicts.iter().map(move |each| conflict(model, each)).collect_view();
    view! {
        <div class="notes">
            {section(model, "platforms", |m| m.platforms, view! { {platforms} {alike} }.into_any())}
            {section(model, "common", |m| m.common, view! { <ul>{common}</ul> }.into_any())}
            {section(
                model,
                "cautions",
                |m| m.cautions,
                view! { <p>{model.text(|m| m.cautions_lead)}</p> {cautions} }.into_any(),
            )}
            {section(model, "closing", |m| m.closing, closing.collect_view().into_any())}
            {section(model, "method", |m| m.method, method(model))}
            {section(
                model,
                "conflicts",
                |m| m.conflicts,
                view! { <p>{model.text(|m| m.conflicts_lead)}</p> <dl>{conflicts}</dl> }.into_any(),
            )}
            <details class="full">
                <summary><h2>{model.text(|m| m.differences)}</h2></summary>
                {differences}
            </details>
        </div>
    }
    .into_any()
}

fn section(model: Model, id: &'static str, title: fn(&Messages) -> &'static str, body: AnyView) -> AnyView {
    view! {
        <section class="remarks" aria-labelledby=id>
            <h2 id=id>{model.text(title)}</h2>
            {body}
        </section>
    }
    .into_any()
}

fn what_it_is(model: Model, platform: &'static Platform) -> AnyView {
    view! {
        <h3>{model.words(&platform.name)}</h3>
        {move || quote(&platform.summary, model.lang.get())}
    }
    .into_any()
}

fn remark(model: Model, note: &'static Note) -> AnyView {
    view! {
        <li>
            <strong>{model.words(&note.title)}</strong>
            {move || quote(&note.text, model.lang.get())}
        </li>
    }
    .into_any()
}

/// A box to tick. Its state is the browser's: it lasts while the page is open, and no link carries it.
fn caution(model: Model, note: &'static Note) -> AnyView {
    view! {
        <label class="tick">
            <input type="checkbox" />
            <strong>{model.words(&note.title)}</strong>
        </label>
        {move || quote(&note.text, model.lang.get())}
    }
    .into_any()
}

fn difference(model: Model, difference: &'static Difference) -> AnyView {
    let paragraphs = difference.paragraphs.iter().map(move |paragraph| {
        view! { <blockquote>{move || original(paragraph, model.lang.get())}</blockquote> }
    });
    view! {
        <h3>{move || wording::place(&difference.place, model.lang.get())}" "{model.words(&difference.title)}</h3>
        {paragraphs.collect_view()}
    }
    .into_any()
}

fn method(model: Model) -> AnyView {
    let steps = move || messages(model.lang.get()).method_steps.map(|step| view! { <li>{step}</li> }).collect_view();
    let limits = move || messages(model.lang.get()).limits_list.map(|limit| view! { <li>{limit}</li> }).collect_view();
    view! {
        <ol>{steps}</ol>
        <h3>{model.text(|m| m.limits)}</h3>
        <ul>{limits}</ul>
    }
    .into_any()
}

fn conflict(model: Model, conflict: &'static Conflict) -> AnyView {
    view! { <dt>{model.words(&conflict.title)}</dt> <dd>{model.words(&conflict.says)}</dd> }.into_any()
}
