//! The dialogue for handing the page on: a link, its picture for a phone's camera, and what to paste to embed it.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

use super::choice::choice;
use super::element::{El, Node, el, live};
use crate::app::Model;
use crate::host::{self, share};
use crate::i18n::{Messages, messages};
use crate::link::{self, Lang, Theme, View};
use crate::snippet::{Place, snippet};

/// The name of the dialogue.
const DIALOG: &str = "share";

/// What the dialogue is set to, while the page is open.
#[derive(Clone, Copy, Default)]
pub struct Setting {
    open: bool,
    place: usize,
    /// The frame's language and theme: the reader's own, or one by its position.
    lang: usize,
    theme: usize,
    /// The field that was copied last, and whether it was.
    copied: Option<(&'static str, bool)>,
}

pub type Settings = RwSignal<Setting>;

pub fn dialog(model: Model, settings: Settings) -> Node {
    live(move || {
        let lang = model.lang.get();
        let content = || content(model, settings, settings.get(), lang);
        el("dialog")
            .attr("id", DIALOG)
            .attr("aria-labelledby", "share-title")
            .on("close", move |_| settings.update(|settings| settings.open = false))
            .child(settings.get().open.then(content))
    })
}

/// The button that opens it.
pub fn button(settings: Settings, lang: Lang) -> El {
    let open = move |_| {
        settings.update(|settings| (settings.open, settings.copied) = (true, None));
        // Once its content stands there, so that the browser finds where the focus goes.
        host::next(|| share::show_dialog(DIALOG, true));
    };
    el("button")
        .attr("type", "button")
        .class("chip")
        .attr("aria-haspopup", "dialog")
        .on("click", open)
        .child(messages(lang).share)
}

fn content(model: Model, settings: Settings, setting: Setting, lang: Lang) -> El {
    let m = messages(lang);
    let view = View { embed: false, ..model.view() };
    let url = model.link(&view);
    let name = model.speech(|speech| speech.document_title());
    let markdown = ["[", &name.replace(['[', ']'], ""), "](", &url, ")"].concat();
    let title = el("input")
        .attr("id", "share-name")
        .attr("type", "text")
        .attr("autocomplete", "off")
        .value(view.title.clone().unwrap_or_default())
        .on("input", move |event| {
            let title = link::title(&host::text(&event));
            model.look(|view| view.title = title);
        });
    let close = el("button")
        .attr("type", "button")
        .class("link")
        .on("click", |_| share::show_dialog(DIALOG, false))
        .child(m.close);
    let sheet = {
        let (name, url) = (name.clone(), url.clone());
        move |_| share::sheet(&name, &url)
    };
    let system = || el("button").attr("type", "button").class("link").on("click", sheet).child(m.share_system);
    el("div")
        .child(el("h2").attr("id", "share-title").child(m.share))
        .child(share::home().is_none().then(|| el("p").class("note").child(m.share_homeless)))
        .child(labelled("share-name", m.share_name).child(title))
        .child(field(settings, setting, "share-link", m.share_link, url.clone(), m))
        .child(field(settings, setting, "share-markdown", m.share_markdown, markdown, m))
        .child(share::has_sheet().then(system))
        .child(qr(&url, m))
        .child(embedding(model, settings, setting, &view, m))
        .child(close)
}

/// What to paste where, with a look at what it will show.
fn embedding(model: Model, settings: Settings, setting: Setting, view: &View, m: &'static Messages) -> El {
    let place = Place::ALL.get(setting.place).copied().unwrap_or(Place::Html);
    let lang = Lang::ALL.get(setting.lang.wrapping_sub(1)).copied();
    let theme = Theme::ALL.get(setting.theme.wrapping_sub(1)).copied();
    let view = View { lang, theme, embed: place.frames(), versus: None, ..view.clone() };
    let url = model.link(&view);
    let (page, query) = url.split_once('?').unwrap_or((&url, ""));
    let text = snippet(place, page, query, m.title);
    let set = move |change: fn(&mut Setting, usize), value| settings.update(|settings| change(settings, value));
    let legend = |text: &'static str| el("legend").child(text);
    let preview = || el("iframe").attr("src", url.clone()).attr("title", m.embed_preview).attr("loading", "lazy");
    el("section")
        .attr("aria-labelledby", "embed-title")
        .child(el("h3").attr("id", "embed-title").child(m.embed))
        .child(choice(
            "embed-place",
            legend(m.embed_place),
            &Place::ALL.map(Place::name),
            setting.place,
            move |value| set(|settings, value| settings.place = value, value),
        ))
        .child(choice(
            "embed-lang",
            legend(m.language),
            &[m.embed_auto, "中文", "English"],
            setting.lang,
            move |value| set(|settings, value| settings.lang = value, value),
        ))
        .child(choice("embed-theme", legend(m.theme), &[m.embed_auto, m.light, m.dark], setting.theme, move |value| {
            set(|settings, value| settings.theme = value, value)
        }))
        .child((!place.frames()).then(|| el("p").class("note").child(m.embed_card)))
        .child(field(settings, setting, "embed-code", m.embed_code, text, m))
        .child((place.frames() && share::home().is_some()).then(preview))
}

fn labelled(id: &'static str, text: &'static str) -> El {
    el("p").class("field").child(el("label").attr("for", id).child(text))
}

/// A text to copy; where the browser does not let it be copied, it is selected for the reader to do so.
fn field(
    settings: Settings,
    setting: Setting,
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
            settings.update(|settings| settings.copied = Some((id, done)));
        });
    };
    let said = setting.copied.filter(|(copied, _)| *copied == id);
    let said = said.map(|(_, done)| if done { m.copied } else { m.copy_failed });
    labelled(id, name)
        .child(shown)
        .child(el("button").attr("type", "button").class("link").on("click", copy).child(m.copy))
        .child(el("span").class("note").attr("role", "status").child(said))
}

/// The link as a picture; nothing where it is too long for one.
fn qr(url: &str, m: &'static Messages) -> Option<El> {
    let code = QrCode::encode_text(url, QrCodeEcc::Low).ok()?;
    // Four modules of quiet around it, as the standard asks.
    let side = (code.size() + 8).to_string();
    let mut path = String::new();
    for y in 0..code.size() {
        for x in 0..code.size() {
            if code.get_module(x, y) {
                path.extend(["M", &(x + 4).to_string(), " ", &(y + 4).to_string(), "h1v1h-1"]);
            }
        }
    }
    let picture = [
        "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ",
        &side,
        " ",
        &side,
        "'><path fill='white' d='M0 0h",
        &side,
        "v",
        &side,
        "h-",
        &side,
        "'/><path d='",
        &path,
        "'/></svg>",
    ];
    Some(
        el("img")
            .class("qr")
            .attr("src", picture.concat())
            .attr("alt", m.share_qr)
            .attr("width", "180")
            .attr("height", "180"),
    )
}
