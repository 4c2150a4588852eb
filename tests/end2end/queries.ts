// Queries to be shown by the page: all those of tests/scenarios, and made-up ones, the same in every run.

import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../scenarios/", import.meta.url);

/** Every query of the scenario files. */
export function fromScenarios(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .flatMap((name) => [...readFileSync(new URL(name, folder), "utf8").matchAll(/^```query\n([^]*?)^```/gm)])
    .flatMap(([, block]) => (block.trim() ? block.trim().split("\n") : [""]));
}

const CHOICES: Record<string, string[]> = {
  shared_drive: ["yes"],
  cloud_disk: ["yes"],
  machine_tiers: ["none", "partial", "clear"],
  gpu_variety: ["limited", "fair", "rich"],
  gpus: ["0", "1", "4", "5", "6", "64"],
  custom_machine: ["yes"],
  expansion: ["0GB", "72GB", "80GB", "88.5GB", "2T", "5500GB", "6T", "7TB"],
  repo_images: ["yes"],
  audit_log: ["unclear", "average", "console"],
  value: ["average", "medium", "good"],
  easy_start: ["yes"],
  scale: ["small", "medium", "large"],
  team: ["solo", "many"],
  ops: ["yes", "no"],
  fit: ["off"],
};

/** Any number of queries with any number of needs. */
export function madeUp(count: number): string[] {
  let state = 1;
  const below = (limit: number) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
  const pick = <T>(list: T[]) => list[below(list.length)];
  return Array.from({ length: count }, () => {
    const odds = pick([2, 3, 6]);
    const needs = Object.entries(CHOICES).filter(() => below(odds) === 0);
    const strength = (key: string) => (["scale", "team", "ops", "fit"].includes(key) ? "" : pick(["", ",want", ",nice"]));
    return needs.map(([key, values]) => `${key}=${pick(values)}${strength(key)}`).join("&");
  });
}
