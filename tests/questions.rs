//! What to ask the vendors, in order of worth.

mod support;

use gpu_selector::catalog::guide::guide;
use gpu_selector::catalog::{Catalogue, Interval};
use gpu_selector::decision::{Outcome, Status};
use gpu_selector::engine::decide;
use gpu_selector::insight::questions::{MOST, Question, Questions, questions};
use gpu_selector::requirements::{Need, Requirements, Strength};
use proptest::prelude::*;
use support::arbitrary;
use support::asked;

proptest! {
    /// The same as a catalogue that knows the answer.
    #[test]
    fn an_answer_leads_to_what_was_announced((catalogue, asked) in arbitrary::questions()) {
        let now = recommended(&catalogue, &asked);
        for question in of(&catalogue, &asked).questions {
            let known = catalogue.known(&catalogue.platforms[question.platform], question.criterion);
            let told = |value| recommended(&knowing(&catalogue, &question, Interval::exactly(value)), &asked);
            prop_assert_eq!(&told(known.hi), &question.if_yes);
            prop_assert_eq!(&told(known.lo), &question.if_no);
            prop_assert_eq!(question.decides, question.if_yes != question.if_no);
            prop_assert!(question.decides || question.if_yes == now);
        }
    }

    /// Not even an answer in between changes anything.
    #[test]
    fn what_does_not_decide_never_changes_the_recommendation((catalogue, asked) in arbitrary::questions(), part in 0.0..=1.0) {
        let now = recommended(&catalogue, &asked);
        for question in of(&catalogue, &asked).questions.iter().filter(|question| !question.decides) {
            let known = catalogue.known(&catalogue.platforms[question.platform], question.criterion);
            let between: f64 = known.lo + part * (known.hi.min(100.0) - known.lo).max(0.0);
            let told = knowing(&catalogue, question, Interval::exactly(between.min(known.hi)));
            prop_assert_eq!(&recommended(&told, &asked), &now);
        }
    }

    #[test]
    fn every_open_cell_of_whoever_may_fit_is_asked_about_once((catalogue, asked) in arbitrary::questions()) {
        let decision = decide(&catalogue, &asked);
        let worth = of(&catalogue, &asked);
        prop_assert!(!worth.cut);
        let open = decision.platforms.iter().filter(|platform| platform.status != Status::RuledOut).flat_map(|platform| {
            let open = decision.asked.iter().zip(&platform.findings).filter(|(_, found)| found.outcome == Outcome::Unverified);
            open.map(|(need, _)| (platform.platform, need.criterion))
        });
        let (mut open, mut asked_about): (Vec<_>, Vec<_>) =
            (open.collect(), worth.questions.iter().map(|question| (question.platform, question.criterion)).collect());
        open.sort_unstable();
        asked_about.sort_unstable();
        prop_assert_eq!(open, asked_about);
    }

    /// Deciding ones first; among them the recommended platforms.
    #[test]
    fn what_is_worth_more_comes_first((catalogue, asked) in arbitrary::questions()) {
        let decision = decide(&catalogue, &asked);
        let place = |platform| decision.platforms.iter().position(|other| other.platform == platform);
        let key = |question: &Question| (!question.decides, place(question.platform), question.criterion);
        prop_assert!(of(&catalogue, &asked).questions.is_sorted_by_key(key));
    }

    #[test]
    fn order_of_platforms_changes_nothing((catalogue, asked) in arbitrary::questions()) {
        let mut reversed = catalogue.clone();
        reversed.platforms.reverse();
        let told = |catalogue: &Catalogue| {
            let id = |platform: usize| catalogue.platforms[platform].id.to_string();
            let ids = |platforms: &[usize]| platforms.iter().map(|&platform| id(platform)).collect::<Vec<_>>();
            let tell = |one: &Question| (id(one.platform), one.criterion, one.decides, ids(&one.if_yes), ids(&one.if_no));
            of(catalogue, &asked).questions.iter().map(tell).collect::<Vec<_>>()
        };
        prop_assert_eq!(told(&catalogue), told(&reversed));
    }

    #[test]
    fn no_catalogue_makes_it_panic((broken, asked) in arbitrary::unchecked()) {
        of(&broken, &asked);
    }
}

#[test]
fn a_prototype_on_eight_cards_turns_on_either_vendors_word() {
    let worth = of(guide(), &asked("scene=prototype&gpus=8"));
    let said: Vec<_> = worth.questions.iter().map(told).collect();
    let (a, b) = (|| vec!["a"], || vec!["b"]);
    assert_eq!(
        said,
        [
            ("a", "gpus", true, a(), b()),
            ("b", "gpus", true, b(), a()),
            ("b", "easy_start", true, b(), a()),
            // What A may lack counts as lacking already.
            ("a", "easy_start", false, a(), a()),
        ]
    );
}

#[test]
fn what_cannot_change_the_answer_is_marked_as_such() {
    let worth = of(guide(), &asked("scene=team-training&expansion=5500GB"));
    let said: Vec<_> = worth.questions.iter().map(told).collect();
    assert_eq!(said, [("b", "expansion", true, vec!["b"], vec![])]);
    let worth = of(guide(), &asked("scene=prototype"));
    let said: Vec<_> = worth.questions.iter().map(|question| told(question).2).collect();
    assert_eq!(said, [false, false]);
}

#[test]
fn only_so_many_are_looked_at_and_that_is_said() {
    let flag = arbitrary::criterion("flag", gpu_selector::catalog::Kind::Flag);
    let row = |n| arbitrary::row(format!("p{n:03}"), [Interval::new(0.0, 1.0)]);
    let mut asked = Requirements::default();
    asked.ask(Need::new(&flag, 1.0, Strength::Must).unwrap());
    let catalogue = |many| arbitrary::catalogue(vec![flag.clone()], (0..many).map(row).collect());
    let (all, cut) = (of(&catalogue(MOST), &asked), of(&catalogue(MOST + 1), &asked));
    assert_eq!((all.questions.len(), all.cut), (MOST, false));
    assert_eq!((cut.questions.len(), cut.cut), (MOST, true));
}

fn of(catalogue: &Catalogue, asked: &Requirements) -> Questions {
    questions(catalogue, &decide(catalogue, asked))
}

/// The recommended platforms, by id.
fn recommended(catalogue: &Catalogue, asked: &Requirements) -> Vec<usize> {
    let mut first: Vec<usize> = decide(catalogue, asked).recommended().map(|one| one.platform).collect();
    first.sort_by_key(|&platform| catalogue.platforms[platform].id.clone());
    first
}

/// The catalogue with one cell known.
fn knowing(catalogue: &Catalogue, question: &Question, known: Interval) -> Catalogue {
    let mut told = catalogue.clone();
    let cells = &mut told.platforms[question.platform].cells;
    for missing in &catalogue.criteria[cells.len()..] {
        cells.push(arbitrary::cell(missing.kind.unknown()));
    }
    cells[question.criterion].known = known;
    told
}

fn told(question: &Question) -> (&'static str, &'static str, bool, Vec<&'static str>, Vec<&'static str>) {
    let id = |platform: usize| &*guide().platforms[platform].id;
    let ids = |platforms: &[usize]| platforms.iter().map(|&platform| id(platform)).collect();
    let criterion = &*guide().criteria[question.criterion].id;
    (id(question.platform), criterion, question.decides, ids(&question.if_yes), ids(&question.if_no))
}
