import { hash } from "node:crypto";
import * as v from "valibot";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { GraphQLSchema } from "graphql";
import { findAssetFiles, type AssetFiles } from "../assets/asset-files.ts";
import { createSpaceSchema } from "../schema/create-space-schema.ts";
import { SchemaError } from "../schema/errors.ts";
import { buildContentSpace, type ContentSpace } from "../space/content-space.ts";
import { findMisfits } from "../space/find-misfits.ts";
import { finishInTurns, visitInSteps, type Steps } from "../steps.ts";
import { readJsonSlices } from "./json-slices.ts";
import { createSharing } from "./share-parts.ts";
import { SpaceExportError, spaceExportSchema, type SpaceExport } from "./space-export.ts";

export { SpaceExportError };

/** A space as it is served: its content, the schema generated for it and the files of its assets. */
export interface ServedSpace {
  readonly space: ContentSpace;
  /** The error, in place of a schema, when the content model has none. */
  readonly schema: GraphQLSchema | SchemaError;
  readonly files: AssetFiles;
  /** What is not served because it does not fit the content model or the locales, one line each. */
  readonly misfits: readonly string[];
}

/** The items of an export by a hash of their text: what is the same in the next version is not read again. */
export class ReadItems {
  #known: ReadonlyMap<string, unknown> = new Map();
  #now = new Map<string, unknown>();

  get(text: Buffer, read: () => unknown): unknown {
    const key = hash("sha1", text, "base64url");
    const item = this.#known.get(key) ?? read();
    this.#now.set(key, item);
    return item;
  }

  /** Ends the reading of a version; one that cannot be served changes nothing. */
  end(isServed: boolean): void {
    if (isServed) this.#known = this.#now;
    this.#now = new Map();
  }
}

/**
 * Loads a space from its export; the assets' files are in the folder `assets` beside it when left out.
 * Rejects with `SpaceExportError` when the file is no export.
 */
export async function loadServedSpace(
  exportFile: string,
  assetsDirectory?: string,
  ids: SpaceIds = {},
  items?: ReadItems,
): Promise<ServedSpace> {
  const exported = await loadSpaceExport(exportFile, items);
  const files = findAssetFiles(exported.assets, assetsDirectory ?? assetsFolderOf(exportFile));
  await setImmediate();
  return serveSpace(exported, files, ids);
}

/** The ids by which a space is asked for; those that the export's own links name when left out. */
export type SpaceIds = Partial<Pick<ContentSpace, "id" | "environmentId">>;

/** A space as it is served. */
export async function serveSpace(exported: SpaceExport, files: AssetFiles, ids: SpaceIds): Promise<ServedSpace> {
  const space = { ...(await finishInTurns(buildContentSpace(exported))), ...ids };
  await setImmediate();
  const misfits = await finishInTurns(findMisfits(space));
  return { space, schema: createSchema(space), files, misfits };
}

function createSchema(space: ContentSpace): GraphQLSchema | SchemaError {
  try {
    return createSpaceSchema(space);
  } catch (error) {
    if (error instanceof SchemaError) return error;
    throw error;
  }
}

/** Where the files of an export's assets are by default: the folder `assets` beside it. */
export function assetsFolderOf(exportFile: string): string {
  return join(dirname(exportFile), "assets");
}

/**
 * Reads and checks a Contentful space export file, in slices between which other work gets its turn.
 * Throws `SpaceExportError` when the file is missing, is no JSON, or does not describe a space.
 */
export async function loadSpaceExport(file: string, items = new ReadItems()): Promise<SpaceExport> {
  const exported = (await loadInSlices(file, items)) ?? (await loadAtOnce(file));
  await finishInTurns(checkReferences(file, exported));
  return exported;
}

