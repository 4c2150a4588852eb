//! One question of the form: a box for a flag, a list for a level, a text field for a quantity; then its strength and the
//! source's advice.

use super::choice::choice;
use super::element::{El, el};
use super::quote::quote;
use crate::answers::Answers;
use crate::app::Model;
use crate::catalog::{Criterion, Kind, Level, Quote, Unit};
use crate::host;
use crate::i18n::{fill, messages};
use crate::link::Lang;
use crate::requirements::Strength;
use crate::threshold;
use crate::wording;

pub fn field(model: Model, answers: &Answers, criterion: &'static Criterion, lang: Lang) -> El {
    // Also while a text is not understood, so that nothing moves under the reader's hands.
    let answered = answers.reading(criterion) != Ok(None);
    let question = el("div").class("question").class_if(answered, "on");
    let control = match &criterion.kind {
        Kind::Flag => flag(model, answers, criterion, question, lang),
        Kind::Level(levels) => level(model, answers, criterion, levels, question, lang),
        Kind::Quantity(unit) => quantity(model, answers, criterion, unit, question, lang),
    };
    control
        .child(answered.then(|| strength(model, answers, criterion, lang)))
        .child(criterion.hint.as_ref().map(|advice| hint(advice, lang)))
}

fn flag(model: Model, answers: &Answers, criterion: &'static Criterion, question: El, lang: Lang) -> El {
    let change = move |event| {
        let threshold = host::is_checked(&event).then_some(1.0);
        model.choose(|answers| answers.choose(criterion, threshold));
    };
    let input = el("input")
        .attr("type", "checkbox")
        .attr("name", criterion.id.clone())
        .is("checked", answers.threshold(criterion).is_some())
        .on("change", change);
    let name = el("span").class("name").child(criterion.question.to(lang));
    question.child(el("label").class("flag").child(name).child(input))
}

fn level(
    model: Model,
    answers: &Answers,
    criterion: &'static Criterion,
    levels: &'static [Level],
    question: El,
    lang: Lang,
) -> El {
    let m = messages(lang);
    let asked = answers.threshold(criterion);
    let option = |(position, level): (usize, &'static Level)| {
        let label = level.label.to(lang);
        let label = if position + 1 == levels.len() { label.to_owned() } else { fill(m.at_least, &[label]) };
        el("option").attr("value", level.id.clone()).is("selected", asked == Some(position as f64)).child(label)
    };
    let change = move |event| {
        let threshold = threshold::read(criterion, &host::text(&event));
        model.choose(|answers| answers.choose(criterion, threshold));
    };
    let list = el("select")
        .attr("id", criterion.id.clone())
        .attr("name", criterion.id.clone())
        .on("change", change)
        .child(el("option").attr("value", "").is("selected", asked.is_none()).child(m.any))
        .children(levels.iter().enumerate().map(option));
    question.child(label(criterion, lang)).child(list)
}

fn quantity(
    model: Model,
    answers: &Answers,
    criterion: &'static Criterion,
    unit: &'static Unit,
    question: El,
    lang: Lang,
) -> El {
    let m = messages(lang);
    let reading = answers.reading(criterion);
    let echo = match &reading {
        Ok(None) => String::new(),
        Ok(Some(value)) => fill(m.understood, &[&wording::quantity(unit, *value, lang)]),
        Err(problem) => wording::problem(problem, unit, lang),
    };
    let echo_id = ["echo-", &criterion.id].concat();
    let text = el("input")
        .attr("id", criterion.id.clone())
        .attr("name", criterion.id.clone())
        .attr("type", "text")
        .attr("inputmode", if matches!(unit, Unit::Count { .. }) { "numeric" } else { "text" })
        .attr("autocomplete", "off")
        .attr("spellcheck", "false")
        .attr("placeholder", m.any)
        .attr("aria-describedby", echo_id.clone())
        .aria("aria-invalid", reading.is_err())
        .value(answers.text(criterion))
        .on_typed(move |text| model.enter(|answers| answers.enter(criterion, text)));
    let echo = el("p").class("echo").class_if(reading.is_err(), "wrong").attr("id", echo_id).child(echo);
    question.child(label(criterion, lang)).child(text).child(echo)
}

fn label(criterion: &'static Criterion, lang: Lang) -> El {
    el("label").class("name").attr("for", criterion.id.clone()).child(criterion.question.to(lang))
}

fn strength(model: Model, answers: &Answers, criterion: &'static Criterion, lang: Lang) -> El {
    let m = messages(lang);
    let legend = [m.strength, m.colon, criterion.question.to(lang)].concat();
    let names = Strength::ALL.map(|each| wording::strength(each, lang));
    let set = move |position| {
        if let Some(&strength) = Strength::ALL.get(position) {
            model.choose(|answers| answers.set_strength(criterion, strength));
        }
    };
    let legend = el("legend").class("unseen").child(legend);
    let current = answers.strength(criterion) as usize;
    choice(&["strength-", &criterion.id].concat(), legend, &names, current, set).class("strength")
}

fn hint(advice: &'static Quote, lang: Lang) -> El {
    el("details").class("hint").child(el("summary").child(messages(lang).hint)).child(quote(advice, lang))
}
