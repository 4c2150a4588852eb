//! Weightings, drawn and moved, and what several test files ask of the kernel with them.

use gpu_selector::catalog::Interval;
use gpu_selector::insight::simplex::{Lead, first_rank_bounds, weight_interval, weighted_sum, winning_index};

/// Rows are alternatives, columns criteria.
pub type Matrix = Vec<Vec<f64>>;

pub fn stays(values: &[Vec<f64>], weights: &[f64], winner: usize, column: usize) -> Option<Interval> {
    let leads: Vec<Lead> = values.iter().map(|rival| Lead::new(weights, &values[winner], rival)).collect();
    weight_interval(weights, &leads.iter().collect::<Vec<_>>(), column)
}

/// One row less another.
pub fn lead(one: &[f64], other: &[f64]) -> Vec<f64> {
    Lead::new(&[], one, other).columns
}

pub fn bounds(values: &[Vec<f64>], row: usize) -> Interval {
    let rivals = values.iter().enumerate().filter(|(other, _)| *other != row);
    let indices: Vec<f64> = rivals.map(|(_, other)| winning_index(&lead(&values[row], other))).collect();
    first_rank_bounds(&indices)
}

/// The weighting with one weight moved, the others in their proportions.
pub fn moved(weights: &[f64], column: usize, weight: f64) -> Vec<f64> {
    let rest: f64 = weights.iter().enumerate().filter(|(other, _)| *other != column).map(|(_, other)| other).sum();
    let scaled = |(other, old): (usize, &f64)| if other == column { weight } else { old * (1.0 - weight) / rest };
    weights.iter().enumerate().map(scaled).collect()
}

/// Rank counts over sampled weightings (SMAA). It serves as a check here; the product needs no sampling.
///
/// `counts[i][r]`: how often row i got rank r + 1; equals stand in their order. With an order of importance, each weighting is
/// sorted and its largest weight goes to the first column of that order.
pub fn rank_counts(values: &[Vec<f64>], seed: u64, samples: u32, order: Option<&[usize]>) -> Vec<Vec<u32>> {
    let columns = values[0].len();
    let mut counts = vec![vec![0; values.len()]; values.len()];
    let mut generator = SplitMix64(seed);
    for _ in 0..samples {
        let mut weights = generator.weighting(columns);
        if let Some(order) = order {
            let mut descending = weights.clone();
            descending.sort_by(|one, other| other.total_cmp(one));
            order.iter().zip(descending).for_each(|(column, weight)| weights[*column] = weight);
        }
        let scores: Vec<f64> = values.iter().map(|row| weighted_sum(&weights, row)).collect();
        for (i, score) in scores.iter().enumerate() {
            let before = |(k, other): (usize, &f64)| other > score || (other == score && k < i);
            counts[i][scores.iter().enumerate().filter(|each| before(*each)).count()] += 1;
        }
    }
    counts
}

/// The generator of Steele, Lea and Flood, as everybody writes it.
pub struct SplitMix64(pub u64);

impl SplitMix64 {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A weighting from the uniform distribution: the gaps between sorted draws.
    pub fn weighting(&mut self, columns: usize) -> Vec<f64> {
        let mut cuts: Vec<f64> = (1..columns).map(|_| (self.next() >> 11) as f64 / (1_u64 << 53) as f64).collect();
        cuts.push(1.0);
        cuts.sort_by(f64::total_cmp);
        let before = std::iter::once(0.0).chain(cuts.clone());
        cuts.iter().zip(before).map(|(cut, before)| cut - before).collect()
    }
}

/// For laws; the reference uses more.
pub const SAMPLES: u32 = 1000;

/// Whether a share counted in [`SAMPLES`] draws may come from one within bounds: six standard errors, and a little for shares
/// near 0 and 1.
pub fn about(bounds: Interval, sampled: f64) -> bool {
    let many = f64::from(SAMPLES);
    let room = |end: f64| 6.0 * ((end * (1.0 - end) + 2.0 / many) / many).sqrt();
    bounds.lo - room(bounds.lo) <= sampled && sampled <= bounds.hi + room(bounds.hi)
}

pub fn assert_near(found: &[f64], expected: &[f64], about: &str) {
    let near = |(found, expected): (&f64, &f64)| (found - expected).abs() < 1e-9;
    assert_eq!(found.len(), expected.len(), "{about}");
    assert!(found.iter().zip(expected).all(near), "{about}: {found:?}, not {expected:?}");
}
