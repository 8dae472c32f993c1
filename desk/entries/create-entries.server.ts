import type { EntryKey } from "#outbox/store/entry-versions.server.ts";
import {
  GONE,
  findRefusals,
  isRefusal,
  planPublish,
  planSave,
  planUndo,
  planWithdraw,
  refuseFaults,
} from "./change-entries.server.ts";
import { checkSource } from "./check-entry.ts";
import type { Change, Draft, FieldChange, PublishResult, PublishTimes, SaveResult } from "./desk-entries.ts";
import { describeEntry, listSummaries } from "./describe-entry.server.ts";
import { createGround, type Act, type EntriesOptions, type Item } from "./entry-ground.server.ts";
import { readSource } from "./entry-source.ts";
import type { EntryTypeId } from "./entry-types.ts";
import { compareFields } from "./merge-entry.ts";
import { nameNew, publishAll } from "./publish-all.server.ts";
import { isHead } from "./settle-files.server.ts";

/**
 * The writing of the content folder. The store has every version and is written first; the folder's files follow, and
 * are mended from the store after a crash. Methods reject only where the program is wrong: a full disk, a store that
 * is away or a folder that cannot be written is a result. Ids are taken as they come: `../` is no entry.
 */
export function createWrittenEntries(options: EntriesOptions) {
  const ground = createGround(options);
  const { store, types, typeOf, find, settle, commit, openCheck, attempt, log } = ground;
  let reported = "";

  async function save(draft: Draft, basedOn: number | undefined, by: string, isProposed: boolean): Promise<SaveResult> {
    const isNew = draft.id === undefined;
    const type = typeOf(draft.type);
    if (!type) return GONE;
    const empty = isNew ? { [type.nameField]: "", [type.hospitalField]: "" } : {};
    const faults = findRefusals(type, { ...empty, ...draft.fields });
    if (faults.length > 0) return { status: "refused", faults };
    const check = await openCheck(type.id);
    const key = { type: type.id, id: draft.id ?? (await nameNew(ground, check, type, draft)) };
    const plan: Item["plan"] = (known) =>
      (known.rows.length === 0) === isNew ? planSave(known, draft.fields, basedOn, isProposed) : GONE;
    const [saved = GONE] = await commit([{ key, plan }], { what: isProposed ? "propose" : "save", by });
    // Somebody else took the name meanwhile.
    if (isNew && isRefusal(saved) && saved.status === "gone") return save(draft, basedOn, by, isProposed);
    if (isRefusal(saved)) return saved;
    const [newest] = await store.listVersions(key);
    const left = checkSource(check, type, key.id, newest?.source ?? "");
    return { status: "saved", id: key.id, number: saved.number, merged: saved.taken ?? [], faults: left };
  }

  /** Changes what of an entry is public. */
  const change = (key: EntryKey, act: Act, plan: Item["plan"]): Promise<PublishResult> =>
    attempt(async () => {
      const [planned = GONE] = await commit([{ key, plan }], act);
      if (isRefusal(planned)) return planned;
      const { number } = planned;
      const { state } = (await store.listVersions(key)).find((row) => row.number === number) ?? {};
      if (state !== "draft") await ground.whenShown(key.type);
      return { status: state === "scheduled" || state === "withdrawn" ? state : "published", id: key.id, number };
    });

  /** Publishes a version, at once or at a time; a scheduled one is published by publishing it again without times. */
  const publish = (type: EntryTypeId, id: string, number: number, by: string, times: PublishTimes = {}) =>
    attempt(async () => {
      const check = await openCheck(type);
      const what = (times.from?.getTime() ?? 0) > ground.now() ? "schedule" : "publish";
      return change({ type, id }, { what, by }, (known) =>
        refuseFaults(check, known, planPublish(known, number, times)),
      );
    });

  /** Takes an entry from the pages; it stays here. */
  const withdraw = (type: EntryTypeId, id: string, by: string) =>
    change({ type, id }, { what: "withdraw", by }, planWithdraw);

  async function look(listKeys: () => Promise<readonly EntryKey[]>): Promise<void> {
    try {
      for (const key of await listKeys()) if (ground.isOpen(key.type)) await advance(key);
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
    const isDue = (time: number | null) => time !== null && time <= ground.now();
    const scheduled = rows.find((row) => row.state === "scheduled" && isDue(row.publish_at));
    const ending = rows.find((row) => row.state === "published" && isDue(row.unpublish_at));
    if (!scheduled) {
      if (ending) await withdraw(type, key.id, ending.made_by);
      return;
    }
    const until = scheduled.unpublish_at === null ? undefined : new Date(scheduled.unpublish_at);
    const result = await publish(type, key.id, scheduled.number, scheduled.made_by, { until });
    if (result.status !== "conflict" && result.status !== "refused") return;
    log.error({ ...key, result }, "a version could not be published at its time: it is a draft again");
    const draft = { ...scheduled, state: "draft" as const, publish_at: null };
    await store.changeEntries([{ ...key, seen: await store.listVersions(key), rows: [draft] }]);
  }

  return {
    ...{ types, publish, withdraw, whenShown: ground.whenShown },
    /** The other locales in which fields may be written, such as `ml-IN`. */
    locales: async (type: EntryTypeId): Promise<readonly string[]> => (await openCheck(type)).locales.others,
    /** Every entry of a type in those hospitals (`contentName`), by title; every hospital's when left out. */
    async list(typeId: EntryTypeId, hospitals?: readonly string[]) {
      const type = typeOf(typeId);
      if (!type || !ground.isOpen(typeId)) return [];
      const all = await listSummaries(ground, type);
      return all.filter(({ hospital }) => !hospitals || hospitals.includes(hospital));
    },
    async read(typeId: EntryTypeId, id: string) {
      const key = { type: typeId, id };
      const type = find(key);
      if (!type || !ground.isOpen(typeId)) return undefined;
      await settle(key).catch((error: unknown) => log.error({ err: error }, "an entry could not be looked at"));
      return describeEntry(ground, type, key);
    },
    /** Stores a version; `basedOn` is the `number` that was read, and left out for a new entry. */
    save: (draft: Draft, basedOn: number | undefined, by: string, { isProposed = false } = {}): Promise<SaveResult> =>
      attempt(() => save(draft, basedOn, by, isProposed)),
    /** Makes a new version of an old one, and publishes it where `isPublished`. */
    async undoTo(
      type: EntryTypeId,
      id: string,
      number: number,
      by: string,
      { isPublished }: { isPublished: boolean },
    ): Promise<PublishResult | SaveResult> {
      const plan: Item["plan"] = (known) => planUndo(known, number, isPublished);
      const done = await change({ type, id }, { what: "undo", by }, plan);
      if (isPublished || !("number" in done)) return done;
      return { status: "saved", id, number: done.number, faults: [], merged: [] };
    },
    /** Publishes all, or nothing. */
    publishAll: (changes: readonly Change[], by: string) => attempt(() => publishAll(ground, changes, by)),
    /** The fields in which two versions differ; without `before`, against what is public. */
    async compare(typeId: EntryTypeId, id: string, after: number, before?: number): Promise<FieldChange[]> {
      const key = { type: typeId, id };
      const type = find(key);
      const rows = type ? await store.listVersions(key) : [];
      const older = rows.find((row) => (before === undefined ? isHead(row) : row.number === before));
      const newer = rows.find(({ number }) => number === after);
      const fieldsOf = (row = older) => (type && row && readSource(type, row.source)?.fields) ?? {};
      return newer ? compareFields(fieldsOf(), fieldsOf(newer)) : [];
    },
    /** Does what is due: publishes and withdraws at their times, and mends files. Never rejects. */
    look: () => look(() => store.listDueEntries()),
    /** Looks at every entry that was ever changed here, for changes of the folder by others. Never rejects. */
    sweep: () =>
      look(async () => {
        const live = await store.listLiveVersions();
        const heads = await Promise.all(
          live
            .filter((one) => isHead(one) && ground.isOpen(one.type))
            .map(async (head) => {
              const file = await ground.readFile(head);
              return head.written_at !== null && file?.text === head.source ? [] : [{ type: head.type, id: head.id }];
            }),
        );
        return [...heads.flat(), ...(await store.listDueEntries())];
      }),
  };
}
