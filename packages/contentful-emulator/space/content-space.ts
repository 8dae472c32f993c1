import type { ExportedAsset, ExportedContentType, ExportedEntry, SpaceExport } from "../export/space-export.ts";
import { finishNow, visitInSteps, type Steps } from "../steps.ts";
import { createLocales } from "./locales.ts";
import type { Locales } from "./locales.ts";

/** An exported space. */
export interface ContentSpace {
  readonly id: string;
  readonly environmentId: string;
  readonly contentTypes: readonly ExportedContentType[];
  readonly entries: readonly ExportedEntry[];
  readonly assets: readonly ExportedAsset[];
  readonly locales: Locales;
  /** The locales and tags as the export has them. */
  readonly exported: Pick<SpaceExport, "locales" | "tags">;
  /** Tag names by tag id. */
  readonly tagNames: ReadonlyMap<string, string>;
  /** Ids of tags that only editors may see. */
  readonly privateTags: ReadonlySet<string>;
  findContentType(id: string): ExportedContentType | undefined;
  /** Entries of a content type, drafts included, in the order of the file. */
  findEntriesOfType(contentTypeId: string): readonly ExportedEntry[];
  findEntry(id: string): ExportedEntry | undefined;
  findAsset(id: string): ExportedAsset | undefined;
}

const UNNAMED_SPACE_ID = "embedded";
const DEFAULT_ENVIRONMENT_ID = "master";

/** Indexes an exported space. Its ids are those the export's own links name, where it names any. */
export function createContentSpace(source: SpaceExport): ContentSpace {
  return finishNow(buildContentSpace(source));
}

/** The same, in steps. */
export function* buildContentSpace(source: SpaceExport): Steps<ContentSpace> {
  const contentTypes = yield* indexById(source.contentTypes);
  const entries = yield* indexById(source.entries);
  const assets = yield* indexById(source.assets);
  const entriesByType = new Map<string, ExportedEntry[]>(source.contentTypes.map(({ sys }) => [sys.id, []]));
  yield* visitInSteps(source.entries.length, (index) => {
    const entry = source.entries[index]!;
    entriesByType.get(entry.sys.contentType.sys.id)?.push(entry);
  });
  return {
    id: findSpaceId(source),
    environmentId: findEnvironmentId(source),
    contentTypes: source.contentTypes,
    entries: source.entries,
    assets: source.assets,
    locales: createLocales(source.locales),
    exported: { locales: source.locales, tags: source.tags },
    tagNames: new Map(source.tags.map((tag) => [tag.sys.id, tag.name])),
    privateTags: new Set(source.tags.filter(({ sys }) => sys.visibility === "private").map(({ sys }) => sys.id)),
    findContentType: (id) => contentTypes.get(id),
    findEntriesOfType: (contentTypeId) => entriesByType.get(contentTypeId) ?? [],
    findEntry: (id) => entries.get(id),
    findAsset: (id) => assets.get(id),
  };
}

function* indexById<T extends { readonly sys: { readonly id: string } }>(
  items: readonly T[],
): Steps<ReadonlyMap<string, T>> {
  const byId = new Map<string, T>();
  yield* visitInSteps(items.length, (index) => byId.set(items[index]!.sys.id, items[index]!));
  return byId;
}

function findSpaceId({ contentTypes, entries, assets }: SpaceExport): string {
  for (const items of [contentTypes, entries, assets]) {
    for (const { sys } of items) if (sys.space) return sys.space.sys.id;
  }
  return UNNAMED_SPACE_ID;
}

function findEnvironmentId({ entries, assets }: SpaceExport): string {
  for (const items of [entries, assets]) {
    for (const { sys } of items) if (sys.environment) return sys.environment.sys.id;
  }
  return DEFAULT_ENVIRONMENT_ID;
}
