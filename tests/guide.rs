//! The catalogue compiled in is the guide, to the letter and in full. `data/guide.zh.txt` is the article itself,
//! `data/guide-quotes.json` a list of quotes made independently of the catalogue.

use std::collections::{BTreeMap, BTreeSet};

use gpu_selector::catalog::guide::guide;
use gpu_selector::catalog::{Interval, Kind, Quote, Unit, Words};
use gpu_selector::requirements::{Need, Scale, Strength, Team};
use serde_json::Value;

const ARTICLE: &str = include_str!("data/guide.zh.txt");
const QUOTES: &str = include_str!("data/guide-quotes.json");
const PLATFORMS: [&str; 3] = ["a", "b", "c"];

const UNKNOWN_UPWARD: f64 = f64::INFINITY;

/// Id, group, kind, and lo to hi of A, B and C.
type Row = (&'static str, &'static str, &'static str, [(f64, f64); 3]);

/// The table of the method, written out.
#[rustfmt::skip]
const MATRIX: [Row; 11] = [
    ("shared_drive",   "storage",     "flag",                 [(0.0, 0.0),            (1.0, 1.0),            (1.0, 1.0)]),
    ("cloud_disk",     "storage",     "flag",                 [(1.0, 1.0),            (1.0, 1.0),            (1.0, 1.0)]),
    ("machine_tiers",  "engineering", "none<partial<clear",   [(1.0, 1.0),            (2.0, 2.0),            (0.0, 0.0)]),
    ("gpu_variety",    "compute",     "limited<fair<rich",    [(1.0, 1.0),            (2.0, 2.0),            (0.0, 0.0)]),
    ("gpus",           "compute",     "cards",                [(5.0, UNKNOWN_UPWARD), (5.0, UNKNOWN_UPWARD), (4.0, 4.0)]),
    ("custom_machine", "compute",     "flag",                 [(0.0, 1.0),            (1.0, 1.0),            (0.0, 1.0)]),
    ("expansion",      "storage",     "GB",                   [(72.0, 88.0),          (5000.0, 6000.0),      (0.0, UNKNOWN_UPWARD)]),
    ("repo_images",    "engineering", "flag",                 [(0.0, 0.0),            (1.0, 1.0),            (1.0, 1.0)]),
    ("audit_log",      "engineering", "unclear<average<console", [(0.0, 0.0),         (2.0, 2.0),            (1.0, 1.0)]),
    ("value",          "cost",        "average<medium<good",  [(1.0, 1.0),            (2.0, 2.0),            (0.0, 1.0)]),
    ("easy_start",     "cost",        "flag",                 [(0.0, 1.0),            (0.0, 1.0),            (1.0, 1.0)]),
];

#[test]
fn it_is_the_guide_version_1_and_undated() {
    assert_eq!((&*guide().id, &*guide().version, &guide().as_of), ("guide", "1", &None));
}

#[test]
fn eleven_criteria_in_their_order() {
    let found: Vec<_> = guide().criteria.iter().map(|c| (&*c.id, &*c.group, kind_in_words(&c.kind))).collect();
    let wanted: Vec<_> = MATRIX.iter().map(|&(id, group, kind, _)| (id, group, kind.to_owned())).collect();
    assert_eq!(found, wanted);
}

#[test]
fn groups_stand_in_form_order_and_each_has_criteria() {
    let groups: Vec<_> = guide().groups.iter().map(|group| &*group.id).collect();
    assert_eq!(groups, ["compute", "storage", "engineering", "cost"]);
    for group in groups {
        assert!(guide().criteria.iter().any(|criterion| criterion.group == group), "{group} is empty");
    }
}

#[test]
fn one_cell_a_criterion_for_each_of_three_platforms() {
    let platforms: Vec<_> = guide().platforms.iter().map(|platform| (&*platform.id, platform.cells.len())).collect();
    assert_eq!(platforms, [("a", 11), ("b", 11), ("c", 11)]);
}

#[test]
fn cells_hold_these_intervals() {
    for (row, (id, _, _, wanted)) in MATRIX.iter().enumerate() {
        for (platform, &(lo, hi)) in guide().platforms.iter().zip(wanted) {
            let Interval { lo: found_lo, hi: found_hi } = platform.cells[row].known;
            let equal = |x: f64, y: f64| x == y || (x - y).abs() < 1e-9;
            assert!(
                equal(found_lo, lo) && equal(found_hi, hi),
                "{id} of {}: [{found_lo}, {found_hi}], not [{lo}, {hi}]",
                platform.id
            );
        }
    }
}

#[test]
fn every_cell_lies_on_the_scale_of_its_criterion() {
    for platform in &guide().platforms {
        for (criterion, cell) in guide().criteria.iter().zip(&platform.cells) {
            let scale = criterion.kind.unknown();
            let known = cell.known;
            let within = scale.lo <= known.lo && known.lo <= known.hi && known.hi <= scale.hi;
            assert!(within, "{} of {}: {known:?} outside {scale:?}", criterion.id, platform.id);
        }
    }
}

#[test]
fn every_cell_has_a_place_and_every_open_one_a_note() {
    for platform in &guide().platforms {
        for (criterion, cell) in guide().criteria.iter().zip(&platform.cells) {
            assert_ne!(cell.source(), "", "{} of {}", criterion.id, platform.id);
            let open = cell.known.lo != cell.known.hi || cell.wording.is_none();
            assert!(!open || cell.note.is_some(), "{} of {} is open without a note", criterion.id, platform.id);
        }
    }
}

#[test]
fn ids_can_be_keys_of_links() {
    let reserved = ["scale", "team", "ops", "fit", "title", "lang", "theme", "embed", "catalog", "scene", "vs", "v"];
    let ids: Vec<_> = guide().criteria.iter().map(|criterion| &*criterion.id).collect();
    for id in &ids {
        let shaped = id.starts_with(|c: char| c.is_ascii_lowercase())
            && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
        assert!(shaped && !reserved.contains(id), "{id}");
    }
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len());
}

