//! The state of the form: what is typed is never rewritten, what is not understood asks for nothing, and no answer alters another.
//! Names with a letter and a number are the cases from other projects' trackers.

mod support;

use gpu_selector::answers::Answers;
use gpu_selector::catalog::Criterion;
use gpu_selector::catalog::guide::guide;
use gpu_selector::quantity::Problem;
use gpu_selector::requirements::{Context, Requirements, Strength};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use support::arbitrary::{contexts, requirements, thresholds};
use support::asked;

use Strength::{Must, Nice, Want};

#[test]
fn a_new_form_is_empty_and_asks_nothing() {
    let answers = Answers::default();
    assert!(answers.is_empty());
    assert_eq!(answers, Answers::new(Requirements::default()));
    for criterion in &guide().criteria {
        assert_eq!(answers.threshold(criterion), None);
        assert_eq!(answers.text(criterion), "");
        assert_eq!(answers.strength(criterion), Must);
        assert_eq!(answers.reading(criterion), Ok(None));
    }
}

#[test]
fn a_form_made_from_a_link_shows_the_canonical_text() {
    let answers = Answers::new(asked("expansion=2t,want&gpus=０８&audit_log=console"));
    assert!(!answers.is_empty());
    assert_eq!(answers.text(expansion()), "2000GB");
    assert_eq!(answers.reading(expansion()), Ok(Some(2000.0)));
    assert_eq!((answers.threshold(expansion()), answers.strength(expansion())), (Some(2000.0), Want));
    assert_eq!(answers.text(gpus()), "8");
    assert_eq!(answers.threshold(criterion("audit_log")), Some(2.0));
    assert_eq!(answers.requirements(), &asked("expansion=2000GB,want&gpus=8&audit_log=console"));
}

#[test]
fn c1_what_was_typed_stays_to_the_letter() {
    for (text, threshold) in [("０８", 8.0), (" 8 ", 8.0), ("8卡", 8.0), ("+8", 8.0)] {
        let answers = entered(gpus(), text);
        assert_eq!((&*answers.text(gpus()), answers.threshold(gpus())), (text, Some(threshold)));
        assert_eq!(answers.reading(gpus()), Ok(Some(threshold)));
    }
    let answers = entered(expansion(), "1.50 tb");
    assert_eq!((&*answers.text(expansion()), answers.threshold(expansion())), ("1.50 tb", Some(1500.0)));
}

#[test]
fn c3_an_emptied_field_asks_nothing_and_stays_empty() {
    let mut answers = Answers::new(asked("gpus=8&expansion=1T"));
    for empty in ["", " ", "\u{3000}"] {
        answers.enter(gpus(), empty);
        assert_eq!((&*answers.text(gpus()), answers.reading(gpus())), (empty, Ok(None)));
        assert_eq!(answers.requirements(), &asked("expansion=1T"));
    }
    answers.enter(expansion(), "");
    assert_eq!(answers.requirements(), &Requirements::default());
    answers.enter(gpus(), "");
    assert!(answers.is_empty());
}

#[test]
fn c3_zero_is_not_empty() {
    let answers = entered(gpus(), "0");
    assert_eq!(answers.threshold(gpus()), Some(0.0));
    assert_eq!(answers.requirements(), &asked("gpus=0"));
    assert_ne!(answers.requirements(), &Requirements::default());
    assert!(!answers.is_empty());
}

#[test]
fn a_text_that_is_not_understood_asks_nothing_and_stays() {
    let table: [(&Criterion, &str, Problem); 6] = [
        (expansion(), "1,5", Problem::Ambiguous { decimal: "1.5".into(), grouped: "15".into() }),
        (expansion(), "5Q", Problem::UnknownUnit("Q".into())),
        (expansion(), "-", Problem::NotANumber),
        (gpus(), "-1", Problem::Negative),
        (gpus(), "1.5", Problem::NotWhole),
        (gpus(), "9999999999", Problem::TooLarge),
    ];
    for (criterion, text, problem) in table {
        let mut answers = Answers::new(asked("gpus=8&expansion=1T&shared_drive=yes,want&scale=large"));
        let mut rest = answers.requirements().clone();
        rest.drop_need(&criterion.id);
        answers.enter(criterion, text);
        assert_eq!((&*answers.text(criterion), answers.reading(criterion)), (text, Err(problem)));
        assert_eq!(answers.requirements(), &rest, "{text}");
        // What a later answer to another question leaves as it is.
        answers.choose(guide().criterion("repo_images").unwrap().1, Some(1.0));
        assert_eq!((&*answers.text(criterion), answers.threshold(criterion)), (text, None));
        assert!(!answers.is_empty());
    }
}

