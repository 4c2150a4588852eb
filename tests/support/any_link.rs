//! What holds for any text that is read as a link. Also what `fuzz/` runs.

use gpu_selector::catalog::guide::guide;
use gpu_selector::link::{self, Ignored, Link};

/// Panics unless the text is read, what is told of it is short, and what was understood is written in one form, short and
/// ASCII, that is read back unchanged, with its check and without. Gives what was understood, and what was not.
pub fn holds_for(text: &str) -> (Link, Vec<Ignored>) {
    let Link { requirements, view, ignored } = link::read(guide(), text);
    for part in &ignored {
        assert!(part.key.chars().count() <= 81 && part.value.chars().count() <= 81, "{part:?}");
    }
    let written = link::write(guide(), &requirements, &view);
    assert!(written.is_ascii() && !written.contains(['?', '#', ' ', '+', '"', '<']), "{written}");
    assert!(written.len() < 2500, "{written}");
    let understood = Link { requirements, view, ignored: Vec::new() };
    let sealed = link::sealed(guide(), &understood.requirements, &understood.view);
    for query in [&written, &sealed] {
        let again = link::read(guide(), query);
        assert_eq!(again, understood, "{query}");
        assert_eq!(link::write(guide(), &again.requirements, &again.view), written);
    }
    (understood, ignored)
}
