//! The form, generated from the criteria: how the reader works, then every criterion under the heading of its group.

use leptos::prelude::*;

use super::context::ContextFields;
use super::field::Field;
use crate::app::Model;
use crate::catalog::Group;

#[component]
pub fn Form(model: Model) -> impl IntoView {
    let group = move |group: &'static Group| {
        let fields = model.catalogue.criteria.iter().filter(|criterion| criterion.group == group.id);
        view! {
            <fieldset>
                <legend>{model.words(&group.label)}</legend>
                {fields.map(|criterion| view! { <Field model criterion /> }).collect_view()}
            </fieldset>
        }
    };
    view! {
        <form class="needs" aria-labelledby="needs" on:submit=|event| event.prevent_default()>
            <h2 id="needs">{model.text(|m| m.needs)}</h2>
            <ContextFields model />
            {model.catalogue.groups.iter().map(group).collect_view()}
        </form>
    }
    .into_any()
}
