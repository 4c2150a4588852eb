// The decision map: the picture and its table say what the program decides for their thresholds; one click goes there, and one
// comes back.

import type { Locator } from "@playwright/test";
import { expectedTold } from "./decision.ts";
import { expect, test } from "./fixtures.ts";
import type { App } from "./page.ts";
import type { Lang } from "./words.ts";

const open = async (app: App, query: string, lang: Lang = "zh") => {
  await app.open(`?${query}&lang=${lang}`, lang);
  await app.toggle(app.words.map.title);
  await expect(picture(app)).toBeVisible();
};

const part = (app: App) => app.part(app.words.map.title);
const picture = (app: App) => part(app).getByRole("img", { name: app.words.map.picture });
const table = (app: App) => part(app).getByRole("table");
const axis = (app: App, which: "across" | "down") => part(app).getByRole("combobox", { name: app.words.map[which] });
/** The areas of the regions, row by row: what answers to the mouse, with words that show on pointing. */
const areas = (app: App) => picture(app).locator("> rect");
const names = (area: Locator) => area.locator("title").evaluateAll((titles) => titles.map((title) => title.textContent!));
/** What stands on the picture, and where: labels of the axes and signs of the regions. */
const labels = (app: App) =>
  picture(app).locator("text").evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { text: one.textContent!, sign: one.classList.contains("sign"), x: x + width / 2, y: y + height / 2, width };
    }),
  );

const QUERIES = ["", "scene=mid-training", "gpus=8&expansion=80GB&shared_drive=yes,want&scale=large", "expansion=120GB,want&gpus=6,nice&scale=medium"];

for (const [index, query] of QUERIES.entries()) {
  const lang = index % 2 ? "en" : "zh";
  test(`“${query}” (${lang}): picture and table agree with the decision for every region; one click back`, async ({ app }) => {
    test.slow();
    await open(app, query, lang);
    await app.toggle(app.words.map.table);
    const buttons = table(app).getByRole("button");
    const before = await app.asked();
    const total = await buttons.count();
    expect(total).toBe(4 * 6);
    expect(await areas(app).count()).toBe(total);
    const pointed = await names(areas(app));
    const said = await buttons.allInnerTexts();
    for (let place = 0; place < total; place += 1) {
      expect(pointed[place].endsWith(said[place]), `${pointed[place]} / ${said[place]}`).toBe(true);
      // By turns in the picture and in the table.
      const here = (await buttons.nth(place).getAttribute("aria-current")) === "true";
      if (here) continue;
      await (place % 2 ? buttons.nth(place).click() : areas(app).nth(place).click({ force: true }));
      await expect(app.takeBack).toBeVisible();
      const told = app.told(said[place]);
      await expect.poll(async () => expectedTold(await app.decide(app.query)), { message: pointed[place] }).toEqual(told);
      await expect(buttons.nth(place)).toHaveAttribute("aria-current", "true");
      await app.expectAnswer();
      await app.takeBack.click();
      await expect(app.takeBack).toHaveCount(0);
      expect(await app.asked()).toEqual(before);
    }
  });
}

test("cards by room for data: the guide's own numbers at the lines, signs in the regions, the reader marked", async ({ app }) => {
  await open(app, "gpus=5&expansion=80GB");
  await expect(axis(app, "across")).toHaveValue("gpus");
  await expect(axis(app, "down")).toHaveValue("expansion");
  const shown = await labels(app);
  const axes = shown.filter(({ sign }) => !sign).map(({ text }) => text);
  expect(axes).toEqual(["不限", "", "5 卡", "6 卡", "不限", "", "72 GB", "88 GB", "5 TB", "6 TB"]);
  // Numbers stand at the line between two regions, not within one.
  const boxes = await areas(app).evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  const at = (text: string) => shown.find((one) => one.text === text)!;
  for (const [text, column] of [["5 卡", 2], ["6 卡", 3]] as const) expect(Math.abs(at(text).x - boxes[column].x)).toBeLessThan(2);
  for (const [text, row] of [["72 GB", 2], ["88 GB", 3], ["5 TB", 4], ["6 TB", 5]] as const) {
    expect(Math.abs(at(text).y - boxes[row * 4].y), text).toBeLessThan(4);
  }
  // Row 2, column 2: five cards, 72 to 88 GB.
  const mark = (await picture(app).locator("circle").boundingBox())!;
  const mine = boxes[2 * 4 + 2];
  expect(mark.x > mine.x && mark.x + mark.width < mine.right && mark.y > mine.y && mark.y + mark.height < mine.bottom).toBe(true);
  const signs = shown.filter(({ sign }) => sign).map(({ text }) => text);
  expect(signs.toSorted()).toEqual(["A=B", "A=B", "A=B=C", "A=B?", "B", "B?", "B?", "C?", "×", "—"].toSorted());
  for (const sign of ["=", "?", "×"]) await expect(part(app).getByText(`${sign} `).last()).toBeVisible();
});

