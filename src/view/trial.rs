//! Trying a change out: one click there, one click back.

use super::element::{El, button};
use crate::app::Model;
use crate::host;
use crate::i18n::Messages;
use crate::requirements::Requirements;

impl Model {
    /// A button that asks `requirements` instead, and shows what the answer then is.
    pub fn try_button(self, requirements: Requirements, words: String) -> El {
        let act = move |_| {
            self.try_out(&requirements);
            host::focus("answer");
        };
        button().class("link").on("click", act).child(words)
    }

    /// The way back from a trial, while the last step was one.
    pub fn take_back_button(self, m: &Messages) -> Option<El> {
        let act = move |_| {
            self.take_back();
            host::focus("answer");
        };
        let button = button().class("link");
        self.on_trial().then(|| button.on("click", act).child(m.take_back))
    }
}
