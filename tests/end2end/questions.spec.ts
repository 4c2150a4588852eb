// What to ask the vendors: those first whose answer could change the recommendation. And what the guide says of a scenario
// among the needs.

import { expect, test } from "./fixtures.ts";
import type { Lang } from "./words.ts";

const QUERIES = ["gpus=8&expansion=3T&easy_start=yes", "gpus=5&value=medium&custom_machine=yes", "expansion=5500GB&gpus=8&scale=large"];

for (const lang of ["zh", "en"] as Lang[]) {
  for (const query of QUERIES) {
    test(`${query} (${lang}): questions in the order of their worth`, async ({ app }) => {
      await app.open(`?${query}&lang=${lang}`, lang);
      const { insight } = await app.decide(query);
      expect(insight.questions.length).toBeGreaterThan(0);
      for (const { decides, if_yes, if_no } of insight.questions) {
        // What decides nothing changes nothing, whatever the answer.
        if (!decides) expect(if_yes).toEqual(if_no);
      }
      const first = insight.questions.map(({ criterion }) => criterion).filter((it, place, all) => all.indexOf(it) === place);
      const expected = first.flatMap((criterion) =>
        insight.questions.filter((it) => it.criterion === criterion).map(({ id, decides }) => [id, decides]),
      );
      const heading = app.page.getByRole("heading", { name: app.words.confirm });
      const lines = await app.answer.locator("section").filter({ has: heading }).locator("li > div").allInnerTexts();
      expect(lines.map((line) => [app.told(line).recommended[0], !line.includes(app.words.decidesNot)])).toEqual(expected);
      for (const line of lines) expect(line.includes(app.words.decides) || line.includes(app.words.decidesNot)).toBe(true);
    });
  }

  test(`needs that include a scenario of the guide are told what it says, in ${lang}`, async ({ app }) => {
    await app.open(`?scene=mid-training&shared_drive=yes&lang=${lang}`, lang);
    for (const words of app.words.includes) await expect(app.answer).toContainText(words);
    await app.field("shared_drive").uncheck();
    await expect(app.answer).not.toContainText(app.words.includes[0]);
  });
}
