import { join } from "node:path";
import {
  findFaults,
  findRefusals,
  planPublish,
  planSave,
  planUndo,
  planWithdraw,
  type Planned,
} from "./change-entries.server.ts";
import { checkSource } from "./check-entry.ts";
import { entryPath, readIfThere, readOrder, writeOrder, type EntryKey } from "./content-files.server.ts";
import type { DeskEntries, Draft, PublishResult, SaveResult } from "./desk-entries.ts";
import { describeEntry, listSummaries } from "./describe-entry.server.ts";
import {
  createGround,
  isRefusal,
  type Act,
  type EntriesOptions,
  type Item,
  type Refusal,
  type Rows,
} from "./entry-ground.server.ts";
import { isSafeId } from "./entry-names.ts";
import { readSource } from "./entry-source.ts";
import type { EntryTypeId } from "./entry-types.ts";
import { compareFields } from "./merge-entry.ts";
import { nameNew, publishAll } from "./publish-all.server.ts";
import { isHead } from "./settle-files.server.ts";

/** The part of the desk that writes the content folder, without its files and previews. */
export type WrittenEntries = Omit<DeskEntries, "putFile" | "readFile" | "preview" | "ownership" | "makeOurs"> & {
  /** Does what is due: publishes and withdraws at their times, and mends files. Never rejects. */
  look(): Promise<void>;
  /** Looks at every entry that was ever changed here, for changes of the folder by others. Never rejects. */
  sweep(): Promise<void>;
};

