//! The score: how much of what was asked is met, with no credit beyond the need.

use crate::catalog::{Catalogue, Interval};
use crate::decision::{Asked, Finding, Fit};
use crate::requirements::Requirements;

/// The needs that the catalogue has a criterion for, each with its share: its weight (must 3, want 2, nice 1) over the sum.
pub fn asked(catalogue: &Catalogue, requirements: &Requirements) -> Vec<Asked> {
    let mut asked: Vec<Asked> = requirements
        .needs()
        .iter()
        .filter_map(|need| {
            let (criterion, _) = catalogue.criterion(need.criterion())?;
            let (threshold, strength) = (need.threshold(), need.strength);
            Some(Asked { criterion, threshold, strength, share: strength.weight() })
        })
        .collect();
    let sum: f64 = asked.iter().map(|need| need.share).sum();
    for need in &mut asked {
        need.share /= sum;
    }
    asked
}

/// `s = min(x, t) / t` at both ends of the cell. A threshold of 0 is a need that everyone meets.
///
/// Satisficing (Simon 1955) as a value function; it never rewards more than was asked.
pub fn saturate(known: Interval, threshold: f64) -> Interval {
    let met = |x: f64| if threshold > 0.0 { (x.min(threshold) / threshold).max(0.0) } else { 1.0 };
    Interval { lo: met(known.lo), hi: met(known.hi) }
}

pub fn scale(interval: Interval, factor: f64) -> Interval {
    Interval { lo: interval.lo * factor, hi: interval.hi * factor }
}

/// The sum of all contributions: an additive value (SAW) whose every point has one named cause.
pub fn total(findings: &[Finding], fit: Option<&Fit>) -> Interval {
    let parts = findings.iter().map(|finding| finding.contribution).chain(fit.map(|fit| fit.contribution));
    let sum = parts.fold((0.0, 0.0), |(lo, hi), part| (lo + part.lo, hi + part.hi));
    // Shares such as 1/3 add up to a little more than 1 in floating point.
    Interval { lo: f64::min(sum.0, 1.0), hi: f64::min(sum.1, 1.0) }
}
