//! The decision map: who is recommended for every pair of thresholds of two criteria, all other answers as they are.
//!
//! ```
//! use gpu_selector::{catalog::guide::guide, insight::map::{default_axes, map}, requirements::Requirements};
//!
//! let (x, y) = default_axes(guide(), &Requirements::default()).unwrap();
//! let found = map(guide(), &Requirements::default(), x, y).unwrap();
//! // Up to 4 cards, and more than 88 but at most 5000 GB: B.
//! assert_eq!(found.rows[3][1].answer.recommended, [1]);
//! ```
//!
//! **Regions are exact, and where one is not it says so.** An axis is cut at every end of a cell and nowhere else, so that
//! within a region each platform stands to both needs in one way: it fits, has to be confirmed, or is ruled out. Every score
//! is then `a + b / x + c / y` in the two thresholds, a plane over `1 / x` and `1 / y`, and what is ahead of another plane
//! at the corners of a rectangle is ahead all over it. So the engine is asked at the four corners: where they agree, the
//! whole region has that answer; where they do not, scores cross inside, and the region is [`Region::mixed`]. As long as
//! both needs are musts and somebody fits, whoever fits has them met in full, and nothing can cross. All this is but for
//! rounding: leading scores that differ by no more than the engine's [`TOLERANCE`](engine::TOLERANCE), as they may at
//! thresholds far above every cell, are told apart at some thresholds of a region and not at others.

use std::ops::Range as Span;

use super::ladder::Ladder;
use super::switches::{Answer, Edit, Range, apply};
use crate::catalog::{Catalogue, Kind};
use crate::engine;
use crate::requirements::{Need, Requirements, Strength};

/// Who is recommended over two criteria.
#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    pub x: Axis,
    pub y: Axis,
    /// A row for each segment of `y`, with a region for each segment of `x`.
    pub rows: Vec<Vec<Region>>,
}

/// One criterion, asked as strongly as the reader asks it; of which nothing is asked, as a must.
#[derive(Clone, Debug, PartialEq)]
pub struct Axis {
    /// Its position in the catalogue.
    pub criterion: usize,
    pub strength: Strength,
    /// In ascending order. Which there are does not depend on the requirements.
    pub segments: Vec<Segment>,
    /// The segment that the reader is in.
    pub here: usize,
    /// There were more than [`MOST_SEGMENTS`], or than [`MOST_ASSESSED`] allows: only some breakpoints, at even distances in
    /// their order, cut the axis.
    pub cut: bool,
}

/// Thresholds between two breakpoints.
#[derive(Clone, Debug, PartialEq)]
pub struct Segment {
    /// `None` on the first segment, which asks nothing, or no more than the lowest that there is.
    pub range: Option<Range>,
    /// The threshold that stands for it: the reader's own, or else the highest; where there is no highest, the least count, or
    /// twice the size that it is more than.
    pub pick: Option<f64>,
}

/// A pair of segments.
#[derive(Clone, Debug, PartialEq)]
pub struct Region {
    /// The answer where both thresholds are those picked.
    pub answer: Answer,
    /// Elsewhere in the region the answer is another, or may be, where an axis was cut short.
    pub mixed: bool,
}

/// Regions side by side that are alike, as a rectangle.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    pub rows: Span<usize>,
    pub columns: Span<usize>,
}

/// The most segments of an axis, besides the one that asks nothing.
pub const MOST_SEGMENTS: usize = 12;

/// The most regions times platforms, where two axes are as long as they may be: a hundred platforms have all segments, more have
/// fewer, but at least two.
pub const MOST_ASSESSED: usize = (MOST_SEGMENTS + 1) * (MOST_SEGMENTS + 1) * 100;

/// The map over the criteria at two positions; `None` where there are no two. In Chromium it takes about 0.1 ms for the guide,
/// 20 ms for 100 platforms by 25 criteria, and no more than 0.2 s for 10,000 (`tests/speed.rs`, two shared cores).
pub fn map(catalogue: &Catalogue, requirements: &Requirements, x: usize, y: usize) -> Option<Map> {
    if x == y {
        return None;
    }
    let (x, columns) = axis(catalogue, requirements, x)?;
    let (y, lines) = axis(catalogue, requirements, y)?;
    let cut = x.cut || y.cut;
    let region = |line: &Ends, column: &Ends| {
        let answer = |across: Option<f64>, down: Option<f64>| {
            let asked = ask(catalogue, &ask(catalogue, requirements, &x, across), &y, down);
            Answer::of(catalogue, &engine::decide(catalogue, &asked))
        };
        let picked = answer(column.pick, line.pick);
        let corner = |across, down| (across, down) != (column.pick, line.pick) && answer(across, down) != picked;
        let mixed = cut
            || corner(column.first, line.first)
            || corner(column.last, line.first)
            || corner(column.first, line.last)
            || corner(column.last, line.last);
        Region { answer: picked, mixed }
    };
    let row = |line: &Ends| columns.iter().map(|column| region(line, column)).collect();
    let rows = lines.iter().map(row).collect();
    Some(Map { x, y, rows })
}

