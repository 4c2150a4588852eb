//! A link that is passed around ends in a check: what chats cut off or glue to it is told, what they only write differently is
//! not. Links written by hand need none. Names with a letter and a number are the cases from other projects' trackers.

mod support;

use gpu_selector::catalog::guide::guide;
use gpu_selector::link::{self, Reason};
use support::{percent, read, reasons, rewritten, sealed, write};

use Reason::{BadValue, Damaged, NewerVersion, Repeated, UnknownKey};

/// With a part of every kind, a comma, and a title that comes out encoded.
const EVERYTHING: &str = "shared_drive=yes&cloud_disk=yes,nice&machine_tiers=clear,want&gpu_variety=rich&gpus=1000000\
    &custom_machine=yes,want&expansion=2000.5GB&repo_images=yes,nice&audit_log=console,want&value=good,nice\
    &easy_start=yes,want&scale=large&team=many&ops=no&fit=off&title=%E5%A4%9A%E4%BA%BA%20C%2B%2B&lang=en&theme=light&embed=1\
    &vs=gpus%3D4%26scale%3Dsmall%26v%3D1&v=1";

/// What stands after a link in a sentence, in Chinese and in English, in quotes, brackets, markup and code.
const GLUED: [&str; 26] = [
    "。",
    "，详见下文",
    "）",
    "】",
    "」",
    "》",
    "”",
    "’",
    "、",
    "；",
    "！",
    "？",
    "：见附件",
    "\"",
    "'",
    ")",
    "]",
    ">",
    ".",
    ",",
    ";",
    "%EF%BC%8C%E8%AF%A6",
    "%E3%80%82",
    " see below",
    "+and",
    "</a>",
];

#[test]
fn the_check_is_of_the_pairs_before_it_as_published() {
    assert_eq!((fnv1a(""), fnv1a("a"), fnv1a("foobar")), (0x811C_9DC5, 0xE40C_292C, 0xBF9C_F968));
    let table = [
        ("", ""),
        ("gpus=8", "gpus=8&"),
        ("gpus=8,want&title=%E5%A4%9A%20C%2B%2B", "gpus=8,want&title=多 C++&"),
        ("scale=small&vs=gpus%3D8%26v%3D1", "scale=small&vs=gpus=8&v=1&"),
    ];
    for (query, pairs) in table {
        let link = read(query);
        assert_eq!(sealed(&link), format!("{}.{}", write(&link), five_characters(fnv1a(pairs))), "{query}");
    }
}

#[test]
fn what_is_sealed_is_the_canonical_form_and_a_check() {
    for query in ["", "gpus=8", EVERYTHING] {
        let link = read(query);
        let (canonical, check) =
            sealed(&link).rsplit_once('.').map(|(left, right)| (left.to_owned(), right.to_owned())).unwrap();
        assert_eq!((canonical, check.len()), (write(&link), 5), "{query}");
        assert!(check.bytes().all(|byte| byte.is_ascii_digit() || byte.is_ascii_lowercase()), "{check}");
    }
}

#[test]
fn a4_what_programs_only_write_differently_is_no_damage() {
    let link = sealed(&read(EVERYTHING));
    let (before, check) = link.rsplit_once("&v=").unwrap();
    let every_byte_encoded: Vec<_> = before
        .split('&')
        .filter_map(|pair| pair.split_once('='))
        .map(|(key, value)| format!("{}={}", percent(key), value.replace(',', "%2c")))
        .collect();
    for same in [
        format!("?{link}"),
        format!("  {link}\n"),
        format!("&{}&", link.replace('&', "&&")),
        format!("{before}&V={}", check.to_uppercase()),
        format!("{before}&v={}", percent(check)),
        link.replace(',', "%2C"),
        link.replace("%20", "+"),
        link.replace("%E5%A4%9A%E4%BA%BA", "多人"),
        link.replace("gpus=", "GPUS="),
        // Some programs end a link in a space that cannot be seen.
        format!("{link}\u{200B}"),
        format!("{link}%E2%80%8B"),
        format!("\u{FEFF}{link}"),
        format!("{}&v={check}", every_byte_encoded.join("&")),
    ] {
        assert_eq!((rewritten(&same), reasons(&read(&same))), (EVERYTHING.into(), vec![]), "{same}");
    }
}

