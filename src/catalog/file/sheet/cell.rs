//! The grammar of cells, both ways: `yes`, `clear`, `5000..6000 GB`, `>= 5`, `about 80 GB`, and nothing for unknown.

use super::super::defaults;
use super::super::node::{Field, Node, Value};
use super::super::problem::{Expected, Fault, Place};
use super::guard::guard;
use crate::catalog::{Cell, Interval, Kind, Level, Unit};
use crate::quantity;

/// What is known, as a field of the file.
pub(super) fn write(kind: &Kind, cell: &Cell) -> String {
    let known = cell.known;
    match kind {
        Kind::Flag if known == kind.unknown() && cell.wording.is_some() => "partial".to_owned(),
        _ if known == kind.unknown() => String::new(),
        Kind::Flag => if known.lo > 0.0 { "yes" } else { "no" }.to_owned(),
        Kind::Level(levels) => {
            let id = |position: f64| levels.get(position as usize).map_or("", |level| &level.id);
            let (lo, hi) = (id(known.lo), id(known.hi));
            guard(&if lo == hi { lo.to_owned() } else { [lo, "..", hi].concat() })
        }
        Kind::Quantity(unit) => {
            let unit = if *unit == Unit::Gigabytes { " GB" } else { "" };
            match (known, defaults::about(known)) {
                (Interval { lo, hi }, _) if lo == hi => format!("{lo}{unit}"),
                (_, Some(about)) => format!("about {about}{unit}"),
                (Interval { lo, hi: f64::INFINITY }, _) => format!(">= {lo}{unit}"),
                (Interval { lo, hi }, _) => format!("{lo}..{hi}{unit}"),
            }
        }
    }
}

/// The same value as a JSON file has it; `None` where nothing is known.
pub(super) fn read(kind: &Kind, text: &str, place: Place) -> Result<Option<Value>, Fault> {
    let text = text.trim();
    if UNKNOWN.iter().any(|word| word.eq_ignore_ascii_case(text)) {
        return Ok(None);
    }
    match kind {
        Kind::Flag => flag(text).map(|word| Value::Text(word.to_owned())).ok_or(Fault::Expected(Expected::FlagCell)),
        Kind::Level(levels) => level(levels, text, place).ok_or_else(|| Fault::UnknownLevel {
            word: text.to_owned(),
            levels: levels.iter().map(|level| level.id.clone().into_owned()).collect(),
        }),
        Kind::Quantity(unit) => quantity(unit, text, place).ok_or(Fault::Expected(match unit {
            Unit::Gigabytes => Expected::SizeCell,
            Unit::Count { .. } => Expected::CountCell,
        })),
    }
    .map(Some)
}

const UNKNOWN: [&str; 5] = ["", "?", "？", "unknown", "未知"];

/// Words for a flag, and what a JSON file says for them.
const FLAGS: [(&str, &[&str]); 3] = [
    ("yes", &["yes", "true", "是", "有", "支持"]),
    ("no", &["no", "false", "否", "无", "不支持"]),
    ("partial", &["partial", "partly", "部分", "部分支持"]),
];

fn flag(text: &str) -> Option<&'static str> {
    let found = FLAGS.iter().find(|(_, words)| words.iter().any(|word| word.eq_ignore_ascii_case(text)));
    found.map(|(word, _)| *word)
}

/// A level by its id or its label in either language, or two with `..` between them.
fn level(levels: &[Level], text: &str, place: Place) -> Option<Value> {
    let find = |text: &str| {
        let text = text.trim();
        let by_id = levels.iter().find(|level| level.id.eq_ignore_ascii_case(text));
        let labelled = |level: &&Level| [&level.label.zh, &level.label.en].iter().any(|label| label.trim() == text);
        let level = by_id.or_else(|| levels.iter().find(labelled))?;
        Some(Value::Text(level.id.clone().into_owned()))
    };
    find(text).or_else(|| {
        let (lo, hi) = text.split_once("..")?;
        Some(object(place, [("lo", find(lo)?), ("hi", find(hi)?)]))
    })
}

const ABOUT: [&str; 5] = ["about", "大约", "约", "~", "≈"];
const AT_LEAST: [&str; 5] = [">=", "≥", "≧", "at least", "至少"];
const AT_MOST: [&str; 5] = ["<=", "≤", "≦", "at most", "至多"];
const OR_MORE: [&str; 4] = ["及以上", "以上", "or more", "+"];
const BETWEEN: [&str; 4] = ["..", "-", "至", "到"];

fn quantity(unit: &Unit, text: &str, place: Place) -> Option<Value> {
    let text = quantity::normalise(text).to_lowercase();
    let text = text.trim();
    let after = |words: &[&str]| words.iter().find_map(|word| text.strip_prefix(word));
    let one = |text: &str| amount(unit, text, None).map(|(number, _)| Value::Number(number));
    if let Some(rest) = after(&ABOUT) {
        return Some(object(place, [("about", one(rest)?)]));
    }
    if let Some(rest) = after(&AT_LEAST).or_else(|| OR_MORE.iter().find_map(|word| text.strip_suffix(word))) {
        return Some(object(place, [("lo", one(rest)?)]));
    }
    if let Some(rest) = after(&AT_MOST) {
        return Some(object(place, [("hi", one(rest)?)]));
    }
    if let Some(only) = one(text) {
        return Some(only);
    }
    let (lo, hi) = BETWEEN.iter().find_map(|word| text.split_once(word))?;
    let (hi, factor) = amount(unit, hi, None)?;
    let (lo, _) = amount(unit, lo, Some(factor))?;
    Some(object(place, [("lo", Value::Number(lo)), ("hi", Value::Number(hi))]))
}

/// A number in the unit of its criterion, and how many of that the unit behind it was. Without one it is `default`.
fn amount(unit: &Unit, text: &str, default: Option<f64>) -> Option<(f64, f64)> {
    let text = text.trim();
    let plain = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let (mantissa, rest) = text.split_at_checked(plain)?;
    // As spreadsheets write large numbers: 8E+09.
    let exponent = rest.strip_prefix('e').map_or(0, |power| {
        let digits = power.strip_prefix(['+', '-']).unwrap_or(power);
        let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
        if end == 0 { 0 } else { 1 + power.len() - digits.len() + end }
    });
    let (number, word) = text.split_at_checked(mantissa.len() + exponent)?;
    let number: f64 = number.parse().ok()?;
    let word = word.trim();
    let factor = match unit {
        _ if word.is_empty() => default.unwrap_or(1.0),
        Unit::Gigabytes => quantity::kilobytes_in(word)? / quantity::KILOBYTES_IN_GIGABYTE,
        Unit::Count { one, many } => {
            let words = [&one.zh, &one.en, &many.zh, &many.en];
            words.iter().any(|known| quantity::normalise(known).trim().to_lowercase() == word).then_some(1.0)?
        }
    };
    let value = number * factor;
    value.is_finite().then_some((value, factor))
}

fn object<const N: usize>(place: Place, fields: [(&str, Value); N]) -> Value {
    let field = |(key, value): (&str, Value)| Field { key: key.to_owned(), place, node: Node { place, value } };
    Value::Object(fields.into_iter().map(field).collect())
}
