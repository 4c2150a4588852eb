//! What frames the page: the header with the language switch, and the strip that keeps the answer in reach on a phone.

use leptos::prelude::*;

use super::element::{El, derive, el};
use crate::app::Model;
use crate::host;
use crate::i18n::{fill, messages};
use crate::link::Lang;

pub fn header(model: Model) -> El {
    let catalogue = model.catalogue;
    let basis = derive(move || {
        let lang = model.lang.get();
        let m = messages(lang);
        let names: Vec<&str> = catalogue.platforms.iter().map(|platform| platform.name.to(lang)).collect();
        let date = catalogue.as_of.as_deref().unwrap_or(m.undated);
        fill(m.basis, &[catalogue.title.to(lang), &names.join(" / "), date])
    });
    let language = |lang: Lang, name: &'static str| {
        el("button")
            .attr("type", "button")
            .attr("lang", messages(lang).html_lang)
            .aria("aria-pressed", derive(move || model.lang.get() == lang))
            .on("click", move |_| model.speak(lang))
            .child(name)
    };
    let languages = el("span").class("segments").attr("role", "group").attr("aria-label", model.text(|m| m.language));
    el("header")
        .class("bar")
        .child(el("h1").child(model.text(|m| m.title)))
        .child(el("p").class("basis").child(basis))
        .child(languages.child(language(Lang::Zh, "中文")).child(language(Lang::En, "English")))
}

pub fn peek(model: Model) -> El {
    let see_why = el("button")
        .attr("type", "button")
        .class("link")
        .on("click", |_| host::go_to("answer"))
        .child(model.text(|m| m.see_why));
    el("aside")
        .class("peek")
        .attr("aria-label", model.text(|m| m.answer))
        .child(el("span").child(model.say(|speech| speech.verdict())))
        .child(see_why)
}
