import { readdir } from "node:fs/promises";
import { join } from "node:path";
import Database from "better-sqlite3";
import { describe, expect, test, vi } from "vitest";
import { loadCellCipher } from "#outbox/encryption/cell-cipher.server.ts";
import { makeKeyFile } from "#outbox/encryption/key-file.server.ts";
import { createFileTransport, findMailFiles } from "#outbox/mail/create-transport.server.ts";
import { SettableClock } from "#outbox/test-support/clock-and-log.ts";
import { describeStores, sqlitePlace } from "#outbox/test-support/describe-stores.ts";
import { settleMails } from "#outbox/test-support/claim-mails.ts";
import { startMailing } from "#outbox/test-support/open-submissions.ts";
import { sampleApplication, sampleSubmission } from "#outbox/test-support/samples.ts";
import { startSmtpPeer } from "#outbox/test-support/start-smtp-peer.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { runInTest, storeSamples } from "../test-support/run-in-test.ts";
import { manageSubmissions } from "../submissions.ts";

const WAIT = { timeout: 10_000, interval: 20 };

/** As the shell splits a line, whose texts have no spaces here: %20 stands for one. */
const run = (line: string, env: Record<string, string>) =>
  runInTest((context) => manageSubmissions({ ...context, args: context.args.map(decodeURIComponent) }), line, { env });

/** An encrypted store with an appointment, an application, and one that cannot be read. */
async function storeEncrypted() {
  const [dataDir, keyFile] = [temporaryFolder(), join(temporaryFolder(), "key")];
  await makeKeyFile(keyFile);
  const store = await sqlitePlace(dataDir).open(new SettableClock(), await loadCellCipher([keyFile]));
  const appointment = sampleSubmission("x");
  const request = { ...appointment.request, patientName: "Anitha  Kumari", patientContactNumber: 9_400_155_667 };
  const first = await store.add({ ...appointment, request, id: "first" } as typeof appointment, { withinMs: 0 });
  const second = await store.add(sampleApplication("ദേവി Nair", Buffer.from("%PDF-")), { withinMs: 0 });
  await store.add(sampleSubmission("broken"), { withinMs: 0 });
  await store.close();
  const database = new Database(join(dataDir, "submissions.sqlite"));
  database.exec("UPDATE submissions SET request = replace(request, substr(request, -4), 'AAAA') WHERE id = 'broken'");
  database.close();
  const references = [first, second].map((added) => ("reference" in added ? added.reference : ""));
  return { env: { DATA_DIR: dataDir, ENCRYPTION_KEY_FILE: keyFile }, references };
}

describe("find", () => {
  test.each([
    ["--phone 94001%2055667", 0],
    ["--phone +91%2094001%2055", 0],
    ["--phone 09400155667", 0],
    ["--phone 91-9400155667", 0],
    ["--phone 5566", 0],
    ["--name anithakum", 0],
    ["--name KUMARI --phone 94001", 0],
    ["--email ANU@ --kind job", 1],
    ["--name ദേവി", 1],
  ] as const)("%s finds who sent it, and shows nobody else", async (line, index) => {
    const { env, references } = await storeEncrypted();
    const { printed, noted, error } = await run(`find ${line}`, env);
    expect(error).toBeUndefined();
    const lines = printed.trimEnd().split("\n");
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^reference +received +hospital +kind +state +name +phone +email$/);
    expect(lines[1]).toMatch(new RegExp(`^${references[index]} +\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d IST +punalur +`));
    const isRead = !line.includes("--kind");
    expect(noted).toBe(isRead ? '1 submission cannot be read, and may fit too: "list" names them.\n' : "");
  });

  test("takes a part of a reference as it was heard", async () => {
    const { env, references } = await storeEncrypted();
    const heard = (references[0] ?? "").slice(2, 9).toLowerCase().replaceAll("0", "o").replaceAll("1", "l");
    expect((await run(`find --reference ${heard}`, env)).printed).toContain(references[0]);
  });

  test("says when nothing fits, and asks what to look for", async () => {
    const { env } = await storeEncrypted();
    expect((await run("find --phone 00000", env)).error?.message).toBe("--phone names nothing to look for");
    expect((await run("find --phone 123123", env)).printed).toBe("None of 3 submissions fits.\n");
    expect((await run("find", env)).error?.message).toMatch(/^find: by what\? --phone/);
    expect((await run("find x", env)).error?.message).toBe("find takes no references");
    expect((await run("list --phone 94001", env)).error?.message).toBe("list takes no --phone");
  });
});

