//! How firm a recommendation is: the kernel against reference values, its laws, and the guide's scenarios.
//!
//! `data/mcda.json` holds problems with min-max values given; it was computed with pymcdm, scikit-criteria and Qhull. The
//! engine itself never normalises over the listed platforms: see `src/engine/score.rs`.

mod support;

use std::fs;

use gpu_selector::catalog::guide::guide;
use gpu_selector::catalog::{Catalogue, Interval, Kind, Platform, Unit};
use gpu_selector::decision::{Decision, Status, Verdict};
use gpu_selector::engine::decide;
use gpu_selector::insight::robustness::{Column, FAIR, FIRM, Firmness, Rival, WeightRange, Word, firmness};
use gpu_selector::insight::simplex::{
    Lead, dominates, first_rank_bounds, level, weight_interval, weighted_sum, winning_index,
};
use gpu_selector::requirements::{Need, Requirements, Scale, Strength, Team};
use proptest::prelude::*;
use proptest::sample::Index;
use serde::Deserialize;
use serde_json::Value;
use support::arbitrary::{self, COUNT, cell, questions};
use support::asked;

/// Rows are alternatives, columns criteria.
type Matrix = Vec<Vec<f64>>;

// The reference values.

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

/// The two are level in all that the third column leaves, and 0.3 - 0.1 - 0.2 is a little less than 0 in floating point.
#[test]
fn rounding_sets_no_limit() {
    let (one, other) = ([0.3, 0.0, 0.5], [0.1, 0.2, 0.5]);
    let weights = [0.3, 0.3, 0.4];
    for values in [[one, other], [other, one]] {
        let values = values.map(Vec::from);
        assert_eq!(stays(&values, &weights, 0, 2), Some(ALL));
    }
    assert_ne!(Lead::new(&weights, &one, &other).without(2, 0.4), Some(0.0));
}

// The laws of the kernel.

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

// The laws of firmness, for catalogues and requirements of any kind.

