//! The map as a table: its regions in words, each a button.

use super::choose;
use crate::app::Model;
use crate::i18n::messages;
use crate::insight::map::{Map, Segment};
use crate::view::element::{El, button, el};
use crate::wording::{Speech, insight};

pub fn table(model: Model, speech: Speech<'_>, map: &Map) -> El {
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
    let name = messages(speech.lang).map;
    el("div").class("scroll").attr("role", "region").attr("tabindex", "0").attr("aria-label", name).child(table)
}

fn cell(model: Model, speech: Speech<'_>, map: &Map, row: usize, column: usize) -> Option<El> {
    let button =
        button().aria("aria-current", map.is_here(row, column)).on("click", choose(model, speech, map, row, column));
    Some(el("td").child(button.child(speech.region(map.region(row, column)?))))
}
