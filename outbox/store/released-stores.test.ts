import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import type { Letter } from "#answers/answer.ts";
import { createCellCipher } from "../encryption/cell-cipher.server.ts";
import { createEncryptionKey, KEY_BYTES } from "../encryption/key-file.server.ts";
import { SettableClock } from "../test-support/clock-and-log.ts";
import { describeStores } from "../test-support/describe-stores.ts";
import { SQLITE_FILE } from "./open-sqlite.server.ts";
import { openStore } from "./open-store.server.ts";
import { sampleSubmission } from "../test-support/samples.ts";
import { temporaryFolder } from "../test-support/temporary-folder.ts";

// Written by each version's own migrations, with rows as that version stored them; PostgreSQL came with the second.
// Whoever adds a migration adds a dump of the store before it.
const FOLDER = join(import.meta.dirname, "../test-support/released-stores");
const KEYS = createCellCipher([createEncryptionKey(Buffer.alloc(KEY_BYTES, 7))]);
const AFTER = "2026-11-20T10:10:00Z";

const dumps = readdirSync(FOLDER).toSorted();
const versionsOn = (engine: string) =>
  dumps.filter((name) => name.endsWith(`.${engine}.sql`)).map((name) => name.slice(0, 4));
const VERSIONS = versionsOn("sqlite");

/** What each version's store held, by id, and how it stands once it is brought up to date. */
const EXPECTED: Record<string, { since: number; status: string; more?: object }> = {
  waiting: { since: 1, status: "queued" },
  "under-way": { since: 1, status: expect.stringMatching(/^(?:queued|sending)$/) as string },
  delivered: { since: 1, status: "sent", more: { sent_at: expect.anything() } },
  "given-up": { since: 1, status: "parked", more: { last_error: "Error: 550 no such mailbox" } },
  resume: { since: 2, status: "queued" },
  held: { since: 3, status: "held", more: { held_for: "honeypot" } },
  sealed: { since: 4, status: "queued", more: { notice_version: "2026-11-01" } },
  collected: { since: 5, status: "collected", more: { digest_id: "d1" } },
  second: { since: 6, status: "parked", more: { second_address: "told" } },
  copied: { since: 9, status: "queued", more: { copies: 1 } },
};

describeStores("a store of each released version", (createPlace) => {
  test.each(VERSIONS)("%s is brought up to date, and nothing is lost", async (version) => {
    const place = await createPlace();
    const dump = `${version}.${place.engine}.sql`;
    if (!dumps.includes(dump)) return;
    await place.run(readFileSync(join(FOLDER, dump), "utf8"));
    const clock = new SettableClock(AFTER);
    const store = await place.open(clock, KEYS);
    onTestFinished(() => store.close());
    const rows = await place.rows();
    const expected = Object.entries(EXPECTED).filter(([, { since }]) => since <= Number(version));
    expect(rows.map(({ id }) => id)).toEqual(expected.map(([id]) => id));
    for (const [id, { status, more }] of expected) {
      expect(rows.find((row) => row.id === id)).toMatchObject({ status, copies: 0, ...more });
    }
    const records = await store.list({});
    expect(records.filter(({ unreadable, request }) => unreadable !== undefined || request === undefined)).toEqual([]);
    const [has, isTold] = [Number(version) >= 2, Number(version) >= 5];
    const file = await store.readFile("J-0000-0005");
    expect(file?.bytes).toEqual(has ? Buffer.from("%PDF-1.7\0\n") : undefined);
    expect((await store.findReceivedAt("job", "k5")) !== undefined).toBe(has);
    // Offices had read only references before there were digests, so what was held is listed again.
    expect(rows.some((row) => row.id === "held" && row.told_at !== null)).toBe(isTold);
    expect(await store.linkSecret()).toMatch(/^.{40,}$/);
    const answered = await store.readRequest({ id: "delivered" });
    expect(answered?.steps.map(({ state }) => state)).toEqual(Number(version) >= 8 ? ["unreached"] : []);
    const letters: Letter[] = [];
    for (let next = await store.claimLetter(60_000); next; next = await store.claimLetter(60_000)) letters.push(next);
    const letter = letters.find(({ id }) => id === "answer:1:delivered");
    const isSettled = letter && (await store.settleLetter(letter, { status: "sent" }));
    expect(isSettled).toBe(Number(version) >= 8 ? true : undefined);
    const jobs: string[] = [];
    for (let job = await store.claim({ leaseMs: 60_000 }); job; job = await store.claim({ leaseMs: 60_000 }))
      jobs.push(job.submission.messageId);
    // Mails that wait keep the ids of their first attempt.
    expect(jobs).toEqual(expect.arrayContaining(["<waiting@example.org>", "<under-way@example.org>"]));
    expect(jobs.includes("<second.copy1.copied@example.org>")).toBe(Number(version) >= 9);
    expect(letters.map(({ mailId }) => mailId).toSorted()).toEqual(
      [
        { id: "answer.1.delivered", since: 8 },
        { id: "day.2026-11-20.punalur", since: 9 },
        { id: "receipt.0.copied", since: 9 },
      ].flatMap(({ id, since }) => (since <= Number(version) ? [id] : [])),
    );
    const old = await store.findMail(["answer.1.delivered"]);
    expect(old?.reference).toBe(Number(version) >= 8 ? "A-0000-0003" : undefined);
    const added = await store.add(sampleSubmission("after"), { withinMs: 0 });
    expect(added.status).toBe("stored");
  });

  test("one that a newer version changed is refused in one line, and left as it was", async () => {
    const place = await createPlace();
    await (await place.open(new SettableClock())).close();
    await place.run(
      "INSERT INTO kysely_migration (name, timestamp) VALUES ('0099-add-wards', '2027-01-01T00:00:00.000Z')",
    );
    await expect(place.open(new SettableClock())).rejects.toMatchObject({
      name: "StoreNewerError",
      message:
        "The store was changed by a newer version of the site (0099-add-wards): install that version again, or restore " +
        "the backup from before the update",
    });
  });
});

test("every version of the store but today's has its dump", async () => {
  const dataDir = temporaryFolder();
  const store = await openStore({ dataDir, clock: new SettableClock(), diskReserveBytes: 100_000 });
  await store.close();
  const database = new Database(join(dataDir, SQLITE_FILE), { readonly: true });
  onTestFinished(() => void database.close());
  const names = database.prepare<[], { name: string }>("SELECT name FROM kysely_migration ORDER BY name").all();
  const earlier = names.slice(0, -1).map(({ name }) => name.slice(0, 4));
  expect(VERSIONS).toEqual(earlier);
  expect(versionsOn("postgres")).toEqual(earlier.slice(1));
});
