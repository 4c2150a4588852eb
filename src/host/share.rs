//! Handing a link on: the page's own address, the clipboard, the system's share sheet, the dialogue.

use gloo::utils::{document, window};
use js_sys::{Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::{address, call, get};

/// The page's own address, for links to it; `None` where nothing could be opened again by it.
pub fn home() -> Option<String> {
    Some(address())
        .filter(|address| ["http://", "https://", "file://"].iter().any(|scheme| address.starts_with(scheme)))
}

/// Puts a text on the clipboard and says whether it is there now. To be called in the reader's own click.
pub fn copy(text: &str, done: impl FnOnce(bool) + 'static) {
    // Where the server or the frame forbids it, asking all the same would leave an error in the console.
    let allows = |policy: JsValue| call(&policy, "allowsFeature", &["clipboard-write".into()]);
    if get(&document(), "featurePolicy").and_then(allows) == Some(false.into()) {
        return done(false);
    }
    let clipboard = get(&window(), "navigator").and_then(|navigator| get(&navigator, "clipboard"));
    let promise = clipboard.and_then(|clipboard| call(&clipboard, "writeText", &[text.into()]));
    match promise.and_then(|promise| promise.dyn_into::<Promise>().ok()) {
        Some(promise) => spawn_local(async move { done(JsFuture::from(promise).await.is_ok()) }),
        None => done(false),
    }
}

/// Selects what stands in a field, so that the reader can copy it.
pub fn select(id: &str) {
    if let Some(field) = document().get_element_by_id(id) {
        call(&field, "focus", &[]);
        call(&field, "select", &[]);
    }
}

/// Whether the system has a share sheet.
pub fn has_sheet() -> bool {
    get(&window(), "navigator").is_some_and(|navigator| get(&navigator, "share").is_some())
}

/// Opens the system's share sheet.
pub fn sheet(title: &str, url: &str) {
    let Some(navigator) = get(&window(), "navigator") else { return };
    let what = Object::new();
    for (name, value) in [("title", title), ("url", url)] {
        let _ = Reflect::set(&what, &name.into(), &value.into());
    }
    let promise = call(&navigator, "share", &[what.into()]).and_then(|promise| promise.dyn_into::<Promise>().ok());
    if let Some(promise) = promise {
        // Turned away or given up: the link is still there to be copied.
        spawn_local(async { drop(JsFuture::from(promise).await) });
    }
}

/// Opens a dialogue over the page, or closes it.
pub fn show_dialog(id: &str, open: bool) {
    if let Some(dialog) = document().get_element_by_id(id) {
        call(&dialog, if open { "showModal" } else { "close" }, &[]);
    }
}
