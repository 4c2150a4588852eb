//! The page before WebAssembly: what stands in `index.html` is what the catalogue says today.

use gpu_selector::catalog::guide::guide;
use gpu_selector::static_page::{BEGIN, END, renew};

const PAGE: &str = include_str!("../index.html");

#[test]
fn index_html_is_up_to_date() {
    let renewed = renew(guide(), PAGE).expect("index.html has lost the lines around its generated part");
    // Not assert_eq: two whole pages would hide the sentence.
    assert!(
        renewed == PAGE,
        "index.html is stale: run `cargo run --bin selector -- static-page` and commit the result"
    );
}

#[test]
fn it_has_the_matrix_and_the_scenarios_in_the_guides_words() {
    let part = generated(&renew(guide(), PAGE).unwrap());
    for platform in &guide().platforms {
        assert!(part.contains(&*platform.name.zh));
        for wording in platform.cells.iter().filter_map(|cell| cell.wording.as_ref()) {
            assert!(part.contains(&*wording.zh), "{}", wording.zh);
        }
    }
    for criterion in &guide().criteria {
        assert!(part.contains(&*criterion.label.zh), "{}", criterion.id);
    }
    for scenario in &guide().scenarios {
        for text in [&scenario.name.zh, &scenario.reason.text.zh, &scenario.name.en] {
            assert!(part.contains(&**text), "{text}");
        }
    }
    // A cell that is not stated has a word too, and no cell is left empty.
    assert!(!part.contains("<td></td>") && !part.contains("<th scope=\"row\"></th>"));
}

#[test]
fn renewing_twice_is_renewing_once() {
    let page = format!("<h1>x</h1>\n{BEGIN}\nold\n{END}\n<p>y</p>\n");
    let once = renew(guide(), &page).unwrap();
    assert!(once.starts_with("<h1>x</h1>\n") && once.ends_with("\n<p>y</p>\n") && !once.contains("\nold\n"));
    assert_eq!(renew(guide(), &once).as_ref(), Some(&once));
}

#[test]
fn a_page_without_the_markers_is_left_alone() {
    for page in ["", "<p>x</p>", BEGIN, END, &format!("{END}{BEGIN}")] {
        assert_eq!(renew(guide(), page), None, "{page}");
    }
}

#[test]
fn a14_a_hostile_catalogue_is_text() {
    let mut catalogue = guide().clone();
    let hostile = "<script>alert(\"1\")</script>&amp;";
    catalogue.platforms[0].name.zh = hostile.into();
    catalogue.platforms[1].name.en = hostile.into();
    catalogue.criteria[0].label.zh = hostile.into();
    catalogue.scenarios[0].name.zh = hostile.into();
    catalogue.scenarios[1].name.en = hostile.into();
    catalogue.scenarios[2].reason.text.zh = hostile.into();
    if let Some(wording) = &mut catalogue.platforms[2].cells[0].wording {
        wording.zh = hostile.into();
    }
    let part = generated(&renew(&catalogue, PAGE).unwrap());
    assert!(!part.contains("<script") && !part.contains("alert(\""), "{part}");
    assert!(part.matches("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;amp;").count() >= 7, "{part}");
}

/// What stands between the markers.
fn generated(page: &str) -> String {
    let (_, after) = page.split_once(BEGIN).unwrap();
    after.split_once(END).unwrap().0.to_owned()
}
