//! Problems in sentences, in either language: what is wrong, and what to do.

use std::fmt;

use super::MOST_PROBLEMS;
use super::problem::{Expected, Fault, Problem};
use crate::link::{Lang, RESERVED};

impl Problem {
    /// What is wrong and what to do, without place and full stop.
    pub fn sentence(&self, lang: Lang) -> String {
        let (zh, en) = sentences(&self.fault);
        match lang {
            Lang::Zh => zh,
            Lang::En => en,
        }
    }
}

/// In English: `12:5: platforms[2].cells.gpus: what is wrong`.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.place)?;
        if !self.path.is_empty() {
            write!(f, "{}: ", self.path)?;
        }
        f.write_str(&self.sentence(Lang::En))
    }
}

/// Chinese and English.
fn sentences(fault: &Fault) -> (String, String) {
    let both = |zh: &str, en: &str| (zh.to_owned(), en.to_owned());
    match fault {
        Fault::TooLarge => {
            both("文件超过 64 MB；请分成几个目录", "the file is larger than 64 MB; split it into several catalogues")
        }
        Fault::NotUtf8 => both(
            "此处不是 UTF-8 文字；请另存为 UTF-8（表格软件里选“CSV UTF-8”）",
            "this is not UTF-8 text; save the file as UTF-8 (in a spreadsheet program: “CSV UTF-8”)",
        ),
        Fault::Truncated => {
            both("文件到此中断，可能没有复制完整", "the file ends in the middle; it was perhaps not copied whole")
        }
        Fault::TooDeep => both(
            "括号嵌套过深；目录文件不需要这么多层",
            "brackets are nested too deep; no catalogue needs so many levels",
        ),
        Fault::Syntax(said) => (
            format!("此处写法有误（解析器的说法：{}）；常见原因是多或少了逗号、引号", shown(said)),
            format!("this cannot be read ({}); often a comma or a quotation mark is missing or too many", shown(said)),
        ),
        Fault::TooMany => (
            format!("问题超过 {MOST_PROBLEMS} 个，其余不再列出；请先改正以上各处"),
            format!("there are more than {MOST_PROBLEMS} problems; put these right first"),
        ),
        Fault::NewerFormat => both(
            "文件用的是更新的格式，本版本只认得 1；请使用更新的版本",
            "the file is of a later format than 1, the only one known here; use a later version of this program",
        ),
        Fault::Expected(expected) => {
            let (zh, en) = expectation(*expected);
            (format!("此处应为{zh}"), format!("expected {en}"))
        }
        Fault::ExpectedLevel(levels) | Fault::UnknownLevel { levels, .. } => {
            let levels = listed(levels.iter().map(String::as_str));
            match fault {
                Fault::UnknownLevel { word, .. } => (
                    format!("等级“{}”不在列表里；可用：{levels}", shown(word)),
                    format!("the level “{}” is not in the list; use one of {levels}", shown(word)),
                ),
                _ => (format!("此处应为等级之一：{levels}"), format!("expected one of the levels {levels}")),
            }
        }
        Fault::Missing(name) => (format!("缺少“{name}”；请补上"), format!("“{name}” is missing; add it")),
        Fault::UnknownField { name, known } => {
            let known = listed(known.iter().copied());
            (
                format!("没有“{}”这一项；此处可用：{known}", shown(name)),
                format!("there is no field “{}” here; use one of {known}", shown(name)),
            )
        }
        Fault::Repeated(name) => (
            format!("“{}”出现了两次；请只留一个", shown(name)),
            format!("“{}” stands here twice; keep one", shown(name)),
        ),
        Fault::NoHeader => both(
            "这一列的第一行没有名称；请写上平台的 id，或清空这一格",
            "the first row has no name for this column; write the id of a platform there, or clear this cell",
        ),
        Fault::UnpairedQuote => both(
            "文件里有一个引号没有配对；文字里的引号要写两个，并把整格用引号括起来",
            "a quotation mark in the file has no other; within a text write it twice, and put the whole field in quotation marks",
        ),
        Fault::TooManyItems(most) => (
            format!("这里最多 {most} 项；请分成几个目录"),
            format!("there can be no more than {most} of these; split the catalogue"),
        ),
        Fault::Empty => both("列表是空的；至少需要一项", "the list is empty; it needs at least one item"),
        Fault::MissingWords => {
            both("文字是空的；请写上，或删去这一项", "the text is empty; write it, or leave the field out")
        }
        Fault::WordsWithoutValue => both(
            "有措辞却没有取值；请补上 value，或把文字写进 note",
            "there are words but no value; add a value, or put the words into the note",
        ),
        Fault::BadId(id) => (
            format!("“{}”不能作 id：用小写字母、数字和下划线，以字母开头；判据以外还可用连字符和数字开头", shown(id)),
            format!(
                "“{}” cannot be an id: use small letters, digits and underscores, a letter first; other than criteria also hyphens, or a digit first",
                shown(id)
            ),
        ),
        Fault::ReservedId(id) => (
            format!("“{}”是链接自己的参数，判据不能用；请改名，也不要用：{}", shown(id), listed(RESERVED)),
            format!(
                "“{}” is a key that links use otherwise; name the criterion differently, and not one of {}",
                shown(id),
                listed(RESERVED)
            ),
        ),
        Fault::DuplicateId(id) => (
            format!("id“{}”已经用过；请换一个", shown(id)),
            format!("the id “{}” is taken already; choose another one", shown(id)),
        ),
        Fault::UnknownCriterion(id) => (
            format!("没有 id 为“{}”的判据；请检查拼写，或把它加入 criteria", shown(id)),
            format!("there is no criterion “{}”; check the spelling, or add it to the criteria", shown(id)),
        ),
        Fault::UnknownGroup(id) => (
            format!("没有 id 为“{}”的分组；请检查拼写，或把它加入 groups", shown(id)),
            format!("there is no group “{}”; check the spelling, or add it to the groups", shown(id)),
        ),
        Fault::UnknownPlatform(id) => (
            format!("没有 id 为“{}”的平台；请检查拼写，或把它加入 platforms", shown(id)),
            format!("there is no platform “{}”; check the spelling, or add it to the platforms", shown(id)),
        ),
        Fault::NotOfThisKind(field) => {
            let kind = if *field == "levels" { "level" } else { "quantity" };
            (
                format!("“{field}”只属于类型为 {kind} 的判据；请删去，或改 kind"),
                format!("“{field}” belongs to criteria of the kind {kind} only; leave it out, or change the kind"),
            )
        }
        Fault::Reversed => both(
            "下限高于上限；请对调，或改正其中一个",
            "the low end is above the high end; exchange them, or put one right",
        ),
        Fault::NotBesideAbout => both(
            "已写 about（约），不能再写下限或上限；请留一种写法",
            "the value is given as about a number, which leaves no place for a low or high end; keep one of the two",
        ),
        Fault::Negative => both("数量不能小于 0", "a quantity is not below 0"),
        Fault::BadThreshold(text) => (
            format!(
                "“{}”不是这一判据的门槛；写法与链接相同：yes、等级的 id、8、1000GB，后面可加 ,want 或 ,nice",
                shown(text)
            ),
            format!(
                "“{}” is no threshold of this criterion; write it as links do: yes, the id of a level, 8, 1000GB, and then ,want or ,nice if you like",
                shown(text)
            ),
        ),
        Fault::NotHttps(text) => (
            format!("“{}”不是 https 网址；请用 https:// 开头的完整网址，或写章节名", shown(text)),
            format!(
                "“{}” is no https address; write a whole one that begins with https://, or name the section",
                shown(text)
            ),
        ),
        Fault::NotADate(text) => (
            format!("“{}”不是日期；写作 2026、2026-12 或 2026-12-01", shown(text)),
            format!("“{}” is no date; write 2026, 2026-12 or 2026-12-01", shown(text)),
        ),
    }
}

