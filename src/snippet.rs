//! What to paste where, so that a page shows this one in a frame.
//!
//! ```
//! use gpu_selector::snippet::{Place, snippet};
//!
//! let page = snippet(Place::Mdbook, "https://example.org/gpu/", "scene=audit&embed=1&v=1", "GPU Selector");
//! assert!(page.starts_with(r#"<iframe src="https://example.org/gpu/?scene=audit&amp;embed=1&amp;v=1""#));
//! ```

/// Where the page is to be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Html,
    Mkdocs,
    Docusaurus,
    Mdbook,
    Confluence,
    /// 语雀 and 飞书, which refuse frames: a link, which they show as a card.
    Card,
}

impl Place {
    pub const ALL: [Self; 6] = [Self::Html, Self::Mkdocs, Self::Docusaurus, Self::Mdbook, Self::Confluence, Self::Card];

    pub fn name(self) -> &'static str {
        match self {
            Self::Html => "HTML",
            Self::Mkdocs => "MkDocs",
            Self::Docusaurus => "Docusaurus",
            Self::Mdbook => "mdBook",
            Self::Confluence => "Confluence",
            Self::Card => "语雀 / 飞书",
        }
    }

    /// Whether this place shows frames.
    pub fn frames(self) -> bool {
        self != Self::Card
    }
}

/// What the frame may do; the reasons are in `docs/embedding.md`.
pub const SANDBOX: &str = "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";

/// The height of a frame that no script adjusts, in CSS pixels.
const HEIGHT: &str = "640";

/// The text to paste. `page` is the address of the page, `query` what it is to show, `title` the name of the frame.
pub fn snippet(place: Place, page: &str, query: &str, title: &str) -> String {
    let address = [page, "?", query].concat();
    let (src, name) = (escape(&address), escape(title));
    match place {
        // The single file may stand alone, without the script.
        Place::Html if !page.ends_with("gpu-selector.html") => {
            let folder = page.rfind('/').and_then(|end| page.get(..=end)).unwrap_or_default();
            let div = ["<div data-gpu-selector data-query=\"", &escape(query), "\" data-title=\"", &name, "\"></div>"];
            let script = ["\n<script src=\"", &escape(folder), "embed.js\" defer></script>"];
            [div.concat(), script.concat()].concat()
        }
        Place::Html | Place::Mkdocs | Place::Mdbook => frame(&src, &name, "\"border:0\""),
        // MDX reads JSX, not HTML.
        Place::Docusaurus => frame(&src, &name, "{{border: 0}}"),
        Place::Confluence | Place::Card => address,
    }
}

fn frame(src: &str, title: &str, style: &str) -> String {
    let size = ["width=\"100%\" height=\"", HEIGHT, "\" style=", style].concat();
    let allow = ["loading=\"lazy\" allow=\"clipboard-write\" sandbox=\"", SANDBOX, "\"></iframe>"].concat();
    ["<iframe src=\"", src, "\" title=\"", title, "\" ", &size, " ", &allow].concat()
}

/// Text in an attribute of HTML.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;")
}