#[test]
fn a5_text_glued_to_the_check_is_told_word_for_word_and_changes_nothing() {
    let link = sealed(&read(EVERYTHING));
    let (_, version) = link.rsplit_once('=').unwrap();
    for tail in GLUED {
        let read = read(&format!("{link}{tail}"));
        let shown = match tail {
            "%EF%BC%8C%E8%AF%A6" => "，详",
            "%E3%80%82" => "。",
            "+and" => " and",
            _ => tail,
        };
        assert_eq!((write(&read), reasons(&read)), (EVERYTHING.into(), vec![Damaged]), "{tail}");
        assert_eq!((&*read.ignored[0].key, &*read.ignored[0].value), ("v", &*format!("{version}{shown}")));
    }
}

#[test]
fn a5_what_follows_the_check_as_a_pair_of_its_own_leaves_it_right() {
    let link = sealed(&read("gpus=8"));
    for (tail, wanted) in [
        ("&utm_source=chat", vec![UnknownKey]),
        ("&详见下文", vec![UnknownKey]),
        ("&scale=large", vec![]),
        ("&gpus=4", vec![Repeated]),
        ("&v=1", vec![Repeated]),
        ("&v=1.00000", vec![Repeated]),
    ] {
        assert_eq!(reasons(&read(&format!("{link}{tail}"))), wanted, "{tail}");
    }
}

/// Whatever is lost of the end, what was lost is either told or nothing but the check itself.
#[test]
fn a6_a_cut_is_told_while_anything_of_the_version_remains() {
    for query in ["", "gpus=8", "title=%E5%A4%9A", EVERYTHING] {
        let link = read(query);
        let whole = sealed(&link);
        let version = whole.rfind("v=1.").unwrap();
        for end in version + 1..whole.len() {
            let cut = &whole[..end];
            let read = read(cut);
            let wanted = match &cut[version..] {
                "v" | "v=" => vec![BadValue],
                "v=1" => vec![],
                _ => vec![Damaged],
            };
            assert_eq!(
                (&read.requirements, &read.view, reasons(&read)),
                (&link.requirements, &link.view, wanted),
                "{cut}"
            );
        }
    }
}

/// The limit of a check at the end, and why it stands behind everything.
#[test]
fn a6_a_cut_before_the_version_reads_as_written_by_hand() {
    let whole = sealed(&read("scale=large&gpus=64&title=abc"));
    for (length, canonical) in
        [("gpus=64&scale=large&title=abc", "gpus=64&scale=large&title=abc&v=1"), ("gpus=6", "gpus=6&v=1")]
    {
        assert!(whole.starts_with(length));
        assert_eq!((rewritten(length), reasons(&read(length))), (canonical.into(), vec![]));
    }
}

#[test]
fn a6_one_character_more_less_or_other_is_told_wherever_it_stands() {
    let link = read(EVERYTHING);
    let whole = sealed(&link);
    for place in 0..whole.len() {
        for damage in ["", "x", "0", ",", "%", "&", "。"] {
            for replaced in [0, 1] {
                let damaged = [&whole[..place], damage, &whole[place + replaced..]].concat();
                let read = read(&damaged);
                let unchanged = (&read.requirements, &read.view) == (&link.requirements, &link.view);
                assert!(unchanged || !read.ignored.is_empty(), "{damaged}");
            }
        }
    }
}

