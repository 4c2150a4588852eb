//! Trying a change out: one click there, one click back.

use super::element::{El, el};
use crate::app::Model;
use crate::i18n::Messages;
use crate::requirements::Requirements;

impl Model {
    /// A button that asks `requirements` instead.
    pub fn try_button(self, requirements: Requirements, words: String) -> El {
        el("button").attr("type", "button").class("link").on("click", move |_| self.try_out(&requirements)).child(words)
    }

    /// The way back from a trial, while the last step was one.
    pub fn take_back_button(self, m: &Messages) -> Option<El> {
        let button = el("button").attr("type", "button").class("link");
        self.on_trial().then(|| button.on("click", move |_| self.take_back()).child(m.take_back))
    }
}
