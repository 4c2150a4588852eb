//! What a reader asks next, in sentences: what would change the answer, what a platform would need, how firm it all is.

use super::{Speech, amount, counted, enumerate, points, quantity, strength};
use crate::catalog::{Criterion, Interval, Kind, Unit};
use crate::decision::{Status, Verdict};
use crate::i18n::{fill, messages};
use crate::insight::map::{Map, Region, Segment};
use crate::insight::relaxation::{Loosening, Relaxation};
use crate::insight::robustness::{Column, Firmness, Rival, WeightRange, Word};
use crate::insight::switches::{Answer, Edit, Range, Switch};
use crate::link::Lang;
use crate::quantity::write_number;
use crate::requirements::Strength;

impl Speech<'_> {
    /// A change as the reader would say it: `再要求 单实例可调度卡数：至少 5 卡`.
    pub fn edit(&self, switch: &Switch) -> String {
        let m = messages(self.lang);
        let any = |word: Option<&'static str>| word.unwrap_or(m.any);
        match switch.edit {
            Edit::Need { criterion, threshold, strength } => {
                let Some(criterion) = self.catalogue.criteria.get(criterion) else { return String::new() };
                self.need_edit(criterion, threshold, strength, switch.range)
            }
            Edit::Scale(scale) => fill(m.edit_context, &[m.scale, any(scale.map(|scale| super::scale(scale, m)))]),
            Edit::Team(team) => fill(m.edit_context, &[m.team, any(team.map(|team| super::team(team, m)))]),
            Edit::Ops(ops) => fill(m.edit_context, &[m.ops, any(ops.map(|has| if has { m.yes } else { m.no }))]),
            Edit::Fit(true) => m.edit_fit_on.to_owned(),
            Edit::Fit(false) => m.edit_fit_off.to_owned(),
        }
    }

    fn need_edit(&self, criterion: &Criterion, threshold: Option<f64>, wish: Strength, range: Option<Range>) -> String {
        let m = messages(self.lang);
        let label = criterion.label.to(self.lang);
        let asked = self.requirements.need(&criterion.id);
        let wish = strength(wish, self.lang);
        let Some(threshold) = threshold else { return fill(m.edit_drop, &[label]) };
        match asked {
            Some(need) if need.threshold() == threshold => fill(m.edit_strength, &[label, wish]),
            Some(_) => fill(m.edit_threshold, &[label, &span(criterion, threshold, range, self.lang)]),
            None if criterion.kind == Kind::Flag => fill(m.edit_add_flag, &[wish, label]),
            None => fill(m.edit_add, &[wish, label, &span(criterion, threshold, range, self.lang)]),
        }
    }

    /// What a change leads to: `平台B`, `平台B，需确认`.
    pub fn leads_to(&self, answer: &Answer) -> String {
        let m = messages(self.lang);
        let names: Vec<&str> = answer.recommended.iter().map(|&platform| self.named(platform)).collect();
        let names = enumerate(m, &names);
        let confirm = answer.status == Some(Status::Confirm);
        match answer.verdict {
            Verdict::Open => m.open.to_owned(),
            Verdict::None => m.none.to_owned(),
            Verdict::Tie if confirm => fill(m.tie_confirm, &[&names]),
            Verdict::Tie => fill(m.tie, &[&names]),
            Verdict::Recommended if confirm => fill(m.leads_to_confirm, &[&names]),
            Verdict::Recommended => names,
        }
    }

    /// Who is recommended in a region of the map, in a few words: `平台B，但要先确认`.
    pub fn region(&self, region: &Region) -> String {
        let m = messages(self.lang);
        let words = match region.answer.verdict {
            Verdict::None => m.map_none.to_owned(),
            _ => self.leads_to(&region.answer),
        };
        if region.mixed { fill(m.map_mixed, &[&words]) } else { words }
    }

    /// The same as a sign, short enough for a picture: `B`, `A=B`, `B?`.
    pub fn sign(&self, region: &Region) -> String {
        let answer = &region.answer;
        let names: Vec<&str> = answer.recommended.iter().map(|&platform| self.short_name(platform)).collect();
        let mut sign = match answer.verdict {
            Verdict::Open => "—".to_owned(),
            Verdict::None => "×".to_owned(),
            Verdict::Tie | Verdict::Recommended => names.join("="),
        };
        if answer.status == Some(Status::Confirm) {
            sign.push('?');
        }
        if region.mixed {
            sign.push('~');
        }
        sign
    }

    /// What the signs in a picture of the map mean, as far as they are not names.
    pub fn signs(&self, map: &Map) -> String {
        let signs: String = map.rows.iter().flatten().map(|region| self.sign(region)).collect();
        let meanings = messages(self.lang).map_signs.iter().copied();
        let used = meanings.filter(|meaning| meaning.chars().next().is_some_and(|sign| signs.contains(sign)));
        used.collect::<Vec<_>>().join(" · ")
    }

    /// The end of a platform's name, where all names begin with the same words: `A` for `平台A`.
    fn short_name(&self, platform: usize) -> &str {
        let names = || self.catalogue.platforms.iter().map(|platform| platform.name.to(self.lang));
        let name = names().nth(platform).unwrap_or_default();
        let shared = name.char_indices().filter(|(_, letter)| !letter.is_ascii_alphanumeric());
        let shared = shared.filter_map(|(at, letter)| name.split_at_checked(at + letter.len_utf8()));
        let mut own = shared.filter(|(words, end)| !end.is_empty() && names().all(|other| other.starts_with(words)));
        own.next_back().map_or(name, |(_, end)| end)
    }

    /// What a ruled-out platform would need: `数据扩容上限 至多 72 GB（到 88 GB 需确认）`.
    pub fn relaxation(&self, relaxation: &Relaxation) -> String {
        let m = messages(self.lang);
        let steps = relaxation.steps.iter().filter_map(|step| self.loosening(step));
        steps.collect::<Vec<_>>().join(m.semicolon)
    }

    fn loosening(&self, step: &Loosening) -> Option<String> {
        let m = messages(self.lang);
        let criterion = self.catalogue.criteria.get(step.criterion)?;
        let label = criterion.label.to(self.lang);
        let words = |threshold: Option<f64>| threshold.map(|threshold| amount(criterion, threshold, self.lang));
        Some(match (words(step.fits_at), words(step.confirm_at)) {
            (Some(fits), Some(confirm)) => fill(m.loosen_both, &[label, &fits, &confirm]),
            (Some(fits), None) => fill(m.loosen_fits, &[label, &fits]),
            (None, Some(confirm)) => fill(m.loosen_confirm, &[label, &confirm]),
            (None, None) => fill(m.loosen_drop, &[label]),
        })
    }

    /// What the word for firmness rests on, a sentence each.
    pub fn firmness(&self, firmness: &Firmness) -> Vec<String> {
        let m = messages(self.lang);
        let mut sentences = Vec::new();
        if firmness.surely_best {
            sentences.push(m.surely_best.to_owned());
        }
        if firmness.rivals.iter().any(|rival| rival.competes) {
            sentences.push(fill(m.acceptability, &[&points(firmness.acceptability)]));
        }
        sentences.extend(firmness.weights.iter().filter_map(|range| self.weight(range)));
        sentences.extend(firmness.rivals.iter().filter(|rival| rival.dominated).map(|rival| self.dominance(rival)));
        sentences
    }

    fn weight(&self, range: &WeightRange) -> Option<String> {
        let m = messages(self.lang);
        let label = match range.column {
            Column::Need(need) => {
                self.catalogue.criteria.get(self.decision.asked.get(need)?.criterion)?.label.to(self.lang)
            }
            Column::Fit => m.fit,
        };
        let weight = points(Interval::exactly(range.weight));
        Some(match (range.can_change, range.needed) {
            (false, false) => fill(m.weight_never, &[label, &weight]),
            (false, true) => fill(m.weight_needed, &[label, &weight]),
            (true, _) => fill(m.weight_range, &[label, &weight, &points(range.stays)]),
        })
    }

    fn dominance(&self, rival: &Rival) -> String {
        fill(messages(self.lang).dominates, &[&self.recommended(), self.named(rival.platform)])
    }
}