#[test]
fn only_a_question_with_a_threshold_has_a_gap_for_it() {
    for criterion in &guide().criteria {
        let gaps = if criterion.kind == Kind::Flag { 0 } else { 1 };
        for text in [&criterion.ask.zh, &criterion.ask.en] {
            assert_eq!(text.matches("{}").count(), gaps, "{}: {text}", criterion.id);
        }
    }
}

#[test]
fn every_quote_stands_in_its_section_letter_by_letter() {
    let sections = sections();
    for quote in every_quote() {
        let section = sections.get(&*quote.place).unwrap_or_else(|| panic!("no section {}", quote.place));
        assert!(section.join("\n").contains(&*quote.text.zh), "not in {}: {}", quote.place, quote.text.zh);
    }
}

#[test]
fn every_line_of_the_guide_is_in_the_catalogue() {
    let catalogue = guide();
    let notes = &catalogue.notes;
    for (place, lines) in sections().into_iter().filter(|(place, _)| *place != "一") {
        for line in lines {
            let found = if line.contains('\t') {
                row_is_covered(place, &line.split('\t').collect::<Vec<_>>())
            } else {
                match place {
                    "二" => notes.alike.text.zh == line,
                    "三" | "七" => {
                        let listed = if place == "三" { &notes.common } else { &notes.cautions };
                        listed.iter().any(|note| {
                            let numbered = line.split_once(". ").map_or(line, |(_, rest)| rest);
                            note.text.text.zh == line || format!("{}：{}", note.title.zh, note.text.text.zh) == numbered
                        })
                    }
                    "八" => notes.closing.iter().any(|paragraph| paragraph.text.zh == line),
                    _ => notes.differences.iter().any(|difference| {
                        let text = line.strip_prefix("• ").unwrap_or(line);
                        difference.place == place && difference.paragraphs.iter().any(|words| words.zh == text)
                    }),
                }
            };
            assert!(found, "{place} has a line that the catalogue lacks: {line}");
        }
    }
}

