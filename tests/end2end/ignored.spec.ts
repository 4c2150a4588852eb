// What a link says in vain is named; the rest counts as usual.

import { expect, test } from "./fixtures.ts";

/** What follows ?gpus=8 in the link, and what the notice must name. */
const IN_VAIN: Record<string, [string, string][]> = {
  "A2: broken percent signs": [
    ["note=%", "note=%"],
    ["note=%2", "note=%2"],
    ["note=%ZZ", "note=%ZZ"],
    ["note=%FF%FE", "note=\ufffd"],
    ["note=%92", "note=\ufffd"],
    ["%=%&%E4%BD", "%=%"],
  ],
  "A4: a Chinese key, raw and encoded": [["网盘=1", "网盘=1"], ["%E7%BD%91%E7%9B%98=1", "网盘=1"]],
  "A5: Chinese punctuation glued to the end": [
    ["v=1。", "v=1。"],
    ["v=1，详见下文", "v=1，详见下文"],
    ["v=1）", "v=1）"],
    ["v=1%EF%BC%8C%E8%AF%A6", "v=1，详"],
    ["v=1.85mtt，详见下文", "v=1.85mtt，详见下文"],
  ],
  "A6: a check that is cut, and one of another link": [["v=1.85mt", "v=1.85mt"], ["v=1.8mnbt", "v=1.8mnbt"]],
  "A7: values that a question does not have": [
    ["expansion=abc", "expansion=abc"],
    ["expansion=-1", "expansion=-1"],
    ["expansion=1e99", "expansion=1e99"],
    ["expansion=NaN", "expansion=NaN"],
    ["expansion=1,5", "expansion=1,5"],
    ["shared_drive=maybe", "shared_drive=maybe"],
    ["shared_drive=yes,never", "shared_drive=yes,never"],
    ["scene=xyz", "scene=xyz"],
    ["scale=huge", "scale=huge"],
    ["gpus=4", "gpus=4"],
  ],
  "A8: no value": [["expansion=", "expansion="], ["expansion", "expansion="], ["expansion=%20", "expansion="]],
  "A13: a later version, and none that ever was": [["v=999", "v=999"], ["v=0", "v=0"]],
  "A14: script, direction marks, NUL, emoji": [
    ["note=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E", "note=<img src=x onerror=alert(1)>"],
    ["note=%E2%80%AEabc", "note=abc"],
    ["note=a%00b", "note=ab"],
    ["note=👩‍👩‍👧‍👦", "note=👩‍👩‍👧‍👦"],
  ],
};

for (const [name, parts] of Object.entries(IN_VAIN)) {
  test(`${name}: the rest is kept, and the notice names what had no effect`, async ({ app, page }) => {
    for (const [part, named] of parts) {
      await test.step(part, async () => {
        await app.open(`?gpus=8&${part}`);
        await expect(app.notice.getByRole("listitem").first()).toContainText(named);
        await app.expectAgreement();
        await expect(app.field("gpus")).toHaveValue("8");
        await expect(page.locator("img")).toHaveCount(0);
      });
    }
  });
}

test("A14: a value of 100 kB is shortened, a thousand keys are counted", async ({ app, page }) => {
  await app.open();
  const go = (query: string) =>
    page.evaluate((query) => {
      history.pushState(null, "", `?${query}`);
      dispatchEvent(new PopStateEvent("popstate"));
    }, query);
  await go(`gpus=8&note=${"长".repeat(33_000)}`);
  await expect(app.notice).toContainText("note=长");
  expect((await app.notice.innerText()).length).toBeLessThan(300);
  await app.expectAgreement();
  await go(`gpus=8&${Array.from({ length: 1000 }, (_, key) => `k${key}=1`).join("&")}`);
  await expect(app.notice).toContainText("1000");
  expect((await app.notice.innerText()).length).toBeLessThan(2000);
});

test("the notice can be dismissed, and the link is then clean", async ({ app }) => {
  await app.open("?gpus=8&note=1&v=1。");
  await expect(app.notice.getByRole("listitem")).toHaveCount(2);
  await app.notice.getByRole("button").click();
  await expect(app.notice).toHaveCount(0);
  await app.expectQuery("gpus=8&v=1");
  await app.page.reload();
  await app.ready();
  await expect(app.notice).toHaveCount(0);
});
