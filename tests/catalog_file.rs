//! Catalogues as JSON files: what is written is read back, and the schema and the documentation say what is true.
#![cfg(not(target_arch = "wasm32"))]

use std::sync::LazyLock;

use gpu_selector::catalog::guide::guide;
use gpu_selector::catalog::{Catalogue, Cell, Interval, Quote, Scenario, Words, file};
use gpu_selector::decision::Verdict;
use gpu_selector::{engine, link, wire};
use proptest::prelude::*;
use serde_json::Value;
use support::arbitrary;

mod support;

const SCHEMA: &str = include_str!("../docs/catalogue.schema.json");

#[test]
fn the_guide_is_read_back_as_it_is() {
    let text = file::write(guide());
    assert_eq!(file::read(text.as_bytes()).as_ref(), Ok(guide()));
    assert_eq!(file::write(&file::read(text.as_bytes()).unwrap()), text);
}

#[test]
fn a_byte_order_mark_is_no_part_of_a_file() {
    let text = ["\u{FEFF}", &file::write(guide())].concat();
    assert_eq!(file::read(text.as_bytes()).as_ref(), Ok(guide()));
}

#[test]
fn the_schema_in_the_documentation_is_up_to_date() {
    assert!(file::schema() == SCHEMA, "cargo run --bin selector -- schema > docs/catalogue.schema.json");
}

#[test]
fn the_schema_takes_the_guide_and_refuses_what_it_does_not_describe() {
    let schema = validator();
    let good: Value = serde_json::from_str(&file::write(guide())).unwrap();
    assert!(schema.is_valid(&good));
    let bad = [
        ("/platforms/0/cells/gpus", serde_json::json!(true)),
        ("/platforms/0/cells/gpus/value", serde_json::json!({ "from": 4 })),
        ("/platforms", serde_json::json!([])),
        ("/criteria/0/kind", serde_json::json!("bool")),
        ("/criteria/0/id", serde_json::json!("Shared Drive")),
        ("/criteria/0/label", serde_json::json!({})),
        ("/format", serde_json::json!(2)),
        ("/scenarios/0/context/scale", serde_json::json!("huge")),
    ];
    for (place, value) in bad {
        let mut document = good.clone();
        *document.pointer_mut(place).expect("the guide has this field") = value;
        assert!(!schema.is_valid(&document), "{place}");
        assert!(file::read(document.to_string().as_bytes()).is_err(), "{place}");
    }
}

#[test]
fn the_example_in_the_documentation_is_a_catalogue_and_decides_as_told() {
    let catalogue = example();
    assert!(validator().is_valid(&serde_json::from_str(example_text()).unwrap()));

    let asked = link::read(&catalogue, "shared_drive=yes&gpus=4").requirements;
    let decision = engine::decide(&catalogue, &asked);
    assert_eq!(decision.verdict, Verdict::Recommended);
    let answer: Value = serde_json::from_str(&wire::decide(&catalogue, "shared_drive=yes&gpus=4")).unwrap();
    let statuses: Vec<_> = answer["platforms"]
        .as_array()
        .unwrap()
        .iter()
        .map(|each| (each["id"].as_str(), each["status"].as_str()))
        .collect();
    assert_eq!(
        statuses,
        [(Some("east"), Some("fits")), (Some("west"), Some("confirm")), (Some("south"), Some("ruled_out"))]
    );
    let failed = decision.platforms[2].findings.iter().filter(|found| found.met.hi < 1.0).count();
    assert_eq!(failed, 2);
}

#[test]
fn partial_is_anything_from_no_to_yes_and_has_its_own_word() {
    let catalogue = example();
    let (partial, unknown) = (cell(&catalogue, "west", "shared_drive"), cell(&catalogue, "west", "support"));
    assert_eq!(partial.known, Interval::new(0.0, 1.0));
    assert_eq!(partial.wording, Some(Words::new("部分支持", "partly")));
    assert_eq!(unknown.known, Interval::new(0.0, 2.0));
    assert_eq!(unknown.wording, None);
}

