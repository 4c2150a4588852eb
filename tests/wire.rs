//! The decision JSON, for other people's scripts: exactly the fields of `docs/decision-json.md`, from any query, in one line, and the same
//! from the library and from the native tool.

mod support;

use std::ffi::OsStr;
use std::process::Command;

use gpu_selector::catalog::guide::guide;
use gpu_selector::requirements::Strength;
use gpu_selector::{decide, link, wire};
use proptest::prelude::*;
use serde_json::{Value, json};
use support::arbitrary::{questions, requirements};
use support::json::assert_same;

#[test]
fn a_tie_in_full() {
    let both = |id: &str| {
        json!({
            "id": id, "status": "confirm", "rank": 1, "score": {"low": 0.625, "high": 1}, "fit": null,
            "needs": [{
                "criterion": "gpus", "threshold": "8", "strength": "must", "outcome": "unverified", "low": 0.625, "high": 1,
                "contribution": {"low": 0.625, "high": 1}, "source": "五"
            }]
        })
    };
    let expected = json!({
        "catalog": {"id": "guide", "version": "1", "as_of": null},
        "query": "gpus=8&v=1",
        "ignored": [],
        "verdict": "tie", "recommended": ["a", "b"], "scenario": null,
        "platforms": [
            both("a"),
            both("b"),
            {
                "id": "c", "status": "ruled_out", "rank": null, "score": {"low": 0.5, "high": 0.5}, "fit": null,
                "needs": [{
                    "criterion": "gpus", "threshold": "8", "strength": "must", "outcome": "fail", "low": 0.5, "high": 0.5,
                    "contribution": {"low": 0.5, "high": 0.5}, "source": "4.2"
                }]
            }
        ]
    });
    assert_same(&without_insight("gpus=8"), &expected);
}

/// Each of the three musts can give 0.7 / 3, the fit 0.3.
#[test]
fn a_recommendation_in_full() {
    const THIRD: f64 = 0.7 / 3.0;
    let need = |criterion, threshold, outcome, low: f64, high: f64, source| {
        json!({
            "criterion": criterion, "threshold": threshold, "strength": "must", "outcome": outcome, "low": low, "high": high,
            "contribution": {"low": low * THIRD, "high": high * THIRD}, "source": source
        })
    };
    let expected = json!({
        "catalog": {"id": "guide", "version": "1", "as_of": null},
        "query": "shared_drive=yes&machine_tiers=clear&expansion=1000GB&scale=large&team=many&v=1",
        "ignored": [{"key": "color", "value": "red", "reason": "unknown_key"}],
        "verdict": "recommended", "recommended": ["b"], "scenario": "team-training",
        "platforms": [
            {
                "id": "b", "status": "fits", "rank": 1, "score": {"low": 1, "high": 1},
                "fit": {
                    "low": 1, "high": 1, "contribution": {"low": 0.3, "high": 0.3},
                    "parts": [{"part": "scale", "low": 1, "high": 1}, {"part": "team", "low": 1, "high": 1}]
                },
                "needs": [
                    need("shared_drive", "yes", "pass", 1.0, 1.0, "4.1"),
                    need("machine_tiers", "clear", "pass", 1.0, 1.0, "4.5"),
                    need("expansion", "1000GB", "pass", 1.0, 1.0, "4.3")
                ]
            },
            {
                "id": "c", "status": "ruled_out", "rank": null, "score": {"low": THIRD, "high": 2.0 * THIRD + 0.15},
                "fit": {
                    "low": 0, "high": 0.5, "contribution": {"low": 0, "high": 0.15},
                    "parts": [{"part": "scale", "low": 0, "high": 0}, {"part": "team", "low": 0, "high": 1}]
                },
                "needs": [
                    need("shared_drive", "yes", "pass", 1.0, 1.0, "4.1"),
                    need("machine_tiers", "clear", "fail", 0.0, 0.0, "4.5"),
                    need("expansion", "1000GB", "unverified", 0.0, 1.0, "4.3")
                ]
            },
            {
                "id": "a", "status": "ruled_out", "rank": null,
                "score": {"low": 0.572 * THIRD + 0.075, "high": 0.588 * THIRD + 0.075},
                "fit": {
                    "low": 0.25, "high": 0.25, "contribution": {"low": 0.075, "high": 0.075},
                    "parts": [{"part": "scale", "low": 0.5, "high": 0.5}, {"part": "team", "low": 0, "high": 0}]
                },
                "needs": [
                    need("shared_drive", "yes", "fail", 0.0, 0.0, "4.1"),
                    need("machine_tiers", "clear", "fail", 0.5, 0.5, "4.5"),
                    need("expansion", "1000GB", "fail", 0.072, 0.088, "4.3")
                ]
            }
        ]
    });
    assert_same(&without_insight("?scene=team-training&color=red"), &expected);
}

