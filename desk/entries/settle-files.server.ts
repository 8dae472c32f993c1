import { join } from "node:path";
import type { EntryVersionRow } from "#outbox/store/database.ts";
import type { EntryKey, WrittenVersion } from "#outbox/store/entry-versions.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import {
  draftPath,
  entryPath,
  listEntryIds,
  readIfThere,
  removeFile,
  writeWhole,
  type ReadEntry,
} from "./content-files.server.ts";
import { readSource } from "./entry-source.ts";
import type { EntryType } from "./entry-types.ts";

export const isHead = ({ state }: Pick<EntryVersionRow, "state">) => state === "published" || state === "withdrawn";
export const isWaiting = ({ state }: Pick<EntryVersionRow, "state">) => state === "draft" || state === "proposed";

/** The version that waits: what was written last, before what is only scheduled. */
export function findWaiting(rows: readonly EntryVersionRow[]): EntryVersionRow | undefined {
  return rows.find(isWaiting) ?? rows.find(({ state }) => state === "scheduled");
}

/** Of files that differ in the day of publication alone each is known. */
const withoutDate = (source: string) => source.replace(/^date: .*\r?\n/m, "");

/**
 * Makes an entry's files what the store says, and what somebody else did to them a version of its own: a file that is
 * neither what it should be nor, after a crash, what it was before, is never written over unseen.
 */
export function createSettling(
  store: Pick<Store, "listVersions" | "changeEntries" | "whileFilesRest">,
  entries: { typeOf: (id: string) => EntryType | undefined; readFile: ReadEntry },
  now: () => number,
) {
  return async function settle(directory: string, key: EntryKey): Promise<void> {
    await store.whileFilesRest(async () => {
      // Adopting a file makes a version whose file is the next to look at.
      for (let tries = 0; tries < 3; tries += 1) if (await settleOnce(directory, key)) return;
    });
  };

  /** False where somebody changed the entry meanwhile. */
  async function settleOnce(directory: string, key: EntryKey): Promise<boolean> {
    const rows = await store.listVersions(key);
    const path = join(directory, entryPath(key));
    const file = await entries.readFile(key);
    const head = rows.find(isHead);
    const written_at = now();
    if (!head) {
      if (file) return store.changeEntries([{ ...key, seen: rows, rows: [adopt(key, rows, file)] }]);
    } else if (file?.text !== head.source) {
      const isUnwritten = head.written_at === null && (!file || rows.some(({ source }) => source === file.text));
      if (isUnwritten) await writeWhole(path, head.source);
      else if (file || head.state === "published") {
        // A folder that was unmounted, or is being copied anew, withdraws nothing.
        if (!file && (await listEntryIds(directory, ".", [])).length === 0)
          throw new Error(`${directory}: every entry is gone; is the folder in its place?`);
        const changed = [{ ...head, state: "past" as const, written_at: head.written_at ?? written_at }];
        return store.changeEntries([{ ...key, seen: rows, rows: [...changed, adopt(key, rows, file)] }]);
      }
    }
    const stray = await settleDraft(directory, key, rows);
    const unwritten = rows.filter((row) => row.state !== "past" && row.written_at === null);
    const changed = [...stray, ...unwritten.map((row): WrittenVersion => ({ ...row, written_at }))];
    return changed.length === 0 || store.changeEntries([{ ...key, seen: rows, rows: changed }]);
  }

  /** The version that another program wrote into the folder; without a file, that it took the entry away. */
  function adopt(
    key: EntryKey,
    rows: readonly EntryVersionRow[],
    file: { text: string; modified: number } | undefined,
  ) {
    const head = rows.find(isHead);
    const type = entries.typeOf(key.type);
    const source = file?.text ?? head?.source ?? "";
    const isDraft = !file || (type && readSource(type, source)?.isDraft) === true;
    return {
      ...{ ...key, number: (rows[0]?.number ?? 0) + 1, source, state: isDraft ? "withdrawn" : "published" },
      ...{ made_by: "", parent: head?.number ?? 0, publish_at: null, unpublish_at: head?.unpublish_at ?? null },
      ...{ written_at: now(), ...(file && !head && { at: Math.round(file.modified) }) },
    } satisfies WrittenVersion;
  }

  /** Puts what waits beside the entry, for previews. Another's draft there becomes an old version first. */
  async function settleDraft(directory: string, key: EntryKey, rows: readonly EntryVersionRow[]) {
    const path = join(directory, draftPath(key));
    const file = await readIfThere(path);
    const waiting = findWaiting(rows);
    if (file?.text === waiting?.source) return [];
    const isOurs = !file || rows.some(({ source }) => withoutDate(source) === withoutDate(file.text));
    if (waiting) await writeWhole(path, waiting.source);
    else if (isOurs && file) await removeFile(path);
    if (isOurs || !waiting) return [];
    return [{ ...adopt(key, rows, file), state: "past" } satisfies WrittenVersion];
  }
}
