//! The source's own words with their place; in English a marked translation, the original one step away.

use leptos::prelude::*;

use crate::catalog::{Quote, Words};
use crate::i18n::messages;
use crate::link::Lang;
use crate::wording;

/// A sentence of the source.
pub fn quote(quote: &Quote, lang: Lang) -> AnyView {
    let place = wording::place(&quote.place, lang);
    view! { <blockquote>{original(&quote.text, lang)}<cite>{place}</cite></blockquote> }.into_any()
}

/// Words of the source. In English they are ours, and say so.
pub fn original(text: &Words, lang: Lang) -> AnyView {
    // A row of the source's table stands with its columns apart.
    let legible = |text: &str| text.replace('\t', " · ");
    match lang {
        Lang::Zh => view! { <q>{legible(&text.zh)}</q> }.into_any(),
        Lang::En => view! {
            <q>{legible(&text.en)}</q>
            <details class="original">
                <summary>{messages(lang).original}</summary>
                <q lang="zh-CN">{legible(&text.zh)}</q>
            </details>
        }
        .into_any(),
    }
}
