//! The rest of the article: whom the platforms serve (二), what they share (三), the differences in full (四), cautions
//! (七), the closing advice (八), and, in our words, where the text contradicts itself or is silent.

use super::{Cited, Pair, quote, words};
use crate::catalog::{Conflict, Difference, Note, Notes};

pub(super) fn notes() -> Notes {
    Notes {
        alike: quote(ALIKE),
        common: COMMON.iter().map(|&entry| note("三", entry)).collect(),
        differences: DIFFERENCES
            .iter()
            .map(|&(place, title, paragraphs)| Difference {
                place: place.into(),
                title: words(title),
                paragraphs: paragraphs.iter().copied().map(words).collect(),
            })
            .collect(),
        cautions: CAUTIONS.iter().map(|&entry| note("七", entry)).collect(),
        closing: CLOSING.iter().copied().map(quote).collect(),
        conflicts: CONFLICTS
            .iter()
            .map(|&(about, title, says)| Conflict { about: about.into(), title: words(title), says: words(says) })
            .collect(),
    }
}

fn note(place: &'static str, (title, (zh, en)): (Pair, Pair)) -> Note {
    Note { title: words(title), text: quote((place, zh, en)) }
}

const ALIKE: Cited = (
    "二",
    "三者均定位于为用户提供按需使用的GPU计算实例，覆盖模型训练、推理验证、数据处理等场景。它们在基础能力上具有一定共性，但在资源调度、存储架构、生态建设等方面差异显著。",
    "All three aim to give users GPU instances on demand, for model training, inference checks, data processing and the like. Their basic abilities have something in common, but they differ markedly in resource scheduling, storage architecture and the building of an ecosystem.",
);

/// Title and text. The first is the section's opening.
static COMMON: [(Pair, Pair); 6] = [
    (
        ("共同基础能力", "Basic abilities in common"),
        (
            "在展开差异之前，有必要先梳理三类平台的共同基础能力，以便读者建立认知基线：",
            "Before turning to the differences, it is worth going through the basic abilities that the three platforms have in common, so that readers have a baseline:",
        ),
    ),
    (
        ("实例创建流程相似", "Instances are created in much the same way"),
        (
            "三家平台均支持通过控制台或API创建GPU实例，流程通常包括选择实例规格（GPU类型、数量、显存）、选择镜像、挂载存储、配置网络，最终一键启动。",
            "All three platforms let you create GPU instances in the console or by API. The steps are usually: choose the instance specification (GPU type, number, GPU memory), choose an image, mount storage, configure the network, and finally start with one click.",
        ),
    ),
    (
        ("镜像体系基本一致", "The same kinds of images"),
        (
            "均提供官方预装镜像（含常用深度学习框架）、社区用户共享镜像和个人自定义镜像三类，降低环境搭建成本。",
            "All offer three kinds: official images with software installed (including the usual deep learning frameworks), images shared by community users, and custom images of one's own, which lowers the cost of setting up an environment.",
        ),
    ),
    (
        ("主流显卡类型覆盖", "Mainstream GPU types are covered"),
        (
            "常见的高端训练卡（如4090级别、3090级别、A800级别等）基本都有涵盖，能够满足大多数模型训练需求。",
            "The common high-end cards for training (such as the 4090, 3090 and A800 classes) are basically all there, enough for most model training.",
        ),
    ),
    (
        ("按需付费模式", "Pay as you go"),
        (
            "均采用按使用时长计费的方式，支持短租与长租，避免闲置资源浪费。",
            "All charge by time of use and support short and long rentals, so that no idle resources are wasted.",
        ),
    ),
    (
        ("独立计费结构", "Each resource is charged separately"),
        (
            "存储、实例、镜像、云服务器等资源均单独计费，用户可根据需求灵活组合。",
            "Storage, instances, images, cloud servers and other resources are all charged separately; users can combine them as they need.",
        ),
    ),
];