/// The two criteria to begin with, in the catalogue's order: quantities before levels, those asked first.
pub fn default_axes(catalogue: &Catalogue, requirements: &Requirements) -> Option<(usize, usize)> {
    let mut found = Vec::new();
    for rank in [(true, true), (true, false), (false, true), (false, false)] {
        for (position, criterion) in catalogue.criteria.iter().enumerate() {
            let quantity = matches!(criterion.kind, Kind::Quantity(_));
            if !matches!(criterion.kind, Kind::Flag) && (quantity, requirements.need(&criterion.id).is_some()) == rank {
                found.push(position);
            }
        }
    }
    let (&one, &other) = (found.first()?, found.get(1)?);
    Some((one.min(other), one.max(other)))
}

impl Map {
    /// The requirements with the thresholds of a region in place of the reader's; `None` where there is no such region.
    pub fn choose(
        &self,
        catalogue: &Catalogue,
        requirements: &Requirements,
        row: usize,
        column: usize,
    ) -> Option<Requirements> {
        let (across, down) = (self.x.segments.get(column)?.pick, self.y.segments.get(row)?.pick);
        Some(ask(catalogue, &ask(catalogue, requirements, &self.x, across), &self.y, down))
    }

    pub fn region(&self, row: usize, column: usize) -> Option<&Region> {
        self.rows.get(row)?.get(column)
    }

    /// Each region in one block, and as few as reading right and then down gives. What is alike but no rectangle is several.
    pub fn blocks(&self) -> Vec<Block> {
        let mut blocks: Vec<Block> = Vec::new();
        for (row, regions) in self.rows.iter().enumerate() {
            for (column, region) in regions.iter().enumerate() {
                let taken = |row, column| blocks.iter().any(|block| block.holds(row, column));
                if taken(row, column) {
                    continue;
                }
                let alike = |row, column| self.region(row, column) == Some(region) && !taken(row, column);
                let columns = column..column + (column..).take_while(|&column| alike(row, column)).count();
                let rows =
                    row..row + (row..).take_while(|&row| columns.clone().all(|column| alike(row, column))).count();
                blocks.push(Block { rows, columns });
            }
        }
        blocks
    }

    /// Whether the reader's own answers lie in a region.
    pub fn is_here(&self, row: usize, column: usize) -> bool {
        (self.y.here, self.x.here) == (row, column)
    }
}

impl Block {
    fn holds(&self, row: usize, column: usize) -> bool {
        self.rows.contains(&row) && self.columns.contains(&column)
    }
}

/// The thresholds at which a segment is looked at.
struct Ends {
    first: Option<f64>,
    last: Option<f64>,
    pick: Option<f64>,
}

fn ask(catalogue: &Catalogue, requirements: &Requirements, axis: &Axis, threshold: Option<f64>) -> Requirements {
    apply(catalogue, requirements, &Edit::Need { criterion: axis.criterion, threshold, strength: axis.strength })
}

fn axis(catalogue: &Catalogue, requirements: &Requirements, position: usize) -> Option<(Axis, Vec<Ends>)> {
    let criterion = catalogue.criteria.get(position)?;
    let ladder = Ladder::of(criterion);
    let asked = requirements.need(&criterion.id);
    let own = asked.map(Need::threshold);
    // The lowest step is a need that everyone meets, and stands for none.
    let trivial = own.filter(|&own| own <= 0.0);
    let mut here = 0;
    let mut segments = vec![Segment { range: None, pick: trivial }];
    let mut ends = vec![Ends { first: trivial, last: trivial, pick: trivial }];

    let (cuts, cut) = cuts(catalogue, position, ladder);
    let mut first = ladder.first.max(1.0);
    for last in cuts {
        let above = (first > 1.0).then(|| ladder.threshold(first - 1.0));
        let top = ladder.threshold(last);
        let endless = last == ladder.last;
        let inside = |&own: &f64| own > above.unwrap_or(0.0) && own <= top;
        let pick = own.filter(inside).unwrap_or(match &criterion.kind {
            Kind::Quantity(_) if endless && ladder.steps_in_one == 1.0 => first,
            Kind::Quantity(_) if endless => f64::min(above.unwrap_or(0.5) * 2.0, top),
            _ => top,
        });
        if own.is_some_and(|own| inside(&own)) {
            here = segments.len();
        }
        segments.push(Segment { range: Some(Range { above, up_to: (!endless).then_some(top) }), pick: Some(pick) });
        ends.push(Ends { first: Some(ladder.threshold(first)), last: Some(top), pick: Some(pick) });
        first = last + 1.0;
    }
    let strength = asked.map_or(Strength::Must, |need| need.strength);
    Some((Axis { criterion: position, strength, segments, here, cut }, ends))
}

/// The last steps of the segments, up to the ladder's, and whether there were too many.
fn cuts(catalogue: &Catalogue, criterion: usize, ladder: Ladder) -> (Vec<f64>, bool) {
    let known = catalogue.platforms.iter().map(|platform| catalogue.known(platform, criterion));
    let ends = known.flat_map(|known| [known.lo, known.hi]).filter_map(|end| ladder.reach(end));
    let mut cuts: Vec<f64> = ends.chain([ladder.last]).filter(|&step| step >= 1.0).collect();
    cuts.sort_unstable_by(f64::total_cmp);
    cuts.dedup();
    let affordable = |most: &usize| (most + 1) * (most + 1) * catalogue.platforms.len() <= MOST_ASSESSED;
    let most = (2..=MOST_SEGMENTS).rev().find(affordable).unwrap_or(2);
    let many = cuts.len();
    if many <= most {
        return (cuts, false);
    }
    let kept = (1..=most).filter_map(|place| cuts.get(place * many / most - 1).copied());
    (kept.collect(), true)
}
