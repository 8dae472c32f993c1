import type { EntryVersionRow } from "#outbox/store/database.ts";
import type { EntryKey } from "#outbox/store/entry-versions.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import { findWaiting, isHead } from "./change-entries.server.ts";
import type { Fault } from "./check-entry.ts";
import type { EntryPlaces } from "./entry-places.server.ts";
import { readSource } from "./entry-source.ts";
import type { EntryType } from "./entry-types.ts";

type Versions = Pick<Store, "listLiveVersions" | "listVersions">;

/** Every entry of a type that the folder or the store has, by title. Without the store the folder alone. */
export async function listSummaries(store: Versions, places: EntryPlaces, type: EntryType) {
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

/** An entry as a list shows it. */
export type EntrySummary = ReturnType<typeof summarise>;

/** `rows`: the newest first. */
function summarise(type: EntryType, id: string, file: string | undefined, rows: readonly EntryVersionRow[]) {
  const head = rows.find(isHead);
  const waiting = findWaiting(rows);
  const readFirst = (...sources: (string | undefined)[]) =>
    sources.flatMap((source) => (source === undefined ? [] : (readSource(type, source) ?? []))).at(0);
  const written = readFirst(file);
  // Pages go on with the last good version.
  const shown = file === undefined ? undefined : (written ?? readFirst(head?.source));
  const read = readFirst(waiting?.source, file, head?.source);
  const fields = read?.fields ?? {};
  const broken: Fault = { problem: "other", message: `${id}.md cannot be read: its last good version is shown` };
  return {
    type: type.id,
    /** The name of its file, which the others link to. */
    id,
    /** The id in the addresses of pages. */
    pageId: (shown ?? read)?.pageId ?? toPageId(id),
    title: String(fields[type.nameField] ?? "") || id,
    /** The content name of its hospital. */
    hospital: String(fields[type.hospitalField] ?? ""),
    isPublic: shown !== undefined && !shown.isDraft,
    /** The version that waits: a draft, a proposal, or a scheduled one. */
    waiting,
    /** What was published last. */
    head,
    /** As they were written last. */
    fields,
    faults: file === undefined || written ? [] : [broken],
  };
}

/** As the folder's reader makes an id of a file's path. */
const toPageId = (id: string) => id.match(/[\w.]+/g)?.join("-") ?? "";

/** An entry as it is edited. */
export type Entry = NonNullable<Awaited<ReturnType<typeof describeEntry>>>;

/** Undefined where neither folder nor store has it. Where the store is away, what the file says. */
export async function describeEntry(store: Versions, places: EntryPlaces, type: EntryType, key: EntryKey) {
  const versions = await store.listVersions(key).catch(() => []);
  const file = await places.readFile(key);
  const newest = findWaiting(versions) ?? versions.find(isHead);
  const source = newest?.source ?? file?.text;
  if (source === undefined) return undefined;
  return {
    ...summarise(type, key.id, file?.text, versions),
    /** Of the newest version: what `save` is based on. */
    number: newest?.number ?? 0,
    source,
    /** The newest first. */
    versions,
  };
}
