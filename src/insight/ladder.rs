//! The thresholds that a criterion can be asked for, as whole steps: one for each card and level, a kilobyte of a size.

use crate::catalog::{Criterion, Kind, Unit};
use crate::engine::TOLERANCE;
use crate::requirements::{MOST_COUNTED, MOST_GIGABYTES};

/// Every whole number from `first` to `last` is a step; none is, where `last` is less.
#[derive(Clone, Copy)]
pub struct Ladder {
    pub first: f64,
    pub last: f64,
    /// Steps in one of the criterion's unit.
    pub steps_in_one: f64,
}

impl Ladder {
    pub fn of(criterion: &Criterion) -> Self {
        let (first, last, steps_in_one) = match &criterion.kind {
            Kind::Flag => (1.0, 1.0, 1.0),
            Kind::Level(levels) => (0.0, levels.len() as f64 - 1.0, 1.0),
            Kind::Quantity(Unit::Count { .. }) => (0.0, MOST_COUNTED, 1.0),
            Kind::Quantity(Unit::Gigabytes) => (0.0, MOST_GIGABYTES * 1e6, 1e6),
        };
        Self { first, last, steps_in_one }
    }

    pub fn threshold(self, step: f64) -> f64 {
        step / self.steps_in_one
    }

    /// The highest step that a value reaches, as the gate compares them. `None`: not even the first.
    pub fn reach(self, value: f64) -> Option<f64> {
        let reaches = |step: f64| value >= self.threshold(step) - TOLERANCE;
        if reaches(self.last) {
            return (self.first <= self.last).then_some(self.last);
        }
        // Multiplying may round to the wrong side of a step.
        let near = ((value + TOLERANCE) * self.steps_in_one).floor();
        [near + 1.0, near, near - 1.0].into_iter().find(|&step| step >= self.first && reaches(step))
    }
}
