//! Free text as a title, cut where a reader sees the end of a character: never within a family of emoji or a flag, nor between
//! a letter and its accent.

use super::{TITLE_LENGTH, text};

/// How many code points of a title count, so that a link stays under the 2000 characters at which some programs cut.
const CODE_POINTS: usize = 3 * TITLE_LENGTH;

const NON_JOINER: char = '\u{200C}';
const JOINER: char = '\u{200D}';

/// Visible characters only, at most [`TITLE_LENGTH`] of them; `None` if nothing is left. Marks and joiners that stand on
/// nothing show nothing and are dropped.
pub fn read(text: &str) -> Option<String> {
    let visible: String = text.chars().filter(|&c| !text::invisible(c)).collect();
    let mut rest = visible.trim_start_matches(|c: char| c.is_whitespace() || is_mark(c));
    let (mut title, mut code_points) = (String::new(), 0);
    for _ in 0..TITLE_LENGTH {
        let (character, after) = rest.split_at(end_of_first(rest));
        code_points += character.chars().count();
        if code_points > CODE_POINTS {
            break;
        }
        title.push_str(character);
        rest = after;
    }
    let title = title.trim_end_matches(|c: char| c.is_whitespace() || c == JOINER || c == NON_JOINER);
    (!title.is_empty()).then(|| title.to_owned())
}

/// Where the first character ends, as a reader sees it; a short form of the rules in Unicode's annex 29.
fn end_of_first(text: &str) -> usize {
    let mut points = text.char_indices();
    let mut before = points.next().map_or(' ', |(_, first)| first);
    // Two letters of this kind are the flag of a country.
    let mut flag = is_flag_letter(before);
    let next = points.find(|&(_, c)| {
        let joins = is_mark(c) || before == JOINER || (flag && is_flag_letter(c));
        (before, flag) = (c, false);
        !joins
    });
    next.map_or(text.len(), |(end, _)| end)
}

/// What belongs to the character before it: joiners, marks for any script, the voicing marks of kana, what varies an emoji or
/// a Chinese character, the tags of regional flags. Marks of single scripts count as characters: a table of all weighs more
/// than the rest of the link.
fn is_mark(c: char) -> bool {
    matches!(
        c,
        NON_JOINER | JOINER | '\u{0300}'..='\u{036F}' | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}'
            | '\u{20D0}'..='\u{20FF}' | '\u{3099}' | '\u{309A}' | '\u{FE00}'..='\u{FE0F}' | '\u{FE20}'..='\u{FE2F}'
            | '\u{1F3FB}'..='\u{1F3FF}' | '\u{E0000}'..='\u{E01EF}'
    )
}

fn is_flag_letter(c: char) -> bool {
    ('\u{1F1E6}'..='\u{1F1FF}').contains(&c)
}
