//! The laws of the kernel that firmness rests on: what holds for any values and weights.

mod support;

use gpu_selector::catalog::Interval;
use gpu_selector::insight::simplex::{
    Lead, dominates, first_rank_bounds, level, weight_interval, weighted_sum, winning_index,
};
use proptest::prelude::*;
use proptest::sample::Index;
use support::simplex::{Matrix, SAMPLES, about, bounds, lead, moved, rank_counts, stays};

proptest! {
    #[test]
    fn inside_the_weight_interval_the_winner_stays((values, weights) in matrices(), share in 0.0..=1.0) {
        let winner = first(&values, &weights);
        for column in 0..weights.len() {
            let Some(Interval { lo, hi }) = stays(&values, &weights, winner, column) else {
                prop_assert_eq!(weights.len(), 1, "there is something to share the weight with");
                continue;
            };
            prop_assert!(0.0 <= lo && lo <= weights[column] && weights[column] <= hi && hi <= 1.0, "[{lo}, {hi}]");
            for weight in [lo, lo + share * (hi - lo), hi] {
                prop_assert!(margin(&values, &moved(&weights, column, weight), winner) >= -1e-9, "at {weight}");
            }
        }
    }

    #[test]
    fn just_outside_it_does_not((values, weights) in matrices()) {
        let winner = first(&values, &weights);
        for column in 0..weights.len() {
            let Some(Interval { lo, hi }) = stays(&values, &weights, winner, column) else { continue };
            for (end, outside) in [(lo, lo - 1e-6), (hi, hi + 1e-6)] {
                if 0.0 < end && end < 1.0 {
                    let margin = margin(&values, &moved(&weights, column, outside), winner);
                    prop_assert!(margin < 0.0, "at {outside}, past {end}: {margin}");
                }
            }
        }
    }

    #[test]
    fn the_order_of_rivals_changes_no_interval((values, weights) in matrices(), turn in any::<Index>()) {
        let winner = first(&values, &weights);
        let turn = turn.index(values.len());
        let mut turned = values.clone();
        turned.rotate_left(turn);
        let moved = (winner + values.len() - turn) % values.len();
        for column in 0..weights.len() {
            prop_assert_eq!(stays(&values, &weights, winner, column), stays(&turned, &weights, moved, column));
        }
    }

    #[test]
    fn the_winning_index_of_a_pair_and_its_reverse_sum_to_one((values, _) in matrices()) {
        for one in &values {
            for other in &values {
                let (forth, back) = (winning_index(&lead(one, other)), winning_index(&lead(other, one)));
                prop_assert!((0.0..=1.0).contains(&forth));
                // Equals win against each other.
                let sum = if level(&lead(one, other)) { 2.0 } else { 1.0 };
                prop_assert!((forth + back - sum).abs() < 1e-9, "{forth} + {back}");
            }
        }
    }

    #[test]
    fn who_dominates_wins_under_every_weighting((values, _) in matrices()) {
        for one in &values {
            for other in &values {
                let lead = lead(one, other);
                prop_assert!(!dominates(&lead) || winning_index(&lead) == 1.0);
            }
        }
    }

    #[test]
    fn the_order_of_columns_changes_no_winning_index((values, _) in matrices()) {
        let mut lead = lead(&values[0], values.last().unwrap());
        let forth = winning_index(&lead);
        lead.reverse();
        prop_assert!((forth - winning_index(&lead)).abs() < 1e-12);
    }

    #[test]
    fn bounds_contain_the_sampled_acceptability((values, _) in matrices(), seed in any::<u64>()) {
        let counts = rank_counts(&values, seed, SAMPLES, None);
        // Equals share a first place that the counts give to the earlier one.
        for (row, counts) in counts.iter().enumerate().filter(|(row, _)| alone(&values, *row)) {
            let sampled = f64::from(counts[0]) / f64::from(SAMPLES);
            prop_assert!(about(bounds(&values, row), sampled), "{sampled} is not in {:?}", bounds(&values, row));
        }
    }

    /// Rows of any length, and anything that is an `f64`.
    #[test]
    fn the_kernel_is_total(
        rows in prop::collection::vec(prop::collection::vec(prop::num::f64::ANY, 0..5), 0..5),
        weights in prop::collection::vec(prop::num::f64::ANY, 0..5),
        column in 0..6_usize,
    ) {
        let leads: Vec<Lead> = rows.iter().map(|row| Lead::new(&weights, row, &weights)).collect();
        weight_interval(&weights, &leads.iter().collect::<Vec<_>>(), column);
        first_rank_bounds(&weights);
        for row in &rows {
            winning_index(row);
            dominates(&lead(row, &weights));
        }
    }
}

/// The two are level in all that the third column leaves, and 0.3 - 0.1 - 0.2 is a little less than 0 in floating point.
#[test]
fn rounding_sets_no_limit() {
    let (one, other) = ([0.3, 0.0, 0.5], [0.1, 0.2, 0.5]);
    let weights = [0.3, 0.3, 0.4];
    for values in [[one, other], [other, one]] {
        let values = values.map(Vec::from);
        assert_eq!(stays(&values, &weights, 0, 2), Some(Interval::new(0.0, 1.0)));
    }
    assert_ne!(Lead::new(&weights, &one, &other).without(2, 0.4), Some(0.0));
}

/// Values from a grid, so that ties are common, or any; weights that sum to 1.
fn matrices() -> impl Strategy<Value = (Matrix, Vec<f64>)> {
    (1..=6_usize, 1..=6_usize).prop_flat_map(|(rows, columns)| {
        let value = prop_oneof![(0..=4_u32).prop_map(|quarters| f64::from(quarters) / 4.0), 0.0..=1.0];
        let values = prop::collection::vec(prop::collection::vec(value, columns), rows);
        let weights = prop::collection::vec(1..=3_u32, columns).prop_map(|weights| {
            let sum: u32 = weights.iter().sum();
            weights.into_iter().map(|weight| f64::from(weight) / f64::from(sum)).collect()
        });
        (values, weights)
    })
}

/// Whether no other row is equal.
fn alone(values: &[Vec<f64>], row: usize) -> bool {
    values.iter().enumerate().all(|(other, each)| other == row || !level(&lead(each, &values[row])))
}

/// The row with the highest score.
fn first(values: &[Vec<f64>], weights: &[f64]) -> usize {
    let score = |row: usize| weighted_sum(weights, &values[row]);
    (0..values.len()).max_by(|one, other| score(*one).total_cmp(&score(*other))).unwrap()
}

/// By how much the winner leads the closest rival, or is behind.
fn margin(values: &[Vec<f64>], weights: &[f64], winner: usize) -> f64 {
    let margins = values.iter().map(|rival| weighted_sum(weights, &lead(&values[winner], rival)));
    margins.fold(f64::INFINITY, f64::min)
}
