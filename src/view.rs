//! The page: one component a file. Components read the [`Model`](crate::app::Model) and change it; they decide nothing and
//! touch no browser.
//!
//! A component gets what it shows as props. Words come from [`i18n`](crate::i18n) and [`wording`](crate::wording), in
//! closures, so that another language changes texts and nothing else.

use leptos::prelude::*;

use crate::app::Model;

mod answer;
mod chrome;
mod confirm;
mod context;
mod field;
mod form;
mod ignored;
mod matrix;
mod notes;
mod proof;
mod quote;
mod reasons;
mod scenarios;
mod strength;

use answer::Answer;
use chrome::{Header, Peek};
use form::Form;
use ignored::IgnoredParts;
use matrix::Matrix;
use notes::Notes;
use scenarios::Scenarios;

/// The whole page, top to bottom.
#[component]
pub fn Page(model: Model) -> impl IntoView {
    view! {
        <Header model />
        <Scenarios model />
        <IgnoredParts model />
        <main>
            <Form model />
            <Answer model />
        </main>
        <Matrix model />
        <Notes model />
        <Peek model />
    }
}
