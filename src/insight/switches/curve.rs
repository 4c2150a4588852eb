//! Scores as functions of a threshold, and where one passes another.

/// A score `a + b / t`.
#[derive(Clone, Copy)]
pub struct Curve {
    pub a: f64,
    pub b: f64,
}

/// What is guaranteed, and what is possible at best.
pub type Curves = [Curve; 2];

impl Curve {
    fn at(self, threshold: f64) -> f64 {
        self.a + self.b / threshold
    }

    /// The same at every threshold from `from`, but for rounding.
    fn same(self, other: Self, from: f64) -> bool {
        (self.a - other.a).abs() < 1e-12 && (self.b - other.b).abs() / from < 1e-12
    }
}

/// The pair of curves that tells two platforms apart: what is guaranteed, or else what is possible at best.
fn apart(one: &Curves, other: &Curves, from: f64) -> Option<(Curve, Curve)> {
    one.iter().copied().zip(other.iter().copied()).find(|(one, other)| !one.same(*other, from))
}

/// Whether `other` is ahead just above a threshold.
pub fn overtakes(one: &Curves, other: &Curves, from: f64) -> bool {
    apart(one, other, from).is_some_and(|(one, other)| {
        let ahead = other.at(from) - one.at(from);
        // Level here: whoever has the smaller part that shrinks with the threshold is ahead in a moment.
        if ahead.abs() < 1e-12 { other.b < one.b } else { ahead > 0.0 }
    })
}

/// Where `other` passes the leader, above a threshold.
pub fn crossing(leader: &Curves, other: &Curves, from: f64) -> Option<f64> {
    let (leader, other) = apart(leader, other, from)?;
    let at = (other.b - leader.b) / (leader.a - other.a);
    (other.a > leader.a && at > from).then_some(at)
}