/// One word for how firm a recommendation is.
pub fn word(word: Word, lang: Lang) -> &'static str {
    let m = messages(lang);
    match word {
        Word::Firm => m.firm,
        Word::Fair => m.fair,
        Word::Thin => m.thin,
    }
}

/// A range of thresholds: `至少 5 卡`, `超过 88 GB，至多 5000 GB`; elsewhere the threshold itself.
fn span(criterion: &Criterion, threshold: f64, range: Option<Range>, lang: Lang) -> String {
    let m = messages(lang);
    let (Kind::Quantity(unit), Some(Range { above, up_to })) = (&criterion.kind, range) else {
        return amount(criterion, threshold, lang);
    };
    // Where scores cross, a range can end at any fraction; for reading, whole numbers inside it do.
    let legible = |value: f64| if value >= 1000.0 { value.floor() } else { value };
    let least = match unit {
        Unit::Count { .. } => above.map(|above| fill(m.at_least, &[&quantity(unit, above + 1.0, lang)])),
        Unit::Gigabytes => above.map(|above| fill(m.more_than, &[&quantity(unit, legible(above), lang)])),
    };
    let most = up_to.map(|most| fill(m.at_most, &[&quantity(unit, legible(most), lang)]));
    let step = if matches!(unit, Unit::Count { .. }) { 1.0 } else { 1e-3 };
    match (least, most) {
        (Some(_), Some(_)) if up_to == Some(threshold) && above.is_some_and(|above| threshold - above <= step) => {
            fill(m.exactly, &[&quantity(unit, threshold, lang)])
        }
        (Some(least), Some(most)) => [&*least, m.semicolon, &most].concat(),
        (least, most) => least.or(most).unwrap_or_else(|| amount(criterion, threshold, lang)),
    }
}

