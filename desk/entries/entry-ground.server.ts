import { openSourceCheck } from "contentful-emulator/check-source";
import type { EntryVersionRow } from "#outbox/store/database.ts";
import type { DeskAct } from "#outbox/store/editors.server.ts";
import type { EntryChange } from "#outbox/store/entry-versions.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import type { createContentTypes } from "#site/content/content-model.ts";
import type { Planned } from "./change-entries.server.ts";
import type { EntryKey } from "./content-files.server.ts";
import type { Conflict, Failure, Fault } from "./desk-entries.ts";
import { isSafeId } from "./entry-names.ts";
import { readSource } from "./entry-source.ts";
import { createEntryTypes } from "./entry-types.ts";
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

export type Rows = readonly EntryVersionRow[];
export type Refusal = Conflict | "gone" | { refused: Fault[] };

/** What is to be done to an entry, seeing its versions. */
export interface Item<Plan> {
  readonly key: EntryKey;
  readonly plan: (rows: Rows) => Plan | Refusal;
}

/** So often entries that others change at the same time are looked at again. */
const TRIES = 20;
/** Of the files of one act so many are written before it is done. */
const MOST_AWAITED = 300;

export const isRefusal = (planned: Planned | Refusal): planned is Refusal =>
  planned === "gone" || !("number" in planned);

/** The store and the folder together: what is stored comes first, and the files follow. */
export function createGround(options: EntriesOptions) {
  const { store, contentTypes, now, log, whenShown = async () => undefined, hospitals = [] } = options;
  const types = createEntryTypes(contentTypes);
  const typeOf = (id: string) => types.find((type) => type.id === id);
  const settleIn = createSettling({ store, typeOf, now: () => now().getTime() });

  function folder(): string {
    const directory = options.directory();
    if (directory === undefined) throw new Error("the content is an export: make it a folder first");
    return directory;
  }
  const settle = (key: EntryKey) => settleIn(folder(), key);

  /** Does all or, where one is refused, nothing; anew where somebody else was faster. */
  async function commit<Plan extends Planned>(items: readonly Item<Plan>[], act: Act): Promise<(Plan | Refusal)[]> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const results: (Plan | Refusal)[] = [];
      const changes: EntryChange[] = [];
      const acts: DeskAct[] = [];
      for (const { key, plan } of items) {
        await settle(key);
        const rows = await store.listVersions(key);
        const planned = plan(rows);
        results.push(planned);
        if (isRefusal(planned) || !planned.change) continue;
        changes.push(planned.change);
        acts.push(describeAct(act, planned.change, rows[0]?.number, planned.number));
      }
      if (results.some(isRefusal) || changes.length === 0) return results;
      if (!(await store.changeEntries(changes, acts))) continue;
      // Stored is stored: the files of a long list are written while the editor goes on.
      for (const { type, id } of changes.slice(0, MOST_AWAITED)) await settle({ type, id });
      return results;
    }
    throw new Error("others change these entries all the time");
  }

  function describeAct({ what, by }: Act, { type, id, rows }: EntryChange, before = 0, after = 0): DeskAct {
    const entryType = typeOf(type);
    const fields = entryType && readSource(entryType, rows.at(-1)?.source ?? "")?.fields;
    const name = fields?.[entryType?.hospitalField ?? ""];
    const hospital_id = hospitals.find(({ contentName }) => contentName === name)?.id ?? "";
    return { who: by, what, subject: `${type}/${id}`, hospital_id, before: String(before || ""), after: String(after) };
  }

  return {
    ...{ store, types, typeOf, settle, commit, contentTypes, log, now: () => now().getTime() },
    directory: options.directory,
    openCheck: () => openSourceCheck(folder(), contentTypes),
    find: (typeId: string, id: string) => {
      const type = typeOf(typeId);
      return type && isSafeId(id) ? { type, key: { type: typeId, id } } : undefined;
    },
    whenShown,
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
