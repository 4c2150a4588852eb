//! How fast a decision is, as a value, without JSON: for the guide, and for synthetic catalogues of ten to a hundred thousand
//! platforms by 15 criteria, all of them asked.
//!
//! Budgets (ARCHITECTURE.md): the guide under 20 µs, 10,000 platforms under 10 ms, and linear: the time of an element, that is of a
//! platform, stays about the same. `cargo bench` takes less than two minutes.

use std::hint::black_box;
use std::time::Duration;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use gpu_selector::catalog::guide::guide;
use gpu_selector::engine::decide;
use gpu_selector::insight::insight;
use gpu_selector::link;
use synthetic::{everything, synthetic};

#[path = "../tests/support/synthetic.rs"]
mod synthetic;

criterion_group!(benches, guide_decision, synthetic_decisions, insights);
criterion_main!(benches);

fn guide_decision(c: &mut Criterion) {
    let asked = link::read(guide(), "scene=team-training").requirements;
    c.bench_function("guide/team-training", |b| b.iter(|| decide(black_box(guide()), black_box(&asked))));
}

fn synthetic_decisions(c: &mut Criterion) {
    let mut group = c.benchmark_group("synthetic");
    group.sample_size(10).warm_up_time(Duration::from_secs(1)).measurement_time(Duration::from_secs(3));
    for platforms in [10, 100, 1_000, 10_000, 100_000] {
        let catalogue = synthetic(platforms, 15);
        let asked = everything(&catalogue);
        group.throughput(Throughput::Elements(platforms as u64));
        group.bench_function(BenchmarkId::from_parameter(platforms), |b| {
            b.iter(|| decide(black_box(&catalogue), black_box(&asked)));
        });
    }
    group.finish();
}

/// What a reader asks next: the guide under 1 ms, 100 platforms by 25 criteria under 30 ms in Chromium (`tests/speed.rs`).
fn insights(c: &mut Criterion) {
    let mut group = c.benchmark_group("insight");
    group.sample_size(10).warm_up_time(Duration::from_millis(500)).measurement_time(Duration::from_secs(2));
    let asked = link::read(guide(), "scene=team-training").requirements;
    let decision = decide(guide(), &asked);
    group.bench_function("guide", |b| b.iter(|| insight(black_box(guide()), &asked, &decision)));
    for platforms in [100, 1_000, 10_000] {
        let catalogue = synthetic(platforms, 25);
        let asked = everything(&catalogue);
        let decision = decide(&catalogue, &asked);
        group.bench_function(BenchmarkId::from_parameter(platforms), |b| {
            b.iter(|| insight(black_box(&catalogue), &asked, &decision));
        });
    }
    group.finish();
}
