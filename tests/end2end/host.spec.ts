// Wherever the page is put: any path of any server, a frame; nothing leaves, nothing is kept.

import { expect, test } from "./fixtures.ts";
import { serve } from "./serve.mjs";

const dist = new URL("../../dist/", import.meta.url).pathname;

for (const base of ["/", "/a/b/", `/${encodeURIComponent("选型")}/`, "/my%20folder/%E6%96%87%E6%A1%A3/"]) {
  test(`it answers at ${decodeURIComponent(base)}, with and without index.html`, async ({ app, page }) => {
    const server = await serve(dist, { base });
    try {
      for (const file of ["", "index.html"]) {
        await page.goto(`${server.url}${file}?scene=team-training`);
        await app.ready();
        await app.expectAgreement();
        await app.field("cloud_disk").check();
        await expect.poll(() => app.query).toContain("cloud_disk=yes");
        expect(page.url().split("?")[0]).toBe(server.url + file);
        await app.clear.click();
        await app.expectQuery("");
        expect(page.url()).toBe(server.url + file);
      }
    } finally {
      await server.close();
    }
  });
}

test("no request leaves the origin, and nothing is stored", async ({ app, page, baseURL }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await app.open("?scene=audit");
  await app.field("gpus").fill("8");
  await app.speak("en");
  await page.waitForTimeout(600);
  expect(asked.length).toBeGreaterThan(4);
  for (const url of asked) expect(new URL(url).origin).toBe(new URL(baseURL!).origin);
  expect(await page.context().cookies()).toEqual([]);
  const kept = await page.evaluate(async () => [
    localStorage.length, sessionStorage.length, (await indexedDB.databases()).length, (await caches.keys()).length,
    (await navigator.serviceWorker.getRegistrations()).length,
  ]);
  expect(kept).toEqual([0, 0, 0, 0, 0]);
});

test("B3: a browser that forbids storage does not stop it", async ({ app, page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
      Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });
    }
  });
  await app.open("?scene=audit");
  await app.expectAgreement();
});

test("B10: in a frame it answers, complains of nothing, and leaves the focus to the page around it", async ({ app, page }) => {
  await page.route("**/host.html", (route) => route.fulfill({
    contentType: "text/html",
    body: '<!doctype html><title>host</title><label>mine <input></label><div style="height: 2000px"></div>' +
      '<iframe title="selector" src="./?scene=team-training" width="700" height="640"></iframe>',
  }));
  await page.goto("./host.html");
  await page.getByLabel("mine").focus();
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("html")).toHaveAttribute("data-state", "ready");
  await page.keyboard.type("still here");
  await expect(page.getByLabel("mine")).toHaveValue("still here");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await frame.getByRole("button", { name: "快速原型" }).click();
  await expect(frame.locator("[data-recommended]")).toContainText(app.words.platforms.c);
  expect(new URL(page.url()).search).toBe("");
});

test("G9: pages that were changed by a translator or an extension keep answering", async ({ app, page }) => {
  await app.open("?scene=team-training");
  // What a browser's translation does: every text is wrapped, the original nodes are moved.
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector("#app")!, NodeFilter.SHOW_TEXT);
    const all: Node[] = [];
    while (texts.nextNode()) all.push(texts.currentNode);
    for (const text of all) {
      if (!text.textContent?.trim()) continue;
      const font = document.createElement("font");
      (text as Text).replaceWith(font);
      font.textContent = `«${text.textContent}»`;
    }
  });
  await page.getByRole("button", { name: /稀缺卡型/ }).click();
  await app.expectQuery("custom_machine=yes&v=1");
  await app.field("gpus").or(page.locator("#gpus")).first().fill("8");
  await app.expectAnswer();
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("html")).toHaveAttribute("data-state", "ready");
});
