//! Text in links: percent signs, plus signs, Chinese, hostile text, and far too much of it. Names with a letter and a number are the
//! cases from other projects' trackers.

mod support;

use gpu_selector::catalog::guide::guide;
use gpu_selector::link::{self, Reason, TITLE_LENGTH};
use support::{read, rewritten, write};

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
    assert_eq!(
        read("%=1&%FF=2&gpus=%&gpus%3D8").ignored.iter().map(|part| part.reason).collect::<Vec<_>>(),
        [UnknownKey, UnknownKey, BadValue, UnknownKey]
    );
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
    for nothing_to_see in ["%E2%80%8B", "%E2%81%A0+%EF%BB%BF", "%E3%80%80"] {
        assert_eq!(title(&format!("title={nothing_to_see}")), None);
    }
    let family = "👨‍👩‍👧‍👦";
    assert_eq!(title(&rewritten(&format!("title={family}"))).as_deref(), Some(family));
    assert_eq!(title("title=%ED%A0%80").as_deref(), Some("\u{FFFD}\u{FFFD}\u{FFFD}"));
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
