//! What must be confirmed with the vendors: a question a need, those first whose answer could change the recommendation; under
//! each the platforms to ask, with what is known of them.

use super::element::{El, el};
use super::quote::quote;
use crate::decision::{Asked, Assessment};
use crate::i18n::{fill, messages};
use crate::insight::questions::{MOST, Question, Questions};
use crate::requirements::Strength;
use crate::wording::{self, Speech};

pub fn confirm(speech: Speech<'_>, questions: &Questions) -> Option<El> {
    let m = messages(speech.lang);
    let asked = |question: &Question| speech.decision.asked.iter().find(|asked| asked.criterion == question.criterion);
    let worth = questions.questions.iter().filter_map(|question| Some((question, asked(question)?))).filter(
        |(question, asked)| {
            let first = speech.decision.recommended().any(|first| first.platform == question.platform);
            // A wish that decides nothing is not worth asking of whoever is not recommended.
            asked.strength == Strength::Must || question.decides || first
        },
    );
    let worth: Vec<(&Question, &Asked)> = worth.collect();
    let leads = |place: usize, asked: &Asked| {
        worth.iter().position(|(_, other)| other.criterion == asked.criterion) == Some(place)
    };
    let needs = worth.iter().enumerate().filter(|(place, (_, asked))| leads(*place, asked));
    let items: Vec<El> = needs.filter_map(|(_, (_, asked))| need(speech, asked, &worth)).collect();
    if items.is_empty() {
        return None;
    }
    let section = el("section").class("confirm").child(el("h3").child(m.confirm)).child(el("p").child(m.confirm_lead));
    let cut = || el("p").class("note").child(fill(m.questions_cut, &[&MOST.to_string()]));
    Some(section.child(el("ul").children(items)).child(questions.cut.then(cut)))
}

fn need(speech: Speech<'_>, asked: &Asked, worth: &[(&Question, &Asked)]) -> Option<El> {
    let m = messages(speech.lang);
    let criterion = speech.catalogue.criteria.get(asked.criterion)?;
    let platforms = worth.iter().filter(|(_, other)| other.criterion == asked.criterion);
    let platforms = platforms.filter_map(|(question, _)| known(speech, question));
    let optional =
        || el("small").child([" · ", &fill(m.optional, &[wording::strength(asked.strength, speech.lang)])].concat());
    let text = el("strong").child(wording::question(criterion, asked.threshold, speech.lang));
    Some(el("li").child(text).child((asked.strength != Strength::Must).then(optional)).children(platforms))
}

fn known(speech: Speech<'_>, question: &Question) -> Option<El> {
    let m = messages(speech.lang);
    let assessment: &Assessment = speech.decision.platforms.iter().find(|each| each.platform == question.platform)?;
    let cell = speech.platform(assessment)?.cells.get(question.criterion)?;
    let stated = cell.wording.as_ref().map(|wording| fill(m.known, &[wording.to(speech.lang)]));
    let known = [speech.name(assessment), m.colon, stated.as_deref().unwrap_or(m.not_stated)].concat();
    let worth = el("small").child([" · ", if question.decides { m.decides } else { m.decides_not }].concat());
    Some(el("div").child(known).child(worth).child(cell.quotes.first().map(|source| quote(source, speech.lang))))
}
