import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Picture } from "./picture.ts";
import { PICTURES } from "./pictures.ts";
import { writePicture } from "./write-picture.ts";

const PROJECT = path.resolve(import.meta.dirname, "../..");
const DRAWN = path.join(import.meta.dirname, "drawn.json");
const AT_A_TIME = 2;

/** What was drawn last: the fingerprint of each picture's SVG. */
type Drawn = Record<string, string>;

const fingerprint = (svg: string) => createHash("sha256").update(svg).digest("hex").slice(0, 16);
const missingFiles = (picture: Picture) =>
  picture.outputs.filter((output) => !existsSync(path.join(PROJECT, output.path)));

async function readDrawn(): Promise<Drawn> {
  return existsSync(DRAWN) ? (JSON.parse(await readFile(DRAWN, "utf8")) as Drawn) : {};
}

/** Names select pictures ("gallery" selects every name beginning so); named pictures are drawn even when unchanged. */
function selected(names: readonly string[]): Picture[] {
  if (names.length === 0) return [...PICTURES];
  return PICTURES.filter((picture) => names.some((name) => picture.name.startsWith(name)));
}

async function draw(names: readonly string[]): Promise<void> {
  const drawn = await readDrawn();
  const queue = selected(names);
  sharp.concurrency(1);
  const worker = async () => {
    for (let picture = queue.shift(); picture; picture = queue.shift()) {
      const svg = picture.draw();
      const print = fingerprint(svg);
      if (names.length === 0 && drawn[picture.name] === print && missingFiles(picture).length === 0) continue;
      const bytes = await writePicture(picture, svg, PROJECT);
      drawn[picture.name] = print;
      console.log(`${picture.name}: ${Math.round(bytes / 1024)} KB in ${picture.outputs.length} files`);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  const sorted = Object.fromEntries(Object.entries(drawn).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(DRAWN, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Lists what is missing or older than the code that draws it; the exit code says whether all is well. */
async function check(): Promise<void> {
  const drawn = await readDrawn();
  const problems = PICTURES.flatMap((picture) => {
    const missing = missingFiles(picture).map((output) => `missing: ${output.path}`);
    return drawn[picture.name] === fingerprint(picture.draw())
      ? missing
      : [...missing, `changed since drawn: ${picture.name}`];
  });
  for (const problem of problems) console.error(problem);
  console.log(`${PICTURES.length} pictures, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

const [first, ...rest] = process.argv.slice(2);
if (first === "--check") await check();
else await draw(first === undefined ? [] : [first, ...rest]);
