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

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the sources are there").map(|entry| entry.expect("readable").path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}
