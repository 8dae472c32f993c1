import { readFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { createAnswerLinks, type LinkPurpose } from "#outbox/answer-links.server.ts";
import type { MailKind, Recipient } from "./database.ts";
import { createCellCipher } from "../encryption/cell-cipher.server.ts";
import { createEncryptionKey, KEY_BYTES } from "../encryption/key-file.server.ts";
import { createReleaseLinks } from "../release-links.server.ts";
import { settleMails } from "../test-support/claim-mails.ts";
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

/** How each of the frozen store's submissions stands once it is open again. */
const STORED = {
  delivered: { status: "sent", answer: "other-time", answerCount: 2 },
  "given-up": { status: "parked", lastError: "Error: 550 no such mailbox", secondAddress: undefined },
  second: { status: "parked", secondAddress: "told", answer: "cancelled" },
  copied: { status: "queued", copies: 1, answer: "replied", sentAt: expect.any(Date) },
  returned: { status: "parked", lastError: "returned 550 5.1.1", sentAt: undefined },
  retried: { status: "queued", attempts: 0, answer: "unreached" },
  infected: { status: "held", heldFor: "infected: Win.Test.EICAR_HDB-1" },
  held: { status: "held", heldFor: "honeypot" },
  released: { status: "sent", heldFor: "too-fast", releasedAt: expect.any(Date) },
  collected: { status: "collected", waitingSince: expect.any(Date) },
  "held-later": { status: "held", waitingSince: undefined },
  resume: { status: "queued", attempts: 1, lastError: expect.stringContaining("45") },
  waiting: { status: "queued", noticeVersion: "0123456789ab", waitingSince: expect.any(Date) },
  sealed: { status: "queued", answer: "refused" },
  "sealed-resume": { status: "queued", file: { name: "Anu.pdf" } },
  "sealed-failed": { status: "parked", lastError: expect.stringContaining("550"), waitingSince: expect.any(Date) },
};

const hex = (digit: string) => digit.repeat(32);

/** What a store of that version can hold, and the dumps do not: by their ids, as SQL of both dialects. */
const MORE = {
  "second-due": `'queued', 0, null, 'due', '${hex("1")}', 0, null, null, null`,
  "copy-second-due": `'queued', 0, 1795165203000, 'due', '${hex("2")}', 1, '${hex("3")}', null, null`,
  "second-refused": `'parked', 1, null, 'refused', '${hex("4")}', 0, null, null, null`,
  "collected-alone": `'collected', 0, null, null, null, 0, null, null, null`,
  "told-long-ago": `'held', 0, null, null, null, 0, null, 'honeypot', 1795165200000`,
};

const MORE_STORED = {
  "second-due": { status: "parked", secondAddress: "due" },
  "copy-second-due": { status: "parked", secondAddress: "due", copies: 1 },
  "second-refused": { status: "parked", secondAddress: "refused" },
  "collected-alone": { status: "collected" },
  "told-long-ago": { status: "held", heldFor: "honeypot" },
};

const FILL = [
  ...Object.entries(MORE).map(
    ([id, values], index) => `
      insert into submissions (id, reference, kind, hospital_id, request, fingerprint, received_at, message_id,
        waiting_since, next_attempt_at, status, attempts, sent_at, second_address, second_mail_id, copies, copy_mail_id,
        held_for, told_at)
      select '${id}', 'A-0000-000${index}', kind, hospital_id, request, '${id}', received_at, '<${id}@example.org>',
        received_at, received_at, ${values} from submissions where id = 'delivered';`,
  ),
  // The first is under way; the last was made when mails had no ids of their own.
  ...[
    ["receipt:0:second-due", "receipt", "'second-due'", "sending", 1795165980000, hex("5")],
    ["second:2026-11-20:punalur", "second", "null", "queued", 1795165857000, hex("6")],
    ["reminder:old", "reminder", "null", "queued", 1795165857000, ""],
  ].map(
    ([id, kind, submission, status, due, mailId]) => `
      insert into letters (id, kind, hospital_id, submission_id, status, attempts, created_at, next_attempt_at, mail_id,
        lease_token)
      values ('${id}', '${kind}', 'punalur', ${submission}, '${status}', 1, 1795165857000, ${due}, '${mailId}', 'x');`,
  ),
].join("");

/** Where the mails of a kind go after the migration, by the kind that they had. */
const LETTERS: Record<string, [MailKind, Recipient]> = {
  ...{ receipt: ["receipt", "patient"], answer: ["answer", "patient"], wish: ["wish", "office"] },
  ...{ reminder: ["reminder", "office"], second: ["late", "second"], day: ["morning", "office"] },
  list: ["list", "office"],
};

type Waiting = [id: string, kind: MailKind, recipient: Recipient, submission: string | null, step: number];

/** Every mail that waits in the filled dump, under the id in its Message-ID. */
function waitingIn(dump: string): Waiting[] {
  const letters = [
    ...dump.matchAll(/letters"? \(.*VALUES \('.*?', '(\w+)', '\w+', (.*?), (.*?), 'queued', .*'(\w+)'\);$/gm),
  ];
  const copy = /VALUES \('copied'.*'([0-9a-f]{32})', NULL\);$/m.exec(dump)?.[1] ?? "";
  const digest = /digests"? \(.*VALUES \('([0-9a-f]{32})'/.exec(dump)?.[1] ?? "";
  return [
    ...letters.map(([, kind = "", submission = "", step, id = ""]): Waiting => {
      const owner = submission === "NULL" ? null : submission.slice(1, -1);
      return [id, ...(LETTERS[kind] ?? ["list", "office"]), owner, Number(step) || 0];
    }),
    ...["resume", "retried", "sealed", "sealed-resume", "waiting"].map((id): Waiting => [
      id,
      "request",
      "office",
      id,
      0,
    ]),
    [copy, "request", "office", "copied", 0],
    [digest, "digest", "office", null, 0],
    [hex("1"), "request", "second", "second-due", 0],
    [hex("2"), "request", "second", "copy-second-due", 0],
    [hex("5"), "receipt", "patient", "second-due", 0],
    [hex("6"), "late", "second", null, 0],
    ["reminder:old", "reminder", "office", null, 0],
  ];
}

describeStores("the frozen store", (createStorePlace) => {
  /** Without the tables that a store of today has. */
  async function createPlace() {
    const place = await createStorePlace();
    if (place.engine === "postgres") await place.run("drop schema public cascade; create schema public");
    return place;
  }

  test("opens with all that it holds: rows, waiting mails and links", async () => {
    const place = await createPlace();
    const dump = readDump(place.engine);
    await place.run(dump);
    const clock = new SettableClock(AFTER);
    const store = await place.open(clock, KEYS);
    onTestFinished(() => store.close());
    const rows = await place.rows();
    expect(rows.map(({ id }) => id)).toEqual(Object.keys(STORED));
    const records = await store.list({});
    expect(records.filter(({ unreadable, request }) => unreadable !== undefined || request === undefined)).toEqual([]);
    for (const record of records) expect(record).toMatchObject(STORED[record.id as keyof typeof STORED]);
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

  test("keeps every mail that waits under its Message-ID, of each kind, and every other as it was", async () => {
    const place = await createPlace();
    const dump = readDump(place.engine);
    await place.run(dump);
    await place.run(FILL);
    const store = await place.open(new SettableClock(AFTER), KEYS);
    onTestFinished(() => store.close());
    for (const [id, expected] of Object.entries({ ...STORED, ...MORE_STORED }))
      expect([id, (await store.readRequest({ id }))?.record]).toMatchObject([id, expected]);

    const waiting = waitingIn(dump);
    expect(new Set(waiting.map(([, kind]) => kind))).toEqual(
      new Set(["request", "receipt", "answer", "wish", "digest", "morning", "reminder", "late", "list"]),
    );
    const mails = await place.mails();
    const kept = mails
      .filter(({ state }) => state === "waiting" || state === "sending")
      .map(({ id, kind, recipient, submission_id: owner, step }): Waiting => [id, kind, recipient, owner, step]);
    expect(kept.toSorted()).toEqual(waiting.toSorted());
    // What was sent, came back or was dropped is still known as that, by the id in its Message-ID.
    const ended = [...dump.matchAll(/letters"? \(.*'(sent|refused|dropped)', \d.*'(\w+)'\);$/gm)];
    expect(ended.length).toBeGreaterThan(8);
    for (const [, state, id = ""] of ended) expect(mails.find((mail) => mail.id === id)).toMatchObject({ state });
    expect(mails.find(({ id }) => id === "delivered")).toMatchObject({ state: "sent", sent_at: 1795165203000 });
    expect(mails.find(({ id }) => id === hex("4"))).toMatchObject({ recipient: "second", state: "refused" });

    // The digest that waits still has what it was to bring and what it was to tell; one told before is not told again.
    const [digest = ""] = waiting.find(([, kind]) => kind === "digest") ?? [];
    const inDigest = await store.list({ digestId: digest });
    expect(inDigest.map(({ id }) => id).toSorted()).toEqual(["collected", "held", "infected"]);
    expect((await place.rows()).find(({ id }) => id === "told-long-ago")?.digest_id).toBe("told");

    const sent = (await settleMails(store)).map(({ id }) => id);
    expect(sent.toSorted()).toEqual(waiting.map(([id]) => id).toSorted());
    expect((await store.find(inDigest.find(({ id }) => id === "collected")?.reference ?? ""))?.status).toBe("sent");
    expect(await store.findMail([hex("1")])).toMatchObject({ recipient: "second", submissionId: "second-due" });
    // What was collected and in no digest yet comes in the next, with the held one that none told of.
    expect(await store.collectDigests({ hospitalId: "punalur", isOfficeOpen: true })).toBe(1);
    const [next] = await settleMails(store);
    expect((await store.list({ digestId: next?.id ?? "" })).map(({ id }) => id)).toContain("collected-alone");
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
  await (await sqlitePlace(frozen).open(new SettableClock(), KEYS)).close();
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
