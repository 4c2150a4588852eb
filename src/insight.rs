//! What a reader of a decision asks next: how firm it is, and what would change it. Values without words, like the decision.

mod ladder;
pub mod questions;
pub mod relaxation;
pub mod robustness;
pub mod simplex;
pub mod switches;

use crate::catalog::Catalogue;

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
