# `make serve` to look at it, `make test` to trust it. Every set-up step looks first and does nothing when nothing is missing.

# Versions. Rust itself is pinned in rust-toolchain.toml; `scripts/setup.sh versions` fails when another file disagrees with these.

# The last Trunk that builds with the compiler of rust-toolchain.toml: 0.22 asks for a newer one.
TRUNK := 0.21.14
# wasm-bindgen and its command speak a private format, so Cargo.toml and Trunk.toml name the same version.
WASM_BINDGEN := 0.2.130
# wasm-opt from npm, the same file on every machine. Another version gives other bytes, and the size budget counts bytes.
BINARYEN := 132.0.0
# The oldest Node.js that Playwright runs on.
NODE := 20

# Where `make serve` and `make dev` answer.
PORT ?= 8080
# The browser and its driver; name others to test with them.
CHROMIUM ?= $(or $(shell command -v chromium),/usr/bin/chromium)
CHROMEDRIVER ?= $(or $(shell command -v chromedriver),/usr/bin/chromedriver)

# Tools installed here come first, so that a pinned version wins over another one on PATH.
export PATH := $(CURDIR)/.tools/bin:$(CURDIR)/node_modules/.bin:$(PATH)
export CHROMIUM CHROMEDRIVER
# Playwright drives the Chromium above; it downloads none of its own.
export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD := 1

# The same bytes from every machine: where cargo keeps its sources is no part of the product.
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS := --remap-path-prefix=$(or $(CARGO_HOME),$(HOME)/.cargo)=/cargo

# Bash, also because make then always looks programs up on the PATH set here.
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

# Trunk 0.21 refuses a NO_COLOR that is neither true nor false.
trunk := env -u NO_COLOR trunk
setup := TRUNK=$(TRUNK) WASM_BINDGEN=$(WASM_BINDGEN) BINARYEN=$(BINARYEN) NODE=$(NODE) scripts/setup.sh

.PHONY: help serve test dev build package check bench measure fmt setup rust tools node browser clean

help: ## what can be made
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 12

serve: build ## build the release and serve it on 127.0.0.1:$(PORT)
	@exec node tests/end2end/serve.mjs dist --port $(PORT)

test: setup browser ## everything that must hold; ends with `N passed, N failed`
	@scripts/test.sh all

check: rust ## the quick part: formatting, clippy, native tests
	@scripts/test.sh quick

dev: setup ## rebuild and reload on every change (debug build)
	@$(trunk) serve --port $(PORT)

build: setup ## the release in dist/, with its size over the wire
	@$(trunk) build --release
	@node scripts/single-file.mjs
	@node scripts/compress.mjs
	@node scripts/wire-size.mjs

package: build ## one archive of the release in release/, for any web server, with its checksum
	@scripts/package.sh

bench: measure ## how fast the engine and the page are
	cargo bench
	CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=wasm-bindgen-test-runner \
		cargo test --release --target wasm32-unknown-unknown --test speed -- --nocapture

measure: build browser ## how fast the page is, processor slowed four times
	@node tests/end2end/measure.mjs

fmt: rust ## format the Rust files
	cargo fmt

setup: rust tools node ## whatever the build needs and this machine lacks

rust:
	@$(setup) versions
	@$(setup) rust

tools: rust
	@$(setup) tools

node: node_modules/.package-lock.json

# npm writes this file last, which makes it a stamp.
node_modules/.package-lock.json: package.json package-lock.json .npmrc
	@$(setup) node
	npm ci
	@touch $@

browser: ## Chromium, its driver and a Chinese font (Debian as root: installed; elsewhere: named)
	@$(setup) browser

clean: ## free the disk: all that builds made, but not the tools
	rm -rf target dist release tests/end2end/results .tools/build
