//! What a link said in vain, named, so that nobody takes a damaged link for a whole one.

use leptos::prelude::*;

use crate::app::Model;
use crate::i18n::{fill, messages};
use crate::link::Ignored;
use crate::wording;

/// How many parts are listed; a hostile link can have thousands.
const LISTED: usize = 20;

#[component]
pub fn IgnoredParts(model: Model) -> impl IntoView {
    let some = Memo::new(move |_| !model.ignored().is_empty());
    let heading = move || {
        let m = messages(model.lang.get());
        let number = model.ignored().len();
        fill(if number == 1 { m.ignored_one } else { m.ignored_many }, &[&number.to_string()])
    };
    let item = move |Ignored { key, value, reason }: Ignored| {
        let lang = model.lang.get();
        view! { <li><code><bdi>{[&*key, "=", &value].concat()}</bdi></code>" "{wording::reason(reason, lang)}</li> }
    };
    let list = move || model.ignored().into_iter().take(LISTED).map(item).collect_view();
    view! {
        <Show when=move || some.get()>
            <section class="notice" aria-label=heading>
                <p><strong>{heading}</strong></p>
                <ul>{list}</ul>
                <p>{model.text(|m| m.ignored_rest)}</p>
                <button type="button" on:click=move |_| model.dismiss_ignored()>{model.text(|m| m.dismiss)}</button>
            </section>
        </Show>
    }
}
