//! Two links side by side: what differs, whom it moves, and the answer that decides.

mod support;

use gpu_selector::catalog::Catalogue;
use gpu_selector::catalog::guide::guide;
use gpu_selector::decision::{Status, Verdict};
use gpu_selector::engine::decide;
use gpu_selector::insight::compare::{Comparison, Why, compare};
use gpu_selector::insight::switches::{Answer, Edit, apply};
use gpu_selector::requirements::{Requirements, Strength};
use proptest::prelude::*;
use support::arbitrary::{catalogues, requirements};
use support::asked;

/// A catalogue and two links. Every other time the second differs from the first in few answers, as people's links do.
fn pairs() -> impl Strategy<Value = (Catalogue, Requirements, Requirements)> {
    let drawn = catalogues().prop_flat_map(|catalogue| {
        let (mine, theirs) = (requirements(&catalogue), requirements(&catalogue));
        (Just(catalogue), mine, theirs, prop::option::of(any::<u8>()))
    });
    drawn.prop_map(|(catalogue, mine, theirs, few)| {
        let edits = compare(&catalogue, &mine, &theirs).differences;
        let few = few.map(|few| {
            let some = edits.iter().enumerate().filter(|(place, _)| few >> (place % 8) & 1 == 1);
            some.fold(mine.clone(), |asked, (_, each)| apply(&catalogue, &asked, &each.theirs))
        });
        (catalogue, mine, few.unwrap_or(theirs))
    })
}

proptest! {
    #[test]
    fn a_link_compared_with_itself_shows_nothing((catalogue, mine, _) in pairs()) {
        let comparison = compare(&catalogue, &mine, &mine);
        prop_assert!(comparison.differences.is_empty() && comparison.moved.is_empty());
        prop_assert_eq!((comparison.why, comparison.mine), (Why::Identical, comparison.theirs));
    }

    #[test]
    fn all_differences_applied_give_the_other_link((catalogue, mine, theirs) in pairs()) {
        let differences = compare(&catalogue, &mine, &theirs).differences;
        let there = differences.iter().fold(mine.clone(), |asked, each| apply(&catalogue, &asked, &each.theirs));
        let back = differences.iter().fold(theirs.clone(), |asked, each| apply(&catalogue, &asked, &each.mine));
        prop_assert_eq!((there, back), (theirs, mine));
    }

    #[test]
    fn what_is_told_of_the_two_is_what_the_engine_decides((catalogue, mine, theirs) in pairs()) {
        let comparison = compare(&catalogue, &mine, &theirs);
        let (here, there) = (decide(&catalogue, &mine), decide(&catalogue, &theirs));
        prop_assert_eq!(&comparison.mine, &Answer::of(&catalogue, &here));
        prop_assert_eq!(&comparison.theirs, &Answer::of(&catalogue, &there));
        for platform in 0..catalogue.platforms.len() {
            let [mine, theirs] = [&here, &there].map(|decision| {
                let each = decision.platforms.iter().find(|each| each.platform == platform).unwrap();
                (each.status, each.rank)
            });
            let moved = comparison.moved.iter().find(|moved| moved.platform == platform);
            prop_assert_eq!(moved.map(|moved| (moved.mine, moved.theirs)), (mine != theirs).then_some((mine, theirs)));
        }
    }

    /// The law that the sentence stands on: one answer is said to decide where one does, and only there.
    #[test]
    fn the_deciding_difference_applied_gives_the_announced_recommendation((catalogue, mine, theirs) in pairs()) {
        let Comparison { differences, mine: here, theirs: there, why, .. } = compare(&catalogue, &mine, &theirs);
        let then = |edit: &Edit| Answer::of(&catalogue, &decide(&catalogue, &apply(&catalogue, &mine, edit)));
        let alike = |one: &Answer, other: &Answer| (one.verdict, &one.recommended) == (other.verdict, &other.recommended);
        let decides = |edit: &Edit| alike(&then(edit), &there) && (!alike(&here, &there) || then(edit) == there);
        match why {
            Why::One(deciding) => {
                prop_assert_ne!(&here, &there);
                prop_assert!(differences.contains(&deciding.difference) && decides(&deciding.difference.theirs));
                prop_assert_eq!(&deciding.requirements, &apply(&catalogue, &mine, &deciding.difference.theirs));
                prop_assert_eq!(&deciding.decision, &decide(&catalogue, &deciding.requirements));
            }
            Why::Several => {
                prop_assert_ne!(&here, &there);
                prop_assert!(!differences.iter().any(|each| decides(&each.theirs)));
            }
            Why::Identical => prop_assert_eq!(&mine, &theirs),
            Why::Same => {
                prop_assert_eq!(&here, &there);
                prop_assert!(differences.iter().all(|each| then(&each.theirs) == here));
            }
            Why::Cancel => {
                prop_assert_eq!(&here, &there);
                prop_assert!(differences.iter().any(|each| then(&each.theirs) != here));
            }
        }
    }

    #[test]
    fn a_link_that_differs_in_one_answer_is_decided_by_it((catalogue, mine, theirs) in pairs()) {
        for difference in compare(&catalogue, &mine, &theirs).differences {
            let one = compare(&catalogue, &mine, &apply(&catalogue, &mine, &difference.theirs));
            prop_assert_eq!(&one.differences, &[difference]);
            prop_assert_eq!(matches!(one.why, Why::One(_)), one.mine != one.theirs);
            prop_assert!(matches!(one.why, Why::One(_) | Why::Same));
        }
    }

    #[test]
    fn order_of_platforms_changes_nothing((catalogue, mine, theirs) in pairs()) {
        let mut reversed = catalogue.clone();
        reversed.platforms.reverse();
        prop_assert_eq!(
            told(&catalogue, &compare(&catalogue, &mine, &theirs)),
            told(&reversed, &compare(&reversed, &mine, &theirs))
        );
    }

    #[test]
    fn no_catalogue_makes_it_panic((catalogue, mine, theirs) in pairs()) {
        let mut other = catalogue;
        other.criteria.pop();
        compare(&other, &mine, &theirs);
        other.platforms.clear();
        compare(&other, &mine, &theirs);
    }
}