proptest! {
    #[test]
    fn only_a_recommendation_is_firm_or_not((catalogue, asked) in questions()) {
        let decision = decide(&catalogue, &asked);
        prop_assert_eq!(firmness(&decision).is_some(), decision.verdict == Verdict::Recommended);
    }

    #[test]
    fn every_column_has_its_range((catalogue, asked) in questions()) {
        let decision = decide(&catalogue, &asked);
        let Some(firmness) = firmness(&decision) else { return Ok(()) };
        let needs = (0..decision.asked.len()).map(Column::Need);
        let columns: Vec<Column> = needs.chain(decision.platforms[0].fit.as_ref().map(|_| Column::Fit)).collect();
        let found: Vec<Column> = firmness.weights.iter().map(|range| range.column).collect();
        prop_assert_eq!(found, if columns.len() == 1 { Vec::new() } else { columns });
        let sum: f64 = firmness.weights.iter().map(|range| range.weight).sum();
        prop_assert!(firmness.weights.is_empty() || (sum - 1.0).abs() < 1e-9);
    }

    #[test]
    fn the_word_follows_its_rule((decision, firmness) in recommendations().prop_map(|(_, _, told)| told)) {
        let Firmness { word, surely_best, acceptability, .. } = firmness;
        let fits = decision.platforms[0].status == Status::Fits;
        prop_assert!(0.0 <= acceptability.lo && acceptability.lo <= acceptability.hi && acceptability.hi <= 1.0);
        prop_assert!(fits || !surely_best);
        let wanted = match acceptability.lo + 1e-9 {
            share if fits && surely_best && share >= FIRM => Word::Firm,
            share if share >= FAIR => Word::Fair,
            _ => Word::Thin,
        };
        prop_assert_eq!(word, wanted);
        if firmness.rivals.is_empty() {
            prop_assert_eq!(word, if fits { Word::Firm } else { Word::Fair });
        }
    }

    #[test]
    fn platform_order_changes_nothing((catalogue, asked, (_, before)) in recommendations(), turn in any::<Index>()) {
        let mut turned = catalogue.clone();
        turned.platforms.rotate_left(turn.index(catalogue.platforms.len()));
        turned.platforms.reverse();
        let after = firmness(&decide(&turned, &asked)).unwrap();
        prop_assert_eq!(told(&catalogue, before), told(&turned, after));
    }

    /// By the order of the engine: the guaranteed score, then the score at best, among platforms of the winner's status.
    #[test]
    fn between_the_ends_of_a_weight_the_recommendation_stays(
        (_, _, (decision, firmness)) in recommendations(),
        share in 0.001..0.999,
    ) {
        let weights: Vec<f64> = firmness.weights.iter().map(|range| range.weight).collect();
        for (column, range) in firmness.weights.iter().enumerate() {
            let Interval { lo, hi } = range.stays;
            prop_assert_eq!(range.can_change, (lo, hi) != (0.0, 1.0));
            prop_assert!(lo <= range.weight && range.weight <= hi);
            let inside = moved(&weights, column, lo + share * (hi - lo));
            prop_assert!(the_winner_stands(&decision, &inside) >= Stands::Level, "{range:?}");
            for (end, outside) in [(lo, lo - 1e-6), (hi, hi + 1e-6)] {
                if 0.0 < end && end < 1.0 {
                    let outside = moved(&weights, column, outside);
                    prop_assert_eq!(the_winner_stands(&decision, &outside), Stands::Behind, "{:?}", range);
                }
            }
            let alone = the_winner_stands(&decision, &moved(&weights, column, 0.0)) == Stands::Ahead;
            prop_assert_eq!(range.needed, !alone, "{:?}", range);
        }
    }

    /// To switch the fit off is to take its weight away.
    #[test]
    fn the_fit_is_needed_where_the_recommendation_changes_without_it(
        (catalogue, mut asked, (decision, firmness)) in recommendations(),
    ) {
        asked.fit_off = true;
        let without = decide(&catalogue, &asked);
        for fit in firmness.weights.iter().filter(|range| range.column == Column::Fit) {
            prop_assert_eq!(fit.needed, recommended(&without) != recommended(&decision));
        }
    }

    /// Where the fit does not count, to drop a want is to take its weight away.
    #[test]
    fn a_want_is_needed_where_the_recommendation_changes_without_it((catalogue, mut asked) in everyday()) {
        asked.fit_off = true;
        let decision = decide(&catalogue, &asked);
        let ranges = firmness(&decision).map_or_else(Vec::new, |firmness| firmness.weights);
        let wants = ranges.iter().zip(&decision.asked).filter(|(_, need)| need.strength != Strength::Must);
        for (range, need) in wants {
            let mut less = asked.clone();
            less.drop_need(&catalogue.criteria[need.criterion].id);
            let without = decide(&catalogue, &less);
            prop_assert_eq!(range.needed, recommended(&without) != recommended(&decision), "{:?}", range);
        }
    }

    #[test]
    fn the_acceptability_contains_the_sampled_one((_, _, (decision, firmness)) in recommendations(), seed in any::<u64>()) {
        let columns = row(&decision, 0, |met| met.lo).len();
        prop_assume!(columns > 0);
        let mut generator = SplitMix64(seed);
        let mut first = 0;
        for _ in 0..SAMPLES {
            first += u32::from(the_winner_stands(&decision, &generator.weighting(columns)) >= Stands::Level);
        }
        let sampled = f64::from(first) / f64::from(SAMPLES);
        prop_assert!(about(firmness.acceptability, sampled), "{sampled} is not in {:?}", firmness.acceptability);
    }

    /// Each cell takes the end that is worst for the winner, or best for the rival, and the engine decides anew.
    #[test]
    fn best_for_sure_and_possibly_best_are_what_the_engine_would_say_if_all_were_known(
        (mut catalogue, asked) in everyday(),
        (scale, team, ops) in (0..3_usize, any::<bool>(), any::<bool>()),
    ) {
        for platform in &mut catalogue.platforms {
            let made_for = &mut platform.positioning;
            made_for.scale.get_or_insert(Scale::ALL[scale]);
            made_for.team.get_or_insert(if team { Team::Solo } else { Team::Many });
            made_for.needs_ops.get_or_insert(ops);
        }
        let decision = decide(&catalogue, &asked);
        let Some(firmness) = firmness(&decision) else { return Ok(()) };
        let winner = decision.platforms[0].platform;
        let if_known = |lucky: &dyn Fn(usize) -> bool| {
            let mut known = catalogue.clone();
            for (position, platform) in known.platforms.iter_mut().enumerate() {
                let ends = (0..catalogue.criteria.len()).map(|criterion| catalogue.known(platform, criterion));
                let end = |known: Interval| Interval::exactly(if lucky(position) { known.hi } else { known.lo });
                platform.cells = ends.map(|known| cell(end(known))).collect();
            }
            recommended(&decide(&known, &asked))
        };
        prop_assert_eq!(firmness.surely_best, if_known(&|each| each != winner).contains(&winner));
        for rival in &firmness.rivals {
            let lucky = if_known(&|each| each == rival.platform);
            prop_assert_eq!(rival.possibly_best, lucky.contains(&rival.platform), "{:?}", rival);
        }
    }

    #[test]
    fn rivals_are_the_platforms_that_are_not_ruled_out((_, _, (decision, firmness)) in recommendations()) {
        let others = decision.platforms.iter().skip(1).filter(|other| other.status != Status::RuledOut);
        let wanted: Vec<(usize, bool)> =
            others.map(|other| (other.platform, other.status == decision.platforms[0].status)).collect();
        let found: Vec<(usize, bool)> = firmness.rivals.iter().map(|rival| (rival.platform, rival.competes)).collect();
        prop_assert_eq!(found, wanted);
        for rival in firmness.rivals.iter().filter(|rival| rival.dominated) {
            prop_assert_eq!(rival.winning_index, 1.0);
        }
    }

    /// Of what was asked of a platform, offers that repeat it say nothing new.
    #[test]
    fn a_rival_listed_many_times_counts_once((catalogue, asked, (_, before)) in recommendations(), many in 2..9_usize) {
        let winner = decide(&catalogue, &asked).platforms[0].platform;
        let mut longer = catalogue.clone();
        for copy in 1..many {
            for (position, platform) in catalogue.platforms.iter().enumerate().filter(|(position, _)| *position != winner) {
                let id = format!("{}{position}{copy}", platform.id).into();
                longer.platforms.push(Platform { id, ..platform.clone() });
            }
        }
        let after = firmness(&decide(&longer, &asked)).unwrap();
        let near = |one: f64, other: f64| (one - other).abs() < 1e-9;
        prop_assert!(near(before.acceptability.lo, after.acceptability.lo));
        prop_assert!(near(before.acceptability.hi, after.acceptability.hi));
        prop_assert_eq!((before.word, before.surely_best, before.weights), (after.word, after.surely_best, after.weights));
    }

    /// Numbers that are none, and intervals upside down.
    #[test]
    fn firmness_is_total(
        (mut catalogue, asked) in questions(),
        ends in prop::collection::vec((prop::num::f64::ANY, prop::num::f64::ANY), 36),
    ) {
        let cells = catalogue.platforms.iter_mut().flat_map(|platform| &mut platform.cells);
        cells.zip(ends).for_each(|(cell, (lo, hi))| cell.known = Interval::new(lo, hi));
        firmness(&decide(&catalogue, &asked));
    }
}

