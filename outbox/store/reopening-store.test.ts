import { once } from "node:events";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, onTestFinished, test, vi } from "vitest";
import { loadCellCipher } from "../encryption/cell-cipher.server.ts";
import { makeKeyFile } from "../encryption/key-file.server.ts";
import { findPostgres } from "../test-support/find-program.ts";
import { createRecordingLog, SettableClock } from "../test-support/clock-and-log.ts";
import { sampleSubmission } from "../test-support/samples.ts";
import { workerPostgres } from "../test-support/start-postgres.ts";
import { temporaryFolder } from "../test-support/temporary-folder.ts";
import { openStore } from "./open-store.server.ts";
import { createReopeningStore } from "./reopening-store.server.ts";

const FILE = "submissions.sqlite";
const clock = new SettableClock();

interface Place {
  dataDir: string;
  databaseUrl?: string;
  keyFiles?: string[];
}

async function openReopening({ dataDir, databaseUrl, keyFiles = [] }: Place) {
  const log = createRecordingLog();
  const open = async () =>
    openStore({ dataDir, databaseUrl, clock, log, diskReserveBytes: 100_000, cipher: await loadCellCipher(keyFiles) });
  const { store, opened, explain } = await createReopeningStore({ open, log, checkMs: 10, firstPauseMs: 10 });
  onTestFinished(() => store.close());
  const add = (id: string) => store.add(sampleSubmission(id), { withinMs: 0 });
  return { store, opened, explain, log, add };
}

test("a file that is no database is said once, and the store opens by itself when it is gone", async () => {
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, FILE), "Shopping list\n".repeat(100));
  const { store, opened, log, add } = await openReopening({ dataDir });
  expect(await store.readiness()).toBe("damaged");
  await expect(add("a")).rejects.toThrow("The store of submissions is not open");
  await expect(store.figures()).rejects.toThrow("The store of submissions is not open");
  renameSync(join(dataDir, FILE), join(dataDir, "list.txt"));
  await opened;
  expect(await store.readiness()).toBe("ready");
  expect((await add("a")).status).toBe("stored");
  expect(log.lines).toEqual([
    expect.stringMatching(/^error the store of submissions cannot be opened.*file is not a database/),
    expect.stringMatching(/^info there was no store in DATA_DIR/),
    expect.stringMatching(/^info the store of submissions is open/),
  ]);
});

test("a store that a new version changes for long holds up no start, and takes forms afterwards", async () => {
  const log = createRecordingLog();
  const changed = Promise.withResolvers<void>();
  const open = async () => {
    await changed.promise;
    return openStore({ dataDir: temporaryFolder(), clock, log, diskReserveBytes: 100_000 });
  };
  const { store, opened } = await createReopeningStore({ open, log, startWaitMs: 10 });
  onTestFinished(() => store.close());
  expect(await store.readiness()).toBe("unopened");
  await expect(store.figures()).rejects.toThrow("The store of submissions is not open");
  expect(log.lines).toEqual([expect.stringMatching(/^warn the store of submissions is still being/)]);
  changed.resolve();
  await opened;
  expect(await store.readiness()).toBe("ready");
});

test("a key that was lost is said, and what it encrypted can be read when its file is back", async () => {
  const dataDir = temporaryFolder();
  const keyFile = join(temporaryFolder(), "key");
  await makeKeyFile(keyFile);
  const before = await openReopening({ dataDir, keyFiles: [keyFile] });
  await before.add("a");
  await before.store.close();
  const without = await openReopening({ dataDir });
  expect(await without.store.readiness()).toBe("keyless");
  await without.store.close();
  renameSync(keyFile, `${keyFile}-elsewhere`);
  const { store, opened } = await openReopening({ dataDir, keyFiles: [keyFile] });
  expect(await store.readiness()).toBe("keyless");
  renameSync(`${keyFile}-elsewhere`, keyFile);
  await opened;
  expect(await store.claimMail({ leaseMs: 1000 })).toMatchObject({ submissionId: "a" });
});

