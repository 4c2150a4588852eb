// What a screen reader hears: one polite sentence a decision.

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

declare global {
  interface Window {
    said: string[];
  }
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    window.said = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest("[role=status], [aria-live]");
        if (region) window.said.push(region.textContent ?? "");
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
});

/** Longer than the quiet time of 400 ms. */
const LATER = 600;

/** From here on time passes only when a test lets it. */
const stopTheClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

test("F1: one polite region, there from the first paint, and nothing is said on loading", async ({ app, page }) => {
  const html = await (await page.request.get("./")).text();
  expect(html).toMatch(/role="status" aria-live="polite"/);
  await app.open("?scene=team-training");
  await page.clock.runFor(2000);
  await expect(page.locator("[aria-live], [role=status], [role=alert]")).toHaveCount(1);
  expect(await page.evaluate(() => window.said)).toEqual([]);
});

test("F1: one sentence a decision", async ({ app, page }) => {
  await app.open();
  await stopTheClock(page);
  const expected = [];
  for (const id of ["prototype", "team-training", "mid-training", "audit"] as const) {
    await app.scenario(id).click();
    expect(await page.evaluate(() => window.said)).toHaveLength(expected.length);
    await page.clock.runFor(LATER);
    expected.push(await app.verdict.innerText());
  }
  await app.clear.click();
  await page.clock.runFor(LATER);
  expected.push(app.words.open);
  const said = await page.evaluate(() => window.said);
  expect(said).toHaveLength(expected.length);
  for (const [index, sentence] of said.entries()) {
    expect(sentence).toContain(expected[index]);
    expect(sentence.length).toBeLessThan(80);
  }
  await expect(app.announcement).toHaveText(said.at(-1)!);
});

test("F1: nothing is said while typing, one sentence when it rests", async ({ app, page }) => {
  await app.open();
  await stopTheClock(page);
  await app.field("expansion").focus();
  for (const key of "1500GB") {
    await page.keyboard.press(key);
    // Slowly, but without a rest.
    await page.clock.runFor(300);
    expect(await page.evaluate(() => window.said)).toEqual([]);
  }
  await page.clock.runFor(LATER);
  expect(await page.evaluate(() => window.said)).toHaveLength(1);
});

test("F1: of quick choices only the last is said", async ({ app, page }) => {
  await app.open();
  await stopTheClock(page);
  await app.scenario("prototype").click();
  await page.clock.runFor(100);
  await app.scenario("mid-training").click();
  await page.clock.runFor(100);
  await app.scenario("audit").click();
  await page.clock.runFor(LATER);
  const said = await page.evaluate(() => window.said);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(app.words.platforms.b);
});

test("an answer that changes nothing about the decision is not announced again", async ({ app, page }) => {
  await app.open("?scene=team-training&note=1");
  await stopTheClock(page);
  await app.notice.getByRole("button").click();
  await app.field("cloud_disk").check();
  await page.clock.runFor(LATER);
  expect(await page.evaluate(() => window.said)).toEqual([]);
});

test("a tie that has to be confirmed says so", async ({ app, page }) => {
  await app.open();
  await stopTheClock(page);
  await app.field("gpus").fill("8");
  await page.clock.runFor(LATER);
  await expect(app.announcement).toContainText(app.words.confirmed);
});
