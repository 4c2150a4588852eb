//! One question of the form: a box for a flag, a list for a level, a text field for a quantity; then its strength and the
//! source's advice.

use leptos::prelude::*;

use super::choice::choice;
use super::element::{Child, El, derive, el, live};
use super::quote::quote;
use crate::app::Model;
use crate::catalog::{Criterion, Kind, Level, Quote, Unit};
use crate::host;
use crate::i18n::{fill, messages};
use crate::requirements::Strength;
use crate::threshold;
use crate::wording;

pub fn field(model: Model, criterion: &'static Criterion) -> El {
    // Also while a text is not understood, so that nothing moves under the reader's hands.
    let answered = Memo::new(move |_| model.answers(|answers| answers.reading(criterion) != Ok(None)));
    let question = el("div").class("question").class_while("on", answered.into());
    let control = match &criterion.kind {
        Kind::Flag => flag(model, criterion, question),
        Kind::Level(levels) => level(model, criterion, levels, question),
        Kind::Quantity(unit) => quantity(model, criterion, unit, question),
    };
    control
        .child(live(move || answered.get().then(|| strength(model, criterion)).view()))
        .child(criterion.hint.as_ref().map(|advice| hint(model, advice)))
}

fn flag(model: Model, criterion: &'static Criterion, question: El) -> El {
    let change = move |event| {
        let threshold = host::is_checked(&event).then_some(1.0);
        model.choose(|answers| answers.choose(criterion, threshold));
    };
    let input = el("input")
        .attr("type", "checkbox")
        .attr("name", &*criterion.id)
        .is("checked", derive(move || model.answers(|answers| answers.threshold(criterion).is_some())))
        .on("change", change);
    let name = el("span").class("name").child(model.words(&criterion.question));
    question.child(el("label").class("flag").child(name).child(input))
}

fn level(model: Model, criterion: &'static Criterion, levels: &'static [Level], question: El) -> El {
    let asked = move || model.answers(|answers| answers.threshold(criterion));
    let option = |(position, level): (usize, &'static Level)| {
        let label = derive(move || {
            let lang = model.lang.get();
            let label = level.label.to(lang);
            if position + 1 == levels.len() { label.to_owned() } else { fill(messages(lang).at_least, &[label]) }
        });
        let chosen = derive(move || asked() == Some(position as f64));
        el("option").attr("value", &*level.id).is("selected", chosen).child(label)
    };
    let any = el("option").attr("value", "").is("selected", derive(move || asked().is_none()));
    let change = move |event| {
        let threshold = threshold::read(criterion, &host::text(&event));
        model.choose(|answers| answers.choose(criterion, threshold));
    };
    let list = el("select")
        .attr("id", &*criterion.id)
        .attr("name", &*criterion.id)
        .on("change", change)
        .child(any.child(model.text(|m| m.any)))
        .children(levels.iter().enumerate().map(option));
    question.child(label(model, criterion)).child(list)
}

fn quantity(model: Model, criterion: &'static Criterion, unit: &'static Unit, question: El) -> El {
    let reading = move || model.answers(|answers| answers.reading(criterion));
    let echo = derive(move || {
        let lang = model.lang.get();
        match reading() {
            Ok(None) => String::new(),
            Ok(Some(value)) => fill(messages(lang).understood, &[&wording::quantity(unit, value, lang)]),
            Err(problem) => wording::problem(&problem, unit, lang),
        }
    });
    let wrong = derive(move || reading().is_err());
    let enter = move |event| model.enter(|answers| answers.enter(criterion, &host::text(&event)));
    let input = move |event| {
        // An input method that has not finished its word says so when it has.
        if !host::is_composing(&event) {
            enter(event);
        }
    };
    let echo_id = ["echo-", &criterion.id].concat();
    let text = el("input")
        .attr("id", &*criterion.id)
        .attr("name", &*criterion.id)
        .attr("type", "text")
        .attr("inputmode", if matches!(unit, Unit::Count { .. }) { "numeric" } else { "text" })
        .attr("autocomplete", "off")
        .attr("spellcheck", "false")
        .attr("placeholder", model.text(|m| m.any))
        .attr("aria-describedby", echo_id.clone())
        .aria("aria-invalid", wrong)
        .value(derive(move || model.answers(|answers| answers.text(criterion))))
        .on("input", input)
        .on("compositionend", enter);
    let echo = el("p").class("echo").class_while("wrong", wrong).attr("id", echo_id).child(echo);
    question.child(label(model, criterion)).child(text).child(echo)
}

fn label(model: Model, criterion: &'static Criterion) -> El {
    el("label").class("name").attr("for", &*criterion.id).child(model.words(&criterion.question))
}

fn strength(model: Model, criterion: &'static Criterion) -> El {
    let legend = derive(move || {
        let lang = model.lang.get();
        [messages(lang).strength, messages(lang).colon, criterion.question.to(lang)].concat()
    });
    let names = Strength::ALL.map(|each| derive(move || wording::strength(each, model.lang.get())));
    let current = derive(move || model.answers(|answers| answers.strength(criterion) as usize));
    let set = move |position| {
        if let Some(&strength) = Strength::ALL.get(position) {
            model.choose(|answers| answers.set_strength(criterion, strength));
        }
    };
    let legend = el("legend").class("unseen").child(legend);
    choice(["strength-", &criterion.id].concat(), legend, names.into(), current, set).class("strength")
}

fn hint(model: Model, advice: &'static Quote) -> El {
    el("details")
        .class("hint")
        .child(el("summary").child(model.text(|m| m.hint)))
        .child(live(move || quote(advice, model.lang.get()).view()))
}
