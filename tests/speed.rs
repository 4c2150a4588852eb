//! How fast the engine is in the browser, as the page is built: printed, not judged, because machines are noisy. `make bench`
//! runs it in a release build.
#![cfg(target_arch = "wasm32")]

use gpu_selector::catalog::Catalogue;
use gpu_selector::catalog::guide::guide;
use gpu_selector::engine::decide;
use gpu_selector::insight::insight;
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
    report("guide", guide(), &asked, 200);
    for (platforms, criteria, times) in [(100, 25, 9), (1_000, 25, 5), (10_000, 15, 5)] {
        let catalogue = synthetic(platforms, criteria);
        let asked = everything(&catalogue);
        report(&format!("{platforms} x {criteria}"), &catalogue, &asked, times);
    }
}

fn report(name: &str, catalogue: &Catalogue, asked: &Requirements, times: usize) {
    let decision = decide(catalogue, asked);
    let deciding = median(times, || drop(decide(catalogue, asked)));
    let asking_next = median(times, || drop(insight(catalogue, asked, &decision)));
    console_log!("{name}: decide {deciding:.3} ms, insight {asking_next:.3} ms (median of {times})");
}

fn median(times: usize, act: impl Fn()) -> f64 {
    // One call is shorter than the clock's grain: ten are measured together.
    let mut taken: Vec<f64> = (0..times)
        .map(|_| {
            let start = now();
            (0..10).for_each(|_| act());
            (now() - start) / 10.0
        })
        .collect();
    taken.sort_by(f64::total_cmp);
    taken[times / 2]
}
