//! What would change the recommendation: the list against brute force, and the guide's own examples.

mod support;

use gpu_selector::catalog::guide::guide;
use gpu_selector::catalog::{Catalogue, Interval, Kind, Unit};
use gpu_selector::decision::{Status, Verdict};
use gpu_selector::engine::decide;
use gpu_selector::insight::switches::{Answer, Edit, MOST_COMPARISONS, Range, Switch, Switches, apply, switches};
use gpu_selector::requirements::{Need, Requirements, Scale, Strength, Team};
use proptest::prelude::*;
use support::arbitrary::{self, everyday, questions, unchecked};
use support::{answer, asked};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// The law that the list stands on: no change of who is recommended, or of their status, is missing from it.
    #[test]
    fn every_change_on_the_grid_is_listed((catalogue, asked) in everyday()) {
        let found = of(&catalogue, &asked);
        let now = answer(&catalogue, &asked);
        prop_assume!(now.verdict != Verdict::Open);
        prop_assert!(!found.cut);
        for edit in every_edit(&catalogue, &asked) {
            let then = answer(&catalogue, &apply(&catalogue, &asked, &edit));
            let moved = (then.verdict, &then.recommended) != (now.verdict, &now.recommended);
            if moved || then.status != now.status {
                let list = if moved { &found.changes } else { &found.status_only };
                prop_assert!(
                    list.iter().any(|switch| covers(switch, &edit, asked_before(&catalogue, &asked, &edit)) && same(&switch.answer, &then, moved)),
                    "{edit:?} gives {then:?}, now {now:?}, listed: {found:#?}"
                );
            }
        }
    }

    #[test]
    fn applying_a_switch_gives_exactly_what_it_announced((catalogue, asked) in questions()) {
        let found = of(&catalogue, &asked);
        let now = answer(&catalogue, &asked);
        for switch in found.changes.iter().chain(&found.status_only) {
            let then = answer(&catalogue, &apply(&catalogue, &asked, &switch.edit));
            prop_assert_eq!(&then, &switch.answer, "{:?}", switch);
            prop_assert_ne!(&then, &now);
        }
        for switch in &found.changes {
            prop_assert!(switch.answer.verdict != now.verdict || switch.answer.recommended != now.recommended);
        }
        for switch in &found.status_only {
            prop_assert_eq!(&switch.answer.recommended, &now.recommended);
        }
    }

    /// At every quarter that a range holds, at its picked threshold, and at what it ends with.
    #[test]
    fn the_whole_of_a_range_leads_to_the_same((catalogue, asked) in everyday()) {
        let found = of(&catalogue, &asked);
        for switch in found.changes.iter().chain(&found.status_only) {
            let (Edit::Need { criterion, threshold: Some(picked), strength }, Some(range)) = (switch.edit, switch.range) else {
                prop_assert!(switch.range.is_none(), "{switch:?}");
                continue;
            };
            prop_assert!(holds(range, picked), "{switch:?}");
            let kind = &catalogue.criteria[criterion].kind;
            for threshold in grid(kind).into_iter().filter(|&threshold| holds(range, threshold)) {
                let edit = Edit::Need { criterion, threshold: Some(threshold), strength };
                prop_assert_eq!(&answer(&catalogue, &apply(&catalogue, &asked, &edit)), &switch.answer, "{:?} {:?}", edit, range);
            }
        }
    }

    #[test]
    fn no_two_ranges_of_a_need_overlap((catalogue, asked) in questions()) {
        let found = of(&catalogue, &asked);
        let all: Vec<&Switch> = found.changes.iter().chain(&found.status_only).collect();
        for (place, one) in all.iter().enumerate() {
            for other in &all[place + 1..] {
                if let (Edit::Need { criterion: a, strength: s, .. }, Edit::Need { criterion: b, strength: t, .. }) = (one.edit, other.edit)
                    && let (Some(x), Some(y)) = (one.range, other.range)
                    && (a, s) == (b, t)
                {
                    let (low, high) = (bottom(x).max(bottom(y)), top(x).min(top(y)));
                    prop_assert!(low >= high, "{one:?} {other:?}");
                }
            }
        }
    }

    #[test]
    fn the_smallest_step_comes_first((catalogue, asked) in questions()) {
        let found = of(&catalogue, &asked);
        prop_assert!(found.changes.is_sorted_by(|one, next| one.size <= next.size));
        prop_assert!(found.status_only.is_sorted_by(|one, next| one.size <= next.size));
    }

    #[test]
    fn order_of_platforms_changes_nothing((catalogue, asked) in questions()) {
        let mut reversed = catalogue.clone();
        reversed.platforms.reverse();
        prop_assert_eq!(told(&catalogue, &of(&catalogue, &asked)), told(&reversed, &of(&reversed, &asked)));
    }

    #[test]
    fn no_catalogue_makes_it_panic((mut broken, asked) in unchecked()) {
        of(&broken, &asked);
        broken.platforms.clear();
        of(&broken, &asked);
    }
}

