//! The rest of the source: what the platforms are, what they share, what to mind, how to begin; then the method, its limits,
//! and where the source leaves off.

use leptos::prelude::*;

use super::element::{Child, El, derive, el, live};
use super::quote::{passage, quote};
use crate::app::Model;
use crate::catalog::{Conflict, Difference, Note, Platform, Quote, Words};
use crate::i18n::{Messages, messages};
use crate::wording;

pub fn notes(model: Model) -> El {
    let notes = &model.catalogue.notes;
    let platforms = model.catalogue.platforms.iter().flat_map(|platform| what_it_is(model, platform));
    let closing = notes.closing.iter().map(|advice| said(model, advice));
    let conflicts = notes.conflicts.iter().flat_map(|each| conflict(model, each));
    let differences = notes.differences.iter().flat_map(|each| difference(model, each));
    let full = el("details").child(el("summary").child(el("h2").child(model.text(|m| m.differences))));
    el("div")
        .class("notes")
        .child(section(model, "platforms", |m| m.platforms).children(platforms).child(said(model, &notes.alike)))
        .child(
            section(model, "common", |m| m.common)
                .child(el("ul").children(notes.common.iter().map(|each| remark(model, each)))),
        )
        .child(
            section(model, "cautions", |m| m.cautions)
                .child(el("p").child(model.text(|m| m.cautions_lead)))
                .children(notes.cautions.iter().flat_map(|each| caution(model, each))),
        )
        .child(section(model, "closing", |m| m.closing).children(closing))
        .child(
            section(model, "method", |m| m.method)
                .child(list(model, "ol", |m| m.method_steps))
                .child(el("h3").child(model.text(|m| m.limits)))
                .child(list(model, "ul", |m| m.limits_list)),
        )
        .child(
            section(model, "conflicts", |m| m.conflicts)
                .child(el("p").child(model.text(|m| m.conflicts_lead)))
                .child(el("dl").children(conflicts)),
        )
        .child(
            el("section")
                .class("full")
                .attr("aria-label", model.text(|m| m.differences))
                .child(full.children(differences)),
        )
}

fn section(model: Model, id: &'static str, title: fn(&Messages) -> &'static str) -> El {
    let heading = el("h2").attr("id", id).child(model.text(title));
    el("section").class("remarks").attr("aria-labelledby", id).child(heading)
}

fn what_it_is(model: Model, platform: &'static Platform) -> [AnyView; 2] {
    [titled("h3", model, &platform.name), said(model, &platform.summary)]
}

fn remark(model: Model, note: &'static Note) -> El {
    el("li").child(titled("strong", model, &note.title)).child(said(model, &note.text))
}

/// A box to tick. Its state is the browser's: it lasts while the page is open, and no link carries it.
fn caution(model: Model, note: &'static Note) -> [AnyView; 2] {
    let box_to_tick = el("input").attr("type", "checkbox");
    let label = el("label").class("tick").child(box_to_tick).child(titled("strong", model, &note.title));
    [label.view(), said(model, &note.text)]
}

fn difference(model: Model, difference: &'static Difference) -> Vec<AnyView> {
    let place = derive(move || wording::place(&difference.place, model.lang.get()));
    let heading = el("h3").child(place).child(" ").child(model.words(&difference.title)).view();
    let paragraph = |text: &'static Words| live(move || passage(text, model.lang.get()).view());
    std::iter::once(heading).chain(difference.paragraphs.iter().map(paragraph)).collect()
}

fn conflict(model: Model, conflict: &'static Conflict) -> [AnyView; 2] {
    [titled("dt", model, &conflict.title), titled("dd", model, &conflict.says)]
}

fn list(model: Model, tag: &'static str, pick: fn(&Messages) -> &'static [&'static str]) -> AnyView {
    live(move || {
        let items = pick(messages(model.lang.get())).iter().map(|&item| el("li").child(item));
        el(tag).children(items).view()
    })
}

fn titled(tag: &'static str, model: Model, words: &'static Words) -> AnyView {
    el(tag).child(model.words(words)).view()
}

fn said(model: Model, source: &'static Quote) -> AnyView {
    live(move || quote(source, model.lang.get()).view())
}
