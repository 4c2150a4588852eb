//! What to paste where: safe as HTML, and of the page's own address.

use gpu_selector::snippet::{Place, snippet};

const PAGE: &str = "https://example.org/工具/gpu/index.html";
const QUERY: &str = "gpus=8&embed=1&title=%E2%80%9C&v=1";

#[test]
fn a_page_with_scripts_gets_the_script_beside_the_page() {
    let text = snippet(Place::Html, PAGE, QUERY, "GPU Selector");
    assert_eq!(
        text,
        "<div data-gpu-selector data-query=\"gpus=8&amp;embed=1&amp;title=%E2%80%9C&amp;v=1\" data-title=\"GPU Selector\"></div>\n\
         <script src=\"https://example.org/工具/gpu/embed.js\" defer></script>"
    );
}

#[test]
fn the_single_file_needs_no_script_beside_it() {
    let text = snippet(Place::Html, "https://example.org/gpu-selector.html", QUERY, "GPU Selector");
    assert!(text.starts_with("<iframe src=\"https://example.org/gpu-selector.html?gpus=8"), "{text}");
}

#[test]
fn markdown_gets_one_line_that_needs_no_script() {
    for place in [Place::Mkdocs, Place::Mdbook, Place::Docusaurus] {
        let text = snippet(place, PAGE, QUERY, "GPU Selector");
        assert!(!text.contains('\n') && !text.contains("<script"), "{text}");
        assert!(text.starts_with("<iframe src=\"https://example.org/工具/gpu/index.html?gpus=8&amp;embed=1"), "{text}");
        for part in [
            "sandbox=\"allow-scripts ",
            "title=\"GPU Selector\"",
            "height=\"640\"",
            "loading=\"lazy\"",
            "allow=\"clipboard-write\"",
            "</iframe>",
        ] {
            assert!(text.contains(part), "{text}");
        }
    }
    // MDX reads JSX, not HTML.
    assert!(snippet(Place::Docusaurus, PAGE, QUERY, "").contains("style={{border: 0}}"));
    assert!(snippet(Place::Mkdocs, PAGE, QUERY, "").contains("style=\"border:0\""));
}

#[test]
fn where_frames_are_a_dialogue_or_refused_it_is_the_address() {
    for place in [Place::Confluence, Place::Card] {
        assert_eq!(snippet(place, PAGE, QUERY, "x"), [PAGE, "?", QUERY].concat());
    }
    assert!(Place::ALL.iter().filter(|place| !place.frames()).eq([&Place::Card]));
}

#[test]
fn no_title_breaks_out_of_its_attribute() {
    for place in [Place::Html, Place::Mkdocs, Place::Docusaurus, Place::Mdbook] {
        let text = snippet(place, PAGE, "a=\"><script>", "\"><img src=x onerror=alert(1)>&");
        assert!(!text.contains("<img") && !text.contains("\"><script>"), "{text}");
        assert_eq!(text.matches('"').count() % 2, 0, "{text}");
    }
}
