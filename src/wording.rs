//! Decisions in sentences: the one place where facts become words, in either language.
//!
//! Everything here is read off a [`Decision`]; nothing is decided here.

use crate::catalog::{Catalogue, Cell, Criterion, Interval, Kind, Platform, Positioning, Quote, Scenario, Unit, Words};
use crate::decision::{Asked, Assessment, Decision, Outcome, Status, Verdict};
use crate::i18n::{Messages, fill, messages};
use crate::link::{Lang, Reason};
use crate::quantity::{self, Problem};
use crate::requirements::{Context, Requirements, Scale, Strength, Team};

pub mod compare;
pub mod insight;

/// What is needed to speak of a decision.
#[derive(Clone, Copy)]
pub struct Speech<'a> {
    /// What was decided about.
    pub catalogue: &'a Catalogue,
    /// What was asked.
    pub requirements: &'a Requirements,
    /// The answer.
    pub decision: &'a Decision,
    /// The language to speak.
    pub lang: Lang,
}

impl<'a> Speech<'a> {
    /// The answer in one sentence, without a full stop: `推荐 平台B`.
    pub fn verdict(&self) -> String {
        let m = self.messages();
        let confirm = self.decision.recommended().any(|each| each.status == Status::Confirm);
        let template = match self.decision.verdict {
            Verdict::Open => m.open,
            Verdict::None => m.none,
            Verdict::Tie if confirm => m.tie_confirm,
            Verdict::Tie => m.tie,
            Verdict::Recommended if confirm => m.recommended_confirm,
            Verdict::Recommended => m.recommended,
        };
        fill(template, &[&self.recommended()])
    }

    /// The names of the recommended platforms: `平台A与平台B`.
    pub fn recommended(&self) -> String {
        let names: Vec<&str> = self.decision.recommended().map(|each| self.name(each)).collect();
        enumerate(self.messages(), &names)
    }

    /// The most that the fit can give: what the needs leave of 1.
    pub fn fit_share(&self) -> f64 {
        1.0 - self.decision.asked.iter().map(|asked| asked.share).sum::<f64>()
    }

    /// Why, in a few sentences: the first one's standing, then what the others lack, then the source's own advice.
    pub fn why(&self) -> String {
        let m = self.messages();
        let mut sentences = vec![self.standing()];
        let others: Vec<String> = self.others().map(|other| self.shortfall(other)).collect();
        if self.decision.verdict != Verdict::Open && !others.is_empty() {
            sentences.push(others.join(m.semicolon));
        }
        sentences.extend(self.source_agrees());
        let text: String = sentences.iter().flat_map(|sentence| [sentence, m.stop]).collect();
        text.trim_end().to_owned()
    }

    /// One short sentence for screen readers.
    pub fn announcement(&self) -> String {
        let m = self.messages();
        let others = self.others().map(|other| self.shortfall(other));
        match self.decision.verdict {
            Verdict::Open => m.open.to_owned(),
            _ => std::iter::once(self.verdict()).chain(others).collect::<Vec<_>>().join(m.semicolon),
        }
    }

    /// The title of the document: the answer, then what this page is.
    pub fn document_title(&self) -> String {
        let title = self.messages().title;
        match self.decision.verdict {
            Verdict::Open => title.to_owned(),
            _ => [&*self.verdict(), " · ", title].concat(),
        }
    }

