//! The form, generated from the criteria: how the reader works, then every criterion under the heading of its group.

use super::choice::choice;
use super::element::{El, el};
use super::field::field;
use crate::answers::Answers;
use crate::app::Model;
use crate::catalog::Group;
use crate::i18n::{Messages, messages};
use crate::link::Lang;
use crate::requirements::{Context, Scale, Team};

pub fn form(model: Model, answers: &Answers, lang: Lang) -> El {
    let group = |group: &'static Group| {
        let fields = model.catalogue.criteria.iter().filter(|criterion| criterion.group == group.id);
        let legend = el("legend").child(group.label.to(lang));
        el("fieldset").child(legend).children(fields.map(|criterion| field(model, answers, criterion, lang)))
    };
    el("form")
        .class("needs")
        .attr("aria-labelledby", "needs")
        .on("submit", |event| event.prevent_default())
        .child(el("h2").attr("id", "needs").child(messages(lang).needs))
        .child(stage(model, answers, messages(lang)))
        .children(model.catalogue.groups.iter().map(group))
}

/// How the reader works, and whether positioning counts.
fn stage(model: Model, answers: &Answers, m: &'static Messages) -> El {
    let asked = answers.requirements();
    let toggle = el("input")
        .attr("type", "checkbox")
        .attr("aria-describedby", "fit-help")
        .is("checked", !asked.fit_off)
        .on("change", move |_| model.choose(|answers| answers.toggle_fit()));
    el("fieldset")
        .child(el("legend").child(m.context))
        .children(QUESTIONS.iter().map(|each| question(model, each, &asked.context, m)))
        .child(el("label").class("switch").child(toggle).child(el("span").child(m.count_fit)))
        .child(el("p").class("help").attr("id", "fit-help").child(m.count_fit_help))
}

/// A question of the context; its first answer is "any".
struct Question {
    key: &'static str,
    legend: fn(&Messages) -> &'static str,
    answers: fn(&Messages) -> Vec<&'static str>,
    /// The position of the answer given.
    get: fn(&Context) -> usize,
    set: fn(&mut Context, usize),
}

const QUESTIONS: [Question; 3] = [
    Question {
        key: "scale",
        legend: |m| m.scale,
        answers: |m| vec![m.any, m.small, m.medium, m.large],
        get: |context| context.scale.map_or(0, |scale| scale as usize + 1),
        set: |context, answer| context.scale = Scale::ALL.into_iter().find(|scale| *scale as usize + 1 == answer),
    },
    Question {
        key: "team",
        legend: |m| m.team,
        answers: |m| vec![m.any, m.solo, m.many],
        get: |context| context.team.map_or(0, |team| team as usize + 1),
        set: |context, answer| context.team = Team::ALL.into_iter().find(|team| *team as usize + 1 == answer),
    },
    Question {
        key: "ops",
        legend: |m| m.ops,
        answers: |m| vec![m.any, m.yes, m.no],
        get: |context| context.ops.map_or(0, |has| if has { 1 } else { 2 }),
        set: |context, answer| context.ops = (answer != 0).then_some(answer == 1),
    },
];

fn question(model: Model, asked: &'static Question, context: &Context, m: &'static Messages) -> El {
    let current = (asked.get)(context);
    let set = move |answer| model.set_context(|context| (asked.set)(context, answer));
    choice(asked.key, el("legend").child((asked.legend)(m)), &(asked.answers)(m), current, set)
        .class("question")
        .class_if(current != 0, "on")
}
