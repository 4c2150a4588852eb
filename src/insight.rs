//! What a reader of a decision asks next: how firm it is, and what would change it. Values without words, like the decision.
//!
//! Each question is a file: [`robustness`] (how firm), [`switches`] (what would change it), [`relaxation`] (what to loosen), and
//! [`questions`] (what to ask the vendors, in order of worth). [`compare`] puts two links side by side,
//! [`map`](mod@map) two needs across each other. [`simplex`] has the geometry of weights, `ladder` the steps of a criterion.

use crate::catalog::Catalogue;
use crate::decision::Decision;
use crate::requirements::Requirements;

pub mod compare;
mod ladder;
pub mod map;
pub mod questions;
pub mod relaxation;
pub mod robustness;
pub mod simplex;
pub mod switches;

/// All of it, for one decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Insight {
    /// `None` where no single platform is recommended.
    pub firmness: Option<robustness::Firmness>,
    pub switches: switches::Switches,
    pub relaxations: Vec<relaxation::Relaxation>,
    pub questions: questions::Questions,
}

/// `decision` must be the catalogue's for these requirements. In Chromium this takes about 0.03 ms for the guide, 2 ms for 100
/// platforms by 25 criteria, 20 ms for 1,000 and 0.2 s for 10,000, everything asked (`tests/speed.rs`, two shared cores).
pub fn insight(catalogue: &Catalogue, requirements: &Requirements, decision: &Decision) -> Insight {
    Insight {
        firmness: robustness::firmness(decision),
        switches: switches::switches(catalogue, requirements, decision),
        relaxations: relaxation::relaxations(catalogue, decision),
        questions: questions::questions(catalogue, decision),
    }
}

/// Positions of platforms, sorted by their ids.
fn by_id(catalogue: &Catalogue, platforms: impl Iterator<Item = usize>) -> Vec<usize> {
    let id = |platform: usize| catalogue.platforms.get(platform).map(|platform| &*platform.id);
    let mut sorted: Vec<usize> = Vec::new();
    for platform in platforms {
        let last = sorted.last().is_none_or(|&last| id(last) <= id(platform));
        let place = if last { sorted.len() } else { sorted.partition_point(|&other| id(other) <= id(platform)) };
        sorted.insert(place, platform);
    }
    sorted
}
