//! What several test files share: random catalogues and requirements, weightings, what holds for any link, and JSON compared by
//! what it says.
#![allow(dead_code, reason = "no test file uses all of it")]

pub mod any_link;
pub mod arbitrary;
pub mod json;
pub mod simplex;

use gpu_selector::catalog::Catalogue;
use gpu_selector::catalog::guide::guide;
use gpu_selector::engine::decide;
use gpu_selector::insight::switches::Answer;
use gpu_selector::link::{self, Link, Reason};
use gpu_selector::requirements::Requirements;

/// What a query asks of the guide.
pub fn asked(query: &str) -> Requirements {
    read(query).requirements
}

pub fn answer(catalogue: &Catalogue, asked: &Requirements) -> Answer {
    Answer::of(catalogue, &decide(catalogue, asked))
}

pub fn read(query: &str) -> Link {
    link::read(guide(), query)
}

pub fn write(link: &Link) -> String {
    link::write(guide(), &link.requirements, &link.view)
}

/// The canonical form of a query.
pub fn rewritten(query: &str) -> String {
    write(&read(query))
}

pub fn sealed(link: &Link) -> String {
    link::sealed(guide(), &link.requirements, &link.view)
}

pub fn reasons(link: &Link) -> Vec<Reason> {
    link.ignored.iter().map(|part| part.reason).collect()
}

/// Everything as `%XX`.
pub fn percent(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02x}")).collect()
}
