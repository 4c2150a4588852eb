//! Trying a change out: one click there, one click back.

use leptos::prelude::*;

use super::element::{Child, El, el, live};
use crate::app::Model;
use crate::requirements::Requirements;

impl Model {
    /// A button that asks `requirements` instead.
    pub fn try_button(self, requirements: Requirements, words: String) -> El {
        el("button").attr("type", "button").class("link").on("click", move |_| self.try_out(&requirements)).child(words)
    }

    /// The way back from a trial, while the last step was one.
    pub fn take_back_button(self) -> AnyView {
        let button = move || {
            el("button")
                .attr("type", "button")
                .class("link")
                .on("click", move |_| self.take_back())
                .child(self.text(|m| m.take_back))
        };
        live(move || self.on_trial().then(button).view())
    }
}
