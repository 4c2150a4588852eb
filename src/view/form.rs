//! The form, generated from the criteria: how the reader works, then every criterion under the heading of its group.

use leptos::prelude::*;

use super::choice::choice;
use super::element::{El, derive, el};
use super::field::field;
use crate::app::Model;
use crate::catalog::Group;
use crate::i18n::Messages;
use crate::requirements::{Context, Scale, Team};

pub fn form(model: Model) -> El {
    let group = |group: &'static Group| {
        let fields = model.catalogue.criteria.iter().filter(|criterion| criterion.group == group.id);
        let legend = el("legend").child(model.words(&group.label));
        el("fieldset").child(legend).children(fields.map(|criterion| field(model, criterion)))
    };
    el("form")
        .class("needs")
        .attr("aria-labelledby", "needs")
        .on("submit", |event| event.prevent_default())
        .child(el("h2").attr("id", "needs").child(model.text(|m| m.needs)))
        .child(stage(model))
        .children(model.catalogue.groups.iter().map(group))
}

/// How the reader works, and whether positioning counts.
fn stage(model: Model) -> El {
    let counts = derive(move || model.requirements.with(|requirements| !requirements.fit_off));
    let toggle = el("input")
        .attr("type", "checkbox")
        .attr("aria-describedby", "fit-help")
        .is("checked", counts)
        .on("change", move |_| model.choose(|answers| answers.toggle_fit()));
    el("fieldset")
        .child(el("legend").child(model.text(|m| m.context)))
        .children(QUESTIONS.iter().map(|asked| question(model, asked)))
        .child(el("label").class("switch").child(toggle).child(el("span").child(model.text(|m| m.count_fit))))
        .child(el("p").class("help").attr("id", "fit-help").child(model.text(|m| m.count_fit_help)))
}

/// A question of the context; its first answer is "any".
struct Question {
    key: &'static str,
    legend: fn(&Messages) -> &'static str,
    answers: &'static [fn(&Messages) -> &'static str],
    /// The position of the answer given.
    get: fn(&Context) -> usize,
    set: fn(&mut Context, usize),
}

const QUESTIONS: [Question; 3] = [
    Question {
        key: "scale",
        legend: |m| m.scale,
        answers: &[|m| m.any, |m| m.small, |m| m.medium, |m| m.large],
        get: |context| context.scale.map_or(0, |scale| scale as usize + 1),
        set: |context, answer| context.scale = Scale::ALL.into_iter().find(|scale| *scale as usize + 1 == answer),
    },
    Question {
        key: "team",
        legend: |m| m.team,
        answers: &[|m| m.any, |m| m.solo, |m| m.many],
        get: |context| context.team.map_or(0, |team| team as usize + 1),
        set: |context, answer| context.team = Team::ALL.into_iter().find(|team| *team as usize + 1 == answer),
    },
    Question {
        key: "ops",
        legend: |m| m.ops,
        answers: &[|m| m.any, |m| m.yes, |m| m.no],
        get: |context| context.ops.map_or(0, |has| if has { 1 } else { 2 }),
        set: |context, answer| context.ops = (answer != 0).then_some(answer == 1),
    },
];

fn question(model: Model, asked: &'static Question) -> El {
    let current = derive(move || model.requirements.with(|requirements| (asked.get)(&requirements.context)));
    let names = asked.answers.iter().map(|name| model.text(*name)).collect();
    let set = move |answer| model.set_context(|context| (asked.set)(context, answer));
    choice(asked.key.to_owned(), el("legend").child(model.text(asked.legend)), names, current, set)
        .class("question")
        .class_while("on", derive(move || current.get() != 0))
}
