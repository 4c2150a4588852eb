// What would change the recommendation: what is announced is what happens.

import { expectedTold } from "./decision.ts";
import { expect, test } from "./fixtures.ts";

const QUERIES = [
  "scene=prototype",
  "scene=team-training",
  "scene=mid-training",
  "scene=audit",
  "gpus=8&expansion=2T,want&team=many",
  "gpus=8&expansion=10T&easy_start=yes",
];

for (const [index, query] of QUERIES.entries()) {
  const lang = index % 2 ? "en" : "zh";
  test(`${query} (${lang}): every change, clicked, gives what it announced, and is taken back`, async ({ app }) => {
    test.slow();
    await app.open(`?${query}&lang=${lang}`, lang);
    const { insight } = await app.decide(query);
    const items = app.part(app.words.changes).getByRole("listitem", { includeHidden: true });
    const before = await app.asked();
    // The others open on demand, and close when a trial has none.
    const more = app.part(app.words.changes).locator("summary").nth(1);
    await expect(items).toHaveCount(insight.changes.length + insight.status_changes.length);
    for (const [place, change] of [...insight.changes, ...insight.status_changes].entries()) {
      const announced = app.told((await items.nth(place).locator("span").textContent())!);
      const { recommended, verdict, status } = change;
      expect(announced, query).toEqual({ recommended, confirm: status === "confirm", none: verdict === "none" });
      if (!(await items.nth(place).isVisible())) await more.click();
      await items.nth(place).getByRole("button").click();
      await expect.poll(async () => expectedTold(await app.decide(app.query))).toEqual(announced);
      await app.expectAnswer();
      await app.takeBack.click();
      await expect(app.takeBack).toHaveCount(0);
      expect(await app.asked()).toEqual(before);
    }
  });
}

test("a change by hand ends the trial", async ({ app }) => {
  await app.open("?scene=mid-training");
  await app.part(app.words.changes).getByRole("button").first().click();
  await expect(app.takeBack).toBeVisible();
  // Whoever has no mouse is where the new answer stands.
  await expect(app.verdict).toBeFocused();
  await app.field("cloud_disk").check();
  await expect(app.takeBack).toHaveCount(0);
});

test("where no answer changes anything, that is said", async ({ app }) => {
  await app.open("?expansion=1000GB&gpus=8&repo_images=yes&lang=en", "en");
  const { insight } = await app.decide("expansion=1000GB&gpus=8&repo_images=yes");
  const said = app.part(app.words.changes).getByText("No change of a single answer");
  await expect(said).toHaveCount(insight.changes.length ? 0 : 1);
});

test("nothing asked: nothing to change", async ({ app }) => {
  await app.open();
  await expect(app.answer.getByText(app.words.changes)).toHaveCount(0);
});
