// What is there before WebAssembly, and stays when it never comes.

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const PROGRAM = "**/*_bg.wasm";
const BINDINGS = "**/gpu-selector-*.js";

/** The static page is there: title, matrix, scenarios; `sentence` is the one reason shown, in both languages. */
async function expectStatic(page: Page, sentence: RegExp, english: RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("GPU 算力平台选型");
  const [matrix, scenarios] = [page.getByRole("table", { name: "能力矩阵" }), page.getByRole("table", { name: "典型场景与推荐" })];
  await expect(matrix.getByRole("row")).toHaveCount(12);
  await expect(matrix).toContainText("5T–6T");
  await expect(scenarios.getByRole("row")).toHaveCount(6);
  await expect(scenarios).toBeVisible();
  await expect(page.locator("p.status:visible")).toHaveCount(1);
  await expect(page.locator("p.status:visible")).toHaveText(sentence);
  await expect(page.locator("p.status:visible [lang=en]")).toHaveText(english);
}

test("while the program is on its way, title, matrix and scenarios can be read", async ({ page }) => {
  await page.route(PROGRAM, () => {});
  await page.goto("./?gpus=8");
  await expectStatic(page, /正在载入/, /Loading the form/);
});

test("G11: after 10 s of waiting the page says that it is slow, and takes over when the program comes", async ({ app, page }) => {
  await page.clock.install();
  let arrive = () => {};
  await page.route(PROGRAM, async (route) => {
    await new Promise<void>((resolve) => { arrive = resolve; });
    await route.continue();
  });
  await page.goto("./?gpus=8");
  await expectStatic(page, /正在载入/, /Loading the form/);
  await page.clock.runFor(10_000);
  await expectStatic(page, /载入比平时慢/, /longer than usual/);
  arrive();
  await app.ready();
  await expect(app.field("gpus")).toHaveValue("8");
  await expect(page.locator("p.status:visible")).toHaveCount(0);
});

const FAILURES: [string, (page: Page) => Promise<unknown>][] = [
  ["G11: the program is missing", (page) => page.route(PROGRAM, (route) => route.fulfill({ status: 404 }))],
  ["the program cannot be reached", (page) => page.route(PROGRAM, (route) => route.abort())],
  ["G5: a page comes instead of the program", (page) => page.route(PROGRAM, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }))],
  ["the program is cut short", (page) => page.route(PROGRAM, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.body()).subarray(0, 1000), headers: { "content-type": "application/wasm" } });
  })],
  ["the bindings are missing", (page) => page.route(BINDINGS, (route) => route.fulfill({ status: 404 }))],
  ["G5: a page comes instead of the bindings", (page) => page.route(BINDINGS, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }))],
  ["G5: the bindings come as plain text", (page) => page.route(BINDINGS, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { "content-type": "text/plain" } });
  })],
  ["G9: the browser throws where the program starts", (page) => page.addInitScript(() => {
    document.getElementById = () => { throw new Error("not today"); };
  })],
];

for (const [name, fail] of FAILURES) {
  test(`${name}: the page stays and says so`, async ({ page, complaints }) => {
    await fail(page);
    await page.goto("./?gpus=8&lang=en");
    await expectStatic(page, /没有载入成功/, /did not load/);
    // The link to try again keeps the needs.
    await page.unrouteAll();
    await page.locator("p.status:visible a").first().click();
    await expect(page).toHaveURL(/\?gpus=8&lang=en$/);
    complaints.length = 0;
  });
}

test("G5: the program as application/octet-stream loads all the same", async ({ app, page }) => {
  await page.route(PROGRAM, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { "content-type": "application/octet-stream" } });
  });
  await app.open("?scene=audit");
  await app.expectAgreement();
});

test("G8: no WebAssembly", async ({ page, complaints }) => {
  await page.addInitScript(() => { delete (window as { WebAssembly?: unknown }).WebAssembly; });
  await page.goto("./?gpus=8");
  await expectStatic(page, /没有 WebAssembly/, /no WebAssembly/);
  complaints.length = 0;
});

test("G9: a panic brings the static page back, with a link that keeps the needs", async ({ app, page, complaints }) => {
  await app.open("?gpus=8");
  // What the program cannot do without.
  await page.evaluate(() => {
    document.createElement = () => { throw new Error("not today"); };
  });
  await app.scenario("audit").click();
  await expectStatic(page, /出错停下了/, /stopped with an error/);
  await expect(page.getByRole("form")).toBeHidden();
  expect(complaints.join()).toContain("panicked");
  complaints.length = 0;
  const needs = app.query;
  await page.locator("p.status:visible a").first().click();
  await app.ready();
  expect(app.query).toBe(needs);
  await app.expectAgreement();
});

test("G6: opened from the disk, the page says how to get the form", async ({ page, complaints }) => {
  await page.goto(new URL("../../dist/index.html", import.meta.url).href);
  await expectStatic(page, /./, /./);
  complaints.length = 0;
  await expect(page.locator("p.status:visible")).toContainText(/http/i);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("everything but the form is there, with the reason", async ({ page }) => {
    await page.goto("./?gpus=8");
    await expectStatic(page, /没有 JavaScript/, /Without JavaScript/);
  });
});

test("a link in a chat shows what it is: description, Open Graph, icon", async ({ page }) => {
  const html = await (await page.request.get("./")).text();
  expect(html).toMatch(/<title>GPU 算力平台选型 · GPU Selector<\/title>/);
  for (const name of ["description", "og:title", "og:description", "og:type"]) {
    expect(html).toMatch(new RegExp(`<meta (name|property)="${name}" content="[^"]{3,}"`));
  }
  const [, icon] = /<link rel="icon" href="([^"]+)"/.exec(html)!;
  const response = await page.request.get(icon);
  expect([response.status(), response.headers()["content-type"]]).toEqual([200, expect.stringContaining("svg")]);
});

test("nothing jumps while the page loads", async ({ app, page }) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { shift: number };
    counted.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counted.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const [query, width] of [["", 1440], ["?scene=team-training", 1440], ["?scene=team-training", 360]] as const) {
    await page.setViewportSize({ width, height: 800 });
    await app.open(query);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), `${width} ${query}`).toBeLessThan(0.01);
  }
});

test("G3: what index.html loads is named by its content, and nothing else vouches for it", async ({ page }) => {
  await page.goto("./");
  const loaded = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("head [src], head [href]")].map((element) => ({
      name: (element.getAttribute("src") ?? element.getAttribute("href"))!, integrity: element.getAttribute("integrity"),
    })));
  expect(loaded.length).toBeGreaterThanOrEqual(5);
  for (const { name, integrity } of loaded) {
    expect(name).toMatch(/^\.\/[a-z-]+-[0-9a-f]{8,16}(_bg)?\.(css|js|svg|wasm)$/);
    expect(integrity).toBeNull();
  }
});