/// How many more changes are listed below.
pub fn more(number: usize, lang: Lang) -> String {
    counted(messages(lang).more_one, messages(lang).more_many, number, &[])
}

/// A segment of the map's axis, short enough for the head of a column: `≤ 72 GB`, `> 72–88 GB`, `5 卡`, `≥ 6 卡`.
pub fn segment(criterion: &Criterion, range: Option<Range>, lang: Lang) -> String {
    let Some(Range { above, up_to }) = range else { return messages(lang).any.to_owned() };
    let words = |value: f64| amount(criterion, value, lang);
    let least = above.unwrap_or(0.0) + 1.0;
    let to = |from: f64, most: f64| [&*write_number(from), "–", &words(most)].concat();
    match (&criterion.kind, above, up_to) {
        (Kind::Flag, ..) => words(1.0),
        (Kind::Level(levels), ..) => {
            let most = up_to.unwrap_or(levels.len() as f64 - 1.0);
            if least < most { [&*words(least), "–", &words(most)].concat() } else { words(most) }
        }
        (Kind::Quantity(_), None, None) => [">\u{a0}", &*words(0.0)].concat(),
        (Kind::Quantity(_), None, Some(most)) => ["≤\u{a0}", &*words(most)].concat(),
        (Kind::Quantity(Unit::Count { .. }), Some(_), None) => ["≥\u{a0}", &*words(least)].concat(),
        (Kind::Quantity(Unit::Gigabytes), Some(above), None) => [">\u{a0}", &*words(above)].concat(),
        (Kind::Quantity(Unit::Count { .. }), Some(_), Some(most)) if least == most => words(most),
        (Kind::Quantity(Unit::Count { .. }), Some(_), Some(most)) => to(least, most),
        (Kind::Quantity(Unit::Gigabytes), Some(above), Some(most)) => [">\u{a0}", &*to(above, most)].concat(),
    }
}

/// Where a segment of the map's axis begins, short enough for a picture: `5 卡`, `88 GB`, `6 TB`; nothing, where that is at
/// zero. A level, a flag and what asks nothing have their word.
pub fn boundary(criterion: &Criterion, segment: &Segment, lang: Lang) -> String {
    match (&criterion.kind, segment.range) {
        (Kind::Quantity(_), Some(Range { above: None, .. })) => String::new(),
        (Kind::Quantity(unit @ Unit::Count { .. }), Some(Range { above: Some(above), .. })) => {
            quantity(unit, above + 1.0, lang)
        }
        (Kind::Quantity(Unit::Gigabytes), Some(Range { above: Some(above), .. })) if above >= 1000.0 => {
            [&*write_number(above / 1000.0), " TB"].concat()
        }
        (Kind::Quantity(unit), Some(Range { above: Some(above), .. })) => quantity(unit, above, lang),
        _ => self::segment(criterion, segment.range, lang),
    }
}
