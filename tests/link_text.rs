//! Text in links: percent signs, plus signs, Chinese, hostile text, and far too much of it. Names with a letter and a number are the
//! cases from other projects' trackers.

mod support;

use gpu_selector::catalog::guide::guide;
use gpu_selector::link::{self, Reason, TITLE_LENGTH};
use support::{percent, read, reasons, rewritten, sealed, write};

use Reason::{BadValue, UnknownKey};

#[test]
fn a1_a_literal_percent_is_decoded_once() {
    let mut query = "title=100%2525".to_owned();
    for _ in 0..5 {
        assert_eq!(title(&query).as_deref(), Some("100%25"));
        query = rewritten(&query);
    }
    assert_eq!(query, "title=100%2525&v=1");
}

#[test]
fn a2_a_bare_or_broken_percent_stands_for_itself() {
    let table = [
        ("%", "%"),
        ("%2", "%2"),
        ("%ZZ", "%ZZ"),
        ("100%", "100%"),
        ("%%32", "%2"),
        ("%FF%FE", "\u{FFFD}\u{FFFD}"),
        ("%92", "\u{FFFD}"),
        ("%E5%A4", "\u{FFFD}"),
        ("%+1", "% 1"),
    ];
    for (value, shown) in table {
        let query = format!("gpus=8&title={value}");
        assert_eq!(title(&query).as_deref(), Some(shown), "{value}");
        assert_eq!(rewritten(&rewritten(&query)), rewritten(&query));
        assert!(rewritten(&query).starts_with("gpus=8&title="));
    }
    assert_eq!(reasons(&read("%=1&%FF=2&gpus=%&gpus%3D8")), [UnknownKey, UnknownKey, BadValue, UnknownKey]);
}

#[test]
fn a3_a_plus_is_read_as_a_space_and_written_as_2b() {
    for (value, shown, written) in
        [("A+B", "A B", "A%20B"), ("A%2BB", "A+B", "A%2BB"), ("A%20B", "A B", "A%20B"), ("C%2B%2B", "C++", "C%2B%2B")]
    {
        let query = format!("title={value}");
        assert_eq!(title(&query).as_deref(), Some(shown));
        assert_eq!(rewritten(&query), format!("title={written}&v=1"));
    }
}

#[test]
fn a4_chinese_text_opens_raw_and_encoded_and_chinese_keys_are_told() {
    let encoded = "title=%E5%A4%9A%E4%BA%BA%E5%8D%8F%E4%BD%9C&v=1";
    assert_eq!(title("title=多人协作").as_deref(), Some("多人协作"));
    assert_eq!(title(encoded).as_deref(), Some("多人协作"));
    assert_eq!(rewritten("title=多人协作"), encoded);
    for query in ["网盘=1", "%E7%BD%91%E7%9B%98=1"] {
        let ignored = read(query).ignored;
        assert_eq!((&*ignored[0].key, &*ignored[0].value, ignored[0].reason), ("网盘", "1", UnknownKey));
    }
}

#[test]
fn a14_text_is_text() {
    assert_eq!(
        title("title=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E").as_deref(),
        Some("<img src=x onerror=alert(1)>")
    );
    // What turns the direction of what follows, and what cannot be seen, is left out.
    assert_eq!(title("title=a%E2%80%AEb%00c%0Ad%EF%BB%BF").as_deref(), Some("abcd"));
    assert_eq!(title("title=a%D8%9Cb%E2%80%A8c%E2%80%8B").as_deref(), Some("abc"));
    assert_eq!(title("title=a%E2%81%A6b%E2%80%8Fc%C2%ADd%EF%BF%B9").as_deref(), Some("abcd"));
    for nothing_to_see in [
        "\0",
        "\u{200B}",
        "\u{2060} \u{FEFF}",
        "\u{3000}",
        "\u{AD}",
        "\u{200D}\u{200C}",
        "\u{FE0F}",
        "\u{3164}\u{2800}",
        "\u{E0041}",
    ] {
        let link = read(&format!("title={}", percent(nothing_to_see)));
        assert_eq!((link.view.title.as_deref(), reasons(&link)), (None, vec![BadValue]), "{nothing_to_see:?}");
    }
    // Half a surrogate pair is no UTF-8.
    assert_eq!(title("title=%ED%A0%80").as_deref(), Some("\u{FFFD}\u{FFFD}\u{FFFD}"));
}