#[test]
fn a_strength_survives_retyping() {
    let mut answers = Answers::new(asked("gpus=8,nice"));
    for (text, threshold) in [("", None), ("1", Some(1.0)), ("1?", None), ("", None), ("16", Some(16.0))] {
        answers.enter(gpus(), text);
        assert_eq!((answers.strength(gpus()), answers.threshold(gpus())), (Nice, threshold), "{text}");
    }
    assert_eq!(answers.requirements(), &asked("gpus=16,nice"));
}

#[test]
fn a_strength_can_be_set_before_there_is_a_need() {
    let mut answers = Answers::default();
    answers.set_strength(gpus(), Want);
    assert_eq!(answers.requirements(), &Requirements::default());
    assert!(answers.is_empty());
    answers.enter(gpus(), "8");
    assert_eq!(answers.requirements(), &asked("gpus=8,want"));
    answers.choose(criterion("shared_drive"), Some(1.0));
    assert_eq!(answers.requirements(), &asked("gpus=8,want&shared_drive=yes"));
}

#[test]
fn a_strength_changes_neither_text_nor_threshold() {
    let mut answers = entered(expansion(), "５Ｔ");
    answers.set_strength(expansion(), Nice);
    assert_eq!((&*answers.text(expansion()), answers.requirements()), ("５Ｔ", &asked("expansion=5000GB,nice")));
    answers.enter(expansion(), "1,5");
    answers.set_strength(expansion(), Must);
    assert_eq!((&*answers.text(expansion()), answers.requirements()), ("1,5", &Requirements::default()));
}

#[test]
fn a_choice_asks_and_unasks() {
    let logs = criterion("audit_log");
    let mut answers = Answers::default();
    answers.choose(logs, Some(0.0));
    assert_eq!(answers.requirements(), &asked("audit_log=unclear"));
    answers.set_strength(logs, Want);
    answers.choose(logs, Some(2.0));
    assert_eq!(answers.requirements(), &asked("audit_log=console,want"));
    answers.choose(logs, None);
    assert!(answers.is_empty());
    answers.choose(logs, Some(1.0));
    assert_eq!(answers.requirements(), &asked("audit_log=average,want"));
}

#[test]
fn what_a_scale_does_not_have_asks_nothing() {
    let mut answers = Answers::new(asked("audit_log=console"));
    for nonsense in [3.0, -1.0, 0.5, f64::NAN, f64::INFINITY] {
        answers.choose(criterion("audit_log"), Some(nonsense));
        answers.choose(criterion("shared_drive"), Some(nonsense));
        assert_eq!(answers.requirements(), &Requirements::default(), "{nonsense}");
    }
}

#[test]
fn context_and_fit_are_answers_too() {
    let mut answers = Answers::default();
    answers.set_context(asked("scale=large&ops=no").context);
    answers.toggle_fit();
    assert!(!answers.is_empty());
    assert_eq!(answers.requirements(), &asked("scale=large&ops=no&fit=off"));
    answers.set_context(Context::default());
    answers.toggle_fit();
    assert!(answers.is_empty());
}

/// One thing that a reader does in the form.
#[derive(Clone, Debug)]
enum Edit {
    Choose(usize, Option<f64>),
    Enter(usize, String),
    Strength(usize, Strength),
    Context(Context),
    ToggleFit,
}