#[test]
fn the_shared_drive_decides_between_a_and_b() {
    let of = |theirs| compare(guide(), &asked("scene=mid-training"), &asked(theirs));
    let comparison = of("scene=mid-training&shared_drive=yes&gpus=8,nice");
    assert_eq!((ids(&comparison.mine), ids(&comparison.theirs)), (vec!["a"], vec!["b"]));
    assert_eq!(comparison.differences.len(), 2);
    assert_eq!(deciding(&comparison), Some("shared_drive"));
    let a = comparison.moved.iter().find(|moved| moved.platform == 0).unwrap();
    assert_eq!((a.mine, a.theirs), ((Status::Fits, Some(1)), (Status::RuledOut, None)));
}

#[test]
fn the_smallest_of_several_that_would_do_is_named() {
    // A has no shared drive, and does not grow to 2 TB: either would do, and another threshold is the smaller step.
    let mine = asked("scene=mid-training&expansion=50GB");
    let comparison = compare(guide(), &mine, &asked("scene=mid-training&expansion=2T&shared_drive=yes"));
    assert_eq!((ids(&comparison.mine), ids(&comparison.theirs)), (vec!["a"], vec!["b"]));
    assert_eq!(deciding(&comparison), Some("expansion"));
}

#[test]
fn the_guides_examples() {
    for (mine, theirs, here, there, why) in [
        ("scene=team-training", "scene=audit", "b", "b", "same"),
        ("expansion=2T", "expansion=1T", "b", "b", "same"),
        ("", "scene=audit", "", "b", "one"),
        ("scene=mid-training", "scene=mid-training&fit=off", "a", "ab", "one"),
        ("scene=team-training", "scene=team-training&expansion=5500GB", "b", "b", "one"),
        ("expansion=6001GB", "", "c", "", "one"),
        ("scene=prototype", "scene=mid-training", "c", "a", "one"),
    ] {
        let comparison = compare(guide(), &asked(mine), &asked(theirs));
        let said = match comparison.why {
            Why::Identical => "identical",
            Why::Same => "same",
            Why::Cancel => "cancel",
            Why::One(_) => "one",
            Why::Several => "several",
        };
        let answers = (ids(&comparison.mine).concat(), ids(&comparison.theirs).concat(), said);
        assert_eq!(answers, (here.into(), there.into(), why), "{mine} | {theirs}");
    }
}

#[test]
fn nothing_asked_has_no_answer() {
    let comparison = compare(guide(), &asked(""), &asked("fit=off"));
    assert_eq!((comparison.mine.verdict, comparison.why, comparison.moved), (Verdict::Open, Why::Same, vec![]));
    let wish = compare(guide(), &asked("gpus=8"), &asked("gpus=8,want")).differences;
    assert!(matches!(wish[0].theirs, Edit::Need { threshold: Some(8.0), strength: Strength::Want, .. }));
}

fn deciding(comparison: &Comparison) -> Option<&'static str> {
    let Why::One(deciding) = &comparison.why else { return None };
    let Edit::Need { criterion, .. } = deciding.difference.theirs else { return None };
    Some(&guide().criteria[criterion].id)
}

fn ids(answer: &Answer) -> Vec<&'static str> {
    answer.recommended.iter().map(|&platform| &*guide().platforms[platform].id).collect()
}

/// With names in place of positions.
fn told(catalogue: &Catalogue, comparison: &Comparison) -> String {
    let id = |platform: usize| catalogue.platforms[platform].id.to_string();
    let answer = |answer: &Answer| {
        let ids: Vec<String> = answer.recommended.iter().copied().map(id).collect();
        format!("{:?} {:?} {ids:?}", answer.verdict, answer.status)
    };
    let moved: Vec<_> = comparison.moved.iter().map(|moved| (id(moved.platform), moved.mine, moved.theirs)).collect();
    let why = match &comparison.why {
        Why::One(deciding) => format!("{:?} {:?}", deciding.difference, deciding.requirements),
        why => format!("{why:?}"),
    };
    let (mine, theirs) = (answer(&comparison.mine), answer(&comparison.theirs));
    format!("{:?} {moved:?} {mine} {theirs} {why}", comparison.differences)
}
