//! Random catalogues, and requirements that fit them; and catalogues put together by hand.
//!
//! Numbers come from small grids, so that ties, cells exactly at a threshold and cells around it are common, not lucky.

use gpu_selector::catalog::{
    Catalogue, Cell, Criterion, Group, Interval, Kind, Level, Notes, Platform, Positioning, Quote, Text, Unit, Words,
};
use gpu_selector::requirements::{Context, Need, Requirements, Scale, Strength, Team};
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// Not in alphabetical order, so that the order of a list and the order of ids are different things.
const IDS: [&str; 6] = ["m", "d", "x", "a", "q", "c"];

/// One to six criteria of all kinds; one to six platforms, some with fewer cells than criteria, some not positioned.
pub fn catalogues() -> impl Strategy<Value = Catalogue> {
    prop::collection::vec(kinds(), 1..=IDS.len()).prop_flat_map(|kinds| {
        let criteria: Vec<Criterion> = kinds.into_iter().zip(IDS).map(|(kind, id)| criterion(id, kind)).collect();
        let platforms = prop::collection::vec(rows(&criteria), 1..=IDS.len());
        (Just(criteria), platforms).prop_map(|(criteria, mut platforms)| {
            for (platform, id) in platforms.iter_mut().zip(IDS) {
                platform.id = id.into();
            }
            catalogue(criteria, platforms)
        })
    })
}

/// A catalogue and what is asked of it.
pub fn questions() -> impl Strategy<Value = (Catalogue, Requirements)> {
    catalogues().prop_flat_map(|catalogue| {
        let asked = requirements(&catalogue);
        (Just(catalogue), asked)
    })
}

/// Questions of everyday size: scores then differ by much more than the tolerance, or not at all. Where a threshold is far above
/// every cell, every platform meets about nothing, and only rounding tells them apart.
pub fn everyday() -> impl Strategy<Value = (Catalogue, Requirements)> {
    questions().prop_map(|(catalogue, mut asked)| {
        for need in asked.clone().needs().iter().filter(|need| need.threshold() > 100.0) {
            let (_, criterion) = catalogue.criterion(need.criterion()).expect("what is asked of a catalogue is in it");
            asked.ask(Need::new(criterion, 9.0, need.strength).expect("a quantity can be 9"));
        }
        (catalogue, asked)
    })
}

/// Questions of catalogues that nobody checked: ends of cells that are no numbers or stand upside down, rows that are too long,
/// a scale without levels.
pub fn unchecked() -> impl Strategy<Value = (Catalogue, Requirements)> {
    let ends = prop::collection::vec((prop::num::f64::ANY, prop::num::f64::ANY), IDS.len() * IDS.len());
    (questions(), ends).prop_map(|((mut catalogue, asked), ends)| {
        catalogue.criteria.push(criterion("z", levels(0)));
        for (platform, ends) in catalogue.platforms.iter_mut().zip(ends.chunks(IDS.len())) {
            // Among what is in order, not only after it.
            let place = platform.cells.len() / 2;
            platform.cells.splice(place..place, ends.iter().map(|&(lo, hi)| cell(Interval::new(lo, hi))));
        }
        (catalogue, asked)
    })
}

/// Requirements that a catalogue's criteria allow, with about every second criterion asked.
pub fn requirements(catalogue: &Catalogue) -> impl Strategy<Value = Requirements> + use<> {
    let needs: Vec<_> = catalogue.criteria.iter().map(|criterion| prop::option::of(needs(criterion))).collect();
    (needs, contexts(), prop::bool::weighted(0.2)).prop_map(|(needs, context, fit_off)| {
        let mut asked = Requirements::default();
        needs.into_iter().flatten().for_each(|need| asked.ask(need));
        asked.context = context;
        asked.fit_off = fit_off;
        asked
    })
}

