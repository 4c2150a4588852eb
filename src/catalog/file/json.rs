//! JSON text -> values with their lines and columns.
//!
//! Two parsers, each for what it does well: `serde_json` decides what is JSON and says where it is not, `jsonc-parser` knows
//! where each value stands. Neither goes deeper than 128 levels.

use jsonc_parser::ast;
use jsonc_parser::common::Ranged;

use super::node::{Field, Node, Value};
use super::problem::{Fault, Place, Problem};

/// Reads strict JSON, with or without a byte order mark.
pub(super) fn parse(text: &str) -> Result<Node, Problem> {
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    let whole = |place, fault| Problem { place, path: String::new(), fault };
    if let Err(error) = serde_json::from_str::<serde_json::Value>(text) {
        let line: usize = text.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum();
        let place = match error.is_eof() {
            true => Place::after(text.trim_end()),
            false => Cursor::new(text).place(line + error.column().saturating_sub(1)),
        };
        let message = error.to_string();
        let message = message.split(" at line ").next().unwrap_or_default();
        let fault = match message {
            _ if error.is_eof() => Fault::Truncated,
            "recursion limit exceeded" => Fault::TooDeep,
            _ => Fault::Syntax(message.to_owned()),
        };
        return Err(whole(place, fault));
    }
    match jsonc_parser::parse_to_ast(text, &Default::default(), &Default::default()) {
        Ok(jsonc_parser::ParseResult { value: Some(value), .. }) => Ok(node(&value, &mut Cursor::new(text))),
        // What serde_json takes, the other takes too (a test holds them together); else it is told like any error.
        Ok(_) => Err(whole(Place::START, Fault::Truncated)),
        Err(error) => Err(whole(Cursor::new(text).place(error.range().start), Fault::Syntax(error.kind().to_string()))),
    }
}

fn node(value: &ast::Value<'_>, cursor: &mut Cursor<'_>) -> Node {
    let place = cursor.place(value.start());
    let value = match value {
        ast::Value::NullKeyword(_) => Value::Nothing,
        ast::Value::BooleanLit(truth) => Value::Truth(truth.value),
        ast::Value::NumberLit(number) => Value::Number(number.value.parse().unwrap_or(f64::NAN)),
        ast::Value::StringLit(text) => Value::Text(text.value.clone().into_owned()),
        ast::Value::Array(list) => Value::List(list.elements.iter().map(|each| node(each, cursor)).collect()),
        ast::Value::Object(object) => {
            Value::Object(object.properties.iter().map(|property| field(property, cursor)).collect())
        }
    };
    Node { place, value }
}

fn field(property: &ast::ObjectProp<'_>, cursor: &mut Cursor<'_>) -> Field {
    let place = cursor.place(property.start());
    Field { key: property.name.as_str().to_owned(), place, node: node(&property.value, cursor) }
}

/// Goes through a text from start to end, counting lines and characters.
struct Cursor<'a> {
    rest: &'a str,
    byte: usize,
    line: usize,
    column: usize,
}

impl<'a> Cursor<'a> {
    fn new(text: &'a str) -> Self {
        Self { rest: text, byte: 0, line: 1, column: 1 }
    }

    /// The place of a byte, which is not before the last one asked for.
    fn place(&mut self, byte: usize) -> Place {
        let passed = self.rest.char_indices().take_while(|(at, _)| self.byte + at < byte);
        let mut length = 0;
        for (at, character) in passed {
            length = at + character.len_utf8();
            (self.line, self.column) =
                if character == '\n' { (self.line + 1, 1) } else { (self.line, self.column + 1) };
        }
        self.rest = self.rest.get(length..).unwrap_or_default();
        self.byte += length;
        Place::Line { line: self.line, column: self.column }
    }
}
