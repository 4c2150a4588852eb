//! One of a few: native radio buttons under a legend.

use super::element::{El, el};

/// `names` are the answers, `current` the position of the one given; `choose` is told the position of a new one.
pub fn choice(
    key: &str,
    legend: El,
    names: &[&'static str],
    current: usize,
    choose: impl Fn(usize) + Copy + 'static,
) -> El {
    let radio = |(position, &name): (usize, &&'static str)| {
        let input = el("input")
            .attr("type", "radio")
            .attr("name", key.to_owned())
            .is("checked", current == position)
            .on("change", move |_| choose(position));
        el("label").child(input).child(el("span").child(name))
    };
    let radios = names.iter().enumerate().map(radio);
    el("fieldset").child(legend).child(el("span").class("segments").children(radios))
}
