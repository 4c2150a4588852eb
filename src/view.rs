//! The page: one part a file. Parts read the [`Model`] and change it; they decide nothing, and touch the browser only
//! through `host`.
//!
//! A part is a function from what it shows, mostly the [`Speech`](crate::wording::Speech) of one decision, to an [`El`]. What
//! changes together is drawn together: each `live` follows the signals that it reads.

use leptos::prelude::*;

use crate::app::Model;
use crate::i18n::messages;

mod answer;
mod changes;
mod choice;
mod chrome;
mod compare;
mod confirm;
mod element;
mod field;
mod firmness;
mod form;
mod ignored;
mod loosen;
mod map;
mod matrix;
mod notes;
mod proof;
mod quote;
mod reasons;
mod scenarios;
mod share;
mod trial;

pub use element::Node;
use element::{El, el, live};

/// The whole page, top to bottom; embedded in another one, only what answers.
pub fn page(model: Model) -> Node {
    let sharing = RwSignal::new(share::State::default());
    let embedded = model.embedded;
    let lang = model.lang;
    let rest = move || model.begun.get() && !embedded.get();
    let form = move || model.answers(|answers| form::form(model, answers, lang.get()));
    el("div")
        .child(live(move || (!embedded.get()).then(|| chrome::header(model, sharing, lang.get()))))
        .child(live(move || model.answers(|answers| scenarios::scenarios(model, answers, lang.get()))))
        .child(live(move || ignored::ignored(model, lang.get())))
        .child(el("main").child(live(form)).child(answer(model)))
        .child(live(move || rest().then(|| model.speech(matrix::matrix))))
        .child(live(move || rest().then(|| notes::notes(model.catalogue, lang.get()))))
        .child(live(move || embedded.get().then(|| chrome::footer(model, sharing, lang.get()))))
        .child(live(move || (!embedded.get()).then(|| model.speech(chrome::peek))))
        .child(share::dialog(model, sharing))
        .into()
}

/// The answer, and what can be done with it.
fn answer(model: Model) -> El {
    let fine = move || el("p").class("fine").child(messages(model.lang.get()).method_in_short);
    el("section")
        .class("answer")
        .attr("aria-labelledby", "answer")
        .child(live(move || model.speech(|speech| answer::answer(model, speech))))
        .child(compare::compare(model))
        .child(map::map(model))
        .child(live(fine))
}
