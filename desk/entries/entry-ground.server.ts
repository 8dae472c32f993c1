import { openSourceCheck } from "contentful-emulator/check-source";
import type { DeskAct } from "#outbox/store/editors.server.ts";
import type { EntryChange, EntryKey } from "#outbox/store/entry-versions.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import type { createContentTypes } from "#site/content/content-model.ts";
import { GONE, isRefusal, type Known, type Planned, type Refusal } from "./change-entries.server.ts";
import type { Failure } from "./desk-entries.ts";
import { isSafeId } from "./entry-names.ts";
import { readSource } from "./entry-source.ts";
import { createEntryTypes, type EntryType } from "./entry-types.ts";
import { createSettling } from "./settle-files.server.ts";

export interface EntriesOptions {
  store: Pick<
    Store,
    "addDeskAct" | "listLiveVersions" | "listVersions" | "listDueEntries" | "changeEntries" | "whileFilesRest"
  >;
  /** The content folder; undefined while the content is an export. */
  directory: () => string | undefined;
  contentTypes: ReturnType<typeof createContentTypes>;
  now: () => Date;
  log: { info(fields: object, message: string): void; error(fields: object, message: string): void };
  /** Resolves once pages show the folder as it is, or after a while. */
  whenShown?: () => Promise<void>;
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
  const { store, contentTypes, now, log, whenShown = async () => undefined, hospitals = [] } = options;
  const types = createEntryTypes(contentTypes);
  const typeOf = (id: string) => types.find((type) => type.id === id);
  /** The type of an entry; undefined for what can be no entry, such as one outside the folder. */
  const find = ({ type, id }: EntryKey) => (isSafeId(id) ? typeOf(type) : undefined);
  const settleIn = createSettling(store, typeOf, () => now().getTime());

  function folder(): string {
    const directory = options.directory();
    if (directory === undefined) throw new Error("the content is an export: make it a folder first");
    return directory;
  }
  const settle = (key: EntryKey) => settleIn(folder(), key);

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
    const name = readSource(type, source)?.fields[type.hospitalField];
    return hospitals.find(({ contentName }) => contentName === name)?.id ?? "";
  }

  return {
    ...{ store, types, typeOf, find, settle, commit, contentTypes, log, whenShown, now: () => now().getTime() },
    directory: options.directory,
    openCheck: () => openSourceCheck(folder(), contentTypes),
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
