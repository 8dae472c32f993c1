import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { manageBrand } from "./brand.ts";
import { runInTest } from "./test-support/run-in-test.ts";

const FONT = join("data/brand/fonts", "figtree-latin.woff2");

async function setUp() {
  const [dataDir, from] = [temporaryFolder(), temporaryFolder()];
  const add = (line: string) => runInTest(manageBrand, `add ${line}`, { env: { SITE_DATA_DIR: dataDir } });
  return { dataDir, from, add };
}

test("a package's Latin fonts and licence are copied, with the line for brand.json", async () => {
  const { dataDir, from, add } = await setUp();
  const folder = join(from, "karla");
  await mkdir(join(folder, "files"), { recursive: true });
  const font = await readFile(FONT);
  for (const name of [
    "karla-latin-wght-normal.woff2",
    "karla-latin-wght-italic.woff2",
    "karla-greek-wght-normal.woff2",
  ])
    await writeFile(join(folder, "files", name), font);
  await writeFile(join(folder, "LICENSE"), "OFL");
  const { code, printed } = await add(folder);
  expect(code).toBe(0);
  expect(printed).toContain('"fonts": { "text": ["karla-latin-wght-normal.woff2"] }');
  const copied = await readdir(join(dataDir, "brand/fonts"));
  expect(copied.toSorted()).toEqual(["karla-LICENSE.txt", "karla-latin-wght-normal.woff2"]);
});

test("files are copied to their places, and another of the same name is kept unless it is to be replaced", async () => {
  const { dataDir, from, add } = await setUp();
  const logo = join(from, "logo.svg");
  await writeFile(logo, "<svg/>");
  await add(`${logo} ${FONT}`);
  expect((await readdir(join(dataDir, "brand"))).toSorted()).toEqual(["fonts", "logo.svg"]);
  await writeFile(logo, "<svg></svg>");
  expect((await add(logo)).error?.message).toContain("--replace writes over it");
  expect(await readFile(join(dataDir, "brand/logo.svg"), "utf8")).toBe("<svg/>");
  expect((await add(`--replace ${logo}`)).code).toBe(0);
  expect(await readFile(join(dataDir, "brand/logo.svg"), "utf8")).toBe("<svg></svg>");
});

test.each([
  ["bad.woff2", "is no font that can be read"],
  ["photo.jpg", "photo.jpg is no font"],
  ["none.svg", "is not there"],
])("%s is refused, and nothing beside it is copied", async (name, message) => {
  const { dataDir, from, add } = await setUp();
  if (!name.startsWith("none")) await writeFile(join(from, name), "x");
  expect((await add(`${FONT} ${join(from, name)}`)).error?.message).toContain(message);
  expect(await readdir(dataDir)).toEqual([]);
});
