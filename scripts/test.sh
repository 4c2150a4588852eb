#!/usr/bin/env bash
# Runs every stage, also after one has failed, and ends with the true sums: `N passed, N failed`.
#   test.sh quick   formatting, clippy, native tests
#   test.sh all     also the documentation, the browser tests, the release build and the end-to-end tests
# `make test` and `make check` call it, with the tools on PATH.
#
# How a stage is counted:
#   check NAME COMMAND   one check: passed or failed
#   tests NAME COMMAND   what cargo's test harness says in its `test result:` lines
#   pages NAME COMMAND   what Playwright says in its report
# A test stage that fails without naming a failed test (it did not compile, it never started) counts as one failed.
set -u -o pipefail
cd "$(dirname "$0")/.." || exit

# Programs that write colours into pipes would hide their sums.
export CARGO_TERM_COLOR=never
wasm=wasm32-unknown-unknown
report=tests/end2end/results/report.json
log=$(mktemp)
trap 'rm -f "$log"' EXIT

passed=0
failed=0
summary=()

main() {
    case "${1:-all}" in
        quick) quick ;;
        all)
            quick
            slow
            ;;
        *)
            echo "usage: test.sh quick|all" >&2
            exit 2
            ;;
    esac

    printf '\n'
    printf '%s\n' "${summary[@]}"
    echo "$passed passed, $failed failed"
    ((failed == 0))
}

quick() {
    check "formatting" cargo fmt --check
    check "clippy, native" cargo clippy --all-targets -- -D warnings
    check "clippy, wasm" cargo clippy --target "$wasm" --lib --bin gpu-selector -- -D warnings
    tests "native tests" cargo test --no-fail-fast --lib --bins --tests
    tests "examples in the documentation" cargo test --doc
}

slow() {
    check "documentation" env RUSTDOCFLAGS="-D warnings" cargo doc --no-deps --lib
    tests "browser tests" browser_tests
    # A build that fails must not leave an older one to be tested in its place.
    rm -rf dist
    check "release build within its size" make --no-print-directory build
    pages "end-to-end tests" playwright test --config tests/end2end
}

# One test target only: the native ones know nothing of the browser.
browser_tests() {
    mkdir -p target
    # The driver would pick a Chromium by itself; say which one.
    node -e '
        const options = JSON.parse(fs.readFileSync("webdriver.json", "utf8"));
        options["goog:chromeOptions"].binary = process.argv[1];
        fs.writeFileSync("target/webdriver.json", JSON.stringify(options));
    ' "$(command -v "$CHROMIUM")" || return
    WASM_BINDGEN_TEST_WEBDRIVER_JSON=$PWD/target/webdriver.json \
        CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=wasm-bindgen-test-runner \
        cargo test --target "$wasm" --test web
}

check() {
    run "$@"
    if ((status == 0)); then count "$1" 1 0; else count "$1" 0 1; fi
}

tests() {
    run "$@"
    local good bad
    read -r good bad <<<"$(awk '
        /^test result: / {
            for (word = 2; word <= NF; word++) {
                if ($word ~ /^passed/) good += $(word - 1)
                if ($word ~ /^failed/) bad += $(word - 1)
            }
        }
        END { print good + 0, bad + 0 }
    ' "$log")"
    count "$1" "$good" "$bad"
}

pages() {
    rm -f "$report"
    run "$@"
    local good bad
    read -r good bad <<<"$(node -e '
        let stats = {};
        try { stats = JSON.parse(fs.readFileSync(process.argv[1], "utf8")).stats; } catch { /* it never started */ }
        console.log(stats.expected ?? 0, (stats.unexpected ?? 0) + (stats.flaky ?? 0));
    ' "$report")"
    count "$1" "$good" "$bad"
}

# run NAME COMMAND: shows the output as it comes, keeps it in the log, leaves the exit code in `status`.
run() {
    printf '\n== %s\n' "$1"
    shift
    "$@" 2>&1 </dev/null | tee "$log"
    status=$?
}

# count NAME PASSED FAILED: adds to the sums.
count() {
    local name=$1 good=${2:-0} bad=${3:-0}
    if ((status != 0 && bad == 0)); then bad=1; fi
    ((passed += good, failed += bad))
    summary+=("$(printf '%-34s %5d passed %4d failed' "$name" "$good" "$bad")")
}

main "$@"
