//! The file's own types: what is written, and what the JSON schema describes. Their comments are the schema's descriptions.

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Serialize, Serializer};

use crate::catalog::Text;

/// A catalogue of platforms for GPU Selector.
#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "GPU Selector catalogue")]
pub(super) struct File {
    /// The address of this schema, for editors.
    #[serde(rename = "$schema", skip_serializing_if = "Option::is_none")]
    pub schema: Option<Text>,
    /// The version of this format: 1. Missing is 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 1))]
    pub format: Option<u32>,
    #[schemars(regex(pattern = "^[a-z0-9][a-z0-9_-]*$"))]
    pub id: Text,
    pub title: Words,
    /// The version of this catalogue, any text.
    #[schemars(length(min = 1))]
    pub version: Text,
    /// The day the facts were true: YYYY, YYYY-MM or YYYY-MM-DD. Missing: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = "^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$"))]
    pub as_of: Option<Text>,
    /// Headings of the form. Criteria without a group stand under “All”.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<Group>,
    /// The rows of the matrix, in the order in which links write them.
    #[schemars(length(min = 1))]
    pub criteria: Vec<CriterionEntry>,
    #[schemars(length(min = 1))]
    pub platforms: Vec<Platform>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scenarios: Vec<Scenario>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notes: Option<Notes>,
}

/// A text for every language, or one in each; a language left out gets the other one's text.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub(super) enum Words {
    Same(#[schemars(length(min = 1))] Text),
    Each(Languages),
}

#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(extend("minProperties" = 1))]
pub(super) struct Languages {
    /// Chinese.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zh: Option<Text>,
    /// English.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub en: Option<Text>,
}

/// A sentence of the source.
#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Quote {
    /// The section it stands in, or the https address of the page.
    #[schemars(length(min = 1))]
    pub place: Text,
    pub text: Words,
}

#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Group {
    #[schemars(regex(pattern = "^[a-z0-9][a-z0-9_-]*$"))]
    pub id: Text,
    pub label: Words,
}

#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Criterion")]
pub(super) struct CriterionEntry {
    /// The key in links; none of the keys that links use otherwise.
    #[schemars(regex(pattern = "^[a-z][a-z0-9_]*$"))]
    pub id: Text,
    /// The id of a group.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<Text>,
    pub kind: KindName,
    /// For a level: the words of its scale, lowest first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(length(min = 1))]
    pub levels: Option<Vec<Level>>,
    /// For a quantity: what is counted or measured. More is better.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit: Option<UnitEntry>,
    /// The name of the row.
    pub label: Words,
    /// The short question in the form. Missing: the label.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<Words>,
    /// What to ask the vendor where the cell leaves it open; {} stands for the threshold. Missing: made from the label.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ask: Option<Words>,
    /// The source's advice on this question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<Quote>,
}

/// flag: yes or no. level: ordered words. quantity: a number, more is better.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(rename = "Kind")]
pub(super) enum KindName {
    Flag,
    Level,
    Quantity,
}

#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Level {
    #[schemars(regex(pattern = "^[a-z0-9][a-z0-9_-]*$"))]
    pub id: Text,
    pub label: Words,
}

#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(rename = "Unit")]
pub(super) enum UnitEntry {
    Size(SizeUnit),
    Count(CountUnit),
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub(super) enum SizeUnit {
    /// Decimal gigabytes.
    #[serde(rename = "GB")]
    Gigabytes,
}

/// Whole things: the word for one and for several.
#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct CountUnit {
    pub one: Words,
    /// Missing: the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub many: Option<Words>,
}

#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Platform {
    #[schemars(regex(pattern = "^[a-z0-9][a-z0-9_-]*$"))]
    pub id: Text,
    pub name: Words,
    /// What the platform is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub summary: Option<Quote>,
    /// What the platform is made for. Where no platform has one, nobody is asked for stage and team.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub positioning: Option<Positioning>,
    /// What is known, by the id of the criterion. A criterion left out is unknown, which is not a no.
    pub cells: Ordered<Cell>,
}

#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Positioning {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scale: Option<Scale>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team: Option<Team>,
    /// Whether it presumes a team with operations skill.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub needs_ops: Option<bool>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub quotes: Vec<Quote>,
}

#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum Scale {
    Small,
    Medium,
    Large,
}

#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum Team {
    Solo,
    Many,
}

/// A value alone, or with its words, quotes and note.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub(super) enum Cell {
    Alone(Value),
    Whole(WholeCell),
}

#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "CellWithWords")]
pub(super) struct WholeCell {
    /// Missing: unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<Value>,
    /// How the source puts it; only with a value.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wording: Option<Words>,
    /// The sentences behind it; the first one gives the cell its place.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub quotes: Vec<Quote>,
    /// What a reader should know: a conflict, an inference, a gap.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<Words>,
}

#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub(super) enum Value {
    Plain(Plain),
    About(About),
    Range(Range),
}

/// A flag: yes, no or partial. A level: the id of one. A quantity: a number.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub(super) enum Plain {
    Word(Text),
    Number(#[serde(serialize_with = "number")] f64),
}

/// A quantity, 10 percent either way.
#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct About {
    #[serde(serialize_with = "number")]
    #[schemars(range(min = 0))]
    pub about: f64,
}

/// From one level or number to another. An end left out is open.
#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Range {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lo: Option<Plain>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hi: Option<Plain>,
}

#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Scenario {
    #[schemars(regex(pattern = "^[a-z0-9][a-z0-9_-]*$"))]
    pub id: Text,
    /// A few words, for a button. Missing: the name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub short: Option<Words>,
    pub name: Words,
    /// The id of the platform that the source recommends.
    pub recommends: Text,
    pub reason: Quote,
    /// By criterion, as a link writes them: "yes", "1000GB,want".
    #[serde(default, skip_serializing_if = "Ordered::is_empty")]
    pub needs: Ordered<Text>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub context: Option<Context>,
}

#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Context {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scale: Option<Scale>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team: Option<Team>,
    /// Whether the team has operations skill.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ops: Option<bool>,
}

#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Notes {
    /// Whom the platforms serve, all alike.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub alike: Option<Quote>,
    /// What all platforms have in common.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub common: Vec<Note>,
    /// The differences, section by section.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub differences: Vec<Difference>,
    /// What to mind when moving and using.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cautions: Vec<Note>,
    /// Closing advice, a paragraph each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub closing: Vec<Quote>,
    /// Where the source contradicts itself or is silent, and how it is read.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub conflicts: Vec<Conflict>,
}

#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Note {
    pub title: Words,
    pub text: Quote,
}

#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Difference {
    #[schemars(length(min = 1))]
    pub place: Text,
    pub title: Words,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub paragraphs: Vec<Words>,
}

#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Conflict {
    /// The id of the criterion, or another word for the subject.
    #[schemars(length(min = 1))]
    pub about: Text,
    pub title: Words,
    pub says: Words,
}

/// An object whose keys stand in a given order.
pub(super) struct Ordered<T>(pub Vec<(Text, T)>);

impl<T> Ordered<T> {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<T> Default for Ordered<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T: Serialize> Serialize for Ordered<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

impl<T: JsonSchema> JsonSchema for Ordered<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        BTreeMap::<String, T>::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        BTreeMap::<String, T>::json_schema(generator)
    }
}

/// Whole numbers without a fraction: `4`, not `4.0`.
fn number<S: Serializer>(number: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    const EXACT: f64 = 9_007_199_254_740_992.0;
    if number.fract() == 0.0 && (0.0..EXACT).contains(number) {
        serializer.serialize_u64(*number as u64)
    } else {
        serializer.serialize_f64(*number)
    }
}
