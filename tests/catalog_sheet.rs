//! Catalogues as spreadsheets: the matrix survives, cells are read as people write them, and nothing in them is run or turned
//! into a date.
#![cfg(not(target_arch = "wasm32"))]

use std::process::Command;

use gpu_selector::catalog::file::problem::{Place, Problem};
use gpu_selector::catalog::file::{self, sheet};
use gpu_selector::catalog::guide::guide;
use gpu_selector::catalog::{Catalogue, Cell, Interval, Kind, Notes, Quote, Text, Words};
use proptest::prelude::*;
use proptest::sample::Index;
use support::arbitrary;

mod support;

/// As a person may write it: only what has to be there, in their own order.
const BY_HAND: &str = "\
kind,id,label_zh,label_en,unit_en,levels,levels_zh,east,west
flag,drive,共享盘,Shared drive,,,,是,
level,support,,Support,,forum; phone,论坛; 电话,电话,forum
quantity,gpus,,GPUs,card; cards,,,8 cards,>= 4
quantity,room,扩容,,GB,,,5T–6T,约80GB
#id,wiki
#version,3
#title,Wiki
#name_en,,,,,,,East,West
";

#[test]
fn the_guide_survives_in_all_that_a_spreadsheet_carries() {
    let text = sheet::write(guide());
    assert_eq!(sheet::read(text.as_bytes()), Ok(carried(guide())));
    assert_eq!(sheet::write(&carried(guide())), text);
}

#[test]
fn a_spreadsheet_begins_with_a_byte_order_mark_and_ends_its_lines_with_crlf() {
    let text = sheet::write(guide());
    let after = text.strip_prefix('\u{FEFF}').expect("a byte order mark");
    assert!(after.starts_with("id,kind,") && after.ends_with("\r\n") && !after.contains('\u{FEFF}'));
    assert_eq!(after.matches('\n').count(), after.matches("\r\n").count());
}

#[test]
fn what_a_person_writes_is_read() {
    let catalogue = good(BY_HAND);
    let known = |platform: usize| catalogue.platforms[platform].cells.iter().map(|cell| cell.known).collect::<Vec<_>>();
    let [yes, phone, eight] = [1.0, 1.0, 8.0].map(Interval::exactly);
    assert_eq!(known(0), [yes, phone, eight, Interval::new(5000.0, 6000.0)]);
    assert_eq!(
        known(1),
        [Interval::new(0.0, 1.0), Interval::exactly(0.0), Interval::new(4.0, f64::INFINITY), Interval::about(80.0)]
    );
    assert_eq!(catalogue.platforms[1].name, Words::new("West", "West"));
    assert_eq!(catalogue.criteria[3].label, Words::new("扩容", "扩容"));
    let Kind::Level(levels) = &catalogue.criteria[1].kind else { panic!("support is a level") };
    assert_eq!(levels[1].label, Words::new("电话", "电话"));
}

#[test]
fn semicolons_tabs_and_blank_lines_are_read_as_well() {
    let expected = Ok(good(BY_HAND));
    let other = |delimiter: &str| {
        BY_HAND
            .replace("forum; phone", "forum；phone")
            .replace("论坛; 电话", "论坛；电话")
            .replace("card; cards", "card；cards")
            .replace(',', delimiter)
    };
    assert_eq!(sheet::read(other(";").as_bytes()), expected);
    assert_eq!(sheet::read(other("\t").as_bytes()), expected);
    assert_eq!(sheet::read(BY_HAND.replace('\n', "\r\n\r\n").as_bytes()), expected);
    assert_eq!(sheet::read(["\u{FEFF}", BY_HAND].concat().as_bytes()), expected);
}

