//! A link carries the requirements: whatever is read is an answer, and what is written is read back as it was. `link_text.rs`
//! has the percent signs and free text, `link_check.rs` what cuts a link or glues text to it. Names with a letter and a number are
//! the cases from other projects' trackers.

mod support;

use gpu_selector::catalog::guide::guide;
use gpu_selector::catalog::{Kind, Unit};
use gpu_selector::link::{self, Lang, Link, Reason, Theme, View};
use gpu_selector::requirements::{Requirements, Scale, Strength, Team};
use proptest::prelude::*;
use proptest::sample::select;
use support::any_link::holds_for;
use support::arbitrary::requirements;
use support::{asked, percent, read, reasons, rewritten, sealed, write};

use Reason::{BadValue, Damaged, NewerVersion, Repeated, UnknownKey};

/// One query with a part of every kind.
const EXAMPLE: &str =
    "shared_drive=yes&gpus=8&expansion=2000GB&audit_log=console,want&scale=large&team=many&ops=yes&lang=en&v=1";

#[test]
fn a_canonical_query_is_written_as_it_is_read() {
    let link = link::read(guide(), EXAMPLE);
    assert!(link.ignored.is_empty());
    assert_eq!(link.requirements.needs().len(), 4);
    assert_eq!(link.requirements.need("audit_log").unwrap().strength, Strength::Want);
    assert_eq!(link.requirements.need("gpus").unwrap().threshold(), 8.0);
    assert_eq!((link.view.lang, write(&link)), (Some(Lang::En), EXAMPLE.to_owned()));
}

#[test]
fn one_order_is_written_whatever_order_was_read() {
    let backwards: Vec<&str> = EXAMPLE.split('&').rev().collect();
    assert_eq!(rewritten(&backwards.join("&")), EXAMPLE);
}

#[test]
fn every_key_has_its_place() {
    let all = "shared_drive=yes&cloud_disk=yes&machine_tiers=clear&gpu_variety=rich&gpus=8&custom_machine=yes&expansion=1GB\
        &repo_images=yes&audit_log=console&value=good&easy_start=yes&scale=small&team=solo&ops=no&fit=off&title=x&lang=zh\
        &theme=dark&embed=1&vs=gpus%3D4%26v%3D1&v=1";
    assert_eq!(rewritten(all), all);
    assert_eq!(rewritten(&all.split('&').rev().collect::<Vec<_>>().join("&")), all);
}

#[test]
fn only_what_differs_from_the_default_is_written() {
    let table = [
        ("", "v=1"),
        ("?", "v=1"),
        ("&&&", "v=1"),
        ("?gpus=8", "gpus=8&v=1"),
        ("gpus=8,must", "gpus=8&v=1"),
        ("fit=on&embed=0", "v=1"),
        ("fit=off&embed=1", "fit=off&embed=1&v=1"),
        ("v=01", "v=1"),
    ];
    for (query, written) in table {
        assert_eq!(rewritten(query), written, "{query}");
        assert!(read(query).ignored.is_empty(), "{query}");
    }
}

#[test]
fn any_case_and_any_unit_is_read() {
    let table = [
        ("GPUS=8", "gpus=8&v=1"),
        ("Shared_Drive=YES,Want", "shared_drive=yes,want&v=1"),
        ("AUDIT_LOG=Console,NICE", "audit_log=console,nice&v=1"),
        ("SCALE=Large&Team=MANY&OPS=No&FIT=Off", "scale=large&team=many&ops=no&fit=off&v=1"),
        ("LANG=EN&Theme=Dark", "lang=en&theme=dark&v=1"),
        ("SCENE=Audit", "repo_images=yes&audit_log=console&v=1"),
        ("expansion=2t", "expansion=2000GB&v=1"),
        ("expansion=2%20TB , want", "expansion=2000GB,want&v=1"),
        ("expansion=%EF%BC%95%EF%BC%B4", "expansion=5000GB&v=1"),
        ("expansion=1.5TiB", "expansion=1649.267442GB&v=1"),
        ("expansion=80", "expansion=80GB&v=1"),
        ("gpus=８", "gpus=8&v=1"),
        ("gpus=08", "gpus=8&v=1"),
        ("gpus=8%2Cwant", "gpus=8,want&v=1"),
    ];
    for (query, written) in table {
        assert_eq!(rewritten(query), written, "{query}");
        assert!(read(query).ignored.is_empty(), "{query}");
    }
}

