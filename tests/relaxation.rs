//! What lets a ruled-out platform in: what was named does, and nothing smaller.

mod support;

use gpu_selector::catalog::guide::guide;
use gpu_selector::catalog::{Catalogue, Kind, Unit};
use gpu_selector::decision::{Assessment, Outcome, Status};
use gpu_selector::engine::decide;
use gpu_selector::insight::relaxation::{Aim, Loosening, Relaxation, apply, relaxations};
use gpu_selector::requirements::{Need, Requirements, Strength};
use proptest::prelude::*;
use support::arbitrary::{questions, unchecked};
use support::asked;

proptest! {
    #[test]
    fn every_ruled_out_platform_and_no_other_has_one((catalogue, asked) in questions()) {
        let decision = decide(&catalogue, &asked);
        let mut named: Vec<usize> = of(&catalogue, &asked).iter().map(|one| one.platform).collect();
        let ruled_out = decision.platforms.iter().filter(|one| one.status == Status::RuledOut);
        let mut expected: Vec<usize> = ruled_out.map(|one| one.platform).collect();
        named.sort_unstable();
        expected.sort_unstable();
        prop_assert_eq!(named, expected);
    }

    /// To fit, as far as the loosened musts go: another must may still have to be confirmed.
    #[test]
    fn loosening_what_was_named_lets_the_platform_in((catalogue, asked) in questions()) {
        for relaxation in of(&catalogue, &asked) {
            for aim in [Aim::Fits, Aim::Confirm] {
                let loosened = assessed(&catalogue, &apply(&catalogue, &asked, &relaxation, aim), relaxation.platform);
                prop_assert_ne!(loosened.status, Status::RuledOut);
            }
            let loosened = apply(&catalogue, &asked, &relaxation, Aim::Fits);
            for step in &relaxation.steps {
                let outcome = decide(&catalogue, &loosened).outcome(relaxation.platform, step.criterion);
                prop_assert!(outcome == Some(Outcome::Pass) || step.fits_at.is_none(), "{step:?} {outcome:?}");
            }
        }
    }

    #[test]
    fn nothing_smaller_lets_the_platform_in((catalogue, asked) in questions()) {
        for relaxation in of(&catalogue, &asked) {
            for (left_out, step) in relaxation.steps.iter().enumerate() {
                let mut fewer = relaxation.clone();
                fewer.steps.remove(left_out);
                for aim in [Aim::Fits, Aim::Confirm] {
                    let status = assessed(&catalogue, &apply(&catalogue, &asked, &fewer, aim), relaxation.platform).status;
                    prop_assert_eq!(status, Status::RuledOut);
                }
                // Just above what was named the must does not pass; just above what is left to confirm it fails.
                let above = |threshold: Option<f64>| {
                    let next = next(&catalogue.criteria[step.criterion].kind, threshold.unwrap_or(0.0));
                    outcome(&catalogue, &asked, relaxation.platform, step.criterion, next)
                };
                prop_assert_ne!(above(step.fits_at), Outcome::Pass, "{:?}", step);
                prop_assert_eq!(above(step.confirm_at.or(step.fits_at)), Outcome::Fail, "{:?}", step);
            }
        }
    }

    /// Over every threshold up to the asked one, on a grid that holds every cell.
    #[test]
    fn brute_force_finds_the_same_thresholds((catalogue, asked) in questions()) {
        for relaxation in of(&catalogue, &asked) {
            for step in &relaxation.steps {
                let kind = &catalogue.criteria[step.criterion].kind;
                let most = |good: &dyn Fn(Outcome) -> bool| {
                    let good = |&threshold: &f64| good(outcome(&catalogue, &asked, relaxation.platform, step.criterion, threshold));
                    grid(kind).into_iter().filter(|&threshold| 0.0 < threshold && threshold < step.asked).filter(good).reduce(f64::max)
                };
                prop_assert_eq!(step.fits_at, most(&|outcome| outcome == Outcome::Pass), "{:?}", step);
                let let_in = most(&|outcome| outcome != Outcome::Fail);
                prop_assert_eq!(step.confirm_at.or(step.fits_at), let_in, "{:?}", step);
                prop_assert!(step.confirm_at.is_none_or(|confirm| confirm > step.fits_at.unwrap_or(0.0)));
            }
        }
    }

    #[test]
    fn the_least_to_give_comes_first((catalogue, asked) in questions()) {
        let relaxations = of(&catalogue, &asked);
        prop_assert!(relaxations.is_sorted_by(|one, next| one.steps.len() <= next.steps.len()));
        let mut reversed = catalogue.clone();
        reversed.platforms.reverse();
        let ids = |catalogue: &Catalogue, list: &[Relaxation]| -> Vec<(String, Vec<Loosening>)> {
            list.iter().map(|one| (catalogue.platforms[one.platform].id.to_string(), one.steps.clone())).collect()
        };
        prop_assert_eq!(ids(&catalogue, &relaxations), ids(&reversed, &of(&reversed, &asked)));
    }

    #[test]
    fn no_catalogue_makes_it_panic((broken, asked) in unchecked()) {
        for relaxation in of(&broken, &asked) {
            apply(&broken, &asked, &relaxation, Aim::Confirm);
        }
    }
}