#[test]
fn what_a_file_leaves_out_is_unknown_or_follows_from_the_rest() {
    let catalogue = example();
    assert_eq!(cell(&catalogue, "south", "expansion").known, Interval::ANYTHING);
    assert_eq!(cell(&catalogue, "south", "support").known, Interval::new(1.0, 2.0));
    assert_eq!(cell(&catalogue, "west", "gpus").known, Interval::new(4.0, f64::INFINITY));
    assert_eq!(cell(&catalogue, "west", "expansion").known, Interval::about(80.0));
    assert_eq!(cell(&catalogue, "east", "expansion").wording, Some(Words::new("5–6 TB", "5–6 TB")));
    assert_eq!(catalogue.criteria[0].question, catalogue.criteria[0].label);
    assert_eq!(catalogue.criteria[2].ask.en, "GPUs in one machine: can it reach {}?");
    assert_eq!(catalogue.groups.iter().map(|group| &*group.id).collect::<Vec<_>>(), ["all"]);
}

#[test]
fn a_catalogue_without_positioning_does_not_ask_for_the_context() {
    assert!(guide().is_positioned());
    assert!(!example().is_positioned());
}

proptest! {
    #[test]
    fn any_catalogue_is_read_back_as_it_is(catalogue in dressed_catalogues()) {
        let text = file::write(&catalogue);
        prop_assert_eq!(file::read(text.as_bytes()), Ok(catalogue), "{}", text);
    }

    #[test]
    fn the_schema_takes_whatever_is_written(catalogue in dressed_catalogues()) {
        let document: Value = serde_json::from_str(&file::write(&catalogue)).unwrap();
        prop_assert!(validator().is_valid(&document), "{document:#}");
    }
}

fn validator() -> &'static jsonschema::Validator {
    static VALIDATOR: LazyLock<jsonschema::Validator> =
        LazyLock::new(|| jsonschema::validator_for(&serde_json::from_str(SCHEMA).unwrap()).unwrap());
    &VALIDATOR
}

fn example() -> Catalogue {
    file::read(example_text().as_bytes()).unwrap_or_else(|problems| panic!("{problems:#?}"))
}

/// The JSON block of the documentation.
fn example_text() -> &'static str {
    let documentation = include_str!("../docs/catalogue.md");
    let (_, rest) = documentation.split_once("```json\n").expect("there is an example");
    rest.split_once("```").expect("the example ends").0
}

fn cell<'a>(catalogue: &'a Catalogue, platform: &str, criterion: &str) -> &'a Cell {
    let (position, _) = catalogue.criterion(criterion).unwrap();
    &catalogue.platform(platform).unwrap().cells[position]
}

/// Random catalogues, with words, quotes, notes and a scenario.
fn dressed_catalogues() -> impl Strategy<Value = Catalogue> {
    arbitrary::questions().prop_flat_map(|(catalogue, asked)| {
        let catalogue = arbitrary::with_whole_rows(&catalogue);
        let cells = catalogue.platforms.len() * catalogue.criteria.len();
        (Just(catalogue), Just(asked), prop::collection::vec(dresses(), cells), words(), words()).prop_map(
            |(mut catalogue, mut asked, dresses, title, name)| {
                let cells = catalogue.platforms.iter_mut().flat_map(|platform| &mut platform.cells);
                for (cell, (wording, quotes, note)) in cells.zip(dresses) {
                    *cell = Cell { known: cell.known, wording, quotes, note };
                }
                asked.fit_off = false;
                catalogue.scenarios.push(Scenario {
                    id: "one-of-these".into(),
                    short: title.clone(),
                    name: name.clone(),
                    recommends: catalogue.platforms[0].id.clone(),
                    reason: Quote { place: "1".into(), text: name },
                    requirements: asked,
                });
                catalogue.title = title;
                catalogue
            },
        )
    })
}

type Dress = (Option<Words>, Vec<Quote>, Option<Words>);

fn dresses() -> impl Strategy<Value = Dress> {
    let quotes = prop::collection::vec(words().prop_map(|text| Quote { place: "4.3".into(), text }), 0..3);
    (prop::option::of(words()), quotes, prop::option::of(words()))
}

/// Any text that says something, often the same in both languages, sometimes the words for what is partly so.
fn words() -> impl Strategy<Value = Words> {
    let text = || any::<String>().prop_filter("says something", |text| !text.trim().is_empty());
    prop_oneof![
        3 => (text(), text()).prop_map(|(zh, en)| Words { zh: zh.into(), en: en.into() }),
        2 => text().prop_map(|text| Words { zh: text.clone().into(), en: text.into() }),
        1 => Just(Words::new("部分支持", "partly")),
    ]
}
