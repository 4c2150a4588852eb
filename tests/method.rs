//! The method, written a second time from its description alone, as plainly as it reads there; the engine must agree.

mod support;

use gpu_selector::catalog::{Catalogue, Kind, Platform};
use gpu_selector::decision::{Status, Verdict};
use gpu_selector::engine::decide;
use gpu_selector::requirements::{Context, Requirements, Scale, Strength, Team};
use proptest::prelude::*;
use support::arbitrary::questions;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn the_engine_agrees_with_the_method_as_written((catalogue, asked) in questions()) {
        let decision = decide(&catalogue, &asked);
        let judged: Vec<Judged> = catalogue.platforms.iter().map(|platform| judge(&catalogue, platform, &asked)).collect();
        let open = judged.iter().all(|each| each.score.is_none());

        for found in &decision.platforms {
            let wanted = &judged[found.platform];
            prop_assert_eq!(found.status, wanted.status, "{}", wanted.id);
            prop_assert_eq!(found.score.is_some(), wanted.score.is_some());
            if let (Some(found), Some((low, high))) = (found.score, wanted.score) {
                prop_assert!((found.lo - low).abs() < 1e-9, "{} low: {}, not {low}", wanted.id, found.lo);
                prop_assert!((found.hi - high).abs() < 1e-9, "{} high: {}, not {high}", wanted.id, found.hi);
            }
        }

        // The order, pair by pair. Scores that differ by about the tolerance itself may stand either way.
        for (position, first) in decision.platforms.iter().enumerate() {
            for second in &decision.platforms[position + 1..] {
                let (one, two) = (&judged[first.platform], &judged[second.platform]);
                match comes_first(one, two) {
                    None => {}
                    Some(Order::After) => prop_assert!(false, "{} stands before {}", one.id, two.id),
                    Some(Order::Before) => prop_assert!(first.rank.is_none() || first.rank != second.rank),
                    Some(Order::Equal) => {
                        prop_assert_eq!(first.rank, second.rank);
                        prop_assert!(one.id < two.id, "equals stand by id: {}, {}", one.id, two.id);
                    }
                }
            }
        }

        let first: Vec<_> = decision.recommended().collect();
        let verdict = match first.len() {
            _ if open => Verdict::Open,
            0 => Verdict::None,
            1 => Verdict::Recommended,
            _ => Verdict::Tie,
        };
        prop_assert_eq!(decision.verdict, verdict);
        prop_assert_eq!(first.is_empty(), open || judged.iter().all(|each| each.status == Status::RuledOut));
    }
}

/// What the text says of one platform.
struct Judged {
    id: String,
    status: Status,
    failures: usize,
    score: Option<(f64, f64)>,
}

fn judge(catalogue: &Catalogue, platform: &Platform, asked: &Requirements) -> Judged {
    let (mut failures, mut unverified) = (0, 0);
    let (mut weights, mut low, mut high) = (0.0, 0.0, 0.0);
    for need in asked.needs() {
        let position = catalogue.criteria.iter().position(|criterion| criterion.id == need.criterion()).unwrap();
        // "Not stated" is everything the scale has.
        let top = match &catalogue.criteria[position].kind {
            Kind::Flag => 1.0,
            Kind::Level(levels) => levels.len() as f64 - 1.0,
            Kind::Quantity(_) => f64::INFINITY,
        };
        let (lo, hi) = platform.cells.get(position).map_or((0.0, top), |cell| (cell.known.lo, cell.known.hi));
        let t = need.threshold();

        // 1. Gate.
        if need.strength == Strength::Must {
            if hi < t - 1e-9 {
                failures += 1;
            } else if lo < t - 1e-9 {
                unverified += 1;
            }
        }
        // 2. Saturate.
        let s = |x: f64| if t == 0.0 { 1.0 } else { x.min(t) / t };
        let w = match need.strength {
            Strength::Must => 3.0,
            Strength::Want => 2.0,
            Strength::Nice => 1.0,
        };
        weights += w;
        low += w * s(lo);
        high += w * s(hi);
    }

    // 3. Fit and 4. score.
    let fit = if asked.fit_off { None } else { fit(platform, &asked.context) };
    let score = match (weights > 0.0, fit) {
        (false, None) => None,
        (false, Some(fit)) => Some(fit),
        (true, None) => Some((low / weights, high / weights)),
        (true, Some((fit_low, fit_high))) => {
            Some((0.7 * low / weights + 0.3 * fit_low, 0.7 * high / weights + 0.3 * fit_high))
        }
    };
    let status = match (failures, unverified) {
        (0, 0) => Status::Fits,
        (0, _) => Status::Confirm,
        _ => Status::RuledOut,
    };
    Judged { id: platform.id.to_string(), status, failures, score }
}

/// The mean over the answered parts, or nothing when none is answered.
fn fit(platform: &Platform, context: &Context) -> Option<(f64, f64)> {
    let made_for = &platform.positioning;
    let unknown = (0.0, 1.0);
    let exactly = |value: f64| (value, value);
    let step = |scale: Scale| match scale {
        Scale::Small => 0.0,
        Scale::Medium => 1.0,
        Scale::Large => 2.0,
    };
    let mut parts = Vec::new();
    if let Some(asked) = context.scale {
        parts.push(made_for.scale.map_or(unknown, |scale| exactly(1.0 - f64::abs(step(scale) - step(asked)) / 2.0)));
    }
    if let Some(asked) = context.team {
        parts.push(match (made_for.team, asked) {
            (None, _) => unknown,
            (Some(Team::Solo), Team::Solo) | (Some(Team::Many), Team::Many) => exactly(1.0),
            _ => exactly(0.0),
        });
    }
    if let Some(has_ops) = context.ops {
        parts.push(match (made_for.needs_ops, has_ops) {
            // Whoever has the skill suits either kind of platform, whatever the catalogue says.
            (_, true) => exactly(1.0),
            (None, false) => unknown,
            (Some(true), false) => exactly(0.0),
            (Some(false), false) => exactly(1.0),
        });
    }
    let many = parts.len() as f64;
    let sum = |end: fn(&(f64, f64)) -> f64| parts.iter().map(end).sum::<f64>() / many;
    (!parts.is_empty()).then(|| (sum(|part| part.0), sum(|part| part.1)))
}

enum Order {
    Before,
    Equal,
    After,
}

/// 5. Order: fits before confirm before ruled out; fewest failures; the low score; the high score. `None`: too close to say.
fn comes_first(one: &Judged, two: &Judged) -> Option<Order> {
    let place = |status| match status {
        Status::Fits => 0,
        Status::Confirm => 1,
        Status::RuledOut => 2,
    };
    match (place(one.status), one.failures).cmp(&(place(two.status), two.failures)) {
        std::cmp::Ordering::Less => return Some(Order::Before),
        std::cmp::Ordering::Greater => return Some(Order::After),
        std::cmp::Ordering::Equal => {}
    }
    let (one, two) = (one.score.unwrap_or_default(), two.score.unwrap_or_default());
    for (one, two) in [(one.0, two.0), (one.1, two.1)] {
        match one - two {
            more if more > 2e-9 => return Some(Order::Before),
            less if less < -2e-9 => return Some(Order::After),
            near if near.abs() > 1e-12 => return None,
            _ => {}
        }
    }
    Some(Order::Equal)
}