#[test]
fn an_open_verdict_in_full() {
    let nobody = |id: &str| json!({"id": id, "status": "fits", "rank": null, "score": null, "fit": null, "needs": []});
    let expected = json!({
        "catalog": {"id": "guide", "version": "1", "as_of": null},
        "query": "v=1", "ignored": [], "verdict": "open", "recommended": [], "scenario": null,
        "platforms": [nobody("a"), nobody("b"), nobody("c")]
    });
    assert_same(&without_insight(""), &expected);
}

#[test]
fn the_example_in_the_documentation_is_true() {
    let documentation = include_str!("../docs/decision-json.md");
    let (before, after) = documentation.split_once("```json\n").expect("an example");
    let (_, command) = before.rsplit_once("decide '").expect("the query of the example");
    let (query, _) = command.split_once('\'').expect("its end");
    let (example, _) = after.split_once("```").expect("the end of the example");
    assert_same(&without_insight(query), &serde_json::from_str(example).expect("the example is JSON"));
}

#[test]
fn nothing_fits_has_scores_and_no_ranks() {
    let found = decision("scene=team-training&expansion=7TB");
    assert_eq!((&found["verdict"], &found["recommended"]), (&json!("none"), &json!([])));
    for platform in platforms(&found) {
        assert_eq!((&platform["status"], &platform["rank"]), (&json!("ruled_out"), &Value::Null));
        assert!(platform["score"]["low"].is_number() && platform["score"]["high"].is_number());
    }
}

#[test]
fn the_query_is_canonical_and_without_the_view() {
    let found = decision("theme=dark&lang=en&title=x&embed=1&fit=off&team=many&EXPANSION=2t,want&gpus=８");
    assert_eq!(found["query"], "gpus=8&expansion=2000GB,want&team=many&fit=off&v=1");
}

#[test]
fn every_reason_has_its_word() {
    let found = decision("网盘=1&gpus=x&gpus=8&v=1。");
    let ignored = json!([
        {"key": "网盘", "value": "1", "reason": "unknown_key"},
        {"key": "gpus", "value": "x", "reason": "bad_value"},
        {"key": "gpus", "value": "8", "reason": "repeated"},
        {"key": "v", "value": "1。", "reason": "damaged"}
    ]);
    assert_eq!(found["ignored"], ignored);
    assert_eq!(decision("v=2")["ignored"][0]["reason"], "newer_version");
}

#[test]
fn every_outcome_and_strength_has_its_word() {
    let found = decision("shared_drive=yes&machine_tiers=clear,want&easy_start=yes,nice&cloud_disk=yes");
    let a = platforms(&found).iter().find(|platform| platform["id"] == "a").unwrap();
    let words: Vec<_> =
        a["needs"].as_array().unwrap().iter().map(|need| (&need["strength"], &need["outcome"])).collect();
    let wanted = [("must", "fail"), ("must", "pass"), ("want", "short"), ("nice", "unverified")]
        .map(|(s, o)| (json!(s), json!(o)));
    assert_eq!(words, wanted.each_ref().map(|(strength, outcome)| (strength, outcome)));
}

#[test]
fn the_tool_prints_the_same_line() {
    for query in
        ["", "gpus=8", "?scene=audit", "-gpus=8", "--gpus=8", "-", "title=多人&v=1。", "%FF&gpus=\u{1F600}", "a b\nc"]
    {
        assert_eq!(tool(&["decide".as_ref(), query.as_ref()]), decide(query) + "\n", "{query}");
    }
    assert_eq!(tool(&["decide".as_ref()]), decide("") + "\n");
}