// The guide's scenarios, by hand.

/// C starts easily and is made for the small scale. A and B may start easily too, and even then stay behind by the scale:
/// 0.85 and 0.7.
#[test]
fn prototype_is_firm() {
    let firmness = of_guide("scene=prototype");
    assert_eq!(firmness.word, Word::Firm);
    assert!(firmness.surely_best);
    assert_eq!(firmness.acceptability, Interval::exactly(1.0));
    let beaten = |platform| rival(platform, true, false, 1.0, true);
    assert_eq!(firmness.rivals, [beaten(A), beaten(B)]);
    assert_ranges(&firmness, &[(Column::Need(0), 0.7, ALL, false), (Column::Fit, 0.3, ALL, false)]);
}

/// A and C are ruled out.
#[test]
fn team_training_is_firm_for_want_of_rivals() {
    let firmness = of_guide("scene=team-training");
    assert_eq!(firmness.word, Word::Firm);
    assert!(firmness.surely_best);
    assert_eq!(firmness.acceptability, Interval::exactly(1.0));
    assert_eq!(firmness.rivals, []);
    let need = |position| (Column::Need(position), 0.7 / 3.0, ALL, false);
    assert_ranges(&firmness, &[need(0), need(1), need(2), (Column::Fit, 0.3, ALL, false)]);
}

