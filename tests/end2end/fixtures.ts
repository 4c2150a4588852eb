// What a test asks for by name:
//   import { expect, test } from "./fixtures.ts";
//   test("…", async ({ app }) => { await app.open("?gpus=8"); … });
// Every test also fails when the page wrote an error to the console or threw one, unless it said `complaints.length = 0`
// because it wanted them.

import { test as base, expect } from "@playwright/test";
import { App } from "./page.ts";

export { expect };

export const test = base.extend<{ app: App; complaints: string[] }>({
  app: async ({ page }, use) => {
    await use(new App(page));
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(`${message.text()} (${message.location().url})`);
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints, "errors in the console").toEqual([]);
    },
    { auto: true },
  ],
});
