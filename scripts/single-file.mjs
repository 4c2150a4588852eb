// The whole product in one file, gpu-selector.html: for a double click, a wiki's attachment, srcdoc. It asks for nothing else.
//   node scripts/single-file.mjs [folder = dist]
// It is the built page with style sheet, icon and program written in. Fails when the build is not as expected here.

import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const dist = process.argv[2] ?? "dist";

function main() {
  const taken = {};
  const take = (key) => (_, name) => {
    taken[key] = name;
    return "";
  };
  let html = read("index.html");
  html = swap(html, /<link rel="modulepreload" href="([^"]+)"[^>]*>/, take("bindings"));
  html = swap(html, /<link rel="preload" href="([^"]+)"[^>]*>/, take("program"));
  html = swap(html, /<script src="([^"]+)"[^>]*><\/script>\n/, take("boot"));
  html = swap(html, /(<link rel="icon" href=)"([^"]+)"/, (_, link, name) => `${link}"data:image/svg+xml;base64,${base64(name)}"`);

  // Where a policy forbids inline scripts nothing of this runs, so the page says so from the start, until a script denies it.
  html = swap(html, 'data-state="loading"', () => 'data-state="failed" data-reason="policy"');
  html = swap(html, 'data-when="policy" hidden', () => 'data-when="policy"');
  html = swap(html, 'data-when="loading"', () => 'data-when="loading" hidden');
  const deny = 'document.documentElement.dataset.state = "loading";\ndelete document.documentElement.dataset.reason;';
  html = swap(html, /<link rel="stylesheet" href="([^"]+)"[^>]*>/, (_, name) =>
    `${element("style", read(name))}\n${element("script", deny)}`);
  // A module waits until the page is parsed, as the boot script does elsewhere.
  html = swap(html, "</body>", () => `${element('script type="module"', script(taken))}\n</body>`);

  const left = /(?:src|href)="\.\/[^"]*"/.exec(html);
  if (left) throw new Error(`the one file still asks for ${left[0]}`);
  writeFileSync(path.join(dist, "gpu-selector.html"), html);
}

/** The bindings without their exports, then the boot script with the program put where it looks for it. */
function script({ bindings, program, boot }) {
  const names = [];
  let local = read(bindings).replace(/^export (function|class) (\w+)/gm, (_, kind, name) => {
    names.push(name);
    return `${kind} ${name}`;
  });
  local = swap(local, "export { initSync, __wbg_init as default };", () =>
    `const bindings = { ${[...names, "initSync"].join(", ")}, default: __wbg_init };`);

  let start = read(boot);
  start = swap(start, 'const bindings = await import(at("link[rel=modulepreload]"));', () => "");
  start = swap(start, 'at("link[rel=preload][as=fetch]")', () =>
    `Uint8Array.from(atob("${base64(program)}"), (letter) => letter.charCodeAt(0))`);
  return `${local}\n${start}`;
}

function element(opening, content) {
  const tag = opening.split(" ", 1)[0];
  if (/<\/(script|style)|<!--/i.test(content)) throw new Error(`the content of <${tag}> would end it early`);
  return `<${opening}>\n${content.trim()}\n</${tag}>`;
}

/** Replaces the one place where a text stands; none or several mean that the build has changed, and this script has to. */
function swap(text, part, by) {
  const found = typeof part === "string" ? text.split(part).length - 1 : [...text.matchAll(new RegExp(part, "g"))].length;
  if (found !== 1) throw new Error(`expected once, found ${found} times: ${part}`);
  return text.replace(part, by);
}

function read(name) {
  return readFileSync(path.join(dist, name), "utf8");
}

function base64(name) {
  return readFileSync(path.join(dist, name)).toString("base64");
}

main();
