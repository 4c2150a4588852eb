//! The frame that the page may stand in: messages to the host page and from it, a public contract (`docs/embedding.md`). The
//! height is reported by `public/boot.js`, also when the program cannot start.

use gloo::events::EventListener;
use gloo::utils::window;
use js_sys::JSON;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::MessageEvent;

use super::{call, get};

/// The host page's window, where there is one.
fn parent() -> Option<JsValue> {
    let parent = get(&window(), "parent")?;
    (&parent != AsRef::<JsValue>::as_ref(&window())).then_some(parent)
}

/// Sends a message, given as JSON, to the host page.
pub fn tell(message: &str) {
    if let (Some(parent), Ok(message)) = (parent(), JSON::parse(message)) {
        // Whoever embeds the page may know what it says: it says nothing that is not in the link.
        call(&parent, "postMessage", &[message, "*".into()]);
    }
}

/// Calls back with the query that the host page asks to show. Nobody else is listened to.
pub fn on_set(act: impl Fn(String) + 'static) {
    let Some(parent) = parent() else { return };
    let listen = move |event: &web_sys::Event| {
        let Some(event) = event.dyn_ref::<MessageEvent>() else { return };
        let (from, data) = (get(event, "source"), event.data());
        let text = |name| get(&data, name).and_then(|value| value.as_string());
        let version = get(&data, "v").and_then(|value| value.as_f64());
        let ours = text("source").as_deref() == Some("gpu-selector") && version == Some(1.0);
        if from.as_ref() == Some(&parent) && ours && text("type").as_deref() == Some("set") {
            text("query").into_iter().for_each(&act);
        }
    };
    EventListener::new(&window(), "message", listen).forget();
}