    /// Whoever is not recommended, in order.
    pub fn others(&self) -> impl Iterator<Item = &'a Assessment> {
        self.decision.platforms.iter().filter(|each| each.rank != Some(1))
    }

    /// What keeps a platform from the first rank, in a clause.
    fn shortfall(&self, assessment: &Assessment) -> String {
        let m = self.messages();
        let name = self.name(assessment);
        let musts = |outcome| {
            let findings = self.decision.asked.iter().zip(&assessment.findings);
            findings.filter(|(asked, found)| asked.strength == Strength::Must && found.outcome == outcome).count()
        };
        match assessment.status {
            Status::RuledOut => counted(m.misses_one, m.misses_many, musts(Outcome::Fail), &[name]),
            _ if self.only_scores_lower(assessment) => {
                fill(m.scores_lower, &[name, &self.score(assessment), &self.first_score()])
            }
            _ => counted(m.unverified_one, m.unverified_many, musts(Outcome::Unverified), &[name]),
        }
    }

    /// What speaks against a platform, in short: the cells that rule it out, or leave a must open, with their places; or only
    /// its score.
    pub fn against(&self, assessment: &Assessment) -> String {
        let m = self.messages();
        let decisive = match assessment.status {
            Status::RuledOut => Outcome::Fail,
            _ if self.only_scores_lower(assessment) => {
                return fill(m.only_lower, &[&self.score(assessment), &self.first_score()]);
            }
            _ => Outcome::Unverified,
        };
        let reasons = self.decision.explain(assessment).into_iter().filter_map(|(asked, found)| {
            let criterion = self.catalogue.criteria.get(asked.criterion)?;
            let known = self.platform(assessment)?.cells.get(asked.criterion)?;
            let place = place(known.source(), self.lang);
            (asked.strength == Strength::Must && found.outcome == decisive)
                .then(|| fill(m.reason, &[self.say(&criterion.label), cell(known, self.lang), &place]))
        });
        reasons.collect::<Vec<_>>().join(m.semicolon)
    }

    /// Whether a platform stands to its musts as the first one does, and only its score is lower.
    fn only_scores_lower(&self, assessment: &Assessment) -> bool {
        self.decision.platforms.first().is_some_and(|first| first.status == assessment.status)
    }

    /// How the platforms of the first rank stand, in a clause.
    fn standing(&self) -> String {
        let m = self.messages();
        let musts = self.decision.asked.iter().filter(|asked| asked.strength == Strength::Must).count();
        let context_in_vain = self.requirements.fit_off && self.requirements.context != Context::default();
        let unverified = self.decision.recommended().next().map_or(0, |first| {
            let findings = self.decision.asked.iter().zip(&first.findings);
            findings.filter(|(need, it)| need.strength == Strength::Must && it.outcome == Outcome::Unverified).count()
        });
        match self.decision.verdict {
            Verdict::Open if context_in_vain => m.open_fit_off.to_owned(),
            Verdict::Open => m.open_why.to_owned(),
            Verdict::None => fill(m.none_why, &[self.decision.platforms.first().map_or("", |first| self.name(first))]),
            Verdict::Tie if context_in_vain => m.tie_fit_off.to_owned(),
            Verdict::Tie if unverified > 0 => {
                let confirm = counted(m.confirm_first_one, m.confirm_first_many, unverified, &[]);
                [&*confirm, m.tie_why].join(m.stop)
            }
            Verdict::Tie => m.tie_why.to_owned(),
            _ if unverified > 0 => counted(m.confirm_first_one, m.confirm_first_many, unverified, &[]),
            _ if musts > 0 => counted(m.meets_one, m.meets_many, musts, &[]),
            _ => m.best_match.to_owned(),
        }
    }

    /// Whether the source says the same of this very scenario.
    fn source_agrees(&self) -> Option<String> {
        let scenario = self.catalogue.scenario(self.requirements)?;
        let m = self.messages();
        let platform = self.catalogue.platform(&scenario.recommends)?;
        let template = if self.recommends_only(platform) { m.scenario_agrees } else { m.scenario_differs };
        Some(fill(template, &[self.say(&scenario.name), self.say(&platform.name)]))
    }

    /// What the source says where the reader asks for all that one of its scenarios does, the largest first: its recommendation,
    /// and whether the answer agrees; if not, why. Then the source's reason. Of the very scenario, [`Speech::why`] says the
    /// first already.
    pub fn source_says(&self) -> Vec<(Option<String>, &'a Quote)> {
        let included = self.catalogue.scenarios_included(self.requirements);
        let exactly = self.catalogue.scenario(self.requirements);
        let says = |scenario: &'a Scenario| {
            let m = self.messages();
            let platform = self.catalogue.platform(&scenario.recommends)?;
            let assessment = self.decision.platforms.iter().find(|each| self.platform(each) == Some(platform))?;
            let agrees = self.recommends_only(platform);
            let standing = match assessment.rank {
                _ if agrees => m.source_same.to_owned(),
                Some(1) => m.source_ties.to_owned(),
                _ => fill(m.source_against, &[&self.against(assessment)]),
            };
            let (name, recommends) = (self.say(&scenario.name), self.say(&platform.name));
            let told = agrees && exactly == Some(scenario);
            let sentence = (!told).then(|| fill(m.source_includes, &[name, recommends, &standing]));
            Some((sentence, &scenario.reason))
        };
        let open = self.decision.verdict == Verdict::Open;
        included.into_iter().filter(|_| !open).filter_map(says).collect()
    }

    fn recommends_only(&self, platform: &Platform) -> bool {
        self.decision.recommended().count() == 1
            && self.decision.recommended().any(|first| self.platform(first) == Some(platform))
    }

    /// A platform's name.
    pub fn name(&self, assessment: &Assessment) -> &'a str {
        self.platform(assessment).map_or("", |platform| self.say(&platform.name))
    }

    /// The name of the platform at a position.
    pub fn named(&self, platform: usize) -> &'a str {
        self.catalogue.platforms.get(platform).map_or("", |platform| self.say(&platform.name))
    }

    /// The platform that is assessed.
    pub fn platform(&self, assessment: &Assessment) -> Option<&'a Platform> {
        self.catalogue.platforms.get(assessment.platform)
    }

    /// A score in points of 100, or nothing when nothing counts.
    pub fn score(&self, assessment: &Assessment) -> String {
        assessment.score.map(points).unwrap_or_default()
    }

    /// The score to beat.
    pub fn first_score(&self) -> String {
        self.decision.platforms.first().map(|first| self.score(first)).unwrap_or_default()
    }

    /// A need as the reader would say it: `数据扩容上限 ≥ 1000 GB`.
    pub fn need(&self, asked: &Asked) -> String {
        match self.catalogue.criteria.get(asked.criterion) {
            Some(criterion) => need(criterion, asked.threshold, self.lang),
            None => String::new(),
        }
    }

    fn say(&self, words: &'a Words) -> &'a str {
        words.to(self.lang)
    }

    fn messages(&self) -> &'static Messages {
        messages(self.lang)
    }
}

