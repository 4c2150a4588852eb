//! The page: mounts the app; nothing else.

#[cfg(target_arch = "wasm32")]
fn main() {
    gpu_selector::app::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("This is the page, built by `make build`. The native tool is `cargo run --bin selector`.");
}