/// 1.4's examples, with the guide's own intervals.
#[test]
fn the_guides_examples_are_listed() {
    let medium = asked("scene=mid-training");
    let found = of(guide(), &medium);
    assert_eq!(recommended(&found, "shared_drive", 1.0), ["b"]);
    // A surely has 72 GB, so that from there on B is surer, and from 88 GB on A is out.
    for more in [72.000_001, 88.000_001, 100.0, 5000.0, 6000.0] {
        assert_eq!(recommended(&found, "expansion", more), ["b"], "{more}");
    }
    assert_eq!(recommended(&found, "expansion", 6_000.000_001), [""; 0]);
    assert!(listed(&found, "expansion", 72.0).is_none());
    let without_ops = found.changes.iter().find(|switch| switch.edit == Edit::Ops(Some(false))).unwrap();
    assert_eq!(ids(&without_ops.answer), ["b"]);

    let prototype = of(guide(), &asked("scene=prototype"));
    let five = listed(&prototype, "gpus", 5.0).unwrap();
    assert_eq!((ids(&five.answer), five.answer.status), (vec!["a"], Some(Status::Fits)));
    assert_eq!(five.range, Some(Range { above: Some(4.0), up_to: Some(5.0) }));
    let six = listed(&prototype, "gpus", 6.0).unwrap();
    assert_eq!((ids(&six.answer), six.answer.status), (vec!["a"], Some(Status::Confirm)));
    assert_eq!(six.range, Some(Range { above: Some(5.0), up_to: None }));
}

#[test]
fn more_than_6000_gb_leaves_a_team_with_nothing_and_more_than_5000_with_a_question() {
    let found = of(guide(), &asked("scene=team-training"));
    let nothing = listed(&found, "expansion", 6001.0).unwrap();
    assert_eq!(nothing.range, Some(Range { above: Some(6000.0), up_to: None }));
    assert_eq!((nothing.answer.verdict, ids(&nothing.answer)), (Verdict::None, vec![]));
    let (expansion, _) = guide().criterion("expansion").unwrap();
    let picked = Edit::Need { criterion: expansion, threshold: Some(10_000.0), strength: Strength::Must };
    assert_eq!(nothing.edit, picked);
    let confirm: Vec<&Switch> = found.status_only.iter().filter(|switch| switch.range.is_some()).collect();
    let question = confirm.iter().find(|switch| holds(switch.range.unwrap(), 5500.0)).unwrap();
    assert_eq!(question.range, Some(Range { above: Some(5000.0), up_to: Some(6000.0) }));
    assert_eq!((ids(&question.answer), question.answer.status), (vec!["b"], Some(Status::Confirm)));
}