/// Whether a row of a table in the guide is in the catalogue, cell by cell. Head rows name columns, not facts.
fn row_is_covered(place: &str, row: &[&str]) -> bool {
    let catalogue = guide();
    match (place, row) {
        (_, ["对比维度" | "业务场景", ..]) => true,
        ("二", [name, summary]) => catalogue
            .platforms
            .iter()
            .any(|p| p.name.zh == *name && p.summary.place == "二" && p.summary.text.zh == *summary),
        ("五", [label, wordings @ ..]) => catalogue.criteria.iter().enumerate().any(|(position, criterion)| {
            let cells: Vec<_> = catalogue.platforms.iter().map(|platform| &platform.cells[position]).collect();
            let whole = row.join("\t");
            let labelled = criterion.label.zh == *label
                || cells.iter().any(|cell| cell.quotes.iter().any(|quote| quote.text.zh == whole));
            let spelled: Vec<_> =
                cells.iter().filter_map(|cell| cell.wording.as_ref()).map(|words| &*words.zh).collect();
            labelled && spelled == wordings
        }),
        ("六", [name, recommended, reason]) => catalogue.scenarios.iter().any(|scenario| {
            let platform = catalogue.platform(&scenario.recommends).unwrap();
            scenario.name.zh == *name && platform.name.zh == *recommended && scenario.reason.text.zh == *reason
        }),
        _ => false,
    }
}

#[test]
fn every_difference_bears_the_title_and_the_order_of_its_section() {
    let found: Vec<_> =
        guide().notes.differences.iter().map(|section| format!("{} {}", section.place, section.title.zh)).collect();
    let headings: Vec<_> = ARTICLE
        .lines()
        .filter(|line| heading(line).is_some_and(|number| number.len() == 3 && number.contains('.')))
        .collect();
    assert_eq!(found, headings);
    let sections = sections();
    for section in &guide().notes.differences {
        assert_eq!(section.paragraphs.len(), sections[&*section.place].len(), "{}", section.place);
    }
}

#[test]
fn every_wording_and_quote_of_the_list_is_in_its_cell() {
    let list = list();
    let cells = list["cells"].as_object().unwrap();
    assert_eq!(cells.len(), guide().criteria.len());
    for (id, row) in cells {
        let (position, _) = guide().criterion(id).unwrap();
        for platform in PLATFORMS {
            let cell = &guide().platform(platform).unwrap().cells[position];
            assert_eq!(
                cell.wording.as_ref().map(|words| &*words.zh),
                row[platform]["wording"].as_str(),
                "{id} {platform}"
            );
            assert_holds(&cell.quotes, &row[platform]["quotes"], &format!("{id} of {platform}"));
        }
    }
}

#[test]
fn every_quote_of_the_list_is_with_its_platform_positioning_or_scenario() {
    let list = list();
    for platform in &guide().platforms {
        assert_eq!(list["platforms"][&*platform.id], *platform.summary.text.zh);
        assert_holds(&platform.positioning.quotes, &list["positioning"][&*platform.id]["quotes"], &platform.id);
    }
    assert_eq!(list["scenarios"].as_object().unwrap().len(), guide().scenarios.len());
    for scenario in &guide().scenarios {
        let listed = &list["scenarios"][&*scenario.id];
        assert_eq!(listed["name"], *scenario.name.zh);
        assert_eq!(listed["recommends"], *scenario.recommends);
        let recommended = &guide().platform(&scenario.recommends).unwrap().name.zh;
        let row = format!("{}\t{recommended}\t{}", scenario.name.zh, scenario.reason.text.zh);
        assert_eq!(listed["quotes"], serde_json::json!([row]));
    }
}

#[test]
fn every_conflict_of_the_list_is_told() {
    let told: Vec<_> = guide().notes.conflicts.iter().map(|conflict| &*conflict.about).collect();
    for conflict in list()["conflicts"].as_array().unwrap() {
        let about = conflict["about"].as_str().unwrap();
        assert!(told.contains(&about), "{about}");
    }
}

