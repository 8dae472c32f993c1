import { setTimeout as sleep } from "node:timers/promises";
import type { ImageTools } from "./assets/image-tools.ts";
import { openContentSource, type ContentPlace, type ReadContent } from "./content-source.ts";
import { SpaceExportError, type ExportedEntry } from "./export/space-export.ts";
import { SchemaError } from "./schema/errors.ts";
import { findChangedEntries } from "./space/find-changed-entries.ts";
import { watchFolders } from "./watch-folders.ts";

const LOOKS_AGAIN_MS = 40;

/** Changed content was read. */
export interface ContentReload {
  /** Why the content of before is still served as a whole; undefined when the new one is. */
  readonly error: string | undefined;
  /** What is wrong, one line each: of a folder's files the last good versions are served, of an export what fits. */
  readonly faults: readonly string[];
  /** The entries that changed, as they were and as they are; undefined where more than entries may have changed. */
  readonly changed?: readonly ExportedEntry[] | undefined;
}

/** The content that is served now. */
export interface ServedContent {
  readonly served: ReadContent;
  readonly faults: readonly string[];
  /** Reads changed content until the returned function is called. Unusable content leaves the one before. */
  watch: (onReload: (reload: ContentReload) => void) => () => void;
  /** Reads what changed until now, which it else does soon. Never rejects. */
  refresh: () => Promise<void>;
  /** Goes on with other content. Rejects with `SpaceExportError`, and stays with what was served, when it cannot. */
  moveTo: (place: ContentPlace) => Promise<void>;
}

/** Reads content for the first time. Rejects with `SpaceExportError` when it cannot be served. */
export async function openServedContent(place: ContentPlace, images: ImageTools): Promise<ServedContent> {
  let source = await openContentSource(place, images);
  const first = await source.read();
  if (!first) throw new SpaceExportError("the content was not read");
  let served = first;
  let error: string | undefined;
  /** The error of content that was read, until other content is. */
  let schemaError: SchemaError | undefined;

  let tell: (reload: ContentReload) => void = () => undefined;
  let reading: Promise<unknown> = Promise.resolve();

  /** One after another. False while a file is being written. */
  function look(): Promise<boolean> {
    const own = reading.then(async () => {
      const before = served.space;
      if (await readAgain()) tell({ error, faults: served.faults, changed: findChangedEntries(before, served.space) });
      return source.isSettled();
    });
    reading = own.catch(() => undefined);
    return own;
  }

  /** Whether there is something to tell. */
  async function readAgain(): Promise<boolean> {
    const errorBefore = error;
    try {
      const read = await source.read();
      if (read) schemaError = read.schema instanceof SchemaError ? read.schema : undefined;
      if (schemaError) throw schemaError;
      error = undefined;
      served = read ?? served;
      return read !== undefined || errorBefore !== undefined;
    } catch (reason) {
      error = reason instanceof Error ? reason.message : String(reason);
      return error !== errorBefore;
    }
  }

  return {
    get served() {
      return served;
    },
    get faults() {
      return [...(error === undefined ? [] : [error]), ...served.faults];
    },
    moveTo: async (other) => {
      const next = await openContentSource(other, images);
      const read = await next.read();
      if (!read || read.schema instanceof SchemaError) throw new SpaceExportError("the content cannot be served");
      [source, served, error, schemaError] = [next, read, undefined, undefined];
    },
    refresh: async () => {
      while (!(await look())) await sleep(LOOKS_AGAIN_MS);
    },
    watch: (onReload) => {
      tell = onReload;
      return watchFolders({ folders: () => source.listFolders(), check: look });
    },
  };
}
