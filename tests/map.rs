//! The decision map: the guide's, and the law that a region announces what the engine answers all over it.

mod support;

use gpu_selector::catalog::guide::guide;
use gpu_selector::catalog::{Catalogue, Interval, Kind, Unit};
use gpu_selector::decision::{Assessment, Decision, Status, Verdict};
use gpu_selector::engine::{TOLERANCE, decide};
use gpu_selector::insight::map::{Axis, MOST_SEGMENTS, Map, Segment, default_axes, map};
use gpu_selector::insight::switches::{Answer, Edit, Range, apply};
use gpu_selector::link::Lang;
use gpu_selector::requirements::{Need, Requirements, Strength};
use gpu_selector::wording::Speech;
use gpu_selector::wording::insight::{boundary, segment};
use proptest::prelude::*;
use support::arbitrary::{self, questions, unchecked};
use support::{answer, asked};

#[test]
fn the_guide_is_cut_at_its_own_numbers() {
    let found = of_guide("");
    assert_eq!((found.x.criterion, found.y.criterion), (of("gpus"), of("expansion")));
    assert_eq!(bounds(&found.x), [4.0, 5.0]);
    assert_eq!(bounds(&found.y), [72.0, 88.0, 5000.0, 6000.0]);
    let words = |axis: &Axis, lang| -> Vec<String> {
        let criterion = &guide().criteria[axis.criterion];
        axis.segments.iter().map(|each| segment(criterion, each.range, lang)).collect()
    };
    assert_eq!(words(&found.x, Lang::En), ["Any", "≤\u{a0}4 cards", "5 cards", "≥\u{a0}6 cards"]);
    assert_eq!(words(&found.x, Lang::Zh), ["不限", "≤\u{a0}4 卡", "5 卡", "≥\u{a0}6 卡"]);
    let sizes =
        ["Any", "≤\u{a0}72 GB", ">\u{a0}72–88 GB", ">\u{a0}88–5000 GB", ">\u{a0}5000–6000 GB", ">\u{a0}6000 GB"];
    assert_eq!(words(&found.y, Lang::En), sizes);
}

/// What stands at the lines of the picture.
#[test]
fn numbers_stand_where_they_begin_to_count() {
    let words = |axis: &Axis, lang| -> Vec<String> {
        let criterion = &guide().criteria[axis.criterion];
        axis.segments.iter().map(|each| boundary(criterion, each, lang)).collect()
    };
    let found = of_guide("");
    assert_eq!(words(&found.x, Lang::Zh), ["不限", "", "5 卡", "6 卡"]);
    assert_eq!(words(&found.x, Lang::En), ["Any", "", "5 cards", "6 cards"]);
    assert_eq!(words(&found.y, Lang::En), ["Any", "", "72 GB", "88 GB", "5 TB", "6 TB"]);
    let levels = map(guide(), &asked(""), of("gpu_variety"), of("shared_drive")).expect("two criteria");
    assert_eq!(words(&levels.x, Lang::Zh), ["不限", "较丰富", "丰富"]);
    assert_eq!(words(&levels.y, Lang::En), ["Any", "Needed"]);
}

/// Ties, what has to be confirmed, nobody, and nothing asked: each has its sign, and every sign is explained.
#[test]
fn the_picture_says_the_same_in_signs() {
    for lang in Lang::ALL {
        let (asked, found) = (asked(""), of_guide(""));
        let decision = decide(guide(), &asked);
        let speech = Speech { catalogue: guide(), requirements: &asked, decision: &decision, lang };
        let signs: Vec<Vec<String>> =
            found.rows.iter().map(|row| row.iter().map(|region| speech.sign(region)).collect()).collect();
        assert_eq!(
            signs,
            [
                ["—", "A=B=C", "A=B", "A=B?"],
                ["A=B", "A=B", "A=B", "A=B?"],
                ["B", "B", "B", "B?"],
                ["B", "B", "B", "B?"],
                ["B?", "B?", "B?", "B?"],
                ["C?", "C?", "×", "×"],
            ]
        );
        let explained: Vec<String> =
            speech.signs(&found).split(" · ").map(|sign| sign.chars().take(1).collect()).collect();
        assert_eq!(explained, ["=", "?", "×", "—"]);
    }
}

