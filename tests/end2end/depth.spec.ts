// The answer first, depth on demand: what is closed stays closed, what is open stays open, and a phone's first screen has the
// answer and why.

import { expect, test } from "./fixtures.ts";
import type { Lang } from "./words.ts";

test("parts that a reader closed or opened stay so after the next change", async ({ app }) => {
  await app.open("?scene=team-training");
  const { changes, firmness, map, compare } = app.words;
  const why = `为什么推荐${app.words.platforms.b}`;
  for (const title of [changes, why, firmness.firm, map.title, map.table, compare.title]) await app.toggle(title);
  const expectSo = async () => {
    for (const title of [changes, why]) await expect(app.part(title), title).not.toHaveAttribute("open");
    for (const title of [firmness.firm, map.title, map.table, compare.title]) await expect(app.part(title), title).toHaveAttribute("open");
  };
  await expectSo();
  await app.field("cloud_disk").check();
  await expectSo();
  await app.field("gpus").fill("4");
  await app.context("ops", "no").check();
  await app.expectAnswer();
  await expectSo();
});

for (const lang of ["zh", "en"] as Lang[]) {
  test(`a phone's first screen has the answer and why, in ${lang}`, async ({ app, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const query of ["scene=team-training", "gpus=8", "gpus=8&expansion=10T&easy_start=yes", "scene=mid-training&shared_drive=yes"]) {
      await app.open(`?${query}&lang=${lang}`, lang);
      await expect(app.verdict).toBeInViewport({ ratio: 1 });
      await expect(app.verdict.locator("+ p")).toBeInViewport({ ratio: 1 });
      for (const title of [app.words.map.title, app.words.compare.title]) await expect(app.part(title)).not.toHaveAttribute("open");
    }
  });
}
