//! How fast the engine is in the browser, as the page is built: printed, not judged, because machines are noisy. `make bench`
//! runs it in a release build.
#![cfg(target_arch = "wasm32")]

use gpu_selector::catalog::Catalogue;
use gpu_selector::catalog::guide::guide;
use gpu_selector::engine::decide;
use gpu_selector::insight::insight;
use gpu_selector::insight::map::{default_axes, map};
use gpu_selector::link;
use gpu_selector::requirements::Requirements;
use synthetic::{everything, synthetic};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_test::{console_log, wasm_bindgen_test, wasm_bindgen_test_configure};

#[path = "support/synthetic.rs"]
mod synthetic;

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

#[wasm_bindgen_test]
fn how_fast_it_is_in_the_browser() {
    let asked = link::read(guide(), "scene=team-training").requirements;
    report("guide", guide(), &asked, 200, 20);
    for (platforms, criteria, times) in [(100, 25, 15), (1_000, 25, 7), (10_000, 15, 5), (10_000, 25, 5)] {
        let catalogue = synthetic(platforms, criteria);
        let asked = everything(&catalogue);
        report(&format!("{platforms} x {criteria}"), &catalogue, &asked, times, 1);
    }
}

fn report(name: &str, catalogue: &Catalogue, asked: &Requirements, times: usize, calls: u32) {
    let decision = decide(catalogue, asked);
    let found = insight(catalogue, asked, &decision);
    let deciding = median(times, calls, || drop(decide(catalogue, asked)));
    let asking_next = median(times, calls, || drop(insight(catalogue, asked, &decision)));
    let (x, y) = default_axes(catalogue, asked).unwrap();
    let drawing = median(times.min(5), calls.min(4), || drop(map(catalogue, asked, x, y)));
    let cut = if found.switches.cut { ", cut short" } else { "" };
    console_log!("{name}: decide {deciding:.3} ms, insight {asking_next:.3} ms{cut}, map {drawing:.3} ms");
}

/// The median, in milliseconds for one call; `calls` of them are measured together where one is shorter than the clock's grain.
fn median(times: usize, calls: u32, act: impl Fn()) -> f64 {
    let mut taken: Vec<f64> = (0..times)
        .map(|_| {
            let start = now();
            (0..calls).for_each(|_| act());
            (now() - start) / f64::from(calls)
        })
        .collect();
    taken.sort_by(f64::total_cmp);
    taken[times / 2]
}
