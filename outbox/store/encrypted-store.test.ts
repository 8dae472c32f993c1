import { createHash } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import { createCellCipher } from "../encryption/cell-cipher.server.ts";
import { createEncryptionKey, KEY_BYTES } from "../encryption/key-file.server.ts";
import type { NewSubmission } from "#forms/stored-submission.ts";
import { contentOf } from "./add-submission.server.ts";
import { describeStores } from "../test-support/describe-stores.ts";
import { sampleApplication, sampleSubmission } from "../test-support/samples.ts";
import { SettableClock } from "../test-support/clock-and-log.ts";
import { startMailing } from "../test-support/open-submissions.ts";

const FIRST_KEY = createEncryptionKey(Buffer.alloc(KEY_BYTES, 1));
const SECOND_KEY = createEncryptionKey(Buffer.alloc(KEY_BYTES, 2));
const FIRST = createCellCipher([FIRST_KEY]);
const SECOND = createCellCipher([SECOND_KEY]);
const CHANGING = createCellCipher([SECOND_KEY, FIRST_KEY]);

const WAIT = { timeout: 10_000, interval: 20 };

const RESUME = Buffer.from("%PDF-1.7 Quillon's resume");
const MAIL_ERROR = "MailRefusedError: 550 I do not like anu@example.org";

/** Sent, and held in the store under an id that says nothing. */
const PATIENT: NewSubmission = { ...sampleSubmission("Zebrowskaya"), id: "x", messageId: "<x@example.org>" };

/** Everything of the samples that must not be found, a digest that could be guessed at among it. */
const SECRETS = [
  ...["Zebrowskaya", "9847012345", "anu@example.org", "Cardiology", "Dr. Sample", "Staff Nurse", "Anu.pdf"],
  ...[RESUME, RESUME.toString("hex"), "I do not like"],
  createHash("sha256").update(contentOf(PATIENT)).digest("hex"),
];

const findSecrets = (contents: Buffer) => SECRETS.filter((secret) => contents.includes(secret));

