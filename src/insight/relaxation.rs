//! What each ruled-out platform would need: the musts to loosen, and how far.
//!
//! ```
//! use gpu_selector::{catalog::guide::guide, engine::decide, insight::relaxation::relaxations, link};
//!
//! let asked = link::read(guide(), "expansion=1000GB").requirements;
//! let a = &relaxations(guide(), &decide(guide(), &asked))[0];
//! assert_eq!(guide().platforms[a.platform].id, "a");
//! assert_eq!((a.steps[0].fits_at, a.steps[0].confirm_at), (Some(72.0), Some(88.0)));
//! ```
//!
//! The failed musts are the smallest set: each rules the platform out by itself, and no other does.

use super::ladder::Ladder;
use crate::catalog::Catalogue;
use crate::decision::{Asked, Assessment, Decision, Outcome, Status};
use crate::engine::rank;
use crate::requirements::{Need, Requirements, Strength};

/// What lets one platform in.
#[derive(Clone, Debug, PartialEq)]
pub struct Relaxation {
    /// Position in the catalogue's platforms.
    pub platform: usize,
    /// One for each failed must, in the order of [`Decision::asked`].
    pub steps: Vec<Loosening>,
}

/// How far one must has to give. Where both thresholds are `None`, it has to be dropped or become a wish.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Loosening {
    /// Position in the catalogue's criteria.
    pub criterion: usize,
    /// The threshold that rules the platform out.
    pub asked: f64,
    /// The largest threshold that the platform surely meets. Never 0, which everyone meets: that is no need.
    pub fits_at: Option<f64>,
    /// The largest threshold that the platform may meet, where that is more.
    pub confirm_at: Option<f64>,
}

/// Whether a platform should surely meet what was loosened, or may have to confirm it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    Fits,
    Confirm,
}

/// One for every platform that is ruled out, first the one for which least has to give: the fewest musts, then the smallest sum
/// of relative steps, 1 for a must that has to go; first as far as it takes to fit, then only to be confirmed. Equals by id.
pub fn relaxations(catalogue: &Catalogue, decision: &Decision) -> Vec<Relaxation> {
    let ruled_out = decision.platforms.iter().filter(|assessment| assessment.status == Status::RuledOut);
    let mut relaxations: Vec<Relaxation> =
        ruled_out.filter_map(|assessment| relaxation(catalogue, decision, assessment)).collect();
    relaxations.sort_by_cached_key(|relaxation| {
        let sum = |aim| rank::grid(relaxation.steps.iter().map(|step| step.relative(aim)).sum());
        let id = catalogue.platforms.get(relaxation.platform).map(|platform| &*platform.id);
        (relaxation.steps.len(), sum(Aim::Fits), sum(Aim::Confirm), id)
    });
    relaxations
}

/// The requirements with every named must loosened as far as the aim takes. One that has to go becomes a wish: it still counts,
/// and the reader still sees it.
pub fn apply(catalogue: &Catalogue, requirements: &Requirements, relaxation: &Relaxation, aim: Aim) -> Requirements {
    let mut loosened = requirements.clone();
    for step in &relaxation.steps {
        let Some(criterion) = catalogue.criteria.get(step.criterion) else { continue };
        let need = match step.threshold(aim) {
            Some(threshold) => Need::new(criterion, threshold, Strength::Must),
            None => Need::new(criterion, step.asked, Strength::Want),
        };
        need.into_iter().for_each(|need| loosened.ask(need));
    }
    loosened
}

impl Loosening {
    /// The threshold for an aim. `None`: this must has to go.
    pub fn threshold(&self, aim: Aim) -> Option<f64> {
        match aim {
            Aim::Fits => self.fits_at,
            Aim::Confirm => self.confirm_at.or(self.fits_at),
        }
    }

    /// The part of what was asked that has to be given up, in 0..=1.
    fn relative(&self, aim: Aim) -> f64 {
        self.threshold(aim).map_or(1.0, |threshold| (self.asked - threshold) / self.asked)
    }
}

fn relaxation(catalogue: &Catalogue, decision: &Decision, assessment: &Assessment) -> Option<Relaxation> {
    let platform = catalogue.platforms.get(assessment.platform)?;
    let loosen = |asked: &Asked| {
        let ladder = Ladder::of(catalogue.criteria.get(asked.criterion)?);
        let known = catalogue.known(platform, asked.criterion);
        let reach = |value| ladder.reach(value).map(|step| ladder.threshold(step));
        let fits_at = reach(known.lo).filter(|&threshold| threshold > 0.0);
        let confirm_at = reach(known.hi).filter(|&threshold| threshold > fits_at.unwrap_or(0.0));
        Some(Loosening { criterion: asked.criterion, asked: asked.threshold, fits_at, confirm_at })
    };
    let failed = decision.asked.iter().zip(&assessment.findings).filter(|(_, found)| found.outcome == Outcome::Fail);
    Some(Relaxation { platform: assessment.platform, steps: failed.filter_map(|(asked, _)| loosen(asked)).collect() })
}
