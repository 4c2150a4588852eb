//! What a link said in vain, named, so that nobody takes a damaged link for a whole one.

use super::element::{El, button, el};
use crate::app::Model;
use crate::host;
use crate::i18n::{fill, messages};
use crate::link::{Ignored, Lang};
use crate::wording;

/// How many parts are listed; a hostile link can have thousands.
const LISTED: usize = 20;

pub fn ignored(model: Model, lang: Lang) -> Option<El> {
    let parts = model.ignored();
    (!parts.is_empty()).then(|| notice(model, lang, &parts))
}

fn notice(model: Model, lang: Lang, parts: &[Ignored]) -> El {
    let m = messages(lang);
    let heading = fill(if parts.len() == 1 { m.ignored_one } else { m.ignored_many }, &[&parts.len().to_string()]);
    let part = |Ignored { key, value, reason }: &Ignored| {
        let text = el("bdi").child([&**key, "=", value].concat());
        el("li").child(el("code").child(text)).child(m.colon).child(wording::reason(*reason, lang))
    };
    let dismiss = button()
        .on("click", move |_| {
            model.dismiss_ignored();
            // The button is gone; the reader goes on at the answer.
            host::focus("answer");
        })
        .child(m.dismiss);
    el("section")
        .class("notice")
        .attr("aria-label", heading.clone())
        .child(el("p").child(el("strong").child(heading)))
        .child(el("ul").children(parts.iter().take(LISTED).map(part)))
        .child(el("p").child(m.ignored_rest))
        .child(dismiss)
}
