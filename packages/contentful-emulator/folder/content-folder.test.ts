import { rename, rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openContentFolder } from "./content-folder.ts";
import { contentTypes, COOK, drawPicture, RECIPE, writeContent, writeRecipes } from "./fixtures.ts";
import { describeFault } from "./front-matter.ts";

type Files = Awaited<ReturnType<typeof writeContent>>;

/** The folder as it is read the first time. */
async function readFirst({ folder }: Files) {
  const content = await openContentFolder({ directory: folder, contentTypes }).read();
  return { content, faults: content?.faults.map(describeFault) };
}

test("an entry has its file's name, its fields, its links and its text, and pictures beside it are assets", async () => {
  await using files = await writeRecipes();
  const { content, faults } = await readFirst(files);
  expect(faults).toEqual([]);
  expect(content?.space.entries).toMatchObject([
    {
      sys: { id: "anna", type: "Entry", contentType: { sys: { id: "cooks" } }, publishedVersion: 1 },
      fields: {
        name: { "en-US": "Anna" },
        portrait: { "en-US": { sys: { linkType: "Asset", id: "cooks-anna.png" } } },
      },
    },
    {
      sys: { id: "soup", publishedAt: "2026-05-01T00:00:00.000Z" },
      fields: {
        minutes: { "en-US": 20 },
        cooks: { "en-US": [{ sys: { type: "Link", linkType: "Entry", id: "anna" } }] },
        method: { "en-US": { content: [{ content: [{ value: "Boil " }, { value: "water" }, { value: "." }] }] } },
      },
    },
  ]);
  const [asset] = content?.space.assets ?? [];
  expect(asset?.fields.file["en-US"]).toMatchObject({ contentType: "image/png", fileName: "anna.png" });
  expect(asset?.fields.file["en-US"]?.details?.image).toEqual({ width: 30, height: 40 });
  expect([...(content?.files.values() ?? [])]).toEqual([
    { path: join(files.folder, "cooks/anna.png"), contentType: "image/png" },
  ]);
});

test("JSON, other locales, numbers as text, drafts, own ids and what is said beside a picture are read", async () => {
  const locales = [{ code: "en-US", default: true }, { code: "ml" }];
  await using files = await writeContent({
    "space.json": JSON.stringify({ space: "kitchen", locales }),
    "cooks/ben.json": JSON.stringify(
      { name: "Ben", portrait: "ben.png", sys: { id: "Ben1", version: 9 }, draft: true },
      null,
      "\t",
    ),
    "cooks/cara.md": "---\nname: 007\nphones: [0470 1, 04702, yes]\n---\n",
    "cooks/ben.png": await drawPicture(8, 8),
    "cooks/ben.png.yaml": "title: Ben at sea\ndescription: A man in a boat\ndescription.ml: തോണി\n",
    "recipes/tea.md": "---\ntitle: Tea\ntitle.ml: ചായ\nhint: |\n  Use _leaves_\n---\n",
  });
  const { content, faults } = await readFirst(files);
  expect(faults).toEqual([]);
  expect(content?.space.entries).toMatchObject([
    { sys: { id: "Ben1", version: 9, space: { sys: { id: "kitchen" } } } },
    { fields: { name: { "en-US": "007" }, phones: { "en-US": ["0470 1", "04702", "yes"] } } },
    { fields: { title: { "en-US": "Tea", ml: "ചായ" } } },
  ]);
  expect(content?.space.entries[0]?.sys.publishedVersion).toBeUndefined();
  expect(content?.space.assets[0]?.fields).toMatchObject({
    title: { "en-US": "Ben at sea" },
    description: { "en-US": "A man in a boat", ml: "തോണി" },
  });
});

test("a file beside an entry translates it, and one without an entry or for a field of one value is named", async () => {
  const locales = [{ code: "en-US", default: true }, { code: "ml-IN" }];
  await using files = await writeContent({
    "space.json": JSON.stringify({ space: "kitchen", locales }),
    "recipes/tea.md": "---\ntitle: Tea\nhint: Use leaves\nminutes: 5\n---\n",
    "recipes/tea.ml.md": "---\ntitle: ചായ\nhint: ഇല\n---\n",
    "recipes/rice.md": "---\ntitle: Rice\n---\n",
    "recipes/rice.ml-IN.md": "---\ntitle: ചോറ്\nminutes: 5\n---\n",
    "recipes/gone.ml.md": "---\ntitle: പോയി\n---\n",
  });
  const { content, faults } = await readFirst(files);
  expect(faults).toEqual([
    "recipes/gone.ml.md: translates recipes/gone.md, which is not there",
    "recipes/rice.ml-IN.md:3: minutes: minutes is not localised, so it has one value",
  ]);
  const tea = content?.space.entries.find(({ sys }) => sys.id === "tea");
  expect(content?.space.entries.map(({ sys }) => sys.id)).toEqual(["rice", "tea"]);
  expect(tea?.fields).toMatchObject({ title: { "en-US": "Tea", "ml-IN": "ചായ" }, minutes: { "en-US": 5 } });
  expect(JSON.stringify(tea?.fields["hint"]?.["ml-IN"])).toContain("ഇല");
});

