//! The scenarios: each fills the form in one click. Back undoes it, a button clears all.

use leptos::prelude::*;

use crate::app::Model;
use crate::catalog::Scenario;
use crate::requirements::Requirements;

#[component]
pub fn Scenarios(model: Model) -> impl IntoView {
    let catalogue = model.catalogue;
    let chip = move |scenario: &'static Scenario| {
        let pressed = move || {
            let now = model.requirements.with(|now| catalogue.scenario(now) == Some(scenario));
            if now { "true" } else { "false" }
        };
        let load = move |_| {
            // A scenario says nothing of whether positioning counts.
            let mut requirements = scenario.requirements.clone();
            requirements.fit_off = model.requirements.with_untracked(|now| now.fit_off);
            model.load(requirements);
        };
        view! {
            <button type="button" class="chip" aria-pressed=pressed title=model.words(&scenario.name) on:click=load>
                {model.words(&scenario.short)}
            </button>
        }
    };
    let nothing = move || model.answers(|answers| answers.is_empty());
    view! {
        <section class="scenarios" aria-label=model.text(|m| m.scenarios)>
            <span class="lead" aria-hidden="true">{model.text(|m| m.scenarios)}</span>
            {catalogue.scenarios.iter().map(chip).collect_view()}
            <button type="button" class="link" disabled=nothing on:click=move |_| model.load(Requirements::default())>
                {model.text(|m| m.clear)}
            </button>
        </section>
    }
}
