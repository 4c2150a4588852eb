// What to loosen: when nothing fits that is the answer, one click to try it and one to take it back.

import { expect, test } from "./fixtures.ts";
import type { Lang } from "./words.ts";

const NOTHING_FITS = "machine_tiers=partial&expansion=10000GB";

for (const lang of ["zh", "en"] as Lang[]) {
  test(`nothing fits: a way out for every platform, in ${lang}`, async ({ app }) => {
    await app.open(`?${NOTHING_FITS}&lang=${lang}`, lang);
    await expect(app.verdict).toHaveText(app.words.none);
    const { insight } = await app.decide(NOTHING_FITS);
    const heading = app.page.getByRole("heading", { name: app.words.waysOut });
    const ways = app.answer.locator("section").filter({ has: heading }).getByRole("listitem");
    await expect(ways).toHaveCount(3);
    const named = (await ways.allInnerTexts()).map((text) => app.told(text).recommended);
    expect(named).toEqual(insight.loosen.map(({ id }) => [id]));

    const a = ways.filter({ hasText: app.words.platforms.a });
    await expect(a).toContainText("72 GB");
    await expect(a).toContainText("88 GB");

    await a.getByRole("button", { name: app.words.tryIt, exact: true }).click();
    await expect(app.field("expansion")).toHaveValue("72GB");
    await app.expectQuery(`machine_tiers=partial&expansion=72GB&lang=${lang}&v=1`);
    const fits = await app.decide(app.query);
    expect(fits.platforms.find(({ id }) => id === "a")?.status).toBe("fits");
    await app.takeBack.click();
    await app.expectQuery(`${NOTHING_FITS}&lang=${lang}&v=1`);

    await a.getByRole("button", { name: app.words.tryToConfirm }).click();
    await expect(app.field("expansion")).toHaveValue("88GB");
    await app.expectQuery(`machine_tiers=partial&expansion=88GB&lang=${lang}&v=1`);
    const confirm = await app.decide(app.query);
    expect(confirm.platforms.find(({ id }) => id === "a")?.status).toBe("confirm");
    await app.expectAnswer();
    // Just above it is over.
    await app.field("expansion").fill("88.000001GB");
    await expect.poll(async () => (await app.decide(app.query)).platforms.find(({ id }) => id === "a")?.status).toBe("ruled_out");
  });
}

test("D2: where something fits, it stands with the platform that was left out, not above", async ({ app }) => {
  await app.open("?expansion=1000GB");
  await expect(app.answer.getByRole("heading", { name: app.words.waysOut })).toHaveCount(0);
  await app.toggle(`不选${app.words.platforms.a}`);
  const reason = app.part(`不选${app.words.platforms.a}`);
  await reason.getByRole("button", { name: app.words.tryIt, exact: true }).click();
  await expect(app.field("expansion")).toHaveValue("72GB");
  await app.expectAnswer();
});
