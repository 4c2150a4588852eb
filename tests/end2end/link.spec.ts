// A link is the whole truth: opening it restores everything, and what it says in vain is named.

import { expect, test } from "./fixtures.ts";
import { SCENARIOS } from "./words.ts";

const EVERYTHING =
  "shared_drive=yes&cloud_disk=yes,nice&machine_tiers=clear,want&gpu_variety=rich&gpus=8&custom_machine=yes,want" +
  "&expansion=2000GB&repo_images=yes,nice&audit_log=console,want&value=good,nice&easy_start=yes,want" +
  "&scale=large&team=many&ops=no&fit=off";

test("opening a link restores every control and the result", async ({ app }) => {
  await app.open(`?${EVERYTHING}&v=1`);
  await app.expectAgreement();
  expect(Object.keys(await app.asked())).toHaveLength(14);
  await expect(app.notice).toHaveCount(0);
  // It was only read.
  expect(app.query).toBe(`${EVERYTHING}&v=1`);
});

test("the link of one reader shows another reader the same", async ({ app, browser, baseURL }) => {
  await app.open();
  await app.scenario("team-training").click();
  await app.field("gpus").fill("８");
  await app.field("audit_log").selectOption("average");
  await app.strength("audit_log", "nice").check();
  await expect.poll(() => app.query).toContain("audit_log=average,nice");
  const sentence = await app.answer.innerText();
  const other = await (await browser.newContext({ baseURL, locale: "zh-CN" })).newPage();
  await other.goto(app.page.url());
  await expect(other.getByRole("main").getByRole("region")).toHaveText(sentence, { useInnerText: true });
  await other.context().close();
});

test("every change of an answer is in the address bar", async ({ app }) => {
  await app.open();
  const changes: [() => Promise<unknown>, string][] = [
    [() => app.field("shared_drive").check(), "shared_drive=yes&v=1"],
    [() => app.strength("shared_drive", "want").check(), "shared_drive=yes,want&v=1"],
    [() => app.field("gpus").fill("4"), "shared_drive=yes,want&gpus=4&v=1"],
    [() => app.field("value").selectOption("medium"), "shared_drive=yes,want&gpus=4&value=medium&v=1"],
    [() => app.context("team", "many").check(), "shared_drive=yes,want&gpus=4&value=medium&team=many&v=1"],
    [() => app.countFit.uncheck(), "shared_drive=yes,want&gpus=4&value=medium&team=many&fit=off&v=1"],
    [() => app.speak("en"), "shared_drive=yes,want&gpus=4&value=medium&team=many&fit=off&lang=en&v=1"],
    [() => app.clear.click(), "lang=en&v=1"],
  ];
  for (const [change, query] of changes) {
    await change();
    await app.expectQuery(query);
  }
});

test("any order, case and full-width digits are read", async ({ app }) => {
  await app.open("?TEAM=Many&Expansion=２t,WANT&gpus=８&v=1");
  await app.expectAgreement();
  await expect(app.notice).toHaveCount(0);
  await expect(app.field("gpus")).toHaveValue("8");
  await expect(app.field("expansion")).toHaveValue("2000GB");
});

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
  ],
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

test("no v is the first version, and a check after it is no harm", async ({ app }) => {
  for (const query of ["?gpus=8", "?gpus=8&v=1.k3x"]) {
    await app.open(query);
    await expect(app.field("gpus")).toHaveValue("8");
    await expect(app.notice).toHaveCount(0);
  }
});

test("A9: nothing remembered is mixed into a link", async ({ app, page }) => {
  await page.addInitScript(() => {
    for (const key of ["gpu-selector", "state", "gpus", "lang"]) {
      localStorage.setItem(key, '{"gpus":8,"v":0');
      sessionStorage.setItem(key, "gpus=8");
    }
    document.cookie = "gpus=8";
  });
  await app.open("?gpus=8");
  await app.field("cloud_disk").check();
  await app.page.reload();
  await app.ready();
  await app.open("?expansion=2T");
  expect(await app.asked()).toEqual({ expansion: "2000GB" });
  await app.open();
  expect(await app.asked()).toEqual({});
});

test("the longest link stays under 300 characters", async ({ app }) => {
  await app.open(`?${EVERYTHING}`);
  await app.field("expansion").fill("1234567.891234GB");
  await expect.poll(() => app.query).toContain("1234567.891234");
  expect(app.page.url().length).toBeLessThan(400);
  expect(app.query.length).toBeLessThan(350);
  expect(SCENARIOS.audit.link.length).toBeLessThan(100);
});
