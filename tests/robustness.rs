//! How firm a recommendation is: the laws, for catalogues and requirements of any kind, and the guide's scenarios by hand. Of the
//! kernel beneath, see `simplex.rs` and `simplex_vectors.rs`.

mod support;

use gpu_selector::catalog::guide::guide;
use gpu_selector::catalog::{Catalogue, Interval, Kind, Platform, Unit};
use gpu_selector::decision::{Decision, Status, Verdict};
use gpu_selector::engine::decide;
use gpu_selector::insight::robustness::{Column, FAIR, FIRM, Firmness, Rival, WeightRange, Word, firmness};
use gpu_selector::insight::simplex::weighted_sum;
use gpu_selector::requirements::{Need, Requirements, Scale, Strength, Team};
use proptest::prelude::*;
use proptest::sample::Index;
use support::arbitrary::{self, COUNT, cell, everyday, questions, unchecked};
use support::asked;
use support::simplex::{SAMPLES, SplitMix64, about, assert_near, lead, moved};

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

    #[test]
    fn firmness_is_total((broken, asked) in unchecked()) {
        firmness(&decide(&broken, &asked));
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
    let platform = |id: &'static str, most: [f64; 2]| arbitrary::row(id, most.map(|most| Interval::new(0.0, most)));
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
    let row = |id: &'static str, x, y| {
        arbitrary::row(id, [Interval::exactly(x), Interval::new(0.0, y), Interval::exactly(1.0)])
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

/// How the winner of a decision stands to its closest competitor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Stands {
    Behind,
    Level,
    Ahead,
}

/// Those to which one platform is recommended.
fn recommendations() -> impl Strategy<Value = (Catalogue, Requirements, (Decision, Firmness))> {
    everyday().prop_filter_map("a recommendation", |(catalogue, asked)| {
        let decision = decide(&catalogue, &asked);
        let firmness = firmness(&decision)?;
        Some((catalogue, asked, (decision, firmness)))
    })
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