#[test]
fn a_comma_is_never_a_thousands_separator() {
    for query in ["expansion=1,500", "expansion=1%2C500", "expansion=1，500", "expansion=1,500GB,want", "gpus=1,000"] {
        let link = read(query);
        assert_eq!((&link.requirements, reasons(&link)), (&Requirements::default(), vec![BadValue]), "{query}");
    }
}

#[test]
fn the_first_of_a_repeated_key_counts() {
    let link = read("gpus=4&gpus=8&GPUS=16&scale=small&scale=large&lang=en&lang=zh&title=a&title=b");
    assert_eq!(write(&link), "gpus=4&scale=small&title=a&lang=en&v=1");
    assert_eq!(reasons(&link), [Repeated; 5]);
    // Also when it was not understood: nobody can tell which one was meant.
    let link = read("gpus=x&gpus=8");
    assert_eq!((write(&link), reasons(&link)), ("v=1".to_owned(), vec![BadValue, Repeated]));
}

#[test]
fn a_scenario_is_read_as_if_it_were_written_out_and_never_written() {
    for scenario in &guide().scenarios {
        let link = read(&format!("scene={}", scenario.id));
        assert_eq!(link.requirements, scenario.requirements);
        let written = write(&link);
        assert!(!written.contains("scene"), "{written}");
        assert_eq!(read(&written).requirements, scenario.requirements);
    }
}

#[test]
fn explicit_keys_win_over_the_scenario_on_either_side() {
    for query in
        ["expansion=5T,nice&scale=small&scene=team-training", "scene=team-training&scale=small&expansion=5T,nice"]
    {
        assert_eq!(
            rewritten(query),
            "shared_drive=yes&machine_tiers=clear&expansion=5000GB,nice&scale=small&team=many&v=1",
            "{query}"
        );
    }
}

#[test]
fn a5_text_glued_to_the_version_is_told_and_changes_nothing() {
    for tail in
        ["。", "，详见下文", "）", "】", "」", "”", "\"", "'", ")", ".", "%EF%BC%8C%E8%AF%A6", " see below", ".9)"]
    {
        let link = read(&format!("{EXAMPLE}{tail}"));
        assert_eq!(write(&link), EXAMPLE, "{tail}");
        assert_eq!(reasons(&link), [Damaged], "{tail}");
    }
    // Without a version at the end it is glued to an answer, and that answer is told.
    for query in ["gpus=8，详见下文", "gpus=8）", "audit_log=console。", "scale=large”"] {
        let link = read(&format!("shared_drive=yes&{query}"));
        assert_eq!((write(&link), reasons(&link)), ("shared_drive=yes&v=1".into(), vec![BadValue]), "{query}");
    }
}

#[test]
fn a7_a_bad_value_is_told_and_the_others_are_kept() {
    for pair in [
        "gpus=abc",
        "gpus=-1",
        "gpus=1e9",
        "gpus=NaN",
        "gpus=inf",
        "gpus=8.5",
        "gpus=8GB",
        "gpus=0x8",
        "expansion=5Q",
        "shared_drive=maybe",
        "shared_drive=no",
        "shared_drive=1",
        "audit_log=2",
        "audit_log=yes",
        "gpus=8,soon",
        "scale=xl",
        "team=2",
        "ops=maybe",
        "fit=1",
        "lang=fr",
        "theme=blue",
        "embed=yes",
        "scene=xyz",
        "title=%00",
    ] {
        let (key, value) = pair.split_once('=').unwrap();
        let link = read(&format!("{pair}&cloud_disk=yes"));
        assert_eq!(write(&link), "cloud_disk=yes&v=1", "{pair}");
        assert_eq!((link.ignored.len(), &*link.ignored[0].key, link.ignored[0].reason), (1, key, BadValue), "{pair}");
        assert!(value.contains('%') || link.ignored[0].value == value, "{pair}");
    }
}

