//! What is wrong with a catalogue file: where, and of what kind. `wording.rs` says it in sentences.

use std::fmt;

use super::MOST_PROBLEMS;

/// One thing to put right.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    pub place: Place,
    /// The way there from the top: `platforms[2].cells.gpus`, counted from 0; empty for the file as a whole.
    pub path: String,
    pub fault: Fault,
}

/// The problems of one file, up to [`MOST_PROBLEMS`].
#[derive(Default)]
pub(super) struct Problems {
    told: Vec<Problem>,
    more: bool,
}

impl Problems {
    pub fn tell(&mut self, place: Place, path: &str, fault: Fault) {
        if self.told.len() < MOST_PROBLEMS {
            self.told.push(Problem { place, path: path.to_owned(), fault });
        } else {
            self.more = true;
        }
    }

    /// In the order of the file; whether there are more comes last.
    pub fn into_list(self) -> Vec<Problem> {
        let mut list = self.told;
        list.sort_by_key(|problem| problem.place);
        if let Some(last) = list.last().filter(|_| self.more) {
            list.push(Problem { place: last.place, path: String::new(), fault: Fault::TooMany });
        }
        list
    }
}

/// Where something stands, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// In a text file; the column counts characters.
    Line { line: usize, column: usize },
    /// In a spreadsheet; column 3 of row 7 is `C7`.
    Cell { row: usize, column: usize },
}

#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// More than [`MOST_BYTES`](super::MOST_BYTES).
    TooLarge,
    NotUtf8,
    /// The file ends in the middle.
    Truncated,
    /// Nested deeper than any catalogue.
    TooDeep,
    /// Not JSON; what the parser says of it.
    Syntax(String),
    /// There are more than [`MOST_PROBLEMS`]; the rest is not listed.
    TooMany,
    /// Made for a later version of the format.
    NewerFormat,

    Expected(Expected),
    Missing(&'static str),
    UnknownField {
        name: String,
        known: &'static [&'static str],
    },
    Repeated(String),
    /// A cell of a spreadsheet in a column without a name.
    NoHeader,
    /// A quotation mark of a spreadsheet that has no other.
    UnpairedQuote,
    /// A list with more items than this.
    TooManyItems(usize),
    /// A list that needs at least one item.
    Empty,
    /// A text that says nothing.
    MissingWords,
    /// Words for a cell that has no value.
    WordsWithoutValue,

    BadId(String),
    /// A criterion named like a key of the link.
    ReservedId(String),
    DuplicateId(String),
    UnknownCriterion(String),
    UnknownGroup(String),
    UnknownPlatform(String),
    UnknownLevel {
        word: String,
        levels: Vec<String>,
    },
    /// Something else than a word for one of these levels.
    ExpectedLevel(Vec<String>),
    /// A field that a criterion of this kind does not have.
    NotOfThisKind(&'static str),

    /// The low end above the high one.
    Reversed,
    /// Low or high end of a value that is given as about a number.
    NotBesideAbout,
    Negative,
    /// A threshold that no link could ask of this criterion.
    BadThreshold(String),
    NotHttps(String),
    NotADate(String),
}

/// What should stand there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    Object,
    List,
    Text,
    /// A text, or one in each language.
    Words,
    Truth,
    OneOf(&'static [&'static str]),
    Unit,
    Flag,
    Quantity,
    /// The number of a format.
    Format,

    // In a spreadsheet:
    /// The first row.
    Header,
    FlagCell,
    SizeCell,
    CountCell,
    /// As many items as there are levels.
    AsManyAsLevels,
}

impl Fault {
    /// The word in machine-readable output.
    pub fn id(&self) -> &'static str {
        match self {
            Self::TooLarge => "too_large",
            Self::NotUtf8 => "not_utf8",
            Self::Truncated => "truncated",
            Self::TooDeep => "too_deep",
            Self::Syntax(_) => "syntax",
            Self::TooMany => "too_many",
            Self::NewerFormat => "newer_format",
            Self::Expected(_) => "expected",
            Self::Missing(_) => "missing",
            Self::UnknownField { .. } => "unknown_field",
            Self::Repeated(_) => "repeated",
            Self::NoHeader => "no_header",
            Self::UnpairedQuote => "unpaired_quote",
            Self::TooManyItems(_) => "too_many_items",
            Self::Empty => "empty",
            Self::MissingWords => "missing_words",
            Self::WordsWithoutValue => "words_without_value",
            Self::BadId(_) => "bad_id",
            Self::ReservedId(_) => "reserved_id",
            Self::DuplicateId(_) => "duplicate_id",
            Self::UnknownCriterion(_) => "unknown_criterion",
            Self::UnknownGroup(_) => "unknown_group",
            Self::UnknownPlatform(_) => "unknown_platform",
            Self::UnknownLevel { .. } => "unknown_level",
            Self::ExpectedLevel(_) => "expected",
            Self::NotOfThisKind(_) => "not_of_this_kind",
            Self::Reversed => "reversed",
            Self::NotBesideAbout => "not_beside_about",
            Self::Negative => "negative",
            Self::BadThreshold(_) => "bad_threshold",
            Self::NotHttps(_) => "not_https",
            Self::NotADate(_) => "not_a_date",
        }
    }
}

impl Place {
    pub const START: Self = Self::Line { line: 1, column: 1 };

    /// Right behind a text that begins a file.
    pub(super) fn after(text: &str) -> Self {
        let last = text.rsplit('\n').next().unwrap_or_default();
        Self::Line { line: text.matches('\n').count() + 1, column: last.chars().count() + 1 }
    }
}

/// `12:5` as editors write it, or `C7` as spreadsheets do.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Line { line, column } => write!(f, "{line}:{column}"),
            Self::Cell { row, column } => {
                let mut letters = Vec::new();
                let mut rest = column;
                while rest > 0 {
                    letters.push(char::from(b'A' + ((rest - 1) % 26) as u8));
                    rest = (rest - 1) / 26;
                }
                write!(f, "{}{row}", letters.iter().rev().collect::<String>())
            }
        }
    }
}
