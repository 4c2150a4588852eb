//! A catalogue -> the file's own types. What the defaults say is left out.

use super::defaults;
use super::format::{
    About, Cell, Conflict, Context, CountUnit, CriterionEntry, Difference, File, Group, KindName, Languages, Level,
    Note, Notes, Ordered, Plain, Platform, Positioning, Quote, Range, Scale, Scenario, SizeUnit, Team, UnitEntry,
    Value, WholeCell, Words,
};
use crate::catalog::{self, Catalogue, Criterion, Interval, Kind, Unit};
use crate::link;
use crate::requirements;

pub(super) fn file(catalogue: &Catalogue) -> File {
    File {
        schema: None,
        format: Some(super::FORMAT),
        id: catalogue.id.clone(),
        title: words(&catalogue.title),
        version: catalogue.version.clone(),
        as_of: catalogue.as_of.clone(),
        groups: list(&catalogue.groups, |group| Group { id: group.id.clone(), label: words(&group.label) }),
        criteria: list(&catalogue.criteria, criterion),
        platforms: list(&catalogue.platforms, |each| platform(catalogue, each)),
        scenarios: list(&catalogue.scenarios, |each| scenario(catalogue, each)),
        notes: notes(&catalogue.notes),
    }
}

fn list<T, U>(items: &[T], convert: impl Fn(&T) -> U) -> Vec<U> {
    items.iter().map(convert).collect()
}

fn words(words: &catalog::Words) -> Words {
    if words.zh == words.en {
        Words::Same(words.zh.clone())
    } else {
        Words::Each(Languages { zh: Some(words.zh.clone()), en: Some(words.en.clone()) })
    }
}

fn quote(quote: &catalog::Quote) -> Quote {
    Quote { place: quote.place.clone(), text: words(&quote.text) }
}

fn said(each: &catalog::Quote) -> Option<Quote> {
    (*each != defaults::NO_QUOTE).then(|| quote(each))
}

fn criterion(criterion: &Criterion) -> CriterionEntry {
    let label = &criterion.label;
    let (kind, levels, unit) = match &criterion.kind {
        Kind::Flag => (KindName::Flag, None, None),
        Kind::Level(levels) => {
            let level = |level: &catalog::Level| Level { id: level.id.clone(), label: words(&level.label) };
            (KindName::Level, Some(list(levels, level)), None)
        }
        Kind::Quantity(each) => (KindName::Quantity, None, Some(unit(each))),
    };
    CriterionEntry {
        id: criterion.id.clone(),
        group: Some(criterion.group.clone()),
        kind,
        levels,
        unit,
        label: words(label),
        question: (criterion.question != *label).then(|| words(&criterion.question)),
        ask: (criterion.ask != defaults::ask(label, &criterion.kind)).then(|| words(&criterion.ask)),
        hint: criterion.hint.as_ref().map(quote),
    }
}

fn unit(unit: &Unit) -> UnitEntry {
    match unit {
        Unit::Gigabytes => UnitEntry::Size(SizeUnit::Gigabytes),
        Unit::Count { one, many } => {
            UnitEntry::Count(CountUnit { one: words(one), many: (many != one).then(|| words(many)) })
        }
    }
}

fn platform(catalogue: &Catalogue, platform: &catalog::Platform) -> Platform {
    let cells = catalogue.criteria.iter().zip(&platform.cells);
    let cells = cells.filter_map(|(criterion, known)| Some((criterion.id.clone(), cell(criterion, known)?)));
    Platform {
        id: platform.id.clone(),
        name: words(&platform.name),
        summary: said(&platform.summary),
        positioning: positioning(&platform.positioning),
        cells: Ordered(cells.collect()),
    }
}

fn positioning(made_for: &catalog::Positioning) -> Option<Positioning> {
    (*made_for != defaults::NO_POSITIONING).then(|| Positioning {
        scale: made_for.scale.map(scale),
        team: made_for.team.map(team),
        needs_ops: made_for.needs_ops,
        quotes: list(&made_for.quotes, quote),
    })
}

