// embed.js in pages of other sites. A stub stands for the selector and says what the frame messages allow it to say.

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { documented } from "./hosting.ts";
import { dist, expect, test as base } from "./sites.ts";

const EMBED = readFileSync(`${dist}embed.js`, "utf8");

const ICON = '<link rel="icon" href="data:,">';

const STUB = `<!doctype html><title>stub</title>${ICON}<p>stub</p><script>
  window.say = (type, fields) => parent.postMessage({ source: "gpu-selector", v: 1, type, ...fields }, "*");
</script>`;

const LOG = '<script>log = []; addEventListener("gpu-selector:change", ({ target, detail }) => log.push([target.id, detail]));</script>';

const FALLBACK = '<a href="https://selector.example/">to the selector</a>';

/** `open(body)` shows a page of one site that takes embed.js and the stub from another, `stub`; it gives the page's address. */
const test = base.extend<{
  stub: string;
  open: (body: string, options?: { query?: string; headers?: Record<string, string> }) => Promise<string>;
}>({
  stub: async ({ site }, use) => {
    await use(await site({ "index.html": STUB, "embed.js": EMBED }, { base: "/docs/selector/" }));
  },
  open: async ({ page, site, stub }, use) => {
    await use(async (body, { query = "", headers = {} } = {}) => {
      const head = `<!doctype html><meta charset="utf-8"><title>host</title>${ICON}<script src="${stub}embed.js" defer></script>`;
      const url = await site({ "index.html": head + body }, { headers: () => headers });
      await page.goto(url + query);
      return url;
    });
  },
});

type Say = (type: string, fields?: object) => Promise<void>;

/** Waits for a frame's stub, and lets it speak. */
async function stubOf(page: Page, index = 0): Promise<Say> {
  const element = page.locator("iframe").nth(index);
  await element.scrollIntoViewIfNeeded();
  await expect(element.contentFrame().getByText("stub")).toBeVisible();
  const frame = await (await element.elementHandle())!.contentFrame();
  return (type, fields = {}) => frame!.evaluate(([type, fields]) => (window as any).say(type, fields), [type, fields] as const);
}

const heights = (page: Page) => page.locator("iframe").evaluateAll((all) => all.map((frame) => frame.getBoundingClientRect().height));
const log = (page: Page) => page.evaluate(() => (window as any).log);
const CHANGE = { query: "gpus=8&v=1", verdict: "recommended", recommended: ["b"] };

test("B12: an element becomes a titled, lazy frame with what the selector needs", async ({ page, open, stub }) => {
  await open(`<div data-gpu-selector data-query="?gpus=8&audit_log=console,want&lang=zh" data-title="选型" data-lang="en"
    data-theme="dark"></div><div data-gpu-selector></div>`);
  const frame = page.getByTitle("选型");
  const [address, query] = (await frame.getAttribute("src"))!.split("?");
  expect(address).toBe(`${stub}index.html`);
  expect([...new URLSearchParams(query)]).toEqual(
    [["gpus", "8"], ["audit_log", "console,want"], ["lang", "en"], ["theme", "dark"], ["embed", "1"]],
  );
  await expect(frame).toHaveAttribute("loading", "lazy");
  await expect(frame).toHaveAttribute("allow", "clipboard-write");
  const sandbox = "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";
  await expect(frame).toHaveAttribute("sandbox", sandbox);
  await expect(page.getByTitle("GPU Selector")).toHaveAttribute("src", `${stub}index.html?embed=1`);
  expect(await heights(page)).toEqual([640, 640]);
});

test("what the element holds stays until the selector answers", async ({ page, open }) => {
  await open(`<div data-gpu-selector data-height="300">${FALLBACK}</div>`);
  const say = await stubOf(page);
  await expect(page.getByText("to the selector")).toBeVisible();
  await say("height", { height: 500 });
  await expect(page.getByText("to the selector")).toHaveCount(0);
  expect(await heights(page)).toEqual([500]);
});