#[test]
fn hints_are_the_technical_hints_of_their_sections() {
    let found: Vec<_> = guide()
        .criteria
        .iter()
        .filter_map(|criterion| criterion.hint.as_ref().map(|hint| (&*criterion.id, &*hint.place, hint)))
        .collect();
    let places: Vec<_> = found.iter().map(|&(id, place, _)| (id, place)).collect();
    assert_eq!(places, [("shared_drive", "4.1"), ("gpus", "4.2"), ("expansion", "4.3"), ("repo_images", "4.4")]);
    let sections = sections();
    for (_, place, hint) in found {
        assert!(sections[place].contains(&format!("技术启示：{}", hint.text.zh).as_str()), "{place}");
    }
}

#[test]
fn platforms_are_positioned_so() {
    let found: Vec<_> = guide()
        .platforms
        .iter()
        .map(|p| (&*p.id, p.positioning.scale, p.positioning.team, p.positioning.needs_ops))
        .collect();
    let wanted = [
        ("a", Some(Scale::Medium), Some(Team::Solo), Some(true)),
        ("b", Some(Scale::Large), Some(Team::Many), Some(false)),
        ("c", Some(Scale::Small), None, Some(false)),
    ];
    assert_eq!(found, wanted);
}

#[test]
fn scenarios_carry_all_their_needs_and_context() {
    use Strength::{Must, Want};
    type Asked = (&'static str, f64, Strength);
    let wanted: [(&str, &str, _, &[Asked]); 5] = [
        ("prototype", "c", (Some(Scale::Small), None, None), &[("easy_start", 1.0, Want)]),
        (
            "team-training",
            "b",
            (Some(Scale::Large), Some(Team::Many), None),
            &[("expansion", 1000.0, Must), ("machine_tiers", 2.0, Must), ("shared_drive", 1.0, Must)],
        ),
        ("mid-training", "a", (Some(Scale::Medium), None, Some(true)), &[("gpu_variety", 1.0, Must)]),
        ("scarce-gpu", "b", (None, None, None), &[("custom_machine", 1.0, Must)]),
        ("audit", "b", (None, None, None), &[("audit_log", 2.0, Must), ("repo_images", 1.0, Must)]),
    ];
    assert_eq!(guide().scenarios.len(), wanted.len());
    for (scenario, (id, recommends, context, needs)) in guide().scenarios.iter().zip(wanted) {
        let asked = &scenario.requirements;
        assert_eq!((&*scenario.id, &*scenario.recommends), (id, recommends));
        assert_eq!((asked.context.scale, asked.context.team, asked.context.ops), context, "{id}");
        let plain = |need: &Need| (need.criterion().to_owned(), need.threshold(), need.strength);
        let wanted: Vec<_> =
            needs.iter().map(|&(id, threshold, strength)| (id.to_owned(), threshold, strength)).collect();
        assert_eq!(asked.needs().iter().map(plain).collect::<Vec<_>>(), wanted, "{id}");
        assert!(!asked.fit_off);
    }
}

#[test]
fn no_text_is_empty_in_either_language() {
    for words in every_text() {
        for text in [&words.zh, &words.en] {
            assert!(!text.trim().is_empty() && text.trim() == &**text, "{words:?}");
        }
    }
}

#[test]
fn english_has_no_chinese_in_it() {
    for words in every_text() {
        let chinese = |c: char| ('\u{3000}'..='\u{9fff}').contains(&c) || c >= '\u{ff00}';
        assert!(!words.en.contains(chinese), "{}", words.en);
    }
}

/// The lines of the article below its headings, by section: `二`, `4.1`.
fn sections() -> BTreeMap<&'static str, Vec<&'static str>> {
    let mut sections = BTreeMap::<_, Vec<_>>::new();
    let mut place = None;
    for line in ARTICLE.lines().filter(|line| !line.is_empty()) {
        match heading(line) {
            Some(heading) => {
                place = Some(heading);
                sections.entry(heading).or_default();
            }
            None => {
                if let Some(place) = place {
                    sections.entry(place).or_default().push(line);
                }
            }
        }
    }
    let found: BTreeSet<_> = sections.keys().copied().collect();
    let wanted = ["一", "二", "三", "四", "4.1", "4.2", "4.3", "4.4", "4.5", "五", "六", "七", "八"];
    assert_eq!(found, BTreeSet::from(wanted));
    sections
}

/// The number of a heading: `二` of a chapter, `4.1` of a section.
fn heading(line: &str) -> Option<&str> {
    let chapter = line.split_once('、').map(|(number, _)| number);
    let section = line.split_once(' ').map(|(number, _)| number);
    let one_digit = |number: &&str| number.chars().count() == 1 && "一二三四五六七八".contains(*number);
    let dotted = |number: &&str| number.len() == 3 && number.starts_with("4.");
    chapter.filter(one_digit).or(section.filter(dotted))
}

fn list() -> Value {
    serde_json::from_str(QUOTES).unwrap()
}

fn assert_holds(quotes: &[Quote], listed: &Value, whose: &str) {
    for quote in listed.as_array().unwrap() {
        let quote = quote.as_str().unwrap();
        assert!(quotes.iter().any(|held| held.text.zh == quote), "{whose} lacks: {quote}");
    }
}

fn kind_in_words(kind: &Kind) -> String {
    match kind {
        Kind::Flag => "flag".into(),
        Kind::Level(levels) => levels.iter().map(|level| &*level.id).collect::<Vec<_>>().join("<"),
        Kind::Quantity(Unit::Count { many, .. }) => many.en.to_string(),
        Kind::Quantity(Unit::Gigabytes) => "GB".into(),
    }
}

fn every_quote() -> Vec<&'static Quote> {
    let catalogue = guide();
    let notes = &catalogue.notes;
    let mut quotes = vec![&notes.alike];
    quotes.extend(notes.common.iter().chain(&notes.cautions).map(|note| &note.text));
    quotes.extend(&notes.closing);
    quotes.extend(catalogue.criteria.iter().filter_map(|criterion| criterion.hint.as_ref()));
    quotes.extend(catalogue.scenarios.iter().map(|scenario| &scenario.reason));
    for platform in &catalogue.platforms {
        quotes.push(&platform.summary);
        quotes.extend(&platform.positioning.quotes);
        quotes.extend(platform.cells.iter().flat_map(|cell| &cell.quotes));
    }
    quotes
}

