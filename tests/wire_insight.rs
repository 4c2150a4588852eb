//! What a reader asks next, in the decision JSON: the field `insight` of `docs/decision-json.md`.

mod support;

use gpu_selector::decide;
use serde_json::{Value, json};
use support::json::covers;

/// A has about 80 GB, C leaves it open, B has enough: only musts and their cells decide.
#[test]
fn what_each_platform_would_need() {
    let insight = insight("expansion=1000GB");
    let a = json!([{"id": "a", "steps": [{"criterion": "expansion", "fits_at": "72GB", "confirm_at": "88GB"}]}]);
    assert_eq!(insight["loosen"], a);
    assert_eq!(
        insight["questions"],
        json!([{"id": "c", "criterion": "expansion", "decides": true, "if_yes": ["b", "c"], "if_no": ["b"]}])
    );
}

/// Written as a link would write it: open at the lower end, closed at the upper one.
#[test]
fn what_would_change_the_recommendation() {
    let changes = insight("scene=team-training")["changes"].clone();
    let too_much = json!({
        "key": "expansion", "value": "10000GB", "above": "6000GB", "up_to": null, "verdict": "none", "recommended": [], "status": null
    });
    assert!(changes.as_array().is_some_and(|changes| changes.contains(&too_much)), "{changes:#}");
    let ops = json!({"key": "ops", "value": "no", "above": null, "up_to": null, "verdict": "recommended", "recommended": ["b"], "status": "fits"});
    let changes = insight("scene=mid-training")["changes"].clone();
    assert!(changes.as_array().is_some_and(|changes| changes.contains(&ops)), "{changes:#}");
}

/// With the weights as they are, B has 0.7 + 0.15 for sure and A 0.7 * 88/120 + 0.3 at best; but with the scale weighing more than
/// 4/9, A wins.
#[test]
fn how_firm_it_is() {
    let firmness = json!({"firmness": {
        "word": "thin", "surely_best": true, "acceptability": {"low": 4.0 / 9.0, "high": 4.0 / 9.0},
        "rivals": [{"id": "a", "possibly_best": false, "dominated": false}]
    }});
    covers(&insight("expansion=120GB,want&scale=medium"), &firmness, 1e-9).unwrap();
    assert_eq!(insight("gpus=8")["firmness"], Value::Null, "a tie is nobody's to be firm about");
}

#[test]
fn nothing_asked_leaves_nothing_to_ask_next() {
    let nothing = json!({
        "firmness": null, "changes": [], "status_changes": [], "changes_cut": false, "loosen": [], "questions": [], "questions_cut": false
    });
    assert_eq!(insight(""), nothing);
}

#[test]
fn the_example_in_the_documentation_is_true() {
    let documentation = include_str!("../docs/decision-json.md");
    let (_, after) = documentation.split_once("```json insight\n").expect("an example");
    let (example, _) = after.split_once("```").expect("the end of the example");
    let example: Value = serde_json::from_str(example).expect("the example is JSON");
    assert_eq!(insight("expansion=1000GB")["loosen"], example["loosen"]);
    assert_eq!(insight("expansion=1000GB")["questions"], example["questions"]);
    assert_eq!(insight("expansion=1000GB")["firmness"], example["firmness"]);
}

fn insight(query: &str) -> Value {
    let decision: Value = serde_json::from_str(&decide(query)).expect("JSON");
    decision["insight"].clone()
}
