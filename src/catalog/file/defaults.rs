//! What a file need not say, because it follows from the rest.

use crate::catalog::{Group, Interval, Kind, Notes, Positioning, Quote, Words};

/// Where criteria without a group stand.
pub(super) fn group() -> Group {
    Group { id: "all".into(), label: Words::new("全部", "All") }
}

/// The words of a flag that is partly so.
pub(super) const PARTLY: Words = Words::new("部分支持", "partly");

/// What to ask the vendor.
pub(super) fn ask(label: &Words, kind: &Kind) -> Words {
    let (zh, en) = match kind {
        Kind::Flag => ("是否支持？", "is it supported?"),
        Kind::Level(_) => ("能否达到“{}”？", "is it at least “{}”?"),
        Kind::Quantity(_) => ("能否达到 {}？", "can it reach {}?"),
    };
    // A brace would be taken for the place of the threshold.
    let plain = |label: &str| label.replace(['{', '}'], "");
    Words { zh: [&plain(&label.zh), "：", zh].concat().into(), en: [&plain(&label.en), ": ", en].concat().into() }
}

/// Where a platform or the notes have no such sentence.
pub(super) const NO_QUOTE: Quote = Quote::new("", "", "");

pub(super) const NO_POSITIONING: Positioning =
    Positioning { scale: None, team: None, needs_ops: None, quotes: Vec::new() };

pub(super) const NO_NOTES: Notes = Notes {
    alike: NO_QUOTE,
    common: Vec::new(),
    differences: Vec::new(),
    cautions: Vec::new(),
    closing: Vec::new(),
    conflicts: Vec::new(),
};

/// The value that an interval is "about", if it is one with at most six decimals.
pub(super) fn about(known: Interval) -> Option<f64> {
    let middle = f64::midpoint(known.lo, known.hi);
    let rounded = (middle * 1e6).round() / 1e6;
    (known.lo < known.hi && Interval::about(rounded) == known).then_some(rounded)
}
