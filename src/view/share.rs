//! The dialogue for handing the page on: a link, its picture for a phone's camera ([`qr`]), and what to paste to embed it
//! ([`embedding`]).

use leptos::prelude::*;

use super::element::{El, Node, button, el, live};
use crate::app::Model;
use crate::host::{self, share};
use crate::i18n::{Messages, messages};
use crate::link::{self, Lang};

mod embedding;
mod qr;

/// The name of the dialogue.
const DIALOG: &str = "share";

/// What the dialogue is set to, while the page is open.
#[derive(Clone, Copy, Default)]
pub struct State {
    open: bool,
    place: usize,
    /// The frame's language and theme: the reader's own, or one by its position.
    lang: usize,
    theme: usize,
    /// The field that was copied last, and whether it was.
    copied: Option<(&'static str, bool)>,
}

pub fn dialog(model: Model, state: RwSignal<State>) -> Node {
    live(move || {
        let lang = model.lang.get();
        let content = || content(model, state, state.get(), lang);
        el("dialog")
            .attr("id", DIALOG)
            .attr("aria-labelledby", "share-title")
            .on("close", move |_| state.update(|state| state.open = false))
            .child(state.get().open.then(content))
    })
}

/// The button that opens it.
pub fn opener(state: RwSignal<State>, lang: Lang) -> El {
    let open = move |_| {
        state.update(|state| (state.open, state.copied) = (true, None));
        // Once its content stands there, so that the browser finds where the focus goes.
        host::next(|| share::show_dialog(DIALOG, true));
    };
    button().class("chip").attr("aria-haspopup", "dialog").on("click", open).child(messages(lang).share)
}

fn content(model: Model, state: RwSignal<State>, now: State, lang: Lang) -> El {
    let m = messages(lang);
    let view = model.view();
    let url = model.own_link();
    let name = model.speech(|speech| speech.document_title());
    let markdown = ["[", &name.replace(['[', ']'], ""), "](", &url, ")"].concat();
    let entitle = move |text: &str| {
        let title = link::title(text);
        state.update(|state| state.copied = None);
        model.look(|view| view.title = title);
    };
    let title = el("input")
        .attr("id", "share-name")
        .attr("type", "text")
        .attr("autocomplete", "off")
        .attr("dir", "auto")
        // Where it begins; what is typed is never written over with what counts of it.
        .attr("value", view.title.clone().unwrap_or_default())
        .on_typed(entitle);
    let close = button().class("link").on("click", |_| share::show_dialog(DIALOG, false)).child(m.close);
    let sheet = {
        let (name, url) = (name.clone(), url.clone());
        move |_| share::sheet(&name, &url)
    };
    let system = || button().class("link").on("click", sheet).child(m.share_system);
    el("div")
        .child(el("h2").attr("id", "share-title").child(m.share))
        .child(share::home().is_none().then(|| el("p").class("note").child(m.share_homeless)))
        .child(labelled("share-name", m.share_name).child(title))
        .child(field(state, now, "share-link", m.share_link, url.clone(), m))
        .child(field(state, now, "share-markdown", m.share_markdown, markdown, m))
        .child(share::has_sheet().then(system))
        .child(qr::qr(&url, m))
        .child(embedding::embedding(model, state, now, &view, m))
        .child(close)
}

fn labelled(id: &'static str, text: &'static str) -> El {
    el("p").class("field").child(el("label").attr("for", id).child(text))
}

/// A text to copy; where the browser does not let it be copied, it is selected for the reader to do so.
fn field(
    state: RwSignal<State>,
    now: State,
    id: &'static str,
    name: &'static str,
    text: String,
    m: &'static Messages,
) -> El {
    let shown = el("input").attr("id", id).attr("type", "text").attr("readonly", "").value(text.clone());
    let copy = move |_| {
        share::copy(&text, move |done| {
            if !done {
                share::select(id);
            }
            state.update(|state| state.copied = Some((id, done)));
        });
    };
    let label = [m.copy, m.colon, name].concat();
    let copy_button = button().class("link").attr("aria-label", label);
    let copy_button = copy_button.on("click", copy).child(m.copy);
    let said = now.copied.filter(|(copied, _)| *copied == id);
    let said = said.map(|(_, done)| if done { m.copied } else { m.copy_failed });
    labelled(id, name)
        .child(shown)
        .child(copy_button)
        .child(el("span").class("note").attr("role", "status").child(said))
}
