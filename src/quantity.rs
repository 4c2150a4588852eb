//! `８０ＧＢ`, `5个T`, `约1.5 TiB`, `8张卡`: what people type for a size or a count, and back to words.
//!
//! Full-width forms become ASCII; words such as "about" and "at least" are dropped, since a need is a least amount anyway;
//! then comes a number, and what is left must be a unit. Nothing is guessed: text with two readings is a [`Problem`], and so
//! is a unit that is not in the table.
//!
//! ```
//! use gpu_selector::quantity::{Problem, read_count, read_size, write_size};
//!
//! assert_eq!(read_size("５Ｔ"), Ok(Some(5000.0)));
//! assert_eq!(read_size(""), Ok(None));
//! assert_eq!(read_count("80GB"), Err(Problem::UnknownUnit("GB".into())));
//! assert_eq!(write_size(0.5), "0.5GB");
//! ```
//!
//! Sizes are whole kilobytes inside: text and value convert into each other without loss, and without the standard parser and
//! printer of floats, which would weigh more in the page than this module.

use crate::requirements::{MOST_COUNTED, MOST_GIGABYTES};

/// Reads a count of whole things, from 0 to [`MOST_COUNTED`]. `Ok(None)`: nothing was typed, so nothing is asked.
pub fn read_count(text: &str) -> Result<Option<f64>, Problem> {
    let text = normalise(text);
    let Some((count, unit)) = split(&text, &["x", "×"])? else { return Ok(None) };
    let noun = without_start(unit, &["张", "块", "个", "x", "×"]);
    if !["", "卡", "显卡", "card", "cards", "gpu", "gpus"].iter().any(|word| noun.eq_ignore_ascii_case(word)) {
        Err(unknown_unit(unit))
    } else if count > MOST_COUNTED {
        Err(Problem::TooLarge)
    } else if count.fract() != 0.0 {
        Err(Problem::NotWhole)
    } else {
        Ok(Some(count))
    }
}

/// Reads a size in decimal gigabytes, from 0 to [`MOST_GIGABYTES`], rounded to a kilobyte (0.000001), though never from
/// something to nothing. Without a unit it is gigabytes. `Ok(None)`: nothing was typed, so nothing is asked.
pub fn read_size(text: &str) -> Result<Option<f64>, Problem> {
    let text = normalise(text);
    let Some((number, unit)) = split(&text, &[])? else { return Ok(None) };
    let gigabytes = kilobytes(number * kilobytes_in(unit).ok_or_else(|| unknown_unit(unit))?) / KILOBYTES_IN_GIGABYTE;
    if gigabytes > MOST_GIGABYTES { Err(Problem::TooLarge) } else { Ok(Some(gigabytes)) }
}

/// Writes a count as links do: `8`.
pub fn write_count(count: f64) -> String {
    (count.round() as u64).to_string()
}

/// Writes a size as links do: `1000GB`, `0.5GB`. The shortest decimal, never an exponent; what [`read_size`] gave is read
/// back as the same number, and any other size is rounded as there.
pub fn write_size(gigabytes: f64) -> String {
    write_number(gigabytes) + "GB"
}

/// Writes a number with at most six decimals: `1000`, `0.5`.
pub fn write_number(number: f64) -> String {
    let kilobytes = kilobytes(number * KILOBYTES_IN_GIGABYTE) as u64;
    let (whole, rest) = (kilobytes / 1_000_000, kilobytes % 1_000_000);
    let mut text = whole.to_string();
    if rest > 0 {
        // The leading 1 keeps the zeros after the point.
        let padded = (1_000_000 + rest).to_string();
        text.push('.');
        text.push_str(padded.strip_prefix('1').unwrap_or_default().trim_end_matches('0'));
    }
    text
}

