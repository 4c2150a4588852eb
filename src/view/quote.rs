//! The source's own words with their place; in English a marked translation, the original one step away.

use super::element::{El, el};
use crate::catalog::{Quote, Words};
use crate::i18n::messages;
use crate::link::Lang;
use crate::wording;

/// A sentence of the source.
pub fn quote(quote: &Quote, lang: Lang) -> El {
    passage(&quote.text, lang).child(el("cite").child(wording::place(&quote.place, lang)))
}

/// Words of the source without a place of their own.
pub fn passage(text: &Words, lang: Lang) -> El {
    // A row of the source's table stands with its columns apart.
    let legible = |text: &str| text.replace('\t', " · ");
    let original = || {
        el("details")
            .class("original")
            .child(el("summary").child(messages(lang).original))
            .child(el("q").attr("lang", "zh-CN").child(legible(&text.zh)))
    };
    el("blockquote").child(el("q").child(legible(text.to(lang)))).child((lang != Lang::Zh).then(original))
}
