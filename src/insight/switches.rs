//! What would change the recommendation: every single other answer that does, found where thresholds cross cells and scores
//! cross each other, not by sampling.
//!
//! ```
//! use gpu_selector::{catalog::guide::guide, engine::decide, insight::switches::{Edit, switches}, link};
//!
//! // A is recommended for mid-sized training; without operations skill it would be B.
//! let asked = link::read(guide(), "scene=mid-training").requirements;
//! let found = switches(guide(), &asked, &decide(guide(), &asked));
//! let without_ops = found.changes.iter().find(|switch| switch.edit == Edit::Ops(Some(false))).unwrap();
//! assert_eq!(without_ops.answer.recommended, [1]);
//! ```
//!
//! A single change is one of: another threshold for a need, or another strength; a need dropped; a need added, at any threshold
//! and strength; another answer, or none, on the context; the fit counted or not. An added need is listed as a want only where
//! it recommends others than as a must with the same threshold, and as a nice only where it differs from both.
//!
//! **An announced range is exact, but for rounding.** Between two neighbouring cells every score is `a + b / t` in the threshold
//! `t`, so that two of them cross once at most, at a place that can be computed. Within a hair of such a place the scores differ
//! by less than the engine's [`TOLERANCE`](crate::engine::TOLERANCE) and it calls a tie. The list leaves such a tie out, except at a threshold that
//! somebody could type: a whole count, a level, a thousandth of a gigabyte.

use super::by_id;
use crate::catalog::{Catalogue, Interval};
use crate::decision::{Asked, Assessment, Decision, Finding, Outcome, Status, Verdict};
use crate::engine::{self, score};
use crate::requirements::{Context, Need, Requirements, Scale, Strength, Team};

mod curve;
mod field;

use field::{Field, Region};

/// The single changes that matter, smallest step first.
#[derive(Clone, Debug, PartialEq)]
pub struct Switches {
    /// Those that change who is recommended, or leave nobody.
    pub changes: Vec<Switch>,
    /// Those that only change whether who is recommended has to be confirmed.
    pub status_only: Vec<Switch>,
    /// On a criterion more than [`MOST_COMPARISONS`] would have been needed, so that only some of its breakpoints, at even
    /// distances in their order, and a threshold just above each were looked at. Their ranges are those single thresholds.
    pub cut: bool,
}

/// One change, and what it leads to.
#[derive(Clone, Debug, PartialEq)]
pub struct Switch {
    /// With one threshold of the range, as round as may be.
    pub edit: Edit,
    /// Where the edit has a threshold of several: all that lead to the same.
    pub range: Option<Range>,
    pub answer: Answer,
    /// How large a step it is: below 1 another strength (a tenth of the difference in weight); 1 to 2 another threshold (plus
    /// the relative step to the near end of its range); 2 to 3 a need dropped or added (plus a tenth of its weight, and a
    /// hundredth for every listed range of the same criterion below); from 3 the context (3.1, and 3.2 from small to large or
    /// back); 4 the fit. Equals stand in the order of the criteria, then of thresholds, then of the context's parts.
    pub size: f64,
}

/// A single other answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Edit {
    /// Ask this of a criterion, by its position, in place of what was asked before; without a threshold, nothing any more.
    Need {
        criterion: usize,
        threshold: Option<f64>,
        strength: Strength,
    },
    Scale(Option<Scale>),
    Team(Option<Team>),
    Ops(Option<bool>),
    /// Whether the fit counts.
    Fit(bool),
}

/// The thresholds that are more than `above` and at most `up_to`; `None` where the scale ends. A single one has the next lower,
/// a card, a level or a kilobyte less, as `above`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Range {
    pub above: Option<f64>,
    pub up_to: Option<f64>,
}

/// What a decision comes to.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    pub verdict: Verdict,
    /// Positions of platforms, by id.
    pub recommended: Vec<usize>,
    /// Of those recommended: they share it.
    pub status: Option<Status>,
}

/// The most comparisons for one criterion and strength: its breakpoints times the platforms that could be first. A hundred
/// platforms stay below.
pub const MOST_COMPARISONS: usize = 25_000;

