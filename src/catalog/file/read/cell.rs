//! What is known of one platform on one criterion, on the scale of that criterion.

use super::super::defaults;
use super::super::node::Value;
use super::super::problem::{Expected, Fault};
use super::tools::{Fields, Reader, Spot};
use crate::catalog::{Cell, Criterion, Interval, Kind, Level, Words};

/// What a file leaves out: unknown.
pub(super) fn unknown(criterion: &Criterion) -> Cell {
    Cell { known: criterion.kind.unknown(), wording: None, quotes: Vec::new(), note: None }
}

pub(super) fn cell(reader: &mut Reader, spot: Spot<'_>, criterion: &Criterion) -> Option<Cell> {
    let Value::Object(fields) = &spot.node.value else {
        let known = value(reader, spot, &criterion.kind)?;
        return Some(Cell { known: known.interval, wording: known.wording, ..unknown(criterion) });
    };
    if fields.iter().any(|field| RANGE.contains(&&*field.key)) {
        let known = value(reader, spot, &criterion.kind)?;
        return Some(Cell { known: known.interval, ..unknown(criterion) });
    }
    let fields = reader.fields(spot, &["value", "wording", "quotes", "note"])?;
    let stated = fields.optional("value");
    let silent = stated.is_none();
    let known = stated.map(|spot| value(reader, spot, &criterion.kind));
    let wording = fields.optional("wording");
    if let Some(spot) = wording.as_ref().filter(|_| silent) {
        reader.fault(spot, Fault::WordsWithoutValue);
    }
    let wording = wording.map(|spot| reader.words(spot));
    let quotes = reader.quotes(&fields, "quotes");
    let note = fields.optional("note").map(|spot| reader.words(spot));
    let known = match known {
        Some(known) => known?,
        None => Known::plainly(criterion.kind.unknown()),
    };
    Some(Cell { known: known.interval, wording: wording.or(known.wording), quotes, note })
}

struct Known {
    interval: Interval,
    /// What it is called, where the file does not say.
    wording: Option<Words>,
}

impl Known {
    fn plainly(interval: Interval) -> Self {
        Self { interval, wording: None }
    }
}

const RANGE: [&str; 3] = ["lo", "hi", "about"];

fn value(reader: &mut Reader, spot: Spot<'_>, kind: &Kind) -> Option<Known> {
    if *kind == Kind::Flag {
        return flag(reader, &spot);
    }
    if !matches!(spot.node.value, Value::Object(_)) {
        return end(reader, &spot, kind).map(|only| Known::plainly(Interval::exactly(only)));
    }
    let known: &[&str] = if matches!(kind, Kind::Level(_)) { &["lo", "hi"] } else { &RANGE };
    let fields = reader.fields(spot, known)?;
    range(reader, &fields, kind).map(Known::plainly)
}

fn flag(reader: &mut Reader, spot: &Spot<'_>) -> Option<Known> {
    let Value::Text(word) = &spot.node.value else {
        reader.fault(spot, Fault::Expected(Expected::Flag));
        return None;
    };
    match &**word {
        "no" => Some(Known::plainly(Interval::exactly(0.0))),
        "yes" => Some(Known::plainly(Interval::exactly(1.0))),
        "partial" => Some(Known { interval: Kind::Flag.unknown(), wording: Some(defaults::PARTLY) }),
        _ => {
            reader.fault(spot, Fault::Expected(Expected::Flag));
            None
        }
    }
}

fn range(reader: &mut Reader, fields: &Fields<'_>, kind: &Kind) -> Option<Interval> {
    if let Some(spot) = fields.optional("about") {
        let about = end(reader, &spot, kind)?;
        for other in ["lo", "hi"].into_iter().filter_map(|key| fields.optional(key)) {
            reader.fault(&other, Fault::NotBesideAbout);
        }
        return Some(Interval::about(about));
    }
    let scale = kind.unknown();
    let lo = fields.optional("lo").map_or(Some(scale.lo), |spot| end(reader, &spot, kind));
    let hi = fields.optional("hi").map_or(Some(scale.hi), |spot| end(reader, &spot, kind));
    let interval = Interval::new(lo?, hi?);
    if interval.lo > interval.hi {
        reader.fault(&fields.spot, Fault::Reversed);
    }
    Some(interval)
}

/// One end of an interval, or its only value.
fn end(reader: &mut Reader, spot: &Spot<'_>, kind: &Kind) -> Option<f64> {
    match (kind, &spot.node.value) {
        (Kind::Level(levels), Value::Text(word)) => {
            let position = levels.iter().position(|level| level.id == *word);
            if position.is_none() {
                reader.fault(spot, Fault::UnknownLevel { word: word.clone(), levels: ids(levels) });
            }
            position.map(|position| position as f64)
        }
        (Kind::Quantity(_), Value::Number(number)) if number.is_finite() => {
            if *number < 0.0 {
                reader.fault(spot, Fault::Negative);
            }
            Some(*number)
        }
        _ => {
            let expected = match kind {
                Kind::Flag => Expected::Flag,
                Kind::Level(levels) => {
                    reader.fault(spot, Fault::ExpectedLevel(ids(levels)));
                    return None;
                }
                Kind::Quantity(_) => Expected::Quantity,
            };
            reader.fault(spot, Fault::Expected(expected));
            None
        }
    }
}

fn ids(levels: &[Level]) -> Vec<String> {
    levels.iter().map(|level| level.id.clone().into_owned()).collect()
}