#[test]
fn a8_a_missing_value_and_an_invalid_one_give_the_same_default() {
    let keys = guide().criteria.iter().map(|criterion| &*criterion.id).chain(keys_of_the_link());
    for key in keys {
        for query in [format!("{key}="), key.to_owned(), format!("{key}=%20"), format!("{key}=+"), format!("{key}=?!")]
        {
            let link = read(&query);
            assert_eq!(link.requirements, Requirements::default(), "{query}");
            if key != "title" || link.view == View::default() {
                assert_eq!((&link.view, reasons(&link)), (&View::default(), vec![BadValue]), "{query}");
            }
        }
    }
}

#[test]
fn a13_a_newer_version_is_told_and_an_older_or_missing_one_is_read() {
    let table: [(&str, &[Reason]); 7] = [
        ("gpus=8", &[]),
        ("v=1&gpus=8", &[]),
        ("v=2&gpus=8", &[NewerVersion]),
        ("v=999&gpus=8", &[NewerVersion]),
        ("v=99999999999999999999999&gpus=8", &[NewerVersion]),
        ("v=0&gpus=8", &[BadValue]),
        ("v=-1&gpus=8", &[BadValue]),
    ];
    for (query, wanted) in table {
        assert_eq!((rewritten(query), reasons(&read(query))), ("gpus=8&v=1".into(), wanted.to_vec()), "{query}");
    }
}

/// Every answer given, at its longest, still passes through any chat.
#[test]
fn a6_the_fullest_form_is_shorter_than_350_characters() {
    let needs = guide().criteria.iter().map(|criterion| {
        let longest = match &criterion.kind {
            Kind::Flag => "yes",
            Kind::Level(levels) => levels.iter().map(|level| &*level.id).max_by_key(|id| id.len()).unwrap(),
            Kind::Quantity(Unit::Count { .. }) => "1000000",
            Kind::Quantity(Unit::Gigabytes) => "999999999.999999GB",
        };
        format!("{}={longest},want&", criterion.id)
    });
    let fullest = needs.collect::<String>() + "scale=medium&team=solo&ops=yes&fit=off&lang=zh&theme=light&embed=1";
    let link = read(&fullest);
    assert_eq!((write(&link), &*link.ignored), (format!("{fullest}&v=1"), &[][..]));
    assert!(sealed(&link).len() < 350, "{}: {}", sealed(&link).len(), sealed(&link));
}

/// `catalog` is kept for later and means nothing yet.
fn keys_of_the_link() -> impl Iterator<Item = &'static str> {
    link::RESERVED.into_iter().filter(|key| *key != "catalog")
}

#[test]
fn reserved_keys_are_no_criteria() {
    assert!(link::RESERVED.iter().all(|key| guide().criterion(key).is_none()));
    for key in keys_of_the_link() {
        assert_ne!(reasons(&read(key)), [UnknownKey], "{key}");
    }
}

/// The words of the context are the ones of the contract.
#[test]
fn the_context_is_read_word_by_word() {
    let context = asked("scale=medium&team=solo&ops=no").context;
    assert_eq!((context.scale, context.team, context.ops), (Some(Scale::Medium), Some(Team::Solo), Some(false)));
    let context = asked("scale=large&team=many&ops=yes").context;
    assert_eq!((context.scale, context.team, context.ops), (Some(Scale::Large), Some(Team::Many), Some(true)));
}

#[test]
fn another_link_is_read_from_an_address_or_a_query() {
    let written = "gpus=4&vs=shared_drive%3Dyes%26gpus%3D8%26scale%3Dlarge%26v%3D1&v=1";
    for other in [
        "GPUS=8&shared_drive=yes&scale=large",
        "?gpus=8&shared_drive=yes&scale=large&v=1",
        " https://example.org/selector/?lang=en&title=x&theme=dark&embed=1&scale=large&gpus=8&shared_drive=yes&v=1#answer ",
        "shared_drive=yes&gpus=8&scale=large&vs=gpus%3D2&v=1",
    ] {
        let (query, ignored) = link::other(guide(), other).unwrap();
        assert_eq!((&*query, &*ignored), ("shared_drive=yes&gpus=8&scale=large&v=1", &[][..]), "{other}");
        let link = read(&format!("vs={}&gpus=4", percent(other)));
        assert_eq!((write(&link), &*link.ignored, link.view.versus), (written.into(), &[][..], Some(query)), "{other}");
    }
    assert_eq!(rewritten("vs=scene%3Daudit"), "vs=repo_images%3Dyes%26audit_log%3Dconsole%26v%3D1&v=1");
    assert_eq!(rewritten("VS=gpus=8&gpus=4"), "gpus=4&vs=gpus%3D8%26v%3D1&v=1");
}

