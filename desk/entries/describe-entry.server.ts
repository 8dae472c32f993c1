import type { EntryVersionRow } from "#outbox/store/database.ts";
import type { EntryKey } from "#outbox/store/entry-versions.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import type { ReadEntry } from "./content-files.server.ts";
import type { Entry, EntrySummary, EntryVersion } from "./desk-entries.ts";
import { readSource } from "./entry-source.ts";
import type { EntryType } from "./entry-types.ts";
import { findWaiting, isHead } from "./settle-files.server.ts";

interface Where {
  store: Pick<Store, "listLiveVersions" | "listVersions">;
  readFile: ReadEntry;
  listIds: (type: string) => Promise<string[]>;
}

/** Every entry of a type that the folder or the store has, by title. Without the store the folder alone. */
export async function listSummaries({ store, readFile, listIds }: Where, type: EntryType): Promise<EntrySummary[]> {
  const stored = await store.listLiveVersions(type.id).catch(() => []);
  const byId = Map.groupBy(stored.toReversed(), ({ id }) => id);
  const ids = new Set([...(await listIds(type.id)), ...byId.keys()]);
  const found = await Promise.all(
    [...ids].map(async (id) => {
      const file = await readFile({ type: type.id, id });
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
  const shown = file === undefined ? undefined : readSource(type, file);
  const source = waiting?.source ?? file ?? head?.source;
  const read = source === undefined ? undefined : readSource(type, source);
  const fields = read?.fields ?? {};
  return {
    ...{ type: type.id, id, pageId: (shown ?? read)?.pageId ?? toPageId(id), fields },
    title: String(fields[type.nameField] ?? "") || id,
    hospital: String(fields[type.hospitalField] ?? ""),
    isPublic: shown !== undefined && !shown.isDraft,
    ...(waiting && { waiting: toVersion(waiting) }),
    ...(head?.unpublish_at && { unpublishAt: new Date(head.unpublish_at) }),
    faults: read ? [] : [{ problem: "other", message: `${id}.md: its first lines cannot be read` }],
  };
}

/** As the folder's reader makes an id of a file's path. */
const toPageId = (id: string) =>
  id
    .split(/[^\w.]+/)
    .filter(Boolean)
    .join("-");

/** Undefined where neither folder nor store has it. Where the store is away, what the file says. */
export async function describeEntry({ store, readFile }: Where, type: EntryType, key: EntryKey) {
  const rows = await store.listVersions(key).catch(() => []);
  const file = await readFile(key);
  const newest = findWaiting(rows) ?? rows.find(isHead);
  const source = newest?.source ?? file?.text;
  if (source === undefined) return undefined;
  const versions = rows.map(toVersion);
  return {
    ...summarise(type, key.id, file?.text, rows),
    number: newest?.number ?? 0,
    source,
    versions,
  } satisfies Entry;
}

export function toVersion(row: EntryVersionRow): EntryVersion {
  const { number, state, source, made_by: by, at, publish_at: from, unpublish_at: until } = row;
  return {
    ...{ number, state, source, by, at: new Date(at) },
    ...(from !== null && { publishAt: new Date(from) }),
    ...(until !== null && { unpublishAt: new Date(until) }),
  };
}
