import { join } from "node:path";
import type { SourceCheck } from "contentful-emulator/check-source";
import { entryPath, readIfThere } from "./content-files.server.ts";
import { isSafeId } from "./entry-names.ts";
import type { EntryType } from "./entry-types.ts";

/** A folder whose entries are files. */
export interface EntryPlace {
  types: readonly EntryType[];
  /** Undefined while nothing is written there. */
  directory: () => string | undefined;
  /** A folder with files that count where `directory` has none of that name. */
  below?: string;
  openCheck: (directory: string) => Promise<SourceCheck>;
  /** Resolves once pages show the folder as it is, or after a while. */
  whenShown?: (() => Promise<void>) | undefined;
}

/** A type whose entries are written, with the folder in which they are. */
export interface OpenType extends EntryType {
  readonly place: EntryPlace;
  readonly folder: string;
}

/**
 * Undefined for what can be no entry, such as one outside the folder, while the content is an export, and for types
 * that are not written here.
 */
export function findType(places: readonly EntryPlace[], typeId: string, id = "new"): OpenType | undefined {
  for (const place of places) {
    const type = place.types.find((one) => one.id === typeId);
    const folder = place.directory();
    if (type && folder !== undefined && isSafeId(id)) return { ...type, place, folder };
  }
  return undefined;
}

export const openCheck = ({ place, folder }: OpenType) => place.openCheck(folder);

/** Undefined where there is none. */
export async function readEntryFile({ id: type, place, folder }: OpenType, id: string) {
  const path = entryPath({ type, id });
  const own = await readIfThere(join(folder, path));
  return own || place.below === undefined ? own : readIfThere(join(place.below, path));
}

/** The ids of the entries that have a file of their own; translations and drafts beside them have none. */
export async function listIds(type: OpenType): Promise<string[]> {
  const { paths, locales } = await openCheck(type);
  const tags = locales.others.flatMap((locale) => [locale, locale.split("-")[0] ?? locale]);
  const own = paths.filter((path) => path.startsWith(`${type.id}/`) && path.endsWith(".md"));
  const ids = own.map((path) => path.slice(type.id.length + 1, -".md".length));
  return ids.filter((id) => isSafeId(id) && !tags.some((tag) => id.endsWith(`.${tag}`)));
}
