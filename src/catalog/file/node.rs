//! A value of a file and where it stands, whatever kind of file that is.

use super::problem::Place;

#[derive(Debug)]
pub(super) struct Node {
    pub place: Place,
    pub value: Value,
}

#[derive(Debug)]
pub(super) enum Value {
    /// JSON's null: the same as no value.
    Nothing,
    Truth(bool),
    Number(f64),
    Text(String),
    List(Vec<Node>),
    /// In the order of the file; keys may repeat.
    Object(Vec<Field>),
}

#[derive(Debug)]
pub(super) struct Field {
    pub key: String,
    /// Where the key stands.
    pub place: Place,
    pub node: Node,
}
