//! Values of a file -> a catalogue. Whatever is wrong is noted and reading goes on, so that a file's problems are known all at
//! once; what stands in for a faulty part is never seen, because a file with problems gives no catalogue.

use std::collections::{HashMap, HashSet};

use super::node::{Node, Value};
use super::problem::{Expected, Fault, Problem, Problems};
use super::{MOST_CELLS, MOST_CHOICES, MOST_CRITERIA, defaults};
use crate::catalog::{
    Catalogue, Conflict, Criterion, Difference, Group, Kind, Level, Note, Notes, Platform, Positioning, Scenario, Text,
    Unit,
};
use crate::link;
use crate::requirements::{Context, Requirements, Scale, Team};
use tools::{Fields, Reader, Spot};

mod cell;
mod tools;

/// The catalogue that a file's values are, or all that is wrong with it, with the problems that are known already.
pub(super) fn catalogue(top: &Node, known: Problems) -> Result<Catalogue, Vec<Problem>> {
    let mut reader = Reader { problems: known };
    let read = file(&mut reader, Spot::top(top));
    let problems = reader.problems.into_list();
    read.filter(|_| problems.is_empty()).ok_or(problems)
}

fn file(reader: &mut Reader, spot: Spot<'_>) -> Option<Catalogue> {
    const FIELDS: [&str; 11] = [
        "$schema",
        "format",
        "id",
        "title",
        "version",
        "as_of",
        "groups",
        "criteria",
        "platforms",
        "scenarios",
        "notes",
    ];
    let fields = reader.fields(spot, &FIELDS)?;
    if let Some(spot) = fields.optional("$schema") {
        reader.text(&spot);
    }
    if let Some(spot) = fields.optional("format") {
        format(reader, &spot);
    }
    let id = reader.id(&fields, &mut HashSet::new());
    let title = reader.words_field(&fields, "title");
    let version = reader.text_field(&fields, "version");
    let as_of = fields.optional("as_of").map(|spot| date(reader, &spot));
    let mut groups = groups(reader, &fields);
    let criteria = Criteria::read(reader, &fields, &mut groups);
    let mut ids = HashSet::new();
    let platforms = reader.some_items(&fields, "platforms", MOST_CELLS / criteria.list.len().max(1)).into_iter();
    let platforms: Vec<Platform> = platforms.filter_map(|spot| platform(reader, spot, &criteria, &mut ids)).collect();
    let mut taken = HashSet::new();
    let scenarios = reader.items(&fields, "scenarios", MOST_CELLS).into_iter();
    let scenarios = scenarios.filter_map(|spot| scenario(reader, spot, &criteria, &ids, &mut taken)).collect();
    let notes = fields.optional("notes").and_then(|spot| notes(reader, spot)).unwrap_or(defaults::NO_NOTES);
    Some(Catalogue { id, title, version, as_of, groups, criteria: criteria.list, platforms, scenarios, notes })
}

fn format(reader: &mut Reader, spot: &Spot<'_>) {
    match spot.node.value {
        Value::Number(number) if number == f64::from(super::FORMAT) => {}
        Value::Number(number) if number.fract() == 0.0 && number > 0.0 => reader.fault(spot, Fault::NewerFormat),
        _ => reader.fault(spot, Fault::Expected(Expected::Format)),
    }
}

/// `YYYY`, `YYYY-MM` or `YYYY-MM-DD`.
fn date(reader: &mut Reader, spot: &Spot<'_>) -> Text {
    let text = reader.text(spot);
    let mut parts = text.split('-');
    let mut part = |length: usize| {
        let digits = parts.next()?;
        let plain = digits.len() == length && digits.bytes().all(|byte| byte.is_ascii_digit());
        Some(if plain { digits.parse().unwrap_or(0) } else { 0_u32 })
    };
    let (year, month, day) = (part(4).unwrap_or(0), part(2), part(2));
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        Some(2) if leap => 29,
        Some(2) => 28,
        Some(4 | 6 | 9 | 11) => 30,
        _ => 31,
    };
    let within = |part: Option<u32>, most| part.is_none_or(|part| (1..=most).contains(&part));
    if !text.is_empty() && (year == 0 || !within(month, 12) || !within(day, days) || parts.next().is_some()) {
        reader.fault(spot, Fault::NotADate(text.clone().into_owned()));
    }
    text
}

