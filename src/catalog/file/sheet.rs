//! Catalogues as spreadsheets: CSV, a row for each criterion and a column for each platform.
//!
//! The first row names the columns; those that are none of [`COLUMNS`] are platforms, by their ids. Rows that begin with `#`
//! are about platforms or the whole catalogue. `docs/catalogue.md` has the grammar of the cells and says what a spreadsheet
//! carries: no wording, quotes, notes, hints and scenarios.
//!
//! ```
//! use gpu_selector::catalog::file::sheet;
//!
//! let text = "id,kind,unit_en,label_en,east\ngpus,quantity,card,GPUs,>= 4\n#id,wiki\n#version,1\n#title,Wiki\n";
//! assert_eq!(sheet::read(text.as_bytes()).unwrap().platforms[0].cells[0].known.lo, 4.0);
//!
//! let problems = sheet::read(text.replace(">= 4", "four").as_bytes()).unwrap_err();
//! assert_eq!(problems[0].place.to_string(), "E2");
//! ```

use super::problem::{Problem, Problems};
use crate::catalog::Catalogue;

mod cell;
mod guard;
mod list;
mod read;
mod write;

/// The columns that are no platforms; in any order, and only the first two have to be there.
pub const COLUMNS: [&str; 14] = [
    "id",
    "kind",
    "group",
    "levels",
    "levels_zh",
    "levels_en",
    "unit_zh",
    "unit_en",
    "label_zh",
    "label_en",
    "question_zh",
    "question_en",
    "ask_zh",
    "ask_en",
];

/// Rows with something for each platform, in its column.
const ABOUT_PLATFORMS: [&str; 5] = ["#name_zh", "#name_en", "#scale", "#team", "#needs_ops"];

/// First cells that are no ids of criteria.
const MARKS: [&str; 10] =
    ["#name_zh", "#name_en", "#scale", "#team", "#needs_ops", "#id", "#version", "#as_of", "#title", "#group"];

/// Reads CSV in UTF-8, with or without a byte order mark; fields end with commas, semicolons or tabs, whichever the first row
/// has most of.
///
/// # Errors
///
/// All that is wrong with it, row by row, as [`super::read`]; places are cells.
pub fn read(bytes: &[u8]) -> Result<Catalogue, Vec<Problem>> {
    let text = super::text(bytes).map_err(|problem| vec![problem])?;
    let mut problems = Problems::default();
    let top = read::sheet(text.strip_prefix('\u{FEFF}').unwrap_or(text), &mut problems);
    super::read::catalogue(&top, problems)
}

/// Writes a catalogue as CSV for spreadsheet programs: UTF-8 with a byte order mark, commas, CRLF. No field begins with what
/// such programs run or turn into a date. A platform whose id is one of [`COLUMNS`] cannot be read back.
pub fn write(catalogue: &Catalogue) -> String {
    write::sheet(catalogue)
}
