// A scenario fills the form in one click.

import { expect, test } from "./fixtures.ts";
import { SCENARIOS, type Scenario } from "./words.ts";

for (const id of Object.keys(SCENARIOS) as Scenario[]) {
  const { recommends, link, says } = SCENARIOS[id];
  test(`${id} fills the form and the link, and recommends what the guide does`, async ({ app }) => {
    await app.open();
    await app.scenario(id).click();
    await app.expectQuery(link);
    await app.expectAgreement();
    await expect(app.scenario(id)).toHaveAttribute("aria-pressed", "true");
    await expect(app.verdict).toContainText(app.words.platforms[recommends]);
    // It says that the guide recommends the same of this very scenario.
    await expect(app.answer).toContainText(says);
    expect((await app.decide(app.query)).scenario).toBe(id);
  });

  test(`${id} opens from scene=, which is read as if written out and never written`, async ({ app }) => {
    await app.open(`?scene=${id}`);
    await app.expectAgreement();
    await expect(app.scenario(id)).toHaveAttribute("aria-pressed", "true");
    await app.field("cloud_disk").check();
    await expect.poll(() => app.query).toContain("cloud_disk=yes");
    expect(app.query).not.toContain("scene");
    await expect(app.scenario(id)).toHaveAttribute("aria-pressed", "false");
  });
}

test("a scenario replaces every need and the whole context; Back restores them", async ({ app }) => {
  const own = "cloud_disk=yes,nice&gpu_variety=rich,want&gpus=8&scale=large&team=solo&ops=no&v=1";
  await app.open(`?${own}`);
  await app.scenario("prototype").click();
  await app.expectQuery(SCENARIOS.prototype.link);
  await app.expectAgreement();
  await app.page.goBack();
  await app.expectQuery(own);
  await app.expectAgreement();
});

test("a scenario also replaces a text that was not understood", async ({ app }) => {
  await app.open();
  await app.field("expansion").fill("1,5");
  await app.scenario("audit").click();
  await expect(app.field("expansion")).toHaveValue("");
  await expect(app.field("expansion")).toHaveAttribute("aria-invalid", "false");
});

test("one scenario after the other, and Back through them", async ({ app }) => {
  await app.open();
  const ids = Object.keys(SCENARIOS) as Scenario[];
  for (const id of ids) await app.scenario(id).click();
  for (const id of ids.toReversed().slice(1)) {
    await app.page.goBack();
    await app.expectQuery(SCENARIOS[id].link);
    await app.expectAgreement();
  }
  await app.page.goBack();
  await app.expectQuery("");
  await expect(app.verdict).toHaveText(app.words.open);
});

test("explicit keys win over those of scene=", async ({ app }) => {
  await app.open("?scene=mid-training&shared_drive=yes&scale=small");
  await app.expectAgreement();
  await expect(app.context("scale", "small")).toBeChecked();
  await expect(app.field("shared_drive")).toBeChecked();
});

test("clear takes back every answer; Back restores them", async ({ app }) => {
  await app.open("?scene=team-training");
  await app.clear.click();
  await app.expectQuery("");
  await app.expectAgreement();
  await expect(app.verdict).toHaveText(app.words.open);
  await expect(app.clear).toBeDisabled();
  await app.page.goBack();
  await expect(app.scenario("team-training")).toHaveAttribute("aria-pressed", "true");
  await app.expectAgreement();
});

test("a scenario leaves it alone whether positioning counts", async ({ app }) => {
  await app.open("?fit=off");
  await app.scenario("mid-training").click();
  await app.expectAgreement();
  // Truthfully a tie, and the page says why.
  await expect(app.verdict).toContainText(app.words.tie);
  await expect(app.countFit).not.toBeChecked();
});

test("chosen twice, a scenario stands once in the history", async ({ app }) => {
  await app.open();
  await app.scenario("audit").click();
  await app.scenario("audit").click();
  await app.page.goBack();
  await app.expectQuery("");
});
