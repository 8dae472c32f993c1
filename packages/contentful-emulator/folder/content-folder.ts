import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { AssetFile } from "../assets/asset-files.ts";
import { SpaceExportError, type SpaceExport } from "../export/space-export.ts";
import { createImageTools } from "../assets/image-tools.ts";
import { createAssembly, type ItemRecord } from "./assemble-folder.ts";
import type { MeasureImage } from "./folder-asset.ts";
import { draftOf, isEntryFile, isSidecar, nameOf, ORDER_FILE, translationOf, typeOf } from "./folder-paths.ts";
import { readSpaceFacts, SPACE_FILE, type ContentTypes, type SpaceFacts } from "./folder-space.ts";
import type { ContentFault } from "./front-matter.ts";
import { isSameFile, listFiles, type FoundFile } from "./list-files.ts";
import { readItem, type ReadItem } from "./read-item.ts";

export interface ContentFolderOptions {
  directory: string;
  /** The content types of the entries, as a space export has them; those of the folder's `space.json` go before. */
  contentTypes?: ContentTypes | undefined;
  /** In this process when left out. */
  measureImage?: MeasureImage;
}

/** A folder's content at one time. */
export interface FolderContent {
  readonly space: SpaceExport;
  /** The parts of an export that are neither entries nor assets. */
  readonly parts: SpaceFacts["parts"];
  /** The files of assets by the path they are served at. */
  readonly files: ReadonlyMap<string, AssetFile>;
  /** Everything wrong in the folder, in the order of the files. */
  readonly faults: readonly ContentFault[];
}

/** A folder of content that is read again and again: only what changed is parsed. */
export interface ContentFolder {
  /**
   * Reads what changed since the last time; undefined when nothing did. A file with faults keeps its last good version.
   * Rejects with `SpaceExportError` when the folder cannot be served at all.
   */
  read: () => Promise<FolderContent | undefined>;
  /** False while a file was left because it is being written: `read` must be called again soon. */
  isSettled: () => boolean;
  /** The folders that hold files now. */
  listFolders: () => readonly string[];
}

/** A file that is being written is left until it rests. */
const RESTS_AFTER_MS = 100;

/** So long at most no request is responded to while files are read. */
const MAX_BLOCKING_MS = 10;

/** Opens a folder of content; `read` does the work. */
export function openContentFolder({
  directory,
  contentTypes = [],
  measureImage = createImageTools().measureImage,
}: ContentFolderOptions): ContentFolder {
  let known: ReadonlyMap<string, FoundFile> = new Map();
  let missed = new Set<string>();
  let isSettled = true;
  let folders: readonly string[] = [directory];
  let facts: SpaceFacts | undefined;
  let spaceFault: ContentFault | undefined;
  const items = new Map<string, ItemRecord>();
  const assemble = createAssembly(directory, measureImage);

  async function read(): Promise<FolderContent | undefined> {
    const listing = await listFiles(directory).catch((error: unknown) => {
      throw new SpaceExportError(`${directory}: cannot be read (${String(error)})`, { cause: error });
    });
    folders = listing.folders.map((path) => join(directory, path));
    const listed = facts ? settle(listing.files) : listing.files;
    const found = new Map(listed.map((file) => [file.path, file]));
    const changed = [...found.values()].filter((file) => !isSameFile(known.get(file.path), file));
    const gone = [...known.keys()].filter((path) => !found.has(path));
    if (facts && changed.length === 0 && gone.length === 0) return undefined;
    // A folder that was unmounted, or is being copied anew, withdraws nothing.
    if (![...found.keys()].some(isEntryFile) && [...known.keys()].some(isEntryFile))
      throw new SpaceExportError(`${directory}: every entry is gone; is the folder in its place?`);
    known = found;
    const before = facts;
    if (!facts || [...changed.map(({ path }) => path), ...gone].includes(SPACE_FILE)) facts = await readSpace();
    for (const path of gone) items.delete(path);
    await readItems(facts === before ? changed : [...found.values()], facts);
    const assembled = await assemble(found, items, facts, await readOrders(found));
    return { ...assembled, parts: facts.parts, faults: [...(spaceFault ? [spaceFault] : []), ...assembled.faults] };
  }

  /** What is being written, or is missed once, is taken as it was: editors write a file in several steps. */
  function settle(listed: readonly FoundFile[]): readonly FoundFile[] {
    const now = Date.now();
    const isResting = (file: FoundFile) => {
      const age = now - file.modifiedMs;
      return isSameFile(known.get(file.path), file) || age < 0 || age >= RESTS_AFTER_MS;
    };
    const settled = listed.flatMap((file) => (isResting(file) ? file : (known.get(file.path) ?? [])));
    const paths = new Set(listed.map(({ path }) => path));
    const gone = [...known.values()].filter(({ path }) => !paths.has(path));
    const firstMissed = gone.filter(({ path }) => !missed.has(path));
    missed = new Set(gone.map(({ path }) => path));
    isSettled = listed.every(isResting) && firstMissed.length === 0;
    return [...settled, ...firstMissed];
  }

  /** A wrong `space.json` keeps the last good one. */
  async function readSpace(): Promise<SpaceFacts> {
    try {
      const current = await readSpaceFacts(directory, contentTypes);
      spaceFault = undefined;
      return current;
    } catch (error) {
      if (!facts || !(error instanceof SpaceExportError)) throw error;
      spaceFault = { file: SPACE_FILE, line: undefined, message: error.message };
      return facts;
    }
  }

  /** The place of each entry's file that an order names. */
  async function readOrders(files: ReadonlyMap<string, FoundFile>) {
    const places = new Map<string, number>();
    for (const path of files.keys()) {
      if (!path.endsWith(`/${ORDER_FILE}`)) continue;
      const text = await readFile(join(directory, path), "utf8").catch(() => "");
      for (const [place, name] of text.split("\n").entries()) places.set(`${typeOf(path)}/${name.trim()}.md`, place);
    }
    return places;
  }

  async function readItems(files: readonly FoundFile[], current: SpaceFacts) {
    let since = performance.now();
    for (const found of files) {
      if (!isEntryFile(found.path) && !isSidecar(found.path)) continue;
      // A file that goes in this moment is missed the next time.
      const text = await readFile(join(directory, found.path), "utf8").catch(() => undefined);
      if (text === undefined) continue;
      items.set(found.path, { read: readFound(found, text, current), good: items.get(found.path)?.good });
      if (performance.now() - since < MAX_BLOCKING_MS) continue;
      await setImmediate();
      since = performance.now();
    }
  }

  return { read, isSettled: () => isSettled, listFolders: () => folders };
}

function readFound({ path, modifiedMs }: FoundFile, text: string, { types, space }: SpaceFacts): ReadItem {
  const source = { file: path, text, modified: new Date(modifiedMs) };
  if (isSidecar(path)) return readItem({ ...source, namePath: path.slice(0, -5), contentType: undefined }, space);
  const contentType = types.get(typeOf(path));
  const draft = draftOf(path);
  const { path: own = draft ?? path, locale } = translationOf(path, space) ?? {};
  const isDraft = draft !== undefined;
  if (contentType) return readItem({ ...source, namePath: nameOf(own), contentType, locale, isDraft }, space);
  const known = [...types.keys()].join(", ");
  const message = `there is no content type "${typeOf(path)}": the folders of entries are ${known}`;
  return { item: undefined, links: [], faults: [{ file: path, line: undefined, message }] };
}
