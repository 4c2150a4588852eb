//! How firm a recommendation is: what other weights, and what is not known, could do to it.
//!
//! ```
//! use gpu_selector::{catalog::guide::guide, engine::decide, insight::robustness::{Word, firmness}, link};
//!
//! // 120 GB speak for B, the medium scale for A; of all ways to weigh the two, B is first in 4 of 9.
//! let asked = link::read(guide(), "expansion=120GB,want&scale=medium").requirements;
//! let firmness = firmness(&decide(guide(), &asked)).unwrap();
//! assert_eq!(firmness.word, Word::Thin);
//! assert!((firmness.acceptability.lo - 4.0 / 9.0).abs() < 1e-9);
//! ```
//!
//! The columns are what the score is made of: the needs that were asked, and the fit where it counts. Over them the engine's
//! score is a weighted sum, so that everything here is exact and linear in platforms; no weighting is drawn at random.
//!
//! **Two things can unseat a winner, and they are kept apart.** *Other weights*: they compare what is guaranteed, as the order
//! does, and, where two platforms are level in that, what is possible at best. They never lift a platform over one of a
//! better status. *What is unknown*: there a platform that has yet to be confirmed competes like any other.

use super::simplex::{Lead, dominates, first_rank_bounds, level, weight_interval, winning_index};
use crate::catalog::Interval;
use crate::decision::{Assessment, Decision, Status, Verdict};
use crate::engine::TOLERANCE;

/// How firm a recommendation is.
#[derive(Clone, Debug, PartialEq)]
pub struct Firmness {
    pub word: Word,
    /// Whatever the unknown cells hold, no platform comes before the winner; one may come level.
    pub surely_best: bool,
    /// Bounds of the share of all weightings under which the winner is first, in 0..=1.
    pub acceptability: Interval,
    /// One for each column, needs first; none where there are not two columns to weigh against each other.
    pub weights: Vec<WeightRange>,
    /// The other platforms that are not ruled out, in the order of the decision.
    pub rivals: Vec<Rival>,
}

/// One word for all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// The winner fits, is surely best, and first under at least [`FIRM`] of all weightings.
    Firm,
    /// First under at least [`FAIR`] of all weightings.
    Fair,
    Thin,
}

/// How far one weight can move while the winner stays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WeightRange {
    pub column: Column,
    /// The present weight, in 0..=1. Those of all columns sum to 1.
    pub weight: f64,
    /// From where to where no platform of the winner's status overtakes it; the other columns share the rest in their present
    /// proportions. At an end inside 0..=1 another platform draws level.
    pub stays: Interval,
    /// No weight of this column lets another platform overtake the winner where this is false: `stays` is all of 0..=1.
    pub can_change: bool,
    /// Without this column, at weight 0, the winner is not alone in the first place. It can be so where `can_change` is false:
    /// any weight above 0 decides, and none leaves a tie.
    pub needed: bool,
}

/// What a weight belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// A position in [`Decision::asked`].
    Need(usize),
    Fit,
}

/// How another platform stands to the winner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rival {
    /// Position in the catalogue's platforms.
    pub platform: usize,
    /// It has the winner's status, so that other weights could let it overtake. Only such rivals limit the weights and the
    /// acceptability.
    pub competes: bool,
    /// It could come first, alone or level, if what is unknown turned out well for it and badly for the others.
    pub possibly_best: bool,
    /// The share of all weightings under which the winner's guaranteed score is at least as high; where the two guarantee the
    /// same of everything, the score at best.
    pub winning_index: f64,
    /// The winner guarantees at least as much of everything that was asked, and more of something.
    pub dominated: bool,
}

/// The least acceptability of a firm recommendation. A choice, not science; the help says so.
pub const FIRM: f64 = 0.9;

/// The least acceptability of a fair one. A choice as well.
pub const FAIR: f64 = 0.6;

/// With how many rivals each further one is compared to see whether it adds to the bounds of the acceptability. A rival that
/// stays uncompared counts in full: the bounds then are wider, never wrong.
const COMPARED: usize = 64;

/// How firm the recommendation of a decision is; `None` where it does not recommend one platform.
///
/// Scores whose cells are unknown are intervals, and the whole range is the default for what a source does not say, as in
/// Jimenez, Mateos and Rios-Insua, Omega 37 (2009) 395-410; see also Weber, EJOR 28 (1987) 44-57.
pub fn firmness(decision: &Decision) -> Option<Firmness> {
    if decision.verdict != Verdict::Recommended {
        return None;
    }
    let winner = decision.recommended().next()?;
    let columns = columns(decision, winner);
    let weights: Vec<f64> = columns.iter().map(|(_, weight)| *weight).collect();
    let others = decision.platforms.iter().filter(|other| other.platform != winner.platform);
    let rivals = others.filter(|other| other.status != Status::RuledOut);
    let pairs: Vec<Pair> = rivals.map(|rival| Pair::new(&weights, winner, rival)).collect();
    let competing: Vec<&Pair> = pairs.iter().filter(|pair| pair.rival.status == winner.status).collect();

    let fits = winner.status == Status::Fits;
    let guaranteed = winner.score?.lo;
    // How far a rival could come, seen from there. A winner that is to be confirmed may prove to be ruled out, and then there
    // is no limit.
    let reach = |pair: &Pair| match pair.rival.score {
        Some(score) if fits => score.hi - guaranteed,
        _ => f64::INFINITY,
    };
    let surely_best = fits && pairs.iter().all(|pair| reach(pair) <= TOLERANCE);
    let acceptability = acceptability(&competing);
    let rivals = pairs.iter().map(|pair| Rival {
        platform: pair.rival.platform,
        competes: pair.rival.status == winner.status,
        possibly_best: reach(pair) >= -TOLERANCE,
        winning_index: winning_index(pair.decisive()),
        dominated: dominates(&pair.guaranteed.columns),
    });
    Some(Firmness {
        word: word(surely_best, acceptability),
        surely_best,
        acceptability,
        weights: ranges(&columns, &weights, &competing),
        rivals: rivals.collect(),
    })
}