test.each([
  [
    "recipes/x.md",
    "title: X",
    "recipes/x.md:1: must begin with a line ---, the fields, one a line, and another line ---",
  ],
  ["recipes/x.md", "---\ntitle: X: y\n---\n", /^recipes\/x\.md:2: no valid YAML: put the value in quotes/],
  [
    "recipes/x.md",
    "---\ntitle: X\ntitel: Y\n---\n",
    /^recipes\/x\.md:3: there is no field "titel"; the fields are title, minutes/,
  ],
  ["recipes/x.md", "---\nminutes: 3\n---\n", "recipes/x.md: title is missing"],
  ["recipes/x.md", "---\ntitle: X\nminutes: soon\n---\n", "recipes/x.md:3: minutes must be a whole number"],
  ["recipes/x.md", "---\ntitle: X\nminutes: 601\n---\n", "recipes/x.md:3: minutes must be from 1 to 600"],
  ["recipes/x.md", "---\ntitle: X\ncooks:\n  - anna\n  - bob\n---\n", /^recipes\/x\.md:5: there is no entry "bob"/],
  [
    "recipes/x.md",
    "---\ntitle: X\ncooks: [recipes/soup]\n---\n",
    /^recipes\/x\.md:3: recipes\/soup is of recipes: the link/,
  ],
  ["recipes/x.md", "---\ntitle: X\n---\n\nA\n\n![](no.png)\n", /^recipes\/x\.md:7: there is no file "no\.png"/],
  ["recipes/x.md", "---\ntitle: X\nhint: |\n  A\n\n  <div>b</div>\n---\n", /^recipes\/x\.md:6: HTML is not shown/],
  ["recipes/x.md", "---\ntitle: X\ndate: soon\n---\n", /^recipes\/x\.md:3: date must be a date such as/],
  [
    "recipes/x.md",
    "---\ntitle: X\nsys: { id: soup }\n---\n",
    /^recipes\/x\.md: has the id "soup", which recipes\/soup\.md has/,
  ],
  ["recipes/x.json", '{\n  "title": "X",\n}', /^recipes\/x\.json:3: no valid JSON/],
  [
    "cooks/x.md",
    "---\nname: X\nhouse: Home\n---\n",
    /^cooks\/x\.md:3: house must be one of "Garden House", "Harbour House", not "Home"/,
  ],
  ["cooks/x.md", "---\nname: X\n---\nText\n", /^cooks\/x\.md:4: cooks have no rich text/],
  [
    "cooks/x.md",
    "---\nname: X\nportrait: ../recipes/x.mp4\n---\n",
    /^cooks\/x\.md:3: "\.\.\/recipes\/x\.mp4" must be of the kind image/,
  ],
  ["cooks/x.md", "---\nname: X\nportrait: bad.png\n---\n", /^cooks\/bad\.png: cannot be shown/],
  [
    "cakes/x.md",
    "---\nname: X\n---\n",
    /^cakes\/x\.md: there is no content type "cakes": the folders of entries are cooks, recipes/,
  ],
])("a mistake in %s is named: %j", async (path, text, message) => {
  await using files = await writeRecipes({ [path]: text, "recipes/x.mp4": "film", "cooks/bad.png": "no picture" });
  const { content, faults } = await readFirst(files);
  expect(faults).toHaveLength(1);
  expect(faults?.[0]).toMatch(message);
  expect(content?.space.entries.map(({ sys }) => sys.id)).toEqual(expect.arrayContaining(["anna", "soup"]));
});

test("all mistakes are named in one go", async () => {
  await using files = await writeContent({
    "cooks/a.md": "---\nhouse: Home\nage: 4\n---\n",
    "recipes/b.md": "---\ntitle: B\ncooks: [nobody]\nminutes: x\n---\n",
  });
  expect((await readFirst(files)).faults).toHaveLength(5);
});

/** A folder that was read once; a change is made older than one that is still being written. */
async function openRecipes() {
  const files = await writeRecipes();
  const folder = openContentFolder({ directory: files.folder, contentTypes });
  await folder.read();
  let seconds = 10;
  const write = async (path: string, text: string | Uint8Array) => {
    await files.write(path, text);
    const before = new Date(Date.now() - (seconds += 1) * 1000);
    await utimes(join(files.folder, path), before, before);
  };
  const read = async () => {
    const content = await folder.read();
    const titles = content?.space.entries.map(({ fields }) => (fields.title ?? fields.name)?.["en-US"]);
    return { content, titles, faults: content?.faults.map(describeFault) };
  };
  return { ...files, folder, path: files.folder, write, read };
}

