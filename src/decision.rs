//! The engine's answer: a value without words.
//!
//! A [`Decision`] holds positions in its catalogue, never copies, so that ten thousand platforms stay cheap. What was asked
//! stands once in [`Decision::asked`]; each [`Assessment`] has one [`Finding`] for each of them, in the same order.

use crate::catalog::Interval;
use crate::requirements::Strength;

/// The answer for one catalogue and one set of requirements.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    pub verdict: Verdict,
    /// The needs that the catalogue has a criterion for, sorted by criterion id.
    pub asked: Vec<Asked>,
    /// Every platform: what fits, what may, what does not; best first, equals by id.
    pub platforms: Vec<Assessment>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing was asked that counts, so nobody wins.
    Open,
    /// One platform is first.
    Recommended,
    /// Several are first.
    Tie,
    /// Every platform is ruled out.
    None,
}

/// A need, seen from the catalogue.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Asked {
    /// Position in the catalogue's criteria.
    pub criterion: usize,
    pub threshold: f64,
    pub strength: Strength,
    /// The largest part of the score that meeting it gives, in 0..=1. With the fit's, these sum to 1.
    pub share: f64,
}

/// What the method says of one platform.
#[derive(Clone, Debug, PartialEq)]
pub struct Assessment {
    /// Position in the catalogue's platforms.
    pub platform: usize,
    pub status: Status,
    /// 1 is first; ties share a rank and the next one skips. `None` where ruled out or nothing counts.
    pub rank: Option<u32>,
    /// In 0..=1, guaranteed (`lo`) and at best (`hi`). `None` when nothing counts.
    pub score: Option<Interval>,
    /// `None` when no context is answered, or it is switched off.
    pub fit: Option<Fit>,
    /// One for each of [`Decision::asked`].
    pub findings: Vec<Finding>,
}

/// What the gate says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    /// Every must passes.
    Fits,
    /// None fails, some are not verified: ask the vendor.
    Confirm,
    /// A must fails.
    RuledOut,
}

/// How one platform stands to one need.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finding {
    pub outcome: Outcome,
    /// How much of the need is met, in 0..=1.
    pub met: Interval,
    /// Its part of the score.
    pub contribution: Interval,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Pass,
    /// A must that surely is not met.
    Fail,
    /// A want or nice that surely is not met.
    Short,
    /// The cell leaves it open.
    Unverified,
}

/// How well a platform's positioning matches the reader's context.
#[derive(Clone, Debug, PartialEq)]
pub struct Fit {
    /// The mean of the parts, in 0..=1.
    pub value: Interval,
    /// Its part of the score.
    pub contribution: Interval,
    /// The answered parts of the context, in the order of [`Part`].
    pub parts: Vec<(Part, Interval)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Scale,
    Team,
    Ops,
}

impl Decision {
    /// The platforms of the first rank.
    pub fn recommended(&self) -> impl Iterator<Item = &Assessment> {
        self.platforms.iter().filter(|assessment| assessment.rank == Some(1))
    }

    /// How a platform stands to what was asked of a criterion, both by their positions in the catalogue.
    pub fn outcome(&self, platform: usize, criterion: usize) -> Option<Outcome> {
        let row = self.asked.iter().position(|asked| asked.criterion == criterion)?;
        let assessment = self.platforms.iter().find(|assessment| assessment.platform == platform)?;
        assessment.findings.get(row).map(|finding| finding.outcome)
    }

    /// What was asked and what was found of one platform, in the catalogue's order of criteria.
    pub fn explain<'a>(&'a self, assessment: &'a Assessment) -> Vec<(&'a Asked, &'a Finding)> {
        let row =
            |criterion| self.asked.iter().zip(&assessment.findings).find(|(asked, _)| asked.criterion == criterion);
        let last = self.asked.iter().map(|asked| asked.criterion).max();
        last.map_or(0..0, |last| 0..last + 1).filter_map(row).collect()
    }
}
