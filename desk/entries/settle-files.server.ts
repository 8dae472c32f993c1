import { join } from "node:path";
import type { EntryVersionRow } from "#outbox/store/database.ts";
import type { EntryKey, WrittenVersion } from "#outbox/store/entry-versions.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import { findWaiting, isHead } from "./change-entries.server.ts";
import { draftPath, entryPath, readIfThere, removeFile, writeWhole } from "./content-files.server.ts";
import type { EntryPlaces } from "./entry-places.server.ts";
import { readSource } from "./entry-source.ts";

type File = Awaited<ReturnType<typeof readIfThere>>;

/** Of files that differ in the day of publication alone each is known. */
const withoutDate = (source: string) => source.replace(/^date: .*\r?\n/m, "");

/**
 * Makes an entry's files what the store says, and what somebody else did to them a version of its own: a file that is
 * neither what it should be nor, after a crash, what it was before, is never written over unseen.
 */
export function createSettling(
  store: Pick<Store, "listVersions" | "changeEntries" | "whileFilesRest">,
  places: EntryPlaces,
  now: () => number,
) {
  /** False where somebody changed the entry meanwhile. */
  async function settleOnce(key: EntryKey): Promise<boolean> {
    const directory = places.folder(key.type);
    const rows = await store.listVersions(key);
    const change = (changed: readonly WrittenVersion[]) => store.changeEntries([{ ...key, seen: rows, rows: changed }]);
    const file = await places.readFile(key);
    const head = rows.find(isHead);
    const type = places.typeOf(key.type);
    const isBroken = file && type && !readSource(type, file.text);
    if (!head && file) return isBroken || change([adopt(key, rows, file)]);
    if (head && file?.text !== head.source) {
      const isUnwritten = head.written_at === null && (!file || rows.some(({ source }) => source === file.text));
      if (isUnwritten) await writeWhole(join(directory, entryPath(key)), head.source);
      // Pages and the desk go on with the last good version; what is written over a broken file knows it.
      else if (isBroken) {
        if (head.written_at === null) return change([{ ...adopt(key, rows, file), state: "past" }]);
      } else if (file || head.state === "published") {
        // A folder that was unmounted, or is being copied anew, withdraws nothing.
        if (!file && (await places.openCheck(key.type)).paths.every((path) => !path.endsWith(".md")))
          throw new Error(`${directory}: every entry is gone; is the folder in its place?`);
        return change([{ ...head, state: "past", written_at: head.written_at ?? now() }, adopt(key, rows, file)]);
      }
    }
    const stray = await settleDraft(join(directory, draftPath(key)), key, rows);
    const unwritten = rows.filter((row) => row.state !== "past" && row.written_at === null);
    const changed = [...stray, ...unwritten.map((row) => ({ ...row, written_at: now() }))];
    return changed.length === 0 || change(changed);
  }

  /** The version that another program wrote into the folder; without a file, that it took the entry away. */
  function adopt(key: EntryKey, rows: readonly EntryVersionRow[], file: File) {
    const head = rows.find(isHead);
    const type = places.typeOf(key.type);
    const source = file?.text ?? head?.source ?? "";
    const isDraft = !file || (type && readSource(type, source)?.isDraft) === true;
    return {
      ...{ ...key, number: (rows[0]?.number ?? 0) + 1, source, state: isDraft ? "withdrawn" : "published" },
      ...{ made_by: "", parent: head?.number ?? 0, publish_at: null, unpublish_at: head?.unpublish_at ?? null },
      ...{ written_at: now(), ...(file && { at: Math.round(file.modified) }) },
    } satisfies WrittenVersion;
  }

  /** Puts what waits beside the entry, for previews. Another's draft there becomes an old version first. */
  async function settleDraft(path: string, key: EntryKey, rows: readonly EntryVersionRow[]): Promise<WrittenVersion[]> {
    const file = await readIfThere(path);
    const waiting = findWaiting(rows);
    if (file?.text === waiting?.source) return [];
    const isOurs = !file || rows.some(({ source }) => withoutDate(source) === withoutDate(file.text));
    if (waiting) await writeWhole(path, waiting.source);
    else if (isOurs && file) await removeFile(path);
    return isOurs || !waiting ? [] : [{ ...adopt(key, rows, file), state: "past" }];
  }

  return (key: EntryKey): Promise<void> =>
    store.whileFilesRest(async () => {
      // Adopting a file makes a version whose file is the next to look at.
      for (let tries = 0; tries < 3; tries += 1) if (await settleOnce(key)) return;
    });
}
