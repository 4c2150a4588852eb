//! Rows -> the values that a JSON file would have, each with its cell as its place.

use std::collections::HashMap;

use super::super::MOST_CELLS;
use super::super::node::{Field, Node, Value};
use super::super::problem::{Expected, Fault, Place, Problems};
use super::{ABOUT_PLATFORMS, COLUMNS, MARKS, cell, guard, list};
use crate::catalog::{Kind, Level, Unit, Words};

/// The whole file. What a cell of the matrix says wrongly is told here; everything else by whoever reads the values.
pub(super) fn sheet(text: &str, problems: &mut Problems) -> Node {
    let rows = rows(text);
    let start = Place::Cell { row: 1, column: 1 };
    if text.matches('"').count() % 2 == 1 {
        problems.tell(start, "", Fault::UnpairedQuote);
        return node(start, Value::Object(Vec::new()));
    }
    let Some(header) = rows.first().map(|row| Header::new(row, problems)) else {
        problems.tell(start, "", Fault::Expected(Expected::Header));
        return node(start, Value::Object(Vec::new()));
    };
    let mut sheet =
        Sheet { header, top: Vec::new(), groups: Vec::new(), criteria: Vec::new(), platforms: HashMap::new() };
    for row in rows.get(1..).unwrap_or_default() {
        sheet.take(row, problems);
    }
    sheet.into_node()
}

struct Row {
    number: usize,
    fields: Vec<String>,
}

impl Row {
    /// The text at a column, counted from 0, and its place; `None` where it is blank.
    fn get(&self, column: usize) -> Option<(Place, &str)> {
        let text = self.fields.get(column).filter(|text| !text.trim().is_empty())?;
        Some((self.place(column), text))
    }

    fn place(&self, column: usize) -> Place {
        Place::Cell { row: self.number, column: column + 1 }
    }
}

/// Rows that are not blank, numbered as spreadsheets number them.
fn rows(text: &str) -> Vec<Row> {
    let mut reader = ::csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(delimiter(text))
        .from_reader(text.as_bytes());
    let (mut rows, mut number) = (Vec::new(), 0);
    // Records are text already, and any number of fields is allowed: none of them can be an error.
    for record in reader.records().flatten() {
        let start = record.position().map_or(0, |position| position.byte() as usize);
        number += blank_lines(text, start) + 1;
        rows.push(Row { number, fields: record.iter().map(|field| guard::unguard(field).to_owned()).collect() });
    }
    rows
}

/// How many blank lines follow where a record ended: rows too, but the parser passes over them.
fn blank_lines(text: &str, start: usize) -> usize {
    let (before, rest) = text.split_at_checked(start).unwrap_or((text, ""));
    // A record ends with the CR of a CRLF.
    let rest = if before.ends_with('\r') { rest.strip_prefix('\n').unwrap_or(rest) } else { rest };
    rest.bytes().take_while(|byte| b"\r\n".contains(byte)).filter(|byte| *byte == b'\n').count()
}

fn delimiter(text: &str) -> u8 {
    let first = text.lines().next().unwrap_or_default();
    let count = |delimiter: &u8| first.bytes().filter(|byte| byte == delimiter).count();
    // The last of those that are equal, hence the comma.
    [b'\t', b';', b','].into_iter().max_by_key(count).unwrap_or(b',')
}

/// Which column is what.
struct Header {
    known: HashMap<&'static str, usize>,
    /// Column, id, and where the id stands.
    platforms: Vec<(usize, String, Place)>,
}

impl Header {
    fn new(row: &Row, problems: &mut Problems) -> Self {
        let mut header = Self { known: HashMap::new(), platforms: Vec::new() };
        for column in 0..row.fields.len() {
            let Some((place, name)) = row.get(column) else { continue };
            match COLUMNS.iter().find(|known| **known == name.trim()) {
                Some(known) if header.known.insert(known, column).is_some() => {
                    problems.tell(place, "", Fault::Repeated(name.to_owned()));
                }
                Some(_) => {}
                None => header.platforms.push((column, name.trim().to_owned(), place)),
            }
            if header.platforms.len() > MOST_CELLS {
                problems.tell(place, "", Fault::TooManyItems(MOST_CELLS));
                header.platforms.clear();
                break;
            }
        }
        if !["id", "kind"].iter().all(|name| header.known.contains_key(name)) {
            problems.tell(row.place(0), "", Fault::Expected(Expected::Header));
        }
        header
    }
}

struct Sheet {
    header: Header,
    top: Vec<Field>,
    groups: Vec<Node>,
    criteria: Vec<Node>,
    /// Fields and cells of the platforms, by their columns.
    platforms: HashMap<usize, (Vec<Field>, Vec<Field>)>,
}

