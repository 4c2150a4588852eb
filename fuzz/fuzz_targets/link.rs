//! `cargo +nightly fuzz run link`: what `tests/link_fuzz.rs` checks, without end.
#![no_main]

#[path = "../../tests/support/any_link.rs"]
mod any_link;

libfuzzer_sys::fuzz_target!(|text: &str| {
    any_link::holds_for(text);
});
