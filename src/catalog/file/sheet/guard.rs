//! Spreadsheet programs run a field that begins like a formula, and turn one that looks like a date or a number into one. An
//! apostrophe before it keeps it text, and is taken off again when the file is read.

const GUARD: char = '\'';

/// What begins a formula, also full-width, and the guard itself.
const RISKY: [char; 11] = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠', GUARD];

const MONTHS: [&str; 12] = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

pub(super) fn guard(text: &str) -> String {
    let dated = text.get(..3).is_some_and(|start| MONTHS.iter().any(|month| month.eq_ignore_ascii_case(start)))
        && text.contains(|c: char| c.is_ascii_digit());
    if text.starts_with(RISKY) || text.starts_with(|c: char| c.is_ascii_digit()) || dated {
        [&GUARD.to_string(), text].concat()
    } else {
        text.to_owned()
    }
}

pub(super) fn unguard(text: &str) -> &str {
    text.strip_prefix(GUARD).unwrap_or(text)
}
