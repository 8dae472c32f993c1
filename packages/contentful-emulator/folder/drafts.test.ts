import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startContentService } from "../start-content-service.ts";
import { openSourceCheck } from "./check-source.ts";
import { createExport, readContentFolder } from "./export-folder.ts";
import { contentTypes, COOK, RECIPE, writeRecipes } from "./fixtures.ts";

const DRAFT = RECIPE.replace("Soup", "Hot soup");

async function serve(more: Record<string, string>) {
  const files = await writeRecipes(more);
  onTestFinished(() => files[Symbol.asyncDispose]());
  const reloads: (string | undefined)[] = [];
  const service = await startContentService({
    ...{ contentFolder: files.folder, contentTypes },
    onReload: ({ error }) => reloads.push(error),
  });
  onTestFinished(() => service.close());
  const ask = async (token: string, preview: boolean) => {
    const query = `{ recipesCollection(preview: ${preview}, order: title_ASC) {
      items { title sys { id publishedAt } cooksCollection { items { name } } } } }`;
    const response = await fetch(service.graphqlUrl, {
      ...{ method: "POST", body: JSON.stringify({ query }) },
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    });
    const body = (await response.json()) as { data: { recipesCollection: { items: { title: string }[] } } };
    return body.data.recipesCollection.items;
  };
  return {
    ...files,
    service,
    reloads,
    published: () => ask(service.deliveryToken, false),
    drafts: () => ask(service.previewToken, true),
  };
}

test("a draft beside an entry, and one without, are in previews alone, as new files are", async () => {
  const { service, published, drafts, write, folder, reloads } = await serve({
    "recipes/soup.draft.md": DRAFT,
    "recipes/tea.draft.md": "---\ntitle: Tea\ncooks: [new-cook]\n---\n",
    "cooks/new-cook.draft.md": COOK.replace("Anna", "Ben"),
  });
  const publishedAt = "2026-05-01T00:00:00.000Z";
  expect(await published()).toMatchObject([{ title: "Soup", sys: { id: "soup", publishedAt } }]);
  expect(await drafts()).toMatchObject([
    { title: "Hot soup", sys: { id: "soup", publishedAt } },
    { title: "Tea", sys: { id: "tea" }, cooksCollection: { items: [{ name: "Ben" }] } },
  ]);
  expect(service.faults).toEqual([]);
  // Published: the draft takes the place of the entry.
  await writeFile(join(folder, "recipes/soup.md"), DRAFT);
  await rm(join(folder, "recipes/soup.draft.md"));
  await service.refresh();
  expect(await published()).toMatchObject([{ title: "Hot soup" }]);
  expect(reloads.at(-1)).toBeUndefined();
  // A mistake in a draft is its editor's to see, and no fault of the folder.
  await write("recipes/tea.draft.md", "---\nminutes: soon\n---\n");
  await service.refresh();
  expect(service.faults).toEqual([]);
});

test("a link to an entry that is a draft alone is no fault, and an export has no drafts of published entries", async () => {
  await using files = await writeRecipes({
    "recipes/tea.md": "---\ntitle: Tea\ncooks: [new-cook]\n---\n",
    "recipes/tea.draft.md": "---\ntitle: Green tea\n---\n",
    "cooks/new-cook.draft.md": COOK,
  });
  const content = await readContentFolder({ directory: files.folder, contentTypes });
  expect(JSON.stringify(createExport(content))).not.toContain("Green tea");
  await files.write("recipes/broken.md", "---\ntitle: [\n---\n");
  const place = { directory: files.folder, contentTypes };
  await expect(readContentFolder(place)).rejects.toThrow("recipes/broken.md:2");
  expect((await readContentFolder(place, false)).space).toEqual(content.space);
});

test("the service goes on with another folder, and stays with the one it has where that cannot be read", async () => {
  const { service, published, folder } = await serve({});
  await expect(service.moveTo({ contentFolder: join(folder, "nowhere"), contentTypes })).rejects.toThrow("nowhere");
  expect(await published()).toMatchObject([{ title: "Soup" }]);
  await using other = await writeRecipes({ "recipes/soup.md": DRAFT });
  await service.moveTo({ contentFolder: other.folder, contentTypes });
  expect(await published()).toMatchObject([{ title: "Hot soup" }]);
  await other.write("recipes/new.md", RECIPE.replace("Soup", "Bread"));
  await rename(join(other.folder, "recipes/soup.md"), join(other.folder, "recipes/later.md"));
  await service.refresh();
  expect(await published()).toMatchObject([{ title: "Bread" }, { title: "Hot soup", sys: { id: "later" } }]);
});

test("entries are listed as an order beside them says, the others after them", async () => {
  const recipe = (title: string) => RECIPE.replace("Soup", title);
  await using files = await writeRecipes({
    ...{ "recipes/a.md": recipe("A"), "recipes/b.md": recipe("B"), "recipes/c.md": recipe("C") },
    "recipes/order.txt": "c\r\nnobody\nb\n",
  });
  const list = async () => {
    const { space } = await readContentFolder({ directory: files.folder, contentTypes });
    return space.entries.flatMap(({ sys }) => (sys.contentType.sys.id === "recipes" ? sys.id : [])).join(" ");
  };
  expect(await list()).toBe("c b a soup");
});

test("a text is checked as the folder would read it, before it is there", async () => {
  await using files = await writeRecipes();
  const check = await openSourceCheck(files.folder, contentTypes);
  const find = (text: string, more?: ReadonlySet<string>) =>
    check.findFaults("recipes/new.md", text, more).map(({ line, message }) => `${line}: ${message}`);
  expect(find(RECIPE)).toEqual([]);
  expect(find(RECIPE.replace("anna", "ben"))).toEqual([expect.stringContaining('4: there is no entry "ben"')]);
  expect(find(RECIPE.replace("anna", "ben"), new Set(["cooks/ben.md"]))).toEqual([]);
  expect(check.locales).toEqual({ defaultLocale: "en-US", others: [] });
});