/// A and B both have the variety; the fit puts A before B (1 against 0.75), whatever it weighs. Without it they are level.
#[test]
fn mid_training_is_firm_and_needs_the_fit() {
    let firmness = of_guide("scene=mid-training");
    assert_eq!(firmness.word, Word::Firm);
    assert!(firmness.surely_best);
    assert_eq!(firmness.rivals, [rival(B, true, false, 1.0, true)]);
    assert_ranges(&firmness, &[(Column::Need(0), 0.7, ALL, false), (Column::Fit, 0.3, ALL, true)]);
    assert!(!firmness.weights[1].can_change);
    // With the fit off it is a tie, and a tie is not firm or otherwise.
    assert_eq!(if_any("scene=mid-training&fit=off"), None);
}

/// One column: nothing to weigh. A and C would come level if they took custom machines.
#[test]
fn scarce_gpu_is_firm_though_others_may_come_level() {
    let firmness = of_guide("scene=scarce-gpu");
    assert_eq!(firmness.word, Word::Firm);
    assert!(firmness.surely_best);
    assert_eq!(firmness.weights, []);
    let unconfirmed = |platform| rival(platform, false, true, 1.0, true);
    assert_eq!(firmness.rivals, [unconfirmed(A), unconfirmed(C)]);
}

#[test]
fn audit_is_firm_for_want_of_rivals() {
    let firmness = of_guide("scene=audit");
    assert_eq!((firmness.word, firmness.rivals.len(), firmness.weights.len()), (Word::Firm, 0, 2));
}

/// B has the terabyte, A (72 to 88 GB) the scale: the lead is (0.928, -0.5), and B wins where the fit weighs less than
/// 0.928 / 1.428.
#[test]
fn a_terabyte_against_the_scale_is_fair() {
    let firmness = of_guide("expansion=1TB,want&scale=medium");
    let end = 0.928 / 1.428;
    assert_eq!(firmness.word, Word::Fair);
    // C could have the terabyte too: 0.7 + 0.15, level with B.
    assert!(firmness.surely_best);
    assert_interval(firmness.acceptability, end, end);
    assert_eq!(firmness.rivals.iter().map(|rival| rival.platform).collect::<Vec<_>>(), [A, C]);
    assert_eq!(firmness.rivals.iter().map(|rival| rival.possibly_best).collect::<Vec<_>>(), [false, true]);
    assert_eq!(firmness.rivals.iter().map(|rival| rival.dominated).collect::<Vec<_>>(), [false, true]);
    let (expansion, fit) = (Interval::new(1.0 - end, 1.0), Interval::new(0.0, end));
    assert_ranges(&firmness, &[(Column::Need(0), 0.7, expansion, true), (Column::Fit, 0.3, fit, false)]);
}

