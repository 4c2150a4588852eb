//! What is known of the platforms: criteria, cells, positioning, scenarios, and the source's own words.
//!
//! A [`Catalogue`] is data. It knows no method (that is the [engine](crate::engine)) and no page. Adding a criterion or a
//! platform is a change here and nowhere else. Everything a reader can be shown is a [`Words`], so that no language can be
//! forgotten, and everything quoted is a [`Quote`], so that no place can be.

use std::borrow::Cow;

use crate::requirements::{Requirements, Scale, Team};

#[cfg(not(target_arch = "wasm32"))]
pub mod file;
pub mod guide;

/// Text that is compiled in or, for catalogues read from files, owned.
pub type Text = Cow<'static, str>;

/// One text in every language of the page.
#[derive(Clone, Debug, PartialEq)]
pub struct Words {
    pub zh: Text,
    pub en: Text,
}

/// A sentence of the source. `text.zh` is the original to the letter; `text.en` is our translation of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Quote {
    /// The section it stands in, as the source numbers it: `4.3`, `五`.
    pub place: Text,
    pub text: Words,
}

/// A closed interval `lo <= hi` on the scale of a criterion; `hi` may be infinite.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    pub lo: f64,
    pub hi: f64,
}

/// Criteria, platforms, scenarios and notes, with id, version and date.
#[derive(Clone, Debug, PartialEq)]
pub struct Catalogue {
    pub id: Text,
    /// The title of the source.
    pub title: Words,
    pub version: Text,
    /// The day the source speaks of, `None` where it does not say.
    pub as_of: Option<Text>,
    pub groups: Vec<Group>,
    /// The rows of the matrix, in the order in which links write them.
    pub criteria: Vec<Criterion>,
    pub platforms: Vec<Platform>,
    pub scenarios: Vec<Scenario>,
    pub notes: Notes,
}

/// A heading of the form, with the criteria asked under it.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    pub id: Text,
    pub label: Words,
}

/// One row of the matrix.
#[derive(Clone, Debug, PartialEq)]
pub struct Criterion {
    /// The key in links; matches `[a-z][a-z0-9_]*` and is none of the reserved keys.
    pub id: Text,
    /// The [`Group`] whose heading it stands under.
    pub group: Text,
    pub kind: Kind,
    /// The name of the row, as the source spells it.
    pub label: Words,
    /// The short question in the form.
    pub question: Words,
    /// What to ask the vendor when the cell leaves it open; `{}` stands for the threshold.
    pub ask: Words,
    /// The source's advice on this question (技术启示).
    pub hint: Option<Quote>,
}

/// What a cell of a criterion can say. Every kind is a number line, so that the engine needs no words.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// 0 no, 1 yes.
    Flag,
    /// Ordered words, lowest first; a level is its position, from 0.
    Level(Vec<Level>),
    /// A number at or above 0, more is better.
    Quantity(Unit),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Level {
    pub id: Text,
    pub label: Words,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Unit {
    /// Whole things, with the word for one and for several: card, cards.
    Count { one: Words, many: Words },
    /// Decimal gigabytes, 10^9 bytes.
    Gigabytes,
}

/// A platform: one column of the matrix.
#[derive(Clone, Debug, PartialEq)]
pub struct Platform {
    pub id: Text,
    pub name: Words,
    /// What the platform is, in the source's words.
    pub summary: Quote,
    pub positioning: Positioning,
    /// One cell a criterion, in the order of [`Catalogue::criteria`].
    pub cells: Vec<Cell>,
}

/// What is known of one platform on one criterion.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    pub known: Interval,
    /// The words in the source's matrix; `None` where the source is silent.
    pub wording: Option<Words>,
    /// The sentences behind it; the first one gives the cell its place.
    pub quotes: Vec<Quote>,
    /// What a reader of the cell should know: a conflict, an inference, a gap.
    pub note: Option<Words>,
}

/// What the source says a platform is made for. `None`: it does not say.
#[derive(Clone, Debug, PartialEq)]
pub struct Positioning {
    pub scale: Option<Scale>,
    pub team: Option<Team>,
    /// Whether the platform presumes a team with operations skill.
    pub needs_ops: Option<bool>,
    pub quotes: Vec<Quote>,
}

/// A named set of needs and context, with the source's own recommendation and reason.
#[derive(Clone, Debug, PartialEq)]
pub struct Scenario {
    pub id: Text,
    /// A few words, for a button.
    pub short: Words,
    /// The source's name for it.
    pub name: Words,
    /// The id of the platform that the source recommends.
    pub recommends: Text,
    pub reason: Quote,
    pub requirements: Requirements,
}

