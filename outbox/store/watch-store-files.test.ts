import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createRecordingLog, SettableClock } from "../test-support/clock-and-log.ts";
import { sampleSubmission } from "../test-support/samples.ts";
import { canMount, mountSmallDisk } from "../test-support/test-disks.ts";
import { temporaryFolder } from "../test-support/temporary-folder.ts";
import { backUpSqlite } from "./backups.server.ts";
import { lockDataFolder } from "./watch-store-files.server.ts";
import { openRecords, openStore } from "./open-store.server.ts";

const FILE = "submissions.sqlite";
const clock = new SettableClock();

/** An open store with one submission, whose folder lies in another one. */
async function setUp(dataDir = join(temporaryFolder(), "var")) {
  const log = createRecordingLog();
  const open = () => openStore({ dataDir, clock, log, diskReserveBytes: 100_000 });
  const store = await open();
  onTestFinished(() => store.close());
  const add = (id: string) => store.add(sampleSubmission(id), { withinMs: 0 });
  await add("a");
  log.lines.length = 0;
  return { dataDir, log, open, store, add };
}

/** The ids in a store's file, read the way a restart would find it. */
async function readIds(dataDir: string, file = FILE): Promise<string[]> {
  const folder = temporaryFolder();
  copyFileSync(join(dataDir, file), join(folder, FILE));
  const store = await openStore({ dataDir: folder, clock, diskReserveBytes: 100_000 });
  onTestFinished(() => store.close());
  const found = await store.list({});
  return found.map(({ messageId }) => messageId).toSorted();
}

const ofIds = (...ids: string[]) => ids.map((id) => sampleSubmission(id).messageId);
const findSaved = (dataDir: string) => readdirSync(dataDir).filter((name) => name.startsWith("submissions-saved-"));

test.each<[string, (dataDir: string) => void]>([
  ["the database with its log", (dataDir) => removeFiles(dataDir, "", "-wal", "-shm")],
  ["the database alone", (dataDir) => removeFiles(dataDir, "")],
  ["the log alone", (dataDir) => removeFiles(dataDir, "-wal")],
  ["the log's index alone", (dataDir) => removeFiles(dataDir, "-shm")],
  ["the lock", (dataDir) => rmSync(join(dataDir, "submissions.lock"))],
  ["the folder", (dataDir) => rmSync(dataDir, { recursive: true })],
  ["the folder, moved away", (dataDir) => renameSync(dataDir, `${dataDir}-moved`)],
  [
    "the folder, with an empty one in its place",
    (dataDir) => {
      renameSync(dataDir, `${dataDir}-moved`);
      mkdirSync(dataDir);
    },
  ],
])("without %s nothing is taken until what was open is written there again", async (_what, remove) => {
  const { dataDir, log, open, store, add } = await setUp();
  remove(dataDir);
  expect(await store.readiness()).toBe("lost");
  await expect(add("b")).rejects.toThrow("files of the store were removed from DATA_DIR");
  expect(await store.recover()).toBe(true);
  await store.close();
  const reopened = await open();
  onTestFinished(() => reopened.close());
  expect(await reopened.readiness()).toBe("ready");
  await reopened.add(sampleSubmission("c"), { withinMs: 0 });
  expect((await reopened.list({})).map(({ messageId }) => messageId).toSorted()).toEqual(ofIds("a", "c"));
  expect(findSaved(dataDir)).toEqual([]);
  expect(log.lines).toEqual([
    expect.stringMatching(/^error .*removed from DATA_DIR/),
    expect.stringMatching(/^warn .*written again/),
  ]);
});

test("a submission whose commit went into a file without a name is not acknowledged", async () => {
  const { dataDir, store, add } = await setUp();
  const adding = add("b");
  removeFiles(dataDir, "", "-wal", "-shm");
  await expect(adding).rejects.toThrow("removed from DATA_DIR");
  expect(await store.recover()).toBe(true);
  expect(await readIds(dataDir)).toEqual(ofIds("a", "b"));
});

function removeFiles(dataDir: string, ...endings: string[]) {
  for (const ending of endings) rmSync(join(dataDir, FILE + ending));
}

test("a command that ran after the log was removed keeps nothing from being saved", async () => {
  const { dataDir, store } = await setUp();
  removeFiles(dataDir, "-wal", "-shm");
  // In a process of its own, as commands are: it leaves an empty log behind.
  const script = `
    import { openRecords } from ${JSON.stringify(import.meta.resolve("./open-store.server.ts"))};
    const records = await openRecords({ dataDir: process.argv[1], clock: { now: () => new Date() } });
    await records.list({});
    await records.close();`;
  execFileSync(process.execPath, ["--input-type=module", "-e", script, dataDir]);
  expect(existsSync(join(dataDir, `${FILE}-wal`))).toBe(true);
  expect(await store.recover()).toBe(true);
  expect(await readIds(dataDir)).toEqual(ofIds("a"));
});

