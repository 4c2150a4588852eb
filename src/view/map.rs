//! The decision map: a picture of who wins over two criteria, and a table with the same regions as buttons for whoever does
//! not see it or has no mouse. Picking a region asks for what it stands for.

use leptos::prelude::*;

use super::element::{El, Node, el, live};
use crate::app::Model;
use crate::catalog::Criterion;
use crate::host::{self, Event};
use crate::i18n::messages;
use crate::insight::map::{self, Map, default_axes};
use crate::wording::Speech;

mod picture;
mod table;

/// The criteria across and down, and whether the map was ever opened: nothing is computed before.
type Axes = RwSignal<(usize, usize, bool)>;

pub fn map(model: Model) -> Option<Node> {
    let (x, y) = model.requirements.with_untracked(|asked| default_axes(model.catalogue, asked))?;
    let axes: Axes = RwSignal::new((x, y, false));
    Some(live(move || model.speech(|speech| part(model, speech, axes))))
}

fn part(model: Model, speech: Speech<'_>, axes: Axes) -> El {
    let m = messages(speech.lang);
    let (x, y, opened) = axes.get();
    let map = if opened { map::map(speech.catalogue, speech.requirements, x, y) } else { None };
    let open = move |_| {
        if !axes.get_untracked().2 {
            axes.update(|(_, _, opened)| *opened = true);
        }
    };
    el("details")
        .class("map")
        .on("toggle", open)
        .child(el("summary").child(m.map))
        .child(el("p").class("note").child(m.map_lead))
        .child(el("p").class("axes").child(pick(model, speech, axes, false)).child(pick(model, speech, axes, true)))
        .child(map.map(|map| regions(model, speech, &map)))
}

/// The list of criteria for one axis. What the other one has changes places with it.
fn pick(model: Model, speech: Speech<'_>, axes: Axes, down: bool) -> El {
    let m = messages(speech.lang);
    let (x, y, _) = axes.get();
    let (own, other) = if down { (y, x) } else { (x, y) };
    let option = |(position, criterion): (usize, &Criterion)| {
        el("option")
            .attr("value", criterion.id.clone())
            .is("selected", own == position)
            .child(criterion.label.to(speech.lang).to_owned())
    };
    let change = move |event| {
        let Some((position, _)) = model.catalogue.criterion(&host::text(&event)) else { return };
        let other = if other == position { own } else { other };
        axes.set(if down { (other, position, true) } else { (position, other, true) });
    };
    let list = el("select").on("change", change).children(speech.catalogue.criteria.iter().enumerate().map(option));
    el("label").child(if down { m.map_down } else { m.map_across }).child(" ").child(list)
}

fn regions(model: Model, speech: Speech<'_>, map: &Map) -> El {
    let m = messages(speech.lang);
    let cut = map.x.cut || map.y.cut;
    el("div")
        .child(el("div").class("scroll").child(picture::picture(model, speech, map)))
        .child(el("p").class("note").child(speech.signs(map)))
        .child(cut.then(|| el("p").class("note").child(m.changes_cut)))
        .child(el("details").child(el("summary").child(m.map_table)).child(table::table(model, speech, map)))
}

/// Asks for what a region stands for.
fn choose(model: Model, speech: Speech<'_>, map: &Map, row: usize, column: usize) -> impl FnMut(Event) + 'static {
    let chosen = map.choose(speech.catalogue, speech.requirements, row, column);
    let chosen = chosen.filter(|chosen| chosen != speech.requirements);
    move |_| {
        if let Some(chosen) = &chosen {
            model.try_out(chosen);
        }
    }
}
