//! What people type for a size or a count is understood, or refused with the reason. Names with a letter and a number are the
//! cases from other projects' trackers.

use gpu_selector::quantity::{Problem, read_count, read_size, write_count, write_size};
use gpu_selector::requirements::{MOST_COUNTED, MOST_GIGABYTES};
use proptest::prelude::*;

use Problem::{Negative, NotANumber, NotWhole, TooLarge};

#[test]
fn c1_full_width_digits_are_read() {
    sizes(&[
        ("８", 8.0),
        ("８０ＧＢ", 80.0),
        ("５Ｔ", 5000.0),
        ("１．５", 1.5),
        ("１。５", 1.5),
        ("约８０G", 80.0),
        ("８０　ｇｂ", 80.0),
        ("１，５００", 1500.0),
        ("５Ｅ３", 5000.0),
        ("～５Ｔ＋", 5000.0),
    ]);
    counts(&[("８", 8.0), ("８卡", 8.0), ("ｘ８", 8.0), ("１６　ＧＰＵｓ", 16.0)]);
    size_problem("－１", &Negative);
    count_problem("－１", &Negative);
}

#[test]
fn c2_units_are_read_from_one_table() {
    sizes(&[
        ("80GB", 80.0),
        ("80G", 80.0),
        ("80 g", 80.0),
        ("80gb", 80.0),
        ("80Gb", 80.0),
        ("80", 80.0),
        ("0.08T", 80.0),
        ("5T", 5000.0),
        ("5TB", 5000.0),
        ("5t", 5000.0),
        ("5 T", 5000.0),
        ("5\u{A0}T", 5000.0),
        ("5000", 5000.0),
        ("5E3", 5000.0),
        ("1e3", 1000.0),
        ("1e-3T", 1.0),
        ("5e+3", 5000.0),
        ("5P", 5e6),
        ("5个T", 5000.0),
        ("5 个 T", 5000.0),
        ("512m", 0.512),
        ("512MB", 0.512),
        ("512k", 0.000512),
        ("5TiB", 5497.558139),
        ("1TiB", 1099.511628),
        ("1 ti", 1099.511628),
        ("1.5 TiB", 1649.267442),
        ("1GiB", 1.073742),
        ("1Gi", 1.073742),
        ("1000MiB", 1048.576e-3),
        ("1000KiB", 0.001024),
        ("1PiB", 1125899.906843),
    ]);
    for (text, unit) in [
        ("5E", "E"),
        ("5EB", "EB"),
        ("5B", "B"),
        ("5 XB", "XB"),
        ("5万", "万"),
        ("5个", "个"),
        ("5T6", "T6"),
        ("5T-6T", "T-6T"),
        ("5-6T", "-6T"),
        ("5TiBs", "TiBs"),
        ("8 cards", "cards"),
        ("5％", "%"),
        ("5 一二三四五六七八九十一二三四五六七八九十多", "一二三四五六七八九十一二三四五六七八九十"),
    ] {
        size_problem(text, &Problem::UnknownUnit(unit.into()));
    }
}

#[test]
fn c3_blank_asks_nothing_and_a_field_can_be_retyped() {
    for blank in ["", " ", "\t\n", "\u{A0}", "　", "\u{200B}", "\u{FEFF} \u{2009}"] {
        assert_eq!(read_size(blank), Ok(None), "{blank:?}");
        assert_eq!(read_count(blank), Ok(None), "{blank:?}");
    }
    sizes(&[("08", 8.0), (".5", 0.5), ("5.", 5.0), ("5。", 5.0), ("00", 0.0), (" 80 ", 80.0), ("+5", 5.0)]);
    counts(&[("08", 8.0), ("8.", 8.0), ("8.0", 8.0), ("0800e-2", 8.0), ("８．００", 8.0)]);
    for half_typed in ["-", "+", ".", "。", ",", "约", "at least", "≥ ", "T", "GB", "x"] {
        size_problem(half_typed, &NotANumber);
        count_problem(half_typed, &NotANumber);
    }
}

