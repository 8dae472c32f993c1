import type { EntryVersionRow } from "#outbox/store/database.ts";
import type { EntryKey } from "#outbox/store/entry-versions.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import { findWaiting, isHead } from "./change-entries.server.ts";
import type { Entry, EntrySummary } from "./desk-entries.ts";
import type { EntryPlaces } from "./entry-places.server.ts";
import { readSource } from "./entry-source.ts";
import type { EntryType } from "./entry-types.ts";

type Versions = Pick<Store, "listLiveVersions" | "listVersions">;

/** Every entry of a type that the folder or the store has, by title. Without the store the folder alone. */
export async function listSummaries(store: Versions, places: EntryPlaces, type: EntryType): Promise<EntrySummary[]> {
  const stored = await store.listLiveVersions(type.id).catch(() => []);
  const byId = Map.groupBy(stored.toReversed(), ({ id }) => id);
  const ids = new Set([...(await places.listIds(type.id)), ...byId.keys()]);
  const found = await Promise.all(
    [...ids].map(async (id) => {
      const file = await places.readFile({ type: type.id, id });
      return summarise(type, id, file?.text, byId.get(id) ?? []);
    }),
  );
  return found.toSorted((a, b) => a.title.localeCompare(b.title, "en") || (a.id < b.id ? -1 : 1));
}

/** `rows`: the newest first. */
function summarise(
  type: EntryType,
  id: string,
  file: string | undefined,
  rows: readonly EntryVersionRow[],
): EntrySummary {
  const head = rows.find(isHead);
  const waiting = findWaiting(rows);
  const readFirst = (...sources: (string | undefined)[]) =>
    sources.flatMap((source) => (source === undefined ? [] : (readSource(type, source) ?? []))).at(0);
  const written = readFirst(file);
  // Pages go on with the last good version.
  const shown = file === undefined ? undefined : (written ?? readFirst(head?.source));
  const read = readFirst(waiting?.source, file, head?.source);
  const fields = read?.fields ?? {};
  const message = `${id}.md cannot be read: its last good version is shown`;
  return {
    ...{ type: type.id, id, pageId: (shown ?? read)?.pageId ?? toPageId(id), fields },
    title: String(fields[type.nameField] ?? "") || id,
    hospital: String(fields[type.hospitalField] ?? ""),
    isPublic: shown !== undefined && !shown.isDraft,
    ...{ waiting, head },
    faults: file === undefined || written ? [] : [{ problem: "other", message }],
  };
}

/** As the folder's reader makes an id of a file's path. */
const toPageId = (id: string) => id.match(/[\w.]+/g)?.join("-") ?? "";

/** Undefined where neither folder nor store has it. Where the store is away, what the file says. */
export async function describeEntry(
  store: Versions,
  places: EntryPlaces,
  type: EntryType,
  key: EntryKey,
): Promise<Entry | undefined> {
  const rows = await store.listVersions(key).catch(() => []);
  const file = await places.readFile(key);
  const newest = findWaiting(rows) ?? rows.find(isHead);
  const source = newest?.source ?? file?.text;
  if (source === undefined) return undefined;
  const summary = summarise(type, key.id, file?.text, rows);
  return { ...summary, number: newest?.number ?? 0, source, versions: rows };
}
