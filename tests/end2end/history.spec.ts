// Back and Forward go through the answers.

import { expect, test } from "./fixtures.ts";
import type { App } from "./page.ts";

const seen = async (app: App) => ({
  query: app.query,
  asked: await app.asked(),
  verdict: await app.verdict.innerText(),
  title: await app.page.title(),
});

test("A11: three choices, Back three times, Forward three times", async ({ app, page }) => {
  await app.open();
  const steps = [await seen(app)];
  for (const [id, level] of [["gpu_variety", "rich"], ["machine_tiers", "partial"], ["audit_log", "average"]] as const) {
    await app.field(id).selectOption(level);
    await expect.poll(() => app.query).toContain(`${id}=${level}`);
    await app.expectAgreement();
    steps.push(await seen(app));
  }
  for (const step of steps.slice(0, 3).toReversed()) {
    await page.goBack();
    await expect.poll(() => seen(app)).toEqual(step);
    await app.expectAgreement();
  }
  for (const step of steps.slice(1)) {
    await page.goForward();
    await expect.poll(() => seen(app)).toEqual(step);
    await app.expectAgreement();
  }
});

test("boxes, radio buttons and strengths go back too", async ({ app, page }) => {
  await app.open("?gpus=8&scale=large");
  await app.field("repo_images").check();
  await app.strength("gpus", "want").check();
  await app.context("scale", "small").check();
  await app.countFit.uncheck();
  const expected = [
    "repo_images=yes&gpus=8,want&scale=small&v=1", "repo_images=yes&gpus=8,want&scale=large&v=1",
    "repo_images=yes&gpus=8&scale=large&v=1", "gpus=8&scale=large",
  ].map((query) => query.replace(/^(repo_images=yes)&(gpus=8(?:,want)?)/, "$2&$1"));
  for (const query of expected) {
    await page.goBack();
    await app.expectQuery(query);
    await app.expectAgreement();
  }
});

test("typing rewrites its entry: one Back takes the reader to before", async ({ app, page }) => {
  await app.open();
  await app.field("cloud_disk").check();
  const before = await page.evaluate(() => history.length);
  await app.field("expansion").pressSequentially("1500GB");
  await app.expectQuery("cloud_disk=yes&expansion=1500GB&v=1");
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.goBack();
  await app.expectQuery("");
  await app.expectAgreement();
});

test("what was typed just before a choice is still there after Back", async ({ app, page }) => {
  await page.clock.install();
  await app.open();
  // The choice comes within the quiet time after typing.
  await page.clock.pauseAt(Date.now() + 60_000);
  await app.field("gpus").fill("8");
  await app.field("cloud_disk").check();
  await app.expectQuery("cloud_disk=yes&gpus=8&v=1");
  await page.goBack();
  await expect(app.field("cloud_disk")).not.toBeChecked();
  await expect(app.field("gpus")).toHaveValue("8");
});

test("Back during the quiet time is not overwritten by what was typed", async ({ app, page }) => {
  await app.open();
  await app.field("cloud_disk").check();
  await app.field("gpus").fill("8");
  await page.goBack();
  await expect(app.field("gpus")).toHaveValue("");
  await page.waitForTimeout(600);
  expect(app.query).toBe("");
  await app.expectAgreement();
});

test("A12: a browser that refuses history calls does not stop the page", async ({ app, page }) => {
  await page.addInitScript(() => {
    let calls = 0;
    for (const name of ["pushState", "replaceState"] as const) {
      const original = history[name].bind(history);
      history[name] = (...args) => {
        calls += 1;
        if (calls > 2) throw new DOMException("too many calls", "SecurityError");
        original(...args);
      };
    }
  });
  await app.open();
  for (const level of ["rich", "fair", "limited", "rich"]) await app.field("gpu_variety").selectOption(level);
  await app.field("gpus").fill("8");
  await app.field("shared_drive").check();
  await page.waitForTimeout(600);
  expect(await app.asked()).toEqual({ gpu_variety: "rich", gpus: "8", shared_drive: "yes" });
  await expect(app.verdict).toContainText(app.words.platforms.b);
  await expect(page.locator("html")).toHaveAttribute("data-state", "ready");
});

test("A12: forty keystrokes in a row are a handful of history calls", async ({ app, page }) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { calls: number };
    counted.calls = 0;
    for (const name of ["pushState", "replaceState"] as const) {
      const original = history[name].bind(history);
      history[name] = (...args) => {
        counted.calls += 1;
        original(...args);
      };
    }
  });
  await app.open();
  await app.field("expansion").pressSequentially("1234567890".repeat(4), { delay: 10 });
  await app.field("expansion").fill("5T");
  await app.expectQuery("expansion=5000GB&v=1");
  expect(await page.evaluate(() => (window as unknown as { calls: number }).calls)).toBeLessThan(20);
});

test("reloading shows the same again", async ({ app, page }) => {
  await app.open("?scene=team-training");
  await app.field("gpus").fill("4");
  await expect.poll(() => app.query).toContain("gpus=4");
  const before = await seen(app);
  await page.reload();
  await app.ready();
  await app.expectAgreement();
  expect(await seen(app)).toEqual(before);
});
