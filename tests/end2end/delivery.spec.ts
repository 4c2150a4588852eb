// The build as hosts serve it: under a strict policy, in sandboxes, from odd servers.

import { readFileSync, readdirSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { configuration, documented, POLICY } from "./hosting.ts";
import { dist, expect, test } from "./sites.ts";

/** A name that changes with its content; Trunk leaves out zeros in front. */
const HASHED = /-[0-9a-f]{8,16}(_bg)?\.(css|js|svg|wasm)(\.|$)/;
const NAMES = readdirSync(dist);
const BUILT = NAMES.filter((name) => !/\.(br|gz)$/.test(name));
const INDEX = readFileSync(`${dist}index.html`, "utf8");

/** A page that shows nothing but this frame. */
const around = (attributes: string) => ({
  "index.html": `<!doctype html><title>host</title><link rel="icon" href="data:,">
    <iframe title="selector" width="900" height="700" ${attributes}></iframe>`,
});

test("G7: it works under the documented policy: no inline script, no inline style, nothing from elsewhere", async ({ app, page, site }) => {
  expect(POLICY).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
      "frame-src 'self'; base-uri 'none'; form-action 'none'",
  );
  await page.goto(`${await site(dist, { headers: documented })}?scene=team-training`);
  await app.ready();
  await app.expectAgreement();
  for (const scenario of ["prototype", "audit"] as const) await app.scenario(scenario).click();
  await app.field("gpus").fill("8");
  await expect.poll(() => app.query).toContain("gpus=8");
  await page.locator("details").evaluateAll((all) => all.forEach((details) => details.setAttribute("open", "")));
  await app.speak("en");
  await app.expectAgreement();
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("dialog").frameLocator("iframe").getByRole("heading", { level: 2 }).first()).toBeAttached();
});

test("G7: without 'wasm-unsafe-eval' the page stays and names the policy", async ({ page, site, complaints }) => {
  const policy = POLICY.replace(" 'wasm-unsafe-eval'", "");
  await page.goto(`${await site(dist, { headers: () => ({ "Content-Security-Policy": policy }) })}?gpus=8`);
  await expect(page.locator("p.status:visible")).toHaveText(/安全策略.*'wasm-unsafe-eval'.*security policy/);
  await expect(page.getByRole("table", { name: "能力矩阵" })).toBeVisible();
  expect(complaints.join()).toContain("GPU Selector: policy");
  complaints.length = 0;
});

test("G7: without the style sheet only one sentence is shown", async ({ page, complaints }) => {
  await page.route("**/*.{css,wasm}", (route) => route.abort());
  await page.goto("./");
  await expect(page.locator("p.status:visible")).toHaveCount(1);
  complaints.length = 0;
});

test("G7, B11: every documented server sends the same policies, and none forbids to embed", () => {
  const single = documented("gpu-selector.html")["Content-Security-Policy"];
  for (const name of ["nginx.conf", "Caddyfile", "_headers"]) {
    const text = configuration(name);
    for (const policy of [POLICY, single]) expect(text, name).toContain(policy);
    expect(text.replace(/#.*/g, ""), name).not.toMatch(/X-Frame-Options|frame-ancestors/i);
  }
  expect(readFileSync(new URL("../../docs/hosting.md", import.meta.url), "utf8")).toContain(POLICY);
});

test("every file has the right caching: for ever under a name with a hash, asked for again under any other", () => {
  for (const name of ["", ...BUILT]) {
    const expected = HASHED.test(name) ? "public, max-age=31536000, immutable" : "no-cache";
    expect(documented(name)["Cache-Control"], name).toBe(expected);
  }
  // The other configurations recognise these names by one expression.
  for (const file of ["nginx.conf", "Caddyfile"]) {
    const [expression] = /-\[0-9a-f\]\+\S*\$/.exec(configuration(file))!;
    for (const name of BUILT) expect(new RegExp(expression).test(name), `${file}: ${name}`).toBe(HASHED.test(name));
  }
});

test("G1, G2: what the page loads stands beside it, under a name that changes with its bytes", () => {
  const loaded = [...INDEX.matchAll(/<(?:link|script)[^>]*(?:href|src)="([^"]+)"/g)].map(([, address]) => address);
  expect(loaded).toHaveLength(5);
  for (const address of loaded) expect(address).toMatch(HASHED);
  expect(BUILT.filter((name) => !loaded.includes(`./${name}`)).sort()).toEqual(
    ["embed-demo.html", "embed-demo.js", "embed.js", "gpu-selector.html", "index.html"],
  );
});

test("every file has a .br and a .gz of the same content", () => {
  expect(NAMES).toHaveLength(BUILT.length * 3);
  for (const name of BUILT) {
    const bytes = readFileSync(dist + name);
    expect(brotliDecompressSync(readFileSync(`${dist}${name}.br`)).equals(bytes), name).toBe(true);
    expect(gunzipSync(readFileSync(`${dist}${name}.gz`)).equals(bytes), name).toBe(true);
  }
});

test("G5: without any type the program loads all the same", async ({ app, page, site }) => {
  const untyped = (name: string) => (name.endsWith(".wasm") ? { "Content-Type": null, "X-Content-Type-Options": null } : {});
  await page.goto(`${await site(dist, { headers: untyped })}?scene=audit`);
  await app.ready();
  await app.expectAgreement();
});

test("B4: in a sandbox without an origin it answers, with the documented headers", async ({ page, site }) => {
  const url = await site(dist, { base: "/docs/selector/", headers: documented });
  await page.goto(await site(around(`sandbox="allow-scripts" src="${url}?scene=audit"`)));
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("[data-recommended]")).toHaveAttribute("data-platform", "b");
  await frame.getByRole("button", { name: "快速原型" }).click();
  await expect(frame.locator("[data-recommended]")).toHaveAttribute("data-platform", "c");
});

test("B4: in a sandbox without an origin and without those headers the page stays and says so", async ({ page, site, complaints }) => {
  await page.goto(await site(around(`sandbox="allow-scripts" src="${await site(dist)}"`)));
  await expect(page.frameLocator("iframe").locator("p.status:visible")).toHaveText(/没有载入成功/);
  complaints.length = 0;
});

test("G4: there is no service worker, and none is asked for", () => {
  for (const name of BUILT) expect(readFileSync(dist + name, "latin1"), name).not.toContain("serviceWorker");
});
