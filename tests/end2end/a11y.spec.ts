// Nothing for axe to find, in any state, language and colour scheme; choices can be told apart without colours.

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const STATES: Record<string, string> = {
  "nothing asked": "",
  "one recommended": "scene=team-training",
  "one recommended, to be confirmed": "scene=team-training&expansion=5500GB",
  "a tie to be confirmed": "gpus=8,must&value=medium,nice&ops=no&fit=off",
  "nothing fits": "gpus=8&expansion=10T&easy_start=yes",
  "a link that is partly in vain": "gpus=8&note=1&scale=huge&v=1。",
};

/** All rules on the whole page; what stands in a frame is a page of its own. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().exclude("iframe").options({ resultTypes: ["violations"] }).analyze();

for (const lang of ["zh", "en"] as const) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${lang}, ${colorScheme}`, () => {
      test.use({ colorScheme });
      test(`axe finds nothing in ${lang}, ${colorScheme}`, async ({ app, page }) => {
        test.slow();
        const found: Record<string, string[]> = {};
        const look = async (state: string) => {
          const { violations } = await axe(page);
          const faults = violations.map(({ id, nodes }) => `${id}: ${nodes[0].target} ${nodes[0].failureSummary}`);
          if (faults.length) found[state] = faults;
        };
        for (const [state, query] of Object.entries(STATES)) {
          await app.open(`?${query}&lang=${lang}`, lang);
          await look(state);
        }
        await app.field("gpus").fill("1,5");
        await app.field("expansion").fill("5XB");
        await page.locator("details").evaluateAll((all) => all.forEach((one) => { (one as HTMLDetailsElement).open = true; }));
        await look("two texts not understood, everything open");
        await page.setViewportSize({ width: 360, height: 740 });
        await look("the same on a phone");
        await page.getByRole("button", { name: { zh: "分享", en: "Share" }[lang] }).click();
        await look("the dialogue for sharing");
        expect(found).toEqual({});
      });
    });
  }
}

test("axe finds nothing on the static page", async ({ page }) => {
  await page.route("**/*.wasm", () => {});
  await page.goto("./");
  await expect(page.getByRole("table").first()).toBeVisible();
  const { violations } = await axe(page);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
});

test("forced colours: choices and outcomes can be told apart", async ({ app, page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await app.open("?scene=team-training");
  const outline = (element: Element) => getComputedStyle(element).outlineStyle;
  expect(await app.scenario("team-training").evaluate(outline)).toBe("solid");
  expect(await app.scenario("audit").evaluate(outline)).toBe("none");
  expect(await app.context("scale", "large").evaluate((radio) => getComputedStyle(radio.nextElementSibling!).outlineStyle)).toBe("solid");
  expect(await app.proof.locator("[data-recommended]").evaluate(outline)).toBe("solid");
  await expect(app.proof.getByRole("cell").first()).toContainText(app.words.outcomes.pass);
});
