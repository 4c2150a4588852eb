// Puts a .br and a .gz beside every file of the build, for servers that send such files as they are.
//   node scripts/compress.mjs [folder = dist]

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const dist = process.argv[2] ?? "dist";
const SMALLER = /\.(css|csv|html|js|json|svg|txt|wasm)$/;

for (const name of readdirSync(dist).filter((name) => SMALLER.test(name))) {
  const file = path.join(dist, name);
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
