#!/usr/bin/env bash
# Packs dist/ and the licences into release/gpu-selector-VERSION.tar.gz, the same bytes from the same commit, and writes
# release/SHA256SUMS. Needs GNU tar. `make package` builds first.
set -euo pipefail
cd "$(dirname "$0")/.."

version=$(sed -n '/^version = "\(.*\)"$/{s//\1/p;q}' Cargo.toml)
name=gpu-selector-$version

# Not a constant: a web server tells by time and size whether a browser's copy of index.html is still the newest.
time=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}

rm -rf release
mkdir -p "release/$name"
cp dist/* LICENSE-APACHE LICENSE-MIT "release/$name/"
tar --create --directory release --format ustar --sort name --mtime "@$time" \
    --owner 0 --group 0 --numeric-owner --mode u=rwX,go=rX "$name" | gzip --no-name --best >"release/$name.tar.gz"
rm -r "release/$name"
cp dist/gpu-selector.html release/
cd release
sha256sum -- * | tee SHA256SUMS
