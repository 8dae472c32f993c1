import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadSite } from "../../hospitals/load-site.server.ts";
import { listOutputs } from "./outputs.ts";

/**
 * Writes the logos, the signs for tabs and phones and the pictures of shared links, from the facts and pictures in
 * data/: `node studio/brand/build-brand.ts`. With `--check` it only says what is missing or older than what it shows; a
 * hospital it was never run for is passed over, because its pages show the group's picture.
 */
const PROJECT = join(import.meta.dirname, "../..");
const BUILT = join(import.meta.dirname, "built.json");

const outputs = await listOutputs(await loadSite({ dataDir: join(PROJECT, "data") }), PROJECT);
if (process.argv.includes("--check")) await check();
else await build();

async function build() {
  for (const { file, make } of outputs) {
    const bytes = await make();
    await writeFile(join(PROJECT, file), bytes);
    console.log(`${file}: ${(bytes.length / 1024).toFixed(1)} KB`);
  }
  const built = Object.fromEntries(outputs.map(({ file, fingerprint }) => [file, fingerprint]));
  await writeFile(BUILT, `${JSON.stringify(built, null, 2)}\n`);
}

async function check() {
  const built = JSON.parse(await readFile(BUILT, "utf8")) as Record<string, string>;
  const known = outputs.filter(({ file }) => built[file]);
  const old = known.filter(({ file, fingerprint }) => built[file] !== fingerprint || !existsSync(join(PROJECT, file)));
  for (const { file } of old) console.error(`${file} is missing or old: node studio/brand/build-brand.ts`);
  if (old.length > 0 || known.length === 0) process.exitCode = 1;
}
