//! Drawing: a [`Node`] into the document, and a newer one over it. What is the same stays untouched, and with it the focus,
//! what was opened, and the browser's work.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::reactive::effect::RenderEffect;
use leptos::tachys::renderer::types::{Element, Node as DomNode, Text as DomText};
use leptos::tachys::renderer::{RemoveEventHandler, Rndr};
use leptos::tachys::view::{Mountable, Render};
use wasm_bindgen::{JsCast, JsValue};

use super::{Act, El, Node, Parts};
use crate::catalog::Text;

/// What stands in the document.
pub enum Drawn {
    Text(DomText, Text),
    Element(Box<DrawnElement>),
    Live(RenderEffect<Drawn>),
}

pub struct DrawnElement {
    tag: &'static str,
    namespace: Option<&'static str>,
    key: Text,
    element: Element,
    attributes: Vec<(&'static str, Text)>,
    properties: Vec<(&'static str, bool)>,
    value: Option<Text>,
    listeners: Vec<Listener>,
    children: Vec<Drawn>,
}

/// Set up once; what it does is exchanged with each drawing.
struct Listener {
    name: &'static str,
    act: Rc<RefCell<Act>>,
    /// Removes it when dropped.
    _until: RemoveEventHandler<Element>,
}

impl Render for Node {
    type State = Drawn;

    fn build(self) -> Drawn {
        match self {
            Self::Text(text) => Drawn::Text(Rndr::create_text_node(&text), text),
            Self::Element(element) => Drawn::Element(Box::new(DrawnElement::new(element))),
            Self::Live(draw) => Drawn::Live(RenderEffect::new(move |drawn: Option<Drawn>| match drawn {
                None => draw().build(),
                Some(mut drawn) => {
                    draw().rebuild(&mut drawn);
                    drawn
                }
            })),
        }
    }

    fn rebuild(self, drawn: &mut Drawn) {
        match (self, drawn) {
            (Self::Text(new), Drawn::Text(node, old)) => {
                if new != *old {
                    Rndr::set_text(node, &new);
                    *old = new;
                }
            }
            (Self::Element(new), Drawn::Element(old)) if old.is_like(&new) => old.update(new),
            (new, old) => {
                let mut drawn = new.build();
                old.insert_before_this(&mut drawn);
                old.unmount();
                *old = drawn;
            }
        }
    }
}

impl DrawnElement {
    fn new(El(parts): El) -> Self {
        let Parts { tag, namespace, key, attributes, properties, value, listeners, children } = *parts;
        let element = Rndr::create_element(tag, namespace);
        for (name, value) in &attributes {
            Rndr::set_attribute(&element, name, value);
        }
        let listeners = listeners.into_iter().map(|(name, act)| Listener::new(&element, name, act)).collect();
        let children = children.into_iter().map(|child| append(&element, child)).collect();
        for &(name, is) in &properties {
            Rndr::set_property(&element, name, &JsValue::from_bool(is));
        }
        if let Some(value) = &value {
            Rndr::set_property(&element, "value", &JsValue::from_str(value));
        }
        Self { tag, namespace, key, element, attributes, properties, value, listeners, children }
    }

    /// Whether one can become the other in place.
    fn is_like(&self, El(new): &El) -> bool {
        let alike = (self.tag, self.namespace, &self.key) == (new.tag, new.namespace, &new.key);
        alike && self.listeners.iter().map(|it| it.name).eq(new.listeners.iter().map(|(name, _)| *name))
    }

    fn update(&mut self, El(new): El) {
        for (name, _) in &self.attributes {
            if !new.attributes.iter().any(|(other, _)| other == name) {
                Rndr::remove_attribute(&self.element, name);
            }
        }
        for attribute in &new.attributes {
            if !self.attributes.contains(attribute) {
                Rndr::set_attribute(&self.element, attribute.0, &attribute.1);
            }
        }
        for property in &new.properties {
            if !self.properties.contains(property) {
                Rndr::set_property(&self.element, property.0, &JsValue::from_bool(property.1));
            }
        }
        if let Some(value) = new.value.as_deref().filter(|_| new.value != self.value) {
            Rndr::set_property(&self.element, "value", &JsValue::from_str(value));
        }
        for (listener, (_, act)) in self.listeners.iter().zip(new.listeners) {
            *listener.act.borrow_mut() = act;
        }
        (self.attributes, self.properties, self.value) = (new.attributes, new.properties, new.value);
        self.update_children(new.children);
    }

    fn update_children(&mut self, new: Vec<Node>) {
        if self.is_translated(&new) {
            Rndr::clear_children(&self.element);
            self.children.clear();
        }
        for mut gone in self.children.drain(new.len().min(self.children.len())..) {
            gone.unmount();
        }
        for (place, child) in new.into_iter().enumerate() {
            match self.children.get_mut(place) {
                Some(drawn) => child.rebuild(drawn),
                None => self.children.push(append(&self.element, child)),
            }
        }
    }

    /// Whether a text that changes is no longer where it was put: a browser that translates pages puts its own in its place.
    fn is_translated(&self, new: &[Node]) -> bool {
        let parent: &DomNode = &self.element;
        self.children.iter().zip(new).any(|pair| match pair {
            (Drawn::Text(node, old), Node::Text(new)) => new != old && Rndr::get_parent(node).as_ref() != Some(parent),
            _ => false,
        })
    }
}

fn append(parent: &Element, child: Node) -> Drawn {
    let mut drawn = child.build();
    drawn.mount(parent, None);
    drawn
}

impl Listener {
    fn new(element: &Element, name: &'static str, act: Act) -> Self {
        let act = Rc::new(RefCell::new(act));
        let listener = act.clone();
        let call = Box::new(move |event: JsValue| {
            // Held by an event that this very act has caused: once is enough.
            if let Ok(mut act) = listener.try_borrow_mut() {
                act(event.unchecked_into());
            }
        });
        Self { name, act, _until: Rndr::add_event_listener(element, name, call) }
    }
}

impl Mountable for Drawn {
    fn unmount(&mut self) {
        match self {
            Self::Text(node, _) => node.unmount(),
            Self::Element(drawn) => drawn.element.unmount(),
            Self::Live(effect) => _ = effect.with_value_mut(Mountable::unmount),
        }
    }

    fn mount(&mut self, parent: &Element, before: Option<&DomNode>) {
        match self {
            Self::Text(node, _) => node.mount(parent, before),
            Self::Element(drawn) => drawn.element.mount(parent, before),
            Self::Live(effect) => _ = effect.with_value_mut(|drawn| drawn.mount(parent, before)),
        }
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        match self {
            Self::Text(node, _) => node.insert_before_this(child),
            Self::Element(drawn) => drawn.element.insert_before_this(child),
            Self::Live(effect) => effect.with_value_mut(|drawn| drawn.insert_before_this(child)).unwrap_or(false),
        }
    }

    fn elements(&self) -> Vec<Element> {
        match self {
            Self::Text(..) => Vec::new(),
            Self::Element(drawn) => vec![drawn.element.clone()],
            Self::Live(effect) => effect.with_value_mut(|drawn| drawn.elements()).unwrap_or_default(),
        }
    }
}