#[test]
fn a6_pairs_that_are_lost_added_or_in_another_order_are_told() {
    let whole = sealed(&read(EVERYTHING));
    let pairs: Vec<_> = whole.split('&').collect();
    let last = pairs.len() - 1;
    for place in 0..last {
        let mut lost = pairs.clone();
        lost.remove(place);
        let mut added = pairs.clone();
        added.insert(place, "utm_source=chat");
        let mut turned = pairs.clone();
        turned.swap(place, (place + 1) % last);
        for damaged in [lost, added, turned] {
            let damaged = damaged.join("&");
            assert!(reasons(&read(&damaged)).contains(&Damaged), "{damaged}");
        }
    }
    let escaped = whole.replace('&', "&amp;");
    assert!(!read(&escaped).ignored.is_empty(), "{escaped}");
}

#[test]
fn a_wrong_check_is_told_and_everything_applies() {
    for version in ["1.", "1.0", "1.00000", "1.000000", "01.zzzzz", "1.abcde.", "1..", "1.１２３４５", "1,abcde"] {
        let link = read(&format!("gpus=8&v={version}&scale=large"));
        assert_eq!((write(&link), reasons(&link)), ("gpus=8&scale=large&v=1".into(), vec![Damaged]), "{version}");
        assert_eq!((&*link.ignored[0].key, &*link.ignored[0].value), ("v", version));
    }
}

#[test]
fn a13_a_link_written_by_hand_needs_no_check() {
    for query in ["gpus=8", "gpus=8&v=1", "v=1&gpus=8", "V=1&GPUS=8", "?v=01&gpus=8", "utm=1&gpus=8&v=1"] {
        assert!(!reasons(&read(query)).contains(&Damaged), "{query}");
        assert_eq!(rewritten(query), "gpus=8&v=1", "{query}");
    }
}

/// Nobody knows today what the check of a later version is of.
#[test]
fn a13_the_check_of_a_newer_version_is_not_judged() {
    for version in ["2", "2.abcde", "2.", "10.abcde", "2。"] {
        assert_eq!(reasons(&read(&format!("gpus=8&v={version}"))), [NewerVersion], "{version}");
    }
}

/// A link in a link is judged by its own pairs, and written without its check.
#[test]
fn the_other_link_has_its_own_check() {
    let (here, other) = (sealed(&read("gpus=4&lang=en")), sealed(&read("gpus=8&scale=large&title=x&vs=gpus%3D2")));
    assert_eq!(link::other(guide(), &other), Some(("gpus=8&scale=large&v=1".into(), vec![])));
    for (text, wanted) in [
        (other.clone(), vec![]),
        (format!("https://example.org/?{other}#answer"), vec![]),
        (format!("{other}。"), vec![("vs.v", Damaged)]),
        (other.replace("gpus=8", "gpus=9"), vec![("vs.v", Damaged)]),
    ] {
        let link = read(&format!("vs={}&v=1", percent(&text)));
        let told: Vec<_> = link.ignored.iter().map(|part| (&*part.key, part.reason)).collect();
        assert_eq!(told, wanted, "{text}");
    }
    let both = read(&format!("{here}&vs={}", percent(&other)));
    assert_eq!(write(&both), "gpus=4&lang=en&vs=gpus%3D8%26scale%3Dlarge%26v%3D1&v=1");
    assert!(both.ignored.is_empty());
}

/// FNV-1a of 32 bits, the plain way.
fn fnv1a(text: &str) -> u32 {
    text.bytes().fold(2_166_136_261, |hash: u64, byte| (hash ^ u64::from(byte)) * 16_777_619 % (1 << 32)) as u32
}

/// The hash folded to 25 bits, in Crockford's base 32.
fn five_characters(hash: u32) -> String {
    let digits: Vec<char> = ('0'..='9').chain('a'..='z').filter(|letter| !"ilou".contains(*letter)).collect();
    let folded = (hash >> 25) ^ (hash % (1 << 25));
    (0..5).rev().map(|place| digits[(folded / 32_u32.pow(place) % 32) as usize]).collect()
}