/// One character for a reader, whatever it is made of.
const CHARACTERS: [&str; 16] = [
    "a",
    "多",
    "é",
    "e\u{301}",
    "が",
    "か\u{3099}",
    "\u{845B}\u{E0100}",
    "😀",
    "👍🏽",
    "❤\u{FE0F}",
    "1\u{FE0F}\u{20E3}",
    "👨\u{200D}👩\u{200D}👧\u{200D}👦",
    "👩🏻\u{200D}❤\u{FE0F}\u{200D}💋\u{200D}👨🏿",
    "🏳\u{FE0F}\u{200D}🌈",
    "🇨🇳",
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
];

#[test]
fn a14_a_title_is_cut_where_a_reader_sees_a_character_end() {
    for character in CHARACTERS {
        // As many as may stand before it, then none more.
        for (before, kept) in [(0, true), (TITLE_LENGTH - 1, true), (TITLE_LENGTH, false)] {
            let start = "字".repeat(before);
            let wanted = if kept { start.clone() + character } else { start.clone() };
            let query = format!("title={start}{character}{}", if before == 0 { "" } else { "尾巴" });
            assert_eq!(title(&query).as_ref(), Some(&wanted), "{before} and {character}");
            assert_eq!(title(&rewritten(&query)), Some(wanted), "{before} and {character}");
        }
    }
}

#[test]
fn a14_forty_characters_of_a_few_code_points_are_kept() {
    for character in CHARACTERS.into_iter().filter(|character| character.chars().count() <= 3) {
        let wanted = character.repeat(TITLE_LENGTH);
        assert_eq!(title(&format!("title={wanted}{character}")), Some(wanted));
    }
}

/// Characters without end, and letters under heaps of marks, would make a link too long for a chat.
#[test]
fn a14_no_title_makes_a_link_of_2000_characters() {
    for character in CHARACTERS.into_iter().chain(["a\u{301}\u{302}\u{303}\u{304}", "👩\u{200D}👩\u{200D}👩"]) {
        let link = read(&format!("title={}", character.repeat(1000)));
        let kept = link.view.title.clone().unwrap();
        let whole = kept.chars().count() / character.chars().count();
        assert_eq!(kept, character.repeat(whole), "no character is cut");
        assert!((12..=TITLE_LENGTH).contains(&whole), "{whole} of {character}");
        assert!(sealed(&link).len() < 2000 - 350, "{character}");
    }
    for endless in ["e".to_owned() + &"\u{301}".repeat(100_000), "👩\u{200D}".repeat(50_000)] {
        assert_eq!(title(&format!("title={endless}")), None);
        assert_eq!(title(&format!("title=ab {endless}")).as_deref(), Some("ab"));
    }
}

#[test]
fn a14_marks_and_joiners_that_join_nothing_are_dropped() {
    for (text, shown) in [
        ("\u{301}a", "a"),
        (" \u{FE0F}\u{200D}a", "a"),
        ("a\u{200D}", "a"),
        ("a \u{200C} ", "a"),
        ("\u{1F3FD}👍", "👍"),
    ] {
        assert_eq!(title(&format!("title={text}")).as_deref(), Some(shown), "{text:?}");
    }
}

/// A14 and the budget: whoever sends a hundred kilobytes gets an answer at once, and a short one.
#[test]
fn a14_a_hundred_kilobytes_are_answered() {
    for filling in ["a", "9", "%", "%41", "，", "+", "0.", "1,", "&", "gpus=8&", "=", "\u{202E}", "x=y&", "👨"] {
        let long = filling.repeat(100_000 / filling.len());
        for key in guide().criteria.iter().map(|criterion| &*criterion.id).chain(link::RESERVED).chain(["other"]) {
            let link = read(&format!("{key}={long}"));
            assert!(link.ignored.iter().all(|part| part.key.chars().count() <= 81 && part.value.chars().count() <= 81));
            assert!(link.view.title.as_ref().is_none_or(|title| title.chars().count() <= TITLE_LENGTH));
            assert!(write(&link).len() < 12 * TITLE_LENGTH + 20, "{key}={filling}…");
        }
        assert!(read(&format!("{long}=1&gpus=8")).ignored.iter().all(|part| part.key.chars().count() <= 81));
    }
}

fn title(query: &str) -> Option<String> {
    read(query).view.title
}