test("B11: where the selector refuses to be framed, the link stays", async ({ page, site, open, complaints }) => {
  const url = await site({ "index.html": STUB, "embed.js": EMBED }, { headers: () => ({ "X-Frame-Options": "DENY" }) });
  const refused = page.waitForEvent("console", (message) => message.text().includes("X-Frame-Options"));
  await open(`<script src="${url}embed.js"></script><div data-gpu-selector>${FALLBACK}</div>`);
  await refused;
  await expect(page.getByText("to the selector")).toBeVisible();
  complaints.length = 0;
});

test("B1: a height is taken when it is a number and new, up to a limit", async ({ page, open }) => {
  await open(`${LOG}<div data-gpu-selector id="one"></div>`);
  const say = await stubOf(page);
  await page.evaluate(() => {
    (window as any).set = 0;
    new MutationObserver((changes) => { (window as any).set += changes.length; })
      .observe(document.querySelector("iframe")!, { attributes: true, attributeFilter: ["style"] });
  });
  for (const height of [700.4, 700.4, 701, NaN, Infinity, -5, 0, "900", null, undefined, {}]) await say("height", { height });
  await say("change", CHANGE);
  await expect.poll(() => log(page)).toHaveLength(1);
  expect(await heights(page)).toEqual([701]);
  expect(await page.evaluate(() => (window as any).set)).toBe(1);
  await say("height", { height: 1e9 });
  await expect.poll(() => heights(page)).toEqual([20_000]);
});

test("B1: a page that always asks for more than it has comes to an end", async ({ page, open }) => {
  await open('<div data-gpu-selector data-height="19000"></div>');
  await stubOf(page);
  await page.frames()[1].evaluate(() => {
    const more = () => (window as any).say("height", { height: innerHeight + 300 });
    addEventListener("resize", more);
    more();
  });
  await expect.poll(() => heights(page)).toEqual([20_000]);
});

test("B2: of three equal embeds the one that speaks is sized, and nobody else is heard", async ({ page, open, stub }) => {
  const equal = '<div data-gpu-selector data-query="scene=audit" data-height="200"></div>';
  await open(`${LOG}${equal.repeat(3)}<iframe src="${stub}"></iframe>`);
  const [third, stranger] = [await stubOf(page, 2), await stubOf(page, 3)];
  await stranger("height", { height: 900 });
  await stranger("change", CHANGE);
  await page.evaluate((change) => {
    // Detached frames have no window, and neither have such messages.
    const detached = document.createElement("div");
    detached.addEventListener("gpu-selector:change", () => (window as any).log.push("detached"));
    (window as any).GPUSelector.mount(detached);
    postMessage({ source: "gpu-selector", v: 1, type: "change", ...change }, "*");
    dispatchEvent(new MessageEvent("message", { data: { source: "gpu-selector", v: 1, type: "change", ...change } }));
  }, CHANGE);
  await third("height", { height: 777 });
  await expect.poll(() => heights(page)).toEqual([200, 200, 777, 150 + 4]);
  expect(await log(page)).toEqual([]);
});

test("messages of another kind, version or shape are ignored", async ({ page, open }) => {
  await open(`${LOG}<div data-gpu-selector>${FALLBACK}</div>`);
  const say = await stubOf(page);
  await page.frames()[1].evaluate(() => {
    const height = { type: "height", height: 900 };
    for (const data of [null, "height", 5, [], {}, height, { source: "gpu-selector", v: 2, ...height }]) parent.postMessage(data, "*");
  });
  await say("set", { query: "gpus=8" });
  await say("change", CHANGE);
  await expect.poll(() => log(page)).toHaveLength(1);
  expect(await heights(page)).toEqual([640]);
});

test("a change reaches the host as an event on its element", async ({ page, open }) => {
  await open(`${LOG}<div data-gpu-selector id="one"></div><div data-gpu-selector id="two"></div>`);
  const say = await stubOf(page, 1);
  await say("change", { ...CHANGE, more: "of a later version" });
  await expect.poll(() => log(page)).toEqual([["two", CHANGE]]);
});