/// Why text is not a quantity.
#[derive(Clone, Debug, PartialEq)]
pub enum Problem {
    /// `1,5`: one and a half, or fifteen? Both readings, as plain numbers without sign, exponent or unit.
    Ambiguous {
        /// `1.5`
        decimal: String,
        /// `15`
        grouped: String,
    },
    /// It does not begin with a number, or the number is not well-formed.
    NotANumber,
    /// Less than nothing.
    Negative,
    /// A number and then this, which is no unit here; as ASCII where it was full-width, and at most 20 characters of it.
    UnknownUnit(String),
    /// A count with a fraction.
    NotWhole,
    /// More than [`MOST_COUNTED`] or [`MOST_GIGABYTES`].
    TooLarge,
}

/// Said before a quantity. Any case, any number of them.
const LEADING: [&str; 12] = ["约", "大约", "~", "≈", "about", "≥", "≧", ">=", "至少", "不少于", "不低于", "at least"];

/// Said after a quantity, or between number and unit (`8+ cards`).
const TRAILING: [&str; 5] = ["左右", "及以上", "以上", "or more", "+"];

pub(crate) const KILOBYTES_IN_GIGABYTE: f64 = 1e6;

/// The units of size in kilobytes: first `T`, `TB` and `Tb` (people do not mean bits), then `Ti` and `TiB`.
const UNITS: [(&str, f64, f64); 5] = [
    ("k", 1e0, 1.024),
    ("m", 1e3, 1_048.576),
    ("g", 1e6, 1_073_741.824),
    ("t", 1e9, 1_099_511_627.776),
    ("p", 1e12, 1_125_899_906_842.624),
];

/// Full-width forms as ASCII, every space as a plain one, and the characters that only a layout needs left out.
pub(crate) fn normalise(text: &str) -> String {
    let plain = |c: char| match c {
        '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}' => None,
        '！'..='～' => char::from_u32(u32::from(c) - 0xFEE0),
        // A Chinese input method gives this for the decimal point.
        '。' => Some('.'),
        '−' | '–' => Some('-'),
        '’' => Some('\''),
        c if c.is_whitespace() => Some(' '),
        c => Some(c),
    };
    text.chars().filter_map(plain).collect()
}

/// The number and the unit after it, which may be empty; `None` for blank text. `marks` may stand before the number.
fn split<'a>(text: &'a str, marks: &[&str]) -> Result<Option<(f64, &'a str)>, Problem> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    let text = without_end(without_start(without_start(text, &LEADING), marks), &TRAILING);
    let unsigned = text.strip_prefix(['+', '-']).unwrap_or(text).trim_start();

    let (run, _) = split_run(unsigned, |c| c.is_ascii_digit() || ".,_' ".contains(c));
    let mantissa = run.trim_end();
    let (exponent, rest) = exponent(unsigned.strip_prefix(mantissa).unwrap_or_default());
    let number = number(mantissa, exponent);
    if text.starts_with('-') && !matches!(number, Ok(0.0) | Err(Problem::NotANumber)) {
        return Err(Problem::Negative);
    }

    let unit = without_start(rest.trim_start(), &TRAILING);
    let hexadecimal = mantissa == "0"
        && rest.strip_prefix(['x', 'X']).is_some_and(|digits| digits.starts_with(|c: char| c.is_ascii_hexdigit()));
    if hexadecimal || unit.starts_with(|c: char| c.is_ascii_digit() || ".,".contains(c)) {
        return Err(Problem::NotANumber);
    }
    Ok(Some((number?, unit)))
}

/// The power of ten that text begins with (`E3`, `e-3`), and the rest. An `E` without digits is none.
fn exponent(text: &str) -> (i32, &str) {
    let Some(signed) = text.strip_prefix(['e', 'E']) else { return (0, text) };
    let (digits, rest) = split_run(signed.strip_prefix(['+', '-']).unwrap_or(signed), |c| c.is_ascii_digit());
    if digits.is_empty() {
        return (0, text);
    }
    // More than a million could only matter to a number of a million digits.
    let size = digits.bytes().fold(0, |size, digit| (size * 10 + i32::from(digit - b'0')).min(1_000_000));
    (if signed.starts_with('-') { -size } else { size }, rest)
}