#[test]
fn c4_zero_is_a_quantity() {
    for zero in ["0", "-0", "−0", "0.0", ".0", "0e999", "０"] {
        sizes(&[(zero, 0.0)]);
        counts(&[(zero, 0.0)]);
        assert!(read_size(zero).is_ok_and(|size| size.is_some_and(f64::is_sign_positive)), "{zero}");
    }
    sizes(&[("0GB", 0.0), ("-0T", 0.0)]);
    counts(&[("0卡", 0.0)]);
    assert_eq!((write_size(0.0), write_count(0.0)), ("0GB".into(), "0".into()));
}

#[test]
fn something_is_never_rounded_to_nothing() {
    sizes(&[
        ("0.4KB", 1e-6),
        ("1e-999", 1e-6),
        ("1e-99999999999999999999", 1e-6),
        ("0.0000001", 1e-6),
        ("0.0000014", 1e-6),
        ("0.0000016", 2e-6),
    ]);
    sizes(&[(&format!("0.{}1", "0".repeat(1000)), 1e-6)]);
    assert_eq!(write_size(1e-9), "0.000001GB");
}

#[test]
fn c5_boundaries_stay_apart() {
    sizes(&[("79", 79.0), ("80.000001", 80.000001), ("4999", 4999.0), ("5001GB", 5001.0), ("5.5T", 5500.0)]);
    sizes(&[("5999.999999", 5999.999999), ("6T", 6000.0), ("6.000000001T", 6000.000001)]);
    counts(&[("4", 4.0), ("5", 5.0), ("6", 6.0)]);
}

#[test]
fn about_and_at_least_are_dropped() {
    for text in [
        "约5T",
        "大约 5T",
        "~5T",
        "≈5T",
        "about 5T",
        "About 5 TB",
        "≥5T",
        "≧5T",
        ">=5T",
        "＞＝５Ｔ",
        "至少5T",
        "不少于5T",
        "不低于5T",
        "at least 5T",
        "AT LEAST about 5T",
        "5T左右",
        "5T 以上",
        "5T及以上",
        "5T or more",
        "5T+",
        "5T＋",
        "约5T+",
        "5+ TB",
        "5000以上",
        "至少约 5 个T 左右",
    ] {
        sizes(&[(text, 5000.0)]);
    }
    counts(&[("至少8卡", 8.0), ("8卡以上", 8.0), ("8+ cards", 8.0), ("8+", 8.0), ("at least 8", 8.0), ("约x8", 8.0)]);
}

#[test]
fn counts_are_read_with_their_words() {
    for text in [
        "8",
        "8卡",
        "8张",
        "8块",
        "8个",
        "8 张卡",
        "8块卡",
        "8张显卡",
        "8张GPU",
        "8x",
        "8 X",
        "8×",
        "8cards",
        "8 card",
        "8 GPU",
        "8gpus",
        "8 x GPU",
        "x8",
        "X 8",
        "×8",
        "8e0",
        "0.8e1",
    ] {
        counts(&[(text, 8.0)]);
    }
    counts(&[("1,500", 1500.0), ("1000000", MOST_COUNTED), ("1e6卡", MOST_COUNTED)]);
    for (text, unit) in
        [("80GB", "GB"), ("80 g", "g"), ("8T", "T"), ("8xH100", "xH100"), ("8卡机", "卡机"), ("5E", "E")]
    {
        count_problem(text, &Problem::UnknownUnit(unit.into()));
    }
    for text in ["1.5", "7.999卡", ".1", "1e-999", "0.0000001"] {
        count_problem(text, &NotWhole);
    }
}