#[test]
fn every_form_of_a_cell_means_one_interval() {
    let [count, size, flag, level] = ["gpus", "room", "drive", "support"];
    let open = f64::INFINITY;
    let cases = [
        (flag, "yes", 1.0, 1.0),
        (flag, "TRUE", 1.0, 1.0),
        (flag, "支持", 1.0, 1.0),
        (flag, "No", 0.0, 0.0),
        (flag, "不支持", 0.0, 0.0),
        (flag, "partial", 0.0, 1.0),
        (flag, "部分", 0.0, 1.0),
        (flag, "未知", 0.0, 1.0),
        (level, "phone", 1.0, 1.0),
        (level, "论坛", 0.0, 0.0),
        (level, "forum..phone", 0.0, 1.0),
        (level, "论坛..电话", 0.0, 1.0),
        (level, "", 0.0, 1.0),
        (count, "8", 8.0, 8.0),
        (count, "８ cards", 8.0, 8.0),
        (count, ">= 5", 5.0, open),
        (count, "≥5", 5.0, open),
        (count, "至少5", 5.0, open),
        (count, "5以上", 5.0, open),
        (count, "5+", 5.0, open),
        (count, "<= 5", 0.0, 5.0),
        (count, "4..8", 4.0, 8.0),
        (count, "4 - 8 cards", 4.0, 8.0),
        (count, "4到8", 4.0, 8.0),
        (count, "8E+09", 8e9, 8e9),
        (count, "unknown", 0.0, open),
        (size, "5000..6000 GB", 5000.0, 6000.0),
        (size, "5..6 TB", 5000.0, 6000.0),
        (size, "500GB..2T", 500.0, 2000.0),
        (size, "5T–6T", 5000.0, 6000.0),
        (size, "80", 80.0, 80.0),
        (size, "0.5 T", 500.0, 500.0),
        (size, "约80GB", Interval::about(80.0).lo, Interval::about(80.0).hi),
        (size, "about 80GB", Interval::about(80.0).lo, Interval::about(80.0).hi),
        (size, ">= 1 TB", 1000.0, open),
    ];
    for (criterion, text, lo, hi) in cases {
        let catalogue = good(&with_cell(criterion, text));
        let (position, _) = catalogue.criterion(criterion).unwrap();
        assert_eq!(catalogue.platforms[1].cells[position].known, Interval::new(lo, hi), "{criterion}: {text}");
    }
}

#[test]
fn a_faulty_cell_is_named_as_spreadsheets_name_it() {
    let cell = |criterion: &'static str, text: &'static str| with_cell(criterion, text);
    let cases = [
        (cell("drive", "maybe"), "I2", "expected"),
        (cell("support", "fax"), "I3", "unknown_level"),
        (cell("gpus", "four"), "I4", "expected"),
        (cell("gpus", "\"1,500\""), "I4", "expected"),
        (cell("gpus", "8 GB"), "I4", "expected"),
        (cell("gpus", "-5"), "I4", "expected"),
        (cell("gpus", "8..4"), "I4", "reversed"),
        (cell("room", "5 cards"), "I5", "expected"),
        (BY_HAND.replace("forum; phone", "forum"), "G3", "expected"),
        (BY_HAND.replace("quantity,gpus", "number,gpus"), "A4", "expected"),
        (BY_HAND.replace("quantity,gpus", "quantity,scale"), "B4", "reserved_id"),
        (BY_HAND.replace("quantity,gpus", "quantity,drive"), "B4", "duplicate_id"),
        (BY_HAND.replace("quantity,gpus", "quantity,"), "A4", "missing"),
        (BY_HAND.replace("card; cards", ""), "A4", "missing"),
        (BY_HAND.replace("card; cards", "GB; "), "E4", "missing_words"),
        (BY_HAND.replace(",east,", ",East Side,"), "H1", "bad_id"),
        (BY_HAND.replace(",east,", ",,"), "H2", "no_header"),
        (BY_HAND.replace(",east,", ",label_en,"), "H1", "repeated"),
        (BY_HAND.replace("kind,id", "kind,key"), "A1", "expected"),
        (BY_HAND.replace("#version", "#versoin"), "A7", "unknown_field"),
        (BY_HAND.replace("#version", "\n\n#versoin"), "A9", "unknown_field"),
        (BY_HAND.replace("#version", "\n\n#versoin").replace('\n', "\r\n"), "A9", "unknown_field"),
        (["\n\n", BY_HAND].concat().replace("#version", "#versoin"), "A9", "unknown_field"),
        (["\n\n", BY_HAND].concat().replace("#version", "#versoin").replace('\n', "\r\n"), "A9", "unknown_field"),
        (BY_HAND.replace("#version,3", "\"#versoin\n\",3"), "A7", "unknown_field"),
        (BY_HAND.replace("#id,wiki", "#id,The Wiki"), "B6", "bad_id"),
        (BY_HAND.replace("#id,wiki", "#as_of,1.12.2026"), "B6", "not_a_date"),
        (BY_HAND.replace("#id,wiki", "\"#id,wiki"), "A1", "unpaired_quote"),
        (String::new(), "A1", "expected"),
    ];
    for (text, place, kind) in cases {
        let problems = problems(text.as_bytes());
        let told = problems.iter().any(|problem| problem.place.to_string() == place && problem.fault.id() == kind);
        assert!(told, "{place} {kind}: {problems:#?}\n{text}");
    }
    assert_eq!(problems(b"id,kind\n\xFF")[0].fault.id(), "not_utf8");
}

