// On paper: the answer, every reason and the matrix, whatever was folded away on the screen.

import { expect, test } from "./fixtures.ts";

test.use({ colorScheme: "dark" });

test("E3: print opens what is folded, drops the form, and cuts nothing off", async ({ app, page }) => {
  await app.open("?scene=team-training");
  await page.emulateMedia({ media: "print" });
  for (const width of [1440, 718]) {
    await page.setViewportSize({ width, height: 1000 });
    await expect(page.getByRole("form")).toBeHidden();
    await expect(app.verdict).toBeVisible();
    await expect(app.matrix).toBeVisible();
    const folded = await page.locator("#app :not(form *) > details:not([open]) blockquote").evaluateAll((quotes) =>
      quotes.filter((quote) => !quote.checkVisibility() || quote.getBoundingClientRect().height === 0).length,
    );
    expect(folded, `${width} px`).toBe(0);
    await expect(page.getByText("仅提供约80GB的额外扩容空间").first()).toBeVisible();
    await expect(page.getByText("资源均衡，适合有一定运维能力的团队").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    // Dark ink on white paper.
    expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).not.toBe("dark");
    expect(await app.verdict.evaluate((heading) => getComputedStyle(heading).color)).toBe("rgb(11, 93, 102)");
  }
});

test("E3: a dark theme prints light, and an open dialogue is no part of the printout", async ({ app, page }) => {
  await app.open("?scene=team-training&theme=dark");
  await page.getByRole("button", { name: "分享" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await app.verdict.evaluate((heading) => getComputedStyle(heading).color)).toBe("rgb(11, 93, 102)");
  await expect(page.getByText(/^http.*expansion=1000GB.*v=1\.[0-9a-z]{5}$/)).toBeVisible();
});

for (const format of ["A4", "Letter"]) {
  test(`a PDF on ${format} paper comes out`, async ({ app, page }) => {
    await app.open("?scene=team-training&lang=en");
    const pdf = (await page.pdf({ format })).toString("latin1");
    // Everything folded away fits on no two pages.
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
  });
}
