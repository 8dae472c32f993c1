// Writes a brotli and a gzip copy beside every text file of the built client, so that serving one costs no work.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const CLIENT_DIR = resolve(import.meta.dirname, "../build/client");
const TEXT_FILES = new Set([".css", ".js", ".json", ".svg", ".txt"]);

/**
 * Browsers never go to the desk, to mailed links and to what is no page of React by a script: the table of routes that
 * they get is without them.
 */
const UNSCRIPTED =
  /"[^"]+":\{[^{}]*"hasDefaultExport":false[^{}]*\},?|"(?:check-code|routes\/(?:check-board|redirect)|desk-[\w-]+|linked-(?:day|numbers)|(?:group-|routes\/hospital\/)requests-link|routes\/hospital\/(?:desk\/[\w-]+|consent|numbers))":\{[^{}]*\},?/g;

const files = await readdir(CLIENT_DIR, { recursive: true });
for (const file of files.filter((name) => TEXT_FILES.has(extname(name)))) {
  const path = join(CLIENT_DIR, file);
  const isRouteTable = /^assets\/manifest-\w+\.js$/.test(file);
  if (isRouteTable) await writeFile(path, (await readFile(path, "utf8")).replace(UNSCRIPTED, "").replace(",}}", "}}"));
  const text = await readFile(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${path}.br`, brotliCompressSync(text, quality));
  await writeFile(`${path}.gz`, gzipSync(text, { level: 9 }));
}