/// Who is recommended, row by row; `?` where it has to be confirmed.
#[test]
fn the_guide_with_nothing_else_asked() {
    let found = of_guide("");
    let words: Vec<Vec<String>> =
        found.rows.iter().map(|row| row.iter().map(|region| told(&region.answer)).collect()).collect();
    assert_eq!(
        words,
        [
            ["open", "abc", "ab", "ab?"],
            ["ab", "ab", "ab", "ab?"],
            ["b", "b", "b", "b?"],
            ["b", "b", "b", "b?"],
            ["b?", "b?", "b?", "b?"],
            ["c?", "c?", "none", "none"],
        ]
    );
    assert!(found.rows.iter().flatten().all(|region| !region.mixed));
}

#[test]
fn of_a_gate_that_somebody_passes_nothing_is_mixed() {
    for scenario in &guide().scenarios {
        let requirements = &scenario.requirements;
        let (x, y) = default_axes(guide(), requirements).expect("the guide has numbers");
        let found = map(guide(), requirements, x, y).expect("two criteria");
        for region in found.rows.iter().flatten().filter(|region| region.answer.status == Some(Status::Fits)) {
            assert!(!region.mixed, "{}: {region:?}", scenario.id);
        }
    }
}

#[test]
fn the_reader_is_where_they_are() {
    let found = of_guide("gpus=8&expansion=80GB");
    assert!(found.is_here(2, 3));
    assert_eq!((found.x.segments[3].pick, found.y.segments[2].pick), (Some(8.0), Some(80.0)));
    assert!(of_guide("").is_here(0, 0));
    assert!(of_guide("gpus=0").is_here(0, 0));
    // A cell in the same column leaves the cards alone.
    let asked = asked("gpus=8&expansion=80GB");
    let chosen = found.choose(guide(), &asked, 3, 3).expect("a region");
    assert_eq!(chosen, support::asked("gpus=8&expansion=5000GB"));
    let dropped = found.choose(guide(), &asked, 0, 3).expect("a region");
    assert_eq!(dropped, support::asked("gpus=8"));
    assert_eq!(found.choose(guide(), &asked, 6, 0), None);
}

#[test]
fn it_begins_with_numbers_those_asked_first() {
    assert_eq!(default_axes(guide(), &Requirements::default()), Some((of("gpus"), of("expansion"))));
    let few = |kinds: Vec<Kind>| {
        let ids = ["a", "b", "c", "d"];
        arbitrary::catalogue(
            kinds.into_iter().zip(ids).map(|(kind, id)| arbitrary::criterion(id, kind)).collect(),
            Vec::new(),
        )
    };
    let mixed = few(vec![arbitrary::levels(3), Kind::Flag, arbitrary::levels(2), arbitrary::COUNT]);
    assert_eq!(default_axes(&mixed, &Requirements::default()), Some((0, 3)));
    let mut requirements = Requirements::default();
    requirements.ask(Need::new(&mixed.criteria[2], 1.0, Strength::Must).expect("a level"));
    assert_eq!(default_axes(&mixed, &requirements), Some((2, 3)));
    assert_eq!(default_axes(&few(vec![Kind::Flag, arbitrary::COUNT]), &requirements), None);
}

#[test]
fn too_many_breakpoints_are_said() {
    let catalogue = one_value_each(40);
    let found = map(&catalogue, &Requirements::default(), 0, 1).expect("two criteria");
    assert!(found.x.cut && !found.y.cut);
    assert_eq!(found.x.segments.len(), MOST_SEGMENTS + 1);
    assert_eq!(found.x.segments.last().and_then(|last| last.range).map(|range| range.up_to), Some(None));
    assert!(found.rows.iter().flatten().all(|region| region.mixed));
}

