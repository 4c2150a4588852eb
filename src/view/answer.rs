//! The answer: one sentence, why, the proof, what to confirm, and why not the others.

use leptos::prelude::*;

use super::confirm::confirm;
use super::proof::proof;
use super::reasons::reasons;
use crate::app::Model;
use crate::decision::Verdict;
use crate::wording::Speech;

#[component]
pub fn Answer(model: Model) -> impl IntoView {
    view! {
        <section class="answer" aria-labelledby="answer">
            <p class="kicker">{model.text(|m| m.answer)}</p>
            <h2 class="verdict" id="answer" tabindex="-1">{move || model.speech(|speech| speech.verdict())}</h2>
            <p class="why">{move || model.speech(|speech| speech.why())}</p>
            {move || model.speech(details)}
            <p class="fine">{model.text(|m| m.method_in_short)}</p>
        </section>
    }
    .into_any()
}

/// What stands below the sentence, once something counts.
fn details(speech: Speech<'_>) -> Option<AnyView> {
    (speech.decision.verdict != Verdict::Open)
        .then(|| view! { {proof(speech)} {confirm(speech)} {reasons(speech)} }.into_any())
}
