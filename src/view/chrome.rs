//! What frames the page: the header with the languages and the way to share it, the footer of an embedded page, and the strip
//! that keeps the answer in reach on a phone.

use leptos::prelude::*;

use super::element::{El, button, el};
use super::share::{self, State};
use crate::app::Model;
use crate::host;
use crate::i18n::{fill, messages};
use crate::link::Lang;
use crate::wording::Speech;

pub fn header(model: Model, sharing: RwSignal<State>, lang: Lang) -> El {
    let (catalogue, m) = (model.catalogue, messages(lang));
    let names: Vec<&str> = catalogue.platforms.iter().map(|platform| platform.name.to(lang)).collect();
    let date = catalogue.as_of.as_deref().unwrap_or(m.undated);
    let basis = fill(m.basis, &[catalogue.title.to(lang), &names.join(" / "), date]);
    let language = |other: Lang| {
        button()
            .attr("lang", messages(other).html_lang)
            .aria("aria-pressed", lang == other)
            .on("click", move |_| model.look(|view| view.lang = Some(other)))
            .child(other.name())
    };
    let languages = el("span").class("segments").attr("role", "group").attr("aria-label", m.language);
    el("header")
        .class("bar")
        .child(el("h1").child(m.title))
        .child(el("p").class("basis").child(basis))
        .child(languages.children(Lang::ALL.map(language)))
        .child(share::opener(sharing, lang))
}

/// What stands below the answer in a frame, in place of the header: the way to the full page.
pub fn footer(model: Model, sharing: RwSignal<State>, lang: Lang) -> El {
    let open = el("a").attr("href", model.own_link()).attr("target", "_blank").attr("rel", "noopener");
    el("footer").class("bar").child(open.child(messages(lang).open_alone)).child(share::opener(sharing, lang))
}

pub fn peek(speech: Speech<'_>) -> El {
    let m = messages(speech.lang);
    let see_why = button().class("link").on("click", |_| host::go_to("answer")).child(m.see_why);
    el("aside").class("peek").attr("aria-label", m.answer).child(el("span").child(speech.verdict())).child(see_why)
}
