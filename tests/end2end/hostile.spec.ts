// Browsers that refuse what the page asks of them, and browsers that rewrite it: it goes on answering.

import { expect, test } from "./fixtures.ts";

/** Each makes a part of the browser throw before the page starts. */
const REFUSALS: Record<string, () => void> = {
  history: () => {
    for (const name of ["pushState", "replaceState"] as const) history[name] = () => { throw new DOMException("no", "SecurityError"); };
  },
  storage: () => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
      Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError"); } });
    }
  },
  clipboard: () => Object.defineProperty(navigator, "clipboard", { get() { throw new Error("no"); } }),
  matchMedia: () => { window.matchMedia = () => { throw new Error("no"); }; },
  ResizeObserver: () => { window.ResizeObserver = class { constructor() { throw new Error("no"); } } as never; },
  postMessage: () => { window.postMessage = () => { throw new Error("no"); }; },
  "the list of languages": () => Object.defineProperty(navigator, "languages", { get() { throw new Error("no"); } }),
  "no list of languages": () => Object.defineProperty(navigator, "languages", { value: undefined }),
  "the title": () => Object.defineProperty(document, "title", { get: () => "", set() { throw new Error("no"); } }),
  share: () => Object.defineProperty(navigator, "share", { get() { throw new Error("no"); } }),
  showModal: () => { HTMLDialogElement.prototype.showModal = () => { throw new Error("no"); }; },
  scrollIntoView: () => { Element.prototype.scrollIntoView = () => { throw new Error("no"); }; },
};

for (const [name, refuse] of Object.entries(REFUSALS)) {
  test(`G9: ${name} throws, and the page answers`, async ({ app, page }) => {
    await page.addInitScript(refuse);
    await app.open("?scene=prototype&embed=0");
    await app.scenario("team-training").click();
    await expect(app.verdict).toHaveText("推荐 平台B");
    await app.field("expansion").fill("7T");
    await expect(app.verdict).toHaveText("没有平台满足全部必须项");
    await page.getByRole("button", { name: "分享" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-state", "ready");
  });
}

test("a page translated by the browser shows each new answer", async ({ app, page }) => {
  await app.open("?scene=prototype");
  // As translators do it: each text gives way to elements of their own.
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector("#app")!, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = `~${text.data}`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
  await expect(app.verdict).toHaveText("~推荐 平台C");
  for (const [button, verdict] of [["多人协作", "推荐 平台B"], ["中等规模", "推荐 平台A"], ["快速原型", "推荐 平台C"]]) {
    await page.getByRole("button", { name: button }).first().click();
    await expect(app.verdict).toHaveText(verdict);
  }
  await app.field("gpus").or(page.locator("#gpus")).first().fill("8");
  await expect(page.locator("[data-platform=c]")).toHaveAttribute("data-status", "ruled_out");
  await page.getByRole("button", { name: "English" }).click();
  await expect(app.verdict).toHaveText(/^Recommended|tie/);
});

test("A10: what other versions or pages have stored changes nothing", async ({ app, page }) => {
  await page.addInitScript(() => {
    for (const store of [localStorage, sessionStorage]) {
      for (const key of ["gpu-selector", "state", "lang", "theme", "v"]) store.setItem(key, '{"v":0,"gpus":8,"lang":"xx"');
    }
  });
  await app.open("?expansion=2T");
  await app.expectAgreement();
  expect(await app.asked()).toEqual({ expansion: "2000GB" });
});

test("a fragment stays in the address, and going to one changes no answer", async ({ app, page }) => {
  await app.open("?scene=prototype#matrix");
  await app.field("expansion").fill("5T");
  await page.evaluate(() => { location.hash = "notes"; });
  await expect(app.field("expansion")).toHaveValue("5T");
  await expect.poll(() => page.url()).toMatch(/expansion=5000GB.*#notes$/);
  await expect(app.field("expansion")).toHaveValue("5T");
});

test("what a reader closed stays closed after the next answer", async ({ app, page }) => {
  await app.open("?scene=team-training");
  const open = () => page.locator(".answer details[open]").count();
  const before = await open();
  expect(before).toBeGreaterThan(1);
  await page.locator(".answer details[open] > summary").evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()));
  await expect.poll(open).toBe(0);
  await app.field("cloud_disk").check();
  await expect(app.proof.getByRole("rowheader", { name: "云盘存储" })).toBeVisible();
  expect(await open()).toBe(0);
});
