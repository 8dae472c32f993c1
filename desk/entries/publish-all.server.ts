import type { SourceCheck } from "contentful-emulator/check-source";
import { findFaults, nameNewEntry, planChange, type Planned } from "./change-entries.server.ts";
import { entryPath } from "./content-files.server.ts";
import type { Change, ChangeAllResult, Fault } from "./desk-entries.ts";
import { isSafeId } from "./entry-names.ts";
import { isRefusal, type Ground, type Item, type Refusal } from "./entry-ground.server.ts";
import type { EntryType, EntryTypeId } from "./entry-types.ts";

/** A name for a new entry that no file, no stored entry and none of those paths has. */
export async function nameNew(
  { store }: Ground,
  { paths }: Pick<SourceCheck, "paths">,
  type: EntryType,
  { fields }: Pick<Change, "fields">,
  more: ReadonlySet<string> = new Set(),
): Promise<string> {
  const stored = await store.listLiveVersions(type.id);
  const taken = new Set([...paths, ...stored.map(entryPath), ...more].map((path) => path.toLowerCase()));
  return nameNewEntry(type, fields, (id) => taken.has(entryPath({ type: type.id, id }).toLowerCase()));
}

/** Publishes a list of changes, or names by their places those that are refused. */
export async function publishAll(ground: Ground, changes: readonly Change[], by: string): Promise<ChangeAllResult> {
  const check = await ground.openCheck();
  const now = ground.now();
  const refused = new Map<number, readonly Fault[]>();
  const items: (Item<Planned> & { index: number })[] = [];
  const paths = new Set<string>();
  for (const [index, change] of changes.entries()) {
    const type = ground.typeOf(change.type);
    if (!type || (change.id !== undefined && !isSafeId(change.id))) {
      refused.set(index, [{ problem: "other", message: "there is no such entry" }]);
      continue;
    }
    const key = { type: type.id, id: change.id ?? (await nameNew(ground, check, type, change, paths)) };
    if (paths.has(entryPath(key))) refused.set(index, [{ problem: "other", message: `${key.id} is named twice` }]);
    paths.add(entryPath(key));
    const plan: Item<Planned>["plan"] = (rows) => {
      const planned = planChange(type, key, rows, change.fields, { by, basedOn: change.basedOn, now });
      const faults = isRefusal(planned) ? [] : findFaults(check, type, key, planned, paths);
      return faults.length > 0 ? { refused: faults } : planned;
    };
    items.push({ index, key, plan });
  }
  // Others' faults are to be named, too.
  const results = await ground.commit(refused.size > 0 ? items.map(refuseAfter) : items, { what: "publish", by });
  for (const [at, result] of results.entries()) {
    const index = items[at]?.index ?? at;
    const faults = isRefusal(result) ? describeRefusal(result) : [];
    if (faults.length > 0) refused.set(index, [...(refused.get(index) ?? []), ...faults]);
  }
  if (refused.size > 0)
    return { status: "refused", refused: [...refused].map(([index, faults]) => ({ index, faults })) };
  await ground.whenShown();
  const numbers = results.map((result) => (isRefusal(result) ? 0 : result.number));
  const entries = items.map(({ key: { type, id } }, at) => ({
    type: type as EntryTypeId,
    id,
    number: numbers[at] ?? 0,
  }));
  return { status: "published", entries };
}

/** Plans without doing. */
function refuseAfter<I extends Item<Planned>>(item: I): I {
  const plan: I["plan"] = (rows) => {
    const planned = item.plan(rows);
    return isRefusal(planned) ? planned : { refused: [] };
  };
  return { ...item, plan };
}

function describeRefusal(refusal: Refusal): Fault[] {
  if (refusal === "gone") return [{ problem: "other", message: "there is no such entry" }];
  if ("refused" in refusal) return refusal.refused;
  return refusal.clashes.map(({ field }) => ({ field, problem: "other", message: "somebody changed it meanwhile" }));
}
