// A web server for a folder of static files, on this machine only.
//   node serve.mjs [folder = dist] [--port 8080] [--base /]
// `--base /some/path/` serves the folder below that path, as a docs site would. Port 0 takes any free one.
// It is as plain as the plainest host: no compression, no caching, 404 for what is not there.

import { createReadStream } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".woff2": "font/woff2",
};

/**
 * Starts the server; resolves to `{ url, close }` once it listens. `headers(name)` gives a file's headers that differ from the
 * plain ones; one that is null is not sent.
 */
export async function serve(folder, { port = 0, base = "/", headers = () => ({}) } = {}) {
  const root = await realpath(folder);
  const server = createServer((request, response) => {
    answer(root, { base, headers }, request, response).catch(() => plain(response, 500));
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${server.address().port}${base}`,
    close: () => new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
  };
}

async function answer(root, { base, headers }, request, response) {
  if (request.method !== "GET" && request.method !== "HEAD") return plain(response, 405);

  const asked = request.url.split(/[?#]/, 1)[0];
  if (!asked.startsWith(base)) return plain(response, 404);
  let name;
  try {
    name = decodeURIComponent(asked.slice(base.length));
  } catch {
    return plain(response, 400);
  }
  if (name.includes("\0")) return plain(response, 400);

  const found = await inside(root, name);
  if (!found) return plain(response, 404);

  const sent = {
    "Content-Type": TYPES[path.extname(found.file).toLowerCase()] ?? "application/octet-stream",
    "Content-Length": found.size,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    ...headers(name),
  };
  response.writeHead(200, Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null)));
  if (request.method === "HEAD") return response.end();
  createReadStream(found.file).on("error", () => response.destroy()).pipe(response);
}

/** The file that a name means, or null. Links are followed first, so nothing outside the root is ever read. */
async function inside(root, name) {
  try {
    let file = await realpath(path.join(root, name));
    let is = await stat(file);
    if (is.isDirectory()) {
      file = await realpath(path.join(file, "index.html"));
      is = await stat(file);
    }
    return is.isFile() && file.startsWith(root + path.sep) ? { file, size: is.size } : null;
  } catch {
    return null;
  }
}

function plain(response, status) {
  if (response.headersSent) return response.destroy();
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
  response.end(`${status}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: "string", default: "8080" }, base: { type: "string", default: "/" } },
  });
  try {
    const { url } = await serve(positionals[0] ?? "dist", { port: Number(values.port), base: values.base });
    console.log(`GPU Selector is at ${url} (Ctrl+C stops it)`);
  } catch (error) {
    console.error(
      error.code === "EADDRINUSE"
        ? `Port ${values.port} is taken. Name another one: PORT=8081 make serve`
        : `Cannot serve: ${error.message}`,
    );
    process.exit(1);
  }
}
