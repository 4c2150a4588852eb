// What a first visit costs over the wire: index.html and everything that it references, in brotli bytes.
//   node scripts/wire-size.mjs [folder = dist]
// Fails above the limit. The list of files is read out of the page itself, so a new file cannot stay uncounted.
// Files that the page does not load are told apart; embed.js has a limit too, since every page of a host loads it.

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const GOAL = 120_000;
const LIMIT = 160_000;
// As written: not every host compresses.
const EMBED_LIMIT = 3_000;

const dist = process.argv[2] ?? "dist";
const files = [];
const faults = [];

function main() {
  add("index.html");
  if (!files.some(({ name }) => name.endsWith(".wasm"))) {
    faults.push("index.html references no .wasm file, so this is not the whole first load");
  }

  const total = { raw: sum("raw"), brotli: sum("brotli") };
  const width = Math.max(...files.map(({ name }) => name.length), "gpu-selector.html".length);
  const row = (name, raw, brotli) => console.log(`${name.padEnd(width)}  ${raw.padStart(9)}  ${brotli.padStart(9)}`);
  row("file", "bytes", "brotli");
  for (const { name, raw, brotli } of files) row(name, group(raw), group(brotli));
  row("total", group(total.raw), group(total.brotli));

  console.log();
  const [embed] = ["embed.js", "gpu-selector.html"].map((name) => {
    const bytes = readFileSync(path.join(dist, name));
    row(name, group(bytes.length), group(brotli(bytes)));
    return bytes.length;
  });
  if (embed >= EMBED_LIMIT) faults.push(`embed.js is ${group(embed)} bytes; it has to stay under ${group(EMBED_LIMIT)}`);

  const goal = total.brotli <= GOAL ? "within" : "above";
  console.log(`First load ${kilobytes(total.brotli)}: ${goal} the goal of ${kilobytes(GOAL)}; the limit is ${kilobytes(LIMIT)}.`);
  if (total.brotli > LIMIT) faults.push(`the first load is ${kilobytes(total.brotli - LIMIT)} above the limit`);

  for (const fault of faults) console.error(`Size: ${fault}.`);
  process.exitCode = faults.length ? 1 : 0;
}

/** Counts a file once, and whatever it makes a browser load at once. */
function add(name) {
  if (files.some((file) => file.name === name)) return;
  const file = path.join(dist, name);
  if (!existsSync(file)) {
    faults.push(`${name} is referenced but not in ${dist}`);
    return;
  }
  const bytes = readFileSync(file);
  files.push({ name, raw: bytes.length, brotli: brotli(bytes) });

  const references = { ".html": inPage, ".css": inStyle, ".js": inScript, ".mjs": inScript }[path.extname(name)];
  for (const address of references?.(bytes.toString("utf8")) ?? []) follow(name, address);
}

function follow(from, address) {
  if (/^(data|blob):|^#/i.test(address)) return;
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) {
    faults.push(`${from} loads ${address} from another host`);
    return;
  }
  if (address.startsWith("/")) {
    faults.push(`${from} references ${address}, which breaks below a sub-path`);
    return;
  }
  const plain = decodeURIComponent(address.split(/[?#]/, 1)[0]);
  add(path.posix.join(path.posix.dirname(from), plain));
}

/** What a page loads by itself: scripts, pictures, and the links that a browser fetches without being asked. */
function inPage(html) {
  const fetched = new Set(["stylesheet", "modulepreload", "preload", "icon", "manifest"]);
  const bare = html.replace(/<!--[\s\S]*?-->/g, "").replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/gi, "$1");
  const found = [];
  for (const [, tag, rest] of bare.matchAll(/<(link|script|img|source|iframe)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi)) {
    const attributes = {};
    for (const [, key, double, single, unquoted] of rest.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)) {
      attributes[key.toLowerCase()] = (double ?? single ?? unquoted).replaceAll("&amp;", "&");
    }
    if (tag.toLowerCase() !== "link") {
      if (attributes.src) found.push(attributes.src);
    } else if ((attributes.rel ?? "").toLowerCase().split(/\s+/).some((rel) => fetched.has(rel)) && attributes.href) {
      found.push(attributes.href);
    }
  }
  return found;
}

function inStyle(css) {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, "");
  const addresses = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)\s]*))\s*\)|@import\s*(?:"([^"]*)"|'([^']*)')/gi;
  return [...bare.matchAll(addresses)].map((match) => match.slice(1).find((address) => address !== undefined));
}

/** Static imports; what is imported on demand is no part of a first load. */
function inScript(script) {
  const imports = /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{}\s,]+\s*from\s*)?(?:"(\.[^"]*)"|'(\.[^']*)')/g;
  return [...script.matchAll(imports)].map(([, double, single]) => double ?? single);
}

function brotli(bytes) {
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }).length;
}

function sum(key) {
  return files.reduce((total, file) => total + file[key], 0);
}

function group(number) {
  return number.toLocaleString("en");
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

main();