test("a file that replaced the store is left alone, and the open store is saved beside it", async () => {
  const { dataDir, log, store, add } = await setUp();
  writeFileSync(join(dataDir, "backup"), "another program's");
  renameSync(join(dataDir, "backup"), join(dataDir, FILE));
  await expect(add("b")).rejects.toThrow("another file is in the store's place");
  expect(await store.recover()).toBe(false);
  expect(await store.recover()).toBe(false);
  const [saved = "", ...others] = findSaved(dataDir);
  expect(others).toEqual([]);
  expect(await readIds(dataDir, saved)).toEqual(ofIds("a"));
  expect(await store.readiness()).toBe("lost");
  expect(log.lines.at(-1)).toContain(saved);
  // It would be written into the other file at the next start.
  expect(existsSync(join(dataDir, `${FILE}-wal`))).toBe(false);
  // Mails of what was taken still go out.
  expect(await store.claimMail({ leaseMs: 1000 })).toBeDefined();
  rmSync(join(dataDir, FILE));
  expect(await store.recover()).toBe(true);
  expect(await readIds(dataDir)).toEqual(ofIds("a"));
});

test.each<[string, (file: string, backup: string) => void]>([
  ["emptied", (file) => truncateSync(file, 0)],
  ["cut off", (file) => truncateSync(file, 8192)],
  ["overwritten by a text", (file) => writeFileSync(file, "Shopping list\n".repeat(10_000))],
  ["overwritten by its backup", (file, backup) => copyFileSync(backup, file)],
])("a file that is %s is written to no more, not even when the site ends", async (what, spoil) => {
  const { dataDir, log, store, add } = await setUp();
  const backup = join(temporaryFolder(), "backup");
  await backUpSqlite(dataDir, backup);
  spoil(join(dataDir, FILE), backup);
  const content = readFileSync(join(dataDir, FILE));
  await expect(add("b")).rejects.toThrow("overwritten or cut off");
  await expect(store.claimMail({ leaseMs: 1000 })).rejects.toThrow("overwritten or cut off");
  expect(await store.readiness()).toBe("lost");
  expect(await store.recover()).toBe(false);
  expect(log.lines[0]).toContain("stop the site and restore a backup");
  expect(findSaved(dataDir)).toHaveLength(1);
  await store.close();
  expect(readFileSync(join(dataDir, FILE))).toEqual(content);
  // At the next start its log would be written into another's content; a file that was cut off may be mended by it.
  expect(existsSync(join(dataDir, `${FILE}-wal`))).toBe(what === "cut off");
});

test("what commands write while the site runs is no loss", async () => {
  const { dataDir, store, add } = await setUp();
  const records = await openRecords({ dataDir, clock });
  onTestFinished(() => records.close());
  for (const id of ["b", "c", "d"]) await add(id);
  for (const { reference } of await records.list({})) await records.erase(reference);
  expect(await store.recover()).toBe(false);
  expect(await store.readiness()).toBe("ready");
  expect((await add("e")).status).toBe("stored");
});

test("a folder that another process has locked meanwhile is left alone", async () => {
  const { dataDir, log, store } = await setUp();
  renameSync(dataDir, `${dataDir}-moved`);
  mkdirSync(dataDir);
  const unlock = lockDataFolder(dataDir);
  onTestFinished(unlock);
  expect(await store.recover()).toBe(false);
  expect(existsSync(join(dataDir, FILE))).toBe(false);
  expect(log.lines.at(-1)).toContain("Another process is using the data folder");
});

test.skipIf(!canMount())(
  "a folder hidden by another mount is left alone, and is used again after the unmount",
  async () => {
    const { dataDir, store, add } = await setUp();
    const disk = mountSmallDisk(8, dataDir);
    try {
      await expect(add("b")).rejects.toThrow("removed from DATA_DIR");
      expect(await store.recover()).toBe(false);
      expect(readdirSync(dataDir)).toEqual([]);
    } finally {
      disk.remove();
    }
    expect(await store.recover()).toBe(false);
    expect((await add("c")).status).toBe("stored");
  },
);

test.skipIf(!canMount())("a disk that turned read-only takes nothing until it can be written to again", async () => {
  const disk = mountSmallDisk(64);
  onTestFinished(() => disk.remove());
  const { store, add } = await setUp(join(disk.folder, "var"));
  disk.allowWriting(false);
  await expect(add("b")).rejects.toThrow("DATA_DIR cannot be written to");
  expect(await store.readiness()).toBe("read-only");
  disk.allowWriting(true);
  expect((await add("c")).status).toBe("stored");
});
