//! What would change the recommendation, smallest step first; one click tries it.

use super::element::{El, el};
use crate::app::Model;
use crate::i18n::messages;
use crate::insight::switches::{Switch, Switches, apply};
use crate::wording::{Speech, insight};

/// How many stand at once; the others open on demand.
const SHOWN: usize = 4;

pub fn changes(model: Model, speech: Speech<'_>, switches: &Switches) -> El {
    let m = messages(speech.lang);
    let mut all = switches.changes.iter().chain(&switches.status_only).map(|switch| change(model, speech, switch));
    let first: Vec<El> = all.by_ref().take(SHOWN).collect();
    let rest: Vec<El> = all.collect();
    let none = switches.changes.is_empty().then(|| el("p").child(m.no_changes));
    let summary = el("summary").child(insight::more(rest.len(), speech.lang));
    let more = (!rest.is_empty()).then(|| el("details").child(summary).child(el("ul").children(rest)));
    el("details")
        .class("changes")
        .is("open", true)
        .child(el("summary").child(m.changes))
        .child(none)
        .child((!first.is_empty()).then(|| el("ul").children(first)))
        .child(more)
        .child(switches.cut.then(|| el("p").class("note").child(m.changes_cut)))
}

fn change(model: Model, speech: Speech<'_>, switch: &Switch) -> El {
    let requirements = apply(speech.catalogue, speech.requirements, &switch.edit);
    el("li")
        .child(model.try_button(requirements, speech.edit(switch)))
        .child(el("span").child(speech.leads_to(&switch.answer)))
}
