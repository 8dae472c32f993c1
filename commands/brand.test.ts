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

test("files are copied to their places, with the line for brand.json, and none over another", async () => {
  const { dataDir, from, add } = await setUp();
  const [logo, licence] = [join(from, "logo.svg"), join(from, "karla/LICENSE")];
  await mkdir(join(from, "karla"));
  await writeFile(logo, "<svg/>");
  await writeFile(licence, "OFL");
  const { code, printed } = await add(`${logo} ${FONT} ${licence}`);
  expect(code).toBe(0);
  expect(printed).toContain('"fonts": { "text": ["figtree-latin.woff2"] }');
  expect((await readdir(join(dataDir, "brand"))).toSorted()).toEqual(["fonts", "logo.svg"]);
  expect((await readdir(join(dataDir, "brand/fonts"))).toSorted()).toEqual([
    "figtree-latin.woff2",
    "karla-LICENSE.txt",
  ]);
  await writeFile(logo, "<svg></svg>");
  expect((await add(logo)).error?.message).toContain("is there already: delete it first");
  expect(await readFile(join(dataDir, "brand/logo.svg"), "utf8")).toBe("<svg/>");
});

test.each([
  ["photo.jpg", "photo.jpg is no font"],
  ["none.svg", "none.svg is no font"],
  ["logo.svg", "is not there"],
])("%s is refused, and nothing beside it is copied", async (name, message) => {
  const { dataDir, from, add } = await setUp();
  if (name !== "logo.svg") await writeFile(join(from, name), "x");
  expect((await add(`${FONT} ${join(from, name)}`)).error?.message).toContain(message);
  expect(await readdir(dataDir)).toEqual([]);
});
