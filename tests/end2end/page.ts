// The page as a person sees it: every place is found by its role and its name.

import { expect, type Locator, type Page } from "@playwright/test";
import { expectedAnswer, readAnswer, type Decision } from "./decision.ts";
import { QUESTIONS, SCENARIOS, WORDS, type Criterion, type Lang, type Scenario } from "./words.ts";

export type Strength = "must" | "want" | "nice";

export class App {
  readonly page: Page;
  readonly announcement: Locator;
  /** The language that the page is expected to speak. */
  lang: Lang = "zh";

  constructor(page: Page) {
    this.page = page;
    this.announcement = page.getByRole("status");
  }

  get words() {
    return WORDS[this.lang];
  }

  /** Opens the page with a query (`"?gpus=8"`) and waits until it answers. */
  async open(query = "", lang: Lang = query.includes("lang=en") ? "en" : "zh"): Promise<void> {
    this.lang = lang;
    await this.page.goto(`./${query}`);
    await this.ready();
  }

  async ready(): Promise<void> {
    await expect(this.page.locator("html")).toHaveAttribute("data-state", "ready");
  }

  // The form.

  scenario(id: Scenario): Locator {
    return this.page.getByRole("region", { name: this.words.scenarios }).getByRole("button", { name: SCENARIOS[id][this.lang] });
  }

  get clear(): Locator {
    return this.page.getByRole("button", { name: this.words.clear, exact: true });
  }

  /** The box, list or text field of a question. */
  field(id: Criterion): Locator {
    const role = { flag: "checkbox", level: "combobox", quantity: "textbox" } as const;
    return this.page.getByRole(role[QUESTIONS[id].kind], { name: QUESTIONS[id][this.lang], exact: true });
  }

  strengths(id: Criterion): Locator {
    return this.page.getByRole("group", { name: this.words.strength + QUESTIONS[id][this.lang], exact: true });
  }

  strength(id: Criterion, strength: Strength): Locator {
    return this.strengths(id).getByRole("radio", { name: this.words.strengths[strength] });
  }

  context(part: "scale" | "team" | "ops", answer: keyof App["words"]["answers"]): Locator {
    const group = this.page.getByRole("group", { name: this.words.contexts[part], exact: true });
    return group.getByRole("radio", { name: this.words.answers[answer], exact: true });
  }

  get countFit(): Locator {
    return this.page.getByRole("checkbox", { name: this.words.countFit });
  }

  language(lang: Lang): Locator {
    return this.page.getByRole("button", { name: { zh: "中文", en: "English" }[lang] });
  }

  async speak(lang: Lang): Promise<void> {
    await this.language(lang).click();
    this.lang = lang;
    await expect(this.page.locator("html")).toHaveAttribute("lang", this.words.htmlLang);
  }

  // The answer.

  get answer(): Locator {
    return this.page.getByRole("main").getByRole("region").first();
  }

  /** The sentence. */
  get verdict(): Locator {
    return this.answer.getByRole("heading", { level: 2 }).first();
  }

  /** A part that opens and closes, by the words one clicks on. */
  part(title: string | RegExp): Locator {
    // Of parts in each other the inner one comes last.
    return this.answer.getByRole("group").filter({ has: this.page.locator("summary", { hasText: title }) }).last();
  }

  async toggle(title: string | RegExp): Promise<void> {
    await this.answer.locator("summary", { hasText: title }).click();
  }

  get takeBack(): Locator {
    return this.answer.getByRole("button", { name: this.words.takeBack });
  }

  /** Which platforms a text names, and what else it says of them. */
  told(text: string) {
    const { platforms, none, confirmed, map } = this.words;
    const named = Object.entries(platforms).filter(([, name]) => text.includes(name));
    return { recommended: named.map(([id]) => id), confirm: text.includes(confirmed), none: text.includes(none) || text.includes(map.none) };
  }

  get proof(): Locator {
    return this.page.getByRole("table", { name: this.words.proof });
  }

  get matrix(): Locator {
    return this.page.getByRole("table", { name: this.words.matrix });
  }

  section(name: string): Locator {
    return this.page.getByRole("region", { name, exact: true });
  }

  /** What the link said in vain; its name says how much. */
  get notice(): Locator {
    return this.page.getByRole("region").filter({ has: this.page.getByRole("button", { name: this.words.dismiss }) });
  }

  // What scripts rely on.

  /** The query in the address bar, without `?`. */
  get query(): string {
    return new URL(this.page.url()).search.slice(1);
  }

  async expectQuery(query: string): Promise<void> {
    await expect.poll(() => this.query, { message: "the address bar" }).toBe(query);
  }

  /** The decision of the built program, as anybody's script gets it. */
  async decide(query: string): Promise<Decision> {
    const json = await this.page.evaluate(
      (query) => (window as unknown as { wasmBindings: { decide(query: string): string } }).wasmBindings.decide(query),
      query,
    );
    return JSON.parse(json);
  }

  /** What the controls ask, written as a link writes it; a field's own text stands for what it means. */
  async asked(): Promise<Record<string, string>> {
    return this.page.evaluate(() => {
      const asked: Record<string, string> = {};
      const chosen = (name: string) =>
        [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].findIndex(({ checked }) => checked);
      for (const control of document.querySelectorAll<HTMLInputElement>("form :is([type=checkbox], [type=text], select)[name]")) {
        const value = control.type === "checkbox" ? (control.checked ? "yes" : "") : control.value;
        if (value) asked[control.name] = value + ["", ",want", ",nice"][chosen(`strength-${control.name}`)];
      }
      const context = { scale: ["small", "medium", "large"], team: ["solo", "many"], ops: ["yes", "no"] };
      for (const [part, answers] of Object.entries(context)) {
        const answer = answers[chosen(part) - 1];
        if (answer) asked[part] = answer;
      }
      return asked;
    });
  }

  /** The address bar, the form and the answer say the same, and `decide` agrees with them. */
  async expectAgreement(): Promise<void> {
    const decision = await this.decide(this.query);
    const asked = Object.fromEntries(decision.query.split("&").map((pair) => pair.split("=")));
    const { v: _, fit, ...needs } = asked;
    await expect.poll(() => this.asked(), { message: "the controls" }).toEqual(needs);
    await expect(this.countFit).toBeChecked({ checked: fit !== "off" });
    await this.expectAnswer();
  }

  /** The answer is that of `decide` for the address bar. */
  async expectAnswer(): Promise<void> {
    await expect(async () => {
      expect(await this.shown()).toEqual(expectedAnswer(await this.decide(this.query)));
    }).toPass({ timeout: 5_000 });
  }

  /** What the answer's attributes say. */
  async shown() {
    return this.page.evaluate(readAnswer);
  }
}