#[test]
fn a_fits_a_terabyte_if_it_is_72_gb_and_has_to_confirm_88() {
    let asked = asked("expansion=1000GB");
    let all = of(guide(), &asked);
    let (expansion, _) = guide().criterion("expansion").unwrap();
    let step = Loosening { criterion: expansion, asked: 1000.0, fits_at: Some(72.0), confirm_at: Some(88.0) };
    assert_eq!(all, [Relaxation { platform: 0, steps: vec![step] }]);
    let status = |aim| assessed(guide(), &apply(guide(), &asked, &all[0], aim), 0).status;
    assert_eq!([Aim::Fits, Aim::Confirm].map(status), [Status::Fits, Status::Confirm]);
}

/// D1: eight cards, ten terabytes and, of course, an easy start.
#[test]
fn when_nothing_fits_the_least_to_give_is_said_for_each() {
    let asked = asked("gpus=8&expansion=10T&easy_start=yes");
    let all = of(guide(), &asked);
    let said: Vec<_> = all
        .iter()
        .map(|one| {
            let step = |step: &Loosening| (&*guide().criteria[step.criterion].id, step.fits_at, step.confirm_at);
            (&*guide().platforms[one.platform].id, one.steps.iter().map(step).collect::<Vec<_>>())
        })
        .collect();
    let expected = [
        ("b", vec![("expansion", Some(5000.0), Some(6000.0))]),
        ("c", vec![("gpus", Some(4.0), None)]),
        ("a", vec![("expansion", Some(72.0), Some(88.0))]),
    ];
    assert_eq!(said, expected);
}

/// A has no shared drive: no smaller one can be asked for.
#[test]
fn a_flag_can_only_become_a_wish() {
    let asked = asked("shared_drive=yes");
    let all = of(guide(), &asked);
    assert_eq!((all[0].platform, all[0].steps[0].fits_at, all[0].steps[0].confirm_at), (0, None, None));
    let wished = apply(guide(), &asked, &all[0], Aim::Fits);
    assert_eq!(wished.need("shared_drive").map(|need| need.strength), Some(Strength::Want));
    assert_eq!(assessed(guide(), &wished, 0).status, Status::Fits);
}

/// D2: who fits needs nothing.
#[test]
fn where_everything_fits_nothing_is_proposed() {
    assert_eq!(of(guide(), &asked("cloud_disk=yes")), []);
    assert_eq!(of(guide(), &Requirements::default()), []);
}

fn of(catalogue: &Catalogue, asked: &Requirements) -> Vec<Relaxation> {
    relaxations(catalogue, &decide(catalogue, asked))
}

fn assessed(catalogue: &Catalogue, asked: &Requirements, platform: usize) -> Assessment {
    decide(catalogue, asked).platforms.into_iter().find(|one| one.platform == platform).unwrap()
}

/// How a platform stands to a must with another threshold.
fn outcome(catalogue: &Catalogue, asked: &Requirements, platform: usize, criterion: usize, threshold: f64) -> Outcome {
    let mut changed = asked.clone();
    changed.ask(Need::new(&catalogue.criteria[criterion], threshold, Strength::Must).unwrap());
    decide(catalogue, &changed).outcome(platform, criterion).unwrap()
}

fn next(kind: &Kind, threshold: f64) -> f64 {
    match kind {
        // To the nearest kilobyte, as links write it.
        Kind::Quantity(Unit::Gigabytes) => (threshold * 1e6 + 1.0).round() / 1e6,
        _ => threshold + 1.0,
    }
}

/// Every cell of a random catalogue is a whole number, or that and a tenth.
fn grid(kind: &Kind) -> Vec<f64> {
    match kind {
        Kind::Flag => vec![1.0],
        Kind::Level(levels) => (0..levels.len()).map(|level| level as f64).collect(),
        Kind::Quantity(Unit::Count { .. }) => (0..=20).map(f64::from).collect(),
        Kind::Quantity(Unit::Gigabytes) => (0..=200).map(|tenth| f64::from(tenth) / 10.0).collect(),
    }
}
