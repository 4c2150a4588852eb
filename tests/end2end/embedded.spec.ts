// The page in a frame: it shows only what answers, leaves history, focus and scrolling to its host, and talks with it.

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

interface Message { source: string; v: number; type: string; query?: string; verdict?: string; recommended?: string[] }

/** A host page with one frame; what the frame says to it is kept. */
async function host(page: Page, query: string, attributes = ""): Promise<void> {
  await page.route("**/host.html", (route) => route.fulfill({
    contentType: "text/html",
    body: `<!doctype html><title>host</title><script>window.heard = []; addEventListener("message", ({ data }) => heard.push(data));</script>
      <label>mine <input></label><div style="height: 2000px"></div>
      <iframe title="selector" width="700" height="640" ${attributes} src="./?${query}"></iframe>`,
  }));
  await page.goto("./host.html");
  await expect(selector(page).getByRole("heading", { level: 2 }).first()).toBeAttached();
}

/** A host page that brings embed.js. */
async function embedding(page: Page, body: string): Promise<void> {
  await page.route("**/host.html*", (route) => route.fulfill({
    contentType: "text/html",
    body: `<!doctype html><meta charset="utf-8"><title>host</title><script>window.heard = []; addEventListener("message", ({ data }) => heard.push(data));</script>
      ${body}<script src="embed.js"></script>`,
  }));
  await page.goto("./host.html?page=7");
}

const frameHeight = (page: Page) => page.locator("iframe").evaluate((frame) => frame.getBoundingClientRect().height);
const contentHeight = (page: Page) => selector(page).locator("body").evaluate((body) => (body as HTMLElement).offsetHeight);

const selector = (page: Page) => page.frameLocator("iframe");
const heard = (page: Page, type: string) => page.evaluate(
  (type) => (window as unknown as { heard: Message[] }).heard.filter((message) => message.type === type), type);
const tell = (page: Page, message: unknown) =>
  page.evaluate((message) => (document.querySelector("iframe") as HTMLIFrameElement).contentWindow!.postMessage(message, "*"), message);

test("embedded it has no page around it, and a way to the full page", async ({ page }) => {
  await host(page, "scene=team-training&embed=1");
  const frame = selector(page);
  await expect(frame.getByRole("heading", { name: "推荐 平台B" })).toBeVisible();
  await expect(frame.getByRole("form")).toBeVisible();
  await expect(frame.getByRole("heading", { level: 1 })).toHaveCount(0);
  await expect(frame.getByRole("table", { name: "能力矩阵" })).toHaveCount(0);
  const link = frame.getByRole("link", { name: "在完整页面打开" });
  await expect(link).toHaveAttribute("target", "_blank");
  expect(await link.getAttribute("href")).not.toContain("embed");
  expect(await link.getAttribute("href")).toContain("shared_drive=yes");
});

test("B8: a link copied in a frame is that of the page standing alone", async ({ page }) => {
  await host(page, "scene=audit&embed=1");
  await selector(page).getByRole("button", { name: "分享" }).click();
  const link = await selector(page).getByRole("textbox", { name: "链接", exact: true }).inputValue();
  expect(link).toContain("audit_log=console");
  expect(link).not.toContain("embed");
});

test("B9: in a frame answers add nothing to the host's history", async ({ page }) => {
  await page.goto("./?lang=en");
  await host(page, "embed=1");
  const frame = selector(page);
  for (const name of ["快速原型", "多人协作 · 大数据集", "环境复现 · 操作审计"]) await frame.getByRole("button", { name }).click();
  await expect(frame.getByRole("heading", { name: "推荐 平台B" })).toBeAttached();
  await page.goBack();
  expect(page.url()).toContain("lang=en");
});

test("it tells its host each new answer, once, and nothing at the start", async ({ page }) => {
  await host(page, "scene=prototype&embed=1");
  expect(await heard(page, "change")).toEqual([]);
  await selector(page).getByRole("button", { name: "环境复现 · 操作审计" }).click();
  await expect.poll(() => heard(page, "change")).toEqual([{
    source: "gpu-selector", v: 1, type: "change",
    query: "repo_images=yes&audit_log=console&v=1", verdict: "recommended", recommended: ["b"],
  }]);
});

test("its host can ask it to show other requirements; nobody else can", async ({ page }) => {
  await host(page, "scene=prototype&embed=1&lang=en");
  const frame = selector(page);
  const set = { source: "gpu-selector", v: 1, type: "set", query: "scene=team-training" };
  await expect(frame.getByRole("heading", { name: "Recommended: Platform C" })).toBeAttached();
  for (const wrong of [
    null, 7, "set", [], { ...set, source: "other" }, { ...set, v: 2 }, { ...set, type: "get" }, { ...set, query: 7 }, { ...set, query: undefined },
  ]) await tell(page, wrong);
  // From within: not the parent.
  await frame.locator("body").evaluate((_, set) => window.postMessage(set, "*"), set);
  await page.waitForTimeout(300);
  await expect(frame.getByRole("heading", { name: "Recommended: Platform C" })).toBeAttached();
  await tell(page, set);
  await expect(frame.getByRole("heading", { name: "Recommended: Platform B" })).toBeAttached();
  // It is still embedded and speaks the language it spoke.
  await expect(frame.getByRole("link", { name: "Open the full page" })).toBeAttached();
  await tell(page, { ...set, query: "%E4%A&&gpus=abc&<img src=x>&v=99" });
  await expect(frame.getByText(/parts? of the link/)).toBeAttached();
});

test("a page that stands alone listens to nobody", async ({ app, page }) => {
  await app.open("?scene=prototype");
  await page.evaluate(() => window.postMessage({ source: "gpu-selector", v: 1, type: "set", query: "scene=audit" }, "*"));
  await page.waitForTimeout(300);
  await expect(app.verdict).toHaveText("推荐 平台C");
});

