import { join } from "node:path";
import * as v from "valibot";
import { toServedPath, type AssetFile } from "../assets/asset-files.ts";
import { spaceExportSchema, type ExportedAsset, type ExportedEntry, type SpaceExport } from "../export/space-export.ts";
import { createFolderAsset, type MeasureImage, readFacts, type FileFacts } from "./folder-asset.ts";
import { draftOf, isSidecar, SIDECAR_END, translationOf } from "./folder-paths.ts";
import type { SpaceFacts } from "./folder-space.ts";
import type { ContentFault } from "./front-matter.ts";
import { createLinkTargets, type LinkTargets } from "./link-files.ts";
import { isSameFile, type FoundFile } from "./list-files.ts";
import type { FolderItem, FolderSpace, ReadItem } from "./read-item.ts";

/** What is known of an entry's file, or of the file beside an asset. */
export interface ItemRecord {
  readonly read: ReadItem;
  /** The last version without a fault. */
  good: ReadItem | undefined;
}

interface Assembled {
  readonly space: SpaceExport;
  readonly files: ReadonlyMap<string, AssetFile>;
  readonly faults: readonly ContentFault[];
}

type Found = ReadonlyMap<string, FoundFile>;
type Places = ReadonlyMap<string, number>;
type Items = ReadonlyMap<string, ItemRecord>;

/** Makes a space of the files that were read; what it made of the same files before stays as it is. */
export function createAssembly(directory: string, measureImage: MeasureImage) {
  const looked = new Map<string, { found: FoundFile; facts: FileFacts | string }>();
  const made = new Map<string, { of: unknown[]; asset: ExportedAsset }>();
  const checked = new WeakMap<FolderItem, ExportedEntry | string>();
  const translated = new WeakMap<FolderItem, { of: readonly FolderItem[]; item: FolderItem }>();

  async function lookAt(found: FoundFile): Promise<FileFacts | string> {
    const before = looked.get(found.path);
    if (before && isSameFile(before.found, found)) return before.facts;
    const facts = await readFacts(directory, found.path, measureImage).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    );
    looked.set(found.path, { found, facts });
    return facts;
  }

  /** The asset of a file, the same object as long as nothing of it changes. */
  async function makeAsset(path: string, found: Found, items: Items, alt: string, space: FolderSpace) {
    const said = items.get(path + SIDECAR_END)?.good?.item;
    const file = found.get(path);
    const facts = file && (await lookAt(file));
    if (typeof facts === "string") return facts;
    const of = [facts, said, alt, space];
    const before = made.get(path);
    if (before?.of.every((part, index) => part === of[index])) return before.asset;
    const asset = facts ? createFolderAsset(facts, said, alt, space) : said && withoutHash(said);
    if (!asset?.fields.file) return "the file that this tells of is not there";
    const result = v.safeParse(spaceExportSchema, { assets: [asset] });
    if (!result.success) return explain(result.issues[0]);
    const [exported] = result.output.assets;
    if (exported) made.set(path, { of, asset: exported });
    return exported ?? "";
  }

  function checkEntry(item: FolderItem): ExportedEntry | string {
    const before = checked.get(item);
    if (before !== undefined) return before;
    const result = v.safeParse(spaceExportSchema, { entries: [item] });
    const entry = result.success ? (result.output.entries[0] ?? "") : explain(result.issues[0]);
    checked.set(item, entry);
    return entry;
  }

  /** The same object as long as neither the entry nor a translation changes. */
  function translate(own: FolderItem, of: readonly FolderItem[] = []): FolderItem {
    if (of.length === 0) return own;
    const before = translated.get(own);
    if (before?.of.length === of.length && of.every((item, index) => item === before.of[index])) return before.item;
    const item = withTranslations(own, of);
    translated.set(own, { of, item });
    return item;
  }

  return async (
    found: Found,
    items: Items,
    { checked: parts, space }: SpaceFacts,
    places: Places,
  ): Promise<Assembled> => {
    const faults: ContentFault[] = [];
    const targets = createLinkTargets(new Set(found.keys()), (path) => {
      const record = items.get(path);
      return (record?.read.item ?? record?.good?.item)?.sys.id;
    });
    const versions = chooseVersions(items, targets, faults, places);
    const alts = collectAlts(versions, targets, faults);

    const entries: ExportedEntry[] = [];
    const ids = new Map<string, string>();
    const translations = collectTranslations(versions, space, faults);
    for (const { path, version } of versions) {
      if (isSidecar(path) || !version.item || translationOf(path, space)) continue;
      const own = draftOf(path);
      const entry = checkEntry(translate(version.item, translations.get(own ?? path)));
      if (own !== undefined) {
        if (typeof entry !== "string") addDraft(entries, entry, ids.get(entry.sys.id) === own);
        continue;
      }
      const taken = ids.get(version.item.sys.id);
      if (typeof entry === "string") faults.push({ file: path, line: undefined, message: entry });
      else if (taken === undefined) entries.push(entry);
      else faults.push(sameId(path, version.item.sys.id, taken));
      if (taken === undefined) ids.set(version.item.sys.id, path);
    }

    const assets: ExportedAsset[] = [];
    const files = new Map<string, AssetFile>();
    for (const [path, { alt, isNamed }] of [...alts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const asset = await makeAsset(path, found, items, alt, space);
      const file = isNamed ? path : path + SIDECAR_END;
      if (typeof asset === "string") {
        faults.push({ file, line: undefined, message: `cannot be shown: ${asset}` });
        continue;
      }
      const taken = ids.get(`asset ${asset.sys.id}`);
      if (taken !== undefined) faults.push(sameId(file, asset.sys.id, taken));
      else assets.push(asset);
      ids.set(`asset ${asset.sys.id}`, path);
      for (const [locale, { url = "", contentType = "application/octet-stream" }] of Object.entries(
        asset.fields.file,
      )) {
        const local = localFile(path, locale, space);
        const servedPath = toServedPath(url);
        if (servedPath !== undefined && found.has(local))
          files.set(servedPath, { path: join(directory, local), contentType });
      }
    }
    const sorted = faults.toSorted((a, b) =>
      a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1,
    );
    return { space: { ...parts, entries, assets }, files, faults: sorted };
  };
}