#[cfg(unix)]
#[test]
fn the_tool_answers_bytes_that_are_no_text() {
    use std::os::unix::ffi::OsStrExt;
    let answer = tool(&["decide".as_ref(), OsStr::from_bytes(b"gpus=8&title=\xff\xfe")]);
    assert_eq!(answer, decide("gpus=8&title=\u{FFFD}\u{FFFD}") + "\n");
}

proptest! {
    #[test]
    fn any_text_gives_one_line_of_json(text in any::<String>()) {
        let line = decide(&text);
        prop_assert!(!line.contains('\n'));
        let found: Value = serde_json::from_str(&line).unwrap();
        prop_assert_eq!(platforms(&found).len(), 3);
    }

    /// `query` of a decision gives the decision again, apart from what was ignored.
    #[test]
    fn the_query_of_a_decision_gives_it_again(asked in requirements(guide())) {
        let first = decide(&link::write(guide(), &asked, &link::View::default()));
        let found: Value = serde_json::from_str(&first).unwrap();
        prop_assert_eq!(decide(found["query"].as_str().unwrap()), first);
    }

    /// Whatever is asked: thresholds as the link writes them, needs in the catalogue's order, `recommended` by id, the parts of
    /// a score that sum to it.
    #[test]
    fn the_fields_agree_with_each_other(asked in requirements(guide())) {
        let query = link::write(guide(), &asked, &link::View::default());
        let found = decision(&query);
        let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
        let written: Vec<(&str, &str)> = pairs.filter(|(key, _)| guide().criterion(key).is_some()).collect();
        for platform in platforms(&found) {
            let needs = platform["needs"].as_array().unwrap();
            let told: Vec<(&str, String)> = needs.iter().map(|need| {
                let strength = need["strength"].as_str().unwrap();
                let suffix = if strength == Strength::Must.id() { String::new() } else { format!(",{strength}") };
                (need["criterion"].as_str().unwrap(), need["threshold"].as_str().unwrap().to_owned() + &suffix)
            }).collect();
            prop_assert_eq!(told.iter().map(|(id, value)| (*id, &**value)).collect::<Vec<_>>(), &*written);

            for end in ["low", "high"] {
                let Some(score) = platform["score"][end].as_f64() else { continue };
                let parts = needs.iter().chain([&platform["fit"]]);
                let sum: f64 = parts.filter_map(|part| part["contribution"][end].as_f64()).sum();
                prop_assert!((sum - score).abs() < 1e-9, "{end}: {sum}, not {score}");
            }
        }
        let recommended: Vec<_> = found["recommended"].as_array().unwrap().iter().map(|id| id.as_str()).collect();
        let first: Vec<_> = platforms(&found).iter().filter(|platform| platform["rank"] == 1).map(|p| p["id"].as_str()).collect();
        prop_assert!(recommended.is_sorted());
        prop_assert_eq!(recommended, first);
    }

    /// Any catalogue, also one whose intervals have no upper end: JSON has no infinity.
    #[test]
    fn any_catalogue_gives_json((catalogue, asked) in questions()) {
        let query = link::write(&catalogue, &asked, &link::View::default());
        let found: Value = serde_json::from_str(&wire::decide(&catalogue, &query)).unwrap();
        prop_assert_eq!(found["query"].as_str(), Some(&*query));
        let open = found["verdict"] == "open";
        prop_assert!(platforms(&found).iter().all(|platform| platform["score"]["low"].is_number() != open));
    }
}

/// The decision itself; `tests/wire_insight.rs` looks at what a reader asks next.
fn without_insight(query: &str) -> Value {
    let mut decision = decision(query);
    decision.as_object_mut().expect("an object").remove("insight").expect("every decision has its insight");
    decision
}

fn decision(query: &str) -> Value {
    serde_json::from_str(&decide(query)).unwrap()
}

fn platforms(decision: &Value) -> &[Value] {
    decision["platforms"].as_array().unwrap()
}

/// What `selector` prints. It must end well and complain of nothing.
fn tool(arguments: &[&OsStr]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_selector")).args(arguments).output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}