test("B1: with embed.js the frame is as high as its content, after few messages", async ({ page }) => {
  await embedding(page, '<div data-gpu-selector data-query="scene=team-training&lang=en"><a href="/">fallback</a></div>');
  await expect(selector(page).getByRole("heading", { name: "Recommended: Platform B" })).toBeVisible();
  await expect.poll(async () => Math.abs((await frameHeight(page)) - (await contentHeight(page)))).toBeLessThanOrEqual(1);
  await expect(page.getByText("fallback")).toHaveCount(0);
  await page.waitForTimeout(1500);
  const settled = (await heard(page, "height")).length;
  expect(settled).toBeLessThanOrEqual(3);
  // A reason opens: once higher, and quiet again.
  const before = await frameHeight(page);
  await selector(page).getByText("Not Platform A").click();
  await expect.poll(() => frameHeight(page)).toBeGreaterThan(before);
  await page.waitForTimeout(1000);
  expect((await heard(page, "height")).length).toBeLessThanOrEqual(settled + 3);
  expect(Math.abs((await frameHeight(page)) - (await contentHeight(page)))).toBeLessThanOrEqual(1);
});

test("B1: a host that always adds 30 px does not make it grow for ever", async ({ page }) => {
  await host(page, "scene=team-training&embed=1");
  await page.evaluate(() => addEventListener("message", ({ data }) => {
    if (data.type === "height") (document.querySelector("iframe") as HTMLIFrameElement).style.height = `${data.height + 30}px`;
  }));
  await page.setViewportSize({ width: 900, height: 800 });
  await selector(page).getByRole("button", { name: "快速原型" }).click();
  await page.waitForTimeout(1500);
  const settled = (await heard(page, "height")).length;
  await page.waitForTimeout(1500);
  expect((await heard(page, "height")).length).toBe(settled);
  expect(settled).toBeLessThanOrEqual(6);
});

test("a page that cannot start tells its height too", async ({ page, complaints }) => {
  await page.route("**/*.wasm", (route) => route.fulfill({ status: 404, body: "no" }));
  await embedding(page, '<div data-gpu-selector data-query="scene=audit"></div>');
  await expect(selector(page).getByText("程序没有载入成功")).toBeVisible();
  await expect.poll(async () => Math.abs((await frameHeight(page)) - (await contentHeight(page)))).toBeLessThanOrEqual(1);
  expect(complaints.length).toBeGreaterThan(0);
  complaints.length = 0;
});

test("B8: data-sync keeps the needs in the host's address, and a reload finds them there", async ({ page }) => {
  const events = '<script>window.events = []; addEventListener("gpu-selector:change", (event) => events.push(event.detail));</script>';
  await embedding(page, `${events}<div data-gpu-selector data-query="scene=prototype" data-sync="gpu"></div>`);
  await expect(selector(page).getByRole("heading", { name: "推荐 平台C" })).toBeVisible();
  expect(new URL(page.url()).search).toBe("?page=7");
  await selector(page).getByRole("button", { name: "环境复现 · 操作审计" }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("gpu")).toBe("repo_images=yes&audit_log=console&v=1");
  expect(new URL(page.url()).searchParams.get("page")).toBe("7");
  expect(await page.evaluate(() => (window as unknown as { events: unknown[] }).events)).toEqual([
    { query: "repo_images=yes&audit_log=console&v=1", verdict: "recommended", recommended: ["b"] },
  ]);
  await page.reload();
  await expect(selector(page).getByRole("heading", { name: "推荐 平台B" })).toBeVisible();
});

test("data-lang and data-theme change the look of a whole link and damage nothing", async ({ page }) => {
  await page.goto("./?scene=audit&lang=zh");
  await page.getByRole("button", { name: "分享" }).click();
  const link = await page.getByRole("textbox", { name: "链接", exact: true }).inputValue();
  const query = new URL(link).search.slice(1).replaceAll("&", "&amp;");
  await embedding(page, `<div data-gpu-selector data-query="${query}" data-lang="en" data-theme="dark"></div>`);
  await expect(selector(page).getByRole("heading", { name: "Recommended: Platform B" })).toBeVisible();
  await expect(selector(page).locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(selector(page).getByText(/of the link had no effect/)).toHaveCount(0);
});

test("A5: a damaged link stays told through embed.js", async ({ page }) => {
  for (const query of ["gpus=8&expansion=20&v=1.zzzzz", "gpus=8&v=1%E3%80%82"]) {
    await embedding(page, `<div data-gpu-selector data-query="${query.replaceAll("&", "&amp;")}"></div>`);
    await expect(selector(page).getByText("链接里有 1 处没有生效")).toBeVisible();
  }
});

test("a host that sends back what it hears disturbs nobody's typing", async ({ page }) => {
  await host(page, "embed=1");
  await page.evaluate(() => addEventListener("message", ({ data, source }) => {
    if (data.type === "change") (source as Window).postMessage({ source: "gpu-selector", v: 1, type: "set", query: data.query }, "*");
  }));
  const size = selector(page).getByRole("textbox", { name: "数据扩容" });
  await size.pressSequentially("2", { delay: 60 });
  await page.waitForTimeout(300);
  await size.pressSequentially("T");
  await page.waitForTimeout(300);
  await expect(size).toHaveValue("2T");
  await expect(selector(page).getByText("= 2000 GB")).toBeVisible();
});

test("any case of embed=1 is embedded altogether", async ({ page }) => {
  await host(page, "EMBED=1&scene=audit");
  await expect.poll(async () => (await heard(page, "height")).length).toBeGreaterThan(0);
  await expect(selector(page).locator("html[data-embed]")).toBeAttached();
});