/// Place, title, paragraphs.
static DIFFERENCES: [(&str, Pair, &[Pair]); 5] = [
    (
        "4.1",
        ("存储与数据共享能力", "Storage and data sharing"),
        &[
            (
                "存储方案是训练场景下的关键考量。大模型训练往往需要频繁读写数据集、中间检查点和模型权重，对存储带宽与共享能力有较高要求。",
                "Storage is a key consideration in training. Training large models often means frequent reading and writing of data sets, intermediate checkpoints and model weights, which asks a lot of storage bandwidth and sharing.",
            ),
            (
                "平台B：同时支持网盘存储与云盘两种方式，网盘可实现多实例间的数据共享，适合团队协作场景；同时通过社区云与高可用云做了明确区分，用户可根据稳定性需求选择。",
                "Platform B: supports both ways, shared drive storage and cloud disk. A shared drive lets several instances share data, which suits team work; it also draws a clear line by community cloud and high-availability cloud, so that users can choose by the stability they need.",
            ),
            (
                "平台A：仅提供云盘存储，不支持网盘。这意味着多实例之间无法直接共享同一份数据，需通过手动拷贝或其他方式同步，在多人协作训练时效率较低。",
                "Platform A: offers cloud disk storage only, no shared drive. So several instances cannot directly share one copy of the data; it has to be synchronised by copying by hand or in other ways, which is rather inefficient when many people train together.",
            ),
            (
                "平台C：支持网盘和云盘，数据共享能力较好；但在部分机器上甚至无法进行存储扩容，灵活性不足。",
                "Platform C: supports shared drives and cloud disks; data sharing is fairly good. But on some machines storage cannot be expanded at all, so it is not flexible enough.",
            ),
            (
                "技术启示：若团队需要多实例并行训练并共享数据集，应优先考虑同时支持网盘和云盘的平台；若仅为单实例实验，云盘即可满足。",
                "Technical hint: If the team trains on several instances in parallel and shares data sets, first consider a platform that supports both shared drives and cloud disks; for experiments on a single instance a cloud disk is enough.",
            ),
        ],
    ),
    (
        "4.2",
        ("显卡类型选择与多卡调度", "Choice of GPU types and multi-card scheduling"),
        &[
            (
                "显卡资源的丰富度和调度灵活性直接决定了能否满足不同规模的训练任务。",
                "How rich the GPU resources are and how flexibly they can be scheduled directly decides whether training jobs of different scales can be served.",
            ),
            (
                "平台B与平台A：提供了较为丰富的显卡类型选择，且平台B还支持用户联系客服上架特定型号的机器。这在市场上稀缺卡型紧张时尤为重要——用户不必被动等待资源释放，而是可以主动申请。",
                "Platform B and Platform A: offer a fairly rich choice of GPU types, and Platform B also lets users contact customer service to have machines of a particular model listed. This matters most when scarce models are short on the market: users need not wait for resources to be released, but can apply for them.",
            ),
            (
                "平台C：虽然在页面上展示了算力市场，列出了当前可用机器，但实际操作中存在资源调度限制。例如当用户尝试选择5卡及以上的实例时，系统并不支持该配置，也未提供明确的申请或升级指引。这类”展示丰富但实际受限”的情况容易误导用户，增加选型试错成本。",
                "Platform C: shows a compute market on its page and lists the machines available now, but in practice resource scheduling is limited. For example, when a user tries to choose an instance with 5 cards or more, the system does not support that configuration, nor does it give clear guidance on how to apply or upgrade. Being “shown rich but in fact limited” in this way easily misleads users and makes choosing by trial and error more costly.",
            ),
            (
                "技术启示：在评估显卡资源时，不应只看页面展示列表，更应关注实际可调度能力。对于多卡训练（如分布式数据并行），需要确认平台是否真正支持目标卡数的实例创建。",
                "Technical hint: When judging GPU resources, do not look only at the list shown on the page, but at what can really be scheduled. For training on several cards (such as distributed data parallel), confirm that the platform really supports creating an instance with the number of cards you need.",
            ),
        ],
    ),
    (
        "4.3",
        ("数据扩容能力", "Data expansion"),
        &[
            (
                "训练过程中数据集和模型权重的增长是常态，存储扩容能力直接影响任务的连续性。",
                "Data sets and model weights normally grow during training; how far storage can be expanded directly affects whether a job can continue.",
            ),
            (
                "平台B：扩容范围最大，可达到5T–6T级别，能够支撑大规模数据集训练和长周期实验。",
                "Platform B: the widest range of expansion, it can reach the order of 5T–6T, which carries training on large data sets and long experiments.",
            ),
            (
                "平台A：仅提供约80GB的额外扩容空间，对于小型实验勉强够用，但面对大数据场景容易迅速触顶。",
                "Platform A: offers only about 80 GB of extra space for expansion, which is barely enough for small experiments, but with large data the limit is easily and quickly reached.",
            ),
            (
                "平台C：部分机器甚至不支持扩容，需要用户在创建实例时一次性规划好存储容量，灵活性最低。",
                "Platform C: some machines do not support expansion at all; users have to plan the storage once and for all when they create the instance, so it is the least flexible.",
            ),
            (
                "技术启示：如果项目涉及TB级数据集或需要长期运行的训练任务，应将扩容能力作为核心选型指标。平台B在此维度上具有明显优势。",
                "Technical hint: If a project involves data sets of terabytes or training jobs that run for long, take expansion as a core criterion of the choice. Platform B has a clear advantage in this dimension.",
            ),
        ],
    ),
    (
        "4.4",
        ("镜像生态与管理透明度", "Image ecosystem and transparency of management"),
        &[
            (
                "镜像是快速搭建训练环境的基础，其社区活跃度和管理透明度影响开发效率。",
                "Images are the basis for setting up a training environment quickly; how active their community is and how transparently they are managed affects how efficiently one develops.",
            ),
            (
                "平台B与平台C：均与主流代码托管平台进行了关联，用户可以直接从代码仓库导入镜像，实现环境的版本化管理。",
                "Platform B and Platform C: both are linked with mainstream code hosting platforms; users can import images directly from a code repository and so keep environments under version control.",
            ),
            (
                "平台A：虽然也建立了镜像社区，但未与代码托管平台打通，镜像来源追溯和版本管理相对不便。",
                "Platform A: has also built an image community, but it is not connected with code hosting platforms; tracing where an image comes from and managing versions is relatively inconvenient.",
            ),
            (
                "平台B独有优势：在实例创建完成后，用户可在实例管理页面直接查看当前使用的镜像信息和操作日志，便于排查环境问题和审计操作记录。",
                "An advantage of Platform B alone: once an instance is created, users can see the image in use and the operation logs directly on the instance management page, which makes it easy to look into environment problems and to audit the record of operations.",
            ),
            (
                "技术启示：对于重视环境可复现性和操作可追溯性的团队（如企业级研发或科研论文复现），镜像与代码托管的集成以及操作日志的可查性是重要加分项。",
                "Technical hint: For teams that care about reproducible environments and traceable operations (such as enterprise development or the reproduction of research papers), integration of images with code hosting and operation logs that can be looked up are important pluses.",
            ),
        ],
    ),
    (
        "4.5",
        ("实例特性区分与界面直观性", "Telling instances apart, and how clear the interface is"),
        &[
            (
                "平台B：在实例规格选择时对不同机器特性做了区分（如社区云与高可用云），用户可根据任务对稳定性的要求快速定位。",
                "Platform B: tells the traits of machines apart when an instance specification is chosen (such as community cloud and high-availability cloud), so that users can quickly find what suits the stability that a job requires.",
            ),
            (
                "平台A：也有类似区分，但维度不如平台B丰富。",
                "Platform A: also has a similar distinction, but in fewer dimensions than Platform B.",
            ),
            (
                "平台C：未对机器特性做明确区分，用户在选择时需要自行判断底层资源质量，学习成本相对较高。",
                "Platform C: draws no clear line between the traits of machines; when choosing, users have to judge the quality of the underlying resources themselves, and the cost of learning is relatively high.",
            ),
        ],
    ),
];