/// Without a rival this is firm where the winner fits, and fair where it is to be confirmed.
fn word(surely_best: bool, acceptability: Interval) -> Word {
    // Surely best is only what fits.
    if surely_best && acceptability.lo >= FIRM - TOLERANCE {
        Word::Firm
    } else if acceptability.lo >= FAIR - TOLERANCE {
        Word::Fair
    } else {
        Word::Thin
    }
}

/// A rival that is nowhere worse than another one beats the winner wherever that one does, which then adds nothing to the
/// bounds: offers that repeat each other count once. Better rivals stand first in a decision, so one pass finds them.
fn acceptability(competing: &[&Pair]) -> Interval {
    let mut counted: Vec<&[f64]> = Vec::new();
    let mut indices: Vec<f64> = Vec::new();
    for pair in competing {
        let lead = pair.decisive();
        let covers = |other: &&[f64]| other.iter().zip(lead).all(|(other, lead)| other <= lead);
        if !counted.iter().take(COMPARED).any(covers) {
            counted.push(lead);
            indices.push(winning_index(lead));
        }
    }
    first_rank_bounds(&indices)
}

/// The columns with their weights.
fn columns(decision: &Decision, winner: &Assessment) -> Vec<(Column, f64)> {
    let needs = decision.asked.iter().enumerate().map(|(position, need)| (Column::Need(position), need.share));
    let rest = 1.0 - decision.asked.iter().fold(0.0, |sum, need| sum + need.share);
    needs.chain(winner.fit.as_ref().map(|_| (Column::Fit, rest))).collect()
}

fn ranges(columns: &[(Column, f64)], weights: &[f64], competing: &[&Pair]) -> Vec<WeightRange> {
    let range = |(position, &(column, weight)): (usize, &(Column, f64))| {
        let leads: Vec<&Lead> = competing.iter().map(|pair| pair.decisive_along(position, weight)).collect();
        let stays = weight_interval(weights, &leads, position)?;
        let can_change = stays.lo > 0.0 || stays.hi < 1.0;
        let needed = competing.iter().any(|pair| !pair.ahead_without(position, weight));
        Some(WeightRange { column, weight, stays, can_change, needed })
    };
    columns.iter().enumerate().filter_map(range).collect()
}

/// The winner and one rival.
struct Pair<'a> {
    rival: &'a Assessment,
    /// What the winner has more, guaranteed and at best.
    guaranteed: Lead,
    at_best: Lead,
}

impl<'a> Pair<'a> {
    fn new(weights: &[f64], winner: &Assessment, rival: &'a Assessment) -> Self {
        let lead = |end: fn(&Interval) -> f64| Lead::new(weights, &row(winner, end), &row(rival, end));
        Self { rival, guaranteed: lead(|met| met.lo), at_best: lead(|met| met.hi) }
    }

    /// What decides between the two under almost every weighting.
    fn decisive(&self) -> &[f64] {
        &self.at_best_where(level(&self.guaranteed.columns)).columns
    }

    /// What decides between the two when only the weight of one column moves.
    fn decisive_along(&self, column: usize, weight: f64) -> &Lead {
        let without = self.guaranteed.without(column, weight).unwrap_or(0.0);
        self.at_best_where(level(&[without, self.guaranteed.alone(column)]))
    }

    /// Whether the winner comes before the rival when one column has no weight.
    fn ahead_without(&self, column: usize, weight: f64) -> bool {
        let ahead = |lead: f64| lead > TOLERANCE;
        match self.guaranteed.without(column, weight) {
            Some(lead) if level(&[lead]) => self.at_best.without(column, weight).is_some_and(ahead),
            lead => lead.is_some_and(ahead),
        }
    }

    /// A winner that is behind at best is first by what it guarantees, however little more that is.
    fn at_best_where(&self, level: bool) -> &Lead {
        if level && self.at_best.now >= -TOLERANCE { &self.at_best } else { &self.guaranteed }
    }
}

/// How much of each column a platform has: the needs, then the fit.
fn row(assessment: &Assessment, end: fn(&Interval) -> f64) -> Vec<f64> {
    let met = assessment.findings.iter().map(|finding| end(&finding.met));
    met.chain(assessment.fit.iter().map(|fit| end(&fit.value))).collect()
}