/// While nothing is asked that counts there is no recommendation to change, and the lists are empty.
pub fn switches(catalogue: &Catalogue, requirements: &Requirements, decision: &Decision) -> Switches {
    let now = Answer::of(catalogue, decision);
    let mut found = Found { now, switches: Switches { changes: Vec::new(), status_only: Vec::new(), cut: false } };
    if decision.verdict == Verdict::Open {
        return found.switches;
    }
    let totals = decision.platforms.iter().map(|assessment| Total::of(decision, assessment)).collect();
    let premise = Premise { catalogue, requirements, decision, totals };
    for criterion in 0..catalogue.criteria.len() {
        match decision.asked.iter().find(|asked| asked.criterion == criterion) {
            Some(asked) => change(&premise, asked, &mut found),
            None => add(&premise, criterion, &mut found),
        }
    }
    for (edit, size) in contexts(requirements) {
        found.list(Switch { edit, range: None, answer: premise.decide(&edit), size });
    }
    found.switches
}

/// The requirements after a change. One that the catalogue has no criterion or threshold for changes nothing.
pub fn apply(catalogue: &Catalogue, requirements: &Requirements, edit: &Edit) -> Requirements {
    let mut changed = requirements.clone();
    match *edit {
        Edit::Need { criterion, threshold, strength } => {
            if let Some(criterion) = catalogue.criteria.get(criterion) {
                match threshold {
                    Some(threshold) => {
                        Need::new(criterion, threshold, strength).into_iter().for_each(|need| changed.ask(need));
                    }
                    None => changed.drop_need(&criterion.id),
                }
            }
        }
        Edit::Scale(scale) => changed.context.scale = scale,
        Edit::Team(team) => changed.context.team = team,
        Edit::Ops(ops) => changed.context.ops = ops,
        Edit::Fit(counts) => changed.fit_off = !counts,
    }
    changed
}

impl Answer {
    pub fn of(catalogue: &Catalogue, decision: &Decision) -> Self {
        Self {
            verdict: decision.verdict,
            recommended: by_id(catalogue, decision.recommended().map(|first| first.platform)),
            status: decision.recommended().next().map(|first| first.status),
        }
    }

    /// Whether the same platforms are recommended, whatever their status.
    pub(super) fn recommends_as(&self, other: &Self) -> bool {
        self.verdict == other.verdict && self.recommended == other.recommended
    }
}

/// What was asked, and the answer that may change.
struct Premise<'a> {
    catalogue: &'a Catalogue,
    requirements: &'a Requirements,
    decision: &'a Decision,
    /// One for each of the decision's platforms.
    totals: Vec<Total>,
}

/// What all needs of one platform come to.
struct Total {
    failed: usize,
    /// Musts that are not verified.
    unverified: usize,
    /// What is met, times its weight.
    met: Interval,
}

impl Premise<'_> {
    fn decide(&self, edit: &Edit) -> Answer {
        let changed = apply(self.catalogue, self.requirements, edit);
        Answer::of(self.catalogue, &engine::decide(self.catalogue, &changed))
    }
}

impl Total {
    const NOTHING: Self = Self { failed: 0, unverified: 0, met: Interval::exactly(0.0) };

    fn of(decision: &Decision, assessment: &Assessment) -> Self {
        let needs = decision.asked.iter().zip(&assessment.findings);
        needs.fold(Self::NOTHING, |sum, (asked, finding)| {
            let one = Self::of_one(asked, finding);
            Self {
                failed: sum.failed + one.failed,
                unverified: sum.unverified + one.unverified,
                met: Interval { lo: sum.met.lo + one.met.lo, hi: sum.met.hi + one.met.hi },
            }
        })
    }

    fn of_one(asked: &Asked, finding: &Finding) -> Self {
        let must = asked.strength == Strength::Must;
        Self {
            failed: usize::from(finding.outcome == Outcome::Fail),
            unverified: usize::from(must && finding.outcome == Outcome::Unverified),
            met: score::scale(finding.met, asked.strength.weight()),
        }
    }
}

struct Found {
    now: Answer,
    switches: Switches,
}