#[test]
fn columns_are_named_as_spreadsheets_name_them() {
    let name = |column| Place::Cell { row: 7, column }.to_string();
    assert_eq!([1, 3, 26, 27, 52, 53, 702, 703].map(name), ["A7", "C7", "Z7", "AA7", "AZ7", "BA7", "ZZ7", "AAA7"]);
}

/// E2: the fields that a program would run, and those that it would turn into something else.
#[test]
fn e2_no_field_begins_like_a_formula_or_is_a_date() {
    let risky = [
        "=1+1",
        "@SUM(A1)",
        "+cmd|' /C calc'!A0",
        "\t=1",
        "\r=1",
        "-5",
        "＝1+1",
        "＋1",
        "－1",
        "＠a",
        "'quoted",
        "''",
        "2026-12-01",
        "1-2",
        "3/4",
        "1e5",
        "007",
        "jan-1",
        "MAR1",
        "a,\"b\"\r\nc",
    ];
    for text in risky {
        let mut catalogue = carried(guide());
        let words = Words { zh: text.into(), en: text.into() };
        catalogue.title = words.clone();
        catalogue.version = text.into();
        catalogue.as_of = Some("2026-12-01".into());
        catalogue.platforms[0].name = words.clone();
        catalogue.criteria[0].label = words.clone();
        catalogue.criteria[0].ask = words.clone();
        catalogue.groups[0].label = words.clone();
        if let Kind::Level(levels) = &mut catalogue.criteria[2].kind {
            levels[0].label = Words { zh: text.trim().to_owned().into(), en: text.trim().to_owned().into() };
            levels[1].id = "1-2".into();
        }
        assert_safe(&sheet::write(&catalogue));
        assert_eq!(sheet::read(sheet::write(&catalogue).as_bytes()), Ok(catalogue), "{text:?}");
    }
    assert_safe(&sheet::write(guide()));
}

#[test]
fn the_tool_writes_and_reads_spreadsheets() {
    let path = format!("{}/guide.csv", env!("CARGO_TARGET_TMPDIR"));
    std::fs::write(&path, selector(&["export", "--csv"]).1).unwrap();
    assert_eq!(selector(&["check", &path]), (0, format!("{path}: good; platforms: 3, criteria: 11\n")));
    assert_eq!(selector(&["export", &path]).1, file::write(&carried(guide())));
    assert_eq!(selector(&["export", "--csv", &path]).1, sheet::write(guide()));

    std::fs::write(&path, with_cell("gpus", "four")).unwrap();
    let (code, out) = selector(&["check", &path]);
    assert_eq!(code, 1);
    assert!(out.starts_with(&format!("{path}:I4: platforms[1].cells.gpus: expected a number such as 8")), "{out}");
}

