// The matrix: what the guide says of each platform on each criterion, in words and with its place.

import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures.ts";
import { WORDS, type Lang } from "./words.ts";

interface Row {
  place: string[];
  a: Cell;
  b: Cell;
  c: Cell;
}
interface Cell {
  wording: string | null;
  quotes: string[];
}
const guide = JSON.parse(readFileSync(new URL("../data/guide-quotes.json", import.meta.url), "utf8"));
const ROWS = Object.entries<Row>(guide.cells);
/** Set from the table of the method, in its order. */
const IDS = [
  "shared_drive", "cloud_disk", "machine_tiers", "gpu_variety", "gpus", "custom_machine", "expansion", "repo_images",
  "audit_log", "value", "easy_start",
];
const ALL_NEEDS =
  "?shared_drive=yes&cloud_disk=yes&machine_tiers=clear,want&gpu_variety=rich&gpus=8&custom_machine=yes,nice&expansion=5500GB" +
  "&repo_images=yes&audit_log=console,want&value=medium&easy_start=yes&scale=large&team=many&ops=no";

test("11 rows and three columns", async ({ app }) => {
  await app.open();
  await expect(app.matrix.getByRole("row")).toHaveCount(1 + 11);
  await expect(app.matrix.getByRole("columnheader")).toHaveText(["对比维度", "平台A", "平台B", "平台C"]);
  await expect(app.matrix.getByRole("rowheader")).toHaveCount(11);
  await expect(app.matrix.getByRole("cell")).toHaveCount(33);
  expect(ROWS).toHaveLength(11);
});

test("each cell has the guide's wording and place, and opens to the guide's sentence", async ({ app }) => {
  await app.open();
  for (const summary of await app.matrix.locator("summary").all()) await summary.click();
  const cells = await app.matrix.getByRole("cell").evaluateAll((cells) =>
    cells.map((cell) => ({
      wording: cell.firstElementChild?.textContent,
      place: cell.querySelector("summary cite")?.textContent,
      quotes: [...cell.querySelectorAll<HTMLElement>("blockquote > q")].filter((quote) => quote.checkVisibility()).map((q) => q.innerText),
      words: (cell as HTMLElement).innerText,
    })),
  );
  for (const [row, id] of IDS.entries()) {
    for (const [column, platform] of (["a", "b", "c"] as const).entries()) {
      const [cell, expected] = [cells[row * 3 + column], guide.cells[id][platform] as Cell];
      const where = `${id} of ${platform}`;
      expect(cell.wording, where).toBe(expected.wording ?? "未说明");
      expect(guide.cells[id].place, where).toContain(cell.place);
      const quotes = expected.quotes.map((quote) => quote.replaceAll("\t", " · "));
      expect(quotes.some((quote) => cell.quotes.some((shown) => shown.includes(quote))), `${where}: ${cell.quotes}`).toBe(true);
    }
  }
});

for (const lang of ["zh", "en"] as const) {
  test(`F2: each cell of a need says in ${lang} how it stands; the marks beside are no content`, async ({ app }) => {
    await app.open(`${ALL_NEEDS}&lang=${lang}`, lang);
    const { platforms } = await app.decide(ALL_NEEDS);
    const cells = app.matrix.getByRole("cell");
    for (const [row, id] of IDS.entries()) {
      for (const [column, platform] of ["a", "b", "c"].entries()) {
        const needs = platforms.find(({ id }) => id === platform)?.needs;
        const outcome = needs?.find(({ criterion }) => criterion === id)?.outcome as keyof (typeof WORDS)["zh"]["outcomes"];
        await expect(cells.nth(row * 3 + column).locator(".outcome"), `${id} of ${platform}`).toHaveText(app.words.outcomes[outcome]);
      }
    }
    const marks = await app.page.locator("td[data-outcome]").evaluateAll((cells) =>
      cells.map((cell) => getComputedStyle(cell, "::before").content),
    );
    expect(marks.length).toBeGreaterThan(60);
    for (const mark of marks) expect(mark).toMatch(/\/ ""$/);
  });
}

test("rows that nobody asked about claim nothing", async ({ app }) => {
  await app.open("?gpus=8");
  await expect(app.matrix.locator(".outcome").filter({ hasText: /./ })).toHaveCount(3);
  await app.field("gpus").fill("");
  await expect(app.matrix.locator(".outcome").filter({ hasText: /./ })).toHaveCount(0);
});

/** How far the page scrolls sideways, and what stands out to the right. Runs inside the page. */
const sideways = () => {
  const width = document.documentElement.clientWidth;
  const all = [...document.querySelectorAll<HTMLElement>("#app *")];
  const scrollers = all.filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowX));
  const out = all.filter((one) => one.getBoundingClientRect().right > width + 1 && one.checkVisibility());
  const [first] = out.filter((one) => !scrollers.some((scroller) => scroller.contains(one)));
  const by = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - width;
  return by > 0 || first ? `${by} px, ${first?.tagName} ${first?.className}` : "";
};

for (const lang of ["zh", "en"] as Lang[]) {
  test(`F3: no sideways scrolling in ${lang}, from 300 px to 1920 px, everything asked and open`, async ({ app, page }) => {
    await app.open(`${ALL_NEEDS}&note=${"x".repeat(70)}&lang=${lang}`, lang);
    await app.field("expansion").fill("1,5");
    await page.locator("details").evaluateAll((all) => all.forEach((one) => { (one as HTMLDetailsElement).open = true; }));
    const found: Record<number, string> = {};
    for (const width of [300, 320, 360, 390, 400, 401, 640, 641, 768, 860, 861, 900, 960, 1024, 1200, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const fault = await page.evaluate(sideways);
      if (fault) found[width] = fault;
    }
    expect(found).toEqual({});
  });

  test(`F3: at 640 px and 1280 px the text can be twice as large in ${lang}`, async ({ app, page }) => {
    await app.open(`${ALL_NEEDS}&lang=${lang}`, lang);
    await page.evaluate(() => {
      const sizes = [...document.querySelectorAll<HTMLElement>("body, body *")].map((one) => [one, getComputedStyle(one).fontSize] as const);
      for (const [one, size] of sizes) one.style.fontSize = `${2 * parseFloat(size)}px`;
    });
    for (const width of [640, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test("on a phone the answer comes first and stays in reach", async ({ app, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await app.open("?scene=team-training");
  await expect(app.verdict).toBeInViewport();
  await app.field("easy_start").scrollIntoViewIfNeeded();
  await expect(app.verdict).not.toBeInViewport();
  const strip = page.getByRole("complementary");
  await expect(strip).toBeInViewport();
  await expect(strip).toContainText(app.words.platforms.b);
  await strip.getByRole("button", { name: app.words.seeWhy }).click();
  await expect(app.verdict).toBeInViewport();
  await expect(app.verdict).toBeFocused();
});
