// Two links side by side: what differs, what that changes, and why.

import { expect, test } from "./fixtures.ts";
import type { Lang } from "./words.ts";

for (const lang of ["zh", "en"] as Lang[]) {
  test(`paste, read, take theirs, take back, close, in ${lang}`, async ({ app, page }) => {
    await app.open(`?scene=team-training&lang=${lang}`, lang);
    const { compare, platforms } = app.words;
    await app.toggle(compare.title);
    const part = app.part(compare.title);
    const field = part.getByRole("textbox", { name: compare.field });
    await field.fill("https://example.org/tool/?scene=prototype&lang=en#top");
    await part.getByRole("button", { name: compare.button, exact: true }).click();
    const table = part.getByRole("table", { name: compare.table });
    await expect(table).toBeVisible();
    await expect(part).toContainText(platforms.b);
    await expect(part).toContainText(platforms.c);
    await expect.poll(() => new URLSearchParams(app.query).get("vs")).toBe("easy_start=yes,want&scale=small&v=1");

    // The link tells another reader the same.
    const told = await part.innerText();
    await page.reload();
    await app.ready();
    await expect(part).toHaveText(told, { useInnerText: true });

    const mine = await app.asked();
    await part.getByRole("button", { name: compare.take }).click();
    await app.expectAnswer();
    expect(await app.asked()).toEqual({ easy_start: "yes,want", scale: "small" });
    await expect(part).toContainText(compare.identical);
    await expect(table).toHaveCount(0);
    await app.takeBack.click();
    await expect(table).toBeVisible();
    expect(await app.asked()).toEqual(mine);

    await part.getByRole("button", { name: compare.close }).click();
    await expect(table).toHaveCount(0);
    await expect.poll(() => new URLSearchParams(app.query).get("vs")).toBeNull();
    await expect(part).not.toHaveAttribute("open");
    await expect(part.locator("summary")).toBeFocused();
    await app.toggle(compare.title);
    await expect(field).toHaveValue("");
    expect(await app.asked()).toEqual(mine);
  });

  test(`what is no link is said, and nothing changes, in ${lang}`, async ({ app }) => {
    await app.open(`?scene=audit&lang=${lang}`, lang);
    const { compare } = app.words;
    await app.toggle(compare.title);
    const part = app.part(compare.title);
    const field = part.getByRole("textbox", { name: compare.field });
    for (const text of ["hello", "https://example.org/", "?gpus=lots", "%"]) {
      await field.fill(text);
      await field.press("Enter");
      await expect(part.getByText(compare.wrong)).toBeVisible();
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveValue(text);
      await expect(part.getByRole("table")).toHaveCount(0);
      expect(app.query).not.toContain("vs=");
    }
    await field.fill("gpus=8");
    await field.press("Enter");
    await expect(part.getByText(compare.wrong)).toHaveCount(0);
    await expect(part.getByRole("table", { name: compare.table })).toBeVisible();
  });
}

test("an answer changed while comparing changes the comparison", async ({ app }) => {
  await app.open(`?scene=mid-training&vs=${encodeURIComponent("scene=mid-training&ops=no")}`);
  const part = app.part(app.words.compare.title);
  const rows = part.getByRole("table", { name: app.words.compare.table }).getByRole("row");
  await expect(part).toContainText("因为");
  await expect(rows.filter({ hasText: app.words.contexts.ops })).toHaveCount(1);
  await app.context("ops", "no").check();
  await expect(part).toContainText(app.words.compare.identical);
  await app.field("cloud_disk").check();
  await expect(rows.filter({ hasText: "云盘存储" })).toHaveCount(1);
});

test("what the other link says in vain is told", async ({ app }) => {
  await app.open(`?gpus=8&vs=${encodeURIComponent("gpus=4&colour=red")}`);
  await expect(app.notice).toContainText("vs.colour");
});

test("what was not understood is forgotten when the comparison is closed, and so is what another link said in vain", async ({ app, page }) => {
  await app.open("?scene=audit&vs=gpus%3D8");
  const { compare } = app.words;
  const part = app.part(compare.title);
  const field = part.getByRole("textbox", { name: compare.field });
  for (const gpus of [7, 6]) {
    await field.fill(`?gpus=${gpus}&foo=1`);
    await part.getByRole("button", { name: compare.button, exact: true }).click();
    await expect(app.notice).toContainText("vs.foo=1");
    await expect(app.notice.getByRole("listitem")).toHaveCount(1);
  }
  await field.fill("垃圾");
  await part.getByRole("button", { name: compare.button, exact: true }).click();
  await expect(part.getByText(compare.wrong)).toBeVisible();
  await part.getByRole("button", { name: compare.close }).click();
  await expect(part.getByText(compare.wrong)).toHaveCount(0);
  await expect(app.notice).toHaveCount(0);
  await app.toggle(compare.title);
  await expect(field).toHaveAttribute("aria-invalid", "false");
});
