//! One question of the form: a box for a flag, a list for a level, a text field for a quantity; then its strength and the
//! source's advice.

use leptos::prelude::*;

use super::quote::quote;
use super::strength::StrengthField;
use crate::app::Model;
use crate::catalog::{Criterion, Kind, Level, Quote, Unit};
use crate::host;
use crate::i18n::{fill, messages};
use crate::wording;

#[component]
pub fn Field(model: Model, criterion: &'static Criterion) -> impl IntoView {
    // Also while a text is not understood, so that nothing moves under the reader's hands.
    let answered = Memo::new(move |_| model.answers(|answers| answers.reading(criterion) != Ok(None)));
    let control = match &criterion.kind {
        Kind::Flag => flag(model, criterion).into_any(),
        Kind::Level(levels) => level(model, criterion, levels).into_any(),
        Kind::Quantity(unit) => quantity(model, criterion, unit).into_any(),
    };
    view! {
        <div class="question" class:on=move || answered.get()>
            {control}
            <Show when=move || answered.get()>
                <StrengthField model criterion />
            </Show>
            {criterion.hint.as_ref().map(|advice| hint(model, advice))}
        </div>
    }
    .into_any()
}

fn flag(model: Model, criterion: &'static Criterion) -> impl IntoView {
    let asked = move || model.answers(|answers| answers.threshold(criterion).is_some());
    let change = move |event| {
        let threshold = event_target_checked(&event).then_some(1.0);
        model.choose(|answers| answers.choose(criterion, threshold));
    };
    view! {
        <label class="flag">
            <span class="name">{model.words(&criterion.question)}</span>
            <input type="checkbox" name=&*criterion.id prop:checked=asked on:change=change />
        </label>
    }
}

fn level(model: Model, criterion: &'static Criterion, levels: &'static [Level]) -> impl IntoView {
    let asked = Memo::new(move |_| model.answers(|answers| answers.threshold(criterion)));
    let option = move |(position, level): (usize, &'static Level)| {
        let label = move || {
            let lang = model.lang.get();
            let label = level.label.to(lang);
            if position + 1 == levels.len() { label.to_owned() } else { fill(messages(lang).at_least, &[label]) }
        };
        let selected = move || asked.get() == Some(position as f64);
        view! { <option value=&*level.id prop:selected=selected>{label}</option> }
    };
    let change = move |event| {
        let threshold = crate::threshold::read(criterion, &event_target_value(&event));
        model.choose(|answers| answers.choose(criterion, threshold));
    };
    view! {
        <label class="name" for=&*criterion.id>{model.words(&criterion.question)}</label>
        <select id=&*criterion.id on:change=change>
            <option value="" prop:selected=move || asked.get().is_none()>{model.text(|m| m.any)}</option>
            {levels.iter().enumerate().map(option).collect_view()}
        </select>
    }
}

fn quantity(model: Model, criterion: &'static Criterion, unit: &'static Unit) -> impl IntoView {
    let text = Memo::new(move |_| model.answers(|answers| answers.text(criterion)));
    let reading = Memo::new(move |_| model.answers(|answers| answers.reading(criterion)));
    let echo = move || {
        let lang = model.lang.get();
        match reading.get() {
            Ok(None) => String::new(),
            Ok(Some(value)) => fill(messages(lang).understood, &[&wording::quantity(unit, value, lang)]),
            Err(problem) => wording::problem(&problem, unit, lang),
        }
    };
    let invalid = move || reading.with(|reading| reading.is_err());
    let enter = move |event| model.enter(|answers| answers.enter(criterion, &event_target_value(&event)));
    let input = move |event: leptos::ev::Event| {
        // An input method has not finished its word; it says so when it has.
        if !host::is_composing(&event) {
            enter(event);
        }
    };
    let echo_id = ["echo-", &criterion.id].concat();
    view! {
        <label class="name" for=&*criterion.id>{model.words(&criterion.question)}</label>
        <input
            id=&*criterion.id
            type="text"
            inputmode=if matches!(unit, Unit::Count { .. }) { "numeric" } else { "text" }
            autocomplete="off"
            spellcheck="false"
            placeholder=model.text(|m| m.any)
            aria-describedby=echo_id.clone()
            aria-invalid=move || if invalid() { "true" } else { "false" }
            prop:value=text
            on:input=input
            on:compositionend=move |event| enter(event.into())
        />
        <p class="echo" class:wrong=invalid id=echo_id>{echo}</p>
    }
}

fn hint(model: Model, advice: &'static Quote) -> impl IntoView {
    view! {
        <details class="hint">
            <summary>{model.text(|m| m.hint)}</summary>
            {move || quote(advice, model.lang.get())}
        </details>
    }
}