test("only what changed is parsed, and what did not change stays the same object", async () => {
  await using files = await openRecipes();
  expect((await files.read()).content).toBeUndefined();
  await files.write("recipes/soup.md", RECIPE.replace("Soup", "Stew"));
  const first = (await files.read()).content;
  await files.write("recipes/soup.md", RECIPE.replace("Soup", "Broth"));
  const { content, titles } = await files.read();
  expect(titles).toEqual(["Anna", "Broth"]);
  expect(content?.space.entries[0]).toBe(first?.space.entries[0]);
  expect(content?.space.assets[0]).toBe(first?.space.assets[0]);
});

test("a wrong file keeps the last good version of its entry, also while others change", async () => {
  await using files = await openRecipes();
  await files.write("recipes/soup.md", RECIPE.replace("Soup", "Stew").replace("[anna]", "[nobody]"));
  expect(await files.read()).toMatchObject({
    titles: ["Anna", "Soup"],
    faults: [/nobody/].map((one) => expect.stringMatching(one)),
  });
  await files.write("cooks/anna.md", COOK.replace("Anna", "Anne"));
  expect(await files.read()).toMatchObject({ titles: ["Anne", "Soup"], faults: [expect.stringMatching(/nobody/)] });
  await files.write("recipes/soup.md", RECIPE.replace("Soup", "Stew"));
  expect(await files.read()).toMatchObject({ titles: ["Anne", "Stew"], faults: [] });
});

test("a deleted file withdraws its entry, and who links to it is named and stays", async () => {
  await using files = await openRecipes();
  await rm(join(files.path, "cooks/anna.md"));
  // Editors delete a file before they write it anew: it is missed twice before it is gone.
  expect((await files.read()).content).toBeUndefined();
  expect(files.folder.isSettled()).toBe(false);
  expect(await files.read()).toMatchObject({
    titles: ["Soup"],
    faults: [expect.stringMatching(/soup\.md:4: there is no entry "anna"/)],
  });
});

test("a renamed file, a replaced picture and a new folder are read", async () => {
  await using files = await openRecipes();
  const addressOf = (content: Awaited<ReturnType<typeof files.read>>["content"]) =>
    content?.space.assets[0]?.fields.file["en-US"]?.url;
  await files.write("cooks/new.tmp", COOK.replace("Anna", "Anne"));
  await rename(join(files.path, "cooks/new.tmp"), join(files.path, "cooks/anna.md"));
  const before = await files.read();
  expect(before.titles).toEqual(["Anne", "Soup"]);
  await files.write("cooks/anna.png", await drawPicture(60, 20));
  await files.write("recipes/winter/pie.md", "---\ntitle: Pie\ncooks: [anna]\n---\n");
  const after = await files.read();
  expect(after.titles).toEqual(["Anne", "Soup", "Pie"]);
  expect(addressOf(after.content)).not.toBe(addressOf(before.content));
  expect(after.content?.space.entries[2]?.sys.id).toBe("winter-pie");
});

test("a file that is still being written is left until it rests", async () => {
  await using files = await openRecipes();
  const path = join(files.path, "recipes/soup.md");
  await files.write("recipes/soup.md", RECIPE.replace("Soup", "Stew"));
  await utimes(path, new Date(), new Date());
  expect((await files.read()).content).toBeUndefined();
  expect(files.folder.isSettled()).toBe(false);
  const rested = new Date(Date.now() - 1000);
  await utimes(path, rested, rested);
  expect((await files.read()).titles).toEqual(["Anna", "Stew"]);
  expect(files.folder.isSettled()).toBe(true);
});

test("a folder that is gone or empty withdraws nothing, and says so", async () => {
  await using files = await openRecipes();
  await rename(files.path, `${files.path}-away`);
  await expect(files.folder.read()).rejects.toThrow("cannot be read");
  await files.write("notes.txt", "");
  await files.folder.read().catch(() => undefined);
  await expect(files.folder.read()).rejects.toThrow("every entry is gone");
  await rm(files.path, { recursive: true });
  await rename(`${files.path}-away`, files.path);
  expect((await files.read()).content?.space.entries.length ?? 2).toBe(2);
});

test("a wrong space.json keeps the last good one, and stops the first reading", async () => {
  await using files = await openRecipes();
  await files.write("space.json", "{");
  expect(await files.read()).toMatchObject({
    titles: ["Anna", "Soup"],
    faults: [expect.stringMatching(/^space\.json: /)],
  });
  await expect(readFirst({ ...files, folder: files.path })).rejects.toThrow("space.json");
});
