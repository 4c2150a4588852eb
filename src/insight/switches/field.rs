//! Who is first for every threshold of one criterion, everything else as it is.

use std::cmp::Reverse;

use super::curve::{Curve, Curves, crossing, overtakes};
use super::{Answer, Edit, MOST_COMPARISONS, Premise, Range, Total};
use crate::catalog::{Interval, Kind};
use crate::decision::{Outcome, Status, Verdict};
use crate::engine::{TOLERANCE, fit, gate, rank, score};
use crate::insight::by_id;
use crate::insight::ladder::Ladder;
use crate::requirements::{Context, Strength};

/// One criterion, asked with one strength at a threshold yet to be chosen, or not at all; and whoever could then be first.
pub struct Field<'a> {
    premise: &'a Premise<'a>,
    pub criterion: usize,
    ladder: Ladder,
    pub strength: Option<Strength>,
    /// The most that meeting it gives.
    share: f64,
    contenders: Vec<Contender>,
}

/// How many of those found so far a platform is held against, before it is taken for one that could be first.
const MOST_RIVALS: usize = 64;

/// More than sums in another order can differ by.
const HAIR: f64 = TOLERANCE / 1000.0;

/// A platform that no other must rules out.
struct Contender {
    platform: usize,
    known: Interval,
    /// Another must is not verified.
    confirm: bool,
    /// The score that everything else gives.
    rest: Interval,
}

/// Steps of the ladder with the same answer.
pub struct Region {
    pub first: f64,
    pub last: f64,
    pub answer: Answer,
    /// A step whose answer was found, well within.
    sample: f64,
}

/// What decides a contender's place.
type Place = (Status, Reverse<i64>, Reverse<i64>);

impl<'a> Field<'a> {
    /// `None` where the engine has to be asked: nothing would be left to compare.
    pub fn new(premise: &'a Premise<'a>, criterion: usize, strength: Option<Strength>) -> Option<Self> {
        let Premise { catalogue, requirements, decision, totals } = premise;
        let row = decision.asked.iter().position(|asked| asked.criterion == criterion);
        let weight = strength.map_or(0.0, Strength::weight);
        let others = decision.asked.iter().filter(|asked| asked.criterion != criterion);
        let weights = weight + others.map(|asked| asked.strength.weight()).sum::<f64>();
        if weights == 0.0 {
            return None;
        }
        let context = if requirements.fit_off { Context::default() } else { requirements.context };
        let fit_share = fit::share(&context, false);
        let per_weight = (1.0 - fit_share) / weights;

        let mut contenders: Vec<Contender> = Vec::new();
        for (assessment, total) in decision.platforms.iter().zip(totals) {
            let Some(platform) = catalogue.platforms.get(assessment.platform) else { continue };
            let own = row.and_then(|row| Some(Total::of_one(decision.asked.get(row)?, assessment.findings.get(row)?)));
            let own = own.unwrap_or(Total::NOTHING);
            if total.failed > own.failed {
                continue;
            }
            let (lo, hi) = (total.met.lo - own.met.lo, total.met.hi - own.met.hi);
            let fit = assessment.fit.as_ref().map_or(Interval::exactly(0.0), |fit| fit.value);
            let rest = Interval { lo: lo * per_weight + fit.lo * fit_share, hi: hi * per_weight + fit.hi * fit_share };
            let contender = Contender {
                platform: assessment.platform,
                known: catalogue.known(platform, criterion),
                confirm: total.unverified > own.unverified,
                rest,
            };
            if !contenders.iter().take(MOST_RIVALS).any(|rival| rival.always_beats(&contender)) {
                contenders.push(contender);
            }
        }
        let ladder = Ladder::of(catalogue.criteria.get(criterion)?);
        Some(Self { premise, criterion, ladder, strength, share: weight * per_weight, contenders })
    }

    /// The answer at a threshold: the engine's own, with the sums taken in another order. Where that could matter, because a
    /// score lies where rounding turns, the engine decides.
    pub fn answer(&self, threshold: f64) -> Answer {
        let mut best: Option<Place> = None;
        let mut first: Vec<usize> = Vec::new();
        let mut turning = false;
        for contender in &self.contenders {
            let Some((place, turns)) = self.place(contender, threshold) else { continue };
            turning |= turns;
            if best.is_none_or(|best| place < best) {
                best = Some(place);
                first.clear();
            }
            if best == Some(place) {
                first.push(contender.platform);
            }
        }
        if turning && best.is_some_and(|best| self.doubtful(best, threshold)) {
            let strength = self.strength.unwrap_or(Strength::Must);
            let threshold = self.strength.map(|_| threshold);
            return self.premise.decide(&Edit::Need { criterion: self.criterion, threshold, strength });
        }
        let verdict = match first.len() {
            0 => Verdict::None,
            1 => Verdict::Recommended,
            _ => Verdict::Tie,
        };
        let recommended = by_id(self.premise.catalogue, first.into_iter());
        Answer { verdict, recommended, status: best.map(|(status, ..)| status) }
    }