fn groups(reader: &mut Reader, fields: &Fields<'_>) -> Vec<Group> {
    let spots = reader.items(fields, "groups", MOST_CHOICES);
    let mut taken = HashSet::new();
    let group = |spot| {
        let fields = reader.fields(spot, &["id", "label"])?;
        Some(Group { id: reader.id(&fields, &mut taken), label: reader.words_field(&fields, "label") })
    };
    spots.into_iter().filter_map(group).collect()
}

/// The rows that cells and needs stand on.
struct Criteria {
    list: Vec<Criterion>,
    places: HashMap<Text, usize>,
    /// Those whose kind is not known, so that nothing can be said of their cells.
    faulty: HashSet<Text>,
}

impl Criteria {
    fn read(reader: &mut Reader, fields: &Fields<'_>, groups: &mut Vec<Group>) -> Self {
        let mut criteria = Self { list: Vec::new(), places: HashMap::new(), faulty: HashSet::new() };
        let mut taken = HashSet::new();
        for spot in reader.some_items(fields, "criteria", MOST_CRITERIA) {
            const FIELDS: [&str; 9] = ["id", "group", "kind", "levels", "unit", "label", "question", "ask", "hint"];
            let Some(fields) = reader.fields(spot, &FIELDS) else { continue };
            let id = criterion_id(reader, &fields, &mut taken);
            let group = group(reader, &fields, groups);
            let kind = kind(reader, &fields);
            if kind.is_none() {
                criteria.faulty.insert(id.clone());
            }
            let kind = kind.unwrap_or(Kind::Flag);
            let label = reader.words_field(&fields, "label");
            let question = fields.optional("question").map(|spot| reader.words(spot));
            let ask = fields.optional("ask").map(|spot| reader.words(spot));
            let hint = fields.optional("hint").map(|spot| reader.quote(spot));
            criteria.places.entry(id.clone()).or_insert(criteria.list.len());
            criteria.list.push(Criterion {
                id,
                group,
                question: question.unwrap_or_else(|| label.clone()),
                ask: ask.unwrap_or_else(|| defaults::ask(&label, &kind)),
                kind,
                label,
                hint,
            });
        }
        criteria
    }

    /// The criterion of an id. `None` is told, except for one that has been told already.
    fn get(&self, reader: &mut Reader, id: &str, spot: &Spot<'_>) -> Option<(usize, &Criterion)> {
        if self.list.is_empty() {
            return None;
        }
        let found = self.places.get(id).and_then(|place| Some((*place, self.list.get(*place)?)));
        if found.is_none() {
            reader.fault(spot, Fault::UnknownCriterion(id.to_owned()));
        }
        found.filter(|_| !self.faulty.contains(id))
    }
}

/// An id that links can use as a key.
fn criterion_id(reader: &mut Reader, fields: &Fields<'_>, taken: &mut HashSet<Text>) -> Text {
    let id = reader.id(fields, taken);
    if let Some(spot) = fields.optional("id") {
        if link::RESERVED.contains(&&*id) {
            reader.fault(&spot, Fault::ReservedId(id.clone().into_owned()));
        } else if taken.contains(&id) && (id.starts_with(|c: char| !c.is_ascii_lowercase()) || id.contains('-')) {
            reader.fault(&spot, Fault::BadId(id.clone().into_owned()));
        }
    }
    id
}

fn group(reader: &mut Reader, fields: &Fields<'_>, groups: &mut Vec<Group>) -> Text {
    let Some(spot) = fields.optional("group") else {
        let all = defaults::group();
        if groups.iter().all(|group| group.id != all.id) {
            groups.push(all.clone());
        }
        return all.id;
    };
    let id = reader.text(&spot);
    if !id.is_empty() && groups.iter().all(|group| group.id != id) {
        reader.fault(&spot, Fault::UnknownGroup(id.clone().into_owned()));
    }
    id
}

