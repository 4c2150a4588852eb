// A link is the whole truth: opening it restores everything, and what it says in vain is named.

import { expect, test } from "./fixtures.ts";

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

test("no v is the first version, and neither it nor the check after it is told", async ({ app }) => {
  for (const query of ["?gpus=8", "?gpus=8&v=1", "?gpus=8&v=1.85mtt"]) {
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

test("A6: all questions answered at their longest is a link of 300 characters or so", async ({ app }) => {
  const longest =
    "shared_drive=yes,want&cloud_disk=yes,want&machine_tiers=partial,want&gpu_variety=limited,want&gpus=1000000,want" +
    "&custom_machine=yes,want&expansion=999999999.999999GB,want&repo_images=yes,want&audit_log=unclear,want" +
    "&value=average,want&easy_start=yes,want&scale=medium&team=many&ops=yes&fit=off";
  await app.open(`?${longest}`);
  await app.speak("en");
  await app.expectQuery(`${longest}&lang=en&v=1`);
  await app.expectAgreement();
  expect(app.query.length).toBeLessThan(310);
});
