//! In a browser: the exported answer is the native one, and the page mounts, answers a click, and tells the outside. What a
//! reader does with the built page is in `end2end/`.

#![cfg(target_arch = "wasm32")]

use serde_json::{Value, json};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Document, Element, HtmlElement, Window};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn decide_answers_as_it_does_natively() {
    let table = [
        ("", "open", json!([]), Value::Null),
        ("?scene=prototype", "recommended", json!(["c"]), json!("prototype")),
        ("scene=team-training", "recommended", json!(["b"]), json!("team-training")),
        ("scene=mid-training", "recommended", json!(["a"]), json!("mid-training")),
        ("scene=mid-training&fit=off", "tie", json!(["a", "b"]), json!("mid-training")),
        ("gpus=８", "tie", json!(["a", "b"]), Value::Null),
        ("scene=team-training&expansion=7TB", "none", json!([]), Value::Null),
    ];
    for (query, verdict, recommended, scenario) in table {
        let answer = decide(query);
        assert_eq!(answer["verdict"], verdict, "{query}");
        assert_eq!(answer["recommended"], recommended, "{query}");
        assert_eq!(answer["scenario"], scenario, "{query}");
    }
}

/// Worked out by hand in `scenarios/switches.md`.
#[wasm_bindgen_test]
fn decide_counts_as_it_does_natively() {
    let answer = decide("scene=mid-training&ops=no");
    let low = |place: usize| answer["platforms"][place]["score"]["low"].as_f64().unwrap();
    assert_eq!(answer["platforms"][0]["id"], "b");
    assert!((low(0) - 0.925).abs() < 1e-9 && (low(1) - 0.85).abs() < 1e-9);
}

#[wasm_bindgen_test]
fn decide_answers_whatever_it_is_given() {
    let long = "k=%E4&".repeat(20_000);
    for query in ["\0", "%", "gpus=%FF", "gpus=1e999999999&expansion=-", "v=1。", "?&=&=&&", &long] {
        assert_eq!(decide(query)["verdict"], "open");
    }
}

#[wasm_bindgen_test]
async fn the_page_mounts_answers_a_click_and_tells_the_outside() {
    open("?lang=zh");
    gpu_selector::app::start();
    assert_eq!(root().get_attribute("data-state").as_deref(), Some("ready"));
    assert_eq!(text("h2.verdict"), "还没有结论");
    assert!(find("[data-platform]").is_none());

    scenario("小规模推理验证或快速原型").click();
    leptos::task::tick().await;
    assert_eq!(text("h2.verdict"), "推荐 平台C");
    assert_eq!(text("[data-recommended][data-platform=c]").chars().take(3).collect::<String>(), "平台C");
    assert_eq!(query(), "?easy_start=yes,want&scale=small&lang=zh&v=1");
    assert!(document().title().starts_with("推荐 平台C"));
    assert_eq!(root().get_attribute("lang").as_deref(), Some("zh-CN"));

    scenario("多人协作训练、大数据集项目").click();
    leptos::task::tick().await;
    assert_eq!(text("h2.verdict"), "推荐 平台B");
    open("");
}

/// A place for the page to mount in, and what the address bar says.
fn open(query: &str) {
    let app = document().create_element("div").unwrap();
    app.set_id("app");
    document().body().unwrap().append_child(&app).unwrap();
    let address = [&*window().location().pathname().unwrap(), query].concat();
    window().history().unwrap().replace_state_with_url(&JsValue::NULL, "", Some(&address)).unwrap();
}

/// A scenario's button, by the guide's name for it.
fn scenario(name: &str) -> HtmlElement {
    let button = find(&["button[title='", name, "']"].concat());
    button.unwrap().dyn_into().unwrap()
}

fn decide(query: &str) -> Value {
    serde_json::from_str(&gpu_selector::decide(query)).unwrap()
}

fn text(selector: &str) -> String {
    find(selector).and_then(|element| element.text_content()).unwrap_or_default()
}

fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).unwrap()
}

fn query() -> String {
    window().location().search().unwrap()
}

fn root() -> Element {
    document().document_element().unwrap()
}

fn document() -> Document {
    window().document().unwrap()
}

fn window() -> Window {
    web_sys::window().unwrap()
}
