//! Bad catalogue files: each problem is told where it stands, all of them at once, and nothing makes the reader fall over.
#![cfg(not(target_arch = "wasm32"))]

use std::process::Command;

use gpu_selector::catalog::file::problem::{Fault, Place, Problem};
use gpu_selector::catalog::file::{self, MOST_BYTES, MOST_CELLS, MOST_CHOICES, MOST_CRITERIA, MOST_PROBLEMS};
use gpu_selector::catalog::guide::guide;
use gpu_selector::link::Lang;
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::Value;

/// One criterion of each kind, one platform, one scenario; a line for each thing that can be wrong.
const GOOD: &str = r#"{
  "format": 1,
  "id": "small",
  "title": "Small",
  "version": "1",
  "as_of": "2026-12-01",
  "groups": [{ "id": "all", "label": "All" }],
  "criteria": [
    { "id": "shared_drive", "kind": "flag", "label": { "zh": "共享盘", "en": "Shared drive" } },
    { "id": "support", "kind": "level", "group": "all",
      "levels": [{ "id": "mail", "label": "mail" }, { "id": "phone", "label": "phone" }],
      "label": "Support" },
    { "id": "gpus", "kind": "quantity", "unit": { "one": "card", "many": "cards" }, "label": "GPUs" }
  ],
  "platforms": [
    { "id": "one", "name": "One",
      "positioning": { "scale": "small", "needs_ops": false },
      "cells": {
        "shared_drive": { "value": "yes", "wording": "是", "quotes": [{ "place": "https://example.com/", "text": "x" }] },
        "support": "mail",
        "gpus": { "lo": 1, "hi": 4 }
      } }
  ],
  "scenarios": [
    { "id": "first", "name": "First", "recommends": "one", "reason": { "place": "1", "text": "why" },
      "needs": { "gpus": "4,want" } }
  ]
}"#;

#[test]
fn the_good_file_is_good() {
    assert!(file::read(GOOD.as_bytes()).is_ok(), "{:#?}", file::read(GOOD.as_bytes()));
}