/// One score falls as 4 / t, the other as 6 / t from a lower start: they cross at 5 and at 10, and tie exactly there.
#[test]
fn scores_that_cross_between_two_cells_are_found_exactly() {
    let gigabytes = |id| arbitrary::criterion(id, Kind::Quantity(Unit::Gigabytes));
    let row = |id: &'static str, cells: [f64; 2]| arbitrary::row(id, cells.map(Interval::exactly));
    // x asked at 10: one meets it, two meets four fifths. From 6 on, y decides: 1 + 4 / t = 0.8 + 6 / t at t = 10.
    let catalogue = arbitrary::catalogue(
        vec![gigabytes("x"), gigabytes("y")],
        vec![row("one", [10.0, 4.0]), row("two", [8.0, 6.0])],
    );
    let mut asked = Requirements::default();
    asked.ask(Need::new(&catalogue.criteria[0], 10.0, Strength::Want).unwrap());
    let found = of(&catalogue, &asked);
    let wants: Vec<(Option<Range>, Vec<usize>)> = found
        .changes
        .iter()
        .filter(|switch| matches!(switch.edit, Edit::Need { criterion: 1, strength: Strength::Want, .. }))
        .map(|switch| (switch.range, switch.answer.recommended.clone()))
        .collect();
    let range = |above, up_to| Some(Range { above: Some(above), up_to: Some(up_to) });
    // At 5 the first has 4 / 5 as well. From 5 to 6 a must leaves only the second, so that the want says nothing new.
    assert_eq!(
        wants,
        [(range(4.999_999, 5.0), vec![0, 1]), (range(6.0, 9.999_999), vec![1]), (range(9.999_999, 10.0), vec![0, 1])]
    );
}

/// Each has a different number of cards, so that each could be first, alone or with others.
#[test]
fn what_is_too_dear_is_cut_and_that_is_said() {
    let criteria = vec![arbitrary::criterion("cards", arbitrary::COUNT), arbitrary::criterion("flag", Kind::Flag)];
    let row = |n: u32| arbitrary::row(format!("p{n:03}"), [f64::from(n), 1.0].map(Interval::exactly));
    let mut asked = Requirements::default();
    asked.ask(Need::new(&criteria[1], 1.0, Strength::Want).unwrap());
    let many = 1 + MOST_COMPARISONS.isqrt() as u32;
    assert!(!of(&arbitrary::catalogue(criteria.clone(), (0..100).map(row).collect()), &asked).cut);
    let catalogue = arbitrary::catalogue(criteria, (0..many).map(row).collect());
    let found = of(&catalogue, &asked);
    assert!(found.cut);
    assert!(!found.changes.is_empty());
    for switch in &found.changes {
        assert_eq!(answer(&catalogue, &apply(&catalogue, &asked, &switch.edit)), switch.answer);
        let narrow = |range: Range| range.up_to.is_none_or(|up_to| up_to - bottom(range) <= 2.0);
        assert!(switch.range.is_none_or(narrow), "{switch:?}");
    }
}

#[test]
fn without_a_recommendation_there_is_none_to_change() {
    for query in ["", "scale=small&fit=off"] {
        let found = of(guide(), &asked(query));
        assert!(found.changes.is_empty() && found.status_only.is_empty());
    }
}

fn of(catalogue: &Catalogue, asked: &Requirements) -> Switches {
    switches(catalogue, asked, &decide(catalogue, asked))
}

/// Every threshold up to a little more than any cell, and far above.
fn grid(kind: &Kind) -> Vec<f64> {
    match kind {
        Kind::Flag => vec![1.0],
        Kind::Level(levels) => (0..levels.len()).map(|level| level as f64).collect(),
        Kind::Quantity(Unit::Count { .. }) => (0..=15).map(f64::from).chain([100.0, 1000.0]).collect(),
        Kind::Quantity(Unit::Gigabytes) => {
            (0..=56).map(|quarter| f64::from(quarter) / 4.0).chain([100.0, 1000.0]).collect()
        }
    }
}

