//! Text in a query string: percent-decoding, once, and encoding; titles and quoted values cut to a decent length.

use super::TITLE_LENGTH;

/// How much of an ignored key or value is kept to be shown.
const SHOWN: usize = 80;

/// `%XX` and `+` (a space), once. A broken `%` stands for itself; what is no UTF-8 becomes U+FFFD.
pub fn decode(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        rest = after;
        bytes.push(match (first, after) {
            (b'%', [high, low, after @ ..]) => match (hex(*high), hex(*low)) {
                (Some(high), Some(low)) => {
                    rest = after;
                    high * 16 + low
                }
                _ => b'%',
            },
            (b'+', _) => b' ',
            _ => *first,
        });
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Everything but unreserved ASCII becomes `%XX`: a space is `%20`, a plus `%2B`.
pub fn encode(text: &str) -> String {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    let digit = |value: u8| DIGITS.get(usize::from(value)).map_or('0', |&digit| char::from(digit));
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            encoded.extend(['%', digit(byte >> 4), digit(byte & 15)]);
        }
    }
    encoded
}

/// Free text as a title: visible characters only, at most [`TITLE_LENGTH`]; `None` if nothing is left.
pub fn title(text: &str) -> Option<String> {
    let visible: String = text.chars().filter(|&c| !invisible(c)).collect();
    let title: String = visible.trim().chars().take(TITLE_LENGTH).collect();
    let title = title.trim_end();
    (!title.is_empty()).then(|| title.to_owned())
}

/// Text without spaces around it, and without what cannot be seen there: some programs glue a space of no width to a link.
pub fn trim(text: &str) -> &str {
    text.trim_matches(|c: char| c.is_whitespace() || invisible(c))
}

/// The beginning of a text that is only quoted back, with `…` where it was cut.
pub fn shorten(text: &str) -> String {
    let mut visible = text.chars().filter(|&c| !invisible(c));
    let mut short: String = visible.by_ref().take(SHOWN).collect();
    if visible.next().is_some() {
        short.push('…');
    }
    short
}

/// Control characters, those that turn the direction of what follows or break its line, and those of no width. The joiner of
/// emoji (U+200D) is none of them.
fn invisible(c: char) -> bool {
    let formats = matches!(
        c,
        '\u{061C}' | '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FEFF}'
    );
    c.is_control() || formats
}

fn hex(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16).map(|value| value as u8)
}
