// Chinese and English, switched without losing anything.

import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures.ts";
import type { Lang } from "./words.ts";

const guide = readFileSync(new URL("../data/guide.zh.txt", import.meta.url), "utf8");

const FIRST: [string, string, Lang][] = [
  ["zh-CN", "", "zh"],
  ["zh-TW", "", "zh"],
  ["en-US", "", "en"],
  ["fr-FR", "", "en"],
  ["en-US", "?lang=zh", "zh"],
  ["zh-CN", "?lang=EN&gpus=8", "en"],
  ["en-US", "?lang=xx", "en"],
];

for (const [locale, query, lang] of FIRST) {
  test.describe(locale, () => {
    test.use({ locale });
    test(`a browser in ${locale} with ${query || "no query"} is spoken to in ${lang}`, async ({ app, page }) => {
      await app.open(query, lang);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(app.words.title);
      await expect(page.locator("html")).toHaveAttribute("lang", app.words.htmlLang);
      await expect(app.language(lang)).toHaveAttribute("aria-pressed", "true");
      await expect(page).toHaveTitle(new RegExp(app.words.title));
      await app.expectAgreement();
    });
  });
}

test("the title of the document names the recommendation, in the reader's language", async ({ app, page }) => {
  await app.open();
  await expect(page).toHaveTitle(app.words.title);
  await app.scenario("team-training").click();
  await expect(page).toHaveTitle(/平台B.*GPU/);
  await app.speak("en");
  await expect(page).toHaveTitle(/Platform B.*GPU/);
  await app.clear.click();
  await expect(page).toHaveTitle(app.words.title);
});

test("a switch keeps answers, strengths, typed texts and ticks, and says so in the link", async ({ app, page }) => {
  await app.open("?scene=team-training");
  await app.field("expansion").fill("５Ｔ");
  await app.strength("expansion", "nice").check();
  await app.field("gpus").fill("1,5");
  await page.getByRole("checkbox", { name: "镜像兼容性" }).check();
  const before = await app.asked();
  await app.speak("en");
  expect(await app.asked()).toEqual(before);
  await expect(app.field("expansion")).toHaveValue("５Ｔ");
  await expect(app.field("gpus")).toHaveValue("1,5");
  await expect(app.field("gpus")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("checkbox", { name: "Compatibility of images" })).toBeChecked();
  await expect.poll(() => app.query).toContain("lang=en");
  await app.speak("zh");
  expect(await app.asked()).toEqual(before);
  await expect(page.getByRole("checkbox", { name: "镜像兼容性" })).toBeChecked();
  await expect.poll(() => app.query).toContain("lang=zh");
});

for (const place of ["form", "answer", "matrix", "notes"] as const) {
  test(`a switch keeps open what the reader opened in the ${place}`, async ({ app, page }) => {
    await app.open("?scene=team-training");
    const places = page.locator({
      form: "form details", answer: "main details.reason", matrix: ".matrix details", notes: ".notes > .full > details",
    }[place]).and(page.locator(":not(.original)"));
    const open = () => places.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
    const before = await open();
    const closed = before.lastIndexOf(false);
    await places.nth(closed).locator("summary").first().click();
    await app.speak("en");
    expect(await open()).toEqual(before.with(closed, true));
  });
}

test("a switch is no step of its own in the history", async ({ app, page }) => {
  await app.open();
  await app.scenario("audit").click();
  await app.speak("en");
  await expect.poll(() => app.query).toContain("lang=en");
  await page.goBack();
  await expect(app.verdict).toHaveText(app.words.open);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("after Back the address bar still says the language that is spoken", async ({ app, page }) => {
  await app.open();
  await app.scenario("audit").click();
  await app.speak("en");
  await expect.poll(() => app.query).toContain("lang=en");
  await page.goBack();
  await expect(app.verdict).toHaveText(app.words.open);
  await page.reload();
  await app.ready();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

for (const query of ["", "?scene=team-training", "?gpus=8,want&expansion=1T&ops=yes&note=1&v=1。"]) {
  test(`in English no Chinese stands outside of what is marked as Chinese: ${query || "no query"}`, async ({ app, page }) => {
    await app.open(`${query}${query ? "&" : "?"}lang=en`);
    await app.field("gpus").fill("1,5");
    const unmarked = await page.evaluate(() => {
      const han = /[\u3001-\u303f\u3400-\u9fff\uff00-\uffef]/;
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const quotes = "[lang^=zh], #static, code";
        if (han.test(node.textContent ?? "") && !node.parentElement?.closest(quotes)) found.push(node.textContent!.slice(0, 80));
      }
      return found;
    });
    expect(unmarked).toEqual([]);
  });
}

test("in English a quote is marked as a translation, the original one step away", async ({ app, page }) => {
  await app.open("?scene=team-training&lang=en");
  const quotes = page.locator("#app blockquote");
  const originals = page.locator("#app blockquote details > q[lang=zh-CN]");
  const first = app.answer.locator("q[lang=zh-CN]").first();
  expect(await quotes.count()).toBeGreaterThan(20);
  expect(await originals.count()).toBe(await quotes.count());
  await expect(first).toBeHidden();
  await app.answer.getByText(/translated/).first().click();
  await expect(first).toBeVisible();
  expect(guide).toContain(await first.innerText());
  await app.speak("zh");
  await expect(originals).toHaveCount(0);
});
