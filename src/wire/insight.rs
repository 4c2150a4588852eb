//! What a reader asks next, as JSON: fields of the decision JSON, in the vocabulary of links.

use serde::Serialize;

use super::{Bounds, status, verdict};
use crate::catalog::Catalogue;
use crate::decision::Decision;
use crate::insight::questions::Question;
use crate::insight::relaxation::Relaxation;
use crate::insight::robustness::{Column, Firmness, Word};
use crate::insight::switches::{Edit, Switch};
use crate::insight::{Insight, insight};
use crate::requirements::{Requirements, Scale, Strength, Team};
use crate::threshold;

#[derive(Serialize)]
pub struct InsightWire<'a> {
    firmness: Option<FirmnessWire<'a>>,
    changes: Vec<ChangeWire<'a>>,
    status_changes: Vec<ChangeWire<'a>>,
    changes_cut: bool,
    loosen: Vec<LoosenWire<'a>>,
    questions: Vec<QuestionWire<'a>>,
    questions_cut: bool,
}

#[derive(Serialize)]
struct FirmnessWire<'a> {
    word: &'static str,
    surely_best: bool,
    acceptability: Bounds,
    weights: Vec<WeightWire<'a>>,
    rivals: Vec<RivalWire<'a>>,
}

#[derive(Serialize)]
struct WeightWire<'a> {
    /// A criterion, or `fit`.
    column: &'a str,
    weight: f64,
    low: f64,
    high: f64,
    needed: bool,
}

#[derive(Serialize)]
struct RivalWire<'a> {
    id: &'a str,
    possibly_best: bool,
    winning_index: f64,
    dominated: bool,
}

#[derive(Serialize)]
struct ChangeWire<'a> {
    key: &'a str,
    /// As the link writes it; `null` where the key is dropped.
    value: Option<String>,
    above: Option<String>,
    up_to: Option<String>,
    verdict: &'static str,
    recommended: Vec<&'a str>,
    status: Option<&'static str>,
}

#[derive(Serialize)]
struct LoosenWire<'a> {
    id: &'a str,
    steps: Vec<StepWire<'a>>,
}

#[derive(Serialize)]
struct StepWire<'a> {
    criterion: &'a str,
    fits_at: Option<String>,
    confirm_at: Option<String>,
}

#[derive(Serialize)]
struct QuestionWire<'a> {
    id: &'a str,
    criterion: &'a str,
    decides: bool,
    if_yes: Vec<&'a str>,
    if_no: Vec<&'a str>,
}

/// Writes positions in a catalogue as ids, thresholds as links do.
struct Writer<'a>(&'a Catalogue);

impl<'a> InsightWire<'a> {
    pub fn new(catalogue: &'a Catalogue, requirements: &Requirements, decision: &Decision) -> Self {
        let Insight { firmness, switches, relaxations, questions } = insight(catalogue, requirements, decision);
        let write = Writer(catalogue);
        Self {
            firmness: firmness.map(|firmness| write.firmness(decision, &firmness)),
            changes: switches.changes.iter().map(|switch| write.change(switch)).collect(),
            status_changes: switches.status_only.iter().map(|switch| write.change(switch)).collect(),
            changes_cut: switches.cut,
            loosen: relaxations.iter().map(|relaxation| write.loosen(relaxation)).collect(),
            questions: questions.questions.iter().map(|question| write.question(question)).collect(),
            questions_cut: questions.cut,
        }
    }
}

impl<'a> Writer<'a> {
    fn firmness(&self, decision: &Decision, firmness: &Firmness) -> FirmnessWire<'a> {
        let column = |column| match column {
            Column::Fit => "fit",
            Column::Need(need) => decision.asked.get(need).map_or("", |asked| self.criterion(asked.criterion)),
        };
        let weights = firmness.weights.iter().map(|range| WeightWire {
            column: column(range.column),
            weight: range.weight,
            low: range.stays.lo,
            high: range.stays.hi,
            needed: range.needed,
        });
        let rivals = firmness.rivals.iter().map(|rival| RivalWire {
            id: self.platform(rival.platform),
            possibly_best: rival.possibly_best,
            winning_index: rival.winning_index,
            dominated: rival.dominated,
        });
        FirmnessWire {
            word: match firmness.word {
                Word::Firm => "firm",
                Word::Fair => "fair",
                Word::Thin => "thin",
            },
            surely_best: firmness.surely_best,
            acceptability: firmness.acceptability.into(),
            weights: weights.collect(),
            rivals: rivals.collect(),
        }
    }

    fn change(&self, switch: &Switch) -> ChangeWire<'a> {
        let (key, value) = self.edit(&switch.edit);
        let end = |end: Option<f64>| match switch.edit {
            Edit::Need { criterion, .. } => self.threshold(criterion, end?),
            _ => None,
        };
        ChangeWire {
            key,
            value,
            above: switch.range.and_then(|range| end(range.above)),
            up_to: switch.range.and_then(|range| end(range.up_to)),
            verdict: verdict(switch.answer.verdict),
            recommended: self.platforms(&switch.answer.recommended),
            status: switch.answer.status.map(status),
        }
    }

    fn edit(&self, edit: &Edit) -> (&'a str, Option<String>) {
        match *edit {
            Edit::Need { criterion, threshold, strength } => {
                let value = threshold.and_then(|threshold| self.threshold(criterion, threshold));
                let wish = if strength == Strength::Must { "" } else { strength.id() };
                let value = value.map(|value| if wish.is_empty() { value } else { [&*value, ",", wish].concat() });
                (self.criterion(criterion), value)
            }
            Edit::Scale(scale) => ("scale", scale.map(Scale::id).map(str::to_owned)),
            Edit::Team(team) => ("team", team.map(Team::id).map(str::to_owned)),
            Edit::Ops(ops) => ("ops", ops.map(|has| if has { "yes" } else { "no" }.to_owned())),
            Edit::Fit(counts) => ("fit", (!counts).then(|| "off".to_owned())),
        }
    }

    fn loosen(&self, relaxation: &Relaxation) -> LoosenWire<'a> {
        let steps = relaxation.steps.iter().map(|step| StepWire {
            criterion: self.criterion(step.criterion),
            fits_at: step.fits_at.and_then(|threshold| self.threshold(step.criterion, threshold)),
            confirm_at: step.confirm_at.and_then(|threshold| self.threshold(step.criterion, threshold)),
        });
        LoosenWire { id: self.platform(relaxation.platform), steps: steps.collect() }
    }

    fn question(&self, question: &Question) -> QuestionWire<'a> {
        QuestionWire {
            id: self.platform(question.platform),
            criterion: self.criterion(question.criterion),
            decides: question.decides,
            if_yes: self.platforms(&question.if_yes),
            if_no: self.platforms(&question.if_no),
        }
    }

    fn criterion(&self, position: usize) -> &'a str {
        self.0.criteria.get(position).map_or("", |criterion| &criterion.id)
    }

    fn platform(&self, position: usize) -> &'a str {
        self.0.platforms.get(position).map_or("", |platform| &platform.id)
    }

    fn platforms(&self, positions: &[usize]) -> Vec<&'a str> {
        positions.iter().map(|&position| self.platform(position)).collect()
    }

    fn threshold(&self, criterion: usize, threshold: f64) -> Option<String> {
        Some(threshold::write(self.0.criteria.get(criterion)?, threshold).into_owned())
    }
}
