//! What every part of a file is read with: fields, lists, texts, ids. Problems are collected here.

use std::collections::HashSet;

use super::super::node::{Field, Node, Value};
use super::super::problem::{Expected, Fault, Problems};
use super::super::{MOST_CELLS, defaults};
use crate::catalog::{Quote, Text, Words};

pub(super) struct Reader {
    pub problems: Problems,
}

/// A value, and the way to it from the top.
pub(super) struct Spot<'a> {
    pub node: &'a Node,
    path: String,
}

/// The fields of an object, null counted as none.
pub(super) struct Fields<'a> {
    pub spot: Spot<'a>,
    fields: &'a [Field],
}

impl<'a> Spot<'a> {
    pub fn top(node: &'a Node) -> Self {
        Self { node, path: String::new() }
    }

    fn field(&self, field: &'a Field) -> Self {
        let dot = if self.path.is_empty() { "" } else { "." };
        Self { node: &field.node, path: [&*self.path, dot, &field.key].concat() }
    }
}

impl<'a> Fields<'a> {
    pub fn optional(&self, key: &str) -> Option<Spot<'a>> {
        self.any(key).filter(|spot| !matches!(spot.node.value, Value::Nothing))
    }

    /// The field even where it is null: lists, and objects of the file's own keys, are left out or whole.
    pub fn any(&self, key: &str) -> Option<Spot<'a>> {
        self.fields.iter().find(|field| field.key == key).map(|field| self.spot.field(field))
    }
}

impl Reader {
    pub fn fault(&mut self, spot: &Spot<'_>, fault: Fault) {
        self.problems.tell(spot.node.place, &spot.path, fault);
    }

