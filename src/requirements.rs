//! What the reader asks: needs on criteria, and the context they work in. Valid by construction.
//!
//! A [`Need`] can only be made with a threshold that its criterion's scale has, and a criterion carries at most one. Equal
//! requirements are equal values, whatever order they were given in.

use crate::catalog::{Criterion, Kind, Text, Unit};

/// All answers that take part in a decision.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Requirements {
    /// Sorted by criterion id, one a criterion.
    needs: Vec<Need>,
    pub context: Context,
    /// The reader does not want positioning to count (`fit=off`).
    pub fit_off: bool,
}

/// What the reader asks of one criterion.
#[derive(Clone, Debug, PartialEq)]
pub struct Need {
    criterion: Text,
    threshold: f64,
    pub strength: Strength,
}

/// How much a need counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// A gate: a platform that surely lacks it is ruled out.
    Must,
    Want,
    Nice,
}

/// How the reader works. `None`: not answered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Context {
    pub scale: Option<Scale>,
    pub team: Option<Team>,
    /// Whether the team has operations skill.
    pub ops: Option<bool>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    Small,
    Medium,
    Large,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Team {
    Solo,
    Many,
}

impl Requirements {
    pub fn needs(&self) -> &[Need] {
        &self.needs
    }

    pub fn need(&self, criterion: &str) -> Option<&Need> {
        self.needs.iter().find(|need| need.criterion == criterion)
    }

    /// Asks for something, in place of what was asked of that criterion before.
    pub fn ask(&mut self, need: Need) {
        match self.needs.binary_search_by(|other| other.criterion.cmp(&need.criterion)) {
            Ok(found) => {
                if let Some(slot) = self.needs.get_mut(found) {
                    *slot = need;
                }
            }
            Err(place) => self.needs.insert(place, need),
        }
    }

    /// Asks what `others` ask, where nothing is asked yet.
    pub fn fill_in(&mut self, others: &Self) {
        for need in &others.needs {
            if self.need(&need.criterion).is_none() {
                self.ask(need.clone());
            }
        }
        self.context = Context {
            scale: self.context.scale.or(others.context.scale),
            team: self.context.team.or(others.context.team),
            ops: self.context.ops.or(others.context.ops),
        };
    }

    /// Whether whoever asks this asks also for all that `others` ask: at least the same thresholds, at least as strongly, in
    /// the same context as far as that is answered.
    pub fn include(&self, others: &Self) -> bool {
        fn same<T: PartialEq>(own: Option<T>, other: Option<T>) -> bool {
            other.is_none() || own == other
        }
        let asks = |other: &Need| {
            self.need(&other.criterion)
                .is_some_and(|own| own.threshold >= other.threshold && own.strength.weight() >= other.strength.weight())
        };
        others.needs.iter().all(asks)
            && same(self.context.scale, others.context.scale)
            && same(self.context.team, others.context.team)
            && same(self.context.ops, others.context.ops)
    }

    /// How many needs and parts of the context are answered.
    pub fn answers(&self) -> usize {
        let Context { scale, team, ops } = self.context;
        let context = [scale.is_some(), team.is_some(), ops.is_some()];
        self.needs.len() + context.into_iter().filter(|&answered| answered).count()
    }

    /// Asks nothing of a criterion any more.
    pub fn drop_need(&mut self, criterion: &str) {
        self.needs.retain(|need| need.criterion != criterion);
    }
}

impl Need {
    /// A need on `criterion`, or `None` where its scale has no such threshold: a flag takes 1, a level a position in its
    /// list, a count a whole number and a size any number of gigabytes, each from 0 to the bounds below.
    pub fn new(criterion: &Criterion, threshold: f64, strength: Strength) -> Option<Self> {
        let valid = match &criterion.kind {
            Kind::Flag => threshold == 1.0,
            Kind::Level(levels) => threshold.fract() == 0.0 && (0.0..levels.len() as f64).contains(&threshold),
            Kind::Quantity(Unit::Count { .. }) => threshold.fract() == 0.0 && (0.0..=MOST_COUNTED).contains(&threshold),
            Kind::Quantity(Unit::Gigabytes) => (0.0..=MOST_GIGABYTES).contains(&threshold),
        };
        valid.then(|| Self { criterion: criterion.id.clone(), threshold, strength })
    }

    /// The id of the criterion.
    pub fn criterion(&self) -> &str {
        &self.criterion
    }

    /// On the scale of the criterion: 1 for a flag, the position of a level, a count, or gigabytes.
    pub fn threshold(&self) -> f64 {
        self.threshold
    }
}

/// The largest count that can be asked for. More is a slip of the finger.
pub const MOST_COUNTED: f64 = 1e6;

/// The largest size that can be asked for, in gigabytes: an exabyte.
pub const MOST_GIGABYTES: f64 = 1e9;

impl Strength {
    pub const ALL: [Self; 3] = [Self::Must, Self::Want, Self::Nice];

    /// The word in links.
    pub fn id(self) -> &'static str {
        match self {
            Self::Must => "must",
            Self::Want => "want",
            Self::Nice => "nice",
        }
    }

    /// Its weight before normalisation.
    pub fn weight(self) -> f64 {
        match self {
            Self::Must => 3.0,
            Self::Want => 2.0,
            Self::Nice => 1.0,
        }
    }
}

impl Scale {
    pub const ALL: [Self; 3] = [Self::Small, Self::Medium, Self::Large];

    pub fn id(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Medium => "medium",
            Self::Large => "large",
        }
    }
}

impl Team {
    pub const ALL: [Self; 2] = [Self::Solo, Self::Many];

    pub fn id(self) -> &'static str {
        match self {
            Self::Solo => "solo",
            Self::Many => "many",
        }
    }
}
