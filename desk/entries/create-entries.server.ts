import { openSourceCheck, type SourceCheck } from "contentful-emulator/check-source";
import type { EntryVersionRow } from "#outbox/store/database.ts";
import type { DeskAct } from "#outbox/store/editors.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import type { createContentTypes } from "#site/content/content-model.ts";
import {
  findRefusals,
  nameNewEntry,
  planChange,
  planPublish,
  planSave,
  planUndo,
  planWithdraw,
  type Planned,
} from "./change-entries.server.ts";
import { checkSource } from "./check-entry.ts";
import { entryPath, type EntryKey } from "./content-files.server.ts";
import type {
  Change,
  ChangeAllResult,
  Conflict,
  DeskEntries,
  Draft,
  Failure,
  Fault,
  PublishResult,
} from "./desk-entries.ts";
import { describeEntry, listSummaries } from "./describe-entry.server.ts";
import { isSafeId } from "./entry-names.ts";
import { readSource, writeSource } from "./entry-source.ts";
import { createEntryTypes, type EntryType, type EntryTypeId } from "./entry-types.ts";
import { compareFields } from "./merge-entry.ts";
import { createSettling, isHead } from "./settle-files.server.ts";

export interface EntriesOptions {
  store: Pick<Store, "listLiveVersions" | "listVersions" | "listDueEntries" | "changeEntries" | "whileFilesRest">;
  /** The content folder; undefined while the content is an export. */
  directory: () => string | undefined;
  contentTypes: ReturnType<typeof createContentTypes>;
  now: () => Date;
  log: { info(fields: object, message: string): void; error(fields: object, message: string): void };
  /** Resolves once pages show the folder as it was at that time (`performance.now`), or after a while. */
  whenShown?: (since: number) => Promise<void>;
  hospitals?: readonly { id: string; contentName: string }[];
}

interface Act {
  readonly what: "save" | "propose" | "publish" | "schedule" | "withdraw" | "undo";
  readonly by: string;
}

/** The part of the desk that writes the content folder, without its files and previews. */
export type WrittenEntries = Omit<DeskEntries, "putFile" | "readFile" | "preview" | "ownership" | "makeOurs"> & {
  /** Does what is due: publishes and withdraws at their times, and mends files. Never rejects. */
  look(): Promise<void>;
  /** Looks at every entry that was ever changed here, for changes of the folder by others. Never rejects. */
  sweep(): Promise<void>;
  /** Resolves once pages and previews show what was written last, or after a while. */
  whenWrittenIsShown(): Promise<void>;
};

/** Of the files of one act so many are written before it is done. */
const MOST_AWAITED = 300;

function changedMeanwhile(plan: Conflict | "gone"): Fault {
  const [clash] = plan === "gone" ? [] : plan.clashes;
  const what = plan === "gone" ? "there is no such entry" : "somebody changed it meanwhile";
  return { ...(clash && { field: clash.field }), problem: "other", message: what };
}

function findFaults(
  check: SourceCheck,
  type: EntryType,
  { id }: EntryKey,
  { change }: Planned,
  paths?: ReadonlySet<string>,
) {
  const source = change?.rows.at(-1)?.source;
  return source === undefined ? [] : checkSource(check, type, id, source, paths);
}

type Rows = readonly EntryVersionRow[];
type Refusal = Conflict | "gone" | { refused: Fault[] };

/** So often an entry that others change at the same time is looked at again. */
const TRIES = 5;

