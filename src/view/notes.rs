//! The rest of the source: what the platforms are, what they share, what to mind, how to begin; then the method, its limits,
//! and where the source leaves off.

use super::element::{El, el};
use super::quote::{passage, quote};
use crate::catalog::{Catalogue, Conflict, Difference, Note, Platform};
use crate::i18n::messages;
use crate::link::Lang;
use crate::wording;

pub fn notes(catalogue: &'static Catalogue, lang: Lang) -> El {
    let (notes, m) = (&catalogue.notes, messages(lang));
    let platforms = catalogue.platforms.iter().flat_map(|platform| what_it_is(platform, lang));
    let conflicts = notes.conflicts.iter().flat_map(|each| conflict(each, lang));
    let differences = notes.differences.iter().flat_map(|each| difference(each, lang));
    let full = el("details").child(el("summary").child(el("h2").child(m.differences)));
    el("div")
        .class("notes")
        .child(section("platforms", m.platforms).children(platforms).child(quote(&notes.alike, lang)))
        .child(section("common", m.common).child(el("ul").children(notes.common.iter().map(|each| remark(each, lang)))))
        .child(
            section("cautions", m.cautions)
                .child(el("p").child(m.cautions_lead))
                .children(notes.cautions.iter().flat_map(|each| caution(each, lang))),
        )
        .child(section("closing", m.closing).children(notes.closing.iter().map(|advice| quote(advice, lang))))
        .child(
            section("method", m.method)
                .child(list("ol", m.method_steps))
                .child(el("h3").child(m.limits))
                .child(list("ul", m.limits_list)),
        )
        .child(
            section("conflicts", m.conflicts)
                .child(el("p").child(m.conflicts_lead))
                .child(el("dl").children(conflicts)),
        )
        .child(el("section").class("full").attr("aria-label", m.differences).child(full.children(differences)))
}

fn section(id: &'static str, title: &'static str) -> El {
    let heading = el("h2").attr("id", id).child(title);
    el("section").class("remarks").attr("aria-labelledby", id).child(heading)
}

fn what_it_is(platform: &'static Platform, lang: Lang) -> [El; 2] {
    [el("h3").child(platform.name.to(lang)), quote(&platform.summary, lang)]
}

fn remark(note: &'static Note, lang: Lang) -> El {
    el("li").child(el("strong").child(note.title.to(lang))).child(quote(&note.text, lang))
}

/// A box to tick. Its state is the browser's: it lasts while the page is open, and no link carries it.
fn caution(note: &'static Note, lang: Lang) -> [El; 2] {
    let box_to_tick = el("input").attr("type", "checkbox");
    let label = el("label").class("tick").child(box_to_tick).child(el("strong").child(note.title.to(lang)));
    [label, quote(&note.text, lang)]
}

fn difference(difference: &'static Difference, lang: Lang) -> Vec<El> {
    let place = wording::place(&difference.place, lang);
    let heading = el("h3").child(place).child(" ").child(difference.title.to(lang));
    let paragraphs = difference.paragraphs.iter().map(|text| passage(text, lang));
    std::iter::once(heading).chain(paragraphs).collect()
}

fn conflict(conflict: &'static Conflict, lang: Lang) -> [El; 2] {
    [el("dt").child(conflict.title.to(lang)), el("dd").child(conflict.says.to(lang))]
}

fn list(tag: &'static str, items: &'static [&'static str]) -> El {
    el(tag).children(items.iter().map(|&item| el("li").child(item)))
}