fn kind(reader: &mut Reader, fields: &Fields<'_>) -> Option<Kind> {
    const NAMES: [&str; 3] = ["flag", "level", "quantity"];
    let spot = reader.required(fields, "kind")?;
    let name = reader.one_of(&spot, &NAMES, &NAMES)?;
    for (field, owner) in [("levels", "level"), ("unit", "quantity")] {
        if let Some(spot) = fields.optional(field).filter(|_| name != owner) {
            reader.fault(&spot, Fault::NotOfThisKind(field));
        }
    }
    match name {
        "level" => levels(reader, fields).map(Kind::Level),
        "quantity" => reader.required(fields, "unit").and_then(|spot| unit(reader, spot)).map(Kind::Quantity),
        _ => Some(Kind::Flag),
    }
}

/// `None` where a level cannot be told, so that cells that name it are not blamed.
fn levels(reader: &mut Reader, fields: &Fields<'_>) -> Option<Vec<Level>> {
    let mut taken = HashSet::new();
    let spots = reader.some_items(fields, "levels", MOST_CHOICES);
    let many = spots.len();
    let level = |spot| {
        let fields = reader.fields(spot, &["id", "label"])?;
        Some(Level { id: reader.id(&fields, &mut taken), label: reader.words_field(&fields, "label") })
    };
    let levels: Vec<Level> = spots.into_iter().filter_map(level).collect();
    (many > 0 && taken.len() == many).then_some(levels)
}

fn unit(reader: &mut Reader, spot: Spot<'_>) -> Option<Unit> {
    match &spot.node.value {
        Value::Text(text) if text == "GB" => Some(Unit::Gigabytes),
        Value::Object(_) => {
            let fields = reader.fields(spot, &["one", "many"])?;
            let one = reader.words_field(&fields, "one");
            let many = fields.optional("many").map(|spot| reader.words(spot));
            Some(Unit::Count { many: many.unwrap_or_else(|| one.clone()), one })
        }
        _ => {
            reader.fault(&spot, Fault::Expected(Expected::Unit));
            None
        }
    }
}

fn platform(reader: &mut Reader, spot: Spot<'_>, criteria: &Criteria, taken: &mut HashSet<Text>) -> Option<Platform> {
    let fields = reader.fields(spot, &["id", "name", "summary", "positioning", "cells"])?;
    let id = reader.id(&fields, taken);
    let name = reader.words_field(&fields, "name");
    let summary = fields.optional("summary").map_or(defaults::NO_QUOTE, |spot| reader.quote(spot));
    let positioning = fields.optional("positioning").and_then(|spot| positioning(reader, spot));
    let mut cells: Vec<_> = criteria.list.iter().map(cell::unknown).collect();
    if let Some(spot) = reader.required(&fields, "cells") {
        for (key, spot) in reader.entries(&spot) {
            let Some((place, criterion)) = criteria.get(reader, key, &spot) else { continue };
            if let (Some(slot), Some(cell)) = (cells.get_mut(place), cell::cell(reader, spot, criterion)) {
                *slot = cell;
            }
        }
    }
    let positioning = positioning.unwrap_or(defaults::NO_POSITIONING);
    Some(Platform { id, name, summary, positioning, cells })
}

fn positioning(reader: &mut Reader, spot: Spot<'_>) -> Option<Positioning> {
    let fields = reader.fields(spot, &["scale", "team", "needs_ops", "quotes"])?;
    Some(Positioning {
        scale: scale(reader, &fields),
        team: team(reader, &fields),
        needs_ops: fields.optional("needs_ops").and_then(|spot| reader.truth(&spot)),
        quotes: reader.quotes(&fields, "quotes"),
    })
}

fn scale(reader: &mut Reader, fields: &Fields<'_>) -> Option<Scale> {
    fields.optional("scale").and_then(|spot| reader.one_of(&spot, &["small", "medium", "large"], &Scale::ALL))
}

