import { openSourceCheck } from "contentful-emulator/check-source";
import type { DeskAct } from "#outbox/store/editors.server.ts";
import type { EntryChange, EntryKey, WrittenVersion } from "#outbox/store/entry-versions.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import type { createContentTypes } from "#site/content/content-model.ts";
import * as plans from "./change-entries.server.ts";
import { type Conflict, type Failure, GONE, type Plan, type PublishTimes } from "./change-entries.server.ts";
import { checkSource, findRefusals } from "./check-entry.ts";
import { entryPath } from "./content-files.server.ts";
import { describeEntry, listSummaries } from "./describe-entry.server.ts";
import { createEntryNames, toFileName } from "./entry-names.ts";
import { createPlaces, type EntryPlace } from "./entry-places.server.ts";
import { readSource } from "./entry-source.ts";
import { compareFields } from "./merge-entry.ts";
import { createEntryTypes, hospitalsOf, type EntryFields, type EntryType, type EntryTypeId } from "./entry-types.ts";
import { createSettling } from "./settle-files.server.ts";

export interface EntriesOptions extends Pick<EntryPlace, "directory" | "whenShown"> {
  store: Pick<Store, "listLiveVersions" | "listVersions" | "listDueEntries" | "changeEntries" | "whileFilesRest">;
  contentTypes: ReturnType<typeof createContentTypes>;
  /** What is written elsewhere. */
  pages?: EntryPlace;
  now: () => Date;
  log: { error(fields: object, message: string): void };
  hospitals?: readonly { id: string; contentName: string }[];
}

export interface Draft {
  readonly type: EntryTypeId;
  /** Left out for a new entry, which is named by its words. */
  readonly id?: string | undefined;
  /** Fields that are left out stay as they are. */
  readonly fields: EntryFields;
}

/** What goes over whatever is public. */
export type Change = Draft & { readonly id: string };

/** What became of a version. */
export type WriteResult =
  | { readonly status: WrittenVersion["state"]; readonly id: string; readonly number: number }
  | Conflict
  | Failure;

interface Act {
  readonly what: "save" | "propose" | "publish" | "schedule" | "withdraw" | "undo";
  readonly by: string;
}

const isDone = (result: WriteResult) => "number" in result;

/** A new entry that is sent again within this time, as by two taps, is one. */
const REPEAT_MS = 60_000;
/** So often entries that others change at the same time are looked at again. */
const TRIES = 20;
/** Of the files of one act so many are written before it is done. */
const MOST_AWAITED = 300;

/**
 * The writing of the content folder. The store has every version and is written first; the folder's files follow, and
 * are mended from the store after a crash. Methods reject only where the program is wrong: a full disk, a store that
 * is away or a folder that cannot be written is a result. Ids are taken as they come: `../` is no entry.
 */