test("a second process takes nothing while another has the folder, and takes over when that one ends", async () => {
  const dataDir = temporaryFolder();
  const first = await openReopening({ dataDir });
  const second = await openReopening({ dataDir });
  expect(await second.store.readiness()).toBe("in-use");
  await expect(second.add("a")).rejects.toThrow("The store of submissions is not open");
  expect((await first.add("b")).status).toBe("stored");
  await first.store.close();
  await second.opened;
  expect((await second.add("c")).status).toBe("stored");
  expect(await second.store.list({})).toHaveLength(2);
});

test("a store whose files are removed is written again and opened by itself", async () => {
  const dataDir = temporaryFolder();
  const { store, add } = await openReopening({ dataDir });
  await add("a");
  for (const ending of ["", "-wal", "-shm"]) rmSync(join(dataDir, FILE + ending));
  await vi.waitFor(async () => expect((await add("b")).status).toBe("stored"));
  await store.close();
  const { store: reopened } = await openReopening({ dataDir });
  expect(await reopened.list({})).toHaveLength(2);
});

test.skipIf(findPostgres() === undefined)(
  "a database that comes up after the site is used as soon as it responds",
  async () => {
    const postgres = await workerPostgres();
    const databaseUrl = await postgres.createDatabase();
    await postgres.kill();
    const { store, opened, add } = await openReopening({ dataDir: temporaryFolder(), databaseUrl });
    expect(await store.readiness()).toBe("unreachable");
    await postgres.restart();
    await opened;
    expect((await add("a")).status).toBe("stored");
  },
  60_000,
);

test("a database that is away is logged without its password, and tried again until it responds", async () => {
  let calls = 0;
  const silent = createServer((socket) => {
    calls += 1;
    socket.destroy();
  }).listen(0, "127.0.0.1");
  await once(silent, "listening");
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const databaseUrl = `postgres://website:secret-word@127.0.0.1:${port}/website`;
  const { store, log } = await openReopening({ dataDir: temporaryFolder(), databaseUrl });
  expect(await store.readiness()).toBe("unreachable");
  await vi.waitFor(() => expect(calls).toBeGreaterThan(2));
  expect(log.lines).toEqual([expect.stringMatching(/^error [^\n]*cannot be opened[^\n]*DATABASE_URL[^\n]*$/)]);
  expect(log.lines.join()).not.toContain("secret-word");
});

test("submissions that a database would leave behind keep it closed, and nothing is asked of the database", async () => {
  const dataDir = temporaryFolder();
  const before = await openReopening({ dataDir });
  await before.add("a");
  expect(before.explain()).toBeUndefined();
  await before.store.close();
  const { store, explain } = await openReopening({ dataDir, databaseUrl: "postgres://127.0.0.1:9/website" });
  expect(await store.readiness()).toBe("not-moved");
  expect(explain()).toMatch(
    /^StoreNotMovedError: DATABASE_URL is set, but submissions\.sqlite in \S+ still holds 1 submission, 1 of/,
  );
});

test("a store that a newer version changed stays closed until it is put right", async () => {
  const dataDir = temporaryFolder();
  const before = await openReopening({ dataDir });
  await before.store.close();
  const change = (statement: string) => {
    const database = new Database(join(dataDir, FILE));
    database.exec(statement);
    database.close();
  };
  change("INSERT INTO kysely_migration VALUES ('0099-add-wards', '2027-01-01')");
  const { store, opened, explain } = await openReopening({ dataDir });
  expect(await store.readiness()).toBe("newer");
  expect(explain()).toMatch(
    /^StoreNewerError: The store was changed by a newer version of the site \(0099-add-wards\)/,
  );
  change("DELETE FROM kysely_migration WHERE name = '0099-add-wards'");
  await opened;
  expect(explain()).toBeUndefined();
  expect(await store.readiness()).toBe("ready");
});