test("B8, B9: data-sync keeps the needs in the host's address, and leaves the rest to the letter", async ({ page, open }) => {
  const [before, after] = ["?a=b%20c&flag&&x=1+1&empty=", "#part"];
  const url = await open('<div data-gpu-selector data-query="scene=audit" data-sync="选 型"></div>', { query: before + after });
  const entries = await page.evaluate(() => history.length);
  const say = await stubOf(page);
  for (const query of ["gpus=4&v=1", "gpus=8&audit_log=console,want&v=1"]) await say("change", { ...CHANGE, query });
  const key = encodeURIComponent("选 型");
  const kept = `${url}${before}&${key}=${encodeURIComponent("gpus=8&audit_log=console,want&v=1")}${after}`;
  await expect.poll(() => page.url()).toBe(kept);
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await page.reload();
  const src = new URL((await page.locator("iframe").getAttribute("src"))!);
  expect([...src.searchParams]).toEqual([["gpus", "8"], ["audit_log", "console,want"], ["v", "1"], ["embed", "1"]]);

  // Nothing asked is an answer too: it does not bring the element's own link back.
  await (await stubOf(page))("change", { ...CHANGE, query: "" });
  await expect.poll(() => page.url()).toBe(`${url}${before}&${key}=${after}`);
  await page.reload();
  expect(new URL((await page.locator("iframe").getAttribute("src"))!).search).toBe("?embed=1");
});

test("B8: without data-sync the host's address is not touched", async ({ page, open }) => {
  const two = '<div data-gpu-selector></div><div data-gpu-selector data-query="gpus=2" data-sync=""></div>';
  const url = await open(LOG + two, { query: "?gpu=1" });
  for (const index of [0, 1]) await (await stubOf(page, index))("change", CHANGE);
  await expect.poll(() => log(page)).toHaveLength(2);
  expect(page.url()).toBe(`${url}?gpu=1`);
  await expect(page.locator("iframe").nth(1)).toHaveAttribute("src", /\?gpus=2&embed=1$/);
});

test("a host whose history refuses still hears of changes", async ({ page, open }) => {
  await page.addInitScript(() => { history.replaceState = () => { throw new DOMException("denied", "SecurityError"); }; });
  await open(`${LOG}<div data-gpu-selector data-sync="gpu"></div>`);
  await (await stubOf(page))("change", CHANGE);
  await expect.poll(() => log(page)).toHaveLength(1);
});

test("elements that come later are mounted by hand, once; a second copy of the script changes nothing", async ({ page, open, stub }) => {
  await open(`<script src="${stub}embed.js" defer></script><div data-gpu-selector></div><div id="later">${FALLBACK}</div>`);
  await expect(page.locator("iframe")).toHaveCount(1);
  const same = await page.evaluate(() => {
    const { mount } = (window as any).GPUSelector;
    const later = document.querySelector("#later")!;
    return mount(later) === mount(later) && mount(later) === later.querySelector("iframe");
  });
  expect(same).toBe(true);
  await expect(page.locator("iframe")).toHaveCount(2);
  // A framework that draws the element anew gets a frame again.
  await page.evaluate(() => {
    const later = document.querySelector("#later")!;
    later.replaceChildren();
    (window as any).GPUSelector.mount(later);
  });
  await expect(page.locator("#later iframe")).toHaveCount(1);
  await (await stubOf(page, 1))("height", { height: 321 });
  await expect.poll(() => heights(page)).toEqual([640, 321]);
  // Brought in by a script after everything else, it looks for elements too.
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement("div"), { id: "last" }));
    document.querySelector<HTMLElement>("#last")!.dataset.gpuSelector = "";
    document.head.append(Object.assign(document.createElement("script"), { src }));
  }, `${stub}embed.js`);
  await expect(page.locator("#last iframe")).toHaveCount(1);
});

