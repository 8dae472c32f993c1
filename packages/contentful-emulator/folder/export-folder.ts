import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { assetsFolderOf } from "../export/load-space.ts";
import { SpaceExportError } from "../export/space-export.ts";
import { openContentFolder, type ContentFolderOptions, type FolderContent } from "./content-folder.ts";
import { describeFault } from "./front-matter.ts";

/** Rejects with `SpaceExportError`, which names every fault, one a line; not `isWhole` what has one is left out. */
export async function readContentFolder(options: ContentFolderOptions, isWhole = true): Promise<FolderContent> {
  const content = await openContentFolder(options).read();
  if (!content) throw new SpaceExportError(`${options.directory}: cannot be read`);
  const { faults } = content;
  if (isWhole && faults.length > 0)
    throw new SpaceExportError(
      `${options.directory} has faults:\n${faults.map((one) => `  ${describeFault(one)}`).join("\n")}`,
    );
  return content;
}

/** A folder's content as a space export; other lists of an export, such as editors' settings, are given by `more`. */
export function createExport({ space, parts }: FolderContent, more: Record<string, unknown> = {}) {
  const { entries } = space;
  const assets = space.assets.map(({ fields, ...asset }) => ({
    ...asset,
    fields: Object.fromEntries(Object.entries(fields).filter(([, values]) => Object.keys(values as object).length > 0)),
  }));
  const published = entries.map(({ changed: _changed, ...entry }) => entry);
  return { tags: [], ...more, ...parts, entries: published, assets };
}

/**
 * Writes a space export and, in the folder `assets` beside it, the files of its assets, as Contentful's export tool
 * does and its import tool expects.
 */
export async function writeExport(exportFile: string, content: FolderContent, more?: Record<string, unknown>) {
  const assets = assetsFolderOf(exportFile);
  await mkdir(dirname(exportFile), { recursive: true });
  for (const [servedPath, { path }] of content.files) {
    // The import tool takes what follows the first two slashes of the address as it stands.
    const target = join(assets, servedPath);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(path, target);
  }
  await writeFile(exportFile, `${JSON.stringify(createExport(content, more), null, 2)}\n`);
}