/** The next version of an entry stands beside what is published. */
function addDraft(entries: ExportedEntry[], draft: ExportedEntry, isKnown: boolean) {
  const index = entries.findIndex(({ sys }) => sys.id === draft.sys.id);
  const published = entries[index];
  if (!published) entries.push(draft);
  else if (isKnown) entries[index] = { ...published, changed: { ...draft, sys: published.sys } };
}

/** By the path of the entry, the items that translate it. */
function collectTranslations(versions: readonly Version[], space: FolderSpace, faults: ContentFault[]) {
  const paths = new Set(versions.map(({ path }) => path));
  const found = new Map<string, FolderItem[]>();
  for (const { path, version } of versions) {
    const own = isSidecar(path) ? undefined : translationOf(path, space)?.path;
    if (own === undefined || !version.item) continue;
    if (paths.has(own)) found.set(own, [...(found.get(own) ?? []), version.item]);
    else faults.push({ file: path, line: undefined, message: `translates ${own}, which is not there` });
  }
  return found;
}

function withTranslations(item: FolderItem, translations: readonly FolderItem[]): FolderItem {
  const fields = { ...item.fields };
  for (const translation of translations)
    for (const [id, values] of Object.entries(translation.fields)) fields[id] = { ...fields[id], ...values };
  return { ...item, fields };
}

/** Where the file of another locale lies: `guide.ml.pdf` beside `guide.pdf`. */
export function localFile(path: string, locale: string, { defaultLocale }: FolderSpace): string {
  return locale === defaultLocale ? path : path.replace(/(\.[^./]*)?$/, `.${locale}$1`);
}

function withoutHash({ fields: { hash: _hash, ...fields }, ...said }: FolderItem): FolderItem {
  return { ...said, fields };
}

function sameId(file: string, id: string, taken: string): ContentFault {
  const message = `has the id "${id}", which ${taken} has: rename one of them, or give one its own, as in "sys: { id: … }"`;
  return { file, line: undefined, message };
}

function explain(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue)?.replace(/^\w+\.0\./, "") ?? "it"}: ${issue.message}`;
}

interface Version {
  readonly path: string;
  readonly version: ReadItem;
}

/** The last version without a fault; before there was one, also a version whose links alone are wrong. */
function chooseVersions(items: Items, targets: LinkTargets, faults: ContentFault[], places: Places): Version[] {
  const placeOf = (path: string) => places.get(path) ?? Number.MAX_SAFE_INTEGER;
  // Drafts come last: what is published has the say.
  return [...items]
    .toSorted(([a], [b]) => Number(isDraft(a)) - Number(isDraft(b)) || placeOf(a) - placeOf(b) || (a < b ? -1 : 1))
    .map(([path, record]) => {
      const own = [...record.read.faults];
      for (const pending of record.read.links) {
        const message = targets.resolve(path, pending);
        if (message !== undefined) own.push({ file: path, line: pending.line, message });
      }
      if (!isDraft(path)) faults.push(...own);
      if (own.length === 0) record.good = record.read;
      return { path, version: record.good ?? record.read };
    });
}

const isDraft = (path: string) => draftOf(path) !== undefined;

interface AssetUse {
  alt: string;
  /** Whether an entry names it; else the file beside it alone. */
  isNamed: boolean;
}

/** The files that are assets: those that entries name, and those with a file beside them. */
function collectAlts(versions: readonly Version[], targets: LinkTargets, faults: ContentFault[]) {
  const uses = new Map<string, AssetUse & { file: string }>();
  for (const { path, version } of versions) {
    if (isSidecar(path)) {
      const asset = path.slice(0, -SIDECAR_END.length);
      if (!uses.has(asset)) uses.set(asset, { alt: "", isNamed: false, file: path });
      continue;
    }
    for (const { link, target, alt, line } of version.links) {
      const asset = link.sys.linkType === "Asset" ? targets.findAsset(path, target) : undefined;
      if (asset === undefined) continue;
      const before = uses.get(asset);
      if (before && !isDraft(path) && alt !== "" && before.alt !== "" && before.alt !== alt) {
        const message = `"${target}" is described in other words in ${before.file}: a picture has one description, so leave one of them empty`;
        faults.push({ file: path, line, message });
      }
      uses.set(asset, { alt: before?.alt || alt, isNamed: true, file: before?.alt ? before.file : path });
    }
  }
  return uses;
}