impl Sheet {
    fn take(&mut self, row: &Row, problems: &mut Problems) {
        self.tell_stray(row, problems);
        let Some((place, mark)) = row.get(0).filter(|(_, first)| first.starts_with('#')) else {
            return self.criterion(row, problems);
        };
        let mark = mark.trim();
        if ABOUT_PLATFORMS.contains(&mark) {
            return self.about_platforms(row, mark);
        }
        let words = |column| words(row, column, column + 1);
        match mark {
            "#title" => self.top.extend(words(1).map(|title| field("title", title))),
            "#group" => {
                let id = row.get(1).map(|(place, id)| field("id", text(place, id)));
                let fields = id.into_iter().chain(words(2).map(|label| field("label", label))).collect();
                self.groups.push(node(place, Value::Object(fields)));
            }
            "#id" | "#version" | "#as_of" => {
                let key = mark.trim_start_matches('#');
                self.top.extend(row.get(1).map(|(place, each)| field(key, text(place, each))));
            }
            _ => problems.tell(place, "", Fault::UnknownField { name: mark.to_owned(), known: &MARKS }),
        }
    }

    /// A column without a name would be lost in silence.
    fn tell_stray(&self, row: &Row, problems: &mut Problems) {
        let mark = row.get(0).filter(|(_, first)| first.starts_with('#')).map(|(_, mark)| mark.trim());
        if mark.is_some_and(|mark| !ABOUT_PLATFORMS.contains(&mark)) {
            return;
        }
        let named = |column: &usize| {
            self.header.known.values().any(|known| known == column)
                || self.header.platforms.binary_search_by_key(column, |(column, ..)| *column).is_ok()
        };
        let first = usize::from(mark.is_some());
        for column in (first..row.fields.len()).filter(|column| !named(column)) {
            if let Some((place, _)) = row.get(column) {
                problems.tell(place, "", Fault::NoHeader);
            }
        }
    }

    fn about_platforms(&mut self, row: &Row, mark: &str) {
        for (column, ..) in &self.header.platforms {
            let Some((place, said)) = row.get(*column) else { continue };
            let (fields, _) = self.platforms.entry(*column).or_default();
            let key = mark.trim_start_matches('#');
            let within = match key {
                "name_zh" | "name_en" => "name",
                _ => "positioning",
            };
            let (key, value) = match (key, said.trim()) {
                ("needs_ops", "yes") => (key, Value::Truth(true)),
                ("needs_ops", "no") => (key, Value::Truth(false)),
                ("name_zh" | "name_en", _) => (key.trim_start_matches("name_"), Value::Text(said.to_owned())),
                (_, said) => (key, Value::Text(said.to_lowercase())),
            };
            let said = field(key, node(place, value));
            match fields.iter_mut().find(|field| field.key == within) {
                Some(Field { node: Node { value: Value::Object(parts), .. }, .. }) => parts.push(said),
                _ => fields.push(field(within, node(place, Value::Object(vec![said])))),
            }
        }
    }

    fn criterion(&mut self, row: &Row, problems: &mut Problems) {
        if (0..row.fields.len()).all(|column| row.get(column).is_none()) {
            return;
        }
        let column = |name: &str| self.header.known.get(name).and_then(|column| row.get(*column));
        let words = |zh: &str, en: &str| {
            let column = |name: &str| self.header.known.get(name).copied().unwrap_or(usize::MAX);
            words(row, column(zh), column(en))
        };
        let mut fields: Vec<Field> = Vec::new();
        for name in ["id", "kind", "group"] {
            fields.extend(column(name).map(|(place, said)| field(name, text(place, said.trim()))));
        }
        let levels = column("levels").map(|(place, ids)| {
            let labels = ["levels_zh", "levels_en"].map(|name| {
                let labels = column(name).map(|(place, labels)| (place, list::split(labels)));
                labels.filter(|(place, labels)| {
                    let fits = labels.len() == list::split(ids).len();
                    if !fits {
                        problems.tell(*place, "", Fault::Expected(Expected::AsManyAsLevels));
                    }
                    fits
                })
            });
            (place, levels(&list::split(ids), labels.map(|labels| labels.map(|(_, labels)| labels))))
        });
        let unit = match (column("unit_zh"), column("unit_en")) {
            (None, None) => None,
            (zh, en) => {
                let place = zh.or(en).map_or(row.place(0), |(place, _)| place);
                let [zh, en] = [zh.or(en), en.or(zh)].map(|said| said.map_or("", |(_, said)| said));
                Some((place, unit(zh, en)))
            }
        };
        let kind = match (column("kind").map(|(_, kind)| kind.trim()), &levels, &unit) {
            (Some("flag"), ..) => Some(Kind::Flag),
            (Some("level"), Some((_, levels)), _) => Some(Kind::Level(levels.clone())),
            (Some("quantity"), _, Some((_, unit))) => Some(Kind::Quantity(unit.clone())),
            _ => None,
        };
        fields.extend(levels.map(|(place, levels)| field("levels", level_nodes(place, &levels))));
        fields.extend(unit.map(|(place, unit)| field("unit", unit_node(place, &unit))));
        for name in ["label", "question", "ask"] {
            fields.extend(words(&[name, "_zh"].concat(), &[name, "_en"].concat()).map(|said| field(name, said)));
        }
        self.criteria.push(node(row.place(0), Value::Object(fields)));
        if let (Some(kind), Some((_, id))) = (kind, column("id")) {
            self.cells(row, id.trim(), &kind, problems);
        }
    }

