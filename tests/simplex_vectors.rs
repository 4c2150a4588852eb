//! The kernel that firmness rests on, against reference values.
//!
//! `data/mcda.json` holds problems with min-max values given; it was computed with pymcdm, scikit-criteria and Qhull. The
//! engine itself never normalises over the listed platforms: see `src/engine/score.rs`.

mod support;

use std::fs;

use gpu_selector::catalog::Interval;
use gpu_selector::insight::simplex::{dominates, weighted_sum, winning_index};
use serde::Deserialize;
use serde_json::Value;
use support::simplex::{Matrix, SplitMix64, assert_near, bounds, lead, rank_counts, stays};

#[test]
fn weighted_sums_and_ranks_are_the_reference() {
    for problem in problems() {
        let scores = problem.scores(&problem.minmax_values);
        let saw = &problem.expected.saw_minmax;
        assert_near(&scores, &saw.scores, &problem.id);
        assert!(saw.min_gap > 1e-9, "{}: ranks cannot be compared", problem.id);
        let rank = |score: &f64| 1 + scores.iter().filter(|other| *other > score).count();
        let ranks: Vec<f64> = scores.iter().map(|score| rank(score) as f64).collect();
        assert_eq!(ranks, saw.rank, "{}", problem.id);
    }
}

#[test]
fn dominance_is_the_reference() {
    for problem in problems() {
        let mut pairs = Vec::new();
        for (i, one) in problem.minmax_values.iter().enumerate() {
            for (k, other) in problem.minmax_values.iter().enumerate() {
                if dominates(&lead(one, other)) {
                    pairs.push((i, k));
                }
            }
        }
        assert_eq!(pairs, problem.expected.dominance.pairs, "{}", problem.id);
        let all = 0..problem.minmax_values.len();
        let left: Vec<usize> = all.filter(|each| pairs.iter().all(|(_, worse)| worse != each)).collect();
        assert_eq!(left, problem.expected.dominance.nondominated, "{}", problem.id);
    }
}

#[test]
fn stability_intervals_are_the_reference() {
    let mut ends = 0;
    for problem in problems() {
        let stability = &problem.expected.weight_stability;
        for (column, &(lo, hi)) in stability.winner_interval.iter().enumerate() {
            let stays = stays(&problem.minmax_values, &problem.weights, stability.winner, column).unwrap();
            assert_near(&[stays.lo, stays.hi], &[lo, hi], &format!("{} column {column}", problem.id));
            ends += usize::from(lo > 0.0) + usize::from(hi < 1.0);
        }
        // Nobody else wins, so nobody else has an interval.
        for other in (0..problem.minmax_values.len()).filter(|other| *other != stability.winner) {
            assert_eq!(stays(&problem.minmax_values, &problem.weights, other, 0), None, "{}", problem.id);
        }
    }
    assert!(ends > 80, "only {ends} ends lie inside");
}

#[test]
fn pairwise_winning_indices_are_the_reference() {
    for problem in problems() {
        for (one, row) in problem.minmax_values.iter().zip(&problem.expected.pairwise_winning_index_exact) {
            for (other, expected) in problem.minmax_values.iter().zip(row) {
                if let Some(expected) = expected {
                    let found = winning_index(&lead(one, other));
                    assert!((found - expected).abs() < 1e-9, "{}: {found}, not {expected}", problem.id);
                }
            }
        }
    }
}

#[test]
fn seeded_rank_counts_are_the_reference() {
    for problem in problems() {
        let (uniform, ordinal) = (&problem.expected.smaa_uniform, &problem.expected.smaa_ordinal);
        let found = rank_counts(&problem.minmax_values, uniform.seed, uniform.samples, None);
        assert_eq!(found, uniform.rank_counts, "{}", problem.id);
        let found = rank_counts(&problem.minmax_values, ordinal.seed, ordinal.samples, Some(&ordinal.order));
        assert_eq!(found, ordinal.rank_counts, "{}", problem.id);
    }
}

#[test]
fn split_mix_64_starts_as_published() {
    let mut generator = SplitMix64(1_234_567);
    let first = [(); 3].map(|()| generator.next());
    assert_eq!(first, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
}

#[test]
fn bounds_contain_the_exact_acceptability() {
    let mut exact = 0;
    for problem in problems() {
        for (row, acceptability) in problem.expected.smaa_uniform.exact_first_rank.iter().flatten().enumerate() {
            let Interval { lo, hi } = bounds(&problem.minmax_values, row);
            let inside = lo - 1e-9 <= *acceptability && *acceptability <= hi + 1e-9;
            assert!(inside, "{}: {acceptability} is not in [{lo}, {hi}]", problem.id);
            exact += 1;
        }
    }
    assert!(exact > 40, "only {exact} were computed exactly");
}

/// Unknown cells hold anything from 0 to 1: both ends of the score, and who is then best for sure, or may be.
#[test]
fn interval_scores_are_the_reference() {
    for problem in problems() {
        let interval = &problem.expected.interval;
        let scores_with = |value: f64| {
            let mut values = problem.minmax_values.clone();
            interval.unknown_cells.iter().for_each(|&(row, column)| values[row][column] = value);
            problem.scores(&values)
        };
        let (lower, upper) = (scores_with(0.0), scores_with(1.0));
        assert_near(&lower, &interval.lower, &problem.id);
        assert_near(&upper, &interval.upper, &problem.id);
        let over = |one: &[f64], other: &[f64]| -> Vec<usize> {
            let all = 0..one.len();
            all.clone().filter(|&i| all.clone().all(|k| i == k || one[i] >= other[k])).collect()
        };
        assert_eq!(over(&lower, &upper), interval.surely_best, "{}", problem.id);
        assert_eq!(over(&upper, &lower), interval.possibly_best, "{}", problem.id);
    }
}

#[derive(Deserialize)]
struct Problem {
    id: String,
    weights: Vec<f64>,
    minmax_values: Matrix,
    expected: Expected,
}

#[derive(Deserialize)]
struct Expected {
    saw_minmax: Saw,
    dominance: Dominance,
    weight_stability: Stability,
    pairwise_winning_index_exact: Vec<Vec<Option<f64>>>,
    smaa_uniform: Smaa,
    smaa_ordinal: Smaa,
    interval: Scores,
}

#[derive(Deserialize)]
struct Saw {
    scores: Vec<f64>,
    rank: Vec<f64>,
    min_gap: f64,
}

#[derive(Deserialize)]
struct Dominance {
    pairs: Vec<(usize, usize)>,
    nondominated: Vec<usize>,
}

#[derive(Deserialize)]
struct Stability {
    winner: usize,
    winner_interval: Vec<(f64, f64)>,
}

#[derive(Deserialize)]
struct Smaa {
    seed: u64,
    samples: u32,
    rank_counts: Vec<Vec<u32>>,
    exact_first_rank: Option<Vec<f64>>,
    #[serde(default)]
    order: Vec<usize>,
}

#[derive(Deserialize)]
struct Scores {
    unknown_cells: Vec<(usize, usize)>,
    lower: Vec<f64>,
    upper: Vec<f64>,
    surely_best: Vec<usize>,
    possibly_best: Vec<usize>,
}

fn problems() -> Vec<Problem> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/mcda.json");
    let mut data: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    let problems: Vec<Problem> = serde_json::from_value(data["problems"].take()).unwrap();
    assert_eq!(problems.len(), 20);
    problems
}

impl Problem {
    fn scores(&self, values: &[Vec<f64>]) -> Vec<f64> {
        values.iter().map(|row| weighted_sum(&self.weights, row)).collect()
    }
}