export function createWrittenEntries(options: EntriesOptions): WrittenEntries {
  const ground = createGround(options);
  const { store, types, typeOf, find, settle, commit, openCheck, attempt, log } = ground;
  let reported = "";

  async function commitOne<Plan extends Planned>(key: EntryKey, plan: Item<Plan>["plan"], act: Act) {
    const [result = "gone" as const] = await commit([{ key, plan }], act);
    return result;
  }

  async function save(draft: Draft, basedOn: number | undefined, by: string, isProposed = false): Promise<SaveResult> {
    const type = typeOf(draft.type);
    const isNew = draft.id === undefined;
    if (!type || (draft.id !== undefined && !isSafeId(draft.id))) return { status: "gone" };
    const empty = isNew ? { [type.nameField]: "", [type.hospitalField]: "" } : {};
    const faults = findRefusals(type, { ...empty, ...draft.fields });
    if (faults.length > 0) return { status: "refused", faults };
    const check = await openCheck();
    const key = { type: type.id, id: draft.id ?? (await nameNew(ground, check, type, draft)) };
    const plan = (rows: Rows) =>
      (rows.length === 0) === isNew ? planSave(type, key, rows, draft.fields, { basedOn, by, isProposed }) : "gone";
    const saved = await commitOne(key, plan, { what: isProposed ? "propose" : "save", by });
    // Somebody else took the name meanwhile.
    if (saved === "gone" && isNew) return save(draft, basedOn, by, isProposed);
    if (isRefusal(saved)) return toFailure(saved);
    const [newest] = await store.listVersions(key);
    const { number, taken: merged } = saved;
    return {
      status: "saved",
      id: key.id,
      number,
      merged,
      faults: checkSource(check, type, key.id, newest?.source ?? ""),
    };
  }

  function toFailure(refusal: Refusal) {
    if (refusal === "gone") return { status: "gone" as const };
    return "refused" in refusal ? { status: "refused" as const, faults: refusal.refused } : refusal;
  }

  async function toResult(key: EntryKey, planned: Planned | Refusal): Promise<PublishResult> {
    if (isRefusal(planned)) return toFailure(planned);
    await ground.whenShown();
    const row = (await store.listVersions(key)).find(({ number }) => number === planned.number);
    const status = row?.state === "scheduled" || row?.state === "withdrawn" ? row.state : "published";
    return { status, id: key.id, number: planned.number };
  }

  const publish: DeskEntries["publish"] = (typeId, id, number, by, times = {}) =>
    attempt(async () => {
      const found = find(typeId, id);
      if (!found) return { status: "gone" };
      const { type, key } = found;
      const [check, now] = [await openCheck(), ground.now()];
      const plan = (rows: Rows): Planned | Refusal => {
        const planned = planPublish(type, rows, number, by, now, times);
        const faults = isRefusal(planned) ? [] : findFaults(check, type, key, planned);
        return faults.length > 0 ? { refused: faults } : planned;
      };
      const isLater = (times.from?.getTime() ?? 0) > now;
      return toResult(key, await commitOne(key, plan, { what: isLater ? "schedule" : "publish", by }));
    });

  const withdraw: DeskEntries["withdraw"] = (typeId, id, by, at) =>
    attempt(async () => {
      const found = find(typeId, id);
      if (!found) return { status: "gone" };
      const plan = (rows: Rows) => planWithdraw(found.type, rows, by, at);
      return toResult(found.key, await commitOne(found.key, plan, { what: "withdraw", by }));
    });

  async function look(listKeys: () => Promise<readonly EntryKey[]>): Promise<void> {
    if (ground.directory() === undefined) return;
    try {
      for (const key of await listKeys()) await advance(key);
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
    ...{ types, publish, withdraw },
    locales: async () => (await openCheck()).locales.others,
    list: async (typeId, hospitals) => {
      const type = typeOf(typeId);
      const directory = ground.directory();
      if (!type || directory === undefined) return [];
      return listSummaries({ store, directory, type, contentTypes: ground.contentTypes, hospitals });
    },
    read: async (typeId, id) => {
      const found = find(typeId, id);
      const directory = ground.directory();
      if (!found || directory === undefined) return undefined;
      await settle(found.key).catch((error: unknown) => log.error({ err: error }, "an entry could not be looked at"));
      return describeEntry({ store, directory, ...found });
    },
    save: (draft, basedOn, by, { isProposed } = {}) => attempt(() => save(draft, basedOn, by, isProposed)),
    undoTo: (typeId, id, number, by, { isPublished }) =>
      attempt(async (): Promise<PublishResult | SaveResult> => {
        const found = find(typeId, id);
        if (!found) return { status: "gone" };
        const plan = (rows: Rows) => planUndo(found.type, rows, number, by, ground.now(), isPublished);
        const planned = await commitOne(found.key, plan, { what: "undo", by });
        if (isPublished || isRefusal(planned)) return toResult(found.key, planned);
        return { status: "saved", id, number: planned.number, faults: [], merged: [] };
      }),
    publishAll: (changes, by) => attempt(() => publishAll(ground, changes, by)),
    order: async (typeId) => {
      const [type, directory] = [typeOf(typeId), ground.directory()];
      if (!type || directory === undefined) return [];
      return readOrder(directory, type.id, (await openCheck()).locales.others);
    },
    arrange: (typeId, ids, by) =>
      attempt(async () => {
        const [type, directory] = [typeOf(typeId), ground.directory()];
        if (!type || directory === undefined) return { status: "gone" };
        const locales = (await openCheck()).locales.others;
        await store.whileFilesRest(async () => writeOrder(directory, type.id, ids, locales));
        const act = { who: by, what: "arrange", subject: type.id, hospital_id: "", before: "", after: ids.join(", ") };
        await store.addDeskAct(act);
        await ground.whenShown();
        return { status: "arranged" };
      }),
    compare: async (typeId, id, after, before) => {
      const found = find(typeId, id);
      if (!found) return [];
      const rows = await store.listVersions(found.key);
      const older = rows.find((row) => (before === undefined ? isHead(row) : row.number === before));
      const newer = rows.find(({ number }) => number === after);
      const fieldsOf = (row: Rows[number] | undefined) => (row && readSource(found.type, row.source)?.fields) ?? {};
      return newer ? compareFields(fieldsOf(older), fieldsOf(newer)) : [];
    },
    look: () => look(() => store.listDueEntries()),
    sweep: () =>
      look(async () => {
        const live = await store.listLiveVersions();
        const heads = await Promise.all(
          live.filter(isHead).map(async (head) => {
            const file = await readIfThere(join(ground.directory() ?? "", entryPath(head)));
            return head.written_at !== null && file?.text === head.source ? [] : [{ type: head.type, id: head.id }];
          }),
        );
        return [...heads.flat(), ...(await store.listDueEntries())];
      }),
  };
}
