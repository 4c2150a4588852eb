// How firm a recommendation is: the word, the rule behind it, and which weights could change anything.

import { expect, test } from "./fixtures.ts";
import { madeUp } from "./queries.ts";
import type { Lang } from "./words.ts";

const QUERIES = ["scene=mid-training", "scene=team-training", "expansion=120GB,want&scale=medium", ...madeUp(16)];

for (const lang of ["zh", "en"] as Lang[]) {
  test(`the word, its rule, and what cannot change the winner, in ${lang}`, async ({ app }) => {
    test.slow();
    await app.open(`?lang=${lang}`, lang);
    const words = new Set<string>();
    for (const query of QUERIES) {
      const { firmness } = (await app.decide(query)).insight;
      if (!firmness) continue;
      words.add(firmness.word);
      await app.open(`?${query}&lang=${lang}`, lang);
      const part = app.part(new RegExp(`^${app.words.firmness[firmness.word]}$`));
      await part.locator("summary").click();
      await expect(part.getByText(app.words.firmnessRule)).toBeVisible();
      const never = firmness.weights.filter(({ low, high, needed }) => low === 0 && high === 1 && !needed).length;
      await expect(part.getByRole("listitem").filter({ hasText: app.words.neverChanges }), query).toHaveCount(never);
    }
    expect([...words].toSorted()).toEqual(["fair", "firm", "thin"]);
  });
}

test("a tie is nobody's to be firm about", async ({ app }) => {
  await app.open("?gpus=8");
  await expect(app.answer.getByText(app.words.firmnessRule)).toHaveCount(0);
});
