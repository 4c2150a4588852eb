//! `a; b`: several texts in one cell. A backslash keeps a semicolon, or a backslash, in its text.

pub(super) fn join<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
    let escape = |text: &str| text.replace('\\', "\\\\").replace(';', "\\;").replace('；', "\\；");
    texts.into_iter().map(escape).collect::<Vec<_>>().join("; ")
}

/// The texts without space around them; none of a blank cell.
pub(super) fn split(cell: &str) -> Vec<String> {
    let mut texts = Vec::new();
    let mut text = String::new();
    let mut characters = cell.chars();
    while let Some(character) = characters.next() {
        match character {
            ';' | '；' => texts.push(std::mem::take(&mut text)),
            '\\' => text.extend(characters.next()),
            _ => text.push(character),
        }
    }
    texts.push(text);
    if cell.trim().is_empty() { Vec::new() } else { texts.iter().map(|text| text.trim().to_owned()).collect() }
}
