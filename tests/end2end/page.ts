// The page as a person sees it: every place is found by its role and its name.

import type { Locator, Page } from "@playwright/test";

export class App {
  readonly page: Page;
  readonly heading: Locator;
  readonly announcement: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole("heading", { level: 1 });
    this.announcement = page.getByRole("status");
  }

  /** Opens the page with a query (`"?gpus=8"`) and waits until it answers. */
  async open(query = ""): Promise<void> {
    await this.page.goto(`./${query}`);
    await this.page.waitForFunction(() => "wasmBindings" in window);
  }

  /** The decision of the built program, as anybody's script gets it. */
  async decide(query: string): Promise<unknown> {
    const json = await this.page.evaluate(
      (query) => (window as unknown as { wasmBindings: { decide(query: string): string } }).wasmBindings.decide(query),
      query,
    );
    return JSON.parse(json);
  }
}
