//! The decision map: a table whose cells are the regions, each a button that asks for what it stands for. Names and words
//! tell the platforms apart; pattern and colour repeat it.

use leptos::prelude::*;

use super::element::{Child, El, derive, el, live};
use crate::app::Model;
use crate::catalog::Criterion;
use crate::decision::Verdict;
use crate::host;
use crate::insight::map::{Map, Region, Segment, default_axes, map as draw};
use crate::wording::insight;

/// The criteria across and down, and whether the map was ever opened: nothing is drawn before.
type Axes = RwSignal<(usize, usize, bool)>;
type Found = Memo<Option<Map>>;

pub fn map(model: Model) -> Option<El> {
    let (x, y) = model.requirements.with_untracked(|asked| default_axes(model.catalogue, asked))?;
    let axes: Axes = RwSignal::new((x, y, false));
    let compute = move |_: Option<&Option<Map>>| {
        let (x, y, opened) = axes.get();
        if opened { model.requirements.with(|asked| draw(model.catalogue, asked, x, y)) } else { None }
    };
    // Comparing maps would cost more than drawing the same again.
    let found: Found = Memo::new_with_compare(compute, |_, _| true);
    // Each pair of axes has a table of its own; other answers only change the words in it.
    let table = live(move || {
        axes.track();
        found.with_untracked(|map| map.as_ref().map(|map| table(model, found, map))).view()
    });
    let open = move |_| {
        let (x, y, opened) = axes.get_untracked();
        if !opened {
            axes.set((x, y, true));
        }
    };
    Some(
        el("details")
            .class("map")
            .on("toggle", open)
            .child(el("summary").child(model.text(|m| m.map)))
            .child(el("p").class("note").child(model.text(|m| m.map_lead)))
            .child(el("p").class("axes").child(pick(model, axes, false)).child(pick(model, axes, true)))
            .child(table),
    )
}

/// The list of criteria for one axis. What the other one has changes places with it.
fn pick(model: Model, axes: Axes, down: bool) -> El {
    let own = move || {
        let (x, y, _) = axes.get();
        if down { y } else { x }
    };
    let option = |(position, criterion): (usize, &'static Criterion)| {
        el("option")
            .attr("value", &*criterion.id)
            .is("selected", derive(move || own() == position))
            .child(model.words(&criterion.label))
    };
    let change = move |event| {
        let Some((position, _)) = model.catalogue.criterion(&host::text(&event)) else { return };
        let (x, y, _) = axes.get_untracked();
        let (own, other) = if down { (y, x) } else { (x, y) };
        let other = if other == position { own } else { other };
        axes.set(if down { (other, position, true) } else { (position, other, true) });
    };
    let name = model.text(if down { |m| m.map_down } else { |m| m.map_across });
    let list = el("select").on("change", change).children(model.catalogue.criteria.iter().enumerate().map(option));
    el("label").child(name).child(" ").child(list)
}

fn table(model: Model, found: Found, map: &Map) -> El {
    let label = move |criterion: usize, segment: &Segment, scope: &'static str| {
        let (criterion, range) = (model.catalogue.criteria.get(criterion), segment.range);
        let words = move || criterion.map(|criterion| insight::segment(criterion, range, model.lang.get()));
        el("th").attr("scope", scope).child(derive(move || words().unwrap_or_default()))
    };
    let columns = map.x.segments.iter().map(|segment| label(map.x.criterion, segment, "col"));
    let rows = map.y.segments.iter().enumerate().map(|(row, segment)| {
        let cells = (0..map.x.segments.len()).map(|column| cell(model, found, row, column));
        el("tr").child(label(map.y.criterion, segment, "row")).children(cells)
    });
    let head = el("tr").child(el("td")).children(columns);
    let table = el("table").child(el("thead").child(head)).child(el("tbody").children(rows));
    let cut = map.x.cut || map.y.cut;
    let scroll = el("div")
        .class("scroll")
        .attr("role", "region")
        .attr("tabindex", "0")
        .attr("aria-label", model.text(|m| m.map))
        .child(table);
    el("div").child(scroll).child(cut.then(|| el("p").class("note").child(model.text(|m| m.changes_cut))))
}

fn cell(model: Model, found: Found, row: usize, column: usize) -> El {
    let words = derive(move || {
        let region = found.with(|map| Some(map.as_ref()?.region(row, column)?.clone()));
        region.map(|region| model.speech(|speech| speech.region(&region))).unwrap_or_default()
    });
    let look = derive(move || found.with(|map| Some(look(map.as_ref()?.region(row, column)?))).unwrap_or_default());
    let here = derive(move || found.with(|map| map.as_ref().is_some_and(|map| map.is_here(row, column))));
    let ask = move |_| {
        let asked = model.requirements.get_untracked();
        let chosen = found.with_untracked(|map| map.as_ref()?.choose(model.catalogue, &asked, row, column));
        if let Some(chosen) = chosen.filter(|chosen| *chosen != asked) {
            model.try_out(&chosen);
        }
    };
    let button = el("button").attr("type", "button").attr("data-look", look).aria("aria-current", here);
    el("td").child(button.on("click", ask).child(words))
}

/// The pattern: one of four for a single platform, by its place.
fn look(region: &Region) -> &'static str {
    match (region.answer.verdict, region.answer.recommended.first()) {
        (Verdict::Recommended, Some(first)) => ["0", "1", "2", "3"].get(first % 4).copied().unwrap_or_default(),
        (Verdict::Tie, _) => "tie",
        _ => "",
    }
}
