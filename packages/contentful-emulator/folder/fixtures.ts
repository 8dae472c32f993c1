import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { createContentType, createField } from "../fixtures.ts";

/** A folder of recipes with their cooks, for tests. */

const HOUSES = ["Garden House", "Harbour House"];

export const contentTypes = [
  {
    ...createContentType("cooks", [
      createField("name", "Symbol", { required: true }),
      createField("portrait", "Link", { linkType: "Asset", validations: [{ linkMimetypeGroup: ["image"] }] }),
      createField("house", "Symbol", { validations: [{ in: HOUSES }] }),
      createField("phones", "Array", { items: { type: "Symbol", validations: [] } }),
    ]),
    displayField: "name",
  },
  {
    ...createContentType("recipes", [
      createField("title", "Symbol", { required: true, localized: true }),
      createField("minutes", "Integer", { validations: [{ range: { min: 1, max: 600 } }] }),
      createField("cooks", "Array", {
        items: { type: "Link", linkType: "Entry", validations: [{ linkContentType: ["cooks"] }] },
      }),
      createField("hint", "RichText", { localized: true }),
      createField("method", "RichText"),
    ]),
    displayField: "title",
  },
];

export const COOK = "---\nname: Anna\nhouse: Garden House\nportrait: anna.png\n---\n";
export const RECIPE = "---\ntitle: Soup\nminutes: 20\ncooks: [anna]\ndate: 2026-05-01\n---\n\nBoil **water**.\n";

/** A small picture in any of sharp's formats. */
export function drawPicture(width: number, height: number, red = 100): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: red, g: 90, b: 80 } } })
    .png()
    .toBuffer();
}

/** Writes files into a folder of their own, deleted when disposed of. */
export async function writeContent(files: Record<string, string | Uint8Array>) {
  const folder = await mkdtemp(join(tmpdir(), "content-folder-"));
  const write = async (path: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  };
  for (const [path, content] of Object.entries(files)) await write(path, content);
  return { folder, write, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

/** A recipe, its cook and her picture. */
export async function writeRecipes(more: Record<string, string | Uint8Array> = {}) {
  const picture = await drawPicture(30, 40);
  return writeContent({ "cooks/anna.md": COOK, "cooks/anna.png": picture, "recipes/soup.md": RECIPE, ...more });
}
