//! A link as a picture, for a phone's camera.

use qrcodegen::{QrCode, QrCodeEcc};

use crate::i18n::Messages;
use crate::view::element::{El, el};

/// More modules than this no camera reads off a screen.
const MOST_MODULES: i32 = 117;

/// Nothing where the link is too long for one, or no other device could open it.
pub fn qr(url: &str, m: &'static Messages) -> Option<El> {
    if !url.starts_with("http") {
        return None;
    }
    let code = QrCode::encode_text(url, QrCodeEcc::Low).ok().filter(|code| code.size() <= MOST_MODULES)?;
    // Four modules of quiet around it, as the standard asks.
    let side = code.size() + 8;
    let pixels = (4 * side).max(180).to_string();
    let side = side.to_string();
    let mut path = String::new();
    for y in 0..code.size() {
        for x in 0..code.size() {
            if code.get_module(x, y) {
                path.extend(["M", &(x + 4).to_string(), " ", &(y + 4).to_string(), "h1v1h-1"]);
            }
        }
    }
    let picture = [
        "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ",
        &side,
        " ",
        &side,
        "'><path fill='white' d='M0 0h",
        &side,
        "v",
        &side,
        "h-",
        &side,
        "'/><path d='",
        &path,
        "'/></svg>",
    ];
    Some(
        el("img")
            .class("qr")
            .attr("src", picture.concat())
            .attr("alt", m.share_qr)
            .attr("width", pixels.clone())
            .attr("height", pixels),
    )
}
