//! The scenarios: each fills the form in one click. Back undoes it, a button clears all.

use leptos::prelude::*;

use super::element::{El, derive, el};
use crate::app::Model;
use crate::catalog::Scenario;

pub fn scenarios(model: Model) -> El {
    let catalogue = model.catalogue;
    let chip = |scenario: &'static Scenario| {
        let chosen = derive(move || model.requirements.with(|now| catalogue.scenario(now) == Some(scenario)));
        el("button")
            .attr("type", "button")
            .class("chip")
            .aria("aria-pressed", chosen)
            .attr("title", model.words(&scenario.name))
            .on("click", move |_| model.load(&scenario.requirements))
            .child(model.words(&scenario.short))
    };
    let clear = el("button")
        .attr("type", "button")
        .class("link")
        // Not `disabled`: that would take the focus away from whoever has just pressed it.
        .aria("aria-disabled", derive(move || model.answers(|answers| answers.is_empty())))
        .on("click", move |_| model.clear())
        .child(model.text(|m| m.clear));
    el("section")
        .class("scenarios")
        .attr("aria-label", model.text(|m| m.scenarios))
        .child(el("span").class("lead").attr("aria-hidden", "true").child(model.text(|m| m.scenarios)))
        .children(catalogue.scenarios.iter().map(chip))
        .child(clear)
}