describeStores("an encrypted store", (createPlace) => {
  const clock = new SettableClock();

  async function openPlace() {
    const place = await createPlace();
    const open = async (...[cipher]: [typeof FIRST?]) => {
      const store = await place.open(clock, cipher);
      onTestFinished(() => store.close());
      return store;
    };
    return { ...place, open };
  }

  type Store = Awaited<ReturnType<Awaited<ReturnType<typeof openPlace>>["open"]>>;

  async function add(store: Store, submission: NewSubmission, idempotencyKey?: string) {
    const added = await store.add(submission, { withinMs: 60_000, idempotencyKey });
    if (added.status === "conflict") throw new Error("The sample's key is taken");
    return added;
  }

  async function claim(store: Store) {
    return store.claimMail({ leaseMs: 60_000 });
  }

  /** One that failed and an application. */
  async function addSamples(store: Store) {
    const failed = await add(store, PATIENT, "key of the page");
    const mail = await claim(store);
    if (mail) await store.settleMail(mail, { status: "refused", error: MAIL_ERROR });
    const application = await add(store, sampleApplication("b", RESUME));
    return { failed: failed.reference, application: application.reference };
  }

  test("holds nothing a visitor sent in the open, nor what a mail server said of it", async () => {
    const place = await openPlace();
    await addSamples(await place.open(FIRST));
    expect(findSecrets(await place.contents())).toEqual([]);
  });

  test("returns everything unchanged", async () => {
    const store = await (await openPlace()).open(FIRST);
    const { failed, application } = await addSamples(store);
    expect(await store.find(failed)).toMatchObject({
      request: PATIENT.request,
      lastError: MAIL_ERROR,
      unreadable: undefined,
    });
    expect(await store.find(application)).toMatchObject({ file: { name: "Anu.pdf", size: RESUME.length } });
    expect(await store.readFile(application)).toEqual({ name: "Anu.pdf", type: "application/pdf", bytes: RESUME });
    const { request } = sampleApplication("b", RESUME);
    expect((await store.readRequest({ reference: application }))?.record).toMatchObject({ id: "b", request });
  });

  test("refuses a text that was moved to another submission, and can still list and erase it", async () => {
    const place = await openPlace();
    const store = await place.open(FIRST);
    const { failed, application } = await addSamples(store);
    const other = `(select request from submissions where reference = '${failed}')`;
    await place.run(`update submissions set request = ${other} where reference = '${application}'`);
    const reason = `${application} cannot be read: what is stored as its request was changed, or is another submission's`;
    expect(await store.list({})).toMatchObject([
      { reference: application, request: undefined, unreadable: reason },
      { reference: failed, unreadable: undefined },
    ]);
    expect(await store.rewriteKeys()).toEqual({ rewritten: 0, unreadable: [] });
    expect(await store.erase(application)).toBe(true);
  });

  test("mails the next when one cannot be read, which is logged and parked", async () => {
    const place = await openPlace();
    const store = await place.open(FIRST);
    const damaged = await add(store, PATIENT);
    clock.move(1);
    const { reference } = await add(store, sampleApplication("b", RESUME));
    await place.run("update submissions set request = 'sealed:1' || substr(request, 9, 40) where id = 'x'");
    await store.close();
    const { log } = await startMailing({ ...place, open: () => place.open(FIRST) });
    const listErrors = () => log.lines.filter((line) => line.startsWith("error"));
    await vi.waitFor(() => {
      expect(log.lines.join()).toContain("a mail was sent");
      expect(listErrors()).not.toEqual([]);
    }, WAIT);
    const errors = listErrors();
    for (const line of errors)
      expect(line).toMatch(new RegExp(`cannot be read: its mail is parked.*${damaged.reference} cannot be read`));
    expect(log.lines.join()).not.toContain("could not be read");
    const mails = await place.mails();
    expect(mails.filter(({ kind }) => kind === "request")).toMatchObject([
      { submission_id: "x", recipient: "office", state: "refused" },
      { submission_id: "b", state: "sent" },
    ]);
    expect(log.lines.join()).toContain(reference);
  });

  test("refuses a file that was moved to another submission", async () => {
    const place = await openPlace();
    const store = await place.open(FIRST);
    const { reference } = await add(store, sampleApplication("a", Buffer.from("%PDF-1.7 other")));
    const { application } = await addSamples(store);
    await place.run("update attachments set content = (select content from attachments where submission_id = 'a')");
    await expect(store.readFile(application)).rejects.toThrow("what is stored as its file was changed");
    expect((await store.readFile(reference))?.bytes.toString()).toBe("%PDF-1.7 other");
  });

  test("does not open without the key it was written with, and says which is missing", async () => {
    const place = await openPlace();
    const store = await place.open(FIRST);
    await addSamples(store);
    await store.close();
    const held = `but the store holds submissions of the key ${FIRST_KEY.id}: add its file`;
    await expect(place.open()).rejects.toThrow(`ENCRYPTION_KEY_FILE is not set, ${held}`);
    await expect(place.open(SECOND)).rejects.toThrow(`ENCRYPTION_KEY_FILE lists only ${SECOND_KEY.id}, ${held}`);
    expect(await (await place.open(CHANGING)).list({})).toHaveLength(2);
  });

  test.each([
    ["another key encrypted", FIRST],
    ["was stored before there was a key", undefined],
  ])("encrypts anew what %s, and recognises repeats before and after", async (_what, before) => {
    const place = await openPlace();
    const store = await place.open(before);
    const { failed, application } = await addSamples(store);
    expect(findSecrets(await place.contents()).length > 8).toBe(before === undefined);
    await store.close();
    const repeat = async (changed: Store) => {
      const repeated = { status: "repeated", reference: failed };
      expect(await add(changed, PATIENT, "key of the page")).toEqual({ ...repeated, isSenders: true });
      expect(await add(changed, { ...PATIENT, id: "other" })).toEqual({ ...repeated, isSenders: false });
    };
    const changing = await place.open(CHANGING);
    await repeat(changing);
    expect(await changing.rewriteKeys()).toEqual({ rewritten: 2, unreadable: [] });
    expect(await changing.rewriteKeys()).toEqual({ rewritten: 0, unreadable: [] });
    expect(findSecrets(await place.contents())).toEqual([]);
    await changing.close();
    const changed = await place.open(SECOND);
    await repeat(changed);
    expect((await changed.readFile(application))?.bytes).toEqual(RESUME);
    expect(await changed.find(failed)).toMatchObject({ lastError: MAIL_ERROR });
  });

  test("is intact when re-encryption fails in the middle of a submission, and resumes from there", async () => {
    const place = await openPlace();
    const store = await place.open(FIRST);
    const { application } = await addSamples(store);
    await store.close();
    const changing = await place.open(CHANGING);
    // What fails, when its file is written already, is the row of the application.
    await place.run("create unique index stop on submissions (kind, key_id)");
    await add(changing, {
      ...sampleApplication("a", RESUME),
      messageId: "<c@example.org>",
      hospitalId: "kozhencherry",
    });
    await expect(changing.rewriteKeys()).rejects.toThrow(/unique/i);
    expect((await changing.readFile(application))?.bytes).toEqual(RESUME);
    expect((await place.rows()).map(({ key_id: keyId }) => keyId)).toContain(FIRST_KEY.id);
    await place.run("drop index stop");
    expect((await changing.rewriteKeys()).rewritten).toBeGreaterThan(0);
    expect((await place.rows()).map(({ key_id: keyId }) => keyId)).toEqual(Array(3).fill(SECOND_KEY.id));
    expect((await changing.readFile(application))?.bytes).toEqual(RESUME);
  });

  test("leaves mails to another process whose key this one does not have yet", async () => {
    const place = await openPlace();
    const store = await place.open(CHANGING);
    await add(store, PATIENT);
    await place.run(`update submissions set key_id = '${"0".repeat(16)}'`);
    expect(await claim(store)).toBeUndefined();
    expect(await store.figures()).toMatchObject({ queued: 2, parked: 0 });
  });
});
