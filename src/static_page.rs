//! The part of `index.html` that is there before WebAssembly: the matrix and the scenarios, from the same catalogue.
//!
//! `cargo run --bin selector -- static-page` renews it; a test fails when it is stale. In Chinese, with a short English
//! summary.

use crate::catalog::Catalogue;
use crate::i18n::messages;
use crate::link::Lang;
use crate::wording;

/// The line before the generated part.
pub const BEGIN: &str = "<!-- generated: selector static-page -->";
/// The line after it.
pub const END: &str = "<!-- /generated -->";

/// `page` with its generated part renewed, or `None` where a marker is missing.
pub fn renew(catalogue: &Catalogue, page: &str) -> Option<String> {
    let (before, rest) = page.split_once(BEGIN)?;
    let (_, after) = rest.split_once(END)?;
    Some([before, BEGIN, "\n", &render(catalogue), END, after].concat())
}

fn render(catalogue: &Catalogue) -> String {
    let m = messages(Lang::Zh);
    let names = catalogue.platforms.iter().map(|platform| &*platform.name.zh);
    let matrix_rows = catalogue.criteria.iter().enumerate().map(|(position, criterion)| {
        let cells = catalogue.platforms.iter().filter_map(|platform| platform.cells.get(position));
        row(&criterion.label.zh, cells.map(|cell| wording::cell(cell, Lang::Zh)))
    });
    let scenario_rows = catalogue.scenarios.iter().map(|scenario| {
        let platform = catalogue.platform(&scenario.recommends).map_or("", |platform| &platform.name.zh);
        row(&scenario.name.zh, [platform, &scenario.reason.text.zh].into_iter())
    });
    let english: Vec<String> = catalogue
        .scenarios
        .iter()
        .filter_map(|scenario| {
            let platform = catalogue.platform(&scenario.recommends)?;
            Some([&*scenario.name.en, ": ", &platform.name.en].concat())
        })
        .collect();
    [
        &table(m.matrix, std::iter::once(m.criterion).chain(names), matrix_rows.collect()),
        &table("典型场景与推荐", ["业务场景", "推荐方向", "理由"].into_iter(), scenario_rows.collect()),
        "<p lang=\"en\">In short, the guide recommends: ",
        &escape(&english.join("; ")),
        ".</p>\n",
    ]
    .concat()
}

fn table<'a>(caption: &str, head: impl Iterator<Item = &'a str>, rows: String) -> String {
    let head: String = head.map(|text| ["<th scope=\"col\">", &escape(text), "</th>"].concat()).collect();
    let caption = escape(caption);
    [
        "<table>\n<caption>",
        &caption,
        "</caption>\n<thead><tr>",
        &head,
        "</tr></thead>\n<tbody>\n",
        &rows,
        "</tbody>\n</table>\n",
    ]
    .concat()
}

fn row<'a>(head: &str, cells: impl Iterator<Item = &'a str>) -> String {
    let cells: String = cells.map(|text| ["<td>", &escape(text), "</td>"].concat()).collect();
    ["<tr><th scope=\"row\">", &escape(head), "</th>", &cells, "</tr>\n"].concat()
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
