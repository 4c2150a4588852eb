//! Elements as plain values: `el("li").class("x").child("text")`. A part of the page is a function that returns one; [`draw`]
//! puts it into the document, and when the part is drawn anew touches only what is no longer the same.
//!
//! `view!` makes a type of every element, attribute and closure, and the program carries code for each. Here a tag is a word,
//! an attribute a pair of texts, and what changes together is drawn together.

use crate::catalog::Text;
use crate::host::{self, Event};

mod draw;

/// An element that is being put together. Boxed, so that handing it on from call to call costs next to nothing.
pub struct El(Box<Parts>);

struct Parts {
    tag: &'static str,
    namespace: Option<&'static str>,
    /// Elements of different keys are never made into one another.
    key: Text,
    attributes: Vec<(&'static str, Text)>,
    /// `checked`, `selected`, `open`: what the reader changes as well.
    properties: Vec<(&'static str, bool)>,
    /// What stands in a text field.
    value: Option<Text>,
    listeners: Vec<(&'static str, Act)>,
    children: Vec<Node>,
}

type Act = Box<dyn FnMut(Event)>;

/// What an element can hold.
pub enum Node {
    Text(Text),
    Element(El),
    /// Drawn anew whenever a signal that it reads changes. What else changes is none of its business, so these stand at the
    /// top of the page and hold no other.
    Live(Box<dyn Fn() -> Node>),
}

pub fn el(tag: &'static str) -> El {
    element(tag, None)
}

/// A button that only does what is told here, and submits no form.
pub fn button() -> El {
    el("button").attr("type", "button")
}

/// An element of a drawing.
pub fn svg(tag: &'static str) -> El {
    element(tag, Some("http://www.w3.org/2000/svg"))
}

fn element(tag: &'static str, namespace: Option<&'static str>) -> El {
    El(Box::new(Parts {
        tag,
        namespace,
        key: Text::default(),
        attributes: Vec::new(),
        properties: Vec::new(),
        value: None,
        listeners: Vec::new(),
        children: Vec::new(),
    }))
}

/// A part of the page that follows the signals it reads.
pub fn live<N: Into<Node>>(draw: impl Fn() -> N + 'static) -> Node {
    Node::Live(Box::new(move || draw().into()))
}

impl El {
    /// Tells elements apart that must not be changed in place.
    pub fn key(mut self, key: impl Into<Text>) -> Self {
        self.0.key = key.into();
        self
    }

    pub fn attr(mut self, name: &'static str, value: impl Into<Text>) -> Self {
        self.0.attributes.push((name, value.into()));
        self
    }

    pub fn class(self, name: &'static str) -> Self {
        self.attr("class", name)
    }

    /// A class besides those that the element has.
    pub fn class_if(mut self, is: bool, name: &'static str) -> Self {
        if !is {
            return self;
        }
        match self.0.attributes.iter_mut().find(|(attribute, _)| *attribute == "class") {
            Some((_, classes)) => *classes = [classes, " ", name].concat().into(),
            None => return self.class(name),
        }
        self
    }

    pub fn attr_if(self, is: bool, name: &'static str, value: &'static str) -> Self {
        if is { self.attr(name, value) } else { self }
    }

    /// An attribute that spells out a truth: `aria-pressed="true"`.
    pub fn aria(self, name: &'static str, is: bool) -> Self {
        self.attr(name, if is { "true" } else { "false" })
    }

    /// A property that the reader changes as well: `checked`, `selected`, `open`. It is set when it changes here.
    pub fn is(mut self, name: &'static str, is: bool) -> Self {
        self.0.properties.push((name, is));
        self
    }

    /// What stands in a text field; set when it changes here, so that nobody's typing is overwritten with itself.
    pub fn value(mut self, value: impl Into<Text>) -> Self {
        self.0.value = Some(value.into());
        self
    }

    pub fn on(mut self, name: &'static str, act: impl FnMut(Event) + 'static) -> Self {
        self.0.listeners.push((name, Box::new(act)));
        self
    }

    /// What stands in a text field, at each change; what an input method has not finished is left until it has.
    pub fn on_typed(self, act: impl Fn(&str) + Clone + 'static) -> Self {
        let finished = act.clone();
        let typed = move |event| {
            if !host::is_composing(&event) {
                act(&host::text(&event));
            }
        };
        self.on("input", typed).on("compositionend", move |event| finished(&host::text(&event)))
    }

    pub fn child(mut self, child: impl Into<Node>) -> Self {
        self.0.children.push(child.into());
        self
    }

    pub fn children<N: Into<Node>>(mut self, children: impl IntoIterator<Item = N>) -> Self {
        self.0.children.extend(children.into_iter().map(Into::into));
        self
    }
}

impl From<El> for Node {
    fn from(element: El) -> Self {
        Self::Element(element)
    }
}

impl<N: Into<Node>> From<Option<N>> for Node {
    /// Nothing is an empty text: it holds its place among its siblings.
    fn from(node: Option<N>) -> Self {
        node.map_or_else(|| "".into(), Into::into)
    }
}

impl From<&'static str> for Node {
    fn from(text: &'static str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Node {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}