/// Of a thousand million gigabytes one platform surely has 1, the other none: half a step of the score. That puts the first one
/// ahead at all corners; yet between them both can stand in one step, and then it counts that at best the other has more.
#[test]
fn where_scores_differ_by_less_than_a_step_rounding_decides() {
    let criteria = ["x", "y"].map(|id| arbitrary::criterion(id, Kind::Quantity(Unit::Gigabytes)));
    let more_at_best = arbitrary::row("a", [Interval::new(0.0, f64::INFINITY), Interval::new(8.0, 9.0)]);
    let more_for_sure = arbitrary::row("b", [Interval::exactly(1.0), Interval::new(8.0, f64::INFINITY)]);
    let catalogue = arbitrary::catalogue(criteria.to_vec(), vec![more_at_best, more_for_sure]);
    let ask = |x, y| {
        let mut asked = Requirements::default();
        for (criterion, threshold) in catalogue.criteria.iter().zip([x, y]) {
            asked.ask(Need::new(criterion, threshold, Strength::Want).expect("a size"));
        }
        asked
    };
    let found = map(&catalogue, &ask(0.0, 0.0), 0, 1).expect("two criteria");
    let far = found.rows.last().and_then(|row| row.last()).expect("a region");
    assert_eq!((&far.answer.recommended[..], far.mixed), (&[1][..], false));
    assert_eq!(answer(&catalogue, &ask(1e8, 9.5)), far.answer);
    let there = ask(1e9, 9.5);
    let differs = answer(&catalogue, &there);
    assert_eq!(differs.recommended, [0]);
    assert!(rounding_decides(&decide(&catalogue, &there), &differs, &far.answer));
}

/// A map takes about as long however many platforms there are.
#[test]
fn of_many_platforms_fewer_breakpoints_are_looked_at() {
    for (platforms, segments) in [(100, MOST_SEGMENTS), (101, 11), (1_000, 3), (4_000, 2)] {
        let found = map(&one_value_each(platforms), &Requirements::default(), 0, 1).expect("two criteria");
        assert!(found.x.cut && found.rows.iter().flatten().all(|region| region.mixed));
        assert_eq!(found.x.segments.len(), segments + 1, "{platforms}");
        assert_eq!(found.x.segments.last().and_then(|last| last.range).map(|range| range.up_to), Some(None));
    }
}