/// Title and text.
static CAUTIONS: [(Pair, Pair); 5] = [
    (
        ("数据迁移成本", "The cost of moving data"),
        (
            "若从一家平台切换到另一家，需提前评估数据导出方式（对象存储下载、快照备份等），大数据量场景下网络传输耗时不可忽视。",
            "If you switch from one platform to another, assess beforehand how data can be exported (download from object storage, snapshot backup and so on); with large amounts of data the time of the network transfer cannot be neglected.",
        ),
    ),
    (
        ("镜像兼容性", "Compatibility of images"),
        (
            "不同平台的镜像格式可能存在差异，迁移时建议重新构建或通过通用容器方式打包环境。",
            "Image formats may differ between platforms; when moving, it is advisable to rebuild the environment or to package it as a general container.",
        ),
    ),
    (
        ("权限与安全", "Permissions and security"),
        (
            "各平台的身份认证和实例隔离机制不同，迁移后需重新配置访问策略与安全组规则。",
            "Platforms differ in how they authenticate users and isolate instances; after moving, access policies and security group rules have to be configured anew.",
        ),
    ),
    (
        ("稳定性评估", "Assessing stability"),
        (
            "建议在正式大规模训练前，先以小规格实例进行稳定性压测，观察实例中断率和存储I/O表现。",
            "Before large-scale training in earnest, it is advisable to stress-test stability on a small instance first and to watch how often instances are interrupted and how storage I/O performs.",
        ),
    ),
    (
        ("计费透明度", "Transparency of charges"),
        (
            "三家平台均为独立计费，但具体到存储带宽、跨实例流量等隐性成本，需在选型前仔细确认，避免预算超支。",
            "All three platforms charge for each resource separately, but hidden costs such as storage bandwidth and traffic between instances have to be confirmed carefully before choosing, so as not to exceed the budget.",
        ),
    ),
];