/// The value of a mantissa, maybe in groups of thousands, and a power of ten. It may be infinite, and is 0 only for zero.
fn number(mantissa: &str, exponent: i32) -> Result<f64, Problem> {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    if !digits(fraction) && (whole.is_empty() || !fraction.is_empty()) {
        return Err(Problem::NotANumber);
    }
    if let Some(separator) = whole.chars().find(|c| !c.is_ascii_digit()) {
        let mut groups = whole.split(separator);
        let head = groups.next().unwrap_or_default();
        let thousands = digits(head) && head.len() <= 3 && groups.all(|group| digits(group) && group.len() == 3);
        // Nobody begins thousands with a zero: `0,500` is as doubtful as `0,5`.
        if !thousands || (separator == ',' && head.starts_with('0')) {
            return Err(match mantissa.split_once(',') {
                Some((head, tail)) if digits(head) && digits(tail) && head.len() <= 9 && tail.len() <= 3 => {
                    Problem::Ambiguous { decimal: [head, ".", tail].concat(), grouped: [head, tail].concat() }
                }
                _ => Problem::NotANumber,
            });
        }
    }
    // The first 18 digits are kept exactly, the others only as powers of ten.
    let (mut kept, mut power) = (0_u64, exponent);
    let whole = whole.bytes().filter(u8::is_ascii_digit).map(|digit| (digit, 1));
    for (digit, step) in whole.chain(fraction.bytes().map(|digit| (digit, 0))) {
        if kept < 100_000_000_000_000_000 {
            kept = kept * 10 + u64::from(digit - b'0');
            power = power.saturating_add(step - 1);
        } else {
            power = power.saturating_add(step);
        }
    }
    let scale = 10_f64.powi(power.saturating_abs().min(400));
    Ok(match kept {
        0 => 0.0,
        _ if power < 0 => (kept as f64 / scale).max(f64::MIN_POSITIVE),
        _ => kept as f64 * scale,
    })
}

/// How many kilobytes a unit of size is; none at all is gigabytes.
pub(crate) fn kilobytes_in(unit: &str) -> Option<f64> {
    if unit.is_empty() {
        return Some(KILOBYTES_IN_GIGABYTE);
    }
    let unit = unit.strip_prefix('个').unwrap_or(unit).trim_start().to_ascii_lowercase();
    UNITS.iter().find_map(|&(letter, decimal, binary)| match unit.strip_prefix(letter)? {
        "" | "b" => Some(decimal),
        "i" | "ib" => Some(binary),
        _ => None,
    })
}

/// Whole kilobytes, at least one of anything.
fn kilobytes(size: f64) -> f64 {
    if size > 0.0 { size.round().max(1.0) } else { 0.0 }
}

fn unknown_unit(unit: &str) -> Problem {
    Problem::UnknownUnit(unit.chars().take(20).collect())
}

/// Text without the words it begins with, in any case of their ASCII letters.
fn without_start<'a>(mut text: &'a str, words: &[&str]) -> &'a str {
    while let Some(rest) = words.iter().find_map(|word| {
        let (head, rest) = text.split_at_checked(word.len())?;
        head.eq_ignore_ascii_case(word).then_some(rest)
    }) {
        text = rest.trim_start();
    }
    text
}

/// The same for the words it ends with.
fn without_end<'a>(mut text: &'a str, words: &[&str]) -> &'a str {
    while let Some(rest) = words.iter().find_map(|word| {
        let (rest, tail) = text.split_at_checked(text.len().checked_sub(word.len())?)?;
        tail.eq_ignore_ascii_case(word).then_some(rest)
    }) {
        text = rest.trim_end();
    }
    text
}

/// The longest start of text made of such characters, and the rest.
fn split_run(text: &str, such: impl Fn(char) -> bool) -> (&str, &str) {
    text.find(|c| !such(c)).and_then(|end| text.split_at_checked(end)).unwrap_or((text, ""))
}
