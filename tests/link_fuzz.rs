//! A hundred thousand links, whole ones and ones damaged in every way that is known: each is read, and what is understood of it
//! is written in a form that is read back. The same links in every run. `fuzz/` looks for more, without end.

mod support;

use std::collections::HashSet;
use std::panic::catch_unwind;

use gpu_selector::requirements::Requirements;
use support::any_link::holds_for;
use support::{read, sealed};

const LINKS: usize = 100_000;

#[test]
fn any_link_damaged_in_any_way_is_read() {
    let whole = whole_links();
    let mut random = Random(1);
    let (mut answered, mut told) = (0, HashSet::new());
    for _ in 0..LINKS {
        let text = random.damaged(&whole);
        let Ok((understood, ignored)) = catch_unwind(|| holds_for(&text)) else {
            panic!("this link breaks: {:?}", text.chars().take(2000).collect::<String>());
        };
        answered += usize::from(understood.requirements != Requirements::default());
        told.extend(ignored.iter().map(|part| part.reason.id()));
    }
    // Neither so whole that nothing is tried, nor so broken that nothing is left.
    assert!(answered > LINKS / 4, "{answered}");
    assert_eq!(told.len(), 5, "{told:?}");
}

/// The links of version 1, as they are and as the page seals them.
fn whole_links() -> Vec<String> {
    let links = include_str!("data/links-v1.txt").lines().filter(|line| !line.starts_with('#'));
    links
        .filter_map(|line| line.split_once('\t'))
        .flat_map(|(link, _)| [link.to_owned(), sealed(&read(link))])
        .collect()
}

/// Parts that are put into a link, glued to it or repeated without end.
const PARTS: [&str; 40] = [
    "%",
    "%2",
    "%ZZ",
    "%FF",
    "%E5%A4",
    "%25",
    "%26",
    "%3D",
    "%00",
    "+",
    "&",
    "=",
    ",",
    "?",
    "#",
    ".",
    "；",
    "，",
    "。",
    "）",
    "\"",
    "'",
    "<img>",
    "\0",
    "\n",
    "\u{7F}",
    "\u{200B}",
    "\u{202E}",
    "\u{FEFF}",
    "e\u{301}",
    "👨\u{200D}👩",
    "🇨",
    "多人",
    "&amp;",
    "v=1",
    "v=2&",
    "&vs=",
    "scene=audit&",
    "gpus=8,want",
    "9",
];

/// Numbers without a pattern, from a seed (xorshift64).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % limit.max(1)
    }

    fn of<'a, T: ?Sized>(&mut self, items: &[&'a T]) -> &'a T {
        items[self.below(items.len())]
    }

    /// A place between two characters.
    fn place(&mut self, text: &str) -> usize {
        let wanted = self.below(text.len() + 1);
        (0..=wanted).rev().find(|&place| text.is_char_boundary(place)).unwrap_or(0)
    }

    /// A whole link in every tenth case, otherwise up to four damages to one.
    fn damaged(&mut self, whole: &[String]) -> String {
        let mut text = whole[self.below(whole.len())].clone();
        if self.below(10) > 0 {
            for _ in 0..=self.below(4) {
                text = self.damage(&text, whole);
            }
        }
        text
    }

    fn damage(&mut self, text: &str, whole: &[String]) -> String {
        let place = self.place(text);
        let (before, after) = text.split_at(place);
        let mut pairs: Vec<&str> = text.split('&').collect();
        let (one, other) = (self.below(pairs.len()), self.below(pairs.len()));
        match self.below(12) {
            // Cut, at the end and at the beginning.
            0 => before.to_owned(),
            1 => after.to_owned(),
            // Glued on, put in, put in place of a character.
            2 => text.to_owned() + self.of(&PARTS),
            3 => [before, self.of(&PARTS), after].concat(),
            4 => [before, self.of(&PARTS), after.chars().next().map_or("", |c| &after[c.len_utf8()..])].concat(),
            // Two pairs swapped, one repeated, another link's pairs put in.
            5 => {
                pairs.swap(one, other);
                pairs.join("&")
            }
            6 => {
                pairs.insert(one, pairs[other]);
                pairs.join("&")
            }
            7 => [before, "&", &whole[self.below(whole.len())], after].concat(),
            // Other letters for the same ones.
            8 => before.to_owned() + &after.to_uppercase(),
            9 => before.chars().map(full_width).collect::<String>() + after,
            10 => before.to_owned() + &support::percent(after),
            // Much too long, now and then.
            _ if self.below(250) == 0 => {
                let part = self.of(&PARTS);
                [before, &part.repeat(100_000 / part.len()), after].concat()
            }
            _ => (0..self.below(40)).map(|_| char::from_u32(self.below(0x3000) as u32).unwrap_or('%')).collect(),
        }
    }
}

/// As a Chinese input method has it.
fn full_width(c: char) -> char {
    if c.is_ascii_graphic() { char::from_u32(u32::from(c) + 0xFEE0).unwrap_or(c) } else { c }
}
