//! Every file in `tests/scenarios/` is prose with cases: queries, and what their decision must say. `README.md` there tells how
//! to write one; a new case needs no Rust.

mod support;

use std::fs;
use std::path::Path;

use serde_json::Value;
use support::json::covers;

/// Numbers in the files are worked out by hand and rounded to four decimals.
const ROUNDED: f64 = 0.000_050_1;

#[test]
fn every_case_comes_out_as_its_file_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "md") && !file.ends_with("README.md"));
    files.sort();
    let mut problems = Vec::new();
    for file in &files {
        let name = file.file_name().unwrap().to_string_lossy();
        problems.extend(check(&name, &fs::read_to_string(file).unwrap()));
    }
    assert!(!files.is_empty());
    assert!(problems.is_empty(), "{} of the cases fail:\n\n{}", problems.len(), problems.join("\n\n"));
}

#[test]
fn a_wrong_expectation_is_told_with_file_heading_and_query() {
    let problems = check(
        "some.md",
        "# Title\n\n## Eight cards\n\nWhy.\n\n```query\ngpus=8\n```\n\n```expect\n{\"verdict\": \"none\"}\n```\n",
    );
    assert_eq!(problems.len(), 1);
    assert!(
        problems[0].starts_with("some.md, Eight cards, ?gpus=8: verdict: \"tie\", not \"none\""),
        "{}",
        problems[0]
    );
}

#[test]
fn a_platform_out_of_order_is_told() {
    let expect = r#"{"platforms": [{"id": "b"}, {"id": "a"}]}"#;
    let problems = check("some.md", &format!("## Tie\n```query\ngpus=8\n```\n```expect\n{expect}\n```\n"));
    assert!(problems[0].contains(r#"platforms: no "a" at its place in ["a", "b", "c"]"#), "{}", problems[0]);
}

#[test]
fn a_case_that_says_nothing_fails() {
    for text in [
        "",
        "## Heading\n\nOnly prose.\n",
        "## Heading\n```query\ngpus=8\n```\n",
        "## Heading\n```expect\n{}\n```\n",
        "## Heading\n```query\ngpus=8\n```\n```expect\n{}\n```\n",
        "## Heading\n```query\ngpus=8\n```\n```expect\n{\"verdict\": tie}\n```\n",
        "## Heading\n```query\ngpus=8\n```\n```expected\n{\"verdict\": \"tie\"}\n```\n",
        "```query\ngpus=8\n```\n```expect\n{\"verdict\": \"tie\"}\n```\n",
        "## Heading\n```query\ngpus=8\n```\n```expect\n{\"verdict\": \"tie\"}\n",
    ] {
        assert_eq!(check("some.md", text).len(), 1, "{text}");
    }
}

/// What is wrong with the cases of a file.
fn check(file: &str, text: &str) -> Vec<String> {
    match cases(text) {
        Ok(cases) => cases.iter().flat_map(|case| case.check()).map(|problem| format!("{file}, {problem}")).collect(),
        Err(problem) => vec![format!("{file}, {problem}")],
    }
}

struct Case {
    heading: String,
    /// One query a line.
    queries: Vec<String>,
    expect: Value,
}

impl Case {
    fn check(&self) -> Vec<String> {
        let told = |query: &String| {
            let found: Value = serde_json::from_str(&gpu_selector::decide(query)).unwrap();
            let problem = covers(&found, &self.expect, ROUNDED).err()?;
            Some(format!("{}, ?{query}: {problem}\n  the whole decision: {found}", self.heading))
        };
        self.queries.iter().filter_map(told).collect()
    }
}

/// The cases of a file: from one `## heading` to the next, each with one block of queries and one of what to expect.
fn cases(text: &str) -> Result<Vec<Case>, String> {
    let mut sections = text.split("\n## ").map(|section| section.strip_prefix("## ").unwrap_or(section));
    // What stands before the first heading is prose.
    if !text.starts_with("## ") {
        let prose = sections.next().unwrap_or_default();
        if prose.contains("```") {
            return Err("a block stands before the first `## heading`".into());
        }
    }
    let cases = sections.map(case).collect::<Result<Vec<_>, _>>()?;
    if cases.is_empty() { Err("it has no `## heading`, so no case".into()) } else { Ok(cases) }
}

fn case(section: &str) -> Result<Case, String> {
    let (heading, body) = section.split_once('\n').unwrap_or((section, ""));
    let problem = |problem: String| format!("{heading}: {problem}");
    let pieces: Vec<&str> = body.split("```").collect();
    let blocks: Vec<(&str, &str)> =
        pieces.iter().skip(1).step_by(2).filter_map(|block| block.split_once('\n')).collect();
    let [("query", queries), ("expect", expect)] = blocks[..] else {
        return Err(problem("it needs one block ```query and then one block ```expect".into()));
    };
    if pieces.len() != 5 {
        return Err(problem("its last block does not end".into()));
    }
    let expect: Value = serde_json::from_str(expect).map_err(|error| problem(format!("expect: {error}")))?;
    if expect.as_object().is_none_or(|fields| fields.is_empty()) {
        return Err(problem("it expects nothing".into()));
    }
    let queries = match queries.trim_end() {
        "" => vec![String::new()],
        queries => queries.lines().map(str::to_owned).collect(),
    };
    Ok(Case { heading: heading.to_owned(), queries, expect })
}
