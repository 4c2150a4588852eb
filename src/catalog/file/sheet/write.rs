//! A catalogue -> rows. What the defaults say is left blank, as in JSON files.

use super::super::defaults;
use super::guard::guard;
use super::{COLUMNS, cell, list};
use crate::catalog::{Catalogue, Criterion, Kind, Platform, Unit, Words};
use crate::requirements::{Scale, Team};

pub(super) fn sheet(catalogue: &Catalogue) -> String {
    let platforms = &catalogue.platforms;
    let header = COLUMNS.map(str::to_owned).into_iter().chain(platforms.iter().map(|platform| guard(&platform.id)));
    let mut rows: Vec<Vec<String>> = vec![header.collect()];
    let about = |mark: &str, say: &dyn Fn(&Platform) -> String| {
        let blanks = std::iter::repeat_n(String::new(), COLUMNS.len() - 1);
        std::iter::once(mark.to_owned()).chain(blanks).chain(platforms.iter().map(say)).collect()
    };
    rows.push(about("#name_zh", &|platform| guard(&platform.name.zh)));
    rows.push(about("#name_en", &|platform| guard(&platform.name.en)));
    rows.extend(catalogue.criteria.iter().enumerate().map(|(position, criterion)| {
        let known = |platform: &Platform| {
            platform.cells.get(position).map(|known| cell::write(&criterion.kind, known)).unwrap_or_default()
        };
        columns(criterion).into_iter().chain(platforms.iter().map(known)).collect()
    }));
    if catalogue.is_positioned() {
        let word = |word: Option<&str>| word.unwrap_or_default().to_owned();
        rows.push(about("#scale", &|platform| word(platform.positioning.scale.map(Scale::id))));
        rows.push(about("#team", &|platform| word(platform.positioning.team.map(Team::id))));
        let yes_no = |yes| if yes { "yes" } else { "no" };
        rows.push(about("#needs_ops", &|platform| word(platform.positioning.needs_ops.map(yes_no))));
    }
    let whole = |texts: &[&str]| texts.iter().map(|text| guard(text)).collect();
    rows.push(whole(&["#id", &catalogue.id]));
    rows.push(whole(&["#version", &catalogue.version]));
    rows.extend(catalogue.as_of.iter().map(|date| whole(&["#as_of", date])));
    rows.push(whole(&["#title", &catalogue.title.zh, &catalogue.title.en]));
    rows.extend(catalogue.groups.iter().map(|group| whole(&["#group", &group.id, &group.label.zh, &group.label.en])));
    written(&rows)
}

/// What stands before the cells, in the order of [`COLUMNS`].
fn columns(criterion: &Criterion) -> [String; COLUMNS.len()] {
    let (kind, levels, units) = match &criterion.kind {
        Kind::Flag => ("flag", Default::default(), Default::default()),
        Kind::Level(levels) => {
            let ids = levels.iter().map(|level| &*level.id);
            let labels = both(levels.iter().map(|level| &level.label));
            ("level", [list::join(ids), labels.0, labels.1], Default::default())
        }
        Kind::Quantity(Unit::Gigabytes) => ("quantity", Default::default(), ("GB".to_owned(), "GB".to_owned())),
        Kind::Quantity(Unit::Count { one, many }) => ("quantity", Default::default(), both([one, many])),
    };
    let [levels, levels_zh, levels_en] = levels;
    let blank = Words::new("", "");
    let label = &criterion.label;
    let question = if criterion.question == *label { &blank } else { &criterion.question };
    let ask = if criterion.ask == defaults::ask(label, &criterion.kind) { &blank } else { &criterion.ask };
    let texts = [label, question, ask].map(|words| (guard(&words.zh), guard(&words.en)));
    let [(label_zh, label_en), (question_zh, question_en), (ask_zh, ask_en)] = texts;
    let [levels, levels_zh, levels_en, unit_zh, unit_en] =
        [levels, levels_zh, levels_en, units.0, units.1].map(|text| guard(&text));
    [
        criterion.id.clone().into_owned(),
        kind.to_owned(),
        guard(&criterion.group),
        levels,
        levels_zh,
        levels_en,
        unit_zh,
        unit_en,
        label_zh,
        label_en,
        question_zh,
        question_en,
        ask_zh,
        ask_en,
    ]
}

/// A list for each language.
fn both<'a>(words: impl IntoIterator<Item = &'a Words> + Clone) -> (String, String) {
    let zh = list::join(words.clone().into_iter().map(|words| &*words.zh));
    (zh, list::join(words.into_iter().map(|words| &*words.en)))
}

fn written(rows: &[Vec<String>]) -> String {
    let mut writer =
        ::csv::WriterBuilder::new().flexible(true).terminator(::csv::Terminator::CRLF).from_writer(Vec::new());
    // Writing into memory does not fail.
    let written = rows.iter().try_for_each(|row| writer.write_record(row));
    let bytes = written.ok().and_then(|()| writer.into_inner().ok()).unwrap_or_default();
    ["\u{FEFF}", &String::from_utf8(bytes).unwrap_or_default()].concat()
}