test("a host's style sheet does not deform the frame", async ({ page, open }) => {
  await open(`<style>
      * { margin: 7px !important; box-sizing: border-box !important; transition: all 60s !important }
      iframe { display: none !important; position: fixed !important; width: 40px !important; max-width: 30px !important; height: 9px !important;
        max-height: 20px !important; border: 9px solid red !important; opacity: 0.2 !important; zoom: 2 }
    </style><div data-gpu-selector id="one"></div>`);
  await (await stubOf(page))("height", { height: 444 });
  await expect.poll(() => heights(page)).toEqual([444]);
  const [frame, element] = [(await page.locator("iframe").boundingBox())!, (await page.locator("#one").boundingBox())!];
  expect(frame).toEqual(element);
  expect(await page.locator("iframe").evaluate((frame) => getComputedStyle(frame).opacity)).toBe("1");
});

test("in a dark host the frame is dark too", async ({ page, open }) => {
  await open("<style>:root { color-scheme: dark }</style><div data-gpu-selector></div>");
  expect(await page.locator("iframe").evaluate((frame) => getComputedStyle(frame).colorScheme)).toBe("dark");
});

test("in a tab that is hidden at first the selector comes when it is shown", async ({ page, open }) => {
  await open('<div id="tab" hidden><div data-gpu-selector></div></div><p>elsewhere</p>');
  await page.locator("#tab").evaluate((tab) => tab.removeAttribute("hidden"));
  await (await stubOf(page))("height", { height: 555 });
  await expect.poll(() => heights(page)).toEqual([555]);
});

test("under the strictest policy of a host, with trusted types, it only needs its own site to be allowed", async ({ page, open, stub }) => {
  const { origin } = new URL(stub);
  const policy = `default-src 'none'; script-src ${origin}; frame-src ${origin}; img-src data:; ` +
    "require-trusted-types-for 'script'; trusted-types 'none'";
  await open('<div data-gpu-selector data-sync="gpu"></div>', { headers: { "Content-Security-Policy": policy } });
  const say = await stubOf(page);
  await say("height", { height: 345 });
  await say("change", CHANGE);
  await expect.poll(() => heights(page)).toEqual([345]);
  await expect.poll(() => page.url()).toMatch(/[?]gpu=gpus%3D8%26v%3D1$/);
});

test("the script is small, and plain ASCII for hosts in any encoding", () => {
  expect(EMBED.length).toBeLessThan(3_000);
  expect(EMBED).toMatch(/^[\n -~]*$/);
});

test("the real selector answers in it, across sites, under the documented headers", async ({ page, site, complaints }) => {
  const url = await site(dist, { base: "/docs/selector/", headers: documented });
  const body = `<!doctype html><title>host</title>${ICON}<script src="${url}embed.js" defer></script>
    <div style="height: 3000px"></div><div data-gpu-selector data-query="scene=team-training" data-lang="en"></div>`;
  await page.goto(await site({ "index.html": body }));
  const frame = page.frameLocator("iframe");
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await expect(frame.locator("[data-recommended]")).toHaveAttribute("data-platform", "b");
  await frame.getByRole("textbox").first().press("Enter");
  expect(complaints).toEqual([]);
});

test("the demonstration page works under the documented headers and asks its own site alone", async ({ page, site }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const url = await site(dist, { headers: documented });
  await page.goto(`${url}embed-demo.html?mine=1`);
  await page.getByRole("button", { name: "Add one" }).click();
  await expect(page.locator("iframe")).toHaveCount(3);
  for (const title of ["First", "Second", "Added later"]) {
    const element = page.getByTitle(title);
    await element.scrollIntoViewIfNeeded();
    await expect(element.contentFrame().locator("[data-recommended]")).toHaveAttribute("data-platform", "b");
  }
  for (const request of asked.filter((request) => !request.startsWith("data:"))) expect(new URL(request).origin).toBe(new URL(url).origin);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

  // What the selector tells is shown; here the test speaks for it.
  await page.getByTitle("Second").evaluate((element, change) => {
    dispatchEvent(new MessageEvent("message", {
      source: (element as HTMLIFrameElement).contentWindow,
      data: { source: "gpu-selector", v: 1, type: "change", ...change },
    }));
  }, CHANGE);
  await expect(page.getByRole("listitem").first()).toHaveText(`Second: ${JSON.stringify(CHANGE)}`);
});