fn every_text() -> Vec<&'static Words> {
    let catalogue = guide();
    let notes = &catalogue.notes;
    let mut texts: Vec<_> = every_quote().into_iter().map(|quote| &quote.text).collect();
    texts.extend(catalogue.groups.iter().map(|group| &group.label));
    for criterion in &catalogue.criteria {
        texts.extend([&criterion.label, &criterion.question, &criterion.ask]);
        match &criterion.kind {
            Kind::Level(levels) => texts.extend(levels.iter().map(|level| &level.label)),
            Kind::Quantity(Unit::Count { one, many }) => texts.extend([one, many]),
            Kind::Flag | Kind::Quantity(Unit::Gigabytes) => {}
        }
    }
    for platform in &catalogue.platforms {
        texts.push(&platform.name);
        texts.extend(platform.cells.iter().flat_map(|cell| cell.wording.iter().chain(&cell.note)));
    }
    texts.extend(catalogue.scenarios.iter().flat_map(|scenario| [&scenario.short, &scenario.name]));
    texts.extend(notes.common.iter().chain(&notes.cautions).map(|note| &note.title));
    texts.extend(notes.differences.iter().flat_map(|section| section.paragraphs.iter().chain([&section.title])));
    texts.extend(notes.conflicts.iter().flat_map(|conflict| [&conflict.title, &conflict.says]));
    texts
}