/// The rest of the source: what helps to read the matrix and to act on the answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Notes {
    /// Whom the platforms serve, all alike (二).
    pub alike: Quote,
    /// What all platforms have in common (三).
    pub common: Vec<Note>,
    /// The differences, section by section, in full (四).
    pub differences: Vec<Difference>,
    /// What to mind when moving and using (七).
    pub cautions: Vec<Note>,
    /// The closing advice (八), a paragraph each.
    pub closing: Vec<Quote>,
    /// Where the source contradicts itself or is silent, and what we made of it.
    pub conflicts: Vec<Conflict>,
}

/// A titled remark of the source.
#[derive(Clone, Debug, PartialEq)]
pub struct Note {
    pub title: Words,
    pub text: Quote,
}

/// One section on differences: an opening, a paragraph for each platform or group of platforms, a hint.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    pub place: Text,
    pub title: Words,
    pub paragraphs: Vec<Words>,
}

/// A contradiction or gap in the source.
#[derive(Clone, Debug, PartialEq)]
pub struct Conflict {
    /// The id of the criterion it concerns, or another word for the subject.
    pub about: Text,
    /// The subject, for the reader.
    pub title: Words,
    /// What the text says, and how the catalogue reads it.
    pub says: Words,
}

impl Words {
    pub const fn new(zh: &'static str, en: &'static str) -> Self {
        Self { zh: Cow::Borrowed(zh), en: Cow::Borrowed(en) }
    }
}

impl Quote {
    pub const fn new(place: &'static str, zh: &'static str, en: &'static str) -> Self {
        Self { place: Cow::Borrowed(place), text: Words::new(zh, en) }
    }
}

impl Interval {
    pub const ANYTHING: Self = Self::new(0.0, f64::INFINITY);

    pub const fn exactly(value: f64) -> Self {
        Self { lo: value, hi: value }
    }

    pub const fn new(lo: f64, hi: f64) -> Self {
        Self { lo, hi }
    }

    /// "About" a value: the [`ABOUT`] share more or less.
    pub fn about(value: f64) -> Self {
        Self { lo: value * (1.0 - ABOUT), hi: value * (1.0 + ABOUT) }
    }
}

/// How far "about" (约) reaches to either side.
pub const ABOUT: f64 = 0.10;

impl Kind {
    /// All that a cell of this kind could say: what a silent source leaves open.
    pub fn unknown(&self) -> Interval {
        let hi = match self {
            Self::Flag => 1.0,
            Self::Level(levels) => levels.len().saturating_sub(1) as f64,
            Self::Quantity(_) => f64::INFINITY,
        };
        Interval { lo: 0.0, hi }
    }
}

impl Cell {
    /// The section of the source that the cell rests on; empty where there is none.
    pub fn source(&self) -> &str {
        self.quotes.first().map_or("", |quote| &quote.place)
    }
}

impl Catalogue {
    /// The position of a criterion in [`Catalogue::criteria`].
    pub fn criterion(&self, id: &str) -> Option<(usize, &Criterion)> {
        self.criteria.iter().enumerate().find(|(_, criterion)| criterion.id == id)
    }

    /// What is known of a platform on the criterion at a position; all that is possible, where it has no cell.
    pub fn known(&self, platform: &Platform, criterion: usize) -> Interval {
        match platform.cells.get(criterion) {
            Some(cell) => cell.known,
            None => self.criteria.get(criterion).map_or(Interval::ANYTHING, |criterion| criterion.kind.unknown()),
        }
    }

    /// The scenario that asks exactly this, if there is one. Whether the fit counts makes no difference.
    pub fn scenario(&self, requirements: &Requirements) -> Option<&Scenario> {
        self.scenarios.iter().find(|scenario| {
            scenario.requirements.needs() == requirements.needs()
                && scenario.requirements.context == requirements.context
        })
    }

    /// The scenarios of which all needs and context are among these, those with the most of both first. A higher threshold
    /// includes a lower one, and a stronger wish a weaker one.
    pub fn scenarios_included(&self, requirements: &Requirements) -> Vec<&Scenario> {
        let mut included: Vec<&Scenario> = Vec::new();
        for scenario in self.scenarios.iter().filter(|scenario| requirements.include(&scenario.requirements)) {
            let answers = scenario.requirements.answers();
            let place = included.partition_point(|other| other.requirements.answers() >= answers);
            included.insert(place, scenario);
        }
        included
    }

    /// Whether the source says of any platform what it is made for. Where it says so of none, the context cannot tell platforms
    /// apart, and nobody is to be asked for it.
    pub fn is_positioned(&self) -> bool {
        let stated = |made_for: &Positioning| {
            made_for.scale.is_some() || made_for.team.is_some() || made_for.needs_ops.is_some()
        };
        self.platforms.iter().any(|platform| stated(&platform.positioning))
    }

    pub fn platform(&self, id: &str) -> Option<&Platform> {
        self.platforms.iter().find(|platform| platform.id == id)
    }
}