#[test]
fn thousands_are_read_in_groups_of_three() {
    sizes(&[
        ("1,500", 1500.0),
        ("1,500,000.5", 1500000.5),
        ("12,500GB", 12500.0),
        ("1_500", 1500.0),
        ("1 500", 1500.0),
        ("1\u{2009}500 GB", 1500.0),
        ("1\u{202F}500\u{202F}000", 1500000.0),
        ("1'500", 1500.0),
        ("1’500", 1500.0),
    ]);
    for text in [
        "1,5000",
        "1,,5",
        "1.5.2",
        "1,",
        ",5",
        "1,50,000",
        "1500,000,000",
        "1,500 000",
        "1 5",
        "1  500",
        "1_5",
        "1'50",
        "1.500,5",
        "1,5.0",
        "5 5T",
        "1,500,00",
    ] {
        size_problem(text, &NotANumber);
        count_problem(text, &NotANumber);
    }
}

#[test]
fn a_comma_with_two_readings_is_not_guessed() {
    for (text, decimal, grouped) in [
        ("1,5", "1.5", "15"),
        ("1,50", "1.50", "150"),
        ("１，５", "1.5", "15"),
        ("约1,5T", "1.5", "15"),
        ("0,5", "0.5", "05"),
        ("0,500", "0.500", "0500"),
        ("1500,5", "1500.5", "15005"),
    ] {
        let problem = Problem::Ambiguous { decimal: decimal.into(), grouped: grouped.into() };
        size_problem(text, &problem);
        count_problem(text.trim_end_matches('T'), &problem);
    }
}

#[test]
fn a7_what_is_no_number_is_said_to_be_none() {
    for text in [
        "abc",
        "NaN",
        "nan",
        "inf",
        "-inf",
        "infinity",
        "0x10",
        "0xFF",
        "八",
        "八卡",
        "--1",
        "-abc",
        "1e3.5",
        "5e3 500",
        "5+5",
        "$5",
        "٣",
        "５.５.５",
        "true",
        "null",
        "#",
    ] {
        size_problem(text, &NotANumber);
        count_problem(text, &NotANumber);
    }
}

#[test]
fn a7_negative_amounts_are_said_to_be_negative() {
    for text in ["-1", "－１", "−1", "–1", "- 1", "约-1", "-1,5", "-0.1", "-1e-999", "-1e999"] {
        size_problem(text, &Negative);
        count_problem(text, &Negative);
    }
    size_problem("-5T", &Negative);
}

#[test]
fn a7_more_than_the_bounds_is_too_large() {
    for text in ["1e10", "1e999", "1e99999999999999999999", &"9".repeat(400), "10,000,000,000"] {
        size_problem(text, &TooLarge);
        count_problem(text, &TooLarge);
    }
    for text in ["1000000000.000001", "1001P", "1e999T"] {
        size_problem(text, &TooLarge);
    }
    for text in ["1000001", "1e9", "1000000.5"] {
        count_problem(text, &TooLarge);
    }
    sizes(&[("1000P", MOST_GIGABYTES), ("999999999.999999", 999999999.999999)]);
    sizes(&[(&format!("1{}e-400", "0".repeat(402)), 100.0), (&format!("8.{}", "0".repeat(400)), 8.0)]);
}

#[test]
fn links_write_the_shortest_decimal() {
    for (size, text) in [
        (1000.0, "1000GB"),
        (0.5, "0.5GB"),
        (1e9, "1000000000GB"),
        (1e-6, "0.000001GB"),
        (0.1 + 0.2, "0.3GB"),
        (1099.511627776, "1099.511628GB"),
        (80.05, "80.05GB"),
        (999999999.999999, "999999999.999999GB"),
        // Never asked for, still text that is read.
        (-1.0, "0GB"),
        (f64::NAN, "0GB"),
    ] {
        assert_eq!(write_size(size), text);
    }
    assert_eq!((write_count(8.0), write_count(1e6)), ("8".into(), "1000000".into()));
}

#[test]
fn a_hostile_text_is_read_to_its_end() {
    // Were reading quadratic in the length, these would take minutes; no clock is needed to see that.
    for piece in
        ["约", "+", "1", "0", ",", "1,", "1,000", " ", "-", ".", "e", "1e1", "GB", "个", "at least ", "以上", "０", "x"]
    {
        let text = piece.repeat(100_000 / piece.len());
        for text in [text.clone(), format!("1{text}"), format!("{text}1"), format!("1e{text}"), format!("1{text}G")] {
            let _ = (read_size(&text), read_count(&text));
        }
    }
}

