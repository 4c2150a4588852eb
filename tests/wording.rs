//! Decisions in sentences: whole, clean, in the right language, and nobody left out.

mod support;

use gpu_selector::catalog::guide::guide;
use gpu_selector::catalog::{Kind, Unit};
use gpu_selector::decision::{Decision, Outcome, Status, Verdict};
use gpu_selector::engine::decide;
use gpu_selector::link::{Lang, Reason};
use gpu_selector::quantity::Problem;
use gpu_selector::requirements::{Requirements, Strength};
use gpu_selector::wording::{self, Speech};
use proptest::prelude::*;
use support::arbitrary::requirements;
use support::asked;

#[test]
fn team_training_is_recommended_in_a_few_words() {
    let said = |lang| with("scene=team-training", |speech| speech.verdict(), lang);
    assert_eq!(said(Lang::Zh), "推荐 平台B");
    assert!(said(Lang::En).contains("Platform B"), "{}", said(Lang::En));
}

#[test]
fn the_verdict_names_everyone_it_recommends_and_nobody_else() {
    for (query, recommended) in [
        ("", ""),
        ("gpus=8", "AB"),
        ("cloud_disk=yes", "ABC"),
        ("shared_drive=yes", "BC"),
        ("scene=mid-training", "A"),
        ("scene=mid-training&fit=off", "AB"),
        ("scene=team-training&expansion=5500GB", "B"),
        ("expansion=6001GB", "C"),
    ] {
        for lang in Lang::ALL {
            let verdict = with(query, |speech| speech.verdict(), lang);
            for platform in &guide().platforms {
                let name = platform.name.to(lang);
                let wanted = recommended.contains(platform.id.to_uppercase().as_str());
                assert_eq!(verdict.contains(name), wanted, "?{query}: {verdict}");
            }
        }
    }
}

#[test]
fn a_recommendation_that_must_be_confirmed_says_so() {
    for lang in Lang::ALL {
        let [sure, unsure] = ["scene=team-training", "scene=team-training&expansion=5500GB"]
            .map(|query| with(query, |speech| speech.verdict(), lang));
        assert_ne!(sure, unsure);
        assert!(unsure.contains(if lang == Lang::Zh { "确认" } else { "confirm" }), "{unsure}");
    }
}

#[test]
fn the_guide_is_told_to_agree_only_where_it_does() {
    for lang in Lang::ALL {
        for scenario in &guide().scenarios {
            let why = with(&format!("scene={}", scenario.id), |speech| speech.why(), lang);
            assert!(why.contains(scenario.name.to(lang)), "{why}");
        }
        let [agrees, differs] =
            ["scene=mid-training", "scene=mid-training&fit=off"].map(|query| with(query, |speech| speech.why(), lang));
        let last = |why: &str| why.rsplit(['。', '.']).find(|sentence| !sentence.trim().is_empty()).unwrap().to_owned();
        assert_ne!(last(&agrees), last(&differs));
        // With positioning switched off the guide's own recommendation is one of two.
        assert!(last(&differs).contains(guide().platform("a").unwrap().name.to(lang)), "{differs}");
    }
}

#[test]
fn the_title_of_the_document_names_the_recommendation() {
    for lang in Lang::ALL {
        let platform = guide().platform("b").unwrap().name.to(lang);
        assert!(with("scene=audit", |speech| speech.document_title(), lang).contains(platform));
        assert!(!with("", |speech| speech.document_title(), lang).contains(platform));
    }
}

#[test]
fn the_announcement_is_one_short_sentence() {
    for lang in Lang::ALL {
        for query in SAMPLES {
            let announced = with(query, |speech| speech.announcement(), lang);
            assert!(announced.chars().count() <= 160, "{announced}");
            assert!(!announced.contains('。') && !announced.contains(". "), "{announced}");
        }
    }
}

#[test]
fn every_word_for_an_outcome_differs_from_the_others() {
    for lang in Lang::ALL {
        let outcomes = [Outcome::Pass, Outcome::Fail, Outcome::Short, Outcome::Unverified];
        distinct(&outcomes.map(|outcome| wording::outcome(outcome, lang)), lang);
        distinct(&[Status::Fits, Status::Confirm, Status::RuledOut].map(|status| wording::status(status, lang)), lang);
        distinct(&Strength::ALL.map(|strength| wording::strength(strength, lang)), lang);
        let reasons = [Reason::UnknownKey, Reason::BadValue, Reason::Repeated, Reason::NewerVersion, Reason::Damaged];
        distinct(&reasons.map(|reason| wording::reason(reason, lang)), lang);
    }
}

#[test]
fn every_problem_of_a_quantity_is_told_for_cards_and_for_sizes() {
    let ambiguous = Problem::Ambiguous { decimal: "1.5".into(), grouped: "15".into() };
    let unknown = Problem::UnknownUnit("Q".into());
    let problems = [ambiguous, Problem::NotANumber, Problem::Negative, unknown, Problem::NotWhole, Problem::TooLarge];
    for criterion in &guide().criteria {
        let Kind::Quantity(unit) = &criterion.kind else { continue };
        for lang in Lang::ALL {
            let told = problems.each_ref().map(|problem| wording::problem(problem, unit, lang));
            distinct(&told.each_ref().map(|text| &**text), lang);
            assert!(told[0].contains("1.5") && told[0].contains("15") && told[3].contains('Q'));
            let cards = matches!(unit, Unit::Count { .. });
            assert!(cards || told[3].contains("TiB"), "{}", told[3]);
        }
    }
}

