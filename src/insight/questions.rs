//! What to ask the vendors, in order of worth: first the cells whose answer could change the recommendation.
//!
//! ```
//! use gpu_selector::{catalog::guide::guide, engine::decide, insight::questions::questions, link};
//!
//! // A is recommended for a prototype on eight cards, if it has them. If not, B is.
//! let asked = link::read(guide(), "scene=prototype&gpus=8").requirements;
//! let worth = questions(guide(), &decide(guide(), &asked));
//! let first = &worth.questions[0];
//! assert!(first.decides);
//! assert_eq!((&*first.if_yes, &*first.if_no), (&[0][..], &[1][..]));
//! ```

use super::by_id;
use crate::catalog::{Catalogue, Interval, Platform};
use crate::decision::{Asked, Assessment, Decision, Finding, Outcome, Status};
use crate::engine::{self, gate, rank, score};

/// The questions to the vendors.
#[derive(Clone, Debug, PartialEq)]
pub struct Questions {
    /// Those that decide first; then in the order of the decision's platforms, and for each in the order of the criteria.
    pub questions: Vec<Question>,
    /// There are more than the [`MOST`] that were looked at; those of the best placed platforms were.
    pub cut: bool,
}

/// A cell that leaves open whether a need is met, of a platform that is not ruled out.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// Position in the catalogue's platforms.
    pub platform: usize,
    /// Position in the catalogue's criteria.
    pub criterion: usize,
    /// Whether the answer could change who is recommended. Where it cannot, no answer between yes and no can: a better cell
    /// never lowers a platform.
    pub decides: bool,
    /// Who would be recommended if the platform had the best that the cell leaves possible, by id.
    pub if_yes: Vec<usize>,
    /// The same if it had only the worst.
    pub if_no: Vec<usize>,
}

/// How many questions are looked at.
pub const MOST: usize = 64;

pub fn questions(catalogue: &Catalogue, decision: &Decision) -> Questions {
    let (mut deciding, mut others) = (Vec::new(), Vec::new());
    let possible = decision.platforms.iter().filter(|assessment| assessment.status != Status::RuledOut);
    for assessment in possible {
        let Some(platform) = catalogue.platforms.get(assessment.platform) else { continue };
        let open = decision.explain(assessment).into_iter().filter(|(_, found)| found.outcome == Outcome::Unverified);
        for (asked, _) in open {
            if deciding.len() + others.len() == MOST {
                deciding.append(&mut others);
                return Questions { questions: deciding, cut: true };
            }
            let question = question(catalogue, decision, assessment, platform, asked);
            if question.decides { deciding.push(question) } else { others.push(question) }
        }
    }
    deciding.append(&mut others);
    Questions { questions: deciding, cut: false }
}

/// Only this platform is assessed anew: no other's assessment depends on it.
fn question(
    catalogue: &Catalogue,
    decision: &Decision,
    assessment: &Assessment,
    platform: &Platform,
    asked: &Asked,
) -> Question {
    let rivals = || decision.platforms.iter().filter(|other| other.platform != assessment.platform);
    let rival = rivals().next().filter(|rival| rival.status != Status::RuledOut);
    let next_best = rivals().filter(|other| rival.is_some_and(|rival| rival.rank == other.rank));
    let next_best: Vec<usize> = next_best.map(|other| other.platform).collect();

    let recommended = |answer: f64| {
        let findings: Vec<Finding> = decision
            .asked
            .iter()
            .zip(&assessment.findings)
            .map(|(need, found)| {
                let same = need.criterion == asked.criterion;
                if same { engine::find(Interval::exactly(answer), need) } else { *found }
            })
            .collect();
        let status = gate::status(&decision.asked, &findings);
        let score = Some(score::total(&findings, assessment.fit.as_ref()));
        let knowing = Assessment { status, score, findings, ..assessment.clone() };
        let ahead = rival.map_or(std::cmp::Ordering::Less, |rival| rank::key(&knowing).cmp(&rank::key(rival)));
        let itself = (status != Status::RuledOut && ahead.is_le()).then_some(assessment.platform);
        let others = next_best.iter().filter(|_| itself.is_none() || ahead.is_eq());
        by_id(catalogue, itself.into_iter().chain(others.copied()))
    };
    let known = catalogue.known(platform, asked.criterion);
    let (if_yes, if_no) = (recommended(known.hi), recommended(known.lo));
    Question { platform: assessment.platform, criterion: asked.criterion, decides: if_yes != if_no, if_yes, if_no }
}
