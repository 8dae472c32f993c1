import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import { stringify } from "yaml";
import { findAssetFiles, toServedPath } from "../assets/asset-files.ts";
import { assetsFolderOf, loadSpaceExport, readExportJson } from "../export/load-space.ts";
import {
  SpaceExportError,
  allowedTypesOf,
  spaceExportSchema,
  type ExportedAsset,
  type ExportedEntry,
  type ExportedField,
  type SpaceExport,
} from "../export/space-export.ts";
import { createContentSpace, type ContentSpace } from "../space/content-space.ts";
import { localFile } from "./assemble-folder.ts";
import { openContentFolder } from "./content-folder.ts";
import { createExport } from "./export-folder.ts";
import { describeFile, readFacts } from "./folder-asset.ts";
import { isEntryFile, placesOf, SIDECAR_END, typeOf, withoutEnd } from "./folder-paths.ts";
import { SPACE_FILE, USUAL_LOCALES, USUAL_SPACE, type ContentTypes } from "./folder-space.ts";
import { describeFault } from "./front-matter.ts";
import { createSys, findOwnSys, idOfPath, NO_METADATA } from "./item-sys.ts";
import { nameFiles, pathFrom, type FileNames } from "./name-files.ts";
import { findBodyField, type FolderSpace } from "./read-item.ts";
import { isDocument, normalise } from "./rich-text-nodes.ts";
import { createImageTools } from "../assets/image-tools.ts";
import type { FolderLink } from "./rich-text-from-markdown.ts";
import { richTextToMarkdown } from "./rich-text-to-markdown.ts";

const { measureImage } = createImageTools();

export interface WriteFolderOptions {
  exportFile: string;
  /** The folder `assets` beside the export when left out. */
  assetsDirectory?: string;
  /** Must be empty, or not be there. */
  directory: string;
  /** Content types that the reader of the folder brings; other ones are written into `space.json`. */
  contentTypes?: ContentTypes;
}

/** What was written, and what the folder cannot hold, one line each. */
export interface WrittenFolder {
  entries: number;
  assets: number;
  lost: string[];
}

type Json = Record<string, unknown>;

/** Writes a space export as a folder of content, reads it and compares. Rejects with `SpaceExportError`. */
export async function writeFolder(options: WriteFolderOptions): Promise<WrittenFolder> {
  const { exportFile, assetsDirectory = assetsFolderOf(exportFile), directory, contentTypes } = options;
  const source = await loadSpaceExport(exportFile);
  await requireEmpty(directory);
  const writer = createWriter(source, assetsDirectory, directory);
  await writer.write(SPACE_FILE, toJson(readSpaceParts(await readExportJson(exportFile), writer.space, contentTypes)));
  for (const asset of source.assets) await writer.writeAsset(asset);
  for (const entry of source.entries) await writer.writeEntry(entry);
  const written = await openContentFolder({ directory, contentTypes }).read();
  if (!written) throw new SpaceExportError(`${directory}: cannot be read`);
  const again = v.parse(spaceExportSchema, createExport(written));
  const lost = [...written.faults.map(describeFault), ...findLost(source, again)];
  return { entries: source.entries.length, assets: source.assets.length, lost };
}

async function requireEmpty(directory: string) {
  await mkdir(directory, { recursive: true });
  if ((await readdir(directory)).length > 0)
    throw new SpaceExportError(`${directory}: is not empty; name a folder that is, or is not there yet`);
}

const toJson = (value: object) => (Object.keys(value).length === 0 ? undefined : `${JSON.stringify(value, null, 2)}\n`);

/** What of an export is neither entry nor asset, where it is not the usual. */
function readSpaceParts(exported: Json, { id, environmentId }: ContentSpace, contentTypes: ContentTypes = []): Json {
  const { entries: _entries, assets: _assets, ...parts } = exported;
  const usual: Json = { contentTypes, locales: USUAL_LOCALES };
  const isUsual = ([name, value]: [string, unknown]) =>
    isDeepStrictEqual(value, usual[name]) || (Array.isArray(value) && value.length === 0);
  return {
    ...(id !== USUAL_SPACE.space && { space: id }),
    ...(environmentId !== USUAL_SPACE.environment && { environment: environmentId }),
    ...Object.fromEntries(Object.entries(parts).filter((part) => !isUsual(part))),
  };
}

