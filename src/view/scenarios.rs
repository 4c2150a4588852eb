//! The scenarios: each fills the form in one click. Back undoes it, a button clears all.

use super::element::{El, button, el};
use crate::answers::Answers;
use crate::app::Model;
use crate::catalog::Scenario;
use crate::i18n::messages;
use crate::link::Lang;

pub fn scenarios(model: Model, answers: &Answers, lang: Lang) -> El {
    let m = messages(lang);
    let current = model.catalogue.scenario(answers.requirements());
    let chip = |scenario: &'static Scenario| {
        button()
            .class("chip")
            .aria("aria-pressed", current == Some(scenario))
            .attr("title", scenario.name.to(lang))
            .on("click", move |_| model.load(&scenario.requirements))
            .child(scenario.short.to(lang))
    };
    let clear = button()
        .class("link")
        // Not `disabled`: that would take the focus away from whoever has just pressed it.
        .aria("aria-disabled", answers.is_empty())
        .on("click", move |_| model.clear())
        .child(m.clear);
    el("section")
        .class("scenarios")
        .attr("aria-label", m.scenarios)
        .child(el("span").class("lead").attr("aria-hidden", "true").child(m.scenarios))
        .children(model.catalogue.scenarios.iter().map(chip))
        .child(clear)
}