/// A count, a different one for each platform, and a flag.
fn one_value_each(platforms: u32) -> Catalogue {
    let criteria = vec![arbitrary::criterion("a", arbitrary::COUNT), arbitrary::criterion("b", Kind::Flag)];
    let row = |value: u32| arbitrary::row(format!("p{value}"), [Interval::exactly(value.into())]);
    arbitrary::catalogue(criteria, (1..=platforms).map(row).collect())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// The law that the map stands on.
    #[test]
    fn all_over_a_region_the_engine_answers_what_it_announces((catalogue, asked) in questions()) {
        holds_everywhere(&catalogue, &asked)?;
    }

    #[test]
    fn so_it_does_in_the_guide(asked in arbitrary::requirements(guide())) {
        holds_everywhere(guide(), &asked)?;
    }

    #[test]
    fn a_click_asks_for_a_threshold_of_its_region_and_gets_its_answer((catalogue, asked) in questions()) {
        for (x, y) in pairs(&catalogue) {
            let found = map(&catalogue, &asked, x, y).expect("two criteria");
            prop_assert_eq!(found.rows.len(), found.y.segments.len());
            for (row, down) in found.y.segments.iter().enumerate() {
                for (column, across) in found.x.segments.iter().enumerate() {
                    let region = found.region(row, column).expect("a region for each pair");
                    prop_assert!(lies_in(across) && lies_in(down), "{across:?} {down:?}");
                    let chosen = found.choose(&catalogue, &asked, row, column).expect("a region");
                    prop_assert_eq!(&answer(&catalogue, &chosen), &region.answer);
                    if found.is_here(row, column) {
                        prop_assert_eq!(&chosen, &asked);
                    }
                    let there = map(&catalogue, &chosen, x, y).expect("two criteria");
                    prop_assert!(there.is_here(row, column));
                }
            }
        }
    }

    #[test]
    fn every_region_is_in_one_block_of_its_like((catalogue, asked) in questions()) {
        for (x, y) in pairs(&catalogue) {
            let found = map(&catalogue, &asked, x, y).expect("two criteria");
            let mut seen: Vec<(usize, usize)> = Vec::new();
            for block in found.blocks() {
                let places = block.rows.clone().flat_map(|row| block.columns.clone().map(move |column| (row, column)));
                let first = found.region(block.rows.start, block.columns.start);
                for (row, column) in places {
                    prop_assert!(first.is_some() && found.region(row, column) == first);
                    seen.push((row, column));
                }
            }
            seen.sort_unstable();
            let all = (0..found.y.segments.len()).flat_map(|row| (0..found.x.segments.len()).map(move |column| (row, column)));
            prop_assert_eq!(seen, all.collect::<Vec<_>>());
        }
    }

    #[test]
    fn order_of_platforms_changes_nothing((catalogue, asked) in questions()) {
        let mut reversed = catalogue.clone();
        reversed.platforms.reverse();
        for (x, y) in pairs(&catalogue) {
            let (one, other) = (map(&catalogue, &asked, x, y).expect("two"), map(&reversed, &asked, x, y).expect("two"));
            prop_assert_eq!((&one.x, &one.y), (&other.x, &other.y));
            for (a, b) in one.rows.iter().flatten().zip(other.rows.iter().flatten()) {
                let ids = |catalogue: &Catalogue, answer: &Answer| -> Vec<String> {
                    answer.recommended.iter().map(|&first| catalogue.platforms[first].id.to_string()).collect()
                };
                prop_assert_eq!(ids(&catalogue, &a.answer), ids(&reversed, &b.answer));
                prop_assert_eq!((a.answer.verdict, a.answer.status, a.mixed), (b.answer.verdict, b.answer.status, b.mixed));
            }
        }
    }

    #[test]
    fn no_catalogue_makes_it_panic((mut broken, asked) in unchecked()) {
        for (x, y) in pairs(&broken) {
            map(&broken, &asked, x, y);
        }
        prop_assert_eq!(map(&broken, &asked, 0, 0), None);
        prop_assert_eq!(map(&broken, &asked, 0, 99), None);
        broken.platforms.clear();
        map(&broken, &asked, 0, 1);
    }
}

fn holds_everywhere(catalogue: &Catalogue, asked: &Requirements) -> Result<(), TestCaseError> {
    for (x, y) in pairs(catalogue) {
        let found = map(catalogue, asked, x, y).expect("two criteria");
        let ask = |asked: &Requirements, axis: &Axis, threshold| {
            let edit = Edit::Need { criterion: axis.criterion, threshold, strength: axis.strength };
            apply(catalogue, asked, &edit)
        };
        for (down, row) in found.y.segments.iter().zip(&found.rows) {
            for (across, region) in found.x.segments.iter().zip(row).filter(|(_, region)| !region.mixed) {
                for one in samples(catalogue, x, across) {
                    for other in samples(catalogue, y, down) {
                        let then = decide(catalogue, &ask(&ask(asked, &found.x, one), &found.y, other));
                        let answer = Answer::of(catalogue, &then);
                        prop_assert!(
                            answer == region.answer || rounding_decides(&then, &answer, &region.answer),
                            "{answer:?}, not {:?}, at {one:?} {other:?}",
                            region.answer
                        );
                    }
                }
            }
        }
    }
    Ok(())
}

