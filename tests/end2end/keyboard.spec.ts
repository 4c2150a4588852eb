// Everything by keyboard alone.

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { QUESTIONS, SCENARIOS, type Criterion, type Scenario } from "./words.ts";

/** The name of what has the focus, and whether one can see that. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement as HTMLInputElement;
    const label = one.closest("label") ?? one.labels?.[0] ?? null;
    // A radio button itself is not seen: its word beside it is.
    const seen = [one, label, one.nextElementSibling].filter((shown) => shown && getComputedStyle(shown).opacity !== "0");
    const ring = seen.some((shown) => getComputedStyle(shown!).outlineStyle !== "none" && parseFloat(getComputedStyle(shown!).outlineWidth) >= 1);
    const name = one.name?.startsWith("strength-") ? one.name : one.id || one.name || one.textContent?.trim() || label?.textContent?.trim();
    return { tag: one.tagName, name: name ?? "", ring };
  });

test("Tab reaches everything, in the order of the page, and one can see where one is", async ({ app, page }) => {
  await app.open("?scene=team-training");
  const stops: Awaited<ReturnType<typeof focused>>[] = [];
  for (let press = 0; press < 200; press += 1) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    if (stop.tag === "BODY") break;
    stops.push(stop);
  }
  const names = stops.map(({ name }) => name);
  expect(stops.filter(({ ring }) => !ring)).toEqual([]);
  for (const id of Object.keys(QUESTIONS) as Criterion[]) expect(names).toContain(id);
  for (const id of Object.keys(SCENARIOS) as Scenario[]) expect(names).toContain(SCENARIOS[id].zh);
  for (const name of ["中文", "English", app.words.clear, "scale", "team", "ops", "strength-expansion", app.words.countFit]) {
    expect(names).toContain(name);
  }
  // Each source of the matrix, each reason, each hint.
  expect(stops.filter(({ tag }) => tag === "SUMMARY").length).toBeGreaterThanOrEqual(33 + 3 + 4);
  const order = ["English", SCENARIOS.audit.zh, "scale", "gpus", "expansion", "audit_log"].map((name) => names.indexOf(name));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test("a whole choice by keyboard alone", async ({ app, page }) => {
  await app.open();
  const tabTo = async (name: string) => {
    for (let press = 0; press < 80 && (await focused(page)).name !== name; press += 1) await page.keyboard.press("Tab");
    expect((await focused(page)).name).toBe(name);
  };
  await tabTo(SCENARIOS["mid-training"].zh);
  await page.keyboard.press("Enter");
  await app.expectQuery(SCENARIOS["mid-training"].link);
  // The focus stays where it was.
  expect((await focused(page)).name).toBe(SCENARIOS["mid-training"].zh);
  await tabTo("scale");
  await page.keyboard.press("ArrowRight");
  await expect(app.context("scale", "large")).toBeChecked();
  await tabTo("gpu_variety");
  await page.keyboard.press("ArrowDown");
  await expect(app.field("gpu_variety")).toHaveValue("rich");
  await tabTo("strength-gpu_variety");
  await page.keyboard.press("ArrowRight");
  await expect(app.strength("gpu_variety", "want")).toBeChecked();
  await tabTo("gpus");
  await page.keyboard.type("8");
  await tabTo("shared_drive");
  await page.keyboard.press("Space");
  await app.expectQuery("shared_drive=yes&gpu_variety=rich,want&gpus=8&scale=large&ops=yes&v=1");
  await app.expectAgreement();
});

test("Enter in a text field sends nothing away", async ({ app, page }) => {
  await app.open();
  await app.field("gpus").fill("8");
  await page.keyboard.press("Enter");
  await app.expectQuery("gpus=8&v=1");
  await expect(app.field("gpus")).toBeFocused();
});

test("what disappears or is switched off does not take the focus away with it", async ({ app, page }) => {
  await app.open("?gpus=8&note=1");
  await app.notice.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(app.notice).toHaveCount(0);
  expect.soft((await focused(page)).tag, "after dismissing the notice").not.toBe("BODY");
  await app.clear.focus();
  await page.keyboard.press("Enter");
  await expect(app.verdict).toHaveText(app.words.open);
  expect.soft((await focused(page)).tag, "after clearing").not.toBe("BODY");
});

test("what the reader has opened in the answer stays open when another answer changes it", async ({ app }) => {
  await app.open("?scene=team-training");
  const against = app.answer.getByRole("group").filter({ hasText: "不选平台A" });
  await against.locator("summary").first().click();
  await expect(against).toHaveAttribute("open", "");
  await app.field("cloud_disk").check();
  await expect(app.answer.getByRole("table")).toContainText("云盘存储");
  await expect(against).toHaveAttribute("open", "");
});