function createWriter(source: SpaceExport, assetsDirectory: string, directory: string) {
  const space = createContentSpace(source);
  const names = nameFiles(source);
  const found = findAssetFiles(source.assets, assetsDirectory);
  const folderSpace: FolderSpace = {
    spaceId: space.id,
    environmentId: space.environmentId,
    defaultLocale: space.locales.defaultCode,
    localeCodes: source.locales.map(({ code }) => code),
  };
  const types = new Map(source.contentTypes.map((type) => [type.sys.id, type]));

  async function write(path: string, text: string | undefined) {
    if (text === undefined) return;
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
  }

  async function writeAsset(asset: ExportedAsset) {
    const path = names.assets.get(asset.sys.id) ?? "";
    for (const [locale, { url = "" }] of Object.entries(asset.fields.file)) {
      const local = found.get(toServedPath(url) ?? "")?.path;
      if (local === undefined) continue;
      const target = join(directory, localFile(path, locale, folderSpace));
      await mkdir(dirname(target), { recursive: true });
      await copyFile(local, target);
    }
    const { title, description, file } = asset.fields;
    const own = describeOwn(asset, { type: "Asset", id: idOfPath(path), ...folderSpace });
    const fields = { ...localise("title", title), ...localise("description", description) };
    const described = await describeAssetFile(path, asset.sys.id, file);
    await write(path + SIDECAR_END, toYaml({ ...fields, ...own, ...described }));
  }

  /** What the export says of the file, unless looking at it says the same. */
  async function describeAssetFile(path: string, id: string, file: ExportedAsset["fields"]["file"]): Promise<Json> {
    const facts = await readFacts(directory, path, measureImage).catch(() => undefined);
    const usual = facts && { [folderSpace.defaultLocale]: describeFile(facts, id, folderSpace) };
    if (isDeepStrictEqual(file, usual)) return {};
    return { ...localise("file", file), ...(facts && { hash: facts.hash }) };
  }

  async function writeEntry(entry: ExportedEntry) {
    const path = names.entries.get(entry.sys.id) ?? "";
    const contentTypeId = entry.sys.contentType.sys.id;
    const fields = types.get(contentTypeId)?.fields ?? [];
    const values: Json = {};
    let body = "";
    for (const field of fields) {
      const written = Object.entries(entry.fields[field.id] ?? {}).map(
        ([locale, value]) => [locale, writeValue(value, field, path)] as const,
      );
      for (const [locale, value] of written) {
        const isBody = field === findBodyField(fields) && locale === folderSpace.defaultLocale && value !== "";
        if (isBody && typeof value === "string") body = value;
        else Object.assign(values, localise(field.id, { [locale]: value }));
      }
    }
    const usualId = idOfPath(withoutEnd(path.slice(contentTypeId.length + 1)));
    const own = describeOwn(entry, { type: "Entry", id: usualId, contentTypeId, ...folderSpace }, fields);
    await write(path, `---\n${toYaml({ ...values, ...own })}---\n${body === "" ? "" : `\n${body}`}`);
  }

  function localise(id: string, values: Readonly<Record<string, unknown>>): Json {
    const { defaultLocale } = folderSpace;
    return Object.fromEntries(
      Object.entries(values)
        .filter(([, value]) => value !== null)
        .map(([locale, value]) => [locale === defaultLocale ? id : `${id}.${locale}`, value]),
    );
  }

  function writeValue(value: unknown, field: ExportedField, path: string): unknown {
    if (isDocument(value)) return richTextToMarkdown(value, createPaths(path, names)) ?? value;
    if (field.type !== "Link" && field.type !== "Array") return value;
    const allowed = allowedTypesOf(field);
    return Array.isArray(value) ? value.map((one) => writeLink(one, allowed, path)) : writeLink(value, allowed, path);
  }

  function writeLink(link: unknown, allowedTypes: readonly string[], path: string): unknown {
    const target = pathOfLink(link, names);
    if (target === undefined) return link;
    if (!isEntryFile(target)) return pathFrom(path, target);
    const isOfOneType = allowedTypes.length === 1 && allowedTypes[0] === typeOf(target);
    return withoutEnd(isOfOneType ? target.slice(typeOf(target).length + 1) : target);
  }

  return { space, write, writeAsset, writeEntry };
}

