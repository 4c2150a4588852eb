//! The fit: how well what a platform is made for matches how the reader works.

use super::{PHI, score};
use crate::catalog::{Interval, Positioning};
use crate::decision::{Fit, Part};
use crate::requirements::{Context, Scale};

const OPEN: Interval = Interval::new(0.0, 1.0);

/// The share of the fit in the score: none without context, all of it when nothing else is asked.
pub fn share(context: &Context, nothing_else: bool) -> f64 {
    match (*context == Context::default(), nothing_else) {
        (true, _) => 0.0,
        (false, true) => 1.0,
        (false, false) => PHI,
    }
}

/// The mean over the answered parts of the context; a part that the catalogue does not state counts as [0, 1].
pub fn fit(context: &Context, positioning: &Positioning, share: f64) -> Option<Fit> {
    let stated = |value: Option<f64>| value.map_or(OPEN, Interval::exactly);
    let scale = context.scale.map(|asked| stated(positioning.scale.map(|made_for| scale_match(asked, made_for))));
    let team = context.team.map(|asked| stated(positioning.team.map(|made_for| f64::from(asked == made_for))));
    let ops = context.ops.map(|has| match (has, positioning.needs_ops) {
        (true, _) => Interval::exactly(1.0),
        (false, needs) => stated(needs.map(|needs| f64::from(!needs))),
    });
    let parts: Vec<(Part, Interval)> = [(Part::Scale, scale), (Part::Team, team), (Part::Ops, ops)]
        .into_iter()
        .filter_map(|(part, value)| Some((part, value?)))
        .collect();
    if parts.is_empty() {
        return None;
    }
    let mean = |end: fn(&Interval) -> f64| parts.iter().map(|(_, part)| end(part)).sum::<f64>() / parts.len() as f64;
    let value = Interval { lo: mean(|part| part.lo), hi: mean(|part| part.hi) };
    Some(Fit { value, contribution: score::scale(value, share), parts })
}

/// 1 - |difference| / 2 on small, medium, large.
fn scale_match(asked: Scale, made_for: Scale) -> f64 {
    1.0 - f64::from((asked as i8 - made_for as i8).abs()) / 2.0
}
