//! The native tool: the same engine without a browser. In the browser there is none of it.
#![cfg_attr(target_arch = "wasm32", no_main)]
#![cfg(not(target_arch = "wasm32"))]

use std::ffi::OsString;
use std::fs::File;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand, ValueEnum};
use gpu_selector::catalog::{Catalogue, file, guide::guide};
use gpu_selector::link::Lang;
use gpu_selector::static_page;

/// GPU Selector on the command line.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Print the decision for a link's query as one line of JSON.
    Decide {
        /// For example 'gpus=8&shared_drive=yes'; a leading '?' is allowed.
        #[arg(default_value = "", allow_hyphen_values = true)]
        query: OsString,
    },
    /// Say all that is wrong with catalogue files. Exit code 0: nothing; 1: something; 2: a file cannot be opened.
    Check {
        /// Names that end in .csv or .tsv are spreadsheets, all others JSON.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// One line of JSON a file.
        #[arg(long)]
        json: bool,
        /// The language of the sentences; with --json both are there.
        #[arg(long, value_enum, default_value = "en")]
        lang: Language,
    },
    /// Print a catalogue as a file: the guide, or the one in a file, written anew.
    Export {
        /// A catalogue file; names that end in .csv or .tsv are spreadsheets, all others JSON.
        file: Option<PathBuf>,
        /// Print a spreadsheet instead of JSON. It carries the matrix, but no wording, quotes, notes and scenarios.
        #[arg(long)]
        csv: bool,
    },
    /// Print the JSON schema of catalogue files.
    Schema,
    /// Write the static part of the page into index.html, from the catalogue.
    StaticPage {
        /// The file to renew.
        #[arg(default_value = "index.html")]
        file: PathBuf,
    },
}

#[derive(Clone, Copy, ValueEnum)]
enum Language {
    Zh,
    En,
}

/// Something is wrong with a file.
const FAULTY: u8 = 1;
/// A file cannot be opened; clap uses the same code for arguments it does not know.
const UNREADABLE: u8 = 2;

fn main() -> ExitCode {
    match Arguments::parse().command {
        Command::Decide { query } => print(&(gpu_selector::decide(&query.to_string_lossy()) + "\n")),
        Command::Check { files, json, lang } => check(&files, json, lang),
        Command::Export { file: None, csv } => print(&written(guide(), csv)),
        Command::Export { file: Some(path), csv } => export(&path, csv),
        Command::Schema => print(&file::schema()),
        Command::StaticPage { file } => match renew(&file) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("{}: {error}", file.display());
                ExitCode::FAILURE
            }
        },
    }
}

/// Prints what was asked for. Nobody may be reading any more; that is no error of ours.
fn print(text: &str) -> ExitCode {
    let _ = std::io::stdout().write_all(text.as_bytes());
    ExitCode::SUCCESS
}

fn check(files: &[PathBuf], json: bool, lang: Language) -> ExitCode {
    let mut worst = 0;
    for path in files {
        let read = match open(path) {
            Ok(read) => read,
            Err(error) => {
                eprintln!("{}: {error}", path.display());
                worst = UNREADABLE;
                continue;
            }
        };
        if read.is_err() {
            worst = worst.max(FAULTY);
        }
        print(&if json { as_json(path, &read) } else { as_lines(path, &read, lang) });
    }
    ExitCode::from(worst)
}

fn export(path: &Path, csv: bool) -> ExitCode {
    match open(path) {
        Ok(Ok(catalogue)) => print(&written(&catalogue, csv)),
        Ok(Err(problems)) => {
            eprint!("{}", as_lines(path, &Err(problems), Language::En));
            ExitCode::from(FAULTY)
        }
        Err(error) => {
            eprintln!("{}: {error}", path.display());
            ExitCode::from(UNREADABLE)
        }
    }
}

fn written(catalogue: &Catalogue, csv: bool) -> String {
    if csv { file::sheet::write(catalogue) } else { file::write(catalogue) }
}

type Outcome = Result<Catalogue, Vec<file::problem::Problem>>;

/// No more of a file than shows that it is too large.
fn open(path: &Path) -> std::io::Result<Outcome> {
    let mut bytes = Vec::new();
    File::open(path)?.take(file::MOST_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    let is_sheet = path.extension().is_some_and(|end| ["csv", "tsv"].iter().any(|each| end.eq_ignore_ascii_case(each)));
    Ok(if is_sheet { file::sheet::read(&bytes) } else { file::read(&bytes) })
}

/// `vendors.json:12:5: platforms[2].cells.gpus: what is wrong`, a line a problem.
fn as_lines(path: &Path, read: &Outcome, lang: Language) -> String {
    let path = path.display();
    match (read, lang) {
        (Ok(catalogue), Language::En) => {
            let (platforms, criteria) = (catalogue.platforms.len(), catalogue.criteria.len());
            format!("{path}: good; platforms: {platforms}, criteria: {criteria}\n")
        }
        (Ok(catalogue), Language::Zh) => {
            let (platforms, criteria) = (catalogue.platforms.len(), catalogue.criteria.len());
            format!("{path}：没有问题；平台 {platforms} 个，判据 {criteria} 个\n")
        }
        (Err(problems), _) => {
            let lang = if matches!(lang, Language::Zh) { Lang::Zh } else { Lang::En };
            let line = |problem: &file::problem::Problem| {
                let way = if problem.path.is_empty() { String::new() } else { [&*problem.path, ": "].concat() };
                format!("{path}:{}: {way}{}\n", problem.place, problem.sentence(lang))
            };
            problems.iter().map(line).collect()
        }
    }
}

/// `{"file", "good", "problems": [{"place", "path", "problem", "zh", "en"}]}`
fn as_json(path: &Path, read: &Outcome) -> String {
    let problem = |problem: &file::problem::Problem| {
        serde_json::json!({
            "place": problem.place.to_string(),
            "path": problem.path,
            "problem": problem.fault.id(),
            "zh": problem.sentence(Lang::Zh),
            "en": problem.sentence(Lang::En),
        })
    };
    let problems: Vec<_> = read.as_ref().err().into_iter().flatten().map(problem).collect();
    let line = serde_json::json!({ "file": path.to_string_lossy(), "good": read.is_ok(), "problems": problems });
    format!("{line}\n")
}

fn renew(file: &Path) -> Result<(), String> {
    let page = std::fs::read_to_string(file).map_err(|error| error.to_string())?;
    let renewed = static_page::renew(guide(), &page)
        .ok_or_else(|| format!("has no lines {} and {}; put them back", static_page::BEGIN, static_page::END))?;
    std::fs::write(file, renewed).map_err(|error| error.to_string())
}
