//! A threshold as links and forms write it <-> a number on the scale of its criterion.
//!
//! Flags take `yes`, levels their word, counts a whole number (`8`), sizes a number with its unit (`1000GB`).

use std::borrow::Cow;

use crate::catalog::{Criterion, Kind, Unit};
use crate::quantity;

/// The number that `text` stands for, in any case; `None` where this criterion has no such threshold, or nothing stands
/// there.
pub fn read(criterion: &Criterion, text: &str) -> Option<f64> {
    let word = text.trim();
    match &criterion.kind {
        Kind::Flag => word.eq_ignore_ascii_case("yes").then_some(1.0),
        Kind::Level(levels) => {
            levels.iter().position(|level| level.id.eq_ignore_ascii_case(word)).map(|position| position as f64)
        }
        Kind::Quantity(unit) => read_quantity(unit, word).ok().flatten(),
    }
}

/// What somebody typed for a quantity, in its unit. `Ok(None)`: nothing was typed.
pub fn read_quantity(unit: &Unit, text: &str) -> Result<Option<f64>, quantity::Problem> {
    match unit {
        Unit::Count { .. } => quantity::read_count(text),
        Unit::Gigabytes => quantity::read_size(text),
    }
}

/// The one way in which a threshold is written; [`read`] takes it back to the same number.
pub fn write(criterion: &Criterion, threshold: f64) -> Cow<'_, str> {
    match &criterion.kind {
        Kind::Flag => Cow::Borrowed("yes"),
        Kind::Level(levels) => levels.get(threshold as usize).map_or("", |level| &level.id).into(),
        Kind::Quantity(Unit::Count { .. }) => quantity::write_count(threshold).into(),
        Kind::Quantity(Unit::Gigabytes) => quantity::write_size(threshold).into(),
    }
}
