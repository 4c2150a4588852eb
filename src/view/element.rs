//! Elements, in Leptos's builder manner but with one type for all of them: `el("li").class("x").child("text")`.
//!
//! `view!` makes a type of every element, attribute and closure, and the program carries code for each; the same page then
//! weighs 25 kB more over the wire, a fifth of the budget, and takes four times as long to build. Here a tag is a word, a
//! value is one of a few kinds, and a closure is boxed.

use leptos::attr::custom::custom_attribute;
use leptos::prelude::*;
use leptos::tachys::html::attribute::any_attribute::{AnyAttribute, IntoAnyAttribute};
use leptos::tachys::html::class::class;
use leptos::tachys::html::event::{self, Event};
use leptos::tachys::html::property::prop;
use leptos::tachys::view::iterators::StaticVec;

/// An element that is being put together. Boxed, so that handing it on from call to call costs next to nothing.
pub struct El(Box<Parts>);

struct Parts {
    tag: &'static str,
    attributes: Vec<AnyAttribute>,
    children: Vec<AnyView>,
}

pub fn el(tag: &'static str) -> El {
    El(Box::new(Parts { tag, attributes: Vec::new(), children: Vec::new() }))
}

impl El {
    /// An attribute; one that is a signal follows it.
    pub fn attr(self, name: &'static str, value: impl Value) -> Self {
        self.with(value.attribute(name))
    }

    pub fn class(self, name: &'static str) -> Self {
        self.attr("class", name)
    }

    /// A class that is there while something is true.
    pub fn class_while(self, name: &'static str, is: Signal<bool>) -> Self {
        self.with(class((name, is)).into_any_attr())
    }

    /// An attribute that spells out a truth: `aria-pressed="true"`.
    pub fn aria(self, name: &'static str, is: Signal<bool>) -> Self {
        self.attr(name, Signal::derive(move || if is.get() { "true" } else { "false" }))
    }

    /// A property that is true or false: `checked`, `selected`, `disabled`.
    pub fn is(self, name: &'static str, is: Signal<bool>) -> Self {
        self.with(prop(name, is).into_any_attr())
    }

    /// What stands in a text field.
    pub fn value(self, value: Signal<String>) -> Self {
        self.with(prop("value", value).into_any_attr())
    }

    pub fn on(self, name: &'static str, act: impl FnMut(Event) + 'static) -> Self {
        let act: Box<dyn FnMut(Event)> = Box::new(act);
        self.with(event::on(event::Custom::<Event>::new(name), act).into_any_attr())
    }

    pub fn child(self, child: impl Child) -> Self {
        self.holding(child.view())
    }

    pub fn children<C: Child>(mut self, children: impl IntoIterator<Item = C>) -> Self {
        self.0.children.extend(children.into_iter().map(Child::view));
        self
    }

    fn holding(mut self, child: AnyView) -> Self {
        self.0.children.push(child);
        self
    }

    fn with(mut self, attribute: AnyAttribute) -> Self {
        self.0.attributes.push(attribute);
        self
    }
}

/// What an attribute can be.
pub trait Value {
    fn attribute(self, name: &'static str) -> AnyAttribute;
}

/// What an element can hold.
pub trait Child {
    fn view(self) -> AnyView;
}

impl Child for El {
    fn view(self) -> AnyView {
        let Parts { tag, attributes, children } = *self.0;
        // Leptos compares this with the DOM's name of the element, which is in capitals: only then is it kept, and changed in
        // place, when a part of the page is drawn anew.
        let element = leptos::html::custom(tag.to_ascii_uppercase()).child(StaticVec::from(children));
        element.add_any_attr(attributes).into_any()
    }
}

impl Child for AnyView {
    fn view(self) -> AnyView {
        self
    }
}

impl<C: Child> Child for Option<C> {
    fn view(self) -> AnyView {
        self.map_or_else(|| ().into_any(), Child::view)
    }
}

macro_rules! texts {
    ($($text:ty),+) => {
        $(
            impl Value for $text {
                fn attribute(self, name: &'static str) -> AnyAttribute {
                    custom_attribute(name, self).into_any_attr()
                }
            }

            impl Child for $text {
                fn view(self) -> AnyView {
                    self.into_any()
                }
            }
        )+
    };
}

texts!(&'static str, String, Signal<&'static str>, Signal<String>);

/// A part of the page that is drawn anew whenever what it reads changes.
pub fn live(draw: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    let draw: Box<dyn Fn() -> AnyView + Send> = Box::new(draw);
    boxed(draw)
}

fn boxed(draw: Box<dyn Fn() -> AnyView + Send>) -> AnyView {
    (move || draw()).into_any()
}

/// Something derived, as a signal.
pub fn derive<T: Send + Sync + 'static>(from: impl Fn() -> T + Send + Sync + 'static) -> Signal<T> {
    Signal::derive(from)
}