/// 120 GB are less of a lead: (0.4, -0.5).
#[test]
fn little_more_than_a_has_against_the_scale_is_thin() {
    let firmness = of_guide("expansion=120GB,want&scale=medium");
    assert_eq!(firmness.word, Word::Thin);
    assert!(firmness.surely_best);
    assert_interval(firmness.acceptability, 4.0 / 9.0, 4.0 / 9.0);
}

/// B's 5 to 6 TB may be less, and then only C could have it, whose limit is not stated.
#[test]
fn what_has_to_be_confirmed_is_fair_at_most() {
    let firmness = of_guide("expansion=5500GB");
    assert_eq!(firmness.word, Word::Fair);
    assert!(!firmness.surely_best);
    assert_eq!(firmness.acceptability, Interval::exactly(1.0));
    assert_eq!(firmness.rivals, [rival(C, true, true, 1.0, true)]);
}

/// Nothing is guaranteed by either, so that what is possible decides: (1, 0.2) against (0.4, 0.7), a lead of (0.6, -0.5).
#[test]
fn where_the_guaranteed_is_level_the_possible_decides() {
    let criteria: Vec<_> = ["x", "y"].map(|id| arbitrary::criterion(id, COUNT)).to_vec();
    let positioning = &guide().platforms[0].positioning;
    let platform = |id, most: [f64; 2]| {
        arbitrary::platform(id, positioning.clone(), most.map(|most| Interval::new(0.0, most)).to_vec())
    };
    let mut asked = Requirements::default();
    criteria.iter().for_each(|criterion| asked.ask(Need::new(criterion, 10.0, Strength::Want).unwrap()));
    let catalogue = arbitrary::catalogue(criteria, vec![platform("one", [10.0, 2.0]), platform("two", [4.0, 7.0])]);
    let firmness = firmness(&decide(&catalogue, &asked)).unwrap();
    assert_eq!(firmness.word, Word::Thin);
    assert!(!firmness.surely_best);
    assert_interval(firmness.acceptability, 6.0 / 11.0, 6.0 / 11.0);
    let (x, y) = (Interval::new(5.0 / 11.0, 1.0), Interval::new(0.0, 6.0 / 11.0));
    assert_ranges(&firmness, &[(Column::Need(0), 0.5, x, true), (Column::Need(1), 0.5, y, false)]);
}

/// Scores are compared in steps of the tolerance, so that less than one step can put the first platform first where a border
/// lies between the two, though the second could have all of y. What is guaranteed goes before what is possible, and every
/// column still has its range.
#[test]
fn the_smallest_guaranteed_lead_goes_before_the_possible() {
    let kinds = [Kind::Quantity(Unit::Gigabytes), Kind::Flag, Kind::Flag];
    let criteria: Vec<_> =
        ["x", "y", "z"].into_iter().zip(kinds).map(|(id, kind)| arbitrary::criterion(id, kind)).collect();
    let mut asked = Requirements::default();
    for (criterion, threshold) in criteria.iter().zip([1e9, 1.0, 1.0]) {
        asked.ask(Need::new(criterion, threshold, Strength::Want).unwrap());
    }
    let row = |id, x, y| {
        let cells = vec![Interval::exactly(x), Interval::new(0.0, y), Interval::exactly(1.0)];
        arbitrary::platform(id, guide().platforms[0].positioning.clone(), cells)
    };
    let with = |x: f64| {
        let catalogue = arbitrary::catalogue(criteria.clone(), vec![row("one", x + 1.6, 0.0), row("two", x, 1.0)]);
        decide(&catalogue, &asked)
    };
    let across_a_border = (0..6_u32).map(|half| with(f64::from(half) / 2.0)).find(|each| recommended(each) == [0]);
    let firmness = firmness(&across_a_border.unwrap()).unwrap();
    assert!(!firmness.surely_best && firmness.rivals[0].possibly_best && firmness.rivals[0].dominated);
    assert_eq!(firmness.weights.iter().map(|range| range.stays).collect::<Vec<_>>(), [ALL; 3]);
}