export function createWrittenEntries(options: EntriesOptions): WrittenEntries {
  const { store, contentTypes, now, log, whenShown = async () => undefined, hospitals = [] } = options;
  const types = createEntryTypes(contentTypes);
  const typeOf = (id: string) => types.find((type) => type.id === id);
  const settle = createSettling({ store, typeOf, now: () => now().getTime() });
  let reported = "";
  let writtenAt = -Infinity;
  const whenWrittenIsShown = () => whenShown(writtenAt);

  const folder = () => {
    const directory = options.directory();
    if (directory === undefined) throw new Error("the content is an export: make it a folder first");
    return directory;
  };
  const openCheck = () => openSourceCheck(folder(), contentTypes);
  const find = (type: string, id: string) => {
    const found = typeOf(type);
    return found && isSafeId(id) ? { type: found, key: { type, id } } : undefined;
  };

  /** The versions, with what others did to the folder. */
  async function seeRows(key: EntryKey) {
    await settle(folder(), key);
    return store.listVersions(key);
  }

  /** Changes an entry as planned, anew where somebody else was faster; then its file. */
  async function change<Plan extends Planned>(
    key: EntryKey,
    plan: (rows: Rows) => Plan | Refusal,
    act: Act,
  ): Promise<Plan | Refusal> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const rows = await seeRows(key);
      const planned = plan(rows);
      if (planned === "gone" || !("change" in planned) || !planned.change) return planned;
      if (!(await store.changeEntries([planned.change], [describeAct(key, act, rows, planned)]))) continue;
      writtenAt = performance.now();
      await settle(folder(), key);
      return planned;
    }
    throw new Error("others change this entry all the time");
  }

  function describeAct(key: EntryKey, { what, by }: Act, [before]: Rows, plan: Planned): DeskAct {
    const type = typeOf(key.type);
    const fields = type && readSource(type, plan.change?.rows.at(-1)?.source ?? "")?.fields;
    const name = fields?.[type?.hospitalField ?? ""];
    const hospital_id = hospitals.find(({ contentName }) => contentName === name)?.id ?? "";
    const subject = `${key.type}/${key.id}`;
    return { who: by, what, subject, hospital_id, before: String(before?.number ?? ""), after: String(plan.number) };
  }

  /** Results for what people cannot help. */
  async function attempt<T>(work: () => Promise<T>): Promise<T | Extract<Failure, { status: "unavailable" }>> {
    try {
      return await work();
    } catch (error) {
      const { code = "", name, message } = error as NodeJS.ErrnoException;
      const reason = /^E[A-Z]+$/.test(code) && "syscall" in (error as object) ? "folder" : "store";
      log.error({ err: error }, "an entry could not be written");
      return { status: "unavailable", reason, message: `${name}: ${message}` };
    }
  }

  async function save(draft: Draft, basedOn: number | undefined, by: string, isProposed = false) {
    const type = typeOf(draft.type);
    if (!type || (draft.id !== undefined && !isSafeId(draft.id))) return { status: "gone" as const };
    const required =
      draft.id === undefined ? { [type.nameField]: "", [type.hospitalField]: "", ...draft.fields } : draft.fields;
    const refused = findRefusals(type, required);
    if (refused.length > 0) return { status: "refused" as const, faults: refused };
    const check = await openCheck();
    const id = draft.id ?? (await nameNew(type, draft, check));
    const key = { type: type.id, id };
    const planned = await change(
      key,
      (rows) =>
        rows.length === 0 && draft.id !== undefined
          ? ("gone" as const)
          : planSave(type, key, rows, draft.fields, { basedOn, by, isProposed }),
      { what: isProposed ? "propose" : "save", by },
    );
    if (planned === "gone") return { status: "gone" as const };
    if ("refused" in planned) return { status: "refused" as const, faults: planned.refused };
    if ("clashes" in planned) return planned;
    const [newest] = await store.listVersions(key);
    const faults = checkSource(check, type, id, newest?.source ?? "");
    return { status: "saved" as const, id, number: planned.number, faults, merged: planned.taken };
  }

  async function nameNew(
    type: EntryType,
    draft: Draft,
    { paths }: Pick<SourceCheck, "paths">,
    more = new Set<string>(),
  ) {
    const stored = await store.listLiveVersions(type.id);
    const taken = new Set([...paths, ...stored.map(entryPath), ...more].map((path) => path.toLowerCase()));
    return nameNewEntry(type, draft.fields, (id) => taken.has(entryPath({ type: type.id, id }).toLowerCase()));
  }

  async function toResult(key: EntryKey, planned: Planned | Refusal): Promise<PublishResult> {
    if (planned === "gone") return { status: "gone" };
    if ("refused" in planned) return { status: "refused", faults: planned.refused };
    if ("clashes" in planned) return planned;
    await whenWrittenIsShown();
    const row = (await store.listVersions(key)).find(({ number }) => number === planned.number);
    const status = row?.state === "scheduled" || row?.state === "withdrawn" ? row.state : "published";
    return { status, id: key.id, number: planned.number };
  }

  const publish: DeskEntries["publish"] = (typeId, id, number, by, times = {}) =>
    attempt(async () => {
      const found = find(typeId, id);
      if (!found) return { status: "gone" };
      const { type, key } = found;
      const check = await openCheck();
      const at = now().getTime();
      const isLater = (times.from?.getTime() ?? 0) > at;
      const plan = (rows: Rows): Planned | Refusal => {
        const planned = planPublish(type, rows, number, by, at, times);
        if (planned === "gone" || !("change" in planned)) return planned;
        const faults = findFaults(check, type, key, planned);
        return faults.length > 0 ? { refused: faults } : planned;
      };
      return toResult(key, await change(key, plan, { what: isLater ? "schedule" : "publish", by }));
    });

  const entries: WrittenEntries = {
    types,
    whenWrittenIsShown,
    locales: async () => (await openCheck()).locales.others,
    list: async (typeId, names) => {
      const type = typeOf(typeId);
      const directory = options.directory();
      return type && directory !== undefined
        ? listSummaries({ store, directory, type, contentTypes, hospitals: names })
        : [];
    },
    read: async (typeId, id) => {
      const found = find(typeId, id);
      const directory = options.directory();
      if (!found || directory === undefined) return undefined;
      await settle(directory, found.key).catch((error: unknown) =>
        log.error({ err: error }, "an entry could not be looked at"),
      );
      return describeEntry({ store, directory, ...found });
    },
    save: (draft, basedOn, by, { isProposed } = {}) => attempt(() => save(draft, basedOn, by, isProposed)),
    publish,
    withdraw: (typeId, id, by, at) =>
      attempt(async () => {
        const found = find(typeId, id);
        if (!found) return { status: "gone" };
        const plan = (rows: Rows) => planWithdraw(found.type, rows, by, at);
        return toResult(found.key, await change(found.key, plan, { what: "withdraw", by }));
      }),
    undoTo: (typeId, id, number, by, { isPublished }) =>
      attempt(async () => {
        const found = find(typeId, id);
        if (!found) return { status: "gone" };
        const plan = (rows: Rows) => planUndo(found.type, rows, number, by, now().getTime(), isPublished);
        const planned = await change(found.key, plan, { what: "undo", by });
        if (isPublished || planned === "gone" || !("change" in planned)) return toResult(found.key, planned);
        return { status: "saved", id, number: planned.number, faults: [], merged: [] };
      }),
    publishAll: (changes, by) => attempt(() => publishAll(changes, by)),
    compare: async (typeId, id, after, before) => {
      const found = find(typeId, id);
      if (!found) return [];
      const rows = await store.listVersions(found.key);
      const head = before === undefined ? rows.find(isHead) : rows.find(({ number }) => number === before);
      const newer = rows.find(({ number }) => number === after);
      const fieldsOf = (row: EntryVersionRow | undefined) => (row && readSource(found.type, row.source)?.fields) ?? {};
      return newer ? compareFields(fieldsOf(head), fieldsOf(newer)) : [];
    },
    check: async ({ type: typeId, id = "new", fields }) => {
      const type = typeOf(typeId);
      return type ? checkSource(await openCheck(), type, id, writeSource(type, undefined, fields) ?? "") : [];
    },
    look: () => look(async () => (await store.listDueEntries()) as EntryKey[]),
    sweep: () =>
      look(async () => {
        const keys = (await store.listLiveVersions()).map(({ type, id }) => JSON.stringify({ type, id }));
        return [...new Set(keys)].map((key) => JSON.parse(key) as EntryKey);
      }),
  };

  async function publishAll(changes: readonly Change[], by: string): Promise<ChangeAllResult> {
    const check = await openCheck();
    const at = now().getTime();
    const refused = new Map<number, readonly Fault[]>();
    const named: { index: number; type: EntryType; key: EntryKey; one: Change }[] = [];
    const paths = new Set<string>();
    for (const [index, one] of changes.entries()) {
      const type = typeOf(one.type);
      if (!type || (one.id !== undefined && !isSafeId(one.id))) {
        refused.set(index, [{ problem: "other", message: "there is no such entry" }]);
        continue;
      }
      const key = { type: type.id, id: one.id ?? (await nameNew(type, one, check, paths)) };
      if (paths.has(entryPath(key))) refused.set(index, [{ problem: "other", message: `${key.id} is named twice` }]);
      paths.add(entryPath(key));
      named.push({ index, type, key, one });
    }
    for (let tries = 0; tries < TRIES; tries += 1) {
      const planned: { key: EntryKey; plan: Planned }[] = [];
      for (const { index, type, key, one } of named) {
        const rows = await seeRows(key);
        const plan = planChange(type, key, rows, one.fields, { by, basedOn: one.basedOn, now: at });
        const faults =
          plan === "gone" || "clashes" in plan ? [changedMeanwhile(plan)] : findFaults(check, type, key, plan, paths);
        if (faults.length > 0) refused.set(index, [...(refused.get(index) ?? []), ...faults]);
        else planned.push({ key, plan: plan as Planned });
      }
      if (refused.size > 0)
        return { status: "refused", refused: [...refused].map(([index, faults]) => ({ index, faults })) };
      const changed = planned.filter(({ plan }) => plan.change);
      const acts = changed.map(({ key, plan }) =>
        describeAct(key, { what: "publish", by }, plan.change?.seen ?? [], plan),
      );
      if (
        !(await store.changeEntries(
          changed.flatMap(({ plan }) => plan.change ?? []),
          acts,
        ))
      )
        continue;
      // Stored is stored; of many files the rest is written while the editor goes on.
      writtenAt = performance.now();
      for (const { key } of changed.slice(0, MOST_AWAITED)) await settle(folder(), key);
      await whenWrittenIsShown();
      const entriesOf = planned.map(({ key, plan }) => ({
        type: key.type as EntryTypeId,
        id: key.id,
        number: plan.number,
      }));
      return { status: "published", entries: entriesOf };
    }
    throw new Error("others change these entries all the time");
  }

  async function look(listKeys: () => Promise<readonly EntryKey[]>): Promise<void> {
    if (options.directory() === undefined) return;
    try {
      for (const key of await listKeys()) await advance(key);
      reported = "";
    } catch (error) {
      const message = String(error);
      if (message !== reported)
        log.error({ reason: message }, "the content folder could not be mended: it is tried again");
      reported = message;
    }
  }

  /** What the clock does to an entry, and its files. */
  async function advance(key: EntryKey) {
    await settle(folder(), key);
    const rows = await store.listVersions(key);
    const at = now().getTime();
    const isDue = (time: number | null) => time !== null && time <= at;
    const scheduled = rows.find((row) => row.state === "scheduled" && isDue(row.publish_at));
    const ending = rows.find((row) => row.state === "published" && isDue(row.unpublish_at));
    if (scheduled) {
      const until = scheduled.unpublish_at === null ? undefined : new Date(scheduled.unpublish_at);
      const result = await publish(scheduled.type as EntryType["id"], key.id, scheduled.number, scheduled.made_by, {
        until,
      });
      if (result.status === "published") return;
      log.error({ ...key, result }, "a version could not be published at its time: it is a draft again");
      const draft = { ...scheduled, state: "draft" as const, publish_at: null };
      await store.changeEntries([{ ...key, seen: await store.listVersions(key), rows: [draft] }]);
    } else if (ending) await entries.withdraw(ending.type as EntryType["id"], key.id, ending.made_by);
  }

  return entries;
}
