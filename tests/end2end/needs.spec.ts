// One answer changes, and the recommendation follows.

import { expectedAnswer, readAnswer } from "./decision.ts";
import { expect, test } from "./fixtures.ts";
import { fromScenarios, madeUp } from "./queries.ts";

test("nothing asked: no winner, and no platform is marked", async ({ app }) => {
  await app.open();
  await expect(app.verdict).toHaveText(app.words.open);
  expect(await app.shown()).toEqual({ platforms: [], recommended: [] });
  await expect(app.proof).toHaveCount(0);
});

test("a flag: medium training that needs a shared drive goes to B", async ({ app }) => {
  await app.open("?scene=mid-training");
  await app.field("shared_drive").check();
  await app.expectAgreement();
  await expect(app.verdict).toContainText(app.words.platforms.b);
  await app.field("shared_drive").uncheck();
  await app.expectAgreement();
  await expect(app.verdict).toContainText(app.words.platforms.a);
});

test("a quantity: medium training with 100 GB to grow goes to B", async ({ app }) => {
  await app.open("?scene=mid-training");
  await app.field("expansion").fill("100GB");
  await expect(app.verdict).toContainText(app.words.platforms.b);
  await app.expectQuery("gpu_variety=fair&expansion=100GB&scale=medium&ops=yes&v=1");
  await app.expectAgreement();
});

test("the context: medium training without operations skill goes to B", async ({ app }) => {
  await app.open("?scene=mid-training");
  await app.context("ops", "no").check();
  await app.expectAgreement();
  await expect(app.verdict).toContainText(app.words.platforms.b);
  await app.context("ops", "any").check();
  await app.expectQuery("gpu_variety=fair&scale=medium&v=1");
});

test("a prototype with 5 cards goes to A, with 1 TB to grow to B", async ({ app }) => {
  await app.open("?scene=prototype");
  await app.field("gpus").fill("5");
  await expect(app.verdict).toContainText(app.words.platforms.a);
  await app.field("gpus").fill("");
  await app.field("expansion").fill("1T");
  await expect(app.verdict).toContainText(app.words.platforms.b);
  await app.expectQuery("expansion=1000GB&easy_start=yes,want&scale=small&v=1");
  await app.expectAnswer();
});

test("8 cards alone: A and B tie, and both are to be confirmed", async ({ app }) => {
  await app.open("?gpus=8");
  await app.expectAgreement();
  await expect(app.verdict).toContainText(app.words.tie);
  expect((await app.shown()).platforms.slice(0, 2)).toEqual([["a", "confirm"], ["b", "confirm"]]);
  const questions = app.answer.getByRole("region").or(app.answer).filter({ hasText: app.words.confirm });
  await expect(questions.first()).toContainText("8");
});

test("C5: between 5T and 6T is to be confirmed, above 6T nothing fits", async ({ app }) => {
  await app.open("?scene=team-training");
  await app.field("expansion").fill("5500GB");
  await expect(app.verdict).toContainText(app.words.confirmed);
  await app.field("expansion").fill("7TB");
  await expect(app.verdict).toHaveText(app.words.none);
  await app.expectQuery("shared_drive=yes&machine_tiers=clear&expansion=7000GB&scale=large&team=many&v=1");
  await app.expectAnswer();
  // D1: the way on is said.
  await expect(app.answer).toContainText(app.words.strengths.want);
});

test("a level: what is asked less strictly lets more in", async ({ app }) => {
  await app.open();
  await app.field("audit_log").selectOption("console");
  await app.expectQuery("audit_log=console&v=1");
  await app.expectAgreement();
  await app.field("audit_log").selectOption("average");
  await app.expectAgreement();
  await app.field("audit_log").selectOption("");
  await app.expectQuery("");
  await app.expectAgreement();
});

test("the strength is asked for once there is a need, and decides what counts", async ({ app }) => {
  await app.open();
  await expect(app.strengths("gpus")).toHaveCount(0);
  await app.field("gpus").fill("5");
  await expect(app.strength("gpus", "must")).toBeChecked();
  await app.strength("gpus", "nice").check();
  await app.expectQuery("gpus=5,nice&v=1");
  await app.expectAgreement();
  expect((await app.shown()).platforms.every(([, status]) => status === "fits")).toBe(true);
  // It outlives the moment in which the number is retyped.
  await app.field("gpus").fill("");
  await app.field("gpus").fill("6");
  await expect(app.strength("gpus", "nice")).toBeChecked();
  await app.expectQuery("gpus=6,nice&v=1");
});

test("positioning can be switched off: medium training is then a tie, and the page says why", async ({ app }) => {
  await app.open("?scene=mid-training");
  await app.countFit.uncheck();
  await app.expectQuery("gpu_variety=fair&scale=medium&ops=yes&fit=off&v=1");
  await app.expectAgreement();
  await expect(app.verdict).toContainText(app.words.tie);
  await app.countFit.check();
  await app.expectQuery("gpu_variety=fair&scale=medium&ops=yes&v=1");
});

test("D7: no answer alters another answer", async ({ app }) => {
  await app.open();
  await app.context("scale", "small").check();
  await app.field("easy_start").check();
  await app.field("gpus").fill("8");
  await app.field("expansion").fill("10T");
  await app.field("machine_tiers").selectOption("clear");
  expect(await app.asked()).toEqual({
    scale: "small", easy_start: "yes", gpus: "8", expansion: "10T", machine_tiers: "clear",
  });
  await expect(app.verdict).toHaveText(app.words.none);
});

for (const [what, queries] of [["in every scenario file", fromScenarios()], ["of 200 made-up ones", madeUp(200)]] as const) {
  test(`the page and decide() agree on every query ${what}`, async ({ app, page }) => {
    await app.open();
    const results = await page.evaluate(
      async ({ queries, read }) => {
        const readAnswer = new Function(`return (${read})()`);
        const bindings = (window as unknown as { wasmBindings: { decide(query: string): string } }).wasmBindings;
        const results = [];
        // Nothing is painted meanwhile, which is most of the time.
        document.body.hidden = true;
        for (const query of queries) {
          history.pushState(null, "", `?${query}`);
          dispatchEvent(new PopStateEvent("popstate"));
          await new Promise((resolve) => setTimeout(resolve));
          results.push({ query, shown: readAnswer(), decision: bindings.decide(location.search) });
        }
        return results;
      },
      { queries, read: readAnswer.toString() },
    );
    expect(new Set(results.map(({ decision }) => decision)).size).toBeGreaterThan(50);
    for (const { query, shown, decision } of results) expect(shown, query).toEqual(expectedAnswer(JSON.parse(decision)));
  });
}
