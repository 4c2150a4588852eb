// The words by which a person finds things on the page. Change one here when the page changes it.

export type Lang = "zh" | "en";

/** What a question of the form is called. Ids are those of links. */
export const QUESTIONS = {
  gpu_variety: { kind: "level", zh: "显卡类型的选择", en: "Choice of GPU types" },
  gpus: { kind: "quantity", zh: "单实例卡数", en: "GPUs in one instance" },
  custom_machine: { kind: "flag", zh: "联系客服上架指定机型", en: "Machines listed on request" },
  shared_drive: { kind: "flag", zh: "多实例共享数据（网盘）", en: "Shared drive for several instances" },
  cloud_disk: { kind: "flag", zh: "单实例存储（云盘）", en: "Cloud disk for one instance" },
  expansion: { kind: "quantity", zh: "数据扩容", en: "Room to grow data" },
  machine_tiers: { kind: "level", zh: "区分高可用云与社区云", en: "High-availability and community cloud told apart" },
  repo_images: { kind: "flag", zh: "从代码仓库导入镜像", en: "Images from a code repository" },
  audit_log: { kind: "level", zh: "查看操作日志", en: "Looking up operation logs" },
  value: { kind: "level", zh: "性价比", en: "Value for money" },
  easy_start: { kind: "flag", zh: "入门简单", en: "Easy to start" },
} as const;

export type Criterion = keyof typeof QUESTIONS;

/** The five scenarios: their button, the platform the guide recommends, and the link they stand for. */
export const SCENARIOS = {
  prototype: {
    zh: "快速原型", en: "Quick prototype", recommends: "c", says: "小规模推理验证或快速原型",
    link: "easy_start=yes,want&scale=small&v=1",
  },
  "team-training": {
    zh: "多人协作 · 大数据集", en: "Team work · large data sets", recommends: "b", says: "多人协作训练、大数据集项目",
    link: "shared_drive=yes&machine_tiers=clear&expansion=1000GB&scale=large&team=many&v=1",
  },
  "mid-training": {
    zh: "中等规模 · 灵活选卡", en: "Medium scale · free choice of GPUs", recommends: "a", says: "中等规模训练、需灵活选卡",
    link: "gpu_variety=fair&scale=medium&ops=yes&v=1",
  },
  "scarce-gpu": {
    zh: "稀缺卡型 · 定制机器", en: "Scarce GPUs · custom machines", recommends: "b", says: "稀缺卡型需求、定制化机器",
    link: "custom_machine=yes&v=1",
  },
  audit: {
    zh: "环境复现 · 操作审计", en: "Reproducible environment · audit", recommends: "b", says: "追求环境可复现与操作审计",
    link: "repo_images=yes&audit_log=console&v=1",
  },
} as const;

export type Scenario = keyof typeof SCENARIOS;

const ZH = {
  title: "GPU 算力平台选型",
  htmlLang: "zh-CN",
  needs: "你的需求",
  scenarios: "从场景开始",
  clear: "清空",
  seeWhy: "看理由",
  strength: "强度：",
  strengths: { must: "必须", want: "想要", nice: "最好" },
  contexts: { scale: "规模", team: "协作", ops: "运维能力" },
  answers: { any: "不限", small: "小", medium: "中等", large: "大", solo: "独立", many: "多人", yes: "有", no: "没有" },
  countFit: "平台定位计入得分",
  hint: "指南提示",
  matrix: "能力矩阵",
  proof: "你的需求与各平台",
  confirm: "需向平台确认",
  dismiss: "知道了",
  open: "还没有结论",
  none: "没有平台满足全部必须项",
  confirmed: "确认",
  tie: "并列",
  platforms: { a: "平台A", b: "平台B", c: "平台C" },
  outcomes: { pass: "满足", fail: "不满足", short: "不足", unverified: "待确认" },
  sections: ["平台是什么", "三家都有的", "迁移与使用注意", "先小后大", "方法", "原文的矛盾与空白"],
  limits: "局限",
  differences: "差异分析全文",
  takeBack: "撤销上一步",
  firmness: { firm: "稳固", fair: "尚可", thin: "单薄" },
  firmnessRule: "分界是约定",
  neverChanges: "怎么变，推荐都不变",
  changes: "什么会改变推荐",
  waysOut: "放宽哪些就有平台可选",
  tryIt: "试一试",
  tryToConfirm: "试一试（需确认）",
  decides: "答案会影响推荐",
  decidesNot: "答案不影响推荐",
  includes: ["包含指南的场景“中等规模训练、需灵活选卡”", "指南推荐平台A", "没有选它，因为"],
  compare: { title: "与另一个链接比较", field: "粘贴另一个链接", button: "比较", wrong: "没看懂", table: "不同的回答与平台", identical: "两个链接的回答完全相同", take: "改用对方的回答", close: "关闭比较" },
  map: { title: "决策图", across: "横向", down: "纵向", table: "用表格看", none: "都不满足", picture: "决策图：横向是" },
};

type Words = typeof ZH;

const EN: Words = {
  title: "GPU Selector",
  htmlLang: "en",
  needs: "Your needs",
  scenarios: "Start from a scenario",
  clear: "Clear all",
  seeWhy: "See why",
  strength: "Strength: ",
  strengths: { must: "Must", want: "Want", nice: "Nice" },
  contexts: { scale: "Scale", team: "Team", ops: "Operations skill" },
  answers: { any: "Any", small: "Small", medium: "Medium", large: "Large", solo: "Solo", many: "Several", yes: "Yes", no: "No" },
  countFit: "Count positioning in the score",
  hint: "The guide’s advice",
  matrix: "Capability matrix",
  proof: "Your needs, platform by platform",
  confirm: "To confirm with the vendor",
  dismiss: "Dismiss",
  open: "No answer yet",
  none: "No platform meets every must",
  confirmed: "confirm",
  tie: "tie",
  platforms: { a: "Platform A", b: "Platform B", c: "Platform C" },
  outcomes: { pass: "met", fail: "not met", short: "falls short", unverified: "to confirm" },
  sections: ["What each platform is", "What all three have", "Before you move, and in use", "Start small", "Method", "Conflicts and gaps in the source"],
  limits: "Limits",
  differences: "The differences, in full",
  takeBack: "Take back the last step",
  firmness: { firm: "Firm", fair: "Fair", thin: "Thin" },
  firmnessRule: "The limits are a choice",
  neverChanges: "is weighed, the recommendation stays",
  changes: "What would change the recommendation",
  waysOut: "What to loosen so that a platform fits",
  tryIt: "Try it",
  tryToConfirm: "Try it, to be confirmed",
  decides: "the answer could change the recommendation",
  decidesNot: "the answer does not change the recommendation",
  includes: ["include the guide’s scenario “Medium-scale training with a free choice of GPUs”", "recommends Platform A", "it is not chosen, because"],
  compare: { title: "Compare with another link", field: "Paste another link", button: "Compare", wrong: "Not understood", table: "Answers and platforms that differ", identical: "Both links give the same answers", take: "Take theirs", close: "Close the comparison" },
  map: { title: "Decision map", across: "Across", down: "Down", table: "As a table", none: "None fits", picture: "Decision map: " },
};

export const WORDS: Record<Lang, Words> = { zh: ZH, en: EN };
