//! The state of the form: the requirements, and what a field must not forget while somebody is typing in it.
//!
//! A text that is not understood asks for nothing, stays in its field, and is never rewritten. A strength outlives the moment
//! in which its threshold is being retyped. **No answer ever alters another answer.**

use crate::catalog::{Criterion, Kind, Text};
use crate::quantity::Problem;
use crate::requirements::{Context, Need, Requirements, Strength};
use crate::threshold;

/// What the reader has answered so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Answers {
    requirements: Requirements,
    /// At most one a criterion.
    drafts: Vec<Draft>,
}

/// What was last entered for one criterion.
#[derive(Clone, Debug, PartialEq)]
struct Draft {
    criterion: Text,
    /// The field's text, to the letter; `None` where nothing was typed.
    text: Option<String>,
    strength: Strength,
}

impl Answers {
    /// As a link or a scenario has it: every field shows the canonical text.
    pub fn new(requirements: Requirements) -> Self {
        Self { requirements, drafts: Vec::new() }
    }

    /// What takes part in the decision.
    pub fn requirements(&self) -> &Requirements {
        &self.requirements
    }

    /// Replaces the context.
    pub fn set_context(&mut self, context: Context) {
        self.requirements.context = context;
    }

    /// Counts positioning in the score, or no longer.
    pub fn toggle_fit(&mut self) {
        self.requirements.fit_off = !self.requirements.fit_off;
    }

    /// A choice from a list or a box: a threshold, or nothing asked.
    pub fn choose(&mut self, criterion: &Criterion, threshold: Option<f64>) {
        self.ask(criterion, threshold, None, self.strength(criterion));
    }

    /// What now stands in a quantity's field. Asks for what it means, or for nothing where that is not clear.
    pub fn enter(&mut self, criterion: &Criterion, text: &str) {
        let threshold = read(criterion, text).ok().flatten();
        self.ask(criterion, threshold, Some(text.to_owned()), self.strength(criterion));
    }

    /// Sets the strength; without a need it is kept for the next one.
    pub fn set_strength(&mut self, criterion: &Criterion, strength: Strength) {
        let text = self.draft(criterion).and_then(|draft| draft.text.clone());
        self.ask(criterion, self.threshold(criterion), text, strength);
    }

    /// The threshold asked of a criterion.
    pub fn threshold(&self, criterion: &Criterion) -> Option<f64> {
        self.requirements.need(&criterion.id).map(Need::threshold)
    }

    /// The strength asked, or the one that the next need will have.
    pub fn strength(&self, criterion: &Criterion) -> Strength {
        let asked = self.requirements.need(&criterion.id).map(|need| need.strength);
        asked.or(self.draft(criterion).map(|draft| draft.strength)).unwrap_or(Strength::Must)
    }

    /// What stands in a quantity's field.
    pub fn text(&self, criterion: &Criterion) -> String {
        match self.draft(criterion).and_then(|draft| draft.text.as_ref()) {
            Some(text) => text.clone(),
            None => {
                let written = self.threshold(criterion).map(|threshold| threshold::write(criterion, threshold));
                written.unwrap_or_default().into_owned()
            }
        }
    }

    /// What the text in a quantity's field means: a number, nothing, or a problem to be shown.
    pub fn reading(&self, criterion: &Criterion) -> Result<Option<f64>, Problem> {
        read(criterion, &self.text(criterion))
    }

    /// Whether anything was answered or typed at all.
    pub fn is_empty(&self) -> bool {
        self.requirements == Requirements::default()
            && self.drafts.iter().all(|draft| draft.text.as_deref().unwrap_or_default().is_empty())
    }

    fn ask(&mut self, criterion: &Criterion, threshold: Option<f64>, text: Option<String>, strength: Strength) {
        self.drafts.retain(|draft| draft.criterion != criterion.id);
        self.drafts.push(Draft { criterion: criterion.id.clone(), text, strength });
        match threshold.and_then(|threshold| Need::new(criterion, threshold, strength)) {
            Some(need) => self.requirements.ask(need),
            None => self.requirements.drop_need(&criterion.id),
        }
    }

    fn draft(&self, criterion: &Criterion) -> Option<&Draft> {
        self.drafts.iter().find(|draft| draft.criterion == criterion.id)
    }
}

fn read(criterion: &Criterion, text: &str) -> Result<Option<f64>, Problem> {
    match &criterion.kind {
        Kind::Quantity(unit) => threshold::read_quantity(unit, text),
        Kind::Flag | Kind::Level(_) => Ok(threshold::read(criterion, text)),
    }
}
