import { hash, randomBytes } from "node:crypto";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { HOUR_MS } from "#forms/calendar.ts";

export interface NamedFile {
  name: string;
  bytes: Uint8Array;
}

export type KeptSheets = ReturnType<typeof openKeptSheets>;

/** A file system takes 255 bytes: three for a letter of Malayalam. */
const MAX_NAME = 80;

/**
 * Files between what is shown of them and the import, for an hour: a browser without scripts cannot send a file a
 * second time by itself. Whoever has the id and is who sent the file gets it, nobody else. Rejects as the disk does.
 */
export function openKeptSheets(directory: string) {
  function placeOf(owner: string, id: string) {
    const folder = join(directory, hash("sha256", JSON.stringify([owner, id]), "hex"));
    return { folder, sheets: join(folder, "sheet"), photos: join(folder, "photos") };
  }

  /** Names stay, but only within the folder. */
  async function write(folder: string, { name, bytes }: NamedFile): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, basename(name.replaceAll("\\", "/")).slice(-MAX_NAME) || "file"), bytes);
  }

  /** Folders whose hour is over. */
  async function sweep(): Promise<void> {
    for (const name of await readdir(directory).catch(() => [])) {
      const age = Date.now() - (await stat(join(directory, name)).catch(() => ({ mtimeMs: 0 }))).mtimeMs;
      if (age >= HOUR_MS) await rm(join(directory, name), { recursive: true, force: true });
    }
  }

  /** Those of a sheet that is gone are swept with the next ones. */
  async function addPhotos(owner: string, id: string, photos: readonly NamedFile[]): Promise<void> {
    for (const photo of photos) await write(placeOf(owner, id).photos, photo);
  }

  return {
    addPhotos,
    /** Returns the id under which the sheet is found again. */
    async keep(owner: string, sheet: NamedFile, photos: readonly NamedFile[]): Promise<string> {
      await sweep();
      setTimeout(() => void sweep().catch(() => undefined), HOUR_MS + 1000).unref();
      const id = randomBytes(16).toString("base64url");
      const place = placeOf(owner, id);
      await write(place.sheets, sheet);
      await addPhotos(owner, id, photos);
      return id;
    },
    /** Where the files are; undefined where there are none, or no longer. */
    async find(owner: string, id: string) {
      const { sheets, ...place } = placeOf(owner, id);
      const [name] = await readdir(sheets).catch(() => []);
      return name === undefined ? undefined : { ...place, name, sheet: join(sheets, name) };
    },
  };
}