    fn cells(&mut self, row: &Row, id: &str, kind: &Kind, problems: &mut Problems) {
        for (position, (column, ..)) in self.header.platforms.iter().enumerate() {
            let Some((place, said)) = row.get(*column) else { continue };
            let (_, cells) = self.platforms.entry(*column).or_default();
            match cell::read(kind, said, place) {
                Ok(value) => {
                    cells.extend(value.map(|value| Field { key: id.to_owned(), place, node: node(place, value) }))
                }
                Err(fault) => problems.tell(place, &format!("platforms[{position}].cells.{id}"), fault),
            }
        }
    }

    fn into_node(mut self) -> Node {
        let start = Place::Cell { row: 1, column: 1 };
        let mut platforms = Vec::new();
        for (column, id, place) in self.header.platforms {
            let (mut fields, cells) = self.platforms.remove(&column).unwrap_or_default();
            if fields.iter().all(|field| field.key != "name") {
                fields.push(field("name", text(place, &id)));
            }
            fields.push(field("id", text(place, &id)));
            fields.push(field("cells", node(place, Value::Object(cells))));
            platforms.push(node(place, Value::Object(fields)));
        }
        let mut top = self.top;
        let lists = [("groups", self.groups), ("criteria", self.criteria), ("platforms", platforms)];
        top.extend(lists.map(|(key, items)| field(key, node(start, Value::List(items)))));
        node(start, Value::Object(top))
    }
}

/// The levels of a scale; where a label is missing, that of the other language, or the id.
fn levels(ids: &[String], [zh, en]: [Option<Vec<String>>; 2]) -> Vec<Level> {
    let label = |labels: &Option<Vec<String>>, position: usize| labels.as_ref()?.get(position).cloned();
    let level = |(position, id): (usize, &String)| {
        let (zh, en) = (label(&zh, position), label(&en, position));
        let [zh, en] = [zh.clone().or(en.clone()), en.or(zh)].map(|label| label.unwrap_or_else(|| id.clone()).into());
        Level { id: id.clone().into(), label: Words { zh, en } }
    };
    ids.iter().enumerate().map(level).collect()
}

/// `GB`, or the word for one and the word for several.
fn unit(zh: &str, en: &str) -> Unit {
    if [zh, en].iter().all(|unit| unit.trim() == "GB") {
        return Unit::Gigabytes;
    }
    let [zh, en] = [zh, en].map(list::split);
    let word = |words: &[String], position: usize| words.get(position).or(words.first()).cloned().unwrap_or_default();
    let words = |position| Words { zh: word(&zh, position).into(), en: word(&en, position).into() };
    Unit::Count { one: words(0), many: words(1) }
}

fn level_nodes(place: Place, levels: &[Level]) -> Node {
    let level = |level: &Level| {
        let label = each(place, &level.label);
        node(place, Value::Object(vec![field("id", text(place, &level.id)), field("label", label)]))
    };
    node(place, Value::List(levels.iter().map(level).collect()))
}

fn unit_node(place: Place, unit: &Unit) -> Node {
    match unit {
        Unit::Gigabytes => text(place, "GB"),
        Unit::Count { one, many } => {
            node(place, Value::Object(vec![field("one", each(place, one)), field("many", each(place, many))]))
        }
    }
}

fn each(place: Place, words: &Words) -> Node {
    node(place, Value::Object(vec![field("zh", text(place, &words.zh)), field("en", text(place, &words.en))]))
}

/// Words of which each language has a column; `None` where both are blank.
fn words(row: &Row, zh: usize, en: usize) -> Option<Node> {
    let languages = [("zh", row.get(zh)), ("en", row.get(en))];
    let place = languages.iter().find_map(|(_, said)| said.map(|(place, _)| place))?;
    let fields =
        languages.into_iter().filter_map(|(key, said)| said.map(|(place, said)| field(key, text(place, said))));
    Some(node(place, Value::Object(fields.collect())))
}

fn node(place: Place, value: Value) -> Node {
    Node { place, value }
}

fn text(place: Place, text: &str) -> Node {
    node(place, Value::Text(text.to_owned()))
}

fn field(key: &str, node: Node) -> Field {
    Field { key: key.to_owned(), place: node.place, node }
}