#[test]
fn questions_to_the_vendor_name_the_threshold() {
    for (id, threshold, zh, en) in [
        ("gpus", 8.0, "8 卡", "8 cards"),
        ("gpus", 1.0, "1 卡", "1 card"),
        ("expansion", 5500.0, "5500 GB", "5500 GB"),
        ("expansion", 0.5, "0.5 GB", "0.5 GB"),
        ("value", 1.0, "中等", "medium"),
    ] {
        let (_, criterion) = guide().criterion(id).unwrap();
        for (lang, amount) in [(Lang::Zh, zh), (Lang::En, en)] {
            let question = wording::question(criterion, threshold, lang);
            assert!(question.contains(amount), "{question}");
            assert!(question.ends_with(if lang == Lang::Zh { '？' } else { '?' }), "{question}");
            assert_clean(&question, lang);
        }
    }
}

#[test]
fn every_cell_and_place_has_words() {
    for lang in Lang::ALL {
        for platform in &guide().platforms {
            for cell in &platform.cells {
                assert_clean(wording::cell(cell, lang), lang);
                assert_clean(&wording::place(cell.source(), lang), lang);
            }
        }
    }
}

#[test]
fn scores_are_points_of_a_hundred() {
    let points = |lo, hi| wording::points(gpu_selector::catalog::Interval::new(lo, hi));
    assert_eq!(points(1.0, 1.0), "100");
    assert_eq!(points(0.0, 0.0), "0");
    assert_eq!(points(1.0 / 3.0, 1.0 / 3.0), "33.3");
    assert_eq!(points(0.7, 1.0), "70–100");
    assert_eq!(points(0.925, 0.925), "92.5");
}

#[test]
fn a_reader_of_every_sample_is_told_all() {
    for query in SAMPLES {
        assert_told(&asked(query));
    }
}

proptest! {
    #[test]
    fn whatever_is_asked_is_told_in_clean_sentences(asked in requirements(guide())) {
        assert_told(&asked);
    }
}

/// Every verdict, with and without something to confirm, one and several of each.
const SAMPLES: [&str; 20] = [
    "",
    "fit=off",
    "scale=large&fit=off",
    "scene=prototype",
    "scene=team-training",
    "scene=mid-training",
    "scene=scarce-gpu",
    "scene=audit",
    "scene=mid-training&fit=off",
    "scene=team-training&fit=off",
    "gpus=8",
    "gpus=8&expansion=5500GB",
    "gpus=8&expansion=10T&easy_start=yes",
    "scene=team-training&expansion=7TB",
    "cloud_disk=yes",
    "cloud_disk=yes&gpus=4&expansion=0",
    "shared_drive=yes,want",
    "ops=no",
    "expansion=6001GB",
    "custom_machine=yes&easy_start=yes",
];

/// All that is said of a decision is clean, and everyone who is not recommended is told why.
fn assert_told(asked: &Requirements) {
    let decision = decide(guide(), asked);
    for lang in Lang::ALL {
        let speech = speech(asked, &decision, lang);
        let why = speech.why();
        for text in [speech.verdict(), why.clone(), speech.announcement(), speech.document_title()] {
            assert_clean(&text, lang);
        }
        assert!(why.ends_with(if lang == Lang::Zh { '。' } else { '.' }), "{why}");
        for need in &decision.asked {
            assert_clean(&speech.need(need), lang);
        }
        for platform in &decision.platforms {
            assert!(!speech.name(platform).is_empty());
            assert_eq!(speech.score(platform).is_empty(), decision.verdict == Verdict::Open);
        }
        if decision.verdict != Verdict::Open {
            for other in speech.others() {
                assert!(why.contains(speech.name(other)), "{why} does not name {}", speech.name(other));
            }
        }
    }
}

/// No sentence that is empty, unfilled, doubly stopped, or of another language.
fn assert_clean(text: &str, lang: Lang) {
    assert!(!text.is_empty() && text.trim() == text, "{text:?}");
    assert!(!text.contains(['{', '}', '！', '!']), "{text}");
    let stops: Vec<char> = "。，；：、？,;:?".chars().collect();
    let twice = text.chars().zip(text.chars().skip(1)).find(|(one, next)| {
        let stop = |c: char| stops.contains(&c) || c == '.';
        (stop(*one) && stop(*next)) || (*one == ' ' && *next == ' ')
    });
    assert_eq!(twice, None, "{text}");
    let chinese = |c: char| ('\u{3000}'..='\u{9FFF}').contains(&c) || ('\u{FF00}'..='\u{FFEF}').contains(&c);
    assert!(lang == Lang::Zh || !text.contains(chinese), "{text}");
}

fn distinct(words: &[&str], lang: Lang) {
    for (position, word) in words.iter().enumerate() {
        assert_clean(word, lang);
        assert!(!words[..position].contains(word), "{word} stands for two things");
    }
}

fn with(query: &str, say: impl Fn(Speech) -> String, lang: Lang) -> String {
    let asked = asked(query);
    say(speech(&asked, &decide(guide(), &asked), lang))
}

fn speech<'a>(requirements: &'a Requirements, decision: &'a Decision, lang: Lang) -> Speech<'a> {
    Speech { catalogue: guide(), requirements, decision, lang }
}
