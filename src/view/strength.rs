//! How much a need counts: must, want, nice.

use leptos::prelude::*;

use crate::app::Model;
use crate::catalog::Criterion;
use crate::i18n::messages;
use crate::requirements::Strength;
use crate::wording;

#[component]
pub fn StrengthField(model: Model, criterion: &'static Criterion) -> impl IntoView {
    let current = Memo::new(move |_| model.answers(|answers| answers.strength(criterion)));
    let radio = move |strength: Strength| {
        view! {
            <label>
                <input
                    type="radio"
                    name=["strength-", &criterion.id].concat()
                    prop:checked=move || current.get() == strength
                    on:change=move |_| model.choose(|answers| answers.set_strength(criterion, strength))
                />
                <span>{move || wording::strength(strength, model.lang.get())}</span>
            </label>
        }
    };
    let legend = move || {
        let lang = model.lang.get();
        [messages(lang).strength, messages(lang).colon, criterion.question.to(lang)].concat()
    };
    view! {
        <fieldset class="strength">
            <legend class="unseen">{legend}</legend>
            {Strength::ALL.map(radio).collect_view()}
        </fieldset>
    }
}
