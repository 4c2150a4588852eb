// Handing the page on: the link, the title above the answer, what to paste elsewhere; copying tells the truth.

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const WORDS = {
  zh: { open: "分享", title: /^标题/, link: "链接", copy: "复制", copied: "已复制", failed: /文字已选中/, close: "关闭", code: "要贴的内容" },
  en: { open: "Share", title: /^Title/, link: "Link", copy: "Copy", copied: "Copied", failed: /text is selected/, close: "Close", code: "What to paste" },
};

const dialog = (page: Page) => page.getByRole("dialog");
const field = (page: Page, name: string | RegExp) => dialog(page).getByRole("textbox", { name, exact: true });

test("the link in the dialogue gives every reader the same answer, with the title above it", async ({ app, page, context }) => {
  for (const lang of ["zh", "en"] as const) {
    const words = WORDS[lang];
    await app.open(`?scene=team-training&lang=${lang}`, lang);
    await page.getByRole("button", { name: words.open }).click();
    await expect(dialog(page)).toBeVisible();
    await field(page, words.title).fill("我们组 “2026” 的选择 & 理由");
    const link = field(page, words.link);
    await expect(link).toHaveValue(/title=/);
    const other = await context.newPage();
    await other.goto(await link.inputValue());
    await expect(other.getByRole("heading", { name: await app.verdict.innerText(), exact: true })).toBeVisible();
    await expect(other.getByText("我们组 “2026” 的选择 & 理由", { exact: true })).toBeVisible();
    await other.close();
    // It carries a check; the address bar needs none.
    const [query, check] = new URL(await link.inputValue()).search.slice(1).split(/\.(?=\w+$)/);
    await app.expectQuery(query);
    expect(check).toMatch(/^[0-9a-z]{5}$/);
  }
});

test("A11: the preview adds nothing to the history, whatever is chosen or typed", async ({ app, page }) => {
  await app.open("?scene=audit");
  await app.scenario("prototype").click();
  const before = await page.evaluate(() => history.length);
  await page.getByRole("button", { name: WORDS.zh.open }).click();
  await dialog(page).locator("iframe").scrollIntoViewIfNeeded();
  await field(page, WORDS.zh.title).pressSequentially("abc");
  for (const name of ["深色", "English", "MkDocs"]) await dialog(page).getByRole("radio", { name }).check({ force: true });
  await expect(dialog(page).frameLocator("iframe").getByRole("heading", { name: "Recommended: Platform C" })).toBeAttached();
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.keyboard.press("Escape");
  await page.goBack();
  await expect(app.verdict).toHaveText("推荐 平台B");
});

test("the title's field keeps what is typed, to the letter and where it is typed", async ({ app, page }) => {
  await app.open("?scene=audit");
  await page.getByRole("button", { name: WORDS.zh.open }).click();
  const title = field(page, WORDS.zh.title);
  await title.fill(`${"0".repeat(40)} `);
  await title.evaluate((input: HTMLInputElement) => input.setSelectionRange(5, 5));
  await page.keyboard.type(" xyz");
  await expect(title).toHaveValue(`00000 xyz${"0".repeat(35)} `);
  await expect.poll(() => new URL(page.url()).searchParams.get("title")).toBe(`00000 xyz${"0".repeat(31)}`);
});

