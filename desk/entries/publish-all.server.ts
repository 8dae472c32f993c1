import type { SourceCheck } from "contentful-emulator/check-source";
import { isRefusal, planChange, refuseFaults, type Planned, type Refusal } from "./change-entries.server.ts";
import { entryPath } from "./content-files.server.ts";
import type { Change, ChangeAllResult, Fault } from "./desk-entries.ts";
import type { Ground, Item } from "./entry-ground.server.ts";
import { takeFreeName, toFileName } from "./entry-names.ts";
import type { EntryType } from "./entry-types.ts";

/** A name for a new entry that no file, no stored entry and none of those paths has. */
export async function nameNew(
  { store }: Ground,
  { paths }: Pick<SourceCheck, "paths">,
  { id: type, nameField, hospitalField }: EntryType,
  { fields }: Pick<Change, "fields">,
  more: ReadonlySet<string> = new Set(),
): Promise<string> {
  const stored = await store.listLiveVersions(type);
  const taken = new Set([...paths, ...stored.map(entryPath), ...more].map((path) => path.toLowerCase()));
  const wordsOf = (id: string) => toFileName(String(fields[id] ?? ""));
  const isTaken = (id: string) => taken.has(entryPath({ type, id }).toLowerCase());
  return takeFreeName([wordsOf(nameField) || type, wordsOf(hospitalField)], isTaken);
}

/** Publishes a list of changes of one place, or names by their places those that are refused. */
export async function publishAll(ground: Ground, changes: readonly Change[], by: string): Promise<ChangeAllResult> {
  const [first] = changes;
  if (!first) return { status: "published", entries: [] };
  const check = await ground.openCheck(first.type);
  const items: Item[] = [];
  const paths = new Set<string>();
  for (const change of changes) {
    const type = ground.typeOf(change.type);
    const id = change.id ?? (type && (await nameNew(ground, check, type, change, paths))) ?? "";
    const key = { type: change.type, id };
    const isTwice = paths.has(entryPath(key));
    paths.add(entryPath(key));
    items.push({
      key,
      plan: (known) =>
        isTwice
          ? { status: "refused", faults: [{ problem: "other", message: `${id} is named twice` }] }
          : refuseFaults(check, known, planChange(known, change.fields, change.basedOn), paths),
    });
  }
  const results = await ground.commit(items, { what: "publish", by });
  const refused = results.flatMap((result, index) =>
    isRefusal(result) ? [{ index, faults: describeRefusal(result) }] : [],
  );
  if (refused.length > 0) return { status: "refused", refused };
  await ground.whenShown(first.type);
  const entries = items.map(({ key }, at) => ({ ...key, number: (results[at] as Planned).number }));
  return { status: "published", entries };
}

function describeRefusal(refusal: Refusal): readonly Fault[] {
  if (refusal.status === "gone") return [{ problem: "other", message: "there is no such entry" }];
  if (refusal.status === "refused") return refusal.faults;
  return refusal.clashes.map(({ field }) => ({ field, problem: "other", message: "somebody changed it meanwhile" }));
}
