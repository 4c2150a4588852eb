//! What a ruled-out platform would need, and one click to try it.

use super::element::{El, el};
use crate::app::Model;
use crate::i18n::{fill, messages};
use crate::insight::relaxation::{Aim, Relaxation, apply};
use crate::wording::Speech;

/// When nothing fits this is the answer: every platform, first the one for which least has to give.
pub fn ways_out(model: Model, speech: Speech<'_>, relaxations: &[Relaxation]) -> El {
    let items = relaxations.iter().map(|relaxation| el("li").child(loosen(model, speech, relaxation)));
    el("section")
        .class("ways-out")
        .child(el("h3").child(messages(speech.lang).ways_out))
        .child(el("ul").children(items))
}

/// What one platform would need.
pub fn loosen(model: Model, speech: Speech<'_>, relaxation: &Relaxation) -> El {
    let m = messages(speech.lang);
    let name = speech.named(relaxation.platform);
    let try_it = |aim, words: &'static str| {
        let requirements = apply(speech.catalogue, speech.requirements, relaxation, aim);
        model.try_button(requirements, words.to_owned())
    };
    let to_confirm = relaxation.steps.iter().any(|step| step.confirm_at.is_some());
    el("p")
        .class("loosen")
        .child(fill(m.would_need, &[name, &speech.relaxation(relaxation)]))
        .child(" ")
        .child(try_it(Aim::Fits, m.try_it))
        .child(to_confirm.then(|| try_it(Aim::Confirm, m.try_to_confirm)))
}
