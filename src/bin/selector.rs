//! The native tool: the same engine without a browser. In the browser there is none of it.
#![cfg_attr(target_arch = "wasm32", no_main)]
#![cfg(not(target_arch = "wasm32"))]

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use gpu_selector::{catalog::guide::guide, static_page};

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
    /// Write the static part of the page into index.html, from the catalogue.
    StaticPage {
        /// The file to renew.
        #[arg(default_value = "index.html")]
        file: std::path::PathBuf,
    },
}

fn main() -> ExitCode {
    match Arguments::parse().command {
        Command::Decide { query } => {
            // Nobody may be reading any more; that is no error of ours.
            let _ = writeln!(std::io::stdout(), "{}", gpu_selector::decide(&query.to_string_lossy()));
            ExitCode::SUCCESS
        }
        Command::StaticPage { file } => match renew(&file) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("{}: {error}", file.display());
                ExitCode::FAILURE
            }
        },
    }
}

fn renew(file: &std::path::Path) -> Result<(), String> {
    let page = std::fs::read_to_string(file).map_err(|error| error.to_string())?;
    let renewed = static_page::renew(guide(), &page)
        .ok_or_else(|| format!("has no lines {} and {}; put them back", static_page::BEGIN, static_page::END))?;
    std::fs::write(file, renewed).map_err(|error| error.to_string())
}
