//! The map as a picture. Places across are shares of the width, places down are in the size of the text, so that it fits any
//! screen without its text growing or shrinking.

use super::choose;
use crate::app::Model;
use crate::catalog::{Criterion, Kind};
use crate::decision::Verdict;
use crate::i18n::{fill, messages};
use crate::insight::map::{Axis, Map, Region};
use crate::quantity::write_number;
use crate::view::element::{El, svg};
use crate::wording::{Speech, insight};

/// How high a row is, and where the first begins, in the size of the text.
const ROW: f64 = 3.2;
const TOP: f64 = 2.6;

/// What fills the regions of a platform, by its place, and of a tie: told apart without colours.
const LOOKS: [(&str, &str); 5] = [
    ("look-0", "M-2 2 2-2M0 8 8 0M6 10 10 6"),
    ("look-1", "M1 2h2M5 6h2"),
    ("look-2", "M0 4h8"),
    ("look-3", "M4 0v8"),
    ("look-tie", "M0 0l8 8M0 8l8-8"),
];

pub fn picture(model: Model, speech: Speech<'_>, map: &Map) -> Option<El> {
    let x = speech.catalogue.criteria.get(map.x.criterion)?;
    let y = speech.catalogue.criteria.get(map.y.criterion)?;
    let (columns, rows) = (map.x.segments.len(), map.y.segments.len());
    let canvas = Canvas { columns: columns as f64 };
    let mut longest = 0;
    let mut shapes = vec![svg("defs").children(LOOKS.map(look))];
    for row in 0..rows {
        for column in 0..columns {
            shapes.extend(area(model, speech, map, canvas, row, column));
        }
    }
    for row in 0..=rows {
        for column in 0..=columns {
            edges(map, canvas, row, column, &mut shapes);
        }
    }
    // Close by each other, words across stand in two lines.
    let two_lines = columns > 4 || !is_number(x);
    for (at, (middle, words)) in labels(speech, &map.x, x).into_iter().enumerate() {
        let down = if two_lines && at % 2 == 0 { 1.0 } else { 2.2 };
        shapes.push(canvas.text(middle, down, words));
    }
    for (middle, words) in labels(speech, &map.y, y) {
        shapes.push(canvas.text(0.0, canvas.down(middle) + 0.35, words).attr("dx", "-.5em").class("down"));
    }
    for block in map.blocks() {
        let Some(region) = map.region(block.rows.start, block.columns.start) else { continue };
        let sign = speech.sign(region);
        longest = longest.max(sign.chars().count());
        let across = (block.columns.start + block.columns.end) as f64 / 2.0;
        let down = (block.rows.start + block.rows.end) as f64 / 2.0;
        shapes.push(canvas.text(across, canvas.down(down) + 0.35, sign).class("sign"));
    }
    let here = canvas.put(svg("circle"), ["cx", "cy"], map.x.here as f64 + 0.5, canvas.down(map.y.here as f64) + 0.7);
    shapes.push(here.attr("r", ".4em"));
    let picture = svg("svg")
        .attr("role", "img")
        .attr("aria-label", fill(messages(speech.lang).map_over, &[x.label.to(speech.lang), y.label.to(speech.lang)]))
        .attr("width", em(canvas.columns * f64::max(2.5, longest as f64 * 0.7)))
        .attr("height", em(canvas.down(rows as f64)))
        .class_if(!is_number(y), "wordy");
    Some(picture.children(shapes))
}

/// Turns columns and rows into lengths.
#[derive(Clone, Copy)]
struct Canvas {
    columns: f64,
}

impl Canvas {
    /// How far down a row begins.
    fn down(self, rows: f64) -> f64 {
        TOP + ROW * rows
    }

    /// Gives a shape a place or a size: so many columns across, so far down.
    fn put(self, shape: El, [x, y]: [&'static str; 2], columns: f64, down: f64) -> El {
        let share = [&*write_number(100.0 * columns / self.columns), "%"].concat();
        shape.attr(x, share).attr(y, em(down))
    }

    fn text(self, columns: f64, down: f64, words: String) -> El {
        self.put(svg("text"), ["x", "y"], columns, down).child(words)
    }
}

fn look((id, lines): (&'static str, &'static str)) -> El {
    svg("pattern")
        .attr("id", id)
        .attr("width", "8")
        .attr("height", "8")
        .attr("patternUnits", "userSpaceOnUse")
        .child(svg("rect").attr("width", "8").attr("height", "8"))
        .child(svg("path").attr("d", lines))
}

/// What answers to the mouse.
fn area(model: Model, speech: Speech<'_>, map: &Map, canvas: Canvas, row: usize, column: usize) -> Option<El> {
    let region = map.region(row, column)?;
    let words = |axis: &Axis, at: usize| {
        let criterion = speech.catalogue.criteria.get(axis.criterion)?;
        Some(insight::segment(criterion, axis.segments.get(at)?.range, speech.lang))
    };
    let told = [&*words(&map.x, column)?, " · ", &words(&map.y, row)?, "\n", &speech.region(region)].concat();
    let area = canvas.put(svg("rect"), ["x", "y"], column as f64, canvas.down(row as f64));
    let area = canvas.put(area, ["width", "height"], 1.0, ROW).attr("fill", filling(region));
    Some(area.on("click", choose(model, speech, map, row, column)).child(svg("title").child(told)))
}

fn filling(region: &Region) -> &'static str {
    match (region.answer.verdict, region.answer.recommended.first()) {
        (Verdict::Recommended, Some(first)) => {
            ["url(#look-0)", "url(#look-1)", "url(#look-2)", "url(#look-3)"].get(first % 4).unwrap_or(&"")
        }
        (Verdict::Tie, _) => "url(#look-tie)",
        _ => "transparent",
    }
}

/// Lines above and to the left of a place, where the regions on both sides differ, or one is outside.
fn edges(map: &Map, canvas: Canvas, row: usize, column: usize, shapes: &mut Vec<El>) {
    let here = map.region(row, column);
    let above = row.checked_sub(1).and_then(|row| map.region(row, column));
    let left = column.checked_sub(1).and_then(|column| map.region(row, column));
    for (other, across, down) in [(above, 1.0, 0.0), (left, 0.0, 1.0)] {
        if other != here {
            let (x, y) = (column as f64, row as f64);
            let line = canvas.put(svg("line"), ["x1", "y1"], x, canvas.down(y));
            shapes.push(canvas.put(line, ["x2", "y2"], x + across, canvas.down(y + down)));
        }
    }
}

/// The words on an axis, each with its place in segments. Numbers stand at the line where they begin to count, words in the
/// middle of their segment.
fn labels(speech: Speech<'_>, axis: &Axis, criterion: &Criterion) -> Vec<(f64, String)> {
    let mut labels = Vec::new();
    for (at, segment) in axis.segments.iter().enumerate() {
        let to_middle = if at > 0 && is_number(criterion) { 0.0 } else { 0.5 };
        labels.push((at as f64 + to_middle, insight::boundary(criterion, segment, speech.lang)));
    }
    labels
}

fn is_number(criterion: &Criterion) -> bool {
    matches!(criterion.kind, Kind::Quantity(_))
}

fn em(length: f64) -> String {
    [&*write_number(length), "em"].concat()
}