/// A need as the reader would say it: `数据扩容上限 ≥ 1000 GB`, `Image registry: at least fair`.
pub fn need(criterion: &Criterion, threshold: f64, lang: Lang) -> String {
    let label = criterion.label.to(lang);
    match &criterion.kind {
        Kind::Flag => label.to_owned(),
        Kind::Level(_) => [label, messages(lang).colon, &amount(criterion, threshold, lang)].concat(),
        Kind::Quantity(_) => [label, " ≥ ", &amount(criterion, threshold, lang)].concat(),
    }
}

/// A threshold in words: `8 卡`, `1000 GB`, `clearly split`; for a flag, that it is needed.
pub fn amount(criterion: &Criterion, threshold: f64, lang: Lang) -> String {
    match &criterion.kind {
        Kind::Flag => messages(lang).needed.to_owned(),
        Kind::Level(levels) => levels.get(threshold as usize).map_or("", |level| level.label.to(lang)).to_owned(),
        Kind::Quantity(unit) => quantity(unit, threshold, lang),
    }
}

/// A number with its unit: `8 卡`, `1000 GB`.
pub fn quantity(unit: &Unit, value: f64, lang: Lang) -> String {
    let number = quantity::write_number(value);
    match unit {
        Unit::Count { one, many } => [&*number, " ", if value == 1.0 { one } else { many }.to(lang)].concat(),
        Unit::Gigabytes => [&*number, " GB"].concat(),
    }
}

/// What to ask the vendor about a cell that leaves a need open.
pub fn question(criterion: &Criterion, threshold: f64, lang: Lang) -> String {
    fill(criterion.ask.to(lang), &[&amount(criterion, threshold, lang)])
}

/// A cell in the source's words, or that it has none.
pub fn cell(cell: &Cell, lang: Lang) -> &str {
    cell.wording.as_ref().map_or(messages(lang).not_stated, |wording| wording.to(lang))
}

/// A text that stands by itself: it begins with a capital letter, where the language has them.
pub fn standing(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map_or_else(String::new, |first| std::iter::once(first.to_ascii_uppercase()).chain(letters).collect())
}

/// How a need is met, in a word.
pub fn outcome(outcome: Outcome, lang: Lang) -> &'static str {
    let m = messages(lang);
    match outcome {
        Outcome::Pass => m.pass,
        Outcome::Fail => m.fail,
        Outcome::Short => m.short,
        Outcome::Unverified => m.unverified,
    }
}

