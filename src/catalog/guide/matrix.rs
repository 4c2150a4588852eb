//! The matrix: a block for each criterion, with what is known of A, B and C side by side.
//!
//! A cell names its value, the words of the article's own table (五), the sentences behind the value, and, where a reader
//! must know more, a note. The first sentence gives the cell its place: one of section 四 where the value rests on it.

use super::row::Known::{About, AtLeast, Between, Exactly, No, Yes};
use super::row::{Known, Measure, Row, says, silent};
use crate::catalog::{Cell, Criterion};

/// The criteria, in the order of the matrix.
pub(super) fn criteria() -> Vec<Criterion> {
    ROWS.iter().map(Row::criterion).collect()
}

pub(super) fn column_a() -> Vec<Cell> {
    ROWS.iter().map(|row| row.a.cell(&row.kind())).collect()
}

pub(super) fn column_b() -> Vec<Cell> {
    ROWS.iter().map(|row| row.b.cell(&row.kind())).collect()
}

pub(super) fn column_c() -> Vec<Cell> {
    ROWS.iter().map(|row| row.c.cell(&row.kind())).collect()
}

static ROWS: [Row; 11] = [
    Row {
        id: "shared_drive",
        group: "storage",
        measure: Measure::Flag,
        label: ("网盘存储", "Shared drive storage"),
        question: ("多实例共享数据（网盘）", "Shared drive for several instances"),
        ask: (
            "多个实例能否通过网盘共享同一份数据？",
            "Can several instances share one copy of the data on a shared drive?",
        ),
        hint: Some((
            "4.1",
            "若团队需要多实例并行训练并共享数据集，应优先考虑同时支持网盘和云盘的平台；若仅为单实例实验，云盘即可满足。",
            "If the team trains on several instances in parallel and shares data sets, first consider a platform that supports both shared drives and cloud disks; for experiments on a single instance a cloud disk is enough.",
        )),
        a: says(
            No,
            ("不支持", "not supported"),
            &[("4.1", "仅提供云盘存储，不支持网盘", "offers cloud disk storage only, no shared drive")],
        ),
        b: says(
            Yes,
            ("支持", "supported"),
            &[("4.1", "同时支持网盘存储与云盘两种方式", "supports both ways, shared drive storage and cloud disk")],
        ),
        c: says(
            Yes,
            ("支持", "supported"),
            &[(
                "4.1",
                "支持网盘和云盘，数据共享能力较好",
                "supports shared drives and cloud disks; data sharing is fairly good",
            )],
        ),
    },
    Row {
        id: "cloud_disk",
        group: "storage",
        measure: Measure::Flag,
        label: ("云盘存储", "Cloud disk storage"),
        question: ("单实例存储（云盘）", "Cloud disk for one instance"),
        ask: ("实例能否挂载云盘？", "Can an instance mount a cloud disk?"),
        hint: None,
        a: says(
            Yes,
            ("支持", "supported"),
            &[("4.1", "仅提供云盘存储，不支持网盘", "offers cloud disk storage only, no shared drive")],
        ),
        b: says(
            Yes,
            ("支持", "supported"),
            &[("4.1", "同时支持网盘存储与云盘两种方式", "supports both ways, shared drive storage and cloud disk")],
        ),
        c: says(
            Yes,
            ("支持", "supported"),
            &[(
                "4.1",
                "支持网盘和云盘，数据共享能力较好",
                "supports shared drives and cloud disks; data sharing is fairly good",
            )],
        ),
    },
    Row {
        id: "machine_tiers",
        group: "engineering",
        measure: Measure::Levels(&[
            ("none", ("未区分", "not told apart")),
            ("partial", ("部分区分", "partly told apart")),
            ("clear", ("明确区分", "clearly told apart")),
        ]),
        label: ("高可用/社区云区分", "High-availability / community cloud told apart"),
        question: ("区分高可用云与社区云", "High-availability and community cloud told apart"),
        ask: (
            "选择实例规格时，高可用云与社区云的机器是否做到“{}”？",
            "When an instance is chosen, are high-availability cloud and community cloud machines “{}”?",
        ),
        hint: None,
        a: says(
            Known::Level("partial"),
            ("部分区分", "partly told apart"),
            &[(
                "4.5",
                "也有类似区分，但维度不如平台B丰富",
                "also has a similar distinction, but in fewer dimensions than Platform B",
            )],
        ),
        b: says(
            Known::Level("clear"),
            ("明确区分", "clearly told apart"),
            &[
                (
                    "4.5",
                    "在实例规格选择时对不同机器特性做了区分（如社区云与高可用云）",
                    "tells the traits of machines apart when an instance specification is chosen (such as community cloud and high-availability cloud)",
                ),
                (
                    "4.1",
                    "通过社区云与高可用云做了明确区分",
                    "draws a clear line by community cloud and high-availability cloud",
                ),
            ],
        ),
        c: says(
            Known::Level("none"),
            ("未区分", "not told apart"),
            &[("4.5", "未对机器特性做明确区分", "draws no clear line between the traits of machines")],
        ),
    },
    Row {
        id: "gpu_variety",
        group: "compute",
        measure: Measure::Levels(&[
            ("limited", ("受限", "limited")),
            ("fair", ("较丰富", "fairly rich")),
            ("rich", ("丰富", "rich")),
        ]),
        label: ("显卡类型丰富度", "Variety of GPU types"),
        question: ("显卡类型的选择", "Choice of GPU types"),
        ask: (
            "实际可以调度的显卡类型是否“{}”，有哪些型号？",
            "Is the choice of GPU types that can really be scheduled “{}”, and which models are there?",
        ),
        hint: None,
        a: says(
            Known::Level("fair"),
            ("较丰富", "fairly rich"),
            &[("4.2", "提供了较为丰富的显卡类型选择", "offers a fairly rich choice of GPU types")],
        )
        .noting(
            "原文 4.2 把平台A与平台B并称“较为丰富”，五的表格又把两者分开；这里按表格。",
            "4.2 calls the choice of Platforms A and B alike fairly rich; the table (section 5) sets them apart. We follow the table.",
        ),
        b: says(
            Known::Level("rich"),
            ("丰富，可申请上架", "rich, listing can be requested"),
            &[
                ("五", "丰富，可申请上架", "rich, listing can be requested"),
                ("4.2", "提供了较为丰富的显卡类型选择", "offers a fairly rich choice of GPU types"),
            ],
        )
        .noting(
            "原文 4.2 把平台A与平台B并称“较为丰富”，五的表格又把两者分开；这里按表格。",
            "4.2 calls the choice of Platforms A and B alike fairly rich; the table (section 5) sets them apart. We follow the table.",
        ),
        c: says(
            Known::Level("limited"),
            ("展示丰富，实际受限", "shown rich, in fact limited"),
            &[
                (
                    "4.2",
                    "虽然在页面上展示了算力市场，列出了当前可用机器，但实际操作中存在资源调度限制",
                    "shows a compute market on its page and lists the machines available now, but in practice resource scheduling is limited",
                ),
                ("五", "展示丰富，实际受限", "shown rich, in fact limited"),
            ],
        )
        .noting(
            "页面展示的不等于能调度的：按实际受限计。",
            "What is shown is not what can be scheduled: counted as limited.",
        ),
    },
    Row {
        id: "gpus",
        group: "compute",
        measure: Measure::Cards,
        label: ("单实例可调度卡数", "Cards that one instance can schedule"),
        question: ("单实例卡数", "GPUs in one instance"),
        ask: ("单个实例能否真正创建到 {}？", "Can one instance really be created with {}?"),
        hint: Some((
            "4.2",
            "在评估显卡资源时，不应只看页面展示列表，更应关注实际可调度能力。对于多卡训练（如分布式数据并行），需要确认平台是否真正支持目标卡数的实例创建。",
            "When judging GPU resources, do not look only at the list shown on the page, but at what can really be scheduled. For training on several cards (such as distributed data parallel), confirm that the platform really supports creating an instance with the number of cards you need.",
        )),
        a: says(
            AtLeast(5.0),
            ("可用", "available"),
            &[(
                "五",
                "多卡调度（≥5卡）\t可用\t可用\t受限，无提示",
                "Multi-card scheduling (≥5 cards)\tavailable\tavailable\tlimited, without a hint",
            )],
        )
        .noting(
            "原文只说 5 卡及以上可用，没有写上限。",
            "The guide only says that 5 cards and more are available; it gives no upper end.",
        ),
        b: says(
            AtLeast(5.0),
            ("可用", "available"),
            &[(
                "五",
                "多卡调度（≥5卡）\t可用\t可用\t受限，无提示",
                "Multi-card scheduling (≥5 cards)\tavailable\tavailable\tlimited, without a hint",
            )],
        )
        .noting(
            "原文只说 5 卡及以上可用，没有写上限。",
            "The guide only says that 5 cards and more are available; it gives no upper end.",
        ),
        c: says(
            Exactly(4.0),
            ("受限，无提示", "limited, without a hint"),
            &[
                (
                    "4.2",
                    "当用户尝试选择5卡及以上的实例时，系统并不支持该配置",
                    "when a user tries to choose an instance with 5 cards or more, the system does not support that configuration",
                ),
                (
                    "五",
                    "多卡调度（≥5卡）\t可用\t可用\t受限，无提示",
                    "Multi-card scheduling (≥5 cards)\tavailable\tavailable\tlimited, without a hint",
                ),
            ],
        )
        .noting(
            "4 卡是推断：原文只说 5 卡及以上不支持，且没有提示。",
            "4 cards is inferred: the guide only says that 5 and more are not supported, without a hint.",
        ),
    },
    Row {
        id: "custom_machine",
        group: "compute",
        measure: Measure::Flag,
        label: ("可联系客服上架机型", "Machines listed on request"),
        question: ("联系客服上架指定机型", "Machines listed on request"),
        ask: (
            "能否联系客服上架我们指定型号的机器，需要多久？",
            "Can customer service list a machine of the model we name, and how long does that take?",
        ),
        hint: None,
        a: silent(&[(
            "4.2",
            "且平台B还支持用户联系客服上架特定型号的机器",
            "and Platform B also lets users contact customer service to have machines of a particular model listed",
        )])
        .noting(
            "原文没有提到平台A能否申请上架。",
            "The guide does not say whether machines can be listed on request at Platform A.",
        ),
        b: says(
            Yes,
            ("支持联系客服上架自定义机器", "custom machines listed by contacting customer service"),
            &[
                ("二", "支持联系客服上架自定义机器", "custom machines can be listed by contacting customer service"),
                (
                    "4.2",
                    "且平台B还支持用户联系客服上架特定型号的机器",
                    "and Platform B also lets users contact customer service to have machines of a particular model listed",
                ),
            ],
        ),
        c: silent(&[(
            "4.2",
            "也未提供明确的申请或升级指引",
            "nor does it give clear guidance on how to apply or upgrade",
        )])
        .noting(
            "原文只针对 5 卡及以上的实例说没有申请指引，没有说其他机器。",
            "The guide says this of instances with 5 cards and more only, not of other machines.",
        ),
    },
    Row {
        id: "expansion",
        group: "storage",
        measure: Measure::Gigabytes,
        label: ("数据扩容上限", "Upper limit of data expansion"),
        question: ("数据扩容", "Room to grow data"),
        ask: (
            "数据扩容能否达到 {}，是否每台机器都可以？",
            "Can data be expanded to {}, and is that so on every machine?",
        ),
        hint: Some((
            "4.3",
            "如果项目涉及TB级数据集或需要长期运行的训练任务，应将扩容能力作为核心选型指标。平台B在此维度上具有明显优势。",
            "If a project involves data sets of terabytes or training jobs that run for long, take expansion as a core criterion of the choice. Platform B has a clear advantage in this dimension.",
        )),
        a: says(
            About(80.0),
            ("约80GB", "about 80 GB"),
            &[("4.3", "仅提供约80GB的额外扩容空间", "offers only about 80 GB of extra space for expansion")],
        )
        .noting(
            "“约”按上下各 10% 计，即 72–88GB；原文指的是额外空间。",
            "“About” is counted as 10 percent either way, 72–88 GB; the guide means extra space.",
        ),
        b: says(
            Between(5000.0, 6000.0),
            ("5T–6T", "5T–6T"),
            &[("4.3", "可达到5T–6T级别", "can reach the order of 5T–6T")],
        )
        .noting(
            "原文没有说明 T 是十进制还是二进制；按 1T = 1000GB 计。",
            "The guide does not say whether T is decimal or binary; counted as 1T = 1000 GB.",
        ),
        c: says(
            AtLeast(0.0),
            ("部分不支持", "not supported in part"),
            &[("4.3", "部分机器甚至不支持扩容", "some machines do not support expansion at all")],
        )
        .noting(
            "部分机器完全不能扩容，其余机器的上限没有写：按从 0 到未知计。",
            "Some machines cannot be expanded at all, and no limit is given for the others: counted as 0 to unknown.",
        ),
    },
    Row {
        id: "repo_images",
        group: "engineering",
        measure: Measure::Flag,
        label: ("镜像与代码托管关联", "Images linked with code hosting"),
        question: ("从代码仓库导入镜像", "Images from a code repository"),
        ask: (
            "能否直接从代码仓库导入镜像，支持哪些代码托管平台？",
            "Can images be imported directly from a code repository, and from which hosts?",
        ),
        hint: Some((
            "4.4",
            "对于重视环境可复现性和操作可追溯性的团队（如企业级研发或科研论文复现），镜像与代码托管的集成以及操作日志的可查性是重要加分项。",
            "For teams that care about reproducible environments and traceable operations (such as enterprise development or the reproduction of research papers), integration of images with code hosting and operation logs that can be looked up are important pluses.",
        )),
        a: says(
            No,
            ("未关联", "not linked"),
            &[("4.4", "未与代码托管平台打通", "not connected with code hosting platforms")],
        ),
        b: says(
            Yes,
            ("已关联", "linked"),
            &[("4.4", "均与主流代码托管平台进行了关联", "both are linked with mainstream code hosting platforms")],
        ),
        c: says(
            Yes,
            ("已关联", "linked"),
            &[("4.4", "均与主流代码托管平台进行了关联", "both are linked with mainstream code hosting platforms")],
        ),
    },
    Row {
        id: "audit_log",
        group: "engineering",
        measure: Measure::Levels(&[
            ("unclear", ("不直观", "not obvious")),
            ("average", ("一般", "average")),
            ("console", ("实例管理中可查", "viewable in instance management")),
        ]),
        label: ("操作日志可查", "Operation logs can be looked up"),
        question: ("查看操作日志", "Looking up operation logs"),
        ask: (
            "操作日志的可查程度能否达到“{}”，记录哪些操作？",
            "Are operation logs at least “{}”, and which operations do they record?",
        ),
        hint: None,
        a: says(
            Known::Level("unclear"),
            ("不直观", "not obvious"),
            &[("五", "不直观", "not obvious")],
        )
        .noting("原文没有说明为什么评为“不直观”。", "The guide does not say why it rates this “not obvious”."),
        b: says(
            Known::Level("console"),
            ("实例管理中可查", "viewable in instance management"),
            &[(
                "4.4",
                "直接查看当前使用的镜像信息和操作日志",
                "see the image in use and the operation logs directly",
            )],
        ),
        c: says(
            Known::Level("average"),
            ("一般", "average"),
            &[(
                "五",
                "操作日志可查\t不直观\t实例管理中可查\t一般",
                "Operation logs can be looked up\tnot obvious\tviewable in instance management\taverage",
            )],
        )
        .noting(
            "原文 4.4 把可查日志称为平台B独有优势，五的表格却评为“一般”，没有说明原因；这里按表格。",
            "4.4 calls viewable logs an advantage of Platform B alone, yet the table (section 5) says “average” without saying why. We follow the table.",
        ),
    },
    Row {
        id: "value",
        group: "cost",
        measure: Measure::Levels(&[
            ("average", ("一般", "average")),
            ("medium", ("中等", "medium")),
            ("good", ("较高", "fairly high")),
        ]),
        label: ("性价比评估", "Value for money, as assessed"),
        question: ("性价比", "Value for money"),
        ask: (
            "按我们的用量，各项资源分别报价多少，性价比能否达到“{}”？",
            "What would each resource cost at our usage, and is the value for money at least “{}”?",
        ),
        hint: None,
        a: says(
            Known::Level("medium"),
            ("中等", "medium"),
            &[(
                "五",
                "性价比评估\t中等\t较高\t一般",
                "Value for money, as assessed\tmedium\tfairly high\taverage",
            )],
        ),
        b: says(
            Known::Level("good"),
            ("较高", "fairly high"),
            &[(
                "五",
                "性价比评估\t中等\t较高\t一般",
                "Value for money, as assessed\tmedium\tfairly high\taverage",
            )],
        ),
        c: says(
            Known::Levels("average", "medium"),
            ("一般", "average"),
            &[(
                "五",
                "性价比评估\t中等\t较高\t一般",
                "Value for money, as assessed\tmedium\tfairly high\taverage",
            )],
        )
        .noting(
            "原文没有排出“一般”与“中等”的高低：按两者之间计。",
            "The guide does not order “average” and “medium”: counted as anything from one to the other.",
        ),
    },
    Row {
        id: "easy_start",
        group: "cost",
        measure: Measure::Flag,
        label: ("入门门槛低", "Low entry threshold"),
        question: ("入门简单", "Easy to start"),
        ask: (
            "新用户能否很快上手，从注册到启动第一个实例要多久？",
            "Can a new user start quickly, and how long is it from signing up to the first running instance?",
        ),
        hint: None,
        a: silent(&[("二", "功能较为均衡", "fairly balanced in its functions")]).noting(
            "原文没有说平台A的入门门槛高低。",
            "The guide does not say how easy it is to start on Platform A.",
        ),
        b: silent(&[("二", "强调资源灵活性与高扩展性", "stresses flexible resources and high scalability")]).noting(
            "原文没有说平台B的入门门槛高低。",
            "The guide does not say how easy it is to start on Platform B.",
        ),
        c: says(
            Yes,
            ("入门门槛低", "low entry threshold"),
            &[
                ("二", "入门门槛低、操作轻量", "low entry threshold and light to operate"),
                ("八", "平台C以轻量易用见长", "Platform C is strong in being light and easy to use"),
                ("4.5", "学习成本相对较高", "the cost of learning is relatively high"),
            ],
        )
        .noting(
            "上手容易，但原文 4.5 说机器质量要自行判断，学习成本相对较高。",
            "Easy to start, yet 4.5 says that users must judge the quality of machines themselves, at a relatively high cost of learning.",
        ),
    },
];