proptest! {
    #[test]
    fn a_size_that_was_read_is_written_and_read_back(kilobytes in 0_u64..=1_000_000_000_000_000) {
        let size = kilobytes as f64 / 1e6;
        let text = write_size(size);
        prop_assert!(!text.contains(['e', 'E', ',']));
        prop_assert_eq!(read_size(&text), Ok(Some(size)));
    }

    #[test]
    fn any_size_in_bounds_is_written_as_the_size_it_is_read_as(size in 0.0..=MOST_GIGABYTES) {
        let read = read_size(&write_size(size)).ok().flatten().unwrap_or(f64::NAN);
        prop_assert!((read - size).abs() <= 1e-6);
        prop_assert_eq!(read_size(&write_size(read)), Ok(Some(read)));
        // The standard library's decimal of a number is understood as well.
        let printed = read_size(&size.to_string()).ok().flatten().unwrap_or(f64::NAN);
        prop_assert!((printed - size).abs() <= 1e-6);
    }

    #[test]
    fn a_count_is_written_and_read_back(count in 0_u32..=1_000_000) {
        let count = f64::from(count);
        prop_assert_eq!(read_count(&write_count(count)), Ok(Some(count)));
    }

    #[test]
    fn any_text_is_answered(text in any::<String>()) {
        answer_in_bounds(&text)?;
    }

    #[test]
    fn any_text_of_the_alphabet_is_answered(text in "[-−－+0-9０-９.,，。_' eExX×kKmMgGtTpPiIbB个卡张约~≥上以　\u{200B}Ｇｂ]{0,24}") {
        answer_in_bounds(&text)?;
    }

    #[test]
    fn full_width_and_ascii_forms_read_alike(text in "([-+~]|x|>=|at least )?[0-9]{1,4}[.,]?[0-9]{0,3}[ -~]{0,5}") {
        let wide: String = text
            .chars()
            .map(|c| match c {
                ' ' => '　',
                c => char::from_u32(u32::from(c) + 0xFEE0).unwrap_or(c),
            })
            .collect();
        prop_assert_eq!(read_size(&wide), read_size(&text));
        prop_assert_eq!(read_count(&wide), read_count(&text));
    }
}

/// Whatever was typed: a value in bounds that survives a link, or a short problem.
fn answer_in_bounds(text: &str) -> Result<(), TestCaseError> {
    match read_size(text) {
        Ok(Some(size)) => {
            prop_assert!((0.0..=MOST_GIGABYTES).contains(&size));
            prop_assert_eq!(read_size(&write_size(size)), Ok(Some(size)));
        }
        Err(Problem::UnknownUnit(unit)) => prop_assert!((1..=20).contains(&unit.chars().count())),
        _ => {}
    }
    if let Ok(Some(count)) = read_count(text) {
        prop_assert!((0.0..=MOST_COUNTED).contains(&count) && count.fract() == 0.0);
        prop_assert_eq!(read_count(&write_count(count)), Ok(Some(count)));
    }
    Ok(())
}

#[track_caller]
fn sizes(table: &[(&str, f64)]) {
    for (text, size) in table {
        assert_eq!(read_size(text), Ok(Some(*size)), "{text}");
    }
}

#[track_caller]
fn counts(table: &[(&str, f64)]) {
    for (text, count) in table {
        assert_eq!(read_count(text), Ok(Some(*count)), "{text}");
    }
}

#[track_caller]
fn size_problem(text: &str, problem: &Problem) {
    assert_eq!(read_size(text).as_ref(), Err(problem), "{text}");
}

#[track_caller]
fn count_problem(text: &str, problem: &Problem) {
    assert_eq!(read_count(text).as_ref(), Err(problem), "{text}");
}