/// What the gate says, in a word.
pub fn status(status: Status, lang: Lang) -> &'static str {
    let [fits, confirm, ruled_out] = messages(lang).statuses;
    match status {
        Status::Fits => fits,
        Status::Confirm => confirm,
        Status::RuledOut => ruled_out,
    }
}

/// A strength, in a word.
pub fn strength(strength: Strength, lang: Lang) -> &'static str {
    let [must, want, nice] = messages(lang).strengths;
    match strength {
        Strength::Must => must,
        Strength::Want => want,
        Strength::Nice => nice,
    }
}

/// What a platform is made for, as far as the reader's context asks: `中等 · 独立 · 需要运维能力`.
pub fn made_for(positioning: &Positioning, context: &Context, lang: Lang) -> String {
    let m = messages(lang);
    let stated = |word: Option<&'static str>| word.unwrap_or(m.not_stated);
    let scale = positioning.scale.map(|made_for| scale(made_for, m));
    let team = positioning.team.map(|made_for| team(made_for, m));
    let ops = positioning.needs_ops.map(|needs| if needs { m.needs_ops } else { m.needs_no_ops });
    let parts =
        [context.scale.map(|_| stated(scale)), context.team.map(|_| stated(team)), context.ops.map(|_| stated(ops))];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn scale(scale: Scale, m: &Messages) -> &'static str {
    match scale {
        Scale::Small => m.small,
        Scale::Medium => m.medium,
        Scale::Large => m.large,
    }
}

fn team(team: Team, m: &Messages) -> &'static str {
    match team {
        Team::Solo => m.solo,
        Team::Many => m.many,
    }
}

/// Why a part of the link took no effect.
pub fn reason(reason: Reason, lang: Lang) -> &'static str {
    let m = messages(lang);
    match reason {
        Reason::UnknownKey => m.unknown_key,
        Reason::BadValue => m.bad_value,
        Reason::Repeated => m.repeated,
        Reason::NewerVersion => m.newer_version,
        Reason::Damaged => m.damaged,
    }
}

/// What is wrong with a typed quantity, and what to do.
pub fn problem(problem: &Problem, unit: &Unit, lang: Lang) -> String {
    let m = messages(lang);
    let count = matches!(unit, Unit::Count { .. });
    match problem {
        Problem::Ambiguous { decimal, grouped } => fill(m.ambiguous, &[decimal, grouped]),
        Problem::NotANumber if count => m.not_a_count.to_owned(),
        Problem::NotANumber => m.not_a_size.to_owned(),
        Problem::Negative => m.negative.to_owned(),
        Problem::UnknownUnit(unit) => fill(if count { m.unknown_unit_count } else { m.unknown_unit_size }, &[unit]),
        Problem::NotWhole => m.not_whole.to_owned(),
        Problem::TooLarge => m.too_large.to_owned(),
    }
}

/// A section of the source, as readers of the language write it: `4.3`, `五`; in English `5`.
pub fn place(place: &str, lang: Lang) -> String {
    const NUMERALS: [&str; 8] = ["一", "二", "三", "四", "五", "六", "七", "八"];
    match (lang, NUMERALS.iter().position(|numeral| *numeral == place)) {
        (Lang::En, Some(position)) => (position + 1).to_string(),
        _ => place.to_owned(),
    }
}

/// Parts of one in points of 100, at most one decimal: `33.3`, `70–100`.
pub fn points(interval: Interval) -> String {
    let point = |value: f64| quantity::write_number((value * 1000.0).round() / 10.0);
    let (lo, hi) = (point(interval.lo), point(interval.hi));
    if lo == hi { lo } else { [&*lo, "–", &hi].concat() }
}

fn enumerate(m: &Messages, names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [name] => (*name).to_owned(),
        [first @ .., last] => [&first.join(m.comma), m.and, last].concat(),
    }
}

/// The singular or the plural template, filled with `values` and then the number.
fn counted(one: &str, many: &str, number: usize, values: &[&str]) -> String {
    let digits = number.to_string();
    let values: Vec<&str> = values.iter().copied().chain([&*digits]).collect();
    fill(if number == 1 { one } else { many }, &values)
}
