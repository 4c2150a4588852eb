//! The only room that touches the browser: location, history, document, timers; in files of their own, what is shared and the
//! frame that the page may stand in. Every call here may fail, in a frame, in a sandbox, from a file, and then nothing
//! happens; **a browser that refuses never stops the page**.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::{document, document_element, window};
use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};
pub use web_sys::Event;
use web_sys::{HtmlElement, HtmlInputElement, HtmlSelectElement, InputEvent};

use crate::link::{Lang, Theme, View};

pub mod frame;
pub mod share;

/// How long typing has to rest before the outside hears of it. Browsers refuse more than 100 history calls in 30 seconds, and
/// a screen reader should hear one sentence a decision.
const QUIET_MILLISECONDS: u32 = 400;

/// The page's own query string, with its `?`.
pub fn query() -> String {
    window().location().search().unwrap_or_default()
}

/// Something that is to happen once things have been quiet for a while; a newer one replaces it.
#[derive(Clone, Default)]
pub struct Quiet(Rc<RefCell<Option<Pending>>>);

type Pending = (Timeout, Box<dyn FnOnce()>);

impl Quiet {
    pub fn later(&self, act: impl FnOnce() + 'static) {
        let pending = self.0.clone();
        let timeout = Timeout::new(QUIET_MILLISECONDS, move || run(&pending));
        // Dropping a timeout cancels it.
        self.0.replace(Some((timeout, Box::new(act))));
    }

    /// At once, if something is waiting.
    pub fn now(&self) {
        run(&self.0);
    }

    pub fn cancel(&self) {
        self.0.replace(None);
    }
}

/// In a task of its own, right after this one.
pub fn next(act: impl FnOnce() + 'static) {
    Timeout::new(0, act).forget();
}

fn run(pending: &RefCell<Option<Pending>>) {
    let act = pending.borrow_mut().take();
    if let Some((timeout, act)) = act {
        act();
        drop(timeout);
    }
}

/// The page's own address, without query and fragment.
fn address() -> String {
    let mut address = window().location().href().unwrap_or_default();
    address.truncate(address.find(['?', '#']).unwrap_or(address.len()));
    address
}

thread_local! {
    /// The query that the address bar had when this program last looked.
    static SEEN: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Puts a query into the address bar, in an entry of its own or in the one that is there; an empty query leaves the bare address.
pub fn write_query(query: &str, new_entry: bool) {
    if self::query().trim_start_matches('?') == query {
        return;
    }
    let mark = if query.is_empty() { "" } else { "?" };
    let url = [&*address(), mark, query, &window().location().hash().unwrap_or_default()].concat();
    let Ok(history) = window().history() else { return };
    // A sandbox or a limit may refuse; the page goes on without.
    let _ = if new_entry {
        history.push_state_with_url(&JsValue::NULL, "", Some(&url))
    } else {
        history.replace_state_with_url(&JsValue::NULL, "", Some(&url))
    };
    SEEN.set(self::query());
}

/// Calls back with the query whenever the reader goes back or forward to another one; a mere fragment is none.
pub fn on_history(act: impl Fn(String) + 'static) {
    SEEN.set(query());
    let listen = move |_: &Event| {
        let query = query();
        if SEEN.replace(query.clone()) != query {
            act(query);
        }
    };
    EventListener::new(&window(), "popstate", listen).forget();
}

/// The first of the browser's languages that the page speaks; Chinese where it does not say.
pub fn preferred_lang() -> Lang {
    let languages = get(&window(), "navigator").and_then(|navigator| get(&navigator, "languages"));
    let languages = languages.and_then(|languages| languages.dyn_into::<Array>().ok()).unwrap_or_default();
    let first = languages.iter().filter_map(|language| language.as_string()).find_map(|language| {
        match language.split('-').next() {
            Some("zh") => Some(Lang::Zh),
            Some("en") => Some(Lang::En),
            _ => None,
        }
    });
    match first {
        Some(lang) => lang,
        None if languages.length() == 0 => Lang::Zh,
        None => Lang::En,
    }
}

/// A property that is there; `None` also where looking at it throws.
fn get(object: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(object, &name.into()).ok().filter(|value| !value.is_undefined() && !value.is_null())
}

/// What a method gives; `None` also where there is none, or it throws.
fn call(object: &JsValue, method: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let method: Function = get(object, method)?.dyn_into().ok()?;
    method.apply(object, &arguments.iter().collect()).ok()
}

/// Names the document: its title, its language, its theme where one is asked for, and whether it is embedded. What is so already is left alone: the
/// style sheet goes by these attributes, and setting one, even to the same, restyles the whole page.
pub fn set_document(title: &str, lang: &str, view: &View) {
    if document().title() != title {
        let _ = Reflect::set(&document(), &"title".into(), &title.into());
    }
    set_root("lang", Some(lang));
    set_root("data-theme", view.theme.map(Theme::id));
    set_root("data-embed", view.embed.then_some(""));
}

fn set_root(name: &str, value: Option<&str>) {
    let root = document_element();
    if root.get_attribute(name).as_deref() == value {
        return;
    }
    let _ = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
}

/// The element that the app lives in.
pub fn app_root() -> Option<HtmlElement> {
    document().get_element_by_id("app")?.dyn_into().ok()
}

/// What the style sheet and the boot script go by: `ready` hides the static page, `failed` brings it back.
pub fn set_state(state: &str) {
    let _ = document_element().set_attribute("data-state", state);
}

/// A panic cannot be caught here; what can be done is to bring back the static page, with a sentence and a link that keeps the
/// query.
pub fn set_panic_hook() {
    std::panic::set_hook(Box::new(|info| {
        gloo::console::error!(info.to_string());
        let _ = document_element().set_attribute("data-reason", "crash");
        set_state("failed");
    }));
}

/// Says a sentence to screen readers, through the polite region that the page has from its first paint.
pub fn announce(sentence: &str) {
    if let Some(region) = document().get_element_by_id("announcer") {
        region.set_text_content(Some(sentence));
    }
}

/// Brings an element into view and gives it the focus.
pub fn go_to(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        element.scroll_into_view();
    }
    focus(id);
}

/// Gives an element the focus.
pub fn focus(id: &str) {
    if let Some(element) = document().get_element_by_id(id).and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// What stands in a text field.
pub fn text_in(id: &str) -> String {
    let field = document().get_element_by_id(id).and_then(|element| element.dyn_into::<HtmlInputElement>().ok());
    field.map(|field| field.value()).unwrap_or_default()
}

/// What stands in the field that an event comes from.
pub fn text(event: &Event) -> String {
    let target = event.target();
    let input = target.as_ref().and_then(|target| target.dyn_ref::<HtmlInputElement>()).map(HtmlInputElement::value);
    let select = target.as_ref().and_then(|target| target.dyn_ref::<HtmlSelectElement>()).map(HtmlSelectElement::value);
    input.or(select).unwrap_or_default()
}

/// Whether the box that an event comes from is ticked.
pub fn is_checked(event: &Event) -> bool {
    event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()).is_some_and(|input| input.checked())
}

/// Whether an input event comes from an input method that has not finished its word.
pub fn is_composing(event: &Event) -> bool {
    event.dyn_ref::<InputEvent>().is_some_and(InputEvent::is_composing)
}
