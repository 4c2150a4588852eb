//! Rules of the house that the compiler cannot hold.

use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn only_the_host_touches_the_browser() {
    let names = ["web_sys", "js_sys", "gloo", "window()", "document()"];
    let offenders: Vec<PathBuf> = sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")))
        .into_iter()
        .filter(|file| !file.ends_with("src/host.rs") && !file.parent().is_some_and(|room| room.ends_with("src/host")))
        .filter(|file| {
            let code = fs::read_to_string(file).expect("a source file is text");
            code.lines()
                .filter(|line| !line.trim_start().starts_with("//"))
                .any(|line| names.iter().any(|name| line.contains(name)))
        })
        .collect();
    assert!(offenders.is_empty(), "these reach past src/host.rs: {offenders:?}");
}

/// One definition of what a link may say: the script for hosts uses its words.
#[test]
fn embed_js_speaks_the_language_of_links() {
    let script = include_str!("../public/embed.js");
    let quoted = |before: &'static str| {
        script.split(before).skip(1).filter_map(|rest| rest.split_once('"')).map(|(word, _)| word).collect::<Vec<_>>()
    };
    let keys = quoted("link.set(\"");
    assert_eq!(keys, ["lang", "theme", "embed", "v"]);
    assert!(keys.iter().all(|key| gpu_selector::link::RESERVED.contains(key)));

    let sandbox = ["\"", gpu_selector::snippet::SANDBOX, "\""].concat();
    assert!(script.contains(&sandbox) && include_str!("../docs/embedding.md").contains(&sandbox));

    let snippet = gpu_selector::snippet::snippet(gpu_selector::snippet::Place::Html, "https://a.example/", "v=1", "t");
    let options =
        script.split_once("const { ").and_then(|(_, rest)| rest.split_once(" } = element.dataset")).expect("options");
    for attribute in snippet.split(" data-").skip(1).filter_map(|rest| rest.split(['=', ' ']).next()) {
        let known = attribute == "gpu-selector" || options.0.split(", ").any(|option| option == attribute);
        assert!(known, "embed.js does not know data-{attribute}");
    }
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the sources are there").map(|entry| entry.expect("readable").path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}
