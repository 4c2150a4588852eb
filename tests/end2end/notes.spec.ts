// All of the guide is on the page.

import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures.ts";

const text = readFileSync(new URL("../data/guide.zh.txt", import.meta.url), "utf8");
const guide = JSON.parse(readFileSync(new URL("../data/guide-quotes.json", import.meta.url), "utf8"));

/** The sentences of a section of the guide: what stands between two of its headings. */
function section(from: string, to: string): string[] {
  const lines = text.slice(text.indexOf(from), text.indexOf(to)).split("\n").slice(1);
  return lines.map((line) => line.replace(/^(\d\.|•) */, "").trim()).filter(Boolean);
}

test("every section that the guide has is there under its own heading", async ({ app, page }) => {
  for (const lang of ["zh", "en"] as const) {
    await app.open(`?lang=${lang}`, lang);
    for (const name of app.words.sections) {
      await expect(app.section(name)).toBeVisible();
      await expect(app.section(name).getByRole("heading", { name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole("heading", { name: app.words.limits, exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: app.words.differences, exact: true })).toBeVisible();
  }
});

test("二, 三, 四, 七 and 八 are there to the letter", async ({ app, page }) => {
  await app.open();
  await page.getByText(app.words.differences).click();
  const shown = (await page.locator("#app").innerText()).replace(/\s/g, "");
  const lines = [
    ...Object.values<string>(guide.platforms),
    ...section("三、相同点分析", "四、核心差异分析"),
    ...section("四、核心差异分析", "五、关键差异对比总结").filter((line) => !/^4\.\d/.test(line)),
    ...section("七、迁移与使用注意事项", "八、总结"),
    ...section("八、总结", "\u0000").map((line) => line.replace(/2$/, "")),
  ];
  expect(lines.length).toBeGreaterThan(35);
  for (const line of lines) {
    // A numbered point stands as a title and its text.
    const [, title, rest] = /^([^：。]{3,12})：(.+)$/.exec(line) ?? [];
    const whole = shown.includes(line.replace(/\s/g, ""));
    const parted = title && shown.includes(title) && shown.includes(rest.replace(/\s/g, ""));
    expect(whole || parted, line).toBeTruthy();
  }
});

test("every conflict in the text is listed with how it is read", async ({ app }) => {
  for (const lang of ["zh", "en"] as const) {
    await app.open(`?lang=${lang}`, lang);
    const conflicts = app.section(app.words.sections[5]);
    await expect(conflicts.getByRole("term")).toHaveCount(guide.conflicts.length + 1);
    const readings = await conflicts.getByRole("definition").allInnerTexts();
    for (const reading of readings) expect(reading).toMatch(/读法|How we read it/);
  }
});

test("a caution can be ticked; the tick lasts through answers, languages and Back", async ({ app, page }) => {
  await app.open();
  const cautions = app.section(app.words.sections[2]);
  await expect(cautions.getByRole("checkbox")).toHaveCount(5);
  await cautions.getByRole("checkbox", { name: "数据迁移成本" }).check();
  await cautions.getByRole("checkbox", { name: "计费透明度" }).check();
  await app.scenario("audit").click();
  await app.speak("en");
  await app.clear.click();
  await page.goBack();
  await expect(app.section(app.words.sections[2]).getByRole("checkbox", { checked: true })).toHaveCount(2);
  // It is the reader's own and no part of the link.
  expect(page.url()).not.toContain("caution");
});

test("the guide's advice stands beside the questions it belongs to", async ({ app, page }) => {
  await app.open();
  const hints = page.getByRole("form").locator("details").filter({ hasText: app.words.hint });
  const advice = [...text.matchAll(/^技术启示：(.+)$/gm)].map(([, sentence]) => sentence);
  expect(advice).toHaveLength(4);
  await expect(hints).toHaveCount(4);
  for (const hint of await hints.all()) await hint.locator("summary").click();
  for (const sentence of advice) await expect(page.getByRole("form")).toContainText(sentence);
});

test("why: each need has its cell, its outcome, its part of the score and the guide's sentence", async ({ app }) => {
  await app.open("?scene=team-training");
  const reason = app.answer.getByRole("listitem").filter({ hasText: "数据扩容上限" }).filter({ hasText: "可达到5T–6T级别" });
  for (const part of ["5T–6T", "满足", "23.3", "4.3"]) await expect(reason.first()).toContainText(part);
  // Not A: three cells speak against it, and each is shown.
  const against = app.answer.getByRole("group").filter({ hasText: "不选平台A" });
  await against.locator("summary").first().click();
  await expect(against.getByRole("listitem").filter({ hasText: "不满足" })).toHaveCount(3);
  await expect(against).toContainText("仅提供云盘存储，不支持网盘");
  await expect(against).toContainText("仅提供约80GB的额外扩容空间");
});