proptest! {
    /// Whatever is done, in whatever order: everything but the one thing stays as it was.
    #[test]
    fn d7_no_answer_alters_another(start in requirements(guide()), edits in prop::collection::vec(edits(), 1..20)) {
        let mut answers = Answers::new(start);
        for edit in edits {
            let before = answers.clone();
            let edited = make(&mut answers, &edit);
            for (position, criterion) in guide().criteria.iter().enumerate().filter(|(position, _)| Some(*position) != edited) {
                prop_assert_eq!(state(&before, criterion), state(&answers, criterion), "{} by {:?}", position, edit);
            }
            let (was, is) = (before.requirements(), answers.requirements());
            prop_assert!(was.context == is.context || matches!(edit, Edit::Context(_)));
            prop_assert!(was.fit_off == is.fit_off || matches!(edit, Edit::ToggleFit));
        }
    }

    /// And the one thing is as it was asked for.
    #[test]
    fn an_edit_does_what_it_says(start in requirements(guide()), edits in prop::collection::vec(edits(), 1..20)) {
        let mut answers = Answers::new(start);
        for edit in edits {
            let before = answers.clone();
            make(&mut answers, &edit);
            match edit {
                Edit::Choose(position, threshold) => {
                    let criterion = &guide().criteria[position];
                    prop_assert_eq!(answers.threshold(criterion), threshold);
                    prop_assert_eq!(answers.strength(criterion), before.strength(criterion));
                }
                Edit::Enter(position, text) => {
                    let criterion = &guide().criteria[position];
                    prop_assert_eq!(answers.threshold(criterion), answers.reading(criterion).ok().flatten());
                    prop_assert_eq!(answers.text(criterion), text);
                    prop_assert_eq!(answers.strength(criterion), before.strength(criterion));
                }
                Edit::Strength(position, strength) => {
                    let criterion = &guide().criteria[position];
                    prop_assert_eq!(answers.strength(criterion), strength);
                    prop_assert_eq!(answers.threshold(criterion), before.threshold(criterion));
                    prop_assert_eq!(answers.text(criterion), before.text(criterion));
                }
                Edit::Context(context) => prop_assert_eq!(answers.requirements().context, context),
                Edit::ToggleFit => prop_assert_ne!(answers.requirements().fit_off, before.requirements().fit_off),
            }
        }
    }
}

/// Edits that the form offers: choices for flags and levels, texts for quantities.
fn edits() -> impl Strategy<Value = Edit> {
    let quantities: Vec<usize> = ["gpus", "expansion"].map(|id| guide().criterion(id).unwrap().0).to_vec();
    let choices: Vec<usize> = (0..guide().criteria.len()).filter(|position| !quantities.contains(position)).collect();
    let choose = select(choices).prop_flat_map(|position| {
        let threshold = prop::option::of(thresholds(&guide().criteria[position].kind));
        threshold.prop_map(move |threshold| Edit::Choose(position, threshold))
    });
    let text = "|0|8|０８|1,5|80GB|5T|-1|nonsense|[0-9]{1,3}(GB|T|)| ";
    let strengths = (any::<Index>(), select(&Strength::ALL[..]));
    prop_oneof![
        3 => choose,
        3 => (select(quantities), text).prop_map(|(position, text)| Edit::Enter(position, text)),
        2 => strengths.prop_map(|(position, strength)| Edit::Strength(position.index(guide().criteria.len()), strength)),
        1 => contexts().prop_map(Edit::Context),
        1 => Just(Edit::ToggleFit),
    ]
}

/// Makes the edit; tells the position of the criterion that it is about.
fn make(answers: &mut Answers, edit: &Edit) -> Option<usize> {
    let at = |position: usize| &guide().criteria[position];
    match edit {
        Edit::Choose(position, threshold) => answers.choose(at(*position), *threshold),
        Edit::Enter(position, text) => answers.enter(at(*position), text),
        Edit::Strength(position, strength) => answers.set_strength(at(*position), *strength),
        Edit::Context(context) => answers.set_context(*context),
        Edit::ToggleFit => answers.toggle_fit(),
    }
    match edit {
        Edit::Choose(position, _) | Edit::Enter(position, _) | Edit::Strength(position, _) => Some(*position),
        Edit::Context(_) | Edit::ToggleFit => None,
    }
}

/// All that the form shows of one criterion.
fn state(answers: &Answers, criterion: &Criterion) -> (Option<f64>, Strength, String) {
    (answers.threshold(criterion), answers.strength(criterion), answers.text(criterion))
}

fn entered(criterion: &Criterion, text: &str) -> Answers {
    let mut answers = Answers::default();
    answers.enter(criterion, text);
    answers
}

fn criterion(id: &str) -> &'static Criterion {
    guide().criterion(id).unwrap().1
}

fn gpus() -> &'static Criterion {
    criterion("gpus")
}

fn expansion() -> &'static Criterion {
    criterion("expansion")
}
