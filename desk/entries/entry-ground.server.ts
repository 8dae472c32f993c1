import { join } from "node:path";
import { openSourceCheck, type SourceCheck } from "contentful-emulator/check-source";
import type { DeskAct } from "#outbox/store/editors.server.ts";
import type { EntryChange, EntryKey } from "#outbox/store/entry-versions.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import type { createContentTypes } from "#site/content/content-model.ts";
import { GONE, isRefusal, type Known, type Planned, type Refusal } from "./change-entries.server.ts";
import { entryPath, listEntryIds, readIfThere } from "./content-files.server.ts";
import type { Failure } from "./desk-entries.ts";
import { isSafeId } from "./entry-names.ts";
import { readSource } from "./entry-source.ts";
import { createEntryTypes, hospitalsOf, type EntryType } from "./entry-types.ts";
import { createSettling } from "./settle-files.server.ts";

/** A folder whose entries are files. */
export interface EntryPlace {
  types: readonly EntryType[];
  directory: () => string | undefined;
  /** A folder with files that count where `directory` has none of that name. */
  below?: string;
  openCheck: (directory: string) => Promise<SourceCheck>;
  /** Resolves once pages show the folder as it is, or after a while. */
  whenShown?: (() => Promise<void>) | undefined;
}

export interface EntriesOptions {
  store: Pick<
    Store,
    "addDeskAct" | "listLiveVersions" | "listVersions" | "listDueEntries" | "changeEntries" | "whileFilesRest"
  >;
  contentTypes: ReturnType<typeof createContentTypes>;
  /** The content folder; undefined while the content is an export. */
  directory: EntryPlace["directory"];
  whenShown?: EntryPlace["whenShown"];
  /** What is written elsewhere. */
  pages?: EntryPlace;
  now: () => Date;
  log: { info(fields: object, message: string): void; error(fields: object, message: string): void };
  hospitals?: readonly { id: string; contentName: string }[];
}

export interface Act {
  readonly what: "save" | "propose" | "publish" | "schedule" | "withdraw" | "undo";
  readonly by: string;
}

/** What is to be done to an entry. */
export interface Item {
  readonly key: EntryKey;
  readonly plan: (known: Known) => Planned | Refusal;
}

/** So often entries that others change at the same time are looked at again. */
const TRIES = 20;
/** Of the files of one act so many are written before it is done. */
const MOST_AWAITED = 300;

/** The store and the folder together: what is stored comes first, and the files follow. */
export function createGround(options: EntriesOptions) {
  const { store, contentTypes, directory, whenShown, pages, now, log, hospitals = [] } = options;
  const openCheck = (path: string) => openSourceCheck(path, contentTypes);
  const content: EntryPlace = { types: createEntryTypes(contentTypes), directory, whenShown, openCheck };
  const places = pages ? [content, pages] : [content];
  const types = places.flatMap((place) => place.types);
  const placeOf = (type: string) => places.find((place) => place.types.some(({ id }) => id === type));
  const typeOf = (id: string) => types.find((type) => type.id === id);
  /** The type of an entry; undefined for what can be no entry, such as one outside the folder. */
  const find = ({ type, id }: EntryKey) => (isSafeId(id) ? typeOf(type) : undefined);
  const settleIn = createSettling(store, { typeOf, readFile }, () => now().getTime());

  function folder(type: string): string {
    const found = placeOf(type)?.directory();
    if (found === undefined) throw new Error("the content is an export: make it a folder first");
    return found;
  }
  const settle = (key: EntryKey) => settleIn(folder(key.type), key);

  /** Undefined where there is none. */
  async function readFile(key: EntryKey) {
    const { below } = placeOf(key.type) ?? {};
    const own = await readIfThere(join(folder(key.type), entryPath(key)));
    return own ?? (below === undefined ? undefined : readIfThere(join(below, entryPath(key))));
  }

  async function listIds(type: string): Promise<string[]> {
    const { locales } = await openCheckOf(type);
    const folders = [folder(type), placeOf(type)?.below ?? []].flat();
    return (await Promise.all(folders.map((one) => listEntryIds(one, type, locales.others)))).flat();
  }

  const openCheckOf = async (type: string) => (placeOf(type) ?? content).openCheck(folder(type));

  /** Does all or, where one is refused, nothing; anew where somebody else was faster. */
  async function commit(items: readonly Item[], { what, by }: Act): Promise<(Planned | Refusal)[]> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const results: (Planned | Refusal)[] = [];
      const changes: EntryChange[] = [];
      const acts: DeskAct[] = [];
      for (const { key, plan } of items) {
        const type = find(key);
        if (type) await settle(key);
        const seen = type ? await store.listVersions(key) : [];
        const planned = type ? plan({ type, key, rows: seen, by, now: now().getTime() }) : GONE;
        results.push(planned);
        if (!type || isRefusal(planned) || planned.rows.length === 0) continue;
        changes.push({ ...key, seen, rows: planned.rows });
        const [before, after] = [String(seen[0]?.number ?? ""), String(planned.number)];
        const hospital_id = hospitalOf(type, planned.rows.at(-1)?.source ?? "");
        acts.push({ who: by, what, subject: `${key.type}/${key.id}`, hospital_id, before, after });
      }
      if (results.some(isRefusal) || changes.length === 0) return results;
      if (!(await store.changeEntries(changes, acts))) continue;
      // Stored is stored: the files of a long list are written while the editor goes on.
      for (const { type, id } of changes.slice(0, MOST_AWAITED)) await settle({ type, id });
      return results;
    }
    throw new Error("others change these entries all the time");
  }

  function hospitalOf(type: EntryType, source: string): string {
    const of = hospitalsOf(type, String(readSource(type, source)?.fields[type.hospitalField] ?? ""), hospitals);
    return of.length === 1 ? of.join("") : "";
  }

  return {
    ...{ store, types, typeOf, find, settle, commit, log, readFile, listIds, now: () => now().getTime() },
    openCheck: openCheckOf,
    whenShown: async (type: string) => placeOf(type)?.whenShown?.(),
    /** False while the content is an export, and for types that are not written here. */
    isOpen: (type: string) => placeOf(type)?.directory() !== undefined,
    /** Results for what people cannot help. */
    async attempt<T>(work: () => Promise<T>): Promise<T | Extract<Failure, { status: "unavailable" }>> {
      try {
        return await work();
      } catch (error) {
        const { syscall, name, message } = error as NodeJS.ErrnoException;
        log.error({ err: error }, "an entry could not be written");
        return { status: "unavailable", reason: syscall ? "folder" : "store", message: `${name}: ${message}` };
      }
    },
  };
}

export type Ground = ReturnType<typeof createGround>;
