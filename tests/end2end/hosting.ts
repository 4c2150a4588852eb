// The headers that docs/hosting/ tells hosts to send, for tests to serve the page with.

import { readFileSync } from "node:fs";

/** The text of a configuration in docs/hosting/. */
export function configuration(name: string): string {
  return readFileSync(new URL(`../../docs/hosting/${name}`, import.meta.url), "utf8");
}

/** The headers that docs/hosting/_headers gives a file (`""` is the page itself), as Netlify and Cloudflare read it. */
export function documented(name: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of configuration("_headers").split("\n")) {
    if (line.startsWith("/")) {
      applies = line.endsWith("*") ? `/${name}`.startsWith(line.slice(0, -1)) : `/${name}` === line;
    } else if (applies && line.startsWith("  ")) {
      const [, key, value] = /^ +([^:]+): (.*)$/.exec(line)!;
      if (key in headers) throw new Error(`${key} of ${name} stands in two rules that meet`);
      headers[key] = value;
    }
  }
  return headers;
}

/** The policy that the page runs under. */
export const POLICY = documented("")["Content-Security-Policy"];
