import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { EntryVersionRow } from "#outbox/store/database.ts";
import type { WrittenVersion } from "#outbox/store/entry-versions.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import { findWaiting, isHead } from "./change-entries.server.ts";
import { draftPath, entryPath, readIfThere, writeWhole } from "./content-files.server.ts";
import { openCheck, type OpenType, readEntryFile } from "./entry-places.server.ts";
import { readSource } from "./entry-source.ts";

/** So often an entry is looked at again that changed, in the store or in the folder, while its files were written. */
const TRIES = 5;

/**
 * Makes an entry's files what the store says, and what somebody else did to them a version of its own: a file that is
 * neither what it should be nor, after a crash, what it was before, is never written over unseen.
 */
export function createSettling(
  store: Pick<Store, "listVersions" | "changeEntries" | "whileFilesRest">,
  now: () => number,
) {
  /** Writes the files; returns what is to be stored then, before they are looked at again. */
  async function writeFiles(type: OpenType, id: string, rows: readonly EntryVersionRow[]): Promise<WrittenVersion[]> {
    const key = { type: type.id, id };
    const head = rows.find(isHead);
    const waiting = findWaiting(rows);
    const file = await readEntryFile(type, id);
    const draft = await readIfThere(join(type.folder, draftPath(key)));
    const isKnown = (text: string) => rows.some(({ source }) => source === text);

    /** The version that another program wrote into the folder; without a file, that it took the entry away. */
    const adopt = (found: typeof file, state: WrittenVersion["state"]): WrittenVersion => ({
      ...{ ...key, number: (rows[0]?.number ?? 0) + 1, source: found?.text ?? head?.source ?? "", state },
      ...{ made_by: "", parent: head?.number ?? 0, publish_at: null, unpublish_at: head?.unpublish_at ?? null },
      ...{ written_at: now(), ...(found && { at: Math.round(found.modified) }) },
    });

    if (file?.text !== head?.source) {
      const read = file && readSource(type, file.text);
      if (head?.written_at === null && (!file || isKnown(file.text)))
        await writeWhole(join(type.folder, entryPath(key)), head.source);
      // Pages and the desk go on with the last good version.
      else if (file && !read) {
        if (!isKnown(file.text)) return [adopt(file, "past")];
      } else if (file || head?.state === "published") {
        // A folder that was unmounted, or is being copied anew, withdraws nothing.
        if (!file && (await openCheck(type)).paths.every((path) => !path.endsWith(".md")))
          throw new Error(`${type.folder}: every entry is gone; is the folder in its place?`);
        const before = head && { ...head, state: "past" as const, written_at: head.written_at ?? now() };
        return [before ?? [], adopt(file, !read || read.isDraft ? "withdrawn" : "published")].flat();
      }
    }
    // What waits stands beside the entry, for previews.
    if (draft?.text !== waiting?.source) {
      if (waiting && draft && !isKnown(draft.text)) return [adopt(draft, "past")];
      if (waiting) await writeWhole(join(type.folder, draftPath(key)), waiting.source);
      else if (draft && isKnown(draft.text)) await rm(join(type.folder, draftPath(key)), { force: true });
    }
    const unwritten = rows.filter((row) => row.state !== "past" && row.written_at === null);
    return unwritten.map((row) => ({ ...row, written_at: now() }));
  }

  return (type: OpenType, id: string): Promise<void> =>
    store.whileFilesRest(async () => {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const seen = await store.listVersions({ type: type.id, id });
        const rows = await writeFiles(type, id, seen);
        if (rows.length === 0) return;
        await store.changeEntries([{ type: type.id, id, seen, rows }]);
      }
    });
}