    pub fn threshold(&self, step: f64) -> f64 {
        self.ladder.threshold(step)
    }

    /// The thresholds of a region; `None` on a flag, which has but one.
    pub fn range(&self, region: &Region) -> Option<Range> {
        let Ladder { first, last, .. } = self.ladder;
        let kind = self.premise.catalogue.criteria.get(self.criterion).map(|criterion| &criterion.kind);
        let above = (region.first > first).then(|| self.threshold(region.first - 1.0));
        let up_to = (region.last < last).then(|| self.threshold(region.last));
        (kind != Some(&Kind::Flag)).then_some(Range { above, up_to })
    }

    /// A threshold that stands for a region: the nearest to what is asked now; of a size the smallest 1, 2 or 5 times a power of
    /// ten above that, the largest whole number below it, or else the upper end.
    pub fn pick(&self, region: &Region, asked: Option<f64>) -> f64 {
        let unit = self.ladder.steps_in_one;
        let wished = if asked.is_some_and(|asked| self.threshold(region.last) < asked) {
            (region.last / unit).floor() * unit
        } else if unit == 1.0 {
            region.first.max(1.0)
        } else {
            round_from(region.first, unit)
        };
        let inside = |&step: &f64| step > 0.0 && region.first <= step && step <= region.last;
        let same = |&step: &f64| self.answer(self.threshold(step)) == region.answer;
        let step = [wished, region.last].into_iter().filter(inside).find(same).unwrap_or(region.sample);
        self.threshold(step)
    }

    fn status(&self, contender: &Contender, threshold: f64) -> Status {
        let must = self.strength == Some(Strength::Must);
        let outcome = if must { gate::outcome(contender.known, threshold, Strength::Must) } else { Outcome::Pass };
        match outcome {
            Outcome::Fail => Status::RuledOut,
            Outcome::Unverified => Status::Confirm,
            Outcome::Pass | Outcome::Short if contender.confirm => Status::Confirm,
            Outcome::Pass | Outcome::Short => Status::Fits,
        }
    }

    fn score(&self, contender: &Contender, threshold: f64) -> Interval {
        let part = score::scale(score::saturate(contender.known, threshold), self.share);
        let Interval { lo, hi } = contender.rest;
        Interval { lo: f64::min(lo + part.lo, 1.0), hi: f64::min(hi + part.hi, 1.0) }
    }

    /// Where a contender stands, unless it is ruled out, and whether one of its scores is about to round the other way. If so,
    /// that score is rounded up.
    fn place(&self, contender: &Contender, threshold: f64) -> Option<(Place, bool)> {
        let status = self.status(contender, threshold);
        if status == Status::RuledOut {
            return None;
        }
        let Interval { lo, hi } = self.score(contender, threshold);
        let [(lo, lo_turns), (hi, hi_turns)] = [lo, hi].map(|score| {
            let up = rank::grid(score + HAIR);
            (up, rank::grid(score - HAIR) != up)
        });
        Some(((status, Reverse(lo), Reverse(hi)), lo_turns || hi_turns))
    }

    /// Whether another order of summation could change who is first: one of several that are near is about to round.
    fn doubtful(&self, best: Place, threshold: f64) -> bool {
        let (best_status, Reverse(best_lo), _) = best;
        let near = self.contenders.iter().filter_map(|contender| {
            let ((status, Reverse(lo), _), turns) = self.place(contender, threshold)?;
            (status == best_status && best_lo - lo <= 1).then_some(turns)
        });
        let (mut many, mut doubt) = (0, false);
        near.for_each(|turns| {
            many += 1;
            doubt |= turns;
        });
        doubt && many > 1
    }

    /// All steps of the ladder in ascending order, neighbours with the same answer as one; and whether that took too many
    /// comparisons, so that only some steps stand there.
    pub fn regions(&self) -> (Vec<Region>, bool) {
        let ends = self.contenders.iter().flat_map(|contender| [contender.known.lo, contender.known.hi]);
        let mut cuts: Vec<f64> = ends.filter_map(|end| self.ladder.reach(end)).collect();
        // Nothing and something are met in different ways.
        cuts.push(self.ladder.first);
        cuts.push(self.ladder.last);
        cuts.sort_unstable_by(f64::total_cmp);
        cuts.dedup();

        let mut regions = Vec::new();
        let affordable = (MOST_COMPARISONS / self.contenders.len().max(1)).max(4);
        if cuts.len() > affordable {
            let quantiles = affordable.min(32);
            for quantile in 0..quantiles {
                let Some(&cut) = cuts.get(quantile * (cuts.len() - 1) / (quantiles - 1)) else { continue };
                let above = ((cut / self.ladder.steps_in_one).floor() + 1.0) * self.ladder.steps_in_one;
                for step in [cut, above] {
                    if regions.last().is_none_or(|before: &Region| before.last < step) && step <= self.ladder.last {
                        self.push(step, step, &mut regions);
                    }
                }
            }
            return (regions, true);
        }
        let mut first = self.ladder.first;
        for cut in cuts.into_iter().filter(|&cut| cut <= self.ladder.last) {
            self.segment(first, cut, &mut regions);
            first = cut + 1.0;
        }
        (regions, false)
    }