/// What should stand there, as the object of a sentence.
fn expectation(expected: Expected) -> (String, String) {
    let both = |zh: &str, en: &str| (zh.to_owned(), en.to_owned());
    match expected {
        Expected::Object => both("一个对象 {…}", "an object {…}"),
        Expected::List => both("一个列表 […]", "a list […]"),
        Expected::Text => both("加引号的文字", "a text in quotation marks"),
        Expected::Words => both("文字，或 {\"zh\": …, \"en\": …}", "a text, or {\"zh\": …, \"en\": …}"),
        Expected::Truth => both("true 或 false", "true or false"),
        Expected::OneOf(words) => {
            let words = listed(words.iter().copied());
            (format!("其中之一：{words}"), format!("one of {words}"))
        }
        Expected::Unit => both(
            "\"GB\"，或计数的单位 {\"one\": …, \"many\": …}",
            "\"GB\", or the word for what is counted, {\"one\": …, \"many\": …}",
        ),
        Expected::Flag => both(
            "\"yes\"、\"no\" 或 \"partial\"；未知就不写",
            "\"yes\", \"no\" or \"partial\"; leave out what is unknown",
        ),
        Expected::Quantity => both(
            "不带单位的数、{\"lo\": …, \"hi\": …} 或 {\"about\": …}；未知就不写",
            "a number without a unit, {\"lo\": …, \"hi\": …} or {\"about\": …}; leave out what is unknown",
        ),
        Expected::Header => both(
            "表头：第一行要有 id 和 kind 两列，其余列是平台",
            "the first row to name the columns, with id and kind among them, and then the platforms",
        ),
        Expected::FlagCell => {
            both("是、否、部分（yes、no、partial），未知就留空", "yes, no or partial; leave the cell empty for unknown")
        }
        Expected::SizeCell => both(
            "容量，如 80 GB、>= 500 GB、5000..6000 GB、约80GB，未知就留空",
            "a size such as 80 GB, >= 500 GB, 5000..6000 GB or about 80GB; leave the cell empty for unknown",
        ),
        Expected::CountCell => both(
            "数量，如 8、>= 5、4..8、约10，不加千位分隔；未知就留空",
            "a number such as 8, >= 5, 4..8 or about 10, without thousands separators; leave the cell empty for unknown",
        ),
        Expected::AsManyAsLevels => both(
            "与 levels 同样多的名称，用分号隔开",
            "as many labels as there are levels, with semicolons between them",
        ),
        Expected::Format => both("格式的版本号 1", "1, the number of the format"),
    }
}

fn listed<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    words.into_iter().collect::<Vec<_>>().join(", ")
}

/// A text of the file within a sentence: on one line, and not too long for it.
fn shown(text: &str) -> String {
    const MOST: usize = 60;
    let plain = |c: char| if c.is_control() { ' ' } else { c };
    let mut shown: String = text.chars().take(MOST).map(plain).collect();
    if text.chars().nth(MOST).is_some() {
        shown.push('…');
    }
    shown
}
