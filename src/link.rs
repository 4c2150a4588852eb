//! The link: a query string <-> requirements and view. Reading never fails.
//!
//! [`read`] takes any text and returns what it understood and the list of what it ignored, and why. [`write()`] gives the one
//! canonical string: equal requirements, equal string. Whatever [`write()`] gives, [`read`] takes back unchanged.
//!
//! Chat programs glue the rest of a sentence to a link or cut its end off, so a link to be passed around is [`sealed`]: its
//! version stands last and carries a check of what stands before it. [`read`] tells a check that is wrong or not whole, and
//! what is glued to it. A link without a check is taken as written by hand, and nothing is told. Hence the limit: a link cut
//! before its `v=1`, or right behind it, cannot be told from one written by hand; in the second case only the check is lost.
//!
//! ```
//! use gpu_selector::{catalog::guide::guide, link};
//!
//! let link = link::read(guide(), "EXPANSION=2t,want&gpus=８&v=1");
//! assert!(link.ignored.is_empty());
//! assert_eq!(link::write(guide(), &link.requirements, &link.view), "gpus=8&expansion=2000GB,want&v=1");
//! assert_eq!(link::sealed(guide(), &link.requirements, &link.view), "gpus=8&expansion=2000GB,want&v=1.x7ms2");
//! ```

use crate::catalog::{Catalogue, Criterion};
use crate::requirements::{Need, Requirements, Scale, Strength, Team};
use crate::threshold;
use check::Check;

mod check;
mod text;
mod title;

pub use title::read as title;

/// How many characters of a title count, as a reader counts them: a family of emoji is one.
pub const TITLE_LENGTH: usize = 40;

/// Keys that no criterion may use as its id; `catalog` is kept for later.
pub const RESERVED: [&str; 12] =
    ["scale", "team", "ops", "fit", "title", "lang", "theme", "embed", "catalog", "scene", "vs", "v"];

/// What a query string says.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Link {
    pub requirements: Requirements,
    pub view: View,
    pub ignored: Vec<Ignored>,
}

/// How the page shows itself. `None`: the reader's own default.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct View {
    /// At most [`TITLE_LENGTH`] characters, none of them invisible; never blank.
    pub title: Option<String>,
    pub lang: Option<Lang>,
    pub theme: Option<Theme>,
    pub embed: bool,
    /// Another link to compare with, as [`other`] gives it.
    pub versus: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lang {
    Zh,
    En,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    Light,
    Dark,
}

/// A part of the query that took no effect.
#[derive(Clone, Debug, PartialEq)]
pub struct Ignored {
    pub key: String,
    pub value: String,
    pub reason: Reason,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    UnknownKey,
    BadValue,
    /// The first of a repeated key counts.
    Repeated,
    /// Made by a later version of this page.
    NewerVersion,
    /// The check is wrong or not whole, or text was glued to it.
    Damaged,
}

/// Reads a query string, with or without its `?`. What the scenario of `scene=` asks is filled in where no other key says so.
pub fn read(catalogue: &Catalogue, query: &str) -> Link {
    read_pairs(catalogue, query, true)
}

/// What another link asks, from its address or only its query, as a canonical query without a view; and what of it took no
/// effect. `None` where it asks nothing. A link that it in turn is compared with is dropped.
pub fn other(catalogue: &Catalogue, text: &str) -> Option<(String, Vec<Ignored>)> {
    let query = text.split_once('?').map_or(text, |(_, query)| query);
    let query = query.split_once('#').map_or(query, |(query, _)| query);
    let mut link = read_pairs(catalogue, query.trim(), false);
    for part in &mut link.ignored {
        part.key = text::shorten(&["vs.", &part.key].concat());
    }
    let asks = link.requirements != Requirements::default();
    asks.then(|| (write(catalogue, &link.requirements, &View::default()), link.ignored))
}

/// Links stand in each other one deep only, so that no text makes this go down without end.
fn read_pairs(catalogue: &Catalogue, query: &str, compares: bool) -> Link {
    let mut link = Link::default();
    let mut seen: Vec<String> = Vec::new();
    let mut scene = None;
    let mut check = Check::new();
    for (key, value) in pairs(query) {
        let reason = if seen.contains(&key) {
            Some(Reason::Repeated)
        } else if key == "vs" && !compares {
            None
        } else if key == "scene" {
            scene = catalogue.scenarios.iter().find(|scenario| scenario.id.eq_ignore_ascii_case(&value));
            scene.is_none().then_some(Reason::BadValue)
        } else if key == "v" {
            version(&value, &check).err()
        } else {
            link.take(catalogue, &key, &value).err()
        };
        check.add(&key, &value);
        if let Some(reason) = reason {
            link.ignored.push(Ignored { key: text::shorten(&key), value: text::shorten(&value), reason });
        }
        if reason != Some(Reason::UnknownKey) {
            seen.push(key);
        }
    }
    if let Some(scenario) = scene {
        link.requirements.fill_in(&scenario.requirements);
    }
    link
}

/// Keys in lower case and values, both decoded and trimmed.
fn pairs(query: &str) -> impl Iterator<Item = (String, String)> {
    query.strip_prefix('?').unwrap_or(query).split('&').filter(|pair| !pair.is_empty()).map(|pair| {
        let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
        let read = |part| text::trim(&text::decode(part)).to_owned();
        (read(key).to_ascii_lowercase(), read(value))
    })
}