fn every_edit(catalogue: &Catalogue, asked: &Requirements) -> Vec<Edit> {
    let mut edits = Vec::new();
    for (criterion, described) in catalogue.criteria.iter().enumerate() {
        let grid = grid(&described.kind).into_iter();
        let need = |threshold, strength| Edit::Need { criterion, threshold, strength };
        match asked.need(&described.id) {
            Some(before) => {
                edits.extend(grid.map(|threshold| need(Some(threshold), before.strength)));
                edits.extend(Strength::ALL.map(|strength| need(Some(before.threshold()), strength)));
                edits.push(need(None, before.strength));
            }
            None => {
                edits.extend(grid.flat_map(|threshold| Strength::ALL.map(|strength| need(Some(threshold), strength))))
            }
        }
    }
    edits.extend(Scale::ALL.map(|scale| Edit::Scale(Some(scale))));
    edits.extend(Team::ALL.map(|team| Edit::Team(Some(team))));
    edits.extend([true, false].map(|ops| Edit::Ops(Some(ops))));
    edits.extend([true, false].map(Edit::Fit));
    edits.extend([Edit::Scale(None), Edit::Team(None), Edit::Ops(None)]);
    edits
}

fn asked_before(catalogue: &Catalogue, asked: &Requirements, edit: &Edit) -> Option<Strength> {
    let Edit::Need { criterion, .. } = edit else { return None };
    asked.need(&catalogue.criteria[*criterion].id).map(|need| need.strength)
}

/// Whether a listed switch stands for an edit. An added need may be listed with a greater strength that does the same.
fn covers(switch: &Switch, edit: &Edit, before: Option<Strength>) -> bool {
    match (switch.edit, *edit) {
        (
            Edit::Need { criterion, threshold: Some(picked), strength },
            Edit::Need { criterion: wanted, threshold: Some(threshold), strength: with },
        ) => {
            let strong_enough = if before.is_some() { strength == with } else { strength.weight() >= with.weight() };
            let within = switch.range.map_or(picked == threshold, |range| holds(range, threshold));
            criterion == wanted && strong_enough && within
        }
        (one, other) => one == other,
    }
}

/// A need added as a want may stand for one as a must; who has to be confirmed then differs, and so it says.
fn same(listed: &Answer, then: &Answer, moved: bool) -> bool {
    listed == then || (moved && listed.verdict == then.verdict && listed.recommended == then.recommended)
}

fn holds(range: Range, threshold: f64) -> bool {
    bottom(range) < threshold && threshold <= top(range)
}

fn bottom(range: Range) -> f64 {
    range.above.unwrap_or(-1.0)
}

fn top(range: Range) -> f64 {
    range.up_to.unwrap_or(f64::INFINITY)
}

/// A switch with ids for positions of platforms.
type Told = (Edit, Option<Range>, Vec<String>, Option<Status>, f64);

fn told(catalogue: &Catalogue, found: &Switches) -> Vec<Told> {
    let tell = |switch: &Switch| {
        let ids = switch.answer.recommended.iter().map(|&first| catalogue.platforms[first].id.to_string()).collect();
        (switch.edit, switch.range, ids, switch.answer.status, switch.size)
    };
    found.changes.iter().chain(&found.status_only).map(tell).collect()
}

fn ids(answer: &Answer) -> Vec<&'static str> {
    answer.recommended.iter().map(|&first| &*guide().platforms[first].id).collect()
}

/// The change that asks a must of a criterion of the guide at a threshold.
fn listed<'a>(found: &'a Switches, criterion: &str, threshold: f64) -> Option<&'a Switch> {
    let (criterion, _) = guide().criterion(criterion).unwrap();
    let edit = Edit::Need { criterion, threshold: Some(threshold), strength: Strength::Must };
    found.changes.iter().find(|switch| covers(switch, &edit, Some(Strength::Must)))
}

fn recommended(found: &Switches, criterion: &str, threshold: f64) -> Vec<&'static str> {
    listed(found, criterion, threshold).map(|switch| ids(&switch.answer)).unwrap()
}
