import { join } from "node:path";
import type { SourceCheck } from "contentful-emulator/check-source";
import type { EntryKey } from "#outbox/store/entry-versions.server.ts";
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

export type EntryPlaces = ReturnType<typeof createPlaces>;

/** Where the entries of each type are. */
export function createPlaces(places: readonly EntryPlace[]) {
  const types = places.flatMap((place) => place.types);
  const typeOf = (id: string) => types.find((type) => type.id === id);
  const placeOf = (type: string) => places.find((place) => place.types.some(({ id }) => id === type));

  function folder(type: string): string {
    const found = placeOf(type)?.directory();
    if (found === undefined) throw new Error("the content is an export: make it a folder first");
    return found;
  }

  const openCheck = async (type: string) => placeOf(type)!.openCheck(folder(type));

  return {
    ...{ types, typeOf, folder, openCheck },
    /** The type of an entry; undefined for what can be no entry, such as one outside the folder. */
    find: ({ type, id }: EntryKey) => (isSafeId(id) ? typeOf(type) : undefined),
    /** False while the content is an export, and for types that are not written here. */
    isOpen: (type: string) => placeOf(type)?.directory() !== undefined,
    whenShown: async (type: string) => placeOf(type)?.whenShown?.(),
    /** Undefined where there is none. */
    async readFile(key: EntryKey) {
      for (const directory of [folder(key.type), placeOf(key.type)?.below ?? []].flat()) {
        const file = await readIfThere(join(directory, entryPath(key)));
        if (file) return file;
      }
      return undefined;
    },
    /** The ids of the entries that have a file of their own; translations and drafts beside them have none. */
    async listIds(type: string): Promise<string[]> {
      const { paths, locales } = await openCheck(type);
      const tags = locales.others.flatMap((locale) => [locale, locale.split("-")[0] ?? locale]);
      const own = paths.filter((path) => path.startsWith(`${type}/`) && path.endsWith(".md"));
      const ids = own.map((path) => path.slice(type.length + 1, -".md".length));
      return ids.filter((id) => isSafeId(id) && !tags.some((tag) => id.endsWith(`.${tag}`)));
    },
  };
}
