//! The article's five scenarios (六), each with the needs and the context that its name and its reason speak of.
//!
//! The recommendations are the article's. The engine does not read them: it finds them again from the needs, and a test
//! holds it to that.

use super::{Pair, level, quote, words};
use crate::catalog::{Criterion, Scenario};
use crate::requirements::{Context, Need, Requirements, Scale, Strength, Team};

/// The scenarios, in the order of the article. `criteria` are those of the matrix.
pub(super) fn scenarios(criteria: &[Criterion]) -> Vec<Scenario> {
    TABLE.iter().map(|row| row.scenario(criteria)).collect()
}

struct Row {
    id: &'static str,
    short: Pair,
    name: Pair,
    recommends: &'static str,
    reason: Pair,
    context: Context,
    needs: &'static [(&'static str, Threshold, Strength)],
}

#[derive(Clone, Copy)]
enum Threshold {
    Yes,
    Level(&'static str),
    Gigabytes(f64),
}

use Strength::{Must, Want};
use Threshold::{Gigabytes, Level, Yes};

const ANY: Context = Context { scale: None, team: None, ops: None };

static TABLE: [Row; 5] = [
    Row {
        id: "prototype",
        short: ("快速原型", "Quick prototype"),
        name: ("小规模推理验证或快速原型", "Small-scale inference checks or quick prototypes"),
        recommends: "c",
        reason: ("入门简单、轻量快速，适合短时实验", "easy to start, light and fast, suits short experiments"),
        context: Context { scale: Some(Scale::Small), ..ANY },
        needs: &[("easy_start", Yes, Want)],
    },
    Row {
        id: "team-training",
        short: ("多人协作 · 大数据集", "Team work · large data sets"),
        name: ("多人协作训练、大数据集项目", "Training by many people together, projects with large data sets"),
        recommends: "b",
        reason: (
            "网盘共享+大扩容+高可用区分，协作效率高",
            "sharing by shared drive + large expansion + high availability told apart: efficient to work together",
        ),
        context: Context { scale: Some(Scale::Large), team: Some(Team::Many), ..ANY },
        needs: &[
            ("shared_drive", Yes, Must),
            ("expansion", Gigabytes(1000.0), Must),
            ("machine_tiers", Level("clear"), Must),
        ],
    },
    Row {
        id: "mid-training",
        short: ("中等规模 · 灵活选卡", "Medium scale · free choice of GPUs"),
        name: ("中等规模训练、需灵活选卡", "Medium-scale training with a free choice of GPUs"),
        recommends: "a",
        reason: ("资源均衡，适合有一定运维能力的团队", "balanced resources, suits teams with some operations skill"),
        context: Context { scale: Some(Scale::Medium), ops: Some(true), ..ANY },
        needs: &[("gpu_variety", Level("fair"), Must)],
    },
    Row {
        id: "scarce-gpu",
        short: ("稀缺卡型 · 定制机器", "Scarce GPUs · custom machines"),
        name: ("稀缺卡型需求、定制化机器", "Scarce GPU models, custom machines"),
        recommends: "b",
        reason: (
            "支持联系客服上架，灵活性最强",
            "machines can be listed by contacting customer service: the most flexible",
        ),
        context: ANY,
        needs: &[("custom_machine", Yes, Must)],
    },
    Row {
        id: "audit",
        short: ("环境复现 · 操作审计", "Reproducible environment · audit"),
        name: ("追求环境可复现与操作审计", "Reproducible environments and an audit of operations"),
        recommends: "b",
        reason: (
            "镜像关联+日志可查，满足工程化要求",
            "linked images + logs that can be looked up: meets engineering requirements",
        ),
        context: ANY,
        needs: &[("repo_images", Yes, Must), ("audit_log", Level("console"), Must)],
    },
];

impl Row {
    /// A need that its criterion does not have would be left out; a test proves that none is.
    fn scenario(&self, criteria: &[Criterion]) -> Scenario {
        let mut requirements = Requirements::default();
        requirements.context = self.context;
        for &(id, threshold, strength) in self.needs {
            let need = criteria.iter().find(|criterion| criterion.id == id).and_then(|criterion| {
                let threshold = match threshold {
                    Yes => 1.0,
                    Level(id) => level(&criterion.kind, id)?,
                    Gigabytes(size) => size,
                };
                Need::new(criterion, threshold, strength)
            });
            if let Some(need) = need {
                requirements.ask(need);
            }
        }
        let (zh, en) = self.reason;
        Scenario {
            id: self.id.into(),
            short: words(self.short),
            name: words(self.name),
            recommends: self.recommends.into(),
            reason: quote(("六", zh, en)),
            requirements,
        }
    }
}
