//! The order of platforms, the ranks, and the verdict.

use std::cmp::Reverse;

use super::{TOLERANCE, gate};
use crate::catalog::Catalogue;
use crate::decision::{Assessment, Status, Verdict};

/// What decides a platform's place, smaller first. It speaks of that platform alone.
pub type Key = (Status, usize, Reverse<i64>, Reverse<i64>);

/// Fits before confirm; then the guaranteed score, then the score at best; ruled-out platforms last, fewest failures first.
/// Equals stand by id. Ranks are shared by equals (1, 1, 3) and given to nobody who is ruled out or when nothing counts.
pub fn order(catalogue: &Catalogue, platforms: &mut [Assessment]) {
    let id = |assessment: &Assessment| catalogue.platforms.get(assessment.platform).map(|platform| &*platform.id);
    platforms.sort_by_cached_key(|assessment| (key(assessment), id(assessment)));

    let mut rank = 0;
    let mut before: Option<Key> = None;
    for (place, assessment) in (1..).zip(platforms) {
        let key = key(assessment);
        if before != Some(key) {
            rank = place;
        }
        let ranked = assessment.status != Status::RuledOut && assessment.score.is_some();
        assessment.rank = ranked.then_some(rank);
        before = Some(key);
    }
}

/// `platforms` in their final order.
pub fn verdict(platforms: &[Assessment]) -> Verdict {
    match platforms.iter().filter(|assessment| assessment.rank == Some(1)).count() {
        1 => Verdict::Recommended,
        2.. => Verdict::Tie,
        0 if platforms.iter().any(|assessment| assessment.status != Status::RuledOut) => Verdict::Open,
        0 if platforms.is_empty() => Verdict::Open,
        0 => Verdict::None,
    }
}

pub fn key(assessment: &Assessment) -> Key {
    let (lo, hi) = assessment.score.map_or((0, 0), |score| (grid(score.lo), grid(score.hi)));
    (assessment.status, gate::failures(&assessment.findings), Reverse(lo), Reverse(hi))
}

/// A score in steps of [`TOLERANCE`]. Comparing steps, unlike comparing differences, is transitive, and what two platforms
/// are to each other never depends on a third.
///
/// Scores are often short fractions, and 1/1024, say, lies exactly halfway between two steps of a billionth, where the
/// last bit of a sum would decide. The steps are shifted, so that no such score comes near the border of one.
pub fn grid(score: f64) -> i64 {
    const SHIFT: f64 = 0.381_966;
    (score / TOLERANCE + SHIFT).round() as i64
}
