// The real dist/, served as a plain web server would, in the machine's own Chromium. `make build` first.

import { execFileSync } from "node:child_process";
import { defineConfig, devices } from "@playwright/test";
import { launch } from "./chromium.mjs";

// Every worker reads this file again: the first to read it picks a free port, the others find it in the environment.
const port = (process.env.END2END_PORT ??= execFileSync(process.execPath, [
  "-e",
  "const s = require('node:net').createServer().listen(0, '127.0.0.1', () => { console.log(s.address().port); s.close(); })",
]).toString().trim());

// Not the root: the page must not care where it is put.
const base = "/some/where/";

export default defineConfig({
  testDir: ".",
  outputDir: "results/artifacts",
  // The sums of `make test` are read from the report.
  reporter: [["list"], ["json", { outputFile: "results/report.json" }]],
  // A test that passes the second time hides a fault.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://127.0.0.1:${port}${base}`,
    locale: "zh-CN",
    launchOptions: launch,
    screenshot: "only-on-failure",
    // A trace costs half of the time again; `playwright test --trace on` makes one.
    trace: "off",
  },
  webServer: {
    command: `"${process.execPath}" serve.mjs ../../dist --port ${port} --base ${base}`,
    url: `http://127.0.0.1:${port}${base}`,
    reuseExistingServer: false,
    timeout: 10_000,
  },
});