/// Writes the canonical query string, without `?`, ASCII only: criteria in the order of the catalogue, then context, `fit`,
/// view, and the version last.
pub fn write(catalogue: &Catalogue, requirements: &Requirements, view: &View) -> String {
    let mut query = String::new();
    let mut put = |key: &str, value: &str| {
        for part in [key, "=", value, "&"] {
            query.push_str(part);
        }
    };
    for criterion in &catalogue.criteria {
        if let Some(need) = requirements.need(&criterion.id) {
            put(&criterion.id, &write_need(criterion, need));
        }
    }
    let context = requirements.context;
    let yes_no = |yes| if yes { "yes" } else { "no" };
    let title = view.title.as_deref().map(text::encode);
    let versus = view.versus.as_deref().map(text::encode);
    let pairs = [
        ("scale", context.scale.map(Scale::id)),
        ("team", context.team.map(Team::id)),
        ("ops", context.ops.map(yes_no)),
        ("fit", requirements.fit_off.then_some("off")),
        ("title", title.as_deref()),
        ("lang", view.lang.map(Lang::id)),
        ("theme", view.theme.map(Theme::id)),
        ("embed", view.embed.then_some("1")),
        ("vs", versus.as_deref()),
    ];
    for (key, value) in pairs {
        if let Some(value) = value {
            put(key, value);
        }
    }
    query.push_str("v=1");
    query
}

/// The same with the check at the end, to be passed around: `gpus=8&v=1.85mtt`.
pub fn sealed(catalogue: &Catalogue, requirements: &Requirements, view: &View) -> String {
    let query = write(catalogue, requirements, view);
    let mut check = Check::new();
    for (key, value) in pairs(&query).filter(|(key, _)| key != "v") {
        check.add(&key, &value);
    }
    query + "." + &check.word()
}

impl Link {
    /// Takes one pair into account, or says why not.
    fn take(&mut self, catalogue: &Catalogue, key: &str, value: &str) -> Result<(), Reason> {
        let context = &mut self.requirements.context;
        match key {
            "scale" => context.scale = Some(word(&Scale::ALL, Scale::id, value)?),
            "team" => context.team = Some(word(&Team::ALL, Team::id, value)?),
            "ops" => context.ops = Some(word(&[true, false], |yes| if yes { "yes" } else { "no" }, value)?),
            "fit" => self.requirements.fit_off = word(&[true, false], |off| if off { "off" } else { "on" }, value)?,
            "lang" => self.view.lang = Some(word(&Lang::ALL, Lang::id, value)?),
            "theme" => self.view.theme = Some(word(&Theme::ALL, Theme::id, value)?),
            "embed" => self.view.embed = word(&[true, false], |on| if on { "1" } else { "0" }, value)?,
            "title" => self.view.title = Some(title::read(value).ok_or(Reason::BadValue)?),
            "vs" => {
                let (query, ignored) = other(catalogue, value).ok_or(Reason::BadValue)?;
                self.view.versus = Some(query);
                self.ignored.extend(ignored);
            }
            _ => {
                let (_, criterion) = catalogue.criterion(key).ok_or(Reason::UnknownKey)?;
                self.requirements.ask(read_need(criterion, value).ok_or(Reason::BadValue)?);
            }
        }
        Ok(())
    }
}

/// The member of `all` that is written `value`, in any case.
fn word<T: Copy>(all: &[T], id: impl Fn(T) -> &'static str, value: &str) -> Result<T, Reason> {
    all.iter().copied().find(|&each| id(each).eq_ignore_ascii_case(value)).ok_or(Reason::BadValue)
}

/// `threshold` or `threshold,strength`; what follows the last comma is the strength.
pub(crate) fn read_need(criterion: &Criterion, value: &str) -> Option<Need> {
    let (threshold, strength) = match value.rsplit_once(',') {
        None => (value, Strength::Must),
        Some((threshold, strength)) => (threshold, word(&Strength::ALL, Strength::id, strength.trim()).ok()?),
    };
    // In a form `1,500` is a number; in a link a comma has only one meaning.
    if threshold.contains([',', '，']) {
        return None;
    }
    Need::new(criterion, threshold::read(criterion, threshold)?, strength)
}

pub(crate) fn write_need(criterion: &Criterion, need: &Need) -> String {
    let mut value = threshold::write(criterion, need.threshold()).into_owned();
    if need.strength != Strength::Must {
        value.push(',');
        value.push_str(need.strength.id());
    }
    value
}

/// `<version>` or `<version>.<check>`, where the check is that of the pairs before it.
fn version(value: &str, check: &Check) -> Result<(), Reason> {
    let digits = value.find(|c: char| !c.is_ascii_digit()).unwrap_or(value.len());
    let (number, rest) = value.split_at(digits);
    match number.trim_start_matches('0') {
        "" => Err(Reason::BadValue),
        "1" if rest.is_empty() => Ok(()),
        "1" if rest.strip_prefix('.').is_some_and(|word| word.eq_ignore_ascii_case(&check.word())) => Ok(()),
        "1" => Err(Reason::Damaged),
        _ => Err(Reason::NewerVersion),
    }
}

impl Lang {
    pub const ALL: [Self; 2] = [Self::Zh, Self::En];

    /// In the language itself.
    pub fn name(self) -> &'static str {
        match self {
            Self::Zh => "中文",
            Self::En => "English",
        }
    }

    pub fn id(self) -> &'static str {
        match self {
            Self::Zh => "zh",
            Self::En => "en",
        }
    }
}

impl Theme {
    pub const ALL: [Self; 2] = [Self::Light, Self::Dark];

    pub fn id(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

impl Reason {
    /// The word in the decision JSON.
    pub fn id(self) -> &'static str {
        match self {
            Self::UnknownKey => "unknown_key",
            Self::BadValue => "bad_value",
            Self::Repeated => "repeated",
            Self::NewerVersion => "newer_version",
            Self::Damaged => "damaged",
        }
    }
}
