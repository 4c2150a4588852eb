// Web servers for a test, each an origin of its own; all end with it.
//   import { expect, test } from "./sites.ts";
//   test("…", async ({ site }) => { const url = await site({ "index.html": "…" }); … });

import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { test as base } from "./fixtures.ts";
import { serve } from "./serve.mjs";

export { expect } from "./fixtures.ts";

type Options = { base?: string; headers?: (name: string) => Record<string, string | null> };

/** The build. */
export const dist = new URL("../../dist/", import.meta.url).pathname;

export const test = base.extend<{ site: (content: string | Record<string, string | Buffer>, options?: Options) => Promise<string> }>({
  /** Serves a folder, or files written here, and gives the address. */
  site: async ({}, use, testInfo) => {
    const servers: Awaited<ReturnType<typeof serve>>[] = [];
    await use(async (content, options) => {
      let folder = content;
      if (typeof folder !== "string") {
        folder = testInfo.outputPath(`site-${servers.length}`);
        await mkdir(folder, { recursive: true });
        for (const [name, text] of Object.entries(content)) await writeFile(path.join(folder, name), text);
      }
      servers.push(await serve(folder, options));
      return servers.at(-1)!.url;
    });
    for (const server of servers) await server.close();
  },
});