static CLOSING: [Cited; 2] = [
    (
        "八",
        "三类主流GPU算力租赁平台在基础能力上趋同，但在存储共享、资源调度、扩容能力、镜像生态和管理透明度方面存在显著差异。平台B在扩展性和协作能力上表现突出，适合大规模、多人协作场景；平台A胜在资源均衡，适合中等规模的独立训练；平台C以轻量易用见长，但在资源灵活性上有明显短板。",
        "The three mainstream GPU rental platforms are much alike in their basic abilities, but differ markedly in storage sharing, resource scheduling, expansion, image ecosystem and transparency of management. Platform B stands out in scalability and collaboration and suits large-scale work by many people; Platform A wins by its balanced resources and suits independent training at medium scale; Platform C is strong in being light and easy to use, but clearly weak in the flexibility of its resources.",
    ),
    (
        "八",
        "选型的核心逻辑是：先明确自身的训练规模、存储需求和协作模式，再对标平台能力矩阵做取舍。没有”绝对最优”的平台，只有”最匹配当前阶段”的方案。建议团队在初期以小规模实例进行实测验证，再逐步迁移核心任务，以降低技术选型风险。",
        "The core logic of choosing is: first be clear about your own training scale, storage needs and way of working together, then hold them against the platforms' capability matrix and decide what to give up. There is no “absolutely best” platform, only the plan that “best matches the present stage”. Teams are advised to begin with real tests on small instances and then to move core jobs over step by step, to lower the risk of the choice.",
    ),
];

