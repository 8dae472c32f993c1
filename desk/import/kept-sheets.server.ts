import { hash, randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { HOUR_MS } from "#forms/calendar.ts";

export interface NamedFile {
  name: string;
  bytes: Uint8Array;
}

export type KeptSheets = ReturnType<typeof openKeptSheets>;

const SHEET = "sheet";
const NAME = "name.txt";
const PHOTOS = "photos";
const MAX_NAME = 200;

/**
 * Files between what is shown of them and the import, for an hour: a browser without scripts cannot send a file a
 * second time by itself. Whoever has the id and is who sent the file gets it, nobody else. Rejects as the disk does.
 */
export function openKeptSheets(directory: string) {
  const folderOf = (owner: string, id: string) => join(directory, hash("sha256", JSON.stringify([owner, id]), "hex"));
  // Names are kept, but only within the folder.
  const nameOf = (name: string) => basename(name.replaceAll("\\", "/")).slice(-MAX_NAME) || "file";

  /** Folders whose hour is over. */
  async function sweep(): Promise<void> {
    for (const name of await readdir(directory).catch(() => [])) {
      const age = Date.now() - (await stat(join(directory, name)).catch(() => ({ mtimeMs: 0 }))).mtimeMs;
      if (age >= HOUR_MS) await rm(join(directory, name), { recursive: true, force: true });
    }
  }

  async function addPhotos(owner: string, id: string, photos: readonly NamedFile[]): Promise<void> {
    for (const { name, bytes } of photos) await writeFile(join(folderOf(owner, id), PHOTOS, nameOf(name)), bytes);
  }

  return {
    addPhotos,
    /** Returns the id under which the sheet is found again. */
    async keep(owner: string, sheet: NamedFile, photos: readonly NamedFile[]): Promise<string> {
      await sweep();
      setTimeout(() => void sweep().catch(() => undefined), HOUR_MS + 1000).unref();
      const id = randomBytes(16).toString("base64url");
      const folder = folderOf(owner, id);
      await mkdir(join(folder, PHOTOS), { recursive: true, mode: 0o700 });
      await writeFile(join(folder, NAME), nameOf(sheet.name));
      await writeFile(join(folder, SHEET), sheet.bytes);
      await addPhotos(owner, id, photos);
      return id;
    },
    /** Undefined where there is none, or no longer. */
    async open(owner: string, id: string) {
      const folder = folderOf(owner, id);
      const name = await readFile(join(folder, NAME), "utf8").catch(() => undefined);
      if (name === undefined) return undefined;
      return {
        name,
        photos: await readdir(join(folder, PHOTOS)),
        readSheet: () => readFile(join(folder, SHEET)),
        readPhoto: (photo: string) => readFile(join(folder, PHOTOS, nameOf(photo))),
        removePhoto: (photo: string) => rm(join(folder, PHOTOS, nameOf(photo)), { force: true }),
        remove: () => rm(folder, { recursive: true, force: true }),
      };
    },
  };
}
