//! The catalogue that the page opens with: an article that compares three anonymous platforms, A, B and C.
//!
//! It is written as tables that can be proof-read against the article, one idea a file:
//! - `matrix`: what is known of each platform on each criterion (二, 四, 五), written in `row`s;
//! - `scenarios`: the needs behind the article's five recommendations (六);
//! - `notes`: everything else it says (二, 三, 四, 七, 八), and where it contradicts itself.
//!
//! This file has the platforms and puts the tables together. Chinese is the article's, to the letter; English is our
//! translation. `tests/guide.rs` holds both against the article itself.

use std::sync::LazyLock;

use crate::catalog::{Catalogue, Cell, Group, Kind, Platform, Positioning, Quote, Words};
use crate::requirements::{Scale, Team};

mod matrix;
mod notes;
mod row;
mod scenarios;

/// The guide: id `guide`, 11 criteria, platforms `a`, `b` and `c`, five scenarios. The article bears no date.
pub fn guide() -> &'static Catalogue {
    static GUIDE: LazyLock<Catalogue> = LazyLock::new(catalogue);
    &GUIDE
}

/// A text: the original, and our translation.
type Pair = (&'static str, &'static str);

/// A quote: the section it stands in, the original, our translation.
type Cited = (&'static str, &'static str, &'static str);

const GROUPS: [(&str, Pair); 4] = [
    ("compute", ("算力", "Compute")),
    ("storage", ("存储", "Storage")),
    ("engineering", ("工程化", "Engineering")),
    ("cost", ("成本与上手", "Cost and getting started")),
];

fn catalogue() -> Catalogue {
    let criteria = matrix::criteria();
    let scenarios = scenarios::scenarios(&criteria);
    Catalogue {
        id: "guide".into(),
        title: Words::new(
            "主流GPU算力租赁平台选型对比与实践指南",
            "Mainstream GPU rental platforms compared: a guide to choosing and using them",
        ),
        version: "1".into(),
        as_of: None,
        groups: GROUPS.iter().map(|&(id, label)| Group { id: id.into(), label: words(label) }).collect(),
        criteria,
        platforms: platforms(),
        scenarios,
        notes: notes::notes(),
    }
}

/// What each platform is (二), and what it is made for (六, 八).
fn platforms() -> Vec<Platform> {
    vec![
        platform(
            "a",
            ("平台A", "Platform A"),
            (
                "二",
                "功能较为均衡，提供算力市场与多种实例规格，但存储和扩容能力相对受限",
                "fairly balanced in its functions; offers a compute market and many instance specifications, but storage and expansion are relatively limited",
            ),
            (Scale::Medium, Some(Team::Solo), true),
            &[
                (
                    "八",
                    "平台A胜在资源均衡，适合中等规模的独立训练",
                    "Platform A wins by its balanced resources and suits independent training at medium scale",
                ),
                (
                    "六",
                    "资源均衡，适合有一定运维能力的团队",
                    "balanced resources, suits teams with some operations skill",
                ),
            ],
            matrix::column_a(),
        ),
        platform(
            "b",
            ("平台B", "Platform B"),
            (
                "二",
                "强调资源灵活性与高扩展性，支持联系客服上架自定义机器，扩容空间最大",
                "stresses flexible resources and high scalability; custom machines can be listed by contacting customer service; the most room for expansion",
            ),
            (Scale::Large, Some(Team::Many), false),
            &[(
                "八",
                "平台B在扩展性和协作能力上表现突出，适合大规模、多人协作场景",
                "Platform B stands out in scalability and collaboration and suits large-scale work by many people",
            )],
            matrix::column_b(),
        ),
        platform(
            "c",
            ("平台C", "Platform C"),
            (
                "二",
                "入门门槛低、操作轻量，但在多卡调度与数据扩容方面存在明显限制",
                "low entry threshold and light to operate, but with clear limits in multi-card scheduling and data expansion",
            ),
            (Scale::Small, None, false),
            &[
                (
                    "八",
                    "平台C以轻量易用见长，但在资源灵活性上有明显短板",
                    "Platform C is strong in being light and easy to use, but clearly weak in the flexibility of its resources",
                ),
                ("六", "入门简单、轻量快速，适合短时实验", "easy to start, light and fast, suits short experiments"),
                (
                    "六",
                    "小规模推理验证或快速原型\t平台C",
                    "Small-scale inference checks or quick prototypes\tPlatform C",
                ),
            ],
            matrix::column_c(),
        ),
    ]
}

fn platform(
    id: &'static str,
    name: Pair,
    summary: Cited,
    (scale, team, needs_ops): (Scale, Option<Team>, bool),
    quotes: &[Cited],
    cells: Vec<Cell>,
) -> Platform {
    let positioning = Positioning {
        scale: Some(scale),
        team,
        needs_ops: Some(needs_ops),
        quotes: quotes.iter().copied().map(quote).collect(),
    };
    Platform { id: id.into(), name: words(name), summary: quote(summary), positioning, cells }
}

fn words((zh, en): Pair) -> Words {
    Words::new(zh, en)
}

fn quote((place, zh, en): Cited) -> Quote {
    Quote::new(place, zh, en)
}

/// The position of a level on its scale; `None` where the scale has no such level.
fn level(kind: &Kind, id: &str) -> Option<f64> {
    let Kind::Level(levels) = kind else { return None };
    levels.iter().position(|level| level.id == id).map(|position| position as f64)
}