test("other axes: levels and yes or no as well; what is picked twice changes places", async ({ app }) => {
  await open(app, "scene=mid-training");
  await app.toggle(app.words.map.table);
  await axis(app, "across").selectOption("gpu_variety");
  await expect(table(app).getByRole("columnheader")).toHaveText(["不限", "较丰富", "丰富"]);
  await axis(app, "down").selectOption("shared_drive");
  expect(await areas(app).count()).toBe(3 * 2);
  await axis(app, "down").selectOption("gpu_variety");
  await expect(axis(app, "across")).toHaveValue("shared_drive");
  await expect(axis(app, "down")).toHaveValue("gpu_variety");
  // A must that only B meets, on any row.
  await areas(app).nth(3).click();
  await app.expectQuery("shared_drive=yes&gpu_variety=fair&scale=medium&ops=yes&lang=zh&v=1");
  await app.expectAnswer();
});

test("by keyboard: open, choose an axis, go to a region, come back", async ({ app, page }) => {
  await app.open("?scene=team-training");
  await part(app).locator("summary").first().focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(axis(app, "across")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(table(app)).toBeVisible();
  // The table itself scrolls, then its first region.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(table(app).getByRole("button").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await app.expectQuery("shared_drive=yes&machine_tiers=clear&scale=large&team=many&v=1");
  await expect(table(app).getByRole("button").first()).toBeFocused();
  await app.takeBack.focus();
  await page.keyboard.press("Enter");
  await app.expectQuery("shared_drive=yes&machine_tiers=clear&expansion=1000GB&scale=large&team=many&v=1");
});

for (const lang of ["zh", "en"] as Lang[]) {
  test(`from 320 px to 1440 px, in ${lang}: nothing overlaps, the page does not scroll sideways`, async ({ app, page }) => {
    await open(app, "", lang);
    for (const [x, y] of [["gpus", "expansion"], ["expansion", "gpus"], ["machine_tiers", "gpu_variety"]]) {
      await axis(app, "across").selectOption(x);
      if ((await axis(app, "down").inputValue()) !== y) await axis(app, "down").selectOption(y);
      for (const width of [320, 360, 641, 860, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBeLessThanOrEqual(0);
        const shown = await labels(app);
        for (const [index, one] of shown.entries()) {
          const over = shown.slice(index + 1).find((other) => Math.abs(one.y - other.y) < 8 && Math.abs(one.x - other.x) < (one.width + other.width) / 2);
          expect(over && `${one.text} / ${over.text}`, `${x} x ${y}, ${width} px`).toBeUndefined();
        }
      }
    }
  });
}

test("on paper the picture stands, without colours it can be told apart, and an unopened map leaves nothing", async ({ app, page }) => {
  await app.open("?gpus=8&expansion=2T");
  await page.emulateMedia({ media: "print" });
  await expect(app.answer.getByText(app.words.map.title)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await app.toggle(app.words.map.title);
  await page.emulateMedia({ media: "print" });
  await expect(picture(app)).toBeVisible();
  await expect(table(app)).toBeHidden();
  await page.emulateMedia({ media: "screen", forcedColors: "active" });
  const strokes = await picture(app).locator("pattern path").evaluateAll((all) => all.map((one) => getComputedStyle(one).stroke));
  const ink = await app.answer.evaluate((one) => getComputedStyle(one).color);
  expect(new Set(strokes)).toEqual(new Set([ink]));
  const drawn = await picture(app).locator("pattern path").evaluateAll((all) => all.map((one) => one.getAttribute("d")));
  expect(new Set(drawn).size).toBe(5);
});
