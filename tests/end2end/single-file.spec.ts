// gpu-selector.html: the whole product in one file.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { documented } from "./hosting.ts";
import { dist, expect, test } from "./sites.ts";

const file = pathToFileURL(`${dist}gpu-selector.html`);

test("G6: opened from the disk it answers, takes a link, and asks for nothing", async ({ app, page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${file.href}?scene=team-training`);
  await app.ready();
  await app.expectAgreement();
  await app.scenario("audit").click();
  await expect(page.locator("[data-recommended]")).toHaveAttribute("data-platform", "b");
  await app.scenario("prototype").click();
  await expect(page.locator("[data-recommended]")).toHaveAttribute("data-platform", "c");
  expect((await app.decide("scene=prototype")).recommended).toEqual(["c"]);
  await app.speak("en");
  expect(asked.filter((url) => !url.startsWith("data:"))).toEqual([`${file.href}?scene=team-training`]);
});

test("G6: index.html opened from the disk leads to it", async ({ app, page, complaints }) => {
  await page.goto(new URL("index.html", file).href);
  await page.locator("p.status:visible a").first().click();
  await app.ready();
  expect(page.url()).toBe(file.href);
  complaints.length = 0;
});

test("B4: in a sandboxed srcdoc frame it answers and complains of nothing", async ({ page }) => {
  await page.goto("about:blank");
  await page.evaluate((html) => {
    const frame = document.createElement("iframe");
    frame.title = "selector";
    frame.sandbox.add("allow-scripts");
    frame.style.cssText = "width: 900px; height: 700px";
    frame.srcdoc = html;
    document.body.append(frame);
  }, readFileSync(file, "utf8"));
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("html")).toHaveAttribute("data-state", "ready");
  for (const [name, platform] of [["快速原型", "c"], ["稀缺卡型", "b"]]) {
    await frame.getByRole("button", { name }).click();
    await expect(frame.locator("[data-recommended]")).toHaveAttribute("data-platform", platform);
  }
  await frame.getByRole("textbox").first().fill("8");
  await expect(frame.locator("[data-status]").first()).toBeVisible();
});

test("G7: it works under its documented policy", async ({ app, page, site }) => {
  await page.goto(`${await site(dist, { headers: documented })}gpu-selector.html?scene=audit`);
  await app.ready();
  await app.expectAgreement();
  await page.getByRole("button", { name: "分享" }).click();
  await expect(page.getByRole("dialog").frameLocator("iframe").getByRole("heading", { name: "推荐 平台B" })).toBeAttached();
});

for (const policy of ["default-src 'none'; style-src 'unsafe-inline'", "default-src 'none'"]) {
  test(`G7: under a policy that forbids it, the page stays and names the policy: ${policy}`, async ({ page, site, complaints }) => {
    await page.goto(`${await site(dist, { headers: () => ({ "Content-Security-Policy": policy }) })}gpu-selector.html`);
    await expect(page.locator("p.status:visible")).toHaveText(/安全策略.*'unsafe-inline'.*security policy/);
    await expect(page.getByRole("table", { name: "能力矩阵" })).toBeVisible();
    complaints.length = 0;
  });
}
