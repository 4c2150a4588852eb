//! Two links side by side: which answers differ, whom that moves, and which difference decides.
//!
//! ```
//! use gpu_selector::{catalog::guide::guide, insight::compare::{Why, compare}, insight::switches::Edit, link};
//!
//! // Here A, there B: what decides is the shared drive, which A does not have.
//! let asked = |query| link::read(guide(), query).requirements;
//! let mine = asked("scene=mid-training");
//! let comparison = compare(guide(), &mine, &asked("scene=mid-training&shared_drive=yes&cloud_disk=yes"));
//! assert_eq!((&*comparison.mine.recommended, &*comparison.theirs.recommended), (&[0][..], &[1][..]));
//! let Why::One(deciding) = comparison.why else { panic!() };
//! assert!(matches!(deciding.difference.theirs, Edit::Need { criterion: 0, threshold: Some(1.0), .. }));
//! ```

use super::by_id;
use super::switches::{Answer, Edit, apply};
use crate::catalog::Catalogue;
use crate::decision::{Decision, Status};
use crate::engine::decide;
use crate::requirements::{Need, Requirements, Strength};

/// How one link's answers and recommendation stand to another's.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// Every answer that differs: criteria in the order of the catalogue, then scale, team, operations, fit.
    pub differences: Vec<Difference>,
    /// Every platform whose status or rank differs, by id.
    pub moved: Vec<Moved>,
    pub mine: Answer,
    pub theirs: Answer,
    pub why: Why,
}

/// One answer, as each side gives it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    pub mine: Edit,
    pub theirs: Edit,
}

/// How a platform stands on each side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moved {
    /// Position in the catalogue's platforms.
    pub platform: usize,
    pub mine: Standing,
    pub theirs: Standing,
}

/// Status and rank.
pub type Standing = (Status, Option<u32>);

/// Why the two recommend different platforms, or the same.
#[derive(Clone, Debug, PartialEq)]
pub enum Why {
    /// No answer differs.
    Identical,
    /// They recommend the same, and each differing answer alone, put into mine, does so too.
    Same,
    /// They recommend the same, but some differing answer alone would not.
    Cancel,
    /// They do not, and this one answer makes the difference.
    One(Box<Deciding>),
    /// They do not, and no single answer makes the difference.
    Several,
}

/// The smallest step that, put into mine, recommends what theirs does. Where only the status differs, it gives their status.
#[derive(Clone, Debug, PartialEq)]
pub struct Deciding {
    pub difference: Difference,
    /// Mine, with their answer.
    pub requirements: Requirements,
    /// What follows from that.
    pub decision: Decision,
}

pub fn compare(catalogue: &Catalogue, mine: &Requirements, theirs: &Requirements) -> Comparison {
    let differences = differences(catalogue, mine, theirs);
    let (here, there) = (decide(catalogue, mine), decide(catalogue, theirs));
    let moved = moved(catalogue, &here, &there);
    let (here, there) = (Answer::of(catalogue, &here), Answer::of(catalogue, &there));
    let why = why(catalogue, mine, &differences, &here, &there);
    Comparison { differences, moved, mine: here, theirs: there, why }
}

fn differences(catalogue: &Catalogue, mine: &Requirements, theirs: &Requirements) -> Vec<Difference> {
    let needs = catalogue.criteria.iter().enumerate().map(|(criterion, each)| {
        let answer = |asked: &Requirements| {
            let need = asked.need(&each.id);
            let strength = need.map_or(Strength::Must, |need| need.strength);
            Edit::Need { criterion, threshold: need.map(Need::threshold), strength }
        };
        Difference { mine: answer(mine), theirs: answer(theirs) }
    });
    let context = [
        (Edit::Scale(mine.context.scale), Edit::Scale(theirs.context.scale)),
        (Edit::Team(mine.context.team), Edit::Team(theirs.context.team)),
        (Edit::Ops(mine.context.ops), Edit::Ops(theirs.context.ops)),
        (Edit::Fit(!mine.fit_off), Edit::Fit(!theirs.fit_off)),
    ];
    let context = context.into_iter().map(|(mine, theirs)| Difference { mine, theirs });
    needs.chain(context).filter(|answer| answer.mine != answer.theirs).collect()
}

fn moved(catalogue: &Catalogue, here: &Decision, there: &Decision) -> Vec<Moved> {
    let standings = |decision: &Decision| {
        let mut standings: Vec<Standing> = vec![(Status::Fits, None); catalogue.platforms.len()];
        for each in &decision.platforms {
            if let Some(standing) = standings.get_mut(each.platform) {
                *standing = (each.status, each.rank);
            }
        }
        standings
    };
    let (here, there) = (standings(here), standings(there));
    let moved = |&platform: &usize| here.get(platform) != there.get(platform);
    let platforms = by_id(catalogue, (0..catalogue.platforms.len()).filter(moved));
    let moved = |platform| Some(Moved { platform, mine: *here.get(platform)?, theirs: *there.get(platform)? });
    platforms.into_iter().filter_map(moved).collect()
}

fn why(catalogue: &Catalogue, mine: &Requirements, differences: &[Difference], here: &Answer, there: &Answer) -> Why {
    if differences.is_empty() {
        return Why::Identical;
    }
    let moves = !here.recommends_as(there);
    let (mut changes, mut smallest) = (false, None);
    for difference in differences {
        let requirements = apply(catalogue, mine, &difference.theirs);
        let decision = decide(catalogue, &requirements);
        let then = Answer::of(catalogue, &decision);
        changes |= then != *here;
        let decides = then.recommends_as(there) && (moves || then.status == there.status);
        let size = difference.size();
        if decides && smallest.as_ref().is_none_or(|(least, _)| size < *least) {
            smallest = Some((size, Deciding { difference: *difference, requirements, decision }));
        }
    }
    match smallest {
        _ if here == there => {
            if changes {
                Why::Cancel
            } else {
                Why::Same
            }
        }
        Some((_, deciding)) => Why::One(Box::new(deciding)),
        None => Why::Several,
    }
}

impl Difference {
    /// How large a step it is, in the manner of a [`Switch`](super::switches::Switch): below 1 another strength, from 1 another
    /// threshold, from 2 a need more or less, 3 the context, 4 the fit.
    fn size(&self) -> f64 {
        let (
            Edit::Need { threshold: mine, strength: my_wish, .. },
            Edit::Need { threshold: theirs, strength: their_wish, .. },
        ) = (self.mine, self.theirs)
        else {
            return if matches!(self.mine, Edit::Fit(_)) { 4.0 } else { 3.0 };
        };
        let wish = (my_wish.weight() - their_wish.weight()).abs() / 10.0;
        match (mine, theirs) {
            (Some(mine), Some(theirs)) if mine == theirs => wish,
            (Some(mine), Some(theirs)) => 1.0 + (mine - theirs).abs() / mine.max(theirs) + wish,
            (Some(_), None) => 2.0 + my_wish.weight() / 10.0,
            _ => 2.0 + their_wish.weight() / 10.0,
        }
    }
}