/// Whether whom the engine recommends and who was announced have scores of which the first to differ at all differs by no more
/// than the step in which they are compared. Where the borders of steps lie then tells them apart, or not.
fn rounding_decides(there: &Decision, answer: &Answer, announced: &Answer) -> bool {
    const ROUNDING: f64 = 1e-14;
    let concerned = |each: &&Assessment| [answer, announced].iter().any(|one| one.recommended.contains(&each.platform));
    let concerned: Vec<&Assessment> = there.platforms.iter().filter(concerned).collect();
    let apart = |end: fn(Interval) -> f64| {
        let scores = || concerned.iter().filter_map(|each| each.score).map(end);
        scores().fold(f64::NEG_INFINITY, f64::max) - scores().fold(f64::INFINITY, f64::min)
    };
    let of_one_status = concerned.iter().all(|each| Some(each.status) == announced.status);
    let first = [apart(|score| score.lo), apart(|score| score.hi)].into_iter().find(|&apart| apart > ROUNDING);
    of_one_status && first.is_some_and(|apart| apart <= TOLERANCE + ROUNDING)
}

/// Thresholds of a segment: on small scales all, of sizes every half and those next to the ends.
fn samples(catalogue: &Catalogue, criterion: usize, segment: &Segment) -> Vec<Option<f64>> {
    let Some(Range { above, up_to }) = segment.range else { return vec![segment.pick] };
    let criterion = &catalogue.criteria[criterion];
    let (step, far) = match criterion.kind {
        Kind::Quantity(Unit::Gigabytes) => (0.5, 1e9),
        Kind::Quantity(Unit::Count { .. }) => (1.0, 1e6),
        _ => (1.0, f64::INFINITY),
    };
    let (low, high) = (above.unwrap_or(0.0), up_to.unwrap_or(far));
    let grid = (1..=32).map(|place| f64::from(place) * step);
    let wide = [90.0, 700.0, 3000.0, 5001.0, 6000.5, 1e5, far];
    let edges = [low + 1e-6, low + step, (low + high) / 2.0, high - 1e-6, high];
    let all = grid.chain(wide).chain(edges).chain(segment.pick);
    all.filter(|&each| each > low && each <= high)
        .filter(|&each| Need::new(criterion, each, Strength::Must).is_some())
        .map(Some)
        .collect()
}

fn lies_in(segment: &Segment) -> bool {
    match (segment.range, segment.pick) {
        (None, pick) => pick.is_none_or(|pick| pick == 0.0),
        (Some(range), Some(pick)) => pick > range.above.unwrap_or(0.0) && range.up_to.is_none_or(|up_to| pick <= up_to),
        (Some(_), None) => false,
    }
}

fn pairs(catalogue: &Catalogue) -> Vec<(usize, usize)> {
    let many = catalogue.criteria.len();
    // Neighbours, and the first with the last: each criterion on each axis.
    (0..many).map(|x| (x, (x + 1) % many)).filter(|(x, y)| x != y).collect()
}

fn of_guide(query: &str) -> Map {
    let asked = asked(query);
    let (x, y) = default_axes(guide(), &asked).expect("the guide has numbers");
    map(guide(), &asked, x, y).expect("two criteria")
}

fn of(id: &str) -> usize {
    guide().criterion(id).expect("the guide has it").0
}

fn bounds(axis: &Axis) -> Vec<f64> {
    axis.segments.iter().filter_map(|segment| segment.range?.up_to).collect()
}

fn told(answer: &Answer) -> String {
    let ids: String = answer.recommended.iter().map(|&first| &*guide().platforms[first].id).collect();
    match (answer.verdict, answer.status) {
        (Verdict::Open, _) => "open".to_owned(),
        (Verdict::None, _) => "none".to_owned(),
        (_, Some(Status::Confirm)) => ids + "?",
        _ => ids,
    }
}