test("B5: what was copied is no longer called copied once it has changed", async ({ app, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await app.open("?scene=audit");
  await page.getByRole("button", { name: WORDS.zh.open }).click();
  const copied = dialog(page).getByText(WORDS.zh.copied, { exact: true });
  await dialog(page).getByRole("button", { name: WORDS.zh.copy }).first().click();
  await expect(copied).toBeVisible();
  await field(page, WORDS.zh.title).fill("x");
  await expect(copied).toHaveCount(0);
  await dialog(page).getByRole("button", { name: WORDS.zh.copy }).last().click();
  await expect(copied).toBeVisible();
  await dialog(page).getByRole("radio", { name: "MkDocs" }).check({ force: true });
  await expect(copied).toHaveCount(0);
});

test("a title has at most 40 characters, and empty it is gone", async ({ app, page }) => {
  await app.open("?scene=audit");
  await page.getByRole("button", { name: WORDS.zh.open }).click();
  await field(page, WORDS.zh.title).fill("选".repeat(60));
  await expect.poll(() => new URL(page.url()).searchParams.get("title")).toBe("选".repeat(40));
  await field(page, WORDS.zh.title).fill("  ");
  await expect.poll(() => page.url()).not.toContain("title");
});

test("B5: copying says that it is done when it is", async ({ app, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await app.open("?scene=audit");
  await page.getByRole("button", { name: WORDS.zh.open }).click();
  await dialog(page).getByRole("button", { name: WORDS.zh.copy }).first().click();
  await expect(dialog(page).getByText(WORDS.zh.copied, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await field(page, WORDS.zh.link).inputValue());
  await dialog(page).getByRole("button", { name: WORDS.zh.copy }).nth(1).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\[推荐 平台B .*\]\(http:.*\)$/);
});

const REFUSALS: Record<string, () => void> = {
  "there is no clipboard, as over http": () => Object.defineProperty(navigator, "clipboard", { value: undefined }),
  "looking at the clipboard throws": () => Object.defineProperty(navigator, "clipboard", { get() { throw new Error("no"); } }),
  "the clipboard throws": () => Object.defineProperty(navigator, "clipboard", { value: { writeText() { throw new Error("no"); } } }),
  "the clipboard refuses": () => Object.defineProperty(navigator, "clipboard", {
    value: { writeText: () => Promise.reject(new DOMException("denied", "NotAllowedError")) },
  }),
};
for (const [name, refuse] of Object.entries(REFUSALS)) {
  test(`B5: where ${name}, the text is selected and the reader told`, async ({ app, page }) => {
    await page.addInitScript(refuse);
    await app.open("?scene=audit&lang=en", "en");
    await page.getByRole("button", { name: WORDS.en.open }).click();
    await dialog(page).getByRole("button", { name: WORDS.en.copy }).first().click();
    await expect(dialog(page).getByText(WORDS.en.failed)).toBeVisible();
    await expect(dialog(page).getByText(WORDS.en.copied, { exact: true })).toHaveCount(0);
    await expect(field(page, WORDS.en.link)).toBeFocused();
    const selected = await field(page, WORDS.en.link).evaluate((input: HTMLInputElement) =>
      input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0));
    expect(selected).toBe(await field(page, WORDS.en.link).inputValue());
  });
}

test("B6: the clipboard is asked in the very click, while the reader's gesture counts", async ({ app, page }) => {
  await page.addInitScript(() => {
    const asked: boolean[] = [];
    let inClick = false;
    addEventListener("click", () => { inClick = true; queueMicrotask(() => { inClick = false; }); }, true);
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => { asked.push(inClick); return Promise.resolve(); } } });
    Object.assign(window, { asked });
  });
  await app.open("?scene=audit");
  await page.getByRole("button", { name: WORDS.zh.open }).click();
  await dialog(page).getByRole("button", { name: WORDS.zh.copy }).first().evaluate((button: HTMLElement) => button.click());
  await expect(dialog(page).getByText(WORDS.zh.copied, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { asked: boolean[] }).asked)).toEqual([true]);
});

test("B5: a server that forbids the clipboard", async ({ app, page }) => {
  await page.route(/\?scene=/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "permissions-policy": "clipboard-write=()" } });
  });
  await app.open("?scene=audit");
  await page.getByRole("button", { name: WORDS.zh.open }).click();
  await dialog(page).getByRole("button", { name: WORDS.zh.copy }).first().click();
  await expect(dialog(page).getByText(WORDS.zh.failed)).toBeVisible();
  await expect(field(page, WORDS.zh.link)).toBeFocused();
});

test("where the system has a share sheet, it gets the link; given up, nothing breaks", async ({ app, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: (what: unknown) => {
        (window as unknown as { shared: unknown }).shared = what;
        return Promise.reject(new DOMException("given up", "AbortError"));
      },
    });
  });
  await app.open("?scene=audit");
  await page.getByRole("button", { name: WORDS.zh.open }).click();
  await dialog(page).getByRole("button", { name: "用系统分享" }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: { url: string; title: string } }).shared);
  expect(shared.url).toBe(await field(page, WORDS.zh.link).inputValue());
  expect(shared.title).toContain("平台B");
});

test("by keyboard alone: open, go through, close; the focus comes back", async ({ app, page }) => {
  await app.open("?scene=audit");
  const open = page.getByRole("button", { name: WORDS.zh.open });
  await open.focus();
  await page.keyboard.press("Enter");
  await expect(field(page, WORDS.zh.title)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(field(page, WORDS.zh.link)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(open).toBeFocused();
});

test("each snippet shows the same answer where it is pasted", async ({ app, page, baseURL }) => {
  await app.open("?scene=team-training&theme=dark");
  await page.getByRole("button", { name: WORDS.zh.open }).click();
  await dialog(page).getByRole("radio", { name: "English" }).check({ force: true });
  for (const place of ["MkDocs", "mdBook"]) {
    await dialog(page).getByRole("radio", { name: place }).check({ force: true });
    const text = await field(page, WORDS.zh.code).inputValue();
    const host = await page.context().newPage();
    await host.route("**/host.html", (route) => route.fulfill({ contentType: "text/html", body: `<!doctype html>${text}` }));
    await host.goto(`${baseURL}host.html`);
    await expect(host.frameLocator("iframe").getByRole("heading", { name: "Recommended: Platform B" })).toBeVisible();
    await host.close();
  }
  await dialog(page).getByRole("radio", { name: "语雀" }).check({ force: true });
  await expect(field(page, WORDS.zh.code)).toHaveValue(/^http/);
  expect(await field(page, WORDS.zh.code).inputValue()).not.toContain("embed=1");
  await dialog(page).getByRole("radio", { name: "Confluence" }).check({ force: true });
  await expect(field(page, WORDS.zh.code)).toHaveValue(/^http.*embed=1/);
  // The preview shows what is pasted.
  await expect(dialog(page).frameLocator("iframe").getByRole("heading", { name: "Recommended: Platform B" })).toBeVisible();
});

test("the dialogue fits a phone, in both schemes", async ({ app, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await app.open("?scene=audit&lang=en", "en");
  await page.getByRole("button", { name: WORDS.en.open }).click();
  const wide = await dialog(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