/// What could be asked of one criterion.
pub fn needs(criterion: &Criterion) -> impl Strategy<Value = Need> + use<> {
    let criterion = criterion.clone();
    (thresholds(&criterion.kind), select(&Strength::ALL[..])).prop_map(move |(threshold, strength)| {
        Need::new(&criterion, threshold, strength).expect("thresholds() gives what the scale has")
    })
}

/// Small numbers mostly, and now and then any that is allowed.
pub fn thresholds(kind: &Kind) -> BoxedStrategy<f64> {
    match kind {
        Kind::Flag => Just(1.0).boxed(),
        Kind::Level(levels) => (0..levels.len()).prop_map(|position| position as f64).boxed(),
        Kind::Quantity(Unit::Count { .. }) => {
            prop_oneof![9 => 0..=12_u32, 1 => 0..=1_000_000_u32].prop_map(f64::from).boxed()
        }
        Kind::Quantity(Unit::Gigabytes) => {
            let quarters = (0..=48_u32).prop_map(|quarters| f64::from(quarters) / 4.0);
            let kilobytes = (0..=1_000_000_000_000_000_u64).prop_map(|kilobytes| kilobytes as f64 / 1e6);
            prop_oneof![9 => quarters, 1 => kilobytes].boxed()
        }
    }
}

pub fn contexts() -> impl Strategy<Value = Context> {
    (prop::option::of(select(&Scale::ALL[..])), prop::option::of(select(&Team::ALL[..])), any::<Option<bool>>())
        .prop_map(|(scale, team, ops)| Context { scale, team, ops })
}

/// What can be known of a platform on a scale: a value, a range, or all the scale.
pub fn intervals(kind: &Kind) -> BoxedStrategy<Interval> {
    let unknown = kind.unknown();
    let known = match kind {
        Kind::Flag => (0..=1_u32, 0..=1_u32).boxed(),
        Kind::Level(levels) => {
            let top = levels.len() as u32 - 1;
            (0..=top, 0..=top).boxed()
        }
        Kind::Quantity(_) => (0..=12_u32, 0..=12_u32).boxed(),
    };
    let range = known.clone().prop_map(|(one, other)| Interval::new(one.min(other).into(), one.max(other).into()));
    let exact = known.clone().prop_map(|(value, _)| Interval::exactly(value.into()));
    match kind {
        Kind::Flag | Kind::Level(_) => prop_oneof![3 => exact, 2 => range, 1 => Just(unknown)].boxed(),
        Kind::Quantity(_) => {
            let about = known.clone().prop_map(|(value, _)| Interval::about(value.into()));
            let upward = known.prop_map(|(lo, _)| Interval::new(lo.into(), f64::INFINITY));
            prop_oneof![3 => exact, 2 => range, 1 => about, 1 => upward, 1 => Just(unknown)].boxed()
        }
    }
}

/// One interval a criterion.
fn cells(catalogue: &Catalogue) -> impl Strategy<Value = Vec<Interval>> + use<> {
    catalogue.criteria.iter().map(|criterion| intervals(&criterion.kind)).collect::<Vec<_>>()
}

/// A catalogue with whole rows, requirements, the platform and criterion of one cell, and another interval for that cell.
pub fn cells_to_change() -> impl Strategy<Value = (Catalogue, Requirements, usize, usize, Interval)> {
    let drawn = questions().prop_flat_map(|(catalogue, asked)| {
        let other = cells(&catalogue);
        (Just(with_whole_rows(&catalogue)), Just(asked), any::<Index>(), any::<Index>(), other)
    });
    drawn.prop_map(|(catalogue, asked, row, column, other)| {
        let (row, column) = (row.index(catalogue.platforms.len()), column.index(catalogue.criteria.len()));
        (catalogue, asked, row, column, other[column])
    })
}

