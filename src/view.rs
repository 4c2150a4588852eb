//! The page: one part a file. Parts read the [`Model`] and change it; they decide nothing and touch no browser.
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
mod trial;

pub use element::Node;
use element::{El, el, live};

/// The whole page, top to bottom.
pub fn page(model: Model) -> Node {
    el("div")
        .child(live(move || chrome::header(model, model.lang.get())))
        .child(live(move || model.answers(|answers| scenarios::scenarios(model, answers, model.lang.get()))))
        .child(live(move || ignored::ignored(model, model.lang.get())))
        .child(
            el("main")
                .child(live(move || model.answers(|answers| form::form(model, answers, model.lang.get()))))
                .child(answer(model)),
        )
        .child(live(move || model.begun.get().then(|| model.speech(matrix::matrix))))
        .child(live(move || model.begun.get().then(|| notes::notes(model.catalogue, model.lang.get()))))
        .child(live(move || model.speech(chrome::peek)))
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
