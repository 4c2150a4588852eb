//! Another link beside this one: what differs, what that changes, and why.

use leptos::prelude::*;

use super::element::{El, Node, button, el, live};
use crate::app::Model;
use crate::host;
use crate::i18n::messages;
use crate::insight::compare;
use crate::link;
use crate::wording::Speech;

/// Where another link is pasted.
const FIELD: &str = "compare-link";

pub fn compare(model: Model) -> Node {
    // Whether what was pasted last was no link.
    let wrong = RwSignal::new(false);
    live(move || (!model.embedded.get()).then(|| model.speech(|speech| part(model, speech, wrong))))
}

fn part(model: Model, speech: Speech<'_>, wrong: RwSignal<bool>) -> El {
    let m = messages(speech.lang);
    let versus = model.view().versus;
    let field = el("input")
        .attr("id", FIELD)
        .attr("type", "text")
        .attr("autocomplete", "off")
        .attr("spellcheck", "false")
        .attr("aria-describedby", "compare-problem")
        .aria("aria-invalid", wrong.get())
        .value(versus.clone().unwrap_or_default())
        .on("change", move |event| wrong.set(!model.compare_with(&host::text(&event))));
    let compare = move |_| {
        // Going to the button is mostly leaving the field, and then what stands there was read already.
        let text = host::text_in(FIELD);
        if model.view().versus.as_ref() != Some(&text) {
            wrong.set(text.trim().is_empty() || !model.compare_with(&text));
        }
    };
    let button = button().class("link").on("click", compare).child(m.compare_button);
    let problem = wrong.get().then_some(m.compare_wrong);
    el("details")
        .class("compare")
        .is("open", versus.is_some())
        .child(el("summary").attr("id", "compare").child(m.compare))
        .child(el("label").child(m.compare_field).child(field))
        .child(button)
        .child(el("p").class("echo wrong").attr("id", "compare-problem").child(problem))
        .child(versus.map(|versus| result(model, speech, wrong, &versus)))
}

fn result(model: Model, speech: Speech<'_>, wrong: RwSignal<bool>, versus: &str) -> El {
    let m = messages(speech.lang);
    let theirs = link::read(speech.catalogue, versus).requirements;
    let comparison = compare::compare(speech.catalogue, speech.requirements, &theirs);
    let answers = comparison.differences.iter();
    let answers = answers.map(|it| row(speech.asks(&it.mine), speech.answers(&it.mine), speech.answers(&it.theirs)));
    let moved = comparison.moved.iter();
    let moved = moved.map(|it| row(speech.named(it.platform), speech.stands(it.mine), speech.stands(it.theirs)));
    let head = [m.compare_question, m.compare_mine, m.compare_theirs];
    let head = head.map(|name| el("th").attr("scope", "col").child(name));
    let table = || {
        el("table")
            .child(el("caption").child(m.compare_answers))
            .child(el("thead").child(el("tr").children(head)))
            .child(el("tbody").children(answers).children(moved))
    };
    let close = button()
        .class("link")
        .on("click", move |_| {
            model.compare_with("");
            wrong.set(false);
            host::focus("compare");
        })
        .child(m.compare_close);
    let differ = !comparison.differences.is_empty();
    el("div")
        .child(el("p").child(speech.compared(&comparison)))
        .child(differ.then(table))
        .child(differ.then(|| model.try_button(theirs, m.take_theirs.to_owned())))
        .child(close)
}

fn row(name: &str, mine: String, theirs: String) -> El {
    let name = el("th").attr("scope", "row").child(name.to_owned());
    el("tr").child(name).child(el("td").child(mine)).child(el("td").child(theirs))
}
