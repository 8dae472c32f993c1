import { openSourceCheck } from "contentful-emulator/check-source";
import type { EntryChange } from "#outbox/store/entry-versions.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import type { createContentTypes } from "#site/content/content-model.ts";
import * as plans from "./change-entries.server.ts";
import { GONE, type Plan, type PublishTimes, type WriteResult } from "./change-entries.server.ts";
import { checkSource, type Fault } from "./check-entry.ts";
import { entryPath } from "./content-files.server.ts";
import { describeEntry, type Entry, listEntries } from "./describe-entry.server.ts";
import { nameEntry } from "./entry-names.ts";
import { type EntryPlace, findType, openCheck, type OpenType, readEntryFile } from "./entry-places.server.ts";
import { readSource } from "./entry-source.ts";
import { createEntryTypes, hospitalsOf, type EntryFields, type EntryTypeId } from "./entry-types.ts";
import { createSettling } from "./settle-files.server.ts";

export interface EntriesOptions extends Pick<EntryPlace, "directory" | "whenShown"> {
  store: Store;
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

type Item = { type: OpenType; id: string; plan: Plan };

/** So often entries that others change at the same time are looked at again. */
const TRIES = 20;
/** Of the files of one act so many are written before it is done. */
const MOST_AWAITED = 300;

/**
 * The writing of the content folder. The store has every version and is written first; the folder's files follow, and
 * are mended from the store after a crash. Methods reject where the store is away, or a disk is full: what was stored
 * by then is done once that is over, and the same again changes nothing. Ids are taken as they come: `../` is none.
 */
export function createWrittenEntries(options: EntriesOptions) {
  const { store, contentTypes, directory, whenShown, pages, log, hospitals = [] } = options;
  const openFolder = (folder: string) => openSourceCheck(folder, contentTypes);
  const content: EntryPlace = { types: createEntryTypes(contentTypes), directory, whenShown, openCheck: openFolder };
  const find = (type: string, id?: string) => findType([content, pages ?? []].flat(), type, id);
  const now = () => options.now().getTime();
  const settle = createSettling(store, now);
  let reported: ReadonlySet<string> = new Set();

  function get(typeId: string, id?: string): OpenType {
    const type = find(typeId, id);
    if (!type) throw new Error(`${typeId}/${id ?? ""} is not written here`);
    return type;
  }

  /** Does all or, where one is refused, nothing; anew where somebody else was faster. Every change goes this way. */
  async function put(items: readonly Item[], what: string, by: string): Promise<WriteResult[]> {
    const [first] = items;
    if (!first) return [];
    const check = ["publish", "schedule"].includes(what) ? await openCheck(first.type) : undefined;
    const paths = new Set(items.map(({ type, id }) => entryPath({ type: type.id, id })));
    for (let tries = 0; tries < TRIES; tries += 1) {
      const results: WriteResult[] = [];
      const changes: EntryChange[] = [];
      for (const { type, id, plan } of items) {
        const key = { type: type.id, id };
        await settle(type, id);
        const seen = await store.listVersions(key);
        const planned = plan({ type, id, rows: seen, by, now: now() });
        if ("status" in planned) {
          results.push(planned);
          continue;
        }
        const { version, rows } = planned;
        const { number, source, state: status } = version;
        const faults = check && rows.length > 0 ? checkSource(check, type, id, source, paths) : [];
        results.push(faults.length > 0 ? { status: "refused", faults } : { status, id, number });
        if (rows.length === 0) continue;
        const of = hospitalsOf(type, String(readSource(type, source)?.fields[type.hospitalField] ?? ""), hospitals);
        const [before, after] = [String(seen[0]?.number ?? ""), String(number)];
        const about = { subject: `${type.id}/${id}`, hospital_id: of.length === 1 ? of.join("") : "" };
        changes.push({ ...key, seen, rows, act: { who: by, what, ...about, before, after } });
      }
      if (results.some((result) => !("number" in result)) || changes.length === 0) return results;
      if (!(await store.changeEntries(changes))) continue;
      // Stored is stored: the files of a long list are written while the editor goes on.
      for (const { type, id } of items.slice(0, MOST_AWAITED)) await settle(type, id);
      if (what !== "save" && what !== "propose") await first.type.place.whenShown?.();
      return results;
    }
    throw new Error("others change these entries all the time");
  }

  const putOne = async (type: EntryTypeId, id: string, what: string, by: string, plan: Plan) =>
    (await put([{ type: get(type, id), id, plan }], what, by))[0] ?? GONE;

  /** Publishes a version, at once or at a time; a scheduled one is published by publishing it again without times. */
  function publish(type: EntryTypeId, id: string, number: number, by: string, times: PublishTimes = {}) {
    const what = (times.from ?? 0) > now() ? "schedule" : "publish";
    return putOne(type, id, what, by, (known) => plans.planPublish(known, number, times));
  }

  /** Takes an entry from the pages; it stays here. */
  const withdraw = (type: EntryTypeId, id: string, by: string) => putOne(type, id, "withdraw", by, plans.planWithdraw);

  /** Does what is due: publishes and withdraws at their times, and mends files. Never rejects. */
  async function look(): Promise<void> {
    const failed = new Set<string>();
    // The store says itself that it is away.
    for (const { type, id } of await store.listDueEntries().catch(() => [])) {
      const open = find(type, id);
      if (open) await advance(open, id).catch((error: unknown) => failed.add(String(error)));
    }
    for (const reason of failed)
      if (!reported.has(reason)) log.error({ reason }, "the content folder could not be mended: it is tried again");
    reported = failed;
  }

  /** What the clock does to an entry, and its files. */
  async function advance(type: OpenType, id: string) {
    const key = { type: type.id, id };
    await settle(type, id);
    const rows = await store.listVersions(key);
    const isDue = (time: number | null) => time !== null && time <= now();
    const scheduled = rows.find((row) => row.state === "scheduled" && isDue(row.publish_at));
    const ending = rows.find((row) => row.state === "published" && isDue(row.unpublish_at));
    if (!scheduled) return void (ending && (await withdraw(type.id, id, ending.made_by)));
    const until = scheduled.unpublish_at ?? undefined;
    const result = await publish(type.id, id, scheduled.number, scheduled.made_by, { until });
    if (result.status !== "conflict" && result.status !== "refused") return;
    log.error({ ...key, result }, "a version could not be published at its time: it is a draft again");
    const draft = { ...scheduled, state: "draft" as const, publish_at: null };
    await store.changeEntries([{ ...key, seen: await store.listVersions(key), rows: [draft] }]);
  }

  return {
    ...{ find, publish, withdraw, look },
    /** The other locales in which fields may be written, such as `ml-IN`. */
    locales: async (type: OpenType): Promise<readonly string[]> => (await openCheck(type)).locales.others,
    /** Every entry of a type by title, or those of one hospital (`contentName`). */
    async list(typeId: EntryTypeId, hospital?: string) {
      const type = find(typeId);
      const all = type ? await listEntries(store, type) : [];
      return all.filter((entry) => hospital === undefined || entry.hospital === hospital);
    },
    async read(typeId: EntryTypeId, id: string): Promise<Entry | undefined> {
      const type = find(typeId, id);
      if (!type) return undefined;
      await settle(type, id).catch((error: unknown) => log.error({ err: error }, "an entry could not be looked at"));
      return describeEntry(type, id, await readEntryFile(type, id), await store.listVersions({ type: typeId, id }));
    },
    /** Stores a version; `basedOn` is the `number` that was read, and left out for a new entry. */
    async save({ type, id, fields }: Draft, basedOn: number | undefined, by: string, { isProposed = false } = {}) {
      const { nameField: field } = get(type, id);
      const name = String(fields[field] ?? id ?? "").trim();
      const nameless: Fault = { field, problem: "missing", message: `${field} is missing` };
      if (name === "") return { status: "refused" as const, faults: [nameless] };
      const what = isProposed ? "propose" : "save";
      const plan: Plan = (known) => plans.planSave(known, fields, id === undefined ? id : basedOn, isProposed);
      for (let count = 1; ; count += 1) {
        const saved = await putOne(type, id ?? nameEntry(name, count), what, by, plan);
        // Another entry has the name of a new one.
        if (id !== undefined || saved.status !== "gone") return saved;
      }
    },
    /** Makes a new version of an old one, and publishes it where `isPublished`. */
    undoTo: (type: EntryTypeId, id: string, number: number, by: string, { isPublished }: { isPublished: boolean }) =>
      putOne(type, id, "undo", by, (known) => plans.planUndo(known, number, isPublished)),
    /** Publishes changes of one place, all or, where some are refused, none: returns which these are, and why. */
    async publishAll(changes: readonly Change[], by: string): Promise<string[]> {
      const items = changes.map(({ type, id, fields }): Item => ({
        ...{ type: get(type, id), id, plan: (known) => plans.planChange(known, fields) },
      }));
      const results = await put(items, "publish", by);
      const say = (id: string | undefined) => (fault: Fault) => `${id} (${fault.message})`;
      return results.flatMap((one, at) => (one.status === "refused" ? one.faults.map(say(changes[at]?.id)) : []));
    },
  };
}
