//! Synthetic catalogues for measuring: any number of platforms and criteria, everything asked.

use gpu_selector::catalog::guide::guide;
use gpu_selector::catalog::{self, Catalogue, Cell, Interval, Kind, Level, Platform, Positioning, Unit, Words};
use gpu_selector::requirements::{Context, Need, Requirements, Scale, Strength, Team};

/// Flags, levels and quantities in equal parts; cells exact, about, open or missing; positions stated or not.
pub fn synthetic(platforms: usize, criteria: usize) -> Catalogue {
    let mut random = Random(1_234_567);
    let words = Words::new("词", "word");
    let level = |position: usize| Level { id: position.to_string().into(), label: words.clone() };
    let criteria: Vec<catalog::Criterion> = (0..criteria)
        .map(|position| catalog::Criterion {
            id: format!("criterion_{position}").into(),
            group: "all".into(),
            kind: match position % 3 {
                0 => Kind::Flag,
                1 => Kind::Level((0..4).map(level).collect()),
                _ => Kind::Quantity(Unit::Gigabytes),
            },
            label: words.clone(),
            question: words.clone(),
            ask: words.clone(),
            hint: None,
        })
        .collect();
    let platforms = (0..platforms)
        .map(|position| Platform {
            id: format!("platform_{position}").into(),
            name: words.clone(),
            summary: guide().notes.alike.clone(),
            positioning: Positioning {
                scale: Scale::ALL.get(random.below(4)).copied(),
                team: Team::ALL.get(random.below(3)).copied(),
                needs_ops: [false, true].get(random.below(3)).copied(),
                quotes: Vec::new(),
            },
            cells: criteria.iter().map(|criterion| cell(&criterion.kind, &mut random)).collect(),
        })
        .collect();
    Catalogue { criteria, platforms, scenarios: Vec::new(), ..guide().clone() }
}

fn cell(kind: &Kind, random: &mut Random) -> Cell {
    let value = match kind {
        Kind::Flag => random.below(2),
        Kind::Level(levels) => random.below(levels.len()),
        Kind::Quantity(_) => random.below(5000),
    } as f64;
    let known = match (random.below(8), kind) {
        (0, _) => kind.unknown(),
        (1, Kind::Quantity(_)) => Interval::about(value),
        (2, Kind::Quantity(_)) => Interval::new(value, f64::INFINITY),
        _ => Interval::exactly(value),
    };
    Cell { known, wording: None, quotes: Vec::new(), note: None }
}

/// Every criterion in turn as a must, a want and a nice, and a whole context.
pub fn everything(catalogue: &Catalogue) -> Requirements {
    let mut asked = Requirements::default();
    for (criterion, strength) in catalogue.criteria.iter().zip(Strength::ALL.iter().cycle().skip(1)) {
        let threshold = match criterion.kind {
            Kind::Flag => 1.0,
            Kind::Level(_) => 2.0,
            Kind::Quantity(_) => 1000.0,
        };
        asked.ask(Need::new(criterion, threshold, *strength).expect("every scale above has this threshold"));
    }
    assert_eq!(asked.needs().len(), catalogue.criteria.len());
    asked.context = Context { scale: Some(Scale::Large), team: Some(Team::Many), ops: Some(false) };
    asked
}

/// SplitMix64: the same catalogue on every machine.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % bound as u64) as usize
    }
}
