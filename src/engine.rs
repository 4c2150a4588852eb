//! The method: gate, saturate, fit, rank. Total: no panic, no I/O, no clock, no words.
//!
//! ```
//! use gpu_selector::{catalog::guide::guide, decision::Verdict, engine::decide, link};
//!
//! let asked = link::read(guide(), "shared_drive=yes&expansion=1T").requirements;
//! let decision = decide(guide(), &asked);
//! assert_eq!(decision.verdict, Verdict::Recommended);
//! let first = &guide().platforms[decision.platforms[0].platform];
//! assert_eq!(first.id, "b");
//! ```
//!
//! **A platform's assessment depends on its own row and the reader's answers only**, so that adding or removing another one
//! never reorders the rest.

use crate::catalog::{Catalogue, Interval, Platform};
use crate::decision::{Asked, Assessment, Decision, Finding};
use crate::requirements::Requirements;

pub(crate) mod fit;
pub(crate) mod gate;
pub(crate) mod rank;
pub(crate) mod score;

/// The share of the fit in the score, once some context is answered and something else is asked.
///
/// Any value in (0, 1) gives the guide's answer in its five scenarios; 0.30 leaves the needs the larger word.
pub const PHI: f64 = 0.30;

/// Two numbers closer than this are equal: cells and thresholds in their unit, scores in 0..=1.
pub const TOLERANCE: f64 = 1e-9;

/// Which platforms fit the requirements, and why. Needs on criteria that the catalogue lacks are left out.
pub fn decide(catalogue: &Catalogue, requirements: &Requirements) -> Decision {
    let context = if requirements.fit_off { Default::default() } else { requirements.context };
    let mut asked = score::asked(catalogue, requirements);
    let fit_share = fit::share(&context, asked.is_empty());
    for need in &mut asked {
        need.share *= 1.0 - fit_share;
    }
    let open = asked.is_empty() && fit_share == 0.0;

    let assess = |(position, platform): (usize, &Platform)| {
        let findings: Vec<Finding> =
            asked.iter().map(|need| find(catalogue.known(platform, need.criterion), need)).collect();
        let fit = fit::fit(&context, &platform.positioning, fit_share);
        Assessment {
            platform: position,
            status: gate::status(&asked, &findings),
            rank: None,
            score: (!open).then(|| score::total(&findings, fit.as_ref())),
            fit,
            findings,
        }
    };
    let mut platforms: Vec<Assessment> = catalogue.platforms.iter().enumerate().map(assess).collect();
    rank::order(catalogue, &mut platforms);
    Decision { verdict: rank::verdict(&platforms), asked, platforms }
}

/// How what is known of a platform stands to a need.
pub(crate) fn find(known: Interval, need: &Asked) -> Finding {
    let met = score::saturate(known, need.threshold);
    Finding {
        outcome: gate::outcome(known, need.threshold, need.strength),
        met,
        contribution: score::scale(met, need.share),
    }
}