fn scale(scale: requirements::Scale) -> Scale {
    match scale {
        requirements::Scale::Small => Scale::Small,
        requirements::Scale::Medium => Scale::Medium,
        requirements::Scale::Large => Scale::Large,
    }
}

fn team(team: requirements::Team) -> Team {
    match team {
        requirements::Team::Solo => Team::Solo,
        requirements::Team::Many => Team::Many,
    }
}

/// `None` where nothing is known and nothing is said.
fn cell(criterion: &Criterion, cell: &catalog::Cell) -> Option<Cell> {
    // Words need a value, also where the value is the whole scale.
    let stated = cell.wording.is_some() || cell.known != criterion.kind.unknown();
    let partial = criterion.kind == Kind::Flag && cell.known == criterion.kind.unknown();
    let wording = cell.wording.as_ref().filter(|wording| !partial || **wording != defaults::PARTLY);
    let whole = WholeCell {
        value: stated.then(|| value(&criterion.kind, cell.known)),
        wording: wording.map(words),
        quotes: list(&cell.quotes, quote),
        note: cell.note.as_ref().map(words),
    };
    match whole {
        WholeCell { value: None, wording: None, quotes, note: None } if quotes.is_empty() => None,
        WholeCell { value: Some(value), wording: None, quotes, note: None } if quotes.is_empty() => {
            Some(Cell::Alone(value))
        }
        whole => Some(Cell::Whole(whole)),
    }
}

fn value(kind: &Kind, known: Interval) -> Value {
    let word = |word: &'static str| Plain::Word(word.into());
    match kind {
        Kind::Flag if known == Interval::exactly(0.0) => Value::Plain(word("no")),
        Kind::Flag if known == Interval::exactly(1.0) => Value::Plain(word("yes")),
        Kind::Flag => Value::Plain(word("partial")),
        Kind::Level(levels) => {
            let level = |position: f64| levels.get(position as usize).map(|level| Plain::Word(level.id.clone()));
            match level(known.lo) {
                Some(only) if known.lo == known.hi => Value::Plain(only),
                lo => Value::Range(Range { lo, hi: level(known.hi) }),
            }
        }
        Kind::Quantity(_) if known.lo == known.hi => Value::Plain(Plain::Number(known.lo)),
        Kind::Quantity(_) => match defaults::about(known) {
            Some(about) => Value::About(About { about }),
            None => Value::Range(Range {
                lo: Some(Plain::Number(known.lo)),
                hi: known.hi.is_finite().then_some(Plain::Number(known.hi)),
            }),
        },
    }
}

fn scenario(catalogue: &Catalogue, scenario: &catalog::Scenario) -> Scenario {
    let asked = &scenario.requirements;
    let needs = catalogue.criteria.iter().filter_map(|criterion| {
        let need = asked.need(&criterion.id)?;
        Some((criterion.id.clone(), link::write_need(criterion, need).into()))
    });
    let context = asked.context;
    Scenario {
        id: scenario.id.clone(),
        short: (scenario.short != scenario.name).then(|| words(&scenario.short)),
        name: words(&scenario.name),
        recommends: scenario.recommends.clone(),
        reason: quote(&scenario.reason),
        needs: Ordered(needs.collect()),
        context: (context != requirements::Context::default()).then(|| Context {
            scale: context.scale.map(scale),
            team: context.team.map(team),
            ops: context.ops,
        }),
    }
}

fn notes(notes: &catalog::Notes) -> Option<Notes> {
    let note = |note: &catalog::Note| Note { title: words(&note.title), text: quote(&note.text) };
    (*notes != defaults::NO_NOTES).then(|| Notes {
        alike: said(&notes.alike),
        common: list(&notes.common, note),
        differences: list(&notes.differences, |each| Difference {
            place: each.place.clone(),
            title: words(&each.title),
            paragraphs: list(&each.paragraphs, words),
        }),
        cautions: list(&notes.cautions, note),
        closing: list(&notes.closing, quote),
        conflicts: list(&notes.conflicts, |each| Conflict {
            about: each.about.clone(),
            title: words(&each.title),
            says: words(&each.says),
        }),
    })
}
