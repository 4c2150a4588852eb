//! JSON compared by what it says: a part against a whole, or whole against whole.

use serde_json::Value;

/// What names an element of a list, in a decision's JSON.
const NAMES: [&str; 4] = ["id", "criterion", "part", "key"];

/// Whether `found` says all that `expected` says; if not, where it differs first.
///
/// Objects may say more. Lists of plain values are equal. In a list of objects each expected one is found by its name (`id`,
/// `criterion`, `part` or `key`), in the order given; others may stand between, but an empty list is empty. Numbers are equal
/// within `tolerance`.
pub fn covers(found: &Value, expected: &Value, tolerance: f64) -> Result<(), String> {
    match (expected, found) {
        (Value::Object(expected), Value::Object(found)) => expected.iter().try_for_each(|(key, value)| {
            let held = found.get(key).ok_or_else(|| format!("{key}: there is no such field"))?;
            covers(held, value, tolerance).map_err(|problem| format!("{key}: {problem}"))
        }),
        (Value::Array(expected), Value::Array(found)) if expected.iter().any(Value::is_object) => {
            let mut rest = found.iter();
            expected.iter().try_for_each(|element| {
                let (key, name) = name(element).ok_or_else(|| format!("{element} has none of {NAMES:?}"))?;
                let held = rest.find(|other| other.get(key) == Some(name));
                let held = held.ok_or_else(|| format!("no {name} at its place in {}", names(found)))?;
                covers(held, element, tolerance).map_err(|problem| format!("{name}: {problem}"))
            })
        }
        (Value::Number(expected), Value::Number(found)) => {
            let distance = expected.as_f64().unwrap_or(f64::NAN) - found.as_f64().unwrap_or(f64::NAN);
            if distance.abs() <= tolerance { Ok(()) } else { Err(format!("{found}, not {expected}")) }
        }
        _ if expected == found => Ok(()),
        _ => Err(format!("{found}, not {expected}")),
    }
}

/// Fails unless the two say the same, field by field, numbers within 1e-9.
pub fn assert_same(found: &Value, expected: &Value) {
    if let Err(problem) = covers(found, expected, 1e-9) {
        panic!("{problem}, in:\n{found:#}");
    }
    if let Err(problem) = covers(expected, found, 1e-9) {
        panic!("more than expected (what is said, not what should be): {problem}, in:\n{found:#}");
    }
}

fn name(element: &Value) -> Option<(&str, &Value)> {
    NAMES.iter().find_map(|&key| Some((key, element.get(key)?)))
}

fn names(list: &[Value]) -> String {
    let names: Vec<String> = list.iter().filter_map(name).map(|(_, name)| name.to_string()).collect();
    format!("[{}]", names.join(", "))
}
