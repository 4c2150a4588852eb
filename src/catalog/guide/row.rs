//! What the matrix is written in: a row, its three cells, and what a cell can know, by name.

use super::{Cited, Pair, level, quote, words};
use crate::catalog::{Cell, Criterion, Interval, Kind, Level, Unit};

/// One criterion and its three cells.
pub(super) struct Row {
    pub id: &'static str,
    pub group: &'static str,
    pub measure: Measure,
    pub label: Pair,
    pub question: Pair,
    pub ask: Pair,
    pub hint: Option<Cited>,
    pub a: Entry,
    pub b: Entry,
    pub c: Entry,
}

pub(super) enum Measure {
    Flag,
    /// Lowest first: id, label.
    Levels(&'static [(&'static str, Pair)]),
    Cards,
    Gigabytes,
}

/// A cell, as the tables below write it.
pub(super) struct Entry {
    known: Known,
    wording: Option<Pair>,
    quotes: &'static [Cited],
    note: Option<Pair>,
}

/// What is known, by name.
pub(super) enum Known {
    No,
    Yes,
    NotStated,
    Level(&'static str),
    /// From one level to another.
    Levels(&'static str, &'static str),
    Exactly(f64),
    AtLeast(f64),
    About(f64),
    Between(f64, f64),
}

impl Row {
    pub fn criterion(&self) -> Criterion {
        Criterion {
            id: self.id.into(),
            group: self.group.into(),
            kind: self.kind(),
            label: words(self.label),
            question: words(self.question),
            ask: words(self.ask),
            hint: self.hint.map(quote),
        }
    }

    pub fn kind(&self) -> Kind {
        match self.measure {
            Measure::Flag => Kind::Flag,
            Measure::Levels(levels) => {
                Kind::Level(levels.iter().map(|&(id, label)| Level { id: id.into(), label: words(label) }).collect())
            }
            Measure::Cards => {
                Kind::Quantity(Unit::Count { one: words(("卡", "card")), many: words(("卡", "cards")) })
            }
            Measure::Gigabytes => Kind::Quantity(Unit::Gigabytes),
        }
    }
}

impl Entry {
    pub const fn noting(self, zh: &'static str, en: &'static str) -> Self {
        Self { note: Some((zh, en)), ..self }
    }

    pub fn cell(&self, kind: &Kind) -> Cell {
        Cell {
            known: self.known.interval(kind),
            wording: self.wording.map(words),
            quotes: self.quotes.iter().copied().map(quote).collect(),
            note: self.note.map(words),
        }
    }
}

impl Known {
    /// The interval on the scale of `kind`. A level that the scale does not have would be unknown; a test proves there is none.
    fn interval(&self, kind: &Kind) -> Interval {
        let levels = |lo, hi| match (level(kind, lo), level(kind, hi)) {
            (Some(lo), Some(hi)) => Interval::new(lo, hi),
            _ => kind.unknown(),
        };
        match *self {
            Self::No => Interval::exactly(0.0),
            Self::Yes => Interval::exactly(1.0),
            Self::NotStated => kind.unknown(),
            Self::Level(id) => levels(id, id),
            Self::Levels(lo, hi) => levels(lo, hi),
            Self::Exactly(value) => Interval::exactly(value),
            Self::AtLeast(lo) => Interval::new(lo, f64::INFINITY),
            Self::About(value) => Interval::about(value),
            Self::Between(lo, hi) => Interval::new(lo, hi),
        }
    }
}

pub(super) const fn says(known: Known, wording: Pair, quotes: &'static [Cited]) -> Entry {
    Entry { known, wording: Some(wording), quotes, note: None }
}

/// A cell on which the article is silent, with the sentences that come nearest.
pub(super) const fn silent(quotes: &'static [Cited]) -> Entry {
    Entry { known: Known::NotStated, wording: None, quotes, note: None }
}
