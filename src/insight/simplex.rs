//! All weightings of a set of columns at once: the geometry that the robustness of a weighted sum rests on.
//!
//! A weighting is a point of the standard simplex: weights of at least 0 that sum to 1. A *lead* is one row of values less
//! another, column by column; the first row is ahead under a weighting where the weighted sum of its [`Lead`] is above 0.
//! All of this knows leads and weights only, no platforms. Values lie in 0..=1; leads within [`TOLERANCE`] of 0 are level.

use crate::catalog::Interval;
use crate::engine::TOLERANCE;

/// What one row has more than another.
#[derive(Clone, Debug, PartialEq)]
pub struct Lead {
    /// In each column; columns that one of the rows lacks are left out.
    pub columns: Vec<f64>,
    /// Under the present weighting: the difference of the two scores.
    pub now: f64,
}

impl Lead {
    pub fn new(weights: &[f64], one: &[f64], other: &[f64]) -> Self {
        let columns: Vec<f64> = one.iter().zip(other).map(|(one, other)| one - other).collect();
        Self { now: weighted_sum(weights, &columns), columns }
    }

    /// When one column has all the weight: `d1`.
    pub fn alone(&self, column: usize) -> f64 {
        self.columns.get(column).copied().unwrap_or(0.0)
    }

    /// When one column, whose present weight is given, has none, and the others share it all in their present proportions:
    /// `d0 = (D - W_k d1) / (1 - W_k)`. `None` where the column has all the weight now.
    pub fn without(&self, column: usize, weight: f64) -> Option<f64> {
        (weight < 1.0 - TOLERANCE).then(|| (self.now - weight * self.alone(column)) / (1.0 - weight))
    }
}

/// The additive value (SAW) of a row, or of the columns of a lead. Summed from left to right.
pub fn weighted_sum(weights: &[f64], values: &[f64]) -> f64 {
    weights.iter().zip(values).fold(0.0, |sum, (weight, value)| sum + weight * value)
}

/// At least as good in every column, and better in one.
pub fn dominates(lead: &[f64]) -> bool {
    lead.iter().all(|ahead| *ahead >= -TOLERANCE) && !level(lead)
}

/// Equally good in every column.
pub fn level(lead: &[f64]) -> bool {
    lead.iter().all(|ahead| ahead.abs() <= TOLERANCE)
}

/// The weights of one column between which every lead stays at or above 0: a winner keeps its place against each rival that
/// a lead is over. The other columns share the rest in their present proportions, `W_k -> t, W_j -> W_j (1 - t)/(1 - W_k)`.
/// Adding to one weight and normalising again is the same movement.
///
/// A lead is then `D(t) = t d1 + (1 - t) d0`, with `d1` as in [`Lead::alone`] and `d0` as in [`Lead::without`], so that each
/// rival sets at most one end, `t* = d0 / (d0 - d1)`: exact, and linear in rivals. `None` where a lead is below 0 as things
/// are, and where the column has all the weight, because then there is nothing to share it with. Both ends belong to the
/// interval: there the winner is equalled, not beaten.
///
/// After O'Shea, Deeney, Triantaphyllou, Diaz-Balteiro and Tarim, Expert Systems with Applications 296 (2026), and
/// Triantaphyllou and Sanchez, Decision Sciences 28 (1997) 151-194.
pub fn weight_interval(weights: &[f64], leads: &[&Lead], column: usize) -> Option<Interval> {
    let weight = *weights.get(column)?;
    let mut stays = Interval::new(0.0, 1.0);
    for lead in leads {
        let (without, alone) = (lead.without(column, weight)?, lead.alone(column));
        if lead.now < -TOLERANCE {
            return None;
        }
        if without >= -TOLERANCE && alone >= -TOLERANCE {
            continue;
        }
        // The winner leads now, so that rounding must not push an end past the present weight.
        let end = without / (without - alone);
        if alone > without {
            stays.lo = stays.lo.max(end.min(weight));
        } else {
            stays.hi = stays.hi.min(end.max(weight));
        }
    }
    (weight < 1.0 - TOLERANCE).then_some(stays)
}

/// The pairwise winning index: the share of all weightings under which a lead is at or above 0. 1 where it is level.
///
/// It is the volume of a simplex on one side of a plane through it, exact in time |ahead| x |behind| by the recursion of Varsi,
/// Pacific J. Math. 46 (1973) 303-314, and Ali, Pacific J. Math. 48 (1973) 313-322, as the manual of volesti gives it
/// (`frustum_of_simplex`). Level columns do not matter. All terms are positive: nothing cancels.
pub fn winning_index(lead: &[f64]) -> f64 {
    let ahead: Vec<f64> = lead.iter().copied().filter(|ahead| *ahead > TOLERANCE).collect();
    let mut behind = lead.iter().filter(|ahead| **ahead < -TOLERANCE).peekable();
    if behind.peek().is_none() {
        return 1.0;
    }
    // After each column behind, the last cell is the share under which the columns so far are behind, all of those ahead
    // against them.
    let mut shares = vec![0.0; ahead.len()];
    for y in behind {
        let mut before = 1.0;
        for (x, share) in ahead.iter().zip(&mut shares) {
            *share = (x * *share - y * before) / (x - y);
            before = *share;
        }
    }
    f64::max(0.0, 1.0 - shares.last().copied().unwrap_or(1.0))
}

/// Between which bounds the first-rank acceptability lies, the share of all weightings under which a row is first, given its
/// winning index against each rival: `max(0, 1 - sum(1 - p)) <= b <= min p`.
///
/// These are Fréchet's inequalities: to be first is to win against each. Exact with one rival, and both 1 with none. The
/// acceptability itself is that of SMAA-2, Operations Research 49 (2001) 444-454.
pub fn first_rank_bounds(winning_indices: &[f64]) -> Interval {
    let most = winning_indices.iter().fold(1.0, |most, index| f64::min(most, *index));
    let lost = winning_indices.iter().fold(0.0, |lost, index| lost + (1.0 - index));
    // With one rival both are its index, whatever rounding says.
    Interval { lo: f64::min(most, f64::max(0.0, 1.0 - lost)), hi: most }
}
