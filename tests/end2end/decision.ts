// The public contracts that tests hold the page to: the decision JSON, and the attributes in the answer.

/** The parts of the decision JSON that tests read. */
export interface Decision {
  query: string;
  ignored: { key: string; value: string; reason: string }[];
  verdict: "open" | "recommended" | "tie" | "none";
  recommended: string[];
  scenario: string | null;
  platforms: { id: string; status: string; needs: { criterion: string; outcome: string }[] }[];
  insight: {
    firmness: { word: "firm" | "fair" | "thin"; weights: { low: number; high: number; needed: boolean }[] } | null;
    changes: Change[];
    status_changes: Change[];
    loosen: { id: string }[];
    questions: { id: string; criterion: string; decides: boolean; if_yes: string[]; if_no: string[] }[];
  };
}

export interface Change {
  verdict: Decision["verdict"];
  recommended: string[];
  status: string | null;
}

/** What a sentence about a decision says, as `App.told` reads it. */
export function expectedTold({ verdict, recommended, platforms }: Decision) {
  const first = platforms.find(({ id }) => recommended.includes(id));
  return { recommended, confirm: verdict !== "none" && first?.status === "confirm", none: verdict === "none" };
}

/** Runs inside the page, so it may use nothing from this file. */
export function readAnswer() {
  const ids = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset.platform ?? "not a platform");
  return {
    platforms: [...document.querySelectorAll<HTMLElement>("[data-platform], [data-status]")].map(({ dataset }) => [
      dataset.platform,
      dataset.status,
    ]),
    recommended: ids("[data-recommended]").sort(),
  };
}

export function expectedAnswer({ verdict, platforms, recommended }: Decision) {
  return {
    platforms: verdict === "open" ? [] : platforms.map(({ id, status }) => [id, status]),
    recommended,
  };
}
