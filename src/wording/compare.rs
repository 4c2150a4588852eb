//! Two links side by side, in sentences.

use super::{Speech, amount, status, strength};
use crate::catalog::Kind;
use crate::decision::Status;
use crate::i18n::{fill, messages};
use crate::insight::compare::{Comparison, Deciding, Standing, Why};
use crate::insight::switches::Edit;

impl Speech<'_> {
    /// Why the other link recommends something else, or the same, in one sentence.
    pub fn compared(&self, comparison: &Comparison) -> String {
        let m = messages(self.lang);
        let (mine, theirs) = (self.leads_to(&comparison.mine), self.leads_to(&comparison.theirs));
        match &comparison.why {
            Why::Identical => m.compare_identical.to_owned(),
            Why::Same => fill(m.compare_same, &[&mine]),
            Why::Cancel => fill(m.compare_cancel, &[&mine]),
            Why::One(deciding) => fill(m.compare_one, &[&theirs, &mine, &self.because(comparison, deciding)]),
            Why::Several => fill(m.compare_several, &[&theirs, &mine]),
        }
    }

    /// The answer that decides, and what it does to whoever is recommended here and not there.
    fn because(&self, comparison: &Comparison, deciding: &Deciding) -> String {
        let m = messages(self.lang);
        let (mine, theirs) = (&deciding.difference.mine, &deciding.difference.theirs);
        let because = fill(m.compare_because, &[self.asks(mine), &self.answers(theirs), &self.answers(mine)]);
        let there = &comparison.theirs.recommended;
        let loser = comparison.mine.recommended.iter().find(|platform| !there.contains(platform));
        let loser = deciding.decision.platforms.iter().find(|each| Some(&each.platform) == loser);
        let Some(loser) = loser else { return because };
        let then = Speech { requirements: &deciding.requirements, decision: &deciding.decision, ..*self };
        fill(m.compare_against, &[&because, self.name(loser), &then.against(loser)])
    }

    /// What an answer is about, in a word or two.
    pub fn asks(&self, answer: &Edit) -> &str {
        let m = messages(self.lang);
        match *answer {
            Edit::Need { criterion, .. } => {
                self.catalogue.criteria.get(criterion).map_or("", |criterion| criterion.label.to(self.lang))
            }
            Edit::Scale(_) => m.scale,
            Edit::Team(_) => m.team,
            Edit::Ops(_) => m.ops,
            Edit::Fit(_) => m.fit,
        }
    }

    /// An answer as it stands: `1000 GB · 必须`, `多人`; `不限` where there is none.
    pub fn answers(&self, answer: &Edit) -> String {
        let m = messages(self.lang);
        let word = match *answer {
            Edit::Need { criterion, threshold, strength: wish } => {
                let asked = self.catalogue.criteria.get(criterion).zip(threshold);
                return asked.map_or(m.any.to_owned(), |(criterion, threshold)| {
                    let wish = strength(wish, self.lang);
                    let flag = criterion.kind == Kind::Flag;
                    if flag {
                        wish.to_owned()
                    } else {
                        [&*amount(criterion, threshold, self.lang), " · ", wish].concat()
                    }
                });
            }
            Edit::Scale(scale) => scale.map(|scale| super::scale(scale, m)),
            Edit::Team(team) => team.map(|team| super::team(team, m)),
            Edit::Ops(ops) => ops.map(|has| if has { m.yes } else { m.no }),
            Edit::Fit(counts) => Some(if counts { m.edit_fit_on } else { m.edit_fit_off }),
        };
        word.unwrap_or(m.any).to_owned()
    }

    /// How a platform stands: `第 1 · 合适`, `排除`; a dash where nothing counts.
    pub fn stands(&self, (gate, rank): Standing) -> String {
        let word = status(gate, self.lang);
        match rank {
            Some(rank) => fill(messages(self.lang).compare_rank, &[&rank.to_string(), word]),
            None if gate == Status::RuledOut => word.to_owned(),
            None => "—".to_owned(),
        }
    }
}