#[test]
fn partial_is_carried_and_is_not_unknown() {
    let catalogue = good(&with_cell("drive", "partial"));
    let cell = |catalogue: &Catalogue| catalogue.platforms[1].cells[0].clone();
    assert_eq!(cell(&catalogue).wording, Some(Words::new("部分支持", "partly")));
    assert_eq!(cell(&good(&sheet::write(&catalogue))), cell(&catalogue));
    assert_eq!(cell(&good(&with_cell("drive", ""))).wording, None);
}

/// The spreadsheet in the documentation is the JSON file there, but for what spreadsheets do not carry.
#[test]
fn the_spreadsheet_in_the_documentation_is_the_example() {
    let documentation = include_str!("../docs/catalogue.md");
    let block = |kind: &str| {
        let (_, rest) = documentation.split_once(&["```", kind, "\n"].concat()).expect("there is an example");
        rest.split_once("```").expect("the example ends").0
    };
    let from_json = carried(&file::read(block("json").as_bytes()).unwrap());
    assert_eq!(good(block("csv")), from_json);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn any_catalogue_survives_in_all_that_a_spreadsheet_carries(catalogue in labelled_catalogues()) {
        let text = sheet::write(&catalogue);
        assert_safe(&text);
        prop_assert_eq!(sheet::read(text.as_bytes()), Ok(carried(&catalogue)), "{}", text);
    }

    #[test]
    fn any_bytes_give_problems(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        assert_told(&problems(&bytes));
    }

    #[test]
    fn a_good_spreadsheet_changed_at_any_byte_is_read_or_told(edits in prop::collection::vec(edits(), 1..6)) {
        let mut bytes = BY_HAND.as_bytes().to_vec();
        for (place, cut, put) in edits {
            let from = place.index(bytes.len() + 1);
            let to = bytes.len().min(from + cut);
            bytes.splice(from..to, put.bytes());
        }
        match sheet::read(&bytes) {
            Ok(catalogue) => prop_assert_eq!(sheet::read(sheet::write(&catalogue).as_bytes()), Ok(catalogue)),
            Err(problems) => assert_told(&problems),
        }
    }
}

/// What a spreadsheet carries of a catalogue.
fn carried(catalogue: &Catalogue) -> Catalogue {
    let nothing = || Quote::new("", "", "");
    let mut carried = arbitrary::with_whole_rows(catalogue);
    carried.scenarios.clear();
    carried.notes = Notes {
        alike: nothing(),
        common: Vec::new(),
        differences: Vec::new(),
        cautions: Vec::new(),
        closing: Vec::new(),
        conflicts: Vec::new(),
    };
    for criterion in &mut carried.criteria {
        criterion.hint = None;
    }
    for platform in &mut carried.platforms {
        platform.summary = nothing();
        platform.positioning.quotes.clear();
        for (cell, criterion) in platform.cells.iter_mut().zip(&carried.criteria) {
            let partial = criterion.kind == Kind::Flag && cell.known.lo < cell.known.hi && cell.wording.is_some();
            let wording = partial.then(|| Words::new("部分支持", "partly"));
            *cell = Cell { known: cell.known, wording, quotes: Vec::new(), note: None };
        }
    }
    carried
}

/// The spreadsheet by hand with another cell for its second platform.
fn with_cell(criterion: &str, cell: &str) -> String {
    let line = |line: &str| match line.split(',').nth(1) {
        Some(id) if id == criterion => [line.rsplit_once(',').unwrap().0, ",", cell, "\n"].concat(),
        _ => [line, "\n"].concat(),
    };
    BY_HAND.lines().map(line).collect()
}

