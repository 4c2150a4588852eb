//! How the reader works: scale, team, operations skill, and whether positioning counts.

use leptos::prelude::*;

use crate::app::Model;
use crate::i18n::Messages;
use crate::requirements::{Context, Scale, Team};

/// A question with a few answers; the first one is "any".
struct Question {
    name: &'static str,
    legend: fn(&Messages) -> &'static str,
    labels: &'static [fn(&Messages) -> &'static str],
    /// The position of the answer, 0 for any.
    get: fn(&Context) -> usize,
    set: fn(&mut Context, usize),
}

const QUESTIONS: [Question; 3] = [
    Question {
        name: "scale",
        legend: |m| m.scale,
        labels: &[|m| m.any, |m| m.scales[0], |m| m.scales[1], |m| m.scales[2]],
        get: |context| context.scale.map_or(0, |scale| scale as usize + 1),
        set: |context, answer| context.scale = [None, Some(Scale::Small), Some(Scale::Medium), Some(Scale::Large)][answer],
    },
    Question {
        name: "team",
        legend: |m| m.team,
        labels: &[|m| m.any, |m| m.teams[0], |m| m.teams[1]],
        get: |context| context.team.map_or(0, |team| team as usize + 1),
        set: |context, answer| context.team = [None, Some(Team::Solo), Some(Team::Many)][answer],
    },
    Question {
        name: "ops",
        legend: |m| m.ops,
        labels: &[|m| m.any, |m| m.yes, |m| m.no],
        get: |context| context.ops.map_or(0, |ops| if ops { 1 } else { 2 }),
        set: |context, answer| context.ops = [None, Some(true), Some(false)][answer],
    },
];

#[component]
pub fn ContextFields(model: Model) -> impl IntoView {
    let counts = move || model.requirements.with(|requirements| !requirements.fit_off);
    let toggle = move |event| model.choose(|answers| answers.set_fit_off(!event_target_checked(&event)));
    view! {
        <fieldset>
            <legend>{model.text(|m| m.context)}</legend>
            {QUESTIONS.iter().map(|question| radios(model, question)).collect_view()}
            <label class="switch">
                <input type="checkbox" aria-describedby="fit-help" prop:checked=counts on:change=toggle />
                <span>{model.text(|m| m.count_fit)}</span>
            </label>
            <p class="help" id="fit-help">{model.text(|m| m.count_fit_help)}</p>
        </fieldset>
    }
}

fn radios(model: Model, question: &'static Question) -> impl IntoView {
    let current = Memo::new(move |_| model.requirements.with(|requirements| (question.get)(&requirements.context)));
    let radio = move |(answer, label): (usize, &fn(&Messages) -> &'static str)| {
        view! {
            <label>
                <input
                    type="radio"
                    name=question.name
                    prop:checked=move || current.get() == answer
                    on:change=move |_| model.set_context(|context| (question.set)(context, answer))
                />
                <span>{model.text(*label)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="question" class:on=move || current.get() != 0>
            <legend>{model.text(question.legend)}</legend>
            <span class="segments">{question.labels.iter().enumerate().map(radio).collect_view()}</span>
        </fieldset>
    }
}
