//! What frames the page: the header with the language switch, and the strip that keeps the answer in reach on a phone.

use leptos::prelude::*;

use crate::app::Model;
use crate::host;
use crate::i18n::{fill, messages};
use crate::link::Lang;

#[component]
pub fn Header(model: Model) -> impl IntoView {
    let catalogue = model.catalogue;
    let basis = move || {
        let lang = model.lang.get();
        let m = messages(lang);
        let names: Vec<&str> = catalogue.platforms.iter().map(|platform| platform.name.to(lang)).collect();
        let date = catalogue.as_of.as_deref().unwrap_or(m.undated);
        fill(m.basis, &[catalogue.title.to(lang), &names.join(" / "), date])
    };
    let choice = move |lang: Lang, name: &'static str, tag: &'static str| {
        let pressed = move || if model.lang.get() == lang { "true" } else { "false" };
        view! { <button type="button" lang=tag aria-pressed=pressed on:click=move |_| model.speak(lang)>{name}</button> }
    };
    view! {
        <header class="bar">
            <h1>{model.text(|m| m.title)}</h1>
            <p class="basis">{basis}</p>
            <span class="segments" role="group" aria-label=model.text(|m| m.language)>
                {choice(Lang::Zh, "中文", "zh-CN")} {choice(Lang::En, "English", "en")}
            </span>
        </header>
    }
}

#[component]
pub fn Peek(model: Model) -> impl IntoView {
    let verdict = move || model.speech(|speech| speech.verdict());
    view! {
        <aside class="peek" aria-label=model.text(|m| m.answer)>
            <span>{verdict}</span>
            <button type="button" class="link" on:click=|_| host::go_to("answer")>{model.text(|m| m.see_why)}</button>
        </aside>
    }
}
