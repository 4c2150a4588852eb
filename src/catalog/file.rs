//! Catalogues as files: one JSON file, or a spreadsheet ([`sheet`]); both are described in `docs/catalogue.md`.
//!
//! [`read`] gives the catalogue or every [`Problem`] at once; [`write()`] writes what [`read`] takes back unchanged; [`schema`]
//! describes the format for editors. Built for the native tool only, until the page opens files too.
//!
//! ```
//! use gpu_selector::catalog::{file, guide::guide};
//!
//! let text = file::write(guide());
//! assert_eq!(file::read(text.as_bytes()).as_ref(), Ok(guide()));
//!
//! let problems = file::read(b"{").unwrap_err();
//! assert_eq!(problems[0].to_string(), "1:2: the file ends in the middle; it was perhaps not copied whole");
//! ```

use crate::catalog::Catalogue;
use problem::{Fault, Place, Problem, Problems};

mod defaults;
mod format;
mod json;
mod node;
pub mod problem;
mod read;
pub mod sheet;
mod wording;
mod write;

/// The version of the format that [`write()`] gives.
pub const FORMAT: u32 = 1;

/// The largest file that is read, in bytes.
pub const MOST_BYTES: usize = 64 << 20;

/// How many criteria are read, and how many cells all in all: unknown cells take room too.
pub const MOST_CRITERIA: usize = 1000;
pub const MOST_CELLS: usize = 1_000_000;

/// How many groups there may be, and levels of one criterion: each cell is looked up among them.
pub const MOST_CHOICES: usize = 100;

/// How many problems are listed; one more says that there are others.
pub const MOST_PROBLEMS: usize = 1000;

/// Reads a JSON file.
///
/// # Errors
///
/// All that is wrong with it, in the order of the file: whatever the bytes are, and never an empty list. A file that is not
/// JSON has one problem.
pub fn read(bytes: &[u8]) -> Result<Catalogue, Vec<Problem>> {
    let text = text(bytes).map_err(|problem| vec![problem])?;
    let top = json::parse(text).map_err(|problem| vec![problem])?;
    read::catalogue(&top, Problems::default())
}

/// Writes a catalogue as a JSON file, indented, with a line end at its end. Rows that end before the last criteria are written
/// as the unknown cells that they mean.
pub fn write(catalogue: &Catalogue) -> String {
    // These types have nothing that JSON would refuse: keys are texts, numbers are finite.
    serde_json::to_string_pretty(&write::file(catalogue)).unwrap_or_default() + "\n"
}

/// The JSON schema of the files, itself as a JSON file.
pub fn schema() -> String {
    serde_json::to_string_pretty(&schemars::schema_for!(format::File)).unwrap_or_default() + "\n"
}

/// The text of a file that is not too large and UTF-8.
fn text(bytes: &[u8]) -> Result<&str, Problem> {
    let whole = |place, fault| Problem { place, path: String::new(), fault };
    if bytes.len() > MOST_BYTES {
        return Err(whole(Place::START, Fault::TooLarge));
    }
    std::str::from_utf8(bytes).map_err(|error| {
        let before = bytes.get(..error.valid_up_to()).and_then(|valid| std::str::from_utf8(valid).ok());
        whole(Place::after(before.unwrap_or_default()), Fault::NotUtf8)
    })
}
