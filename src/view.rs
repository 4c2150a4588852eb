//! The page: one part a file. Parts read the [`Model`] and change it; they decide nothing and touch no browser.
//!
//! A part is a function from the model, or from a [`Speech`](crate::wording::Speech) of one decision, to an [`El`]. Words come
//! from [`i18n`](crate::i18n) and [`wording`](crate::wording) as signals, so that another language changes texts and nothing
//! else.

use crate::app::Model;

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

use element::{Child, El, el};

/// The whole page, top to bottom.
pub fn page(model: Model) -> leptos::prelude::AnyView {
    el("div")
        .child(chrome::header(model))
        .child(scenarios::scenarios(model))
        .child(ignored::ignored(model))
        .child(main(model))
        .child(matrix::matrix(model))
        .child(notes::notes(model))
        .child(chrome::peek(model))
        .view()
}

fn main(model: Model) -> El {
    el("main").child(form::form(model)).child(answer::answer(model))
}