#[test]
fn another_link_that_asks_nothing_is_a_bad_value() {
    for other in ["", "v=1", "?", "https://example.org/", "lang=en", "gpus=x", "vs=gpus%3D8", "#gpus=8", "网盘"] {
        assert_eq!(link::other(guide(), other), None, "{other}");
        let link = read(&format!("gpus=4&vs={}", percent(other)));
        assert_eq!((write(&link), reasons(&link)), ("gpus=4&v=1".into(), vec![BadValue]), "{other}");
    }
}

#[test]
fn what_another_link_says_in_vain_is_told() {
    let link = read("gpus=4&vs=gpus%3D8%26expansion%3D5Q%26utm%3D1%26v%3D2");
    let told: Vec<_> = link.ignored.iter().map(|part| (&*part.key, &*part.value, part.reason)).collect();
    let wanted = [("vs.expansion", "5Q", BadValue), ("vs.utm", "1", UnknownKey), ("vs.v", "2", NewerVersion)];
    assert_eq!((told, write(&link)), (wanted.to_vec(), "gpus=4&vs=gpus%3D8%26v%3D1&v=1".into()));
}

/// Links in links a hundred kilobytes deep.
#[test]
fn another_link_stands_one_deep_only() {
    for filling in ["vs=", "?vs=", "vs%3D", "vs=gpus%3D8%26"] {
        let link = read(&format!("gpus=8&vs={}gpus=4", filling.repeat(100_000 / filling.len())));
        assert!(write(&link).len() < 100, "{filling}");
    }
}

proptest! {
    #[test]
    fn any_text_is_another_link_or_none(text in any::<String>()) {
        if let Some((query, _)) = link::other(guide(), &text) {
            prop_assert_eq!(link::other(guide(), &query), Some((query, Vec::new())));
        }
    }

    #[test]
    fn any_text_is_read(text in any::<String>()) {
        holds_for(&text);
    }

    #[test]
    fn any_text_that_looks_like_a_link_is_read(
        text in "((gpus|expansion|audit_log|SCENE|title|v|vs|vs=gpus%3d|scale|ops|fit|网盘|%67pus|)[=&%,+]{0,2}(yes|8|5T|audit|console|1|off|%[0-9a-fG]{0,3}|[,。 ]|want){0,3}&?){0,8}",
    ) {
        holds_for(&text);
    }

    #[test]
    fn what_is_written_is_read_back(requirements in requirements(guide()), view in views()) {
        let link = Link { requirements, view, ignored: Vec::new() };
        for query in [write(&link), sealed(&link)] {
            prop_assert_eq!(&read(&query), &link, "{}", query);
        }
    }

    #[test]
    fn equal_requirements_give_equal_links(requirements in requirements(guide()), view in views()) {
        let mut again = asked("");
        requirements.needs().iter().rev().for_each(|need| again.ask(need.clone()));
        (again.context, again.fit_off) = (requirements.context, requirements.fit_off);
        prop_assert_eq!(link::write(guide(), &requirements, &view), link::write(guide(), &again, &view));
    }
}

/// Views as the page can have them: titles are visible text, trimmed, not too long.
fn views() -> impl Strategy<Value = View> {
    const CHARACTERS: [&str; 16] =
        ["a", "Z", "9", " ", "%", "&", "+", "<", "云", "。", "”", "é", "e\u{301}", "😀", "🇨🇳", "👩\u{200D}💻"];
    let title = prop::collection::vec(select(&CHARACTERS[..]), 1..=40).prop_map(|text| text.concat().trim().to_owned());
    let title = prop::option::of(title.prop_filter("a title is not blank", |text| !text.is_empty()));
    let (lang, theme) = (select(&Lang::ALL[..]), select(&Theme::ALL[..]));
    let versus = prop::option::of(requirements(guide()).prop_filter_map("another link asks something", |other| {
        (other != Requirements::default()).then(|| link::write(guide(), &other, &View::default()))
    }));
    (title, prop::option::of(lang), prop::option::of(theme), any::<bool>(), versus)
        .prop_map(|(title, lang, theme, embed, versus)| View { title, lang, theme, embed, versus })
}
