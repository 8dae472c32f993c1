import { rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { writeFolder } from "contentful-emulator/import-export";
import type { createContentTypes } from "#site/content/content-model.ts";

/** Below DATA_DIR, the content that was made of an export; from then on it counts, and the export does not. */
const FOLDER = "content-folder";

const isFolder = async (path: string) => (await stat(path).catch(() => undefined))?.isDirectory() === true;

/** Where the content is: the folder or export of the settings, or the folder that was made of that export. */
export async function findContent(path: string, dataDir: string): Promise<{ path: string; isFolder: boolean }> {
  if (await isFolder(path)) return { path, isFolder: true };
  const own = join(dataDir, FOLDER);
  return (await isFolder(own)) ? { path: own, isFolder: true } : { path, isFolder: false };
}

/**
 * Makes an export the hospital's own. The copy gets its name when it is whole; a half one is begun anew. `moveTo`
 * serves that folder from then on.
 */
export function createOwnContent(
  content: Awaited<ReturnType<typeof findContent>>,
  dataDir: string,
  contentTypes: ReturnType<typeof createContentTypes>,
  moveTo: (folder: string) => Promise<void>,
) {
  let directory = content.isFolder ? content.path : undefined;
  let copying: Promise<void> | undefined;

  async function copy(): Promise<void> {
    const target = join(dataDir, FOLDER);
    const half = `${target}.part`;
    await rm(half, { recursive: true, force: true });
    const { lost } = await writeFolder({ exportFile: content.path, directory: half, contentTypes });
    if (lost.length > 0) throw new Error(lost.join("\n"));
    await rename(half, target);
    await moveTo(target);
    directory = target;
  }

  return {
    directory: () => directory,
    /** Rejects where it could not be copied; everything is as before then. */
    async makeOurs(): Promise<void> {
      if (directory === undefined) await (copying ??= copy().finally(() => (copying = undefined)));
    },
  };
}