/** Undefined when anything is wrong: what it is shows when the file is read at once. */
async function loadInSlices(file: string, items: ReadItems): Promise<SpaceExport | undefined> {
  const lists: Record<string, unknown[]> = {};
  const share = createSharing();
  const readItem = (key: string, text: Buffer) => {
    if (!(key in spaceExportSchema.entries)) return undefined;
    return items.get(text, () => {
      const [item] = parsePart(key, [JSON.parse(text.toString("utf8"))]);
      return key === "entries" || key === "assets" ? share(item) : item;
    });
  };
  try {
    for await (const { key, value, continues } of readJsonSlices(file, readItem)) {
      if (!(key in spaceExportSchema.entries)) continue;
      const read = Array.isArray(value) ? (value as unknown[]) : parsePart(key, value);
      if (continues) for (const item of read) lists[key]!.push(item);
      else lists[key] = read;
      await setImmediate();
    }
    if (Object.keys(lists).length === 0) return undefined;
    items.end(true);
    return { ...v.parse(spaceExportSchema, {}), ...lists };
  } catch {
    items.end(false);
    return undefined;
  }
}

/** Throws when it is none. */
function parsePart(key: string, value: unknown): unknown[] {
  return v.parse(spaceExportSchema, { [key]: value })[key] as unknown[];
}

async function loadAtOnce(file: string): Promise<SpaceExport> {
  const json = await readExportJson(file);
  requireExport(file, json);
  const result = v.safeParse(spaceExportSchema, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new SpaceExportError(`${file}: ${v.getDotPath(issue) ?? "export"}: ${issue.message}`);
}

/** Any other JSON object would be served as an empty space. */
function requireExport(file: string, json: Record<string, unknown>): void {
  const wanted = Object.keys(spaceExportSchema.entries);
  if (wanted.some((key) => key in json)) return;
  const found = Object.keys(json).slice(0, 5).join(", ");
  throw new SpaceExportError(
    `${file}: this is no space export: it has none of ${wanted.join(", ")}, but ${found === "" ? "is empty" : `begins with ${found}`}`,
  );
}

/** Reads an export as it stands. Throws `SpaceExportError` when the file is missing or no JSON object. */
export async function readExportJson(file: string): Promise<Record<string, unknown>> {
  return parseJson(file, await readExport(file));
}

async function readExport(file: string): Promise<string> {
  try {
    const bytes = await readFile(file);
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    const reason = isMissing ? "the file does not exist" : `cannot be read (${String(error)})`;
    throw new SpaceExportError(`${file}: ${reason}`, { cause: error });
  }
}

/** By the byte order mark, which decoding removes: Windows programs write one, PowerShell's `>` UTF-16. */
function encodingOf([first, second]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}

function parseJson(file: string, text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SpaceExportError(`${file}: no valid JSON: ${reason}`, { cause: error });
  }
  throw new SpaceExportError(`${file}: an export is a JSON object, this is none`);
}

function* checkReferences(file: string, { contentTypes, entries, assets, locales }: SpaceExport): Steps<void> {
  const typeIds = new Set(contentTypes.map((type) => type.sys.id));
  const orphan = entries.find((entry) => !typeIds.has(entry.sys.contentType.sys.id));
  if (orphan) {
    const typeId = orphan.sys.contentType.sys.id;
    throw new SpaceExportError(`${file}: entry "${orphan.sys.id}" is of the unknown content type "${typeId}"`);
  }
  yield* checkUnique(file, "content type", contentTypes);
  yield* checkUnique(file, "entry", entries);
  yield* checkUnique(file, "asset", assets);
  if (locales.length > 0 && !locales.some((locale) => locale.default)) {
    throw new SpaceExportError(`${file}: no locale is the default one: give one of them "default": true`);
  }
}

function* checkUnique(
  file: string,
  kind: string,
  items: readonly { readonly sys: { readonly id: string } }[],
): Steps<void> {
  const seen = new Set<string>();
  yield* visitInSteps(items.length, (index) => {
    const { id } = items[index]!.sys;
    if (seen.has(id)) throw new SpaceExportError(`${file}: the ${kind} id "${id}" occurs twice`);
    seen.add(id);
  });
}