impl Found {
    /// Sorts a change in, if it is one.
    fn list(&mut self, switch: Switch) -> bool {
        let list = match (switch.answer.recommends_as(&self.now), switch.answer.status == self.now.status) {
            (true, true) => return false,
            (true, false) => &mut self.switches.status_only,
            (false, _) => &mut self.switches.changes,
        };
        let place = list.partition_point(|other| other.size <= switch.size);
        list.insert(place, switch);
        true
    }
}

/// Another threshold, another strength, or not at all.
fn change(premise: &Premise, asked: &Asked, found: &mut Found) {
    let Asked { criterion, threshold, strength, .. } = *asked;
    if let Some(field) = Field::new(premise, criterion, Some(strength)) {
        let (regions, cut) = field.regions();
        found.switches.cut |= cut;
        for region in regions {
            // Not `clamp`: its assertion would bring the printing of floats into the page, four kilobytes over the wire.
            let near = threshold.max(field.threshold(region.first)).min(field.threshold(region.last));
            let size = 1.0 + (near - threshold).abs() / near.max(threshold);
            found.list(switch(&field, region, Some(threshold), size));
        }
    }
    let mut otherwise = |strength: Option<Strength>, edit: Edit, size: f64| {
        let answer = Field::new(premise, criterion, strength).map(|field| field.answer(threshold));
        found.list(Switch { edit, range: None, answer: answer.unwrap_or_else(|| premise.decide(&edit)), size });
    };
    for other in Strength::ALL.into_iter().filter(|&other| other != strength) {
        let edit = Edit::Need { criterion, threshold: Some(threshold), strength: other };
        otherwise(Some(other), edit, (other.weight() - strength.weight()).abs() / 10.0);
    }
    otherwise(None, Edit::Need { criterion, threshold: None, strength }, 2.0 + strength.weight() / 10.0);
}

/// A need on a criterion of which nothing is asked: as a must, then as a want and a nice where these differ.
fn add(premise: &Premise, criterion: usize, found: &mut Found) {
    let mut stronger: Vec<Region> = Vec::new();
    for strength in Strength::ALL {
        let Some(field) = Field::new(premise, criterion, Some(strength)) else { continue };
        let (regions, cut) = field.regions();
        found.switches.cut |= cut;
        let mut below = 0.0;
        for region in regions.iter().flat_map(|region| region.unlike(&stronger)) {
            let size = 2.0 + strength.weight() / 10.0 + f64::min(below, 9.0) / 100.0;
            if found.list(switch(&field, region, None, size)) {
                below += 1.0;
            }
        }
        stronger.extend(regions);
    }
}

/// A need with one threshold of a region; `asked` is the present one.
fn switch(field: &Field, region: Region, asked: Option<f64>, size: f64) -> Switch {
    Switch {
        edit: Edit::Need {
            criterion: field.criterion,
            threshold: Some(field.pick(&region, asked)),
            strength: field.strength.unwrap_or(Strength::Must),
        },
        range: field.range(&region),
        answer: region.answer,
        size,
    }
}

/// Every other answer on the context, and on whether it counts, with the size of the step.
fn contexts(requirements: &Requirements) -> Vec<(Edit, f64)> {
    let Context { scale, team, ops } = requirements.context;
    let mut edits = Vec::new();
    for other in Scale::ALL.into_iter().map(Some).chain([None]).filter(|&other| other != scale) {
        let far = scale.zip(other).is_some_and(|(from, to)| (from as i8 - to as i8).abs() == 2);
        edits.push((Edit::Scale(other), if far { 3.2 } else { 3.1 }));
    }
    for other in Team::ALL.into_iter().map(Some).chain([None]).filter(|&other| other != team) {
        edits.push((Edit::Team(other), 3.1));
    }
    for other in [Some(true), Some(false), None].into_iter().filter(|&other| other != ops) {
        edits.push((Edit::Ops(other), 3.1));
    }
    if requirements.fit_off {
        // The context does not count, so that changing it changes nothing.
        edits.clear();
    }
    if requirements.context != Context::default() {
        edits.push((Edit::Fit(requirements.fit_off), 4.0));
    }
    edits
}
