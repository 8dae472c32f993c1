import { beforeAll, describe, expect, test } from "vitest";
import type { MailKind, Recipient } from "#outbox/store/database.ts";
import { claimKind, settleMails } from "#outbox/test-support/claim-mails.ts";
import { findPostgres } from "#outbox/test-support/find-program.ts";
import { eximReport, exchangeReport, gmailReport, postfixReport } from "#outbox/test-support/returned-mails.ts";
import { sampleSubmission } from "#outbox/test-support/samples.ts";
import { workerPostgres, type TestPostgres } from "#outbox/test-support/start-postgres.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { manageSubmissions } from "../submissions.ts";
import { runInTest, storeSamples } from "../test-support/run-in-test.ts";

const PATIENT = "anu@example.org";
const OFFICE = "punalur-office@example.org";
const SECOND = "punalur-second@example.org";
const HEX = "0123456789abcdef0123456789abcdef";
const SINCE = new Date("2026-01-01T00:00:00Z");
const UNTIL = new Date("2126-01-01T00:00:00Z");
const TIME_LIMIT_MS = 60_000;

describe("on SQLite", () => {
  describeBounces(async () => undefined);
});

describe.skipIf(findPostgres() === undefined)("on PostgreSQL", () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await workerPostgres();
  }, TIME_LIMIT_MS);
  describeBounces(() => postgres.createDatabase());
});

