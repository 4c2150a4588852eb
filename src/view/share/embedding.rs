//! What to paste where, so that a page shows this one, with a look at what it will show.

use leptos::prelude::*;

use super::{State, field};
use crate::app::Model;
use crate::host::share;
use crate::i18n::Messages;
use crate::link::{Lang, Theme, View};
use crate::snippet::{Place, snippet};
use crate::view::choice::choice;
use crate::view::element::{El, el};

pub fn embedding(model: Model, state: RwSignal<State>, now: State, view: &View, m: &'static Messages) -> El {
    let place = Place::ALL.get(now.place).copied().unwrap_or(Place::Html);
    let lang = Lang::ALL.get(now.lang.wrapping_sub(1)).copied();
    let theme = Theme::ALL.get(now.theme.wrapping_sub(1)).copied();
    let view = View { lang, theme, embed: place.frames(), versus: None, ..view.clone() };
    let url = model.link(&view);
    let (page, query) = url.split_once('?').unwrap_or((&url, ""));
    let text = snippet(place, page, query, m.title);
    let legend = |text: &'static str| el("legend").child(text);
    // A frame that is sent elsewhere adds to the history; a new one does not. Typing a title does not load it anew.
    let shown = model.link(&View { title: None, ..view.clone() });
    let preview = || {
        let frame = el("iframe").key(shown.clone()).attr("src", shown).attr("title", m.embed_preview);
        frame.attr("loading", "lazy")
    };
    let places = choice("embed-place", legend(m.embed_place), &Place::ALL.map(Place::name), now.place, move |place| {
        state.update(|it| (it.place, it.copied) = (place, None));
    });
    let languages = [m.embed_auto, Lang::Zh.name(), Lang::En.name()];
    let languages = choice("embed-lang", legend(m.language), &languages, now.lang, move |lang| {
        state.update(|it| (it.lang, it.copied) = (lang, None));
    });
    let themes = choice("embed-theme", legend(m.theme), &[m.embed_auto, m.light, m.dark], now.theme, move |theme| {
        state.update(|it| (it.theme, it.copied) = (theme, None));
    });
    el("section")
        .attr("aria-labelledby", "embed-title")
        .child(el("h3").attr("id", "embed-title").child(m.embed))
        .child(places)
        .child(languages)
        .child(themes)
        .child((!place.frames()).then(|| el("p").class("note").child(m.embed_card)))
        .child(field(state, now, "embed-code", m.embed_code, text, m))
        .child((place.frames() && share::home().is_some()).then(preview))
}
