//! The decision map: a table whose cells are the regions, each a button that asks for what it stands for. Names and words
//! tell the platforms apart; pattern and colour repeat it.

use leptos::prelude::*;

use super::element::{El, Node, el, live};
use crate::app::Model;
use crate::catalog::Criterion;
use crate::decision::Verdict;
use crate::host;
use crate::i18n::messages;
use crate::insight::map::{Map, Region, Segment, default_axes, map as draw};
use crate::wording::{Speech, insight};

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
    let map = if opened { draw(speech.catalogue, speech.requirements, x, y) } else { None };
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
        .child(map.map(|map| table(model, speech, &map)))
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

fn table(model: Model, speech: Speech<'_>, map: &Map) -> El {
    let m = messages(speech.lang);
    let label = |criterion: usize, segment: &Segment, scope: &'static str| {
        let criterion = speech.catalogue.criteria.get(criterion);
        let words = criterion.map(|criterion| insight::segment(criterion, segment.range, speech.lang));
        el("th").attr("scope", scope).child(words)
    };
    let columns = map.x.segments.iter().map(|segment| label(map.x.criterion, segment, "col"));
    let rows = map.y.segments.iter().enumerate().map(|(row, segment)| {
        let cells = (0..map.x.segments.len()).map(|column| cell(model, speech, map, row, column));
        el("tr").child(label(map.y.criterion, segment, "row")).children(cells)
    });
    let head = el("tr").child(el("td")).children(columns);
    let table = el("table").child(el("thead").child(head)).child(el("tbody").children(rows));
    let cut = map.x.cut || map.y.cut;
    let scroll =
        el("div").class("scroll").attr("role", "region").attr("tabindex", "0").attr("aria-label", m.map).child(table);
    el("div").child(scroll).child(cut.then(|| el("p").class("note").child(m.changes_cut)))
}

fn cell(model: Model, speech: Speech<'_>, map: &Map, row: usize, column: usize) -> Option<El> {
    let region = map.region(row, column)?;
    let chosen = map.choose(speech.catalogue, speech.requirements, row, column)?;
    let chosen = Some(chosen).filter(|chosen| chosen != speech.requirements);
    let ask = move |_| {
        if let Some(chosen) = &chosen {
            model.try_out(chosen);
        }
    };
    let button = el("button")
        .attr("type", "button")
        .attr("data-look", look(region))
        .aria("aria-current", map.is_here(row, column))
        .on("click", ask);
    Some(el("td").child(button.child(speech.region(region))))
}

/// The pattern: one of four for a single platform, by its place.
fn look(region: &Region) -> &'static str {
    match (region.answer.verdict, region.answer.recommended.first()) {
        (Verdict::Recommended, Some(first)) => ["0", "1", "2", "3"].get(first % 4).copied().unwrap_or_default(),
        (Verdict::Tie, _) => "tie",
        _ => "",
    }
}
