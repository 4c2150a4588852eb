//! How firm the recommendation is: one word, what it rests on behind it.

use super::element::{El, el};
use crate::i18n::messages;
use crate::insight::robustness::Firmness;
use crate::wording::{Speech, insight};

pub fn firmness(speech: Speech<'_>, firmness: &Firmness) -> El {
    let sentences = speech.firmness(firmness).into_iter().map(|sentence| el("li").child(sentence));
    el("details")
        .class("firmness")
        .child(el("summary").child(insight::word(firmness.word, speech.lang)))
        .child(el("ul").children(sentences))
        .child(el("p").class("note").child(messages(speech.lang).firmness_rule))
}
