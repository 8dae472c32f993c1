import { utimes, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { openContentSource } from "./content-source.ts";
import { createContentType, createField, writeSpaceExport } from "./fixtures.ts";

const space = JSON.stringify({ contentTypes: [createContentType("recipe", [createField("title", "Symbol")])] });

test("an export that cannot be served fails again at each look until it changes", async () => {
  await using written = await writeSpaceExport(space);
  const source = await openContentSource({ exportFile: written.file });
  expect(await source.read()).toBeDefined();
  await write("{");
  await expect(source.read()).rejects.toThrow("no valid JSON");
  await expect(source.read()).rejects.toThrow("no valid JSON");
  await write(space);
  expect(await source.read()).toBeDefined();
  expect(await source.read()).toBeUndefined();

  /** A file that rests. */
  async function write(text: string) {
    await writeFile(written.file, text);
    await utimes(written.file, 1, 1);
  }
});
