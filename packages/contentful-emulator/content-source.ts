import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import { loadServedSpace, ReadItems, serveSpace, type ServedSpace, type SpaceIds } from "./export/load-space.ts";
import { SpaceExportError } from "./export/space-export.ts";
import { createImageTools, type ImageTools } from "./assets/image-tools.ts";
import type { ContentTypes } from "./folder/folder-space.ts";

/** Where the content is: in a space export file, or in a folder with a file for each entry. */
export type ContentPlace = (
  | {
      exportFile: string;
      /** Where the assets' files are; the folder `assets` beside the export file when left out. */
      assetsDirectory?: string;
    }
  | {
      contentFolder: string;
      /** The content types of the folder's entries, as a space export has them. */
      contentTypes?: ContentTypes;
    }
) & {
  /** The ids by which the space is asked for; those that the content names when left out. */
  ids?: SpaceIds;
};

/** What is served, and what could not be. */
export interface ReadContent extends ServedSpace {
  /** What is wrong, one line each: of a folder's files the last good versions are served, of an export what fits. */
  readonly faults: readonly string[];
}

/** Content that is read again when it changes. */
export interface ContentSource {
  /** Reads what changed; undefined when nothing did. Rejects with `SpaceExportError` when it cannot be served. */
  read: () => Promise<ReadContent | undefined>;
  /** False while a file is being written: `read` must be called again soon. */
  isSettled: () => boolean;
  /** The folders in which a change is to be looked for. */
  listFolders: () => readonly string[];
}

/** Opens the content; its `read` does the work. */
export async function openContentSource(
  place: ContentPlace,
  { measureImage }: ImageTools = createImageTools(),
): Promise<ContentSource> {
  if ("exportFile" in place) return openExport(place.exportFile, place.assetsDirectory, place.ids);
  // Loaded only here: parsers of YAML and Markdown take megabytes that an export does not need.
  const { openContentFolder } = await import("./folder/content-folder.ts").catch(askForParsers);
  const { describeFault } = await import("./folder/front-matter.ts");
  const folder = openContentFolder({ directory: place.contentFolder, contentTypes: place.contentTypes, measureImage });
  return {
    ...folder,
    read: async () => {
      const content = await folder.read();
      if (!content) return undefined;
      const served = await serveSpace(content.space, content.files, place.ids ?? {});
      return { ...served, faults: [...content.faults.map(describeFault), ...served.misfits] };
    },
  };
}

const FOLDER_PACKAGES = [
  ...["yaml", "mdast-util-from-markdown", "mdast-util-to-markdown", "mdast-util-gfm-strikethrough"],
  ...["mdast-util-gfm-table", "micromark-extension-gfm-strikethrough", "micromark-extension-gfm-table"],
].join(" ");

/** Rejects with the packages that a folder needs, which are installed by those who have one. */
function askForParsers(error: unknown): never {
  if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
  throw new SpaceExportError(`a folder of content needs more packages: npm install --save-dev ${FOLDER_PACKAGES}`, {
    cause: error,
  });
}

/** A file that is being written is left until it rests. */
const RESTS_AFTER_MS = 100;

function openExport(exportFile: string, assetsDirectory?: string, ids?: SpaceIds): ContentSource {
  const items = new ReadItems();
  let known: string | undefined;
  let isSettled = true;
  /** Why the file as it is cannot be served. */
  let failure: unknown;
  return {
    isSettled: () => isSettled,
    listFolders: () => [dirname(exportFile)],
    read: async () => {
      const found = await stat(exportFile).catch(() => undefined);
      const age = Date.now() - (found?.mtimeMs ?? 0);
      isSettled = known === undefined || age < 0 || age >= RESTS_AFTER_MS;
      const signature = found ? [found.mtimeMs, found.size, found.ino].join(" ") : "missing";
      if (signature === known || !isSettled) {
        if (failure !== undefined) throw failure;
        return undefined;
      }
      known = signature;
      try {
        const served = await loadServedSpace(exportFile, assetsDirectory, ids, items);
        const content = { ...served, faults: served.misfits.map((misfit) => `${exportFile}: ${misfit}`) };
        failure = undefined;
        return content;
      } catch (error) {
        failure = error;
        throw error;
      }
    },
  };
}