    /// An object of these fields and no others.
    pub fn fields<'a>(&mut self, spot: Spot<'a>, known: &'static [&'static str]) -> Option<Fields<'a>> {
        let Value::Object(fields) = &spot.node.value else {
            self.fault(&spot, Fault::Expected(Expected::Object));
            return None;
        };
        self.tell_repeated(&spot, fields);
        for field in fields.iter().filter(|field| !known.contains(&&*field.key)) {
            let fault = Fault::UnknownField { name: field.key.clone(), known };
            self.problems.tell(field.place, &spot.field(field).path, fault);
        }
        Some(Fields { spot, fields })
    }

    /// An object of which the file chooses the keys: each once, with its value.
    pub fn entries<'a>(&mut self, spot: &Spot<'a>) -> Vec<(&'a str, Spot<'a>)> {
        let Value::Object(fields) = &spot.node.value else {
            self.fault(spot, Fault::Expected(Expected::Object));
            return Vec::new();
        };
        self.tell_repeated(spot, fields);
        fields.iter().map(|field| (&*field.key, spot.field(field))).collect()
    }

    fn tell_repeated<'a>(&mut self, spot: &Spot<'a>, fields: &'a [Field]) {
        let mut seen = HashSet::new();
        for field in fields.iter().filter(|field| !seen.insert(&field.key)) {
            self.problems.tell(field.place, &spot.field(field).path, Fault::Repeated(field.key.clone()));
        }
    }

    pub fn required<'a>(&mut self, fields: &Fields<'a>, key: &'static str) -> Option<Spot<'a>> {
        let found = fields.optional(key);
        if found.is_none() {
            self.fault(&fields.spot, Fault::Missing(key));
        }
        found
    }

    /// The items of a list, none where there is no such field.
    pub fn items<'a>(&mut self, fields: &Fields<'a>, key: &str, most: usize) -> Vec<Spot<'a>> {
        fields.any(key).map(|spot| self.list(&spot, most)).unwrap_or_default()
    }

    /// The items of a list that has to be there and have some.
    pub fn some_items<'a>(&mut self, fields: &Fields<'a>, key: &'static str, most: usize) -> Vec<Spot<'a>> {
        let Some(spot) = self.required(fields, key) else { return Vec::new() };
        if matches!(&spot.node.value, Value::List(items) if items.is_empty()) {
            self.fault(&spot, Fault::Empty);
        }
        self.list(&spot, most)
    }

    fn list<'a>(&mut self, spot: &Spot<'a>, most: usize) -> Vec<Spot<'a>> {
        let items = match &spot.node.value {
            Value::List(items) if items.len() <= most => items,
            other => {
                let too_many = matches!(other, Value::List(_));
                let fault = if too_many { Fault::TooManyItems(most) } else { Fault::Expected(Expected::List) };
                self.fault(spot, fault);
                return Vec::new();
            }
        };
        let item = |(position, node)| Spot { node, path: format!("{}[{position}]", spot.path) };
        items.iter().enumerate().map(item).collect()
    }

    /// A text that says something.
    pub fn text(&mut self, spot: &Spot<'_>) -> Text {
        match &spot.node.value {
            Value::Text(text) if text.trim().is_empty() => self.fault(spot, Fault::MissingWords),
            Value::Text(text) => return text.clone().into(),
            _ => self.fault(spot, Fault::Expected(Expected::Text)),
        }
        "".into()
    }

    pub fn text_field(&mut self, fields: &Fields<'_>, key: &'static str) -> Text {
        self.required(fields, key).map(|spot| self.text(&spot)).unwrap_or_default()
    }

    /// One text for every language, or one in each.
    pub fn words(&mut self, spot: Spot<'_>) -> Words {
        match &spot.node.value {
            Value::Text(_) => {
                let text = self.text(&spot);
                Words { zh: text.clone(), en: text }
            }
            Value::Object(_) => {
                let Some(fields) = self.fields(spot, &["zh", "en"]) else { return Words::new("", "") };
                let mut language = |key| fields.optional(key).map(|spot| self.text(&spot));
                match (language("zh"), language("en")) {
                    (Some(zh), Some(en)) => Words { zh, en },
                    (Some(only), None) | (None, Some(only)) => Words { zh: only.clone(), en: only },
                    (None, None) => {
                        self.fault(&fields.spot, Fault::MissingWords);
                        Words::new("", "")
                    }
                }
            }
            _ => {
                self.fault(&spot, Fault::Expected(Expected::Words));
                Words::new("", "")
            }
        }
    }

    pub fn words_field(&mut self, fields: &Fields<'_>, key: &'static str) -> Words {
        self.required(fields, key).map_or(Words::new("", ""), |spot| self.words(spot))
    }

    pub fn quote(&mut self, spot: Spot<'_>) -> Quote {
        let Some(fields) = self.fields(spot, &["place", "text"]) else { return defaults::NO_QUOTE };
        let place = self.text_field(&fields, "place");
        if let Some(spot) = fields.optional("place")
            && is_address(&place)
            && !is_https(&place)
        {
            self.fault(&spot, Fault::NotHttps(place.clone().into_owned()));
        }
        Quote { place, text: self.words_field(&fields, "text") }
    }

    pub fn quote_field(&mut self, fields: &Fields<'_>, key: &'static str) -> Quote {
        self.required(fields, key).map_or(defaults::NO_QUOTE, |spot| self.quote(spot))
    }

    pub fn quotes(&mut self, fields: &Fields<'_>, key: &str) -> Vec<Quote> {
        self.items(fields, key, MOST_CELLS).into_iter().map(|spot| self.quote(spot)).collect()
    }

    /// The field `id`, which no other of its kind has taken.
    pub fn id(&mut self, fields: &Fields<'_>, taken: &mut HashSet<Text>) -> Text {
        let Some(spot) = self.required(fields, "id") else { return "".into() };
        let id = self.text(&spot);
        if !id.is_empty() && !is_id(&id) {
            self.fault(&spot, Fault::BadId(id.clone().into_owned()));
        } else if !id.is_empty() && !taken.insert(id.clone()) {
            self.fault(&spot, Fault::DuplicateId(id.clone().into_owned()));
        }
        id
    }

    /// One of a few words.
    pub fn one_of<T: Copy>(&mut self, spot: &Spot<'_>, words: &'static [&'static str], all: &[T]) -> Option<T> {
        let chosen = match &spot.node.value {
            Value::Text(text) => words.iter().zip(all).find(|(word, _)| *word == text).map(|(_, each)| *each),
            _ => None,
        };
        if chosen.is_none() {
            self.fault(spot, Fault::Expected(Expected::OneOf(words)));
        }
        chosen
    }

    pub fn truth(&mut self, spot: &Spot<'_>) -> Option<bool> {
        if let Value::Truth(truth) = spot.node.value {
            return Some(truth);
        }
        self.fault(spot, Fault::Expected(Expected::Truth));
        None
    }
}

/// `[a-z0-9][a-z0-9_-]*`; criteria are held to more.
fn is_id(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase() || c.is_ascii_digit())
        && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "_-".contains(c))
}

/// Whether text begins like an address: `http:`, `javascript:`, `//`.
fn is_address(text: &str) -> bool {
    let text = text.trim();
    let scheme = text.split_once(':').is_some_and(|(scheme, _)| {
        scheme.starts_with(|c: char| c.is_ascii_alphabetic())
            && scheme.chars().all(|c| c.is_ascii_alphanumeric() || "+-.".contains(c))
    });
    scheme || text.starts_with("//")
}

fn is_https(text: &str) -> bool {
    let host = text.strip_prefix("https://").map(|rest| rest.split(['/', '?', '#']).next().unwrap_or_default());
    host.is_some_and(|host| !host.is_empty()) && !text.contains(|c: char| c.is_whitespace() || c.is_control())
}