#[test]
fn nothing_asked_is_not_firm_or_otherwise() {
    assert_eq!(if_any(""), None);
    assert_eq!(if_any("gpus=8"), None);
}

// What the tests above are told in.

/// How the winner of a decision stands to its closest competitor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Stands {
    Behind,
    Level,
    Ahead,
}

/// The reference: one problem with its answers.
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

/// Rank counts over sampled weightings (SMAA). It serves as a check here; the product needs no sampling.
///
/// `counts[i][r]`: how often row i got rank r + 1; equals stand in their order. With an order of importance, each weighting is
/// sorted and its largest weight goes to the first column of that order.
fn rank_counts(values: &[Vec<f64>], seed: u64, samples: u32, order: Option<&[usize]>) -> Vec<Vec<u32>> {
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
struct SplitMix64(u64);

impl SplitMix64 {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A weighting from the uniform distribution: the gaps between sorted draws.
    fn weighting(&mut self, columns: usize) -> Vec<f64> {
        let mut cuts: Vec<f64> = (1..columns).map(|_| (self.next() >> 11) as f64 / (1_u64 << 53) as f64).collect();
        cuts.push(1.0);
        cuts.sort_by(f64::total_cmp);
        let before = std::iter::once(0.0).chain(cuts.clone());
        cuts.iter().zip(before).map(|(cut, before)| cut - before).collect()
    }
}

/// For laws; the reference uses more.
const SAMPLES: u32 = 1000;

/// Whether a share counted in [`SAMPLES`] draws may come from one within bounds: six standard errors, and a little for shares
/// near 0 and 1.
fn about(bounds: Interval, sampled: f64) -> bool {
    let many = f64::from(SAMPLES);
    let room = |end: f64| 6.0 * ((end * (1.0 - end) + 2.0 / many) / many).sqrt();
    bounds.lo - room(bounds.lo) <= sampled && sampled <= bounds.hi + room(bounds.hi)
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

/// Questions of everyday size: scores then differ by much more than the tolerance, or not at all.
fn everyday() -> impl Strategy<Value = (Catalogue, Requirements)> {
    questions().prop_filter("everyday", |(_, asked)| asked.needs().iter().all(|need| need.threshold() <= 100.0))
}

/// Those to which one platform is recommended.
fn recommendations() -> impl Strategy<Value = (Catalogue, Requirements, (Decision, Firmness))> {
    everyday().prop_filter_map("a recommendation", |(catalogue, asked)| {
        let decision = decide(&catalogue, &asked);
        let firmness = firmness(&decision)?;
        Some((catalogue, asked, (decision, firmness)))
    })
}

fn stays(values: &[Vec<f64>], weights: &[f64], winner: usize, column: usize) -> Option<Interval> {
    let leads: Vec<Lead> = values.iter().map(|rival| Lead::new(weights, &values[winner], rival)).collect();
    weight_interval(weights, &leads.iter().collect::<Vec<_>>(), column)
}

/// One row less another.
fn lead(one: &[f64], other: &[f64]) -> Vec<f64> {
    Lead::new(&[], one, other).columns
}

fn bounds(values: &[Vec<f64>], row: usize) -> Interval {
    let rivals = values.iter().enumerate().filter(|(other, _)| *other != row);
    let indices: Vec<f64> = rivals.map(|(_, other)| winning_index(&lead(&values[row], other))).collect();
    first_rank_bounds(&indices)
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

/// The weighting with one weight moved, the others in their proportions.
fn moved(weights: &[f64], column: usize, weight: f64) -> Vec<f64> {
    let rest: f64 = weights.iter().enumerate().filter(|(other, _)| *other != column).map(|(_, other)| other).sum();
    let scaled = |(other, old): (usize, &f64)| if other == column { weight } else { old * (1.0 - weight) / rest };
    weights.iter().enumerate().map(scaled).collect()
}

/// By how much the winner leads the closest rival, or is behind.
fn margin(values: &[Vec<f64>], weights: &[f64], winner: usize) -> f64 {
    let margins = values.iter().map(|rival| weighted_sum(weights, &lead(&values[winner], rival)));
    margins.fold(f64::INFINITY, f64::min)
}

/// The same for a decision, in the order of the engine. Leads of rounding alone are none.
fn the_winner_stands(decision: &Decision, weights: &[f64]) -> Stands {
    let side = |platform: usize, end: fn(Interval) -> f64| {
        let ahead = weighted_sum(weights, &lead(&row(decision, 0, end), &row(decision, platform, end)));
        match ahead {
            _ if ahead.abs() < 1e-15 => Stands::Level,
            _ if ahead > 0.0 => Stands::Ahead,
            _ => Stands::Behind,
        }
    };
    let competing = (1..decision.platforms.len())
        .filter(|platform| decision.platforms[*platform].status == decision.platforms[0].status);
    competing
        .map(|platform| match side(platform, |met| met.lo) {
            Stands::Level => side(platform, |met| met.hi),
            decided => decided,
        })
        .min()
        .unwrap_or(Stands::Ahead)
}

/// What a platform has of each column; `platform` is its place in the decision.
fn row(decision: &Decision, platform: usize, end: fn(Interval) -> f64) -> Vec<f64> {
    let assessment = &decision.platforms[platform];
    let met = assessment.findings.iter().map(|finding| finding.met);
    met.chain(assessment.fit.iter().map(|fit| fit.value)).map(end).collect()
}

fn recommended(decision: &Decision) -> Vec<usize> {
    decision.recommended().map(|first| first.platform).collect()
}

/// With ids for positions.
fn told(catalogue: &Catalogue, firmness: Firmness) -> (Vec<String>, Firmness) {
    let ids = firmness.rivals.iter().map(|rival| catalogue.platforms[rival.platform].id.to_string()).collect();
    let rivals = firmness.rivals.iter().map(|rival| Rival { platform: 0, ..*rival }).collect();
    (ids, Firmness { rivals, ..firmness })
}

const A: usize = 0;
const B: usize = 1;
const C: usize = 2;

const ALL: Interval = Interval::new(0.0, 1.0);

fn of_guide(query: &str) -> Firmness {
    if_any(query).unwrap()
}

fn if_any(query: &str) -> Option<Firmness> {
    firmness(&decide(guide(), &asked(query)))
}

fn rival(platform: usize, competes: bool, possibly_best: bool, winning_index: f64, dominated: bool) -> Rival {
    Rival { platform, competes, possibly_best, winning_index, dominated }
}

fn assert_ranges(firmness: &Firmness, expected: &[(Column, f64, Interval, bool)]) {
    assert_eq!(firmness.weights.len(), expected.len(), "{:?}", firmness.weights);
    for (found, &(column, weight, stays, needed)) in firmness.weights.iter().zip(expected) {
        let wanted = WeightRange { column, can_change: stays != ALL, needed, ..*found };
        assert_eq!(*found, wanted);
        assert!((found.weight - weight).abs() < 1e-9, "{found:?}");
        assert_interval(found.stays, stays.lo, stays.hi);
    }
}

fn assert_interval(found: Interval, lo: f64, hi: f64) {
    assert_near(&[found.lo, found.hi], &[lo, hi], "interval");
}

fn assert_near(found: &[f64], expected: &[f64], about: &str) {
    let near = |(found, expected): (&f64, &f64)| (found - expected).abs() < 1e-9;
    assert_eq!(found.len(), expected.len(), "{about}");
    assert!(found.iter().zip(expected).all(near), "{about}: {found:?}, not {expected:?}");
}