export function createWrittenEntries(options: EntriesOptions) {
  const { store, contentTypes, directory, whenShown, pages, log, hospitals = [] } = options;
  const openCheck: EntryPlace["openCheck"] = (folder) => openSourceCheck(folder, contentTypes);
  const content: EntryPlace = { types: createEntryTypes(contentTypes), directory, whenShown, openCheck };
  const places = createPlaces(pages ? [content, pages] : [content]);
  const now = () => options.now().getTime();
  const settle = createSettling(store, places, now);
  let reported = "";

  /** Results for what people cannot help. */
  async function attempt<T>(work: () => Promise<T>): Promise<T | Extract<Failure, { status: "unavailable" }>> {
    try {
      return await work();
    } catch (error) {
      const { syscall, name, message } = error as NodeJS.ErrnoException;
      log.error({ err: error }, "an entry could not be written");
      return { status: "unavailable", reason: syscall ? "folder" : "store", message: `${name}: ${message}` };
    }
  }

  /** Does all or, where one is refused, nothing; anew where somebody else was faster. Every change goes this way. */
  async function put(items: readonly { key: EntryKey; plan: Plan }[], { what, by }: Act): Promise<WriteResult[]> {
    const [first] = items;
    if (!first) return [];
    const check = ["publish", "schedule"].includes(what) ? await places.openCheck(first.key.type) : undefined;
    const paths = new Set(items.map(({ key }) => entryPath(key)));
    for (let tries = 0; tries < TRIES; tries += 1) {
      const results: WriteResult[] = [];
      const changes: EntryChange[] = [];
      const acts: DeskAct[] = [];
      for (const { key, plan } of items) {
        const type = places.find(key);
        if (type) await settle(key);
        const seen = type ? await store.listVersions(key) : [];
        const planned = type && plan({ type, key, rows: seen, by, now: now() });
        if (!planned || "status" in planned) {
          results.push(planned ?? GONE);
          continue;
        }
        const { version, rows } = planned;
        const { number, source, state: status } = version;
        const faults = check && rows.length > 0 ? checkSource(check, type, key.id, source, paths) : [];
        results.push(faults.length > 0 ? { status: "refused", faults } : { status, id: key.id, number });
        if (rows.length === 0) continue;
        changes.push({ ...key, seen, rows });
        const [before, after] = [String(seen[0]?.number ?? ""), String(number)];
        const [subject, hospital_id] = [`${key.type}/${key.id}`, hospitalOf(type, source)];
        acts.push({ who: by, what, subject, hospital_id, before, after });
      }
      if (!results.every(isDone) || changes.length === 0) return results;
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

  /** A name for a new entry that no file and no stored entry has. */
  async function nameNew({ id: type, nameField, hospitalField }: EntryType, fields: EntryFields) {
    const stored = await store.listLiveVersions(type);
    const name = createEntryNames([...(await places.listIds(type)), ...stored.map(({ id }) => id)]);
    const [words = "", hospital = ""] = [nameField, hospitalField].map((field) => String(fields[field] ?? ""));
    return name(toFileName(words) ? words : type, hospital);
  }

  async function save(draft: Draft, basedOn: number | undefined, act: Act): Promise<WriteResult> {
    const { fields } = draft;
    const isNew = draft.id === undefined;
    const type = places.typeOf(draft.type);
    if (!type) return GONE;
    const faults = findRefusals(type, fields, isNew);
    if (faults.length > 0) return { status: "refused", faults };
    const own = isNew ? (await store.listLiveVersions(type.id)).filter(({ made_by }) => made_by === act.by) : [];
    const isSame = (source: string) => compareFields(readSource(type, source)?.fields ?? {}, fields).length === 0;
    const sent = own.find(({ at, source }) => now() - at < REPEAT_MS && isSame(source));
    if (sent) return { status: sent.state, id: sent.id, number: sent.number };
    const id = draft.id ?? (await nameNew(type, fields));
    const plan: Plan = (known) =>
      (known.rows.length === 0) === isNew ? plans.planSave(known, fields, basedOn, act.what === "propose") : GONE;
    const [saved = GONE] = await put([{ key: { type: type.id, id }, plan }], act);
    // Somebody else took the name meanwhile.
    return isNew && saved.status === "gone" ? save(draft, basedOn, act) : saved;
  }

  /** Changes what of an entry is public. */
  const change = (type: EntryTypeId, id: string, act: Act, plan: Plan) =>
    attempt(async () => {
      const [result = GONE] = await put([{ key: { type, id }, plan }], act);
      if (isDone(result) && result.status !== "draft") await places.whenShown(type);
      return result;
    });

  /** Publishes a version, at once or at a time; a scheduled one is published by publishing it again without times. */
  function publish(type: EntryTypeId, id: string, number: number, by: string, times: PublishTimes = {}) {
    const what = (times.from?.getTime() ?? 0) > now() ? "schedule" : "publish";
    return change(type, id, { what, by }, (known) => plans.planPublish(known, number, times));
  }

  /** Takes an entry from the pages; it stays here. */
  const withdraw = (type: EntryTypeId, id: string, by: string) =>
    change(type, id, { what: "withdraw", by }, plans.planWithdraw);

  async function publishAll(changes: readonly Change[], by: string) {
    const items = changes.map(({ type, id, fields }) => ({
      ...{ key: { type, id }, plan: (known: plans.Known) => plans.planChange(known, fields) },
    }));
    const results = await put(items, { what: "publish", by });
    const faults = results.flatMap((result, at) => {
      if (isDone(result)) return [];
      const own = result.status === "refused" ? result.faults : [{ problem: "other", message: result.status } as const];
      return own.map((fault) => ({ ...fault, message: `${items[at]?.key.id} (${fault.message})` }));
    });
    if (faults.length > 0) return { status: "refused", faults } as const;
    if (changes[0]) await places.whenShown(changes[0].type);
    return { status: "published" } as const;
  }

  /** Does what is due: publishes and withdraws at their times, and mends files. Never rejects. */
  async function look(): Promise<void> {
    try {
      for (const key of await store.listDueEntries()) if (places.isOpen(key.type)) await advance(key);
      reported = "";
    } catch (error) {
      const reason = String(error);
      // The store says itself that it is away.
      if (reason !== reported && !reason.startsWith("StoreNotOpen"))
        log.error({ reason }, "the content folder could not be mended: it is tried again");
      reported = reason;
    }
  }

  /** What the clock does to an entry, and its files. */
  async function advance(key: EntryKey) {
    await settle(key);
    const rows = await store.listVersions(key);
    const type = key.type as EntryTypeId;
    const isDue = (time: number | null) => time !== null && time <= now();
    const scheduled = rows.find((row) => row.state === "scheduled" && isDue(row.publish_at));
    const ending = rows.find((row) => row.state === "published" && isDue(row.unpublish_at));
    if (!scheduled) return void (ending && (await withdraw(type, key.id, ending.made_by)));
    const until = scheduled.unpublish_at === null ? undefined : new Date(scheduled.unpublish_at);
    const result = await publish(type, key.id, scheduled.number, scheduled.made_by, { until });
    if (result.status !== "conflict" && result.status !== "refused") return;
    log.error({ ...key, result }, "a version could not be published at its time: it is a draft again");
    const draft = { ...scheduled, state: "draft" as const, publish_at: null };
    await store.changeEntries([{ ...key, seen: await store.listVersions(key), rows: [draft] }]);
  }

  return {
    ...{ types: places.types, isOpen: places.isOpen, publish, withdraw, look, whenShown: places.whenShown },
    /** The other locales in which fields may be written, such as `ml-IN`. */
    locales: async (type: EntryTypeId): Promise<readonly string[]> => (await places.openCheck(type)).locales.others,
    /** Every entry of a type in those hospitals (`contentName`), by title; every hospital's when left out. */
    async list(typeId: EntryTypeId, names?: readonly string[]) {
      const type = places.typeOf(typeId);
      const all = type && places.isOpen(typeId) ? await listSummaries(store, places, type) : [];
      return all.filter(({ hospital }) => !names || names.includes(hospital));
    },
    async read(typeId: EntryTypeId, id: string) {
      const key = { type: typeId, id };
      const type = places.find(key);
      if (!type || !places.isOpen(typeId)) return undefined;
      await settle(key).catch((error: unknown) => log.error({ err: error }, "an entry could not be looked at"));
      return describeEntry(store, places, type, key);
    },
    /** Stores a version; `basedOn` is the `number` that was read, and left out for a new entry. */
    save: (draft: Draft, basedOn: number | undefined, by: string, { isProposed = false } = {}) =>
      attempt(() => save(draft, basedOn, { what: isProposed ? "propose" : "save", by })),
    /** Makes a new version of an old one, and publishes it where `isPublished`. */
    undoTo: (type: EntryTypeId, id: string, number: number, by: string, { isPublished }: { isPublished: boolean }) =>
      change(type, id, { what: "undo", by }, (known) => plans.planUndo(known, number, isPublished)),
    /** Publishes changes of one place, all or, where some are refused, none. */
    publishAll: (changes: readonly Change[], by: string) => attempt(() => publishAll(changes, by)),
  };
}
