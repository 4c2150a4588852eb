//! Links that were right once stay right: the links of every version, each with its canonical form.

mod support;

use std::collections::BTreeSet;

use gpu_selector::catalog::Kind;
use gpu_selector::catalog::guide::guide;
use gpu_selector::link::{self, Lang, Theme};
use gpu_selector::requirements::{Scale, Team};
use support::{read, reasons, rewritten};

#[test]
fn a13_a_link_of_version_1_is_read_as_ever() {
    let links = links();
    assert!(links.len() >= 40, "{}", links.len());
    for (link, canonical) in links {
        assert_eq!((&*rewritten(link), reasons(&read(link))), (canonical, vec![]), "{link}");
        assert_eq!((&*rewritten(canonical), reasons(&read(canonical))), (canonical, vec![]), "{canonical}");
    }
}

/// A key or word that is added comes with a line here.
#[test]
fn every_key_and_every_word_has_its_link() {
    let mut missing = BTreeSet::new();
    for criterion in &guide().criteria {
        missing.insert(format!("{}=", criterion.id));
        if let Kind::Level(levels) = &criterion.kind {
            missing.extend(levels.iter().map(|level| format!("{}={}", criterion.id, level.id)));
        }
    }
    // Kept for later, without a meaning yet.
    missing.extend(link::RESERVED.iter().filter(|key| **key != "catalog").map(|key| format!("{key}=")));
    missing.extend(guide().scenarios.iter().map(|scenario| format!("scene={}", scenario.id)));
    missing.extend(Scale::ALL.map(|scale| format!("scale={}", scale.id())));
    missing.extend(Team::ALL.map(|team| format!("team={}", team.id())));
    missing.extend(Lang::ALL.map(|lang| format!("lang={}", lang.id())));
    missing.extend(Theme::ALL.map(|theme| format!("theme={}", theme.id())));
    missing.extend(["ops=yes", "ops=no", "fit=off", "embed=1"].map(String::from));
    for (link, _) in links() {
        let link = link.to_ascii_lowercase();
        missing.retain(|part| !link.split(['?', '&']).any(|pair| pair.starts_with(&**part)));
    }
    assert!(missing.is_empty(), "no link of tests/data/links-v1.txt has {missing:?}");
}

/// The link and its canonical form, of every line that says something.
fn links() -> Vec<(&'static str, &'static str)> {
    include_str!("data/links-v1.txt")
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| line.split_once('\t').expect("a link, a tab, its canonical form"))
        .collect()
}