    /// From just above a breakpoint to the next one no status changes and every score is `a + b / t`. Follows who leads from
    /// crossing to crossing.
    fn segment(&self, first: f64, last: f64, regions: &mut Vec<Region>) {
        let end = self.threshold(last);
        if first == last {
            return self.push(first, last, regions);
        }
        let standing =
            |contender: &&Contender| Some(self.status(contender, end)).filter(|&status| status != Status::RuledOut);
        let best = self.contenders.iter().filter_map(|contender| standing(&contender)).min();
        let leading = self.contenders.iter().filter(|contender| best.is_some() && standing(contender) == best);
        let curves: Vec<Curves> = leading.map(|contender| self.curves(contender, end)).collect();

        let mut next = first;
        let mut from = self.threshold(first - 0.5);
        // Whoever passes a leader ends higher, so that nobody leads twice.
        for _ in 0..curves.len() {
            let ahead = |one, other| if overtakes(one, other, from) { other } else { one };
            let Some(leader) = curves.iter().reduce(ahead) else { break };
            let crossings = curves.iter().filter_map(|other| crossing(leader, other, from));
            let Some(at) = crossings.filter(|&at| at < end).reduce(f64::min) else { break };
            from = at;
            let step = at * self.ladder.steps_in_one;
            let typed = step.round();
            let exactly = (step - typed).abs() < 0.01 && (self.ladder.steps_in_one == 1.0 || typed % 1000.0 == 0.0);
            if exactly && next <= typed && typed < last {
                self.push(next, typed - 1.0, regions);
                self.push(typed, typed, regions);
                next = typed + 1.0;
            } else if next <= step.floor() && step.floor() < last {
                self.push(next, step.floor(), regions);
                next = step.floor() + 1.0;
            }
        }
        self.push(next, last - 1.0, regions);
        self.push(last, last, regions);
    }

    /// A region, at once with the one before where the answer is the same.
    fn push(&self, first: f64, last: f64, regions: &mut Vec<Region>) {
        if first > last {
            return;
        }
        let sample = well_inside(first, last);
        let answer = self.answer(self.threshold(sample));
        match regions.last_mut() {
            Some(before) if before.last + 1.0 == first && before.answer == answer => before.last = last,
            _ => regions.push(Region { first, last, answer, sample }),
        }
    }

    /// The guaranteed score and the score at best, between the breakpoints below and at `end`.
    fn curves(&self, contender: &Contender, end: f64) -> Curves {
        let curve = |rest: f64, value: f64| {
            if value >= end - TOLERANCE {
                Curve { a: rest + self.share, b: 0.0 }
            } else {
                Curve { a: rest, b: self.share * value.max(0.0) }
            }
        };
        [curve(contender.rest.lo, contender.known.lo), curve(contender.rest.hi, contender.known.hi)]
    }
}

impl Contender {
    /// At every threshold it comes first, by more than any rounding.
    fn always_beats(&self, other: &Self) -> bool {
        self.confirm <= other.confirm
            && self.known.lo >= other.known.lo
            && self.known.hi >= other.known.hi
            && self.rest.lo > other.rest.lo + 3.0 * TOLERANCE
    }
}

impl Region {
    /// What is left without the steps at which a stronger need recommends the same.
    pub fn unlike(&self, stronger: &[Region]) -> Vec<Region> {
        let mut pieces = vec![(self.first, self.last)];
        for other in stronger.iter().filter(|other| other.answer.recommends_as(&self.answer)) {
            let mut left = Vec::new();
            for (first, last) in pieces {
                let parts = [(first, last.min(other.first - 1.0)), (first.max(other.last + 1.0), last)];
                left.extend(parts.into_iter().filter(|(first, last)| first <= last));
            }
            pieces = left;
        }
        let piece = |(first, last): (f64, f64)| {
            let still = (first..=last).contains(&self.sample);
            let sample = if still { self.sample } else { well_inside(first, last) };
            Region { first, last, answer: self.answer.clone(), sample }
        };
        pieces.into_iter().map(piece).collect()
    }
}

/// A step of a region that is not near a crossing, and not so high that every score is about the same.
fn well_inside(first: f64, last: f64) -> f64 {
    first + ((last - first) / 2.0).min(first.max(1.0)).floor()
}

/// The smallest 1, 2 or 5 times a power of ten from a step on; of what begins at nothing, one unit.
fn round_from(first: f64, unit: f64) -> f64 {
    if first <= 1.0 {
        return unit;
    }
    let mut power = 1.0;
    while power * 10.0 < first && power < 1e18 {
        power *= 10.0;
    }
    [1.0, 2.0, 5.0].into_iter().map(|digit| digit * power).find(|&round| round >= first).unwrap_or(power * 10.0)
}