/// Subject, title, what the text says and how the catalogue reads it.
static CONFLICTS: [(&str, Pair, Pair); 9] = [
    (
        "easy_start",
        ("容易上手，却难判断", "Easy to start, hard to judge"),
        (
            "二说平台C入门门槛低，4.5 又说在平台C选机器要自行判断质量，学习成本相对较高；平台A、B没有提到。读法：平台C记为“是”，并在单元格注明；平台A、B记为未说明，请实际试用后再定。",
            "Section 2 says that Platform C has a low entry threshold, yet 4.5 says that judging the quality of its machines costs learning; of A and B nothing is said. How we read it: yes for C, with a note in the cell; not stated for A and B. Try them before you decide.",
        ),
    ),
    (
        "value",
        ("“一般”与“中等”孰高", "“Average” or “medium”: which is higher"),
        (
            "五的性价比一行里，“一般”（平台C）与“中等”（平台A）没有排出高低。读法：平台C记为从“一般”到“中等”的区间，不判它低于平台A。",
            "In the row on value for money (section 5) the text does not order “average” (Platform C) and “medium” (Platform A). How we read it: C is anything from average to medium, and is not held to be below A.",
        ),
    ),
    (
        "expansion",
        ("扩容数字的精度", "How exact the expansion figures are"),
        (
            "约80GB是近似值，且指额外空间；5T–6T是范围，没有说明十进制还是二进制；“部分不支持”让平台C介于没有与未知之间。读法：约80GB记为上下 10%；5T–6T按 1T = 1000GB 记为 5000–6000GB；平台C记为从 0 到未知，需向平台确认。",
            "About 80 GB is approximate and means extra space; 5T–6T is a range without a decimal or binary base; “not supported in part” leaves Platform C between nothing and unknown. How we read it: about 80 GB is 10 percent either way; 5T–6T is 5000–6000 GB, with 1T = 1000 GB; C is 0 to unknown, to be confirmed with the platform.",
        ),
    ),
    (
        "gpu_variety",
        ("平台A与平台B的显卡类型", "GPU types of Platforms A and B"),
        (
            "4.2 把平台A与平台B的显卡选择并称“较为丰富”；五写平台A“较丰富”、平台B“丰富，可申请上架”。读法：按五，平台B高一级；平台C“展示丰富，实际受限”按受限计。",
            "4.2 calls the choice of A and B alike fairly rich; the table (section 5) calls A “fairly rich” and B “rich, listing can be requested”. How we read it: as in the table, B is one level higher; C, “shown rich, in fact limited”, counts as limited.",
        ),
    ),
    (
        "gpus",
        ("卡数的上限", "Where the number of cards ends"),
        (
            "原文只以 5 卡为界：平台A、B在 5 卡及以上可用，没有写上限；平台C在 5 卡及以上不支持，没有写最多几卡。读法：平台A、B记为 5 卡起、上限未知；平台C推断为 4 卡。更多卡数请向平台确认。",
            "The text only draws a line at 5 cards: 5 and more are available on A and B, without an upper end; on C 5 and more are not supported, and how many are is not said. How we read it: A and B have 5 or more, upper end unknown; C is inferred to have 4. Confirm larger numbers with the platform.",
        ),
    ),
    (
        "audit_log",
        ("日志是否只有平台B可查", "Whether only Platform B has logs to look up"),
        (
            "4.4 把可查操作日志称为平台B独有优势；五却把平台C评为“一般”、平台A评为“不直观”，没有说明原因。读法：按五排序，不直观低于一般，一般低于实例管理中可查。",
            "4.4 calls viewable operation logs an advantage of B alone; the table (section 5) rates C “average” and A “not obvious” without saying why. How we read it: ordered as in the table, not obvious below average, average below viewable in instance management.",
        ),
    ),
    (
        "custom_machine",
        ("谁能申请上架机器", "Who lists machines on request"),
        (
            "原文只说平台B可以联系客服上架机器；平台A没有提到；平台C只在 5 卡及以上说没有申请指引。读法：平台B记为“是”，平台A、C记为未说明，需向平台确认。",
            "Only B is said to list machines on request; nothing is said of A; of C only, for 5 cards and more, that there is no guidance on how to apply. How we read it: yes for B, not stated for A and C, to be confirmed with the platform.",
        ),
    ),
    (
        "positioning",
        ("平台A适合独立还是团队", "Platform A: for one person or for a team"),
        (
            "八说平台A适合独立训练，六说适合有一定运维能力的团队。读法：平台A记为中等规模、独立训练、需要运维能力；平台C适合几个人，原文没有说，记为未说明。",
            "Section 8 says that Platform A suits independent training, section 6 that it suits teams with some operations skill. How we read it: A is for medium scale, independent training, and needs operations skill; for how many people C is made is not stated.",
        ),
    ),
    (
        "cost",
        ("有性价比，没有价格", "Value without prices"),
        (
            "五评了性价比，但全文没有任何价格。读法：照录评价，不做推算；请按自己的用量向平台询价。",
            "The table (section 5) rates value for money, but there is no price anywhere in the text. How we read it: the rating is passed on as it stands and nothing is derived from it. Ask the platform for a quotation at your own usage.",
        ),
    ),
];
