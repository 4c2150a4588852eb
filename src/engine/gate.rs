//! The gate: a must that surely is not met rules a platform out; one that may not be met asks for confirmation.

use super::TOLERANCE;
use crate::catalog::Interval;
use crate::decision::{Asked, Finding, Outcome, Status};
use crate::requirements::Strength;

/// `lo >= t` passes; `hi < t` fails, or falls short where it is no must; anything between is unverified.
pub fn outcome(known: Interval, threshold: f64, strength: Strength) -> Outcome {
    if known.lo >= threshold - TOLERANCE {
        Outcome::Pass
    } else if known.hi >= threshold - TOLERANCE {
        Outcome::Unverified
    } else if strength == Strength::Must {
        Outcome::Fail
    } else {
        Outcome::Short
    }
}

/// Only musts decide: one failed rules out, one unverified asks for confirmation.
pub fn status(asked: &[Asked], findings: &[Finding]) -> Status {
    let musts = asked.iter().zip(findings).filter(|(need, _)| need.strength == Strength::Must);
    let worst = musts.map(|(_, finding)| match finding.outcome {
        Outcome::Fail => Status::RuledOut,
        Outcome::Unverified => Status::Confirm,
        Outcome::Pass | Outcome::Short => Status::Fits,
    });
    worst.max().unwrap_or(Status::Fits)
}

/// How many musts rule a platform out.
pub fn failures(findings: &[Finding]) -> usize {
    findings.iter().filter(|finding| finding.outcome == Outcome::Fail).count()
}