/// Every criterion gets its cell: unknown where the row was too short.
pub fn with_whole_rows(catalogue: &Catalogue) -> Catalogue {
    let mut whole = catalogue.clone();
    for platform in &mut whole.platforms {
        let missing = &catalogue.criteria[platform.cells.len()..];
        platform.cells.extend(missing.iter().map(|criterion| cell(criterion.kind.unknown())));
    }
    whole
}

/// A random order: lists here have up to six items.
pub type Keys = [u8; IDS.len()];

/// As many items as there are keys, in the order of the keys.
pub fn shuffled<T: Clone>(items: &[T], keys: &Keys) -> Vec<T> {
    let mut keyed: Vec<_> = keys.iter().zip(items.iter().cloned()).collect();
    keyed.sort_by_key(|(key, _)| **key);
    keyed.into_iter().map(|(_, item)| item).collect()
}

/// A catalogue of nothing but the given criteria and platforms.
pub fn catalogue(criteria: Vec<Criterion>, platforms: Vec<Platform>) -> Catalogue {
    let quote = Quote::new("1", "话", "words");
    Catalogue {
        id: "random".into(),
        title: Words::new("题", "title"),
        version: "1".into(),
        as_of: None,
        groups: vec![Group { id: "all".into(), label: Words::new("组", "group") }],
        criteria,
        platforms,
        scenarios: Vec::new(),
        notes: Notes {
            alike: quote,
            common: Vec::new(),
            differences: Vec::new(),
            cautions: Vec::new(),
            closing: Vec::new(),
            conflicts: Vec::new(),
        },
    }
}

pub fn criterion(id: &'static str, kind: Kind) -> Criterion {
    let words = Words::new("词", "word");
    Criterion {
        id: id.into(),
        group: "all".into(),
        kind,
        label: words.clone(),
        question: words.clone(),
        ask: words,
        hint: None,
    }
}

pub fn platform(id: impl Into<Text>, positioning: Positioning, cells: Vec<Interval>) -> Platform {
    Platform {
        id: id.into(),
        name: Words::new("名", "name"),
        summary: Quote::new("1", "话", "words"),
        positioning,
        cells: cells.into_iter().map(cell).collect(),
    }
}

/// A platform of which nothing is stated but its cells.
pub fn row(id: impl Into<Text>, cells: impl IntoIterator<Item = Interval>) -> Platform {
    let unstated = Positioning { scale: None, team: None, needs_ops: None, quotes: Vec::new() };
    platform(id, unstated, cells.into_iter().collect())
}

pub fn cell(known: Interval) -> Cell {
    Cell { known, wording: None, quotes: Vec::new(), note: None }
}

pub const COUNT: Kind =
    Kind::Quantity(Unit::Count { one: Words::new("卡", "card"), many: Words::new("卡", "cards") });

/// A scale of levels named by their position.
pub fn levels(many: usize) -> Kind {
    let level = |position: usize| Level { id: position.to_string().into(), label: Words::new("级", "level") };
    Kind::Level((0..many).map(level).collect())
}

fn kinds() -> impl Strategy<Value = Kind> {
    prop_oneof![Just(Kind::Flag), (1..=4_usize).prop_map(levels), Just(COUNT), Just(Kind::Quantity(Unit::Gigabytes))]
}

/// A platform still without its id; one in four ends before its last cells.
fn rows(criteria: &[Criterion]) -> impl Strategy<Value = Platform> + use<> {
    let cells: Vec<_> = criteria.iter().map(|criterion| intervals(&criterion.kind)).collect();
    let length = prop_oneof![3 => Just(criteria.len()), 1 => 0..=criteria.len()];
    (cells, length, positionings()).prop_map(|(mut cells, length, positioning)| {
        cells.truncate(length);
        platform("", positioning, cells)
    })
}

fn positionings() -> impl Strategy<Value = Positioning> {
    contexts().prop_map(|made_for| Positioning {
        scale: made_for.scale,
        team: made_for.team,
        needs_ops: made_for.ops,
        quotes: Vec::new(),
    })
}
