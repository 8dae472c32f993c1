import { readFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { createAnswerLinks, type LinkPurpose } from "#answers/answer-links.server.ts";
import type { Letter } from "./letters.server.ts";
import type { MailJob } from "#forms/stored-submission.ts";
import { createCellCipher } from "../encryption/cell-cipher.server.ts";
import { createEncryptionKey, KEY_BYTES } from "../encryption/key-file.server.ts";
import { createReleaseLinks } from "../release-links.server.ts";
import { SettableClock } from "../test-support/clock-and-log.ts";
import { describeStores, sqlitePlace } from "../test-support/describe-stores.ts";
import { sampleSubmission } from "../test-support/samples.ts";
import { temporaryFolder } from "../test-support/temporary-folder.ts";
import { SQLITE_FILE } from "./open-sqlite.server.ts";

// Filled and dumped by the last version that had other migrations. Whoever adds a migration adds a dump of the store
// before it.
const FOLDER = join(import.meta.dirname, "../test-support/frozen-store");
const KEYS = createCellCipher([createEncryptionKey(Buffer.alloc(KEY_BYTES, 7))]);
const AFTER = "2026-11-20T10:30:00Z";

const readDump = (engine: string) => readFileSync(join(FOLDER, `1.0.0-rc.1.${engine}.sql`), "utf8");

/** The rows of the frozen store, and how each stands once it is open again. */
const STORED = {
  delivered: { status: "sent", answer: "other-time", answer_count: 2 },
  "given-up": { status: "parked", last_error: "Error: 550 no such mailbox" },
  second: { status: "parked", second_address: "told", answer: "cancelled" },
  copied: { status: "queued", copies: 1, answer: "replied" },
  returned: { status: "parked", last_error: "returned 550 5.1.1", sent_at: null },
  retried: { status: "queued", attempts: 0, answer: "unreached" },
  infected: { status: "held", held_for: "infected: Win.Test.EICAR_HDB-1" },
  held: { status: "held", held_for: "honeypot" },
  released: { status: "sent", held_for: "too-fast", released_at: expect.anything() },
  collected: { status: "collected", digest_id: expect.any(String) },
  "held-later": { status: "held", told_at: null },
  resume: { status: "queued", key_id: null },
  waiting: { status: expect.stringMatching(/^(?:queued|sending)$/), notice_version: "0123456789ab" },
  sealed: { status: "queued", key_id: "88d97fc58b20884e", answer: "refused" },
  "sealed-resume": { status: "queued", key_id: "88d97fc58b20884e" },
  "sealed-failed": { status: "parked", last_error: expect.stringMatching(/^sealed:/) },
};

describeStores("the frozen store", (createPlace) => {
  test("opens with all that it holds: rows, waiting mails and links", async () => {
    const place = await createPlace();
    const dump = readDump(place.engine);
    await place.run(dump);
    const clock = new SettableClock(AFTER);
    const store = await place.open(clock, KEYS);
    onTestFinished(() => store.close());
    const rows = await place.rows();
    expect(rows.map(({ id }) => id)).toEqual(Object.keys(STORED));
    for (const row of rows) expect(row).toMatchObject(STORED[row.id as keyof typeof STORED]);

    const records = await store.list({});
    expect(records.filter(({ unreadable, request }) => unreadable !== undefined || request === undefined)).toEqual([]);
    const referenceOf = (id: string) => rows.find((row) => row.id === id)?.reference ?? "";
    for (const id of ["resume", "collected", "sealed-resume"])
      expect((await store.readFile(referenceOf(id)))?.bytes).toEqual(Buffer.from("%PDF-1.7\0\n"));
    for (const key of ["k5", "k7"]) expect(await store.findReceivedAt("job", key)).toBeDefined();
    expect((await store.readRequest({ id: "delivered" }))?.steps).toMatchObject([
      { state: "agreed", day: "2026-11-24", time: "10:30", by: "Sheela" },
      { state: "other-time", note: "Monday" },
    ]);
    expect((await store.readRequest({ id: "sealed" }))?.steps).toMatchObject([
      { state: "refused", reason: "On leave" },
    ]);

    const jobs: MailJob[] = [];
    for (let job = await store.claim({ leaseMs: 60_000 }); job; job = await store.claim({ leaseMs: 60_000 })) {
      jobs.push(job);
      await store.settle(job, { status: "sent" });
    }
    expect(jobs.map(({ submission: { id } }) => id).toSorted()).toEqual(
      ["copied", "resume", "retried", "sealed", "sealed-resume", "waiting"].toSorted(),
    );
    // Mails that wait keep the ids of their first attempt.
    const ids = jobs.filter(({ copy }) => !copy).map(({ submission }) => [submission.id, submission.messageId]);
    expect(ids).toEqual(ids.map(([id]) => [id, `<${id}@example.org>`]));
    const letters: Letter[] = [];
    for (let letter = await store.claimLetter(60_000); letter; letter = await store.claimLetter(60_000)) {
      letters.push(letter);
      await store.settleLetter(letter, { status: "sent" });
    }
    expect(letters.map(({ kind }) => kind).toSorted()).toEqual(
      ["answer", "answer", "answer", "wish", "wish", "reminder", "day", "list"].toSorted(),
    );
    expect(await store.findMail([letters[0]?.mailId ?? ""])).toMatchObject({ kind: letters[0]?.kind });
    expect(await store.claimDigest(60_000)).toMatchObject({ hospitalId: "punalur" });

    const paths = [...dump.matchAll(/^-- \w+ (\/\S+)$/gm)].map(([, path = ""]) => path.split("/"));
    const [answer = [], request = [], list = [], release = []] = paths;
    const links = createAnswerLinks(store);
    const check = (purpose: LinkPurpose, [, , , subject = "", expires = "", signature = ""]: string[]) =>
      links.check({ id: "punalur" }, purpose, { subject, expires, signature }, clock.now());
    expect(await check("answer", answer)).toBe("valid");
    expect(await check("request", request)).toBe("valid");
    expect(await check("requests", list)).toBe("valid");
    expect(list[3]).toBe(await store.listWord("punalur"));
    const [, , reference = "", expires = "", signature = ""] = release;
    expect(await createReleaseLinks(store).check({ reference, expires, signature }, clock.now())).toBe("valid");
    expect(await store.isListEnded("ended")).toBe(true);

    expect(await store.add(sampleSubmission("after"), { withinMs: 0 })).toMatchObject({ status: "stored" });
    await store.close();
    // Opened again it is a store like any other.
    const again = await place.open(clock, KEYS);
    onTestFinished(() => again.close());
    expect(await again.list({})).toHaveLength(rows.length + 1);
  });

  test("without its last migration is refused in one line, and left as it was", async () => {
    const place = await createPlace();
    await place.run(readDump(place.engine));
    await place.run("DELETE FROM kysely_migration WHERE name = '0010-add-mail-ids'");
    const open = () => place.open(new SettableClock());
    const refusal = {
      name: "StoreVersionError",
      message:
        "The store is of an early version (0009-add-returns): start the site once with commit c546dda5, " +
        "which brings it up to date, then with this version",
    };
    await expect(open()).rejects.toMatchObject(refusal);
    await expect(open()).rejects.toMatchObject(refusal);
    expect(await place.rows()).toHaveLength(Object.keys(STORED).length);
  });

  test("that a newer version changed is refused in one line", async () => {
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

test("a new store has the tables, columns and indexes of the frozen one", async () => {
  const [made, frozen] = [temporaryFolder(), temporaryFolder()];
  await (await sqlitePlace(made).open(new SettableClock())).close();
  await sqlitePlace(frozen).run(readDump("sqlite"));
  expect(readShape(made)).toEqual(readShape(frozen));
});

function readShape(dataDir: string) {
  const database = new Database(join(dataDir, SQLITE_FILE), { readonly: true });
  onTestFinished(() => void database.close());
  const shape = `
    SELECT m.name AS part, c.* FROM sqlite_master m JOIN pragma_table_info(m.name) c
    UNION SELECT m.name, c.*, null, null, null FROM sqlite_master m JOIN pragma_index_info(m.name) c
    UNION SELECT m.name, c.id, c."table", c."from", c."to", c.on_delete, null
      FROM sqlite_master m JOIN pragma_foreign_key_list(m.name) c
    ORDER BY 1, 2, 3`;
  return database.prepare(shape).all();
}
