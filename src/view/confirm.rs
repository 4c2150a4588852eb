//! What must be confirmed with the vendors, as questions to send them.

use leptos::prelude::*;

use super::quote::quote;
use crate::decision::{Asked, Assessment, Finding, Outcome, Status};
use crate::i18n::{fill, messages};
use crate::requirements::Strength;
use crate::wording::{self, Speech};

pub fn confirm(speech: Speech<'_>) -> Option<AnyView> {
    let m = messages(speech.lang);
    let possible = speech.decision.platforms.iter().filter(|each| each.status != Status::RuledOut);
    let open = |each: &(&Asked, &Finding)| each.1.outcome == Outcome::Unverified;
    let questions: Vec<AnyView> = possible
        .flat_map(|each| speech.decision.explain(each).into_iter().filter(open).map(move |(asked, _)| (each, asked)))
        .filter_map(|(each, asked)| question(speech, each, asked))
        .collect();
    let section = |questions| view! { <section class="confirm"><h3>{m.confirm}</h3><p>{m.confirm_lead}</p><ul>{questions}</ul></section> };
    (!questions.is_empty()).then(|| section(questions).into_any())
}

fn question(speech: Speech<'_>, assessment: &Assessment, asked: &Asked) -> Option<AnyView> {
    let m = messages(speech.lang);
    let platform = speech.platform(assessment)?;
    let criterion = speech.catalogue.criteria.get(asked.criterion)?;
    let cell = platform.cells.get(asked.criterion)?;
    let strength = wording::strength(asked.strength, speech.lang);
    let optional = (asked.strength != Strength::Must).then(|| fill(m.optional, &[strength]));
    let known = fill(m.known, &[wording::cell(cell, speech.lang)]);
    let source = cell.quotes.first().map(|source| quote(source, speech.lang));
    let text = wording::question(criterion, asked.threshold, speech.lang);
    let question = view! {
        <li>
            <strong>{platform.name.to(speech.lang).to_owned()}</strong> {m.colon} {text}
            {optional.map(|optional| view! { <small>" ("{optional}")"</small> })}
            <p class="known">{known}</p>
            {source}
        </li>
    };
    Some(question.into_any())
}
