import type { EntryVersionRow } from "#outbox/store/database.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import { findWaiting, isHead } from "./change-entries.server.ts";
import type { Fault } from "./check-entry.ts";
import { listIds, type OpenType, readEntryFile } from "./entry-places.server.ts";
import { readSource } from "./entry-source.ts";
import type { EntryType } from "./entry-types.ts";

/** Every entry of a type that the folder or the store has, by title; of its versions those that are not past. */
export async function listEntries(store: Pick<Store, "listLiveVersions">, type: OpenType): Promise<Entry[]> {
  const stored = Map.groupBy(await store.listLiveVersions(type.id), ({ id }) => id);
  const ids = new Set([...(await listIds(type)), ...stored.keys()]);
  const found = await Promise.all(
    [...ids].map(async (id) => describeEntry(type, id, await readEntryFile(type, id), stored.get(id) ?? [])),
  );
  return found
    .flatMap((entry) => entry ?? [])
    .toSorted((a, b) => a.title.localeCompare(b.title, "en") || (a.id < b.id ? -1 : 1));
}

/** An entry as it is listed and edited. */
export type Entry = NonNullable<ReturnType<typeof describeEntry>>;

/** Undefined where neither folder nor store has it. `versions`: the newest first. */
export function describeEntry(
  type: EntryType,
  id: string,
  file: { text: string } | undefined,
  versions: readonly EntryVersionRow[],
) {
  const head = versions.find(isHead);
  const waiting = findWaiting(versions);
  const newest = waiting ?? head;
  const source = newest?.source ?? file?.text;
  if (source === undefined) return undefined;
  const read = (text: string | undefined) => (text === undefined ? undefined : readSource(type, text));
  const written = read(file?.text);
  // Pages go on with the last good version.
  const shown = file && (written ?? read(head?.source));
  const known = read(waiting?.source) ?? written ?? read(head?.source);
  const fields = known?.fields ?? {};
  const broken: Fault = { problem: "other", message: `${id}.md cannot be read: its last good version is shown` };
  return {
    type: type.id,
    /** The name of its file, which the others link to. */
    id,
    /** The id in the addresses of pages. */
    pageId: (shown ?? known)?.pageId ?? toPageId(id),
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
    faults: file && !written ? [broken] : [],
    /** Of the newest version: what `save` is based on. */
    number: newest?.number ?? 0,
    source,
    versions,
  };
}

/** As the folder's reader makes an id of a file's path. */
const toPageId = (id: string) => id.match(/[\w.]+/g)?.join("-") ?? "";
