//! GPU Selector: which GPU rental platform fits a project, and why.
//!
//! A [catalogue](catalog) says what is known of each platform, as intervals: unknown is a value. A reader's
//! [requirements] say what a project needs. The [engine] compares the two and gives a [decision]: what fits, what has to be
//! confirmed with the vendor, what is ruled out, and the part each need has in that. Everything the reader asked is in the
//! [link], so that a link gives everyone the same answer.
//!
//! ```
//! let answer = gpu_selector::decide("scale=small&easy_start=yes,want");
//! assert!(answer.contains(r#""verdict":"recommended","recommended":["c"],"scenario":"prototype""#));
//! ```
//!
//! The modules, in reading order:
//! - [`catalog`]: criteria, cells, platforms, scenarios; [`catalog::guide`] is the one compiled in.
//! - [`quantity`] and [`threshold`]: what people type, as numbers on a criterion's scale.
//! - [`requirements`]: needs and context, valid by construction.
//! - [`engine`]: the method, and [`decision`], its answer, without words.
//! - [`link`]: requirements as a query string; [`wire`]: a decision as JSON.
//! - [`insight`]: what a reader asks next, how firm the answer is and what would change it.
//! - [`answers`]: the form's state. [`i18n`]: every word of the page. [`wording`]: decisions in sentences.
//! - [`static_page`]: what stands in `index.html` before the program. [`snippet`]: what to paste to embed it.
//! - `view`, `host`, `app`: the page, built for the browser only.
//!
//! What this code believes: no score depends on which other platforms are listed; a source that is silent has not said no;
//! whatever comes in, a link or a catalogue, the answer is a result or a plain sentence, never a panic.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic, clippy::unreachable)]

pub mod answers;
pub mod catalog;
pub mod decision;
pub mod engine;
pub mod i18n;
pub mod insight;
pub mod link;
pub mod quantity;
pub mod requirements;
pub mod snippet;
pub mod static_page;
pub mod threshold;
pub mod wire;
pub mod wording;

#[cfg(target_arch = "wasm32")]
pub mod app;
#[cfg(target_arch = "wasm32")]
mod host;
#[cfg(target_arch = "wasm32")]
mod view;

/// Decides a query against the guide: the decision JSON, one line. Takes any text; a leading `?` is allowed.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen::prelude::wasm_bindgen)]
pub fn decide(query: &str) -> String {
    wire::decide(catalog::guide::guide(), query)
}
