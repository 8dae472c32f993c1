import { utimes, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { createImageTools } from "./assets/image-tools.ts";
import type { ContentPlace } from "./content-source.ts";
import { createAsset, createContentType, createEntry, createField, writeSpaceExport } from "./fixtures.ts";
import { contentTypes, writeRecipes } from "./folder/fixtures.ts";
import { openServedContent, type ContentReload } from "./served-content.ts";

const titles = ({ changed }: ContentReload) =>
  changed?.map(({ sys, fields }) => `${sys.id} ${String(Object.values(fields)[0]?.["en-US"])}`);

/** What is told after each of the changes; a file may be read twice, before it got its time and after. */
async function reloadAfter(place: ContentPlace, ...changes: (() => Promise<void>)[]) {
  const content = await openServedContent(place, createImageTools());
  const told: (string[] | undefined)[] = [];
  const stop = content.watch((reload) => void told.push(titles(reload)));
  for (const change of changes) {
    await change();
    await content.refresh();
  }
  stop();
  return told.filter((changed) => changed?.length !== 0);
}

test("a reload of an export tells the entries that changed, as they were and as they are", async () => {
  const types = [createContentType("books", [createField("title", "Symbol")])];
  const book = (id: string, title: string) => createEntry("books", id, { title });
  const written = await writeSpaceExport({ contentTypes: types, entries: [book("a", "A"), book("b", "B")] });
  await using _ = written;
  let at = 1;
  const save =
    (entries: object[], assets: object[] = []) =>
    async () => {
      await writeFile(written.file, JSON.stringify({ contentTypes: types, entries, assets }));
      await utimes(written.file, (at += 1), at);
    };
  const picture = createAsset("p", "p.png", "image/png");
  const told = await reloadAfter(
    { exportFile: written.file },
    save([book("a", "A"), book("b", "Z"), book("c", "C")]),
    save([book("b", "Z"), book("c", "C")]),
    save([book("c", "C"), book("b", "Z")]),
    save([book("c", "C"), book("b", "Z")], [picture]),
  );
  expect(told).toEqual([["b B", "b Z", "c C"], ["a A"], undefined, undefined]);
});

test("a reload of a folder tells the entry whose file or translation changed", async () => {
  await using files = await writeRecipes();
  const save = (path: string, text: string) => async () => {
    const file = `${files.folder}/${path}`;
    await writeFile(file, text);
    await utimes(file, text.length, text.length);
  };
  const told = await reloadAfter(
    { contentFolder: files.folder, contentTypes },
    save("recipes/tea.md", "---\ntitle: Tea\n---\n"),
    save("recipes/tea.md", "---\ntitle: Black tea\n---\n"),
  );
  expect(told).toEqual([["tea Tea"], ["tea Tea", "tea Black tea"]]);
});
