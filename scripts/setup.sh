#!/usr/bin/env bash
# Brings in what the build and the tests need and this machine lacks. One step per call, each safe to repeat:
#   setup.sh versions | rust | tools | node | browser
# The Makefile calls it and holds the versions: TRUNK, WASM_BINDGEN, BINARYEN, NODE.
set -euo pipefail
cd "$(dirname "$0")/.."

wasm=wasm32-unknown-unknown

main() {
    case "${1:-}" in
        versions | rust | tools | node | browser) "need_$1" ;;
        *) stop "usage: setup.sh versions|rust|tools|node|browser" ;;
    esac
}

# Every file that names a version names the Makefile's.
need_versions() {
    agree Cargo.toml "wasm-bindgen = \"=$WASM_BINDGEN\""
    agree Trunk.toml "wasm_bindgen = \"$WASM_BINDGEN\""
    agree Trunk.toml "trunk-version = \"=$TRUNK\""
    agree Trunk.toml "wasm_opt = \"version_${BINARYEN%%.*}\""
    agree package.json "\"binaryen\": \"$BINARYEN\""
}

need_rust() {
    command -v cargo >/dev/null || stop "cargo is missing. Install Rust with rustup, then run this again."
    # Where rustup's automatic installs are off, rust-toolchain.toml alone brings nothing.
    if command -v rustup >/dev/null; then
        rustc --version >/dev/null 2>&1 || rustup toolchain install
        has_wasm_target || rustup target add "$wasm"
    fi
    has_wasm_target || stop "This Rust has no target $wasm. Add it, then run this again."
}

need_tools() {
    if ! has trunk "$TRUNK"; then
        # Speed of Trunk itself is no concern: unoptimised it is here in four minutes instead of ten.
        CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_PROFILE_RELEASE_LTO=off \
            install_tool trunk "$TRUNK" --locked --no-default-features --features rustls
    fi
    if ! has wasm-bindgen "$WASM_BINDGEN" || ! has wasm-bindgen-test-runner "$WASM_BINDGEN"; then
        # Its lock file may name a release that the registry has withdrawn; then the newest compatible ones do.
        install_tool wasm-bindgen-cli "$WASM_BINDGEN" --locked || install_tool wasm-bindgen-cli "$WASM_BINDGEN"
    fi
}

need_node() {
    if ! command -v node >/dev/null || ! command -v npm >/dev/null; then
        stop "Node.js $NODE or newer, with npm, is missing."
    fi
    local found
    found=$(node --version)
    found=${found#v}
    ((${found%%.*} >= NODE)) || stop "Node.js $NODE or newer is needed; this is $found."
}

need_browser() {
    local missing=()
    command -v "$CHROMIUM" >/dev/null || missing+=(chromium)
    command -v "$CHROMEDRIVER" >/dev/null || missing+=(chromium-driver)
    # Without it Chinese is drawn as empty boxes in pictures. Only where fonts can be listed is one known to be missing.
    if command -v fc-list >/dev/null; then
        [[ -n $(fc-list :lang=zh-cn) ]] || missing+=(fonts-noto-cjk)
    elif [[ -e /etc/debian_version ]]; then
        missing+=(fonts-noto-cjk)
    fi
    ((${#missing[@]})) || return 0

    if [[ -e /etc/debian_version && $(id -u) == 0 ]]; then
        apt-get update
        DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}"
    elif [[ ${missing[*]} == fonts-noto-cjk ]]; then
        echo "No font with Chinese characters (Debian: fonts-noto-cjk): pictures will lack them." >&2
        return 0
    fi
    if ! command -v "$CHROMIUM" >/dev/null || ! command -v "$CHROMEDRIVER" >/dev/null; then
        stop "The browser tests need (Debian's names): ${missing[*]}. Install them, or set CHROMIUM and CHROMEDRIVER, then run this again."
    fi
}

# agree FILE TEXT: the file holds the text.
agree() {
    grep -qF -- "$2" "$1" || stop "$1 does not say: $2 (the Makefile's version)."
}

has_wasm_target() {
    [[ -d $(rustc --print target-libdir --target "$wasm" 2>/dev/null) ]]
}

# has PROGRAM VERSION: that program, in that version, is on PATH.
has() {
    [[ $("$1" --version 2>/dev/null) == "$1 $2"* ]]
}

# install_tool CRATE VERSION [CARGO OPTIONS]: into .tools, its build folder apart from the project's and removed afterwards.
install_tool() {
    local crate=$1 version=$2
    shift 2
    echo "Installing $crate $version into .tools"
    if command -v cargo-binstall >/dev/null &&
        cargo binstall --no-confirm --root .tools --version "$version" "$crate"; then
        return
    fi
    local done=0
    CARGO_TARGET_DIR=.tools/build cargo install --root .tools --force "$crate" --version "$version" "$@" || done=$?
    rm -rf .tools/build
    return "$done"
}

stop() {
    echo "$1" >&2
    exit 1
}

main "$@"