/** Each beside a store that is open, as the site's is while it runs. */
function describeBounces(createDatabase: () => Promise<string | undefined>) {
  async function start() {
    const databaseUrl = await createDatabase();
    const samples = await storeSamples(databaseUrl === undefined ? {} : { databaseUrl });
    const { store, env } = samples;
    const added = await store.add(sampleSubmission(HEX), { withinMs: 0 });
    const reference = added.status === "conflict" ? "" : added.reference;
    const bounce = (input: string) => runInTest(manageSubmissions, "bounce", { env, input });
    const mail = async (kind: MailKind, recipient: Recipient) =>
      (await store.readRequest({ id: HEX }))?.mails.find((one) => one.kind === kind && one.recipient === recipient);
    const receipt = () => mail("receipt", "patient");
    const mailId = (await receipt())?.id ?? "";
    return { ...samples, reference, bounce, mail, receipt, mailId };
  }

  test.each([
    ["Postfix", postfixReport, "550 5.1.1"],
    ["Exim", eximReport, "552 5.2.2"],
    ["Exchange", exchangeReport, "550 5.1.10"],
    ["Gmail", gmailReport, "4.4.1"],
  ])("a mail to a patient that %s returns is noted with its reason and time, once", async (_name, report, code) => {
    const { store, reference, bounce, receipt, mailId } = await start();
    await settleMails(store);
    const version = await store.listVersion("punalur", SINCE);
    const first = await bounce(report({ id: mailId, to: PATIENT }));
    expect(first).toMatchObject({ code: 0, error: undefined, noted: "" });
    expect(first.printed).toBe(
      `${reference} (punalur): the receipt to the patient came back with ${code}. ` +
        "The office's list and the page of the request show it.\n",
    );
    expect(await receipt()).toMatchObject({ state: "refused", error: code, at: expect.any(Date) as Date });
    expect(await store.listVersion("punalur", SINCE)).not.toBe(version);
    const listed = await store.listForOffice("punalur", SINCE);
    expect(listed.filter(({ returned }) => returned).map(({ record }) => record.reference)).toEqual([reference]);
    const figures = await store.answerFigures({ from: SINCE, to: UNTIL });
    expect(figures.returned).toBe(1);
    const again = await bounce(report({ id: mailId, to: PATIENT }));
    expect(again).toMatchObject({ code: 0, printed: expect.stringContaining("known already") as string });
    expect((await store.answerFigures({ hospitalId: "kozhencherry", from: SINCE, to: UNTIL })).returned).toBe(0);
  });

  test("a mail that comes back before it was noted as sent is not sent again", async () => {
    const { store, bounce, receipt, mailId } = await start();
    await settleMails(store, { status: "sent" }, "request");
    const claimed = [await claimKind(store, "receipt"), await claimKind(store, "receipt")];
    const held = claimed.find((one) => one?.submissionId === HEX);
    if (!held) throw new Error("the receipt is not due");
    expect(await bounce(postfixReport({ id: mailId, to: PATIENT }))).toMatchObject({ code: 0 });
    expect(await store.settleMail(held, { status: "waiting", waitMs: 0, error: "450" })).toBe(false);
    expect(await receipt()).toMatchObject({ state: "refused" });
  });

  test("a delivered mail to an office that comes back is parked, so that somebody hears of it", async () => {
    const { store, reference, bounce, mail } = await start();
    await settleMails(store);
    const result = await bounce(exchangeReport({ id: HEX, to: OFFICE }));
    expect(result).toMatchObject({ code: 0, noted: "" });
    expect(result.printed).toContain(`${reference} (punalur): the mail to the office came back with 550 5.1.10.`);
    const record = await store.find(reference);
    expect(record?.lastError).toBe("returned 550 5.1.10");
    // The sample data has a second address there.
    expect(record).toMatchObject({ status: "parked", secondAddress: "due" });
    expect(await settleMails(store)).toMatchObject([{ kind: "request", recipient: "second", submissionId: HEX }]);
    expect(await store.find(reference)).toMatchObject({ status: "parked", secondAddress: "told" });
    const second = (await mail("request", "second"))?.id ?? "";
    expect(await bounce(postfixReport({ id: second, to: SECOND }))).toMatchObject({ code: 0 });
    expect(await store.find(reference)).toMatchObject({ status: "parked", secondAddress: "refused" });
  });

  test("what belongs to no mail, says nothing final or is no report changes nothing, and its exit code says so", async () => {
    const { store, bounce, mailId } = await start();
    const before = JSON.stringify([await store.list({}), await store.readRequest({ id: HEX })]);
    // What a patient could make of the ids of mails that came to the patient.
    const guesses = [
      `second.${mailId}`,
      `copy1.${HEX}`,
      `second.${HEX}`,
      `receipt.0.${HEX}`,
      `answer.1.${HEX}`,
      `receipt.0.${"0".repeat(32)}`,
      "f".repeat(32),
      "list.1.punalur",
    ];
    for (const id of guesses) {
      const result = await bounce(postfixReport({ id }));
      expect([id, result.code, result.noted]).toEqual([
        ...[id, 1],
        expect.stringContaining("names none of the store's mails: nothing was changed"),
      ]);
    }
    expect(await bounce(postfixReport({ id: `receipt.0.${HEX}` }, "delayed"))).toMatchObject({ code: 0 });
    expect(await bounce(`Subject: Thank you\r\nIn-Reply-To: <receipt@x>\r\n\r\nHello`)).toMatchObject({
      code: 1,
      noted: expect.stringContaining("names none") as string,
    });
    expect(JSON.stringify([await store.list({}), await store.readRequest({ id: HEX })])).toBe(before);
  });

  test("a report is believed of the address alone to which its mail went", async () => {
    const { store, bounce, mail, mailId } = await start();
    await settleMails(store);
    const stored = async () => JSON.stringify([await store.list({}), await store.readRequest({ id: HEX })]);
    const before = await stored();
    // Who got a receipt knows its id, and may know the id of the office's mail by a reply to it.
    for (const [id, to] of [
      [mailId, OFFICE],
      [mailId, "somebody@example.org"],
      [HEX, PATIENT],
      [HEX, SECOND],
    ] as const) {
      const { code, noted } = await bounce(postfixReport({ id, to }));
      expect([code, noted]).toEqual([1, expect.stringContaining("did not go to the address of the report")]);
    }
    expect(await stored()).toBe(before);
    expect(await bounce(eximReport({ id: mailId, to: "ANU@Example.org" }))).toMatchObject({ code: 0 });
    expect(await mail("request", "office")).toMatchObject({ state: "sent" });
  });

  test("a patient's reply opens the request again and tells the office; nobody else's does", async () => {
    const { store, reference, bounce, mailId } = await start();
    await settleMails(store);
    const step = { state: "refused", reason: "Doctor on leave" } as const;
    await store.addStep({ reference, hospitalId: "punalur", step });
    const reply = (id: string, head = "") =>
      bounce(`${head}From: anu@example.org\r\nIn-Reply-To: <${id}@hospital.example>\r\n\r\nMy secret reason`);
    expect(await reply(HEX)).toMatchObject({
      code: 1,
      noted: expect.stringContaining("the mail to the office") as string,
    });
    expect(await reply(mailId, "Auto-Submitted: auto-replied\r\n")).toMatchObject({ code: 1 });
    expect((await store.find(reference))?.waitingSince).toBeUndefined();
    const { code, printed } = await reply(mailId);
    expect([code, printed]).toEqual([0, expect.stringContaining("the patient wrote by mail. The office is told")]);
    expect(printed).not.toContain("secret");
    const { steps = [], mails = [], record } = (await store.readRequest({ reference })) ?? {};
    expect(steps.map(({ state }) => state)).toEqual(["refused", "wrote"]);
    expect(record?.waitingSince).toBeDefined();
    expect(mails.filter(({ kind }) => kind === "wish")).toMatchObject([{ recipient: "office", step: 2 }]);
    // What the office said is still true, and its mail still goes.
    expect(mails.find(({ kind }) => kind === "answer")).toMatchObject({ state: "waiting" });
    expect(await reply(mailId)).toMatchObject({ code: 0, printed: expect.stringContaining("a moment ago") as string });
    expect((await store.readRequest({ reference }))?.steps).toHaveLength(2);
  });

  test("what is printed holds nothing of the mail", async () => {
    const { bounce, mailId } = await start();
    for (const id of [mailId, `answer.7.${HEX}`, HEX]) {
      const { printed, noted } = await bounce(postfixReport({ id, to: "secret.person@example.org" }));
      expect(`${printed}${noted}`).not.toMatch(/secret|User unknown|example\.org/i);
    }
  });
}

test.each([
  ["a store that is not there", {}],
  ["a wrong setting", { PORT: "none" }],
])("%s is exit code 75, so that the mail server hands the mail over again", async (_name, settings) => {
  const env = { DATA_DIR: temporaryFolder(), ...settings };
  const result = await runInTest(manageSubmissions, "bounce", { env, input: postfixReport({ id: HEX }) });
  expect(result).toMatchObject({ code: 75, noted: expect.stringContaining("hand it over again") as string });
});

test.each(["bounce mail.eml", "bounce --yes"])("%s is no use of it", async (line) => {
  const result = await runInTest(manageSubmissions, line, { env: {}, input: "" });
  expect(result.error?.name).toBe("UsageError");
});