#[test]
fn every_problem_is_told_by_line_column_path_and_kind() {
    // What is replaced, by what, and then where, on the way where, what.
    let cases = [
        (r#""format": 1"#, r#""format": 2"#, "2:13", "format", "newer_format"),
        (r#""format": 1"#, r#""format": "1""#, "2:13", "format", "expected"),
        (r#""id": "small""#, r#""id": "Small""#, "3:9", "id", "bad_id"),
        (r#""id": "small","#, "", "1:1", "", "missing"),
        (r#""title": "Small""#, r#""title": " ""#, "4:12", "title", "missing_words"),
        (r#""title": "Small""#, r#""title": {}"#, "4:12", "title", "missing_words"),
        (r#""title": "Small""#, r#""title": ["Small"]"#, "4:12", "title", "expected"),
        (r#""version": "1""#, r#""version": 1"#, "5:14", "version", "expected"),
        (r#""version": "1""#, r#""version": "1", "version": "2""#, "5:19", "version", "repeated"),
        (r#""2026-12-01""#, r#""2026-02-29""#, "6:12", "as_of", "not_a_date"),
        (r#""2026-12-01""#, r#""01.12.2026""#, "6:12", "as_of", "not_a_date"),
        (r#""groups""#, r#""group""#, "7:3", "group", "unknown_field"),
        (r#""kind": "flag""#, r#""kind": "bool""#, "9:37", "criteria[0].kind", "expected"),
        (r#""kind": "flag""#, r#""kind": "flag", "unit": "GB""#, "9:53", "criteria[0].unit", "not_of_this_kind"),
        (r#""kind": "flag", "label""#, r#""kind": "flag", "lable""#, "9:5", "criteria[0]", "missing"),
        (
            r#""zh": "共享盘", "en": "Shared drive""#,
            r#""zh": "共享盘", "en": """#,
            "9:75",
            "criteria[0].label.en",
            "missing_words",
        ),
        (r#""group": "all""#, r#""group": "al""#, "10:50", "criteria[1].group", "unknown_group"),
        (r#""id": "phone""#, r#""id": "mail""#, "11:61", "criteria[1].levels[1].id", "duplicate_id"),
        (r#""id": "gpus""#, r#""id": "scale""#, "13:13", "criteria[2].id", "reserved_id"),
        (r#""id": "gpus""#, r#""id": "most-gpus""#, "13:13", "criteria[2].id", "bad_id"),
        (r#""unit": { "one": "card", "many": "cards" }, "#, "", "13:5", "criteria[2]", "missing"),
        (r#"{ "one": "card", "many": "cards" }"#, r#""TB""#, "13:49", "criteria[2].unit", "expected"),
        (r#""scale": "small""#, r#""scale": "tiny""#, "17:33", "platforms[0].positioning.scale", "expected"),
        (r#""needs_ops": false"#, r#""needs_ops": "no""#, "17:55", "platforms[0].positioning.needs_ops", "expected"),
        (r#""value": "yes""#, r#""value": true"#, "19:36", "platforms[0].cells.shared_drive.value", "expected"),
        (r#""value": "yes", "#, "", "19:38", "platforms[0].cells.shared_drive.wording", "words_without_value"),
        ("https://", "http://", "19:81", "platforms[0].cells.shared_drive.quotes[0].place", "not_https"),
        (
            "https://example.com/",
            "javascript:alert(1)",
            "19:81",
            "platforms[0].cells.shared_drive.quotes[0].place",
            "not_https",
        ),
        (r#""support": "mail""#, r#""support": "fax""#, "20:20", "platforms[0].cells.support", "unknown_level"),
        (r#""support": "mail""#, r#""support": 1"#, "20:20", "platforms[0].cells.support", "expected"),
        (r#""support": "mail""#, r#""suport": "mail""#, "20:19", "platforms[0].cells.suport", "unknown_criterion"),
        (r#""lo": 1"#, r#""lo": 5"#, "21:17", "platforms[0].cells.gpus", "reversed"),
        (r#""lo": 1"#, r#""lo": -1"#, "21:25", "platforms[0].cells.gpus.lo", "negative"),
        (r#""lo": 1"#, r#""about": 1"#, "21:37", "platforms[0].cells.gpus.hi", "not_beside_about"),
        (r#""hi": 4"#, r#""hi": "4""#, "21:34", "platforms[0].cells.gpus.hi", "expected"),
        (r#""hi": 4"#, r#""hi": 1e999"#, "21:38", "", "syntax"),
        (r#""recommends": "one""#, r#""recommends": "two""#, "25:53", "scenarios[0].recommends", "unknown_platform"),
        (r#""4,want""#, r#""4,perhaps""#, "26:26", "scenarios[0].needs.gpus", "bad_threshold"),
        (r#""4,want""#, r#""4.5""#, "26:26", "scenarios[0].needs.gpus", "bad_threshold"),
        (r#""id": "one", "name""#, r#""id": "one" "name""#, "16:19", "", "syntax"),
    ];
    let mut missed = String::new();
    for (from, to, place, path, kind) in cases {
        assert_eq!(GOOD.matches(from).count(), 1, "{from}");
        let problems = problems(GOOD.replace(from, to).as_bytes());
        let told = |problem: &Problem| (problem.place.to_string(), problem.path.clone(), problem.fault.id());
        let expected = (place.to_owned(), path.to_owned(), kind);
        if !problems.iter().map(told).any(|found| found == expected) {
            missed += &format!("{from} -> {to}: {place} {path} {kind}\n");
            missed.extend(problems.iter().map(|problem| format!("    found {problem}\n")));
        }
    }
    assert!(missed.is_empty(), "{missed}");
}

#[test]
fn all_problems_are_told_at_once_in_the_order_of_the_file() {
    let edits = [
        ("2026-12-01", "yesterday"),
        (r#""kind": "flag""#, r#""kind": "maybe""#),
        (r#""id": "phone""#, r#""id": "mail""#),
        (r#""gpus": { "lo": 1"#, r#""gpus": { "lo": 7"#),
        (r#""recommends": "one""#, r#""recommends": "none""#),
    ];
    let text = edits.iter().fold(GOOD.to_owned(), |text, (from, to)| text.replace(from, to));
    let kinds: Vec<_> = problems(text.as_bytes()).iter().map(|problem| problem.fault.id()).collect();
    // Cells of a criterion whose kind is not known are not blamed as well.
    assert_eq!(kinds, ["not_a_date", "expected", "duplicate_id", "reversed", "unknown_platform"]);
}

#[test]
fn what_is_no_text_or_no_json_is_told_where_it_ends_to_be_that() {
    let whole = |bytes: &[u8]| {
        let problems = problems(bytes);
        assert_eq!(problems.len(), 1, "{problems:?}");
        (problems[0].fault.id(), problems[0].place.to_string())
    };
    let said = |id: &'static str, place: &str| (id, place.to_owned());
    assert_eq!(whole(b""), said("truncated", "1:1"));
    assert_eq!(whole(&GOOD.as_bytes()[..GOOD.len() - 2]), said("truncated", "27:4"));
    assert_eq!(whole("{\n \"文\": \"".as_bytes()), said("truncated", "2:8"));
    assert_eq!(whole(b"{\n\"\xFF\""), said("not_utf8", "2:2"));
    assert_eq!(whole("{\"文\": 'x'}".as_bytes()), said("syntax", "1:7"));
    assert_eq!(whole(&b"[".repeat(100_000)), said("too_deep", "1:128"));
    assert_eq!(whole(&vec![b' '; MOST_BYTES + 1]), said("too_large", "1:1"));
    for almost in ["{} {}", "{\"a\": 1,}", "{a: 1}", "{} // so", "[0x10]", "[+1]", "[.5]", "[NaN]", "[01]", "['a']"] {
        assert_eq!(whole(almost.as_bytes()).0, "syntax", "{almost}");
    }
}

#[test]
fn listing_ends_after_so_many_problems() {
    let ones = ["\"platforms\": [", &"1, ".repeat(MOST_PROBLEMS + 10)].concat();
    let many = problems(GOOD.replace("\"platforms\": [", &ones).as_bytes());
    assert_eq!(many.len(), MOST_PROBLEMS + 1);
    assert_eq!(many.last().unwrap().fault, Fault::TooMany);
}

/// Unknown cells take room in memory, though none in the file.
#[test]
fn more_criteria_cells_levels_or_groups_than_can_be_kept_are_refused() {
    let mut good: Value = serde_json::from_str(GOOD).unwrap();
    good["platforms"][0]["cells"] = serde_json::json!({});
    good["scenarios"] = serde_json::json!([]);
    // The good file with so many items in one of its lists, all like its first.
    let with = |good: &Value, list: &str, many: usize| {
        let mut document = good.clone();
        let item = document.pointer(list).unwrap()[0].clone();
        let numbered = (0..many).map(|number| {
            let mut item = item.clone();
            item["id"] = format!("x{number}").into();
            item
        });
        *document.pointer_mut(list).unwrap() = numbered.collect();
        document
    };
    let wide = with(&good, "/criteria", MOST_CRITERIA);
    for (good, list, most) in [
        (&wide, "/criteria", MOST_CRITERIA),
        (&wide, "/platforms", MOST_CELLS / MOST_CRITERIA),
        (&good, "/criteria/1/levels", MOST_CHOICES),
        (&good, "/groups", MOST_CHOICES),
    ] {
        let told = |many| file::read(with(good, list, many).to_string().as_bytes()).err().unwrap_or_default();
        let refused = |problem: &Problem| problem.fault == Fault::TooManyItems(most);
        assert!(!told(most).iter().any(refused), "{list}");
        assert!(told(most + 1).iter().any(refused), "{list}");
    }
}

#[test]
fn a_large_file_on_one_line_is_read_in_a_single_pass() {
    // Were each place counted from the start of its line, this would take minutes.
    let mut document: Value = serde_json::from_str(GOOD).unwrap();
    let platform = document["platforms"][0].clone();
    let platforms = (0..20_000).map(|number| {
        let mut platform = platform.clone();
        platform["id"] = format!("p{number}").into();
        platform
    });
    document["platforms"] = platforms.collect();
    document["scenarios"] = Value::Array(Vec::new());
    document["platforms"][19_999]["cells"]["gpus"] = "many".into();
    let problems = problems(document.to_string().as_bytes());
    assert_eq!(problems.len(), 1);
    assert_eq!(problems[0].path, "platforms[19999].cells.gpus");
}

/// Exit codes and both forms of output, as documented.
#[test]
fn the_tool_tells_by_exit_code_lines_and_json() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    let [good, bad] = ["good.json", "bad.json"].map(|name| format!("{folder}/{name}"));
    std::fs::write(&good, GOOD).unwrap();
    std::fs::write(&bad, GOOD.replace("\"mail\",\n", "\"fax\",\n")).unwrap();

    let (code, out, _) = selector(&["check", &good]);
    assert_eq!((code, out), (0, format!("{good}: good; platforms: 1, criteria: 3\n")));

    let told = "platforms[0].cells.support: the level “fax” is not in the list; use one of mail, phone\n";
    let (code, out, _) = selector(&["check", &good, &bad]);
    assert_eq!(code, 1);
    assert!(out.ends_with(&format!("{bad}:20:20: {told}")), "{out}");
    let (code, out, _) = selector(&["check", "--lang", "zh", &bad]);
    assert_eq!(code, 1);
    assert!(out.ends_with("等级“fax”不在列表里；可用：mail, phone\n"), "{out}");

    let (code, out, _) = selector(&["check", "--json", &bad]);
    assert_eq!(code, 1);
    let line: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&line["file"], &line["good"]), (&bad.clone().into(), &false.into()));
    let problem = &line["problems"][0];
    assert_eq!((&problem["place"], &problem["problem"]), (&"20:20".into(), &"unknown_level".into()));
    assert!(problem["zh"].is_string() && problem["en"].is_string() && problem["path"].is_string());

    assert_eq!(selector(&["check", "no such file"]).0, 2);
    assert_eq!(selector(&["check"]).0, 2);

    let (code, out, _) = selector(&["export", &good]);
    assert_eq!(code, 0);
    assert_eq!(file::read(out.as_bytes()), file::read(GOOD.as_bytes()));
    let (code, out, complaint) = selector(&["export", &bad]);
    assert_eq!((code, &*out), (1, ""));
    assert!(complaint.ends_with(told), "{complaint}");
    assert_eq!(selector(&["export"]).1, file::write(guide()));
    assert_eq!(selector(&["schema"]).1, file::schema());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn any_bytes_give_problems(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        assert_told(&problems(&bytes));
    }

    #[test]
    fn any_text_gives_problems(text in any::<String>()) {
        assert_told(&problems(text.as_bytes()));
    }

    #[test]
    fn a_valid_file_changed_at_any_byte_is_read_or_told(edits in prop::collection::vec(edits(), 1..6)) {
        let mut bytes = GOOD.as_bytes().to_vec();
        for (place, cut, put) in edits {
            let from = place.index(bytes.len() + 1);
            let to = bytes.len().min(from + cut);
            bytes.splice(from..to, put.bytes());
        }
        let strict = serde_json::from_slice::<Value>(&bytes).is_ok();
        match file::read(&bytes) {
            Ok(catalogue) => {
                prop_assert!(strict);
                prop_assert_eq!(file::read(file::write(&catalogue).as_bytes()), Ok(catalogue));
            }
            Err(problems) => {
                assert_told(&problems);
                let unreadable = matches!(
                    problems[0].fault,
                    Fault::Syntax(_) | Fault::Truncated | Fault::TooDeep | Fault::NotUtf8
                );
                prop_assert_eq!(strict, !unreadable, "{:?}", problems);
            }
        }
    }

    /// Whole values exchanged for others, so that the file stays JSON; what is then read, the schema takes.
    #[test]
    fn a_valid_file_with_any_values_exchanged_is_read_or_told(edits in prop::collection::vec((any::<Index>(), any::<Index>()), 1..4)) {
        let mut document: Value = serde_json::from_str(GOOD).unwrap();
        let mut values = places(&document);
        let pool: Vec<Value> = values.iter().map(|place| document.pointer(place).unwrap().clone()).chain(strangers()).collect();
        for (place, value) in edits {
            let place = place.get(&values).clone();
            *document.pointer_mut(&place).unwrap() = value.get(&pool).clone();
            values = places(&document);
        }
        match file::read(document.to_string().as_bytes()) {
            Ok(_) => prop_assert!(schema().is_valid(&document), "{document:#}"),
            Err(problems) => assert_told(&problems),
        }
    }
}

fn schema() -> &'static jsonschema::Validator {
    static SCHEMA: std::sync::LazyLock<jsonschema::Validator> = std::sync::LazyLock::new(|| {
        jsonschema::validator_for(&serde_json::from_str(&file::schema()).unwrap()).unwrap()
    });
    &SCHEMA
}

/// Pointers to all values of a document, but not to the whole.
fn places(document: &Value) -> Vec<String> {
    fn walk(value: &Value, at: &str, places: &mut Vec<String>) {
        let parts: Vec<(String, &Value)> = match value {
            Value::Object(fields) => fields.iter().map(|(key, value)| (key.clone(), value)).collect(),
            Value::Array(items) => {
                items.iter().enumerate().map(|(number, value)| (number.to_string(), value)).collect()
            }
            _ => Vec::new(),
        };
        for (key, value) in parts {
            let at = [at, "/", &key].concat();
            walk(value, &at, places);
            places.push(at);
        }
    }
    let mut found = Vec::new();
    walk(document, "", &mut found);
    found
}

/// Values that a file does not have by itself.
fn strangers() -> Vec<Value> {
    let values = r#"[null, true, -1, 0, 1e300, 0.5, 2, "", "no", "partial", "GB", [], {}, {"about": 3}, {"lo": "mail"}, {"zh": "字"}]"#;
    serde_json::from_str::<Vec<Value>>(values).unwrap()
}

fn edits() -> impl Strategy<Value = (Index, usize, String)> {
    let put = prop_oneof![
        Just(String::new()),
        any::<char>().prop_map(String::from),
        prop::sample::select(vec![
            "{", "}", "[", "]", ",", ":", "\"", "null", "\\", "\\ud800", "\\u0000", "1e9", "-", "\n"
        ])
        .prop_map(str::to_owned),
    ];
    (any::<Index>(), 0..12_usize, put)
}

fn problems(bytes: &[u8]) -> Vec<Problem> {
    file::read(bytes).expect_err("not a catalogue")
}

/// Problems are some, in order, somewhere, and say something in both languages.
fn assert_told(problems: &[Problem]) {
    assert!(!problems.is_empty());
    assert!(problems.is_sorted_by_key(|problem| problem.place), "{problems:?}");
    for problem in problems {
        assert!(matches!(problem.place, Place::Line { line: 1.., column: 1.. }), "{problem:?}");
        let [zh, en] = [Lang::Zh, Lang::En].map(|lang| problem.sentence(lang));
        assert!(zh.chars().any(|c| ('一'..='龥').contains(&c)), "{zh}");
        assert!(!en.is_empty() && !zh.contains('\n') && !en.contains('\n'), "{en}");
    }
}

fn selector(arguments: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_selector")).args(arguments).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().expect("it ends by itself"), text(output.stdout), text(output.stderr))
}
