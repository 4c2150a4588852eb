// What people type for a number, and what the page says it understood.

import { expect, test } from "./fixtures.ts";
import type { Criterion } from "./words.ts";

/** Typed, echoed, written into the link. */
const UNDERSTOOD: [Criterion, string, string, string][] = [
  ["gpus", "8", "= 8 卡", "gpus=8"],
  ["gpus", "８", "= 8 卡", "gpus=8"],
  ["gpus", "08", "= 8 卡", "gpus=8"],
  ["gpus", "8张卡", "= 8 卡", "gpus=8"],
  ["gpus", "1,500", "= 1500 卡", "gpus=1500"],
  ["gpus", "0", "= 0 卡", "gpus=0"],
  ["expansion", "80GB", "= 80 GB", "expansion=80GB"],
  ["expansion", "80G", "= 80 GB", "expansion=80GB"],
  ["expansion", "80 g", "= 80 GB", "expansion=80GB"],
  ["expansion", "80gb", "= 80 GB", "expansion=80GB"],
  ["expansion", "８０ＧＢ", "= 80 GB", "expansion=80GB"],
  ["expansion", "约80G", "= 80 GB", "expansion=80GB"],
  ["expansion", "约８０G", "= 80 GB", "expansion=80GB"],
  ["expansion", "0.08T", "= 80 GB", "expansion=80GB"],
  ["expansion", "1,500", "= 1500 GB", "expansion=1500GB"],
  ["expansion", "１．５", "= 1.5 GB", "expansion=1.5GB"],
  ["expansion", "1.5TiB", "= 1649.267442 GB", "expansion=1649.267442GB"],
  ["expansion", "5T", "= 5000 GB", "expansion=5000GB"],
  ["expansion", "5t", "= 5000 GB", "expansion=5000GB"],
  ["expansion", "5 T", "= 5000 GB", "expansion=5000GB"],
  ["expansion", "5TB", "= 5000 GB", "expansion=5000GB"],
  ["expansion", "５Ｔ", "= 5000 GB", "expansion=5000GB"],
  ["expansion", "5个T", "= 5000 GB", "expansion=5000GB"],
  ["expansion", "5000", "= 5000 GB", "expansion=5000GB"],
  ["expansion", "5E3", "= 5000 GB", "expansion=5000GB"],
  ["expansion", "5TiB", "= 5497.558139 GB", "expansion=5497.558139GB"],
  ["expansion", "512m", "= 0.512 GB", "expansion=0.512GB"],
  ["expansion", "5P", "= 5000000 GB", "expansion=5000000GB"],
  ["expansion", "0", "= 0 GB", "expansion=0GB"],
];

test("C1, C2: what people type is understood, echoed, and left as it was typed", async ({ app, page }) => {
  await page.clock.install();
  await app.open();
  for (const [id, typed, echo, link] of UNDERSTOOD) {
    await test.step(typed, async () => {
      await app.field(id).fill(typed);
      await expect(app.field(id)).toHaveAccessibleDescription(echo);
      await expect(app.field(id)).toHaveAttribute("aria-invalid", "false");
      await page.clock.runFor(500);
      await app.expectQuery(`${link}&v=1`);
      await expect(app.field(id)).toHaveValue(typed);
      await app.field(id).fill("");
    });
  }
});

/** Typed, and what the sentence must name. */
const DOUBTFUL: [Criterion, string, string[]][] = [
  ["gpus", "1,5", ["1.5", "15"]],
  ["gpus", "abc", []],
  ["gpus", "-1", ["0"]],
  ["gpus", "－１", ["0"]],
  ["gpus", "-", []],
  ["gpus", "1.5", []],
  ["gpus", "1e9", []],
  ["gpus", "NaN", []],
  ["gpus", "80GB", ["GB"]],
  ["expansion", "1,5", ["1.5", "15"]],
  ["expansion", "5XB", ["XB"]],
  ["expansion", "80光年", ["光年"]],
  ["expansion", "-5T", ["0"]],
  ["expansion", "0x10", []],
  ["expansion", "1.2.3", []],
  ["expansion", "9999999P", []],
  ["expansion", "5个", ["个"]],
  ["expansion", "👩‍👩‍👧‍👦", []],
  ["expansion", "<img src=x onerror=alert(1)>", []],
];

for (const lang of ["zh", "en"] as const) {
  test(`what cannot be understood is said in ${lang}, belongs to the field, and asks for nothing`, async ({ app }) => {
    await app.open(`?cloud_disk=yes&lang=${lang}`, lang);
    for (const [id, typed, named] of DOUBTFUL) {
      await test.step(typed, async () => {
        await app.field(id).fill(typed);
        await expect(app.field(id)).toHaveAttribute("aria-invalid", "true");
        await expect(app.field(id)).toHaveAccessibleDescription(/\S{2}/);
        for (const word of named) await expect(app.field(id)).toHaveAccessibleDescription(new RegExp(word.replace(".", "\\.")));
        await expect(app.field(id)).not.toHaveAccessibleDescription(/^=/);
        await expect(app.field(id)).toHaveValue(typed);
        await app.expectQuery(`cloud_disk=yes&lang=${lang}&v=1`);
        await app.field(id).fill("");
      });
    }
  });
}

test("a lone surrogate does no harm", async ({ app }) => {
  await app.open();
  await app.field("expansion").evaluate((field: HTMLInputElement) => {
    field.value = "\ud83d";
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
  await expect(app.field("expansion")).toHaveAttribute("aria-invalid", "true");
  await app.field("expansion").fill("80GB");
  await app.expectQuery("expansion=80GB&v=1");
});

test("C3, C4: emptied, a field asks for nothing; 0 asks for zero", async ({ app, page }) => {
  await app.open("?gpus=0");
  await expect(app.field("gpus")).toHaveValue("0");
  expect((await app.decide("gpus=0")).verdict).not.toBe((await app.decide("")).verdict);
  await app.expectAgreement();
  await app.field("gpus").click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await app.expectQuery("");
  await expect(app.verdict).toHaveText(app.words.open);
  await expect(app.field("gpus")).toHaveAccessibleDescription("");
});

test("a text is never rewritten while somebody types or goes on to the next field", async ({ app, page }) => {
  await app.open();
  await app.field("expansion").pressSequentially(" ５00 Gb ", { delay: 20 });
  await page.keyboard.press("Tab");
  await app.strength("expansion", "want").check();
  await app.field("cloud_disk").check();
  await app.expectQuery("cloud_disk=yes&expansion=500GB,want&v=1");
  await expect(app.field("expansion")).toHaveValue(" ５00 Gb ");
});

test("a character typed in the middle leaves the caret where it is", async ({ app, page }) => {
  await app.open("?expansion=1000GB");
  await app.field("expansion").focus();
  await page.keyboard.press("Home");
  await page.keyboard.type("２");
  await app.expectQuery("expansion=21000GB&v=1");
  await page.keyboard.type("3");
  await expect(app.field("expansion")).toHaveValue("２31000GB");
});

test("while an input method is composing nothing is read or rewritten; then the word is", async ({ app, page }) => {
  await app.open();
  await app.field("expansion").focus();
  const devtools = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    devtools.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  await compose("y");
  await compose("yue");
  await expect(app.field("expansion")).toHaveValue("yue");
  await expect(app.field("expansion")).toHaveAttribute("aria-invalid", "false");
  await devtools.send("Input.insertText", { text: "约８０G" });
  await expect(app.field("expansion")).toHaveValue("约８０G");
  await expect(app.field("expansion")).toHaveAccessibleDescription("= 80 GB");
  await app.expectQuery("expansion=80GB&v=1");
});
