//! Text in a query string: percent-decoding, once, and encoding; what cannot be seen; quoted values cut to a decent length.

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

/// Control characters, those that turn the direction of what follows or break its line, and those that show nothing. The
/// joiners are none of them: emoji and some scripts need them between others.
pub fn invisible(c: char) -> bool {
    let shows_nothing = matches!(
        c,
        '\u{AD}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{180E}' | '\u{200B}' | '\u{200E}' | '\u{200F}'
            | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}' | '\u{FEFF}' | '\u{FFA0}'
            | '\u{FFF9}'..='\u{FFFB}'
    );
    c.is_control() || shows_nothing
}

fn hex(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16).map(|value| value as u8)
}
