//! One of a few: native radio buttons under a legend.

use leptos::prelude::*;

use super::element::{El, derive, el};

/// `names` are the answers, `current` the position of the one given; `choose` is told the position of a new one.
pub fn choice(
    key: String,
    legend: El,
    names: Vec<Signal<&'static str>>,
    current: Signal<usize>,
    choose: impl Fn(usize) + Copy + 'static,
) -> El {
    let radio = |(position, name): (usize, Signal<&'static str>)| {
        let input = el("input")
            .attr("type", "radio")
            .attr("name", key.clone())
            .is("checked", derive(move || current.get() == position))
            .on("change", move |_| choose(position));
        el("label").child(input).child(el("span").child(name))
    };
    let radios = names.into_iter().enumerate().map(radio);
    el("fieldset").child(legend).child(el("span").class("segments").children(radios))
}