function pathOfLink(link: unknown, { entries, assets }: FileNames): string | undefined {
  const { sys } = (link ?? {}) as Partial<FolderLink>;
  return sys && (sys.linkType === "Asset" ? assets : entries).get(sys.id);
}

/** Links in Markdown are paths from the folder of their file. */
function createPaths(path: string, names: FileNames) {
  const ids = new Map<string, FolderLink>();
  for (const [id, file] of names.entries) ids.set(file, { sys: { type: "Link", linkType: "Entry", id } });
  for (const [id, file] of names.assets) ids.set(file, { sys: { type: "Link", linkType: "Asset", id } });
  return {
    pathOf: (link: FolderLink) => {
      const target = pathOfLink(link, names);
      return target === undefined ? undefined : pathFrom(path, target);
    },
    linkAt: (target: string) => placesOf(path, target).flatMap((place) => ids.get(place) ?? [])[0],
  };
}

/** What a file says of its entry or asset beside the fields. */
function describeOwn(
  { sys, metadata }: ExportedEntry | ExportedAsset,
  identity: Parameters<typeof createSys>[0],
  fields: readonly ExportedField[] = [],
): Json {
  const { publishedAt, updatedAt, createdAt } = sys as Record<string, unknown>;
  const isDraft = typeof sys.publishedVersion !== "number";
  const written = [isDraft ? updatedAt : publishedAt, createdAt].find((date) => typeof date === "string");
  const date = new Date(typeof written === "string" ? written : 0).toISOString();
  const own = findOwnSys(createSys(identity, { date, isDraft }), sys, isDeepStrictEqual);
  const { tags, concepts } = metadata;
  const said: Json = {
    date: date.replace("T00:00:00.000Z", ""),
    ...(isDraft && { draft: true }),
    ...((tags?.length ?? 0) + (concepts?.length ?? 0) > 0 && { metadata }),
  };
  const isTaken = Object.keys(said).some((key) => fields.some(({ id }) => id === key));
  const inSys = { ...(isTaken && said), ...own };
  return { ...(!isTaken && said), ...(Object.keys(inSys).length > 0 && { sys: inSys }) };
}

const toYaml = (values: Json) => stringify(values, { lineWidth: 0 });

/** Names entries and assets that the folder does not give back as the export has them. */
function findLost(source: SpaceExport, again: SpaceExport): string[] {
  return (["entries", "assets"] as const).flatMap((list) => {
    const found = new Map(again[list].map((item) => [item.sys.id, item]));
    return source[list]
      .filter((item) => !isDeepStrictEqual(comparable(item), comparable(found.get(item.sys.id))))
      .map(({ sys }) => `${list}: ${sys.id} differs`);
  });
}

function comparable(item: ExportedEntry | ExportedAsset | undefined): unknown {
  if (!item) return undefined;
  const { tags = [], concepts = [] } = item.metadata;
  const fields = Object.entries(item.fields as Record<string, Record<string, unknown>>).map(([id, values]) => {
    const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
    return [
      id,
      Object.fromEntries(given.map(([locale, value]) => [locale, isDocument(value) ? normalise(value) : value])),
    ];
  });
  const filled = fields.filter(([, values]) => Object.keys(values as object).length > 0);
  return { ...item, metadata: { ...NO_METADATA, tags, concepts }, fields: Object.fromEntries(filled) };
}
