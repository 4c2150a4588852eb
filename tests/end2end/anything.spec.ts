// Whatever a reader clicks, types and goes back to: the address bar, the form and the answer say the same.

import { expect, test } from "./fixtures.ts";

/** Ten things at random, out of everything that can be clicked or filled in. Runs inside the page. */
async function tenThings(seed: number): Promise<void> {
  let state = seed;
  const below = (limit: number) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
  // As links write them, so that a text can be compared with its meaning.
  const texts: Record<string, string[]> = { gpus: ["", "4", "5", "64"], expansion: ["", "80GB", "5500GB", "0GB"] };
  for (let step = 0; step < 10; step += 1) {
    const all = document.querySelectorAll<HTMLInputElement>("#app :is(button:not([disabled]), input, select, summary)");
    // The many sources of the matrix are as likely as one button.
    const some = [...all].filter((one) => one.tagName !== "SUMMARY" || below(30) === 0);
    const one = some[below(some.length)];
    if (one instanceof HTMLSelectElement) {
      one.selectedIndex = below(one.options.length);
      one.dispatchEvent(new Event("change", { bubbles: true }));
    } else if (one.type === "text") {
      const own = texts[one.name] ?? ["?gpus=8", "x", ""];
      one.value = own[below(own.length)];
      one.dispatchEvent(new InputEvent("input", { bubbles: true }));
    } else if (below(8) === 0) {
      history.go(below(2) === 0 ? -1 : 1);
      await new Promise((resolve) => setTimeout(resolve, 100));
    } else {
      one.click();
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}

for (const seed of [3, 14, 159]) {
  test(`a hundred things at random, from ${seed} on`, async ({ app, page }) => {
    await app.open("?gpus=8&note=1");
    for (let round = 0; round < 10; round += 1) {
      await page.evaluate(tenThings, seed * 1000 + round);
      // The quiet time after typing.
      await page.waitForTimeout(500);
      app.lang = (await page.locator("html").getAttribute("lang")) === "en" ? "en" : "zh";
      await app.expectAgreement();
      await expect(page.locator("html")).toHaveAttribute("data-state", "ready");
    }
  });
}