describe("resend", () => {
  test("is for delivered mails, and says what else helps", async () => {
    const { env, sent, parked, queued, hold } = await storeSamples();
    const held = await hold("Held Name");
    const { code, noted, printed } = await run(`resend ${sent} ${parked} ${queued} ${held}`, env);
    expect(code).toBe(1);
    expect(printed).toMatch(/^1 of 4 will be sent now/);
    expect(noted).toContain(`${parked}: its mail is parked; "retry" sends it\n`);
    expect(noted).toContain(`${queued}: its mail is not sent yet (queued)\n`);
    expect(noted).toContain(`${held}: it is held; "release" sends it\n`);
    expect((await run(`resend ${sent}`, env)).noted).toBe(`${sent}: its copy 1 is not sent yet (queued)\n`);
    expect((await run("list", env)).printed).toMatch(new RegExp(`${sent} .* queued +0 +.* copy 1$`, "m"));
    expect((await run(`show ${sent}`, env)).printed).toMatch(/^copies: +1$/m);
    expect((await run("resend", env)).error?.message).toBe("resend: which? Name references");
  });

  test("mails written as files keep the first beside its copies, and erasing finds them all", async () => {
    const mailDir = temporaryFolder();
    const transport = createFileTransport({ mailDir, from: "W <w@example.org>" });
    const mail = { to: "a@example.org", subject: "x", text: "x", html: "x", messageId: "<x@example.org>" };
    for (const reference of ["A-7F3K-9QXM", "A-7F3K-9QXM-copy-1", "A-7F3K-9QXN"]) {
      await transport.send({ ...mail, date: new Date(), reference }, AbortSignal.timeout(5000));
    }
    expect(await readdir(mailDir)).toHaveLength(3);
    expect(await findMailFiles(mailDir, "A-7F3K-9QXM")).toHaveLength(2);
  });
});

describeStores("a mail that is sent again", (createPlace) => {
  test("is a copy by its subject, its text and its Message-ID, under the same reference, each time once", async () => {
    const place = await createPlace();
    const peer = await startSmtpPeer();
    const { store, clock, stop } = await startMailing(place, peer.url);
    const added = await store.add(sampleSubmission("first"), { withinMs: 0 });
    const reference = "reference" in added ? added.reference : "";
    const toOffice = () => peer.mails.filter(({ to }) => to?.[0]?.address === "punalur@example.org");
    for (const count of [1, 2, 3]) {
      await vi.waitFor(() => expect(toOffice()).toHaveLength(count), WAIT);
      await vi.waitFor(async () => expect(await store.find(reference)).toMatchObject({ status: "sent" }), WAIT);
      clock.move(60 * 24);
      if (count < 3) await store.resend(reference);
    }
    await stop();
    const ids = toOffice().map(({ messageId }) => messageId);
    expect(ids).toEqual(["<first@example.org>", ...[1, 2].map(() => expect.stringMatching(/^<[0-9a-f]{32}@example/))]);
    expect(new Set(ids).size).toBe(3);
    const [mail, ...copies] = toOffice();
    expect(mail?.subject).toMatch(new RegExp(`^Appointment request · .* · ${reference}$`));
    for (const copy of copies) {
      expect(copy.subject).toBe(`Copy: ${mail?.subject}`);
      expect(copy.text).toMatch(/This is a copy\. The same mail was delivered on \w+,? .* IST, and the person/);
      expect(copy.html).toContain("This is a copy.");
      expect(copy.text).not.toContain("Please answer this soon");
      expect(copy.text).toContain(reference);
    }
    expect((await place.mails()).map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
      "receipt sent",
      ...Array.from({ length: 3 }, () => "request sent"),
    ]);
    const again = await place.open(clock);
    expect(await again.list({})).toMatchObject([{ reference, status: "sent", copies: 2 }]);
    await again.close();
  }, 30_000);

  test("keeps nobody waiting: its age is no reason for an alarm", async () => {
    const place = await createPlace();
    const clock = new SettableClock();
    const store = await place.open(clock);
    const added = await store.add(sampleSubmission("old"), { withinMs: 0 });
    await settleMails(store);
    clock.move(60);
    expect(await store.resend("reference" in added ? added.reference : "")).toBe(true);
    expect(await store.figures()).toMatchObject({ queued: 1, oldestUnsentMs: 0 });
    await store.add(sampleSubmission("new"), { withinMs: 0 });
    expect(await store.figures()).toMatchObject({ queued: 3, oldestUnsentMs: 0 });
    await store.close();
  });
});