fn team(reader: &mut Reader, fields: &Fields<'_>) -> Option<Team> {
    fields.optional("team").and_then(|spot| reader.one_of(&spot, &["solo", "many"], &Team::ALL))
}

fn scenario(
    reader: &mut Reader,
    spot: Spot<'_>,
    criteria: &Criteria,
    platforms: &HashSet<Text>,
    taken: &mut HashSet<Text>,
) -> Option<Scenario> {
    let fields = reader.fields(spot, &["id", "short", "name", "recommends", "reason", "needs", "context"])?;
    let id = reader.id(&fields, taken);
    let name = reader.words_field(&fields, "name");
    let short = fields.optional("short").map_or_else(|| name.clone(), |spot| reader.words(spot));
    let recommends = reader.text_field(&fields, "recommends");
    if let Some(spot) =
        fields.optional("recommends").filter(|_| !recommends.is_empty() && !platforms.contains(&recommends))
    {
        reader.fault(&spot, Fault::UnknownPlatform(recommends.clone().into_owned()));
    }
    let reason = reader.quote_field(&fields, "reason");
    let mut requirements = Requirements::default();
    for (key, spot) in fields.any("needs").map(|spot| reader.entries(&spot)).unwrap_or_default() {
        let Some((_, criterion)) = criteria.get(reader, key, &spot) else { continue };
        let asked = reader.text(&spot);
        match link::read_need(criterion, &asked) {
            Some(need) => requirements.ask(need),
            None if asked.is_empty() => {}
            None => reader.fault(&spot, Fault::BadThreshold(asked.into_owned())),
        }
    }
    if let Some(fields) = fields.optional("context").and_then(|spot| reader.fields(spot, &["scale", "team", "ops"])) {
        requirements.context = Context {
            scale: scale(reader, &fields),
            team: team(reader, &fields),
            ops: fields.optional("ops").and_then(|spot| reader.truth(&spot)),
        };
    }
    Some(Scenario { id, short, name, recommends, reason, requirements })
}

fn notes(reader: &mut Reader, spot: Spot<'_>) -> Option<Notes> {
    let fields = reader.fields(spot, &["alike", "common", "differences", "cautions", "closing", "conflicts"])?;
    let mut titled = |key| {
        let spots = reader.items(&fields, key, MOST_CELLS);
        spots.into_iter().filter_map(|spot| note(reader, spot)).collect()
    };
    let (common, cautions) = (titled("common"), titled("cautions"));
    let differences = reader.items(&fields, "differences", MOST_CELLS);
    let conflicts = reader.items(&fields, "conflicts", MOST_CELLS);
    Some(Notes {
        alike: fields.optional("alike").map_or(defaults::NO_QUOTE, |spot| reader.quote(spot)),
        common,
        differences: differences.into_iter().filter_map(|spot| difference(reader, spot)).collect(),
        cautions,
        closing: reader.quotes(&fields, "closing"),
        conflicts: conflicts.into_iter().filter_map(|spot| conflict(reader, spot)).collect(),
    })
}

fn note(reader: &mut Reader, spot: Spot<'_>) -> Option<Note> {
    let fields = reader.fields(spot, &["title", "text"])?;
    Some(Note { title: reader.words_field(&fields, "title"), text: reader.quote_field(&fields, "text") })
}

fn difference(reader: &mut Reader, spot: Spot<'_>) -> Option<Difference> {
    let fields = reader.fields(spot, &["place", "title", "paragraphs"])?;
    let paragraphs = reader.items(&fields, "paragraphs", MOST_CELLS);
    Some(Difference {
        place: reader.text_field(&fields, "place"),
        title: reader.words_field(&fields, "title"),
        paragraphs: paragraphs.into_iter().map(|spot| reader.words(spot)).collect(),
    })
}

fn conflict(reader: &mut Reader, spot: Spot<'_>) -> Option<Conflict> {
    let fields = reader.fields(spot, &["about", "title", "says"])?;
    Some(Conflict {
        about: reader.text_field(&fields, "about"),
        title: reader.words_field(&fields, "title"),
        says: reader.words_field(&fields, "says"),
    })
}
