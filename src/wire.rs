//! The decision as JSON, for scripts: a public contract, see `docs/decision-json.md`.
//!
//! The small types here exist only to name its fields; the engine's own types know nothing of JSON.

use serde::Serialize;

mod insight;

use insight::InsightWire;

use crate::catalog::{Catalogue, Interval};
use crate::decision::{Asked, Assessment, Decision, Finding, Fit, Outcome, Part, Status, Verdict};
use crate::engine;
use crate::link::{self, Ignored, Link, View};
use crate::requirements::Requirements;
use crate::threshold;

/// Reads a query, decides, and writes the answer as one line of JSON.
pub fn decide(catalogue: &Catalogue, query: &str) -> String {
    let link = link::read(catalogue, query);
    let decision = engine::decide(catalogue, &link.requirements);
    // Serializing these types cannot fail: no maps, no non-finite numbers that JSON would have to refuse.
    serde_json::to_string(&Wire::new(catalogue, &link, &decision)).unwrap_or_default()
}

/// What the host page of a frame hears of a decision: a message of the kind `change`, see `docs/embedding.md`.
pub fn change(catalogue: &Catalogue, requirements: &Requirements, decision: &Decision) -> String {
    #[derive(Serialize)]
    struct Change<'a> {
        source: &'static str,
        v: u32,
        r#type: &'static str,
        query: String,
        verdict: &'static str,
        recommended: Vec<&'a str>,
    }
    let change = Change {
        source: "gpu-selector",
        v: 1,
        r#type: "change",
        query: link::write(catalogue, requirements, &View::default()),
        verdict: verdict(decision.verdict),
        recommended: recommended(catalogue, decision),
    };
    serde_json::to_string(&change).unwrap_or_default()
}

#[derive(Serialize)]
struct Wire<'a> {
    catalog: CatalogWire<'a>,
    query: String,
    ignored: Vec<IgnoredWire<'a>>,
    verdict: &'static str,
    recommended: Vec<&'a str>,
    scenario: Option<&'a str>,
    platforms: Vec<PlatformWire<'a>>,
    insight: InsightWire<'a>,
}

#[derive(Serialize)]
struct CatalogWire<'a> {
    id: &'a str,
    version: &'a str,
    as_of: Option<&'a str>,
}

#[derive(Serialize)]
struct IgnoredWire<'a> {
    key: &'a str,
    value: &'a str,
    reason: &'static str,
}

#[derive(Serialize)]
struct PlatformWire<'a> {
    id: &'a str,
    status: &'static str,
    rank: Option<u32>,
    score: Option<Bounds>,
    fit: Option<FitWire>,
    needs: Vec<NeedWire<'a>>,
}

#[derive(Serialize)]
struct Bounds {
    low: f64,
    high: f64,
}

#[derive(Serialize)]
struct FitWire {
    low: f64,
    high: f64,
    contribution: Bounds,
    parts: Vec<PartWire>,
}

#[derive(Serialize)]
struct PartWire {
    part: &'static str,
    low: f64,
    high: f64,
}

#[derive(Serialize)]
struct NeedWire<'a> {
    criterion: &'a str,
    threshold: String,
    strength: &'static str,
    outcome: &'static str,
    low: f64,
    high: f64,
    contribution: Bounds,
    source: &'a str,
}

impl<'a> Wire<'a> {
    fn new(catalogue: &'a Catalogue, link: &'a Link, decision: &'a Decision) -> Self {
        Self {
            catalog: CatalogWire { id: &catalogue.id, version: &catalogue.version, as_of: catalogue.as_of.as_deref() },
            query: link::write(catalogue, &link.requirements, &View::default()),
            ignored: link.ignored.iter().map(ignored).collect(),
            verdict: verdict(decision.verdict),
            recommended: recommended(catalogue, decision),
            scenario: catalogue.scenario(&link.requirements).map(|scenario| &*scenario.id),
            platforms: decision.platforms.iter().filter_map(|each| platform(catalogue, decision, each)).collect(),
            insight: InsightWire::new(catalogue, &link.requirements, decision),
        }
    }
}

fn recommended<'a>(catalogue: &'a Catalogue, decision: &Decision) -> Vec<&'a str> {
    decision.recommended().filter_map(|first| Some(&*catalogue.platforms.get(first.platform)?.id)).collect()
}

fn ignored(ignored: &Ignored) -> IgnoredWire<'_> {
    IgnoredWire { key: &ignored.key, value: &ignored.value, reason: ignored.reason.id() }
}

fn platform<'a>(
    catalogue: &'a Catalogue,
    decision: &'a Decision,
    assessment: &'a Assessment,
) -> Option<PlatformWire<'a>> {
    let platform = catalogue.platforms.get(assessment.platform)?;
    let need = |(asked, finding): (&'a Asked, &'a Finding)| {
        let criterion = catalogue.criteria.get(asked.criterion)?;
        Some(NeedWire {
            criterion: &criterion.id,
            threshold: threshold::write(criterion, asked.threshold).into_owned(),
            strength: asked.strength.id(),
            outcome: outcome(finding.outcome),
            low: finding.met.lo,
            high: finding.met.hi,
            contribution: finding.contribution.into(),
            source: platform.cells.get(asked.criterion).map_or("", |cell| cell.source()),
        })
    };
    Some(PlatformWire {
        id: &platform.id,
        status: status(assessment.status),
        rank: assessment.rank,
        score: assessment.score.map(Bounds::from),
        fit: assessment.fit.as_ref().map(fit),
        needs: decision.explain(assessment).into_iter().filter_map(need).collect(),
    })
}

fn fit(fit: &Fit) -> FitWire {
    let parts = fit.parts.iter().map(|&(each, value)| PartWire { part: part(each), low: value.lo, high: value.hi });
    FitWire { low: fit.value.lo, high: fit.value.hi, contribution: fit.contribution.into(), parts: parts.collect() }
}

impl From<Interval> for Bounds {
    fn from(interval: Interval) -> Self {
        Self { low: interval.lo, high: interval.hi }
    }
}

fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Open => "open",
        Verdict::Recommended => "recommended",
        Verdict::Tie => "tie",
        Verdict::None => "none",
    }
}

/// The word for a status, in the decision JSON and in the page's `data-status`.
pub fn status(status: Status) -> &'static str {
    match status {
        Status::Fits => "fits",
        Status::Confirm => "confirm",
        Status::RuledOut => "ruled_out",
    }
}

/// The word for an outcome, in the decision JSON and in the page's `data-outcome`.
pub fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Pass => "pass",
        Outcome::Fail => "fail",
        Outcome::Short => "short",
        Outcome::Unverified => "unverified",
    }
}

fn part(part: Part) -> &'static str {
    match part {
        Part::Scale => "scale",
        Part::Team => "team",
        Part::Ops => "ops",
    }
}