/// Random catalogues with any texts for labels.
fn labelled_catalogues() -> impl Strategy<Value = Catalogue> {
    let texts = prop::collection::vec(words(), 40);
    (arbitrary::catalogues(), texts).prop_map(|(mut catalogue, texts)| {
        let mut texts = texts.into_iter().cycle();
        let mut next = || texts.next().expect("there is always another");
        catalogue.title = next();
        catalogue.groups[0].label = next();
        for platform in &mut catalogue.platforms {
            platform.name = next();
            platform.cells.iter_mut().step_by(2).for_each(|cell| cell.wording = Some(next()));
        }
        for criterion in &mut catalogue.criteria {
            [criterion.label, criterion.question, criterion.ask] = [next(), next(), next()];
            if let Kind::Level(levels) = &mut criterion.kind {
                for level in levels {
                    let Words { zh, en } = next();
                    // Items of a list stand without space around them.
                    let trimmed = |text: Text| text.trim().to_owned().into();
                    level.label = Words { zh: trimmed(zh), en: trimmed(en) };
                }
            }
        }
        catalogue
    })
}

fn words() -> impl Strategy<Value = Words> {
    let begin =
        prop::sample::select(vec!["", "=", "+", "-", "@", "\t", "\r", "＝", "＠", "'", "1-", "mar 1", ";", "\\", "\""]);
    let text = (begin, any::<String>()).prop_map(|(begin, rest)| [begin, &rest].concat());
    let text = text.prop_filter("says something", |text| !text.trim().is_empty());
    (text.clone(), text).prop_map(|(zh, en)| Words { zh: zh.into(), en: en.into() })
}

/// No field begins with what is run, and what begins with a digit is a number, a size or a range.
fn assert_safe(text: &str) {
    let body = text.strip_prefix('\u{FEFF}').expect("a byte order mark");
    let mut reader = csv::ReaderBuilder::new().has_headers(false).flexible(true).from_reader(body.as_bytes());
    for record in reader.records() {
        for field in record.unwrap().iter() {
            assert!(!field.starts_with(['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']), "{field:?}");
            if field.starts_with(|c: char| c.is_ascii_digit()) {
                let number = field.strip_suffix(" GB").unwrap_or(field);
                let ends: Vec<&str> = number.split("..").collect();
                assert!(ends.len() <= 2 && ends.iter().all(|end| end.parse::<f64>().is_ok()), "{field:?}");
                assert!(!number.contains(['e', 'E', '-', '/']), "{field:?}");
            }
            let month = ["jan", "mar"].iter().any(|month| field.to_lowercase().starts_with(month));
            assert!(!month || !field.contains(|c: char| c.is_ascii_digit()), "{field:?}");
        }
    }
}

fn good(text: &str) -> Catalogue {
    sheet::read(text.as_bytes()).unwrap_or_else(|problems| panic!("{problems:#?}\n{text}"))
}

fn problems(bytes: &[u8]) -> Vec<Problem> {
    sheet::read(bytes).expect_err("not a catalogue")
}

fn assert_told(problems: &[Problem]) {
    assert!(!problems.is_empty());
    assert!(problems.iter().all(|problem| !problem.to_string().is_empty()));
    let whole = problems.len() == 1 && matches!(problems[0].place, Place::Line { .. });
    let placed = |problem: &Problem| matches!(problem.place, Place::Cell { row: 1.., column: 1.. });
    assert!(whole || problems.iter().all(placed), "{problems:?}");
}

fn edits() -> impl Strategy<Value = (Index, usize, String)> {
    let put = prop_oneof![
        Just(String::new()),
        any::<char>().prop_map(String::from),
        prop::sample::select(vec![",", "\n", "\"", "\"\"", ";", "..", "#", "GB", "'", "\\", "-", "east", "1e9"])
            .prop_map(str::to_owned),
    ];
    (any::<Index>(), 0..12_usize, put)
}

fn selector(arguments: &[&str]) -> (i32, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_selector")).args(arguments).output().unwrap();
    (output.status.code().expect("it ends by itself"), String::from_utf8(output.stdout).unwrap())
}
