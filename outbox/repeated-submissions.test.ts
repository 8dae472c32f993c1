import { describe, expect, test } from "vitest";
import { describeStores } from "./test-support/describe-stores.ts";
import { openSubmissions as openAt } from "./test-support/open-submissions.ts";
import { createSubmissions } from "./create-submissions.server.ts";
import {
  SAMPLE_APPLICATION,
  SAMPLE_APPOINTMENT,
  SAMPLE_CONTACT,
  SAMPLE_MAIL_FROM,
  SAMPLE_RESUME,
  SAMPLE_EDITIONS,
} from "./test-support/samples.ts";

describeStores("a submission", (createPlace) => {
  const openSubmissions = async () => openAt(await createPlace());
  const appointment = (changes: object = {}) => ({ ...SAMPLE_APPOINTMENT, ...changes });

  test("an accepted request is on disk with its mail job before the response", async () => {
    const { submissions, onStored, rows, mails } = await openSubmissions();
    const outcome = await submissions.submit("appointment", SAMPLE_APPOINTMENT);
    expect(outcome).toEqual({
      status: "accepted",
      receipt: {
        reference: expect.stringMatching(/^A-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/) as string,
        answerBy: new Date("2026-11-21T10:00:00Z"),
      },
    });
    const [row] = await rows();
    expect(row).toMatchObject({ kind: "appointment", hospital_id: "punalur" });
    expect(row?.message_id).toMatch(/^<[0-9a-f]{32}@example\.org>$/);
    const own = (await mails()).find(({ id }) => id === row?.mail_id);
    expect(own).toMatchObject({ kind: "request", recipient: "office", state: "waiting", attempts: 0 });
    expect(row?.message_id).toBe(`<${own?.id}@example.org>`);
    expect(JSON.parse(row?.request ?? "")).toEqual(SAMPLE_APPOINTMENT);
    expect(onStored).toHaveBeenCalledOnce();
  });
  describe("of a job application", () => {
    test("is stored with its resume, in one with its mail job", async () => {
      const { submissions, rows, store, onStored } = await openSubmissions();
      const outcome = await submissions.submit("job", SAMPLE_APPLICATION, { file: SAMPLE_RESUME });
      expect(outcome).toMatchObject({ receipt: { reference: expect.stringMatching(/^J-/) as string } });
      expect(onStored).toHaveBeenCalledOnce();
      expect(await rows()).toMatchObject([{ kind: "job", hospital_id: "punalur" }]);
      const { subject: _fixed, ...fields } = SAMPLE_APPLICATION;
      expect(JSON.parse((await rows())[0]?.request ?? "")).toEqual({ ...fields, hospital: "Venmala Hospital Punalur" });
      const mail = await store.claimMail({ leaseMs: 1 });
      expect(mail).toMatchObject({ kind: "request", submissionId: (await rows())[0]?.id });
      const [record] = await store.list({});
      expect(await store.readFile(record?.reference ?? "")).toEqual({ ...SAMPLE_RESUME, type: "application/pdf" });
    });

    test("with another resume is another one", async () => {
      const { submissions, rows } = await openSubmissions();
      const other = { ...SAMPLE_RESUME, bytes: Buffer.from("%PDF-1.4\n") };
      for (const resume of [SAMPLE_RESUME, other, SAMPLE_RESUME]) {
        await submissions.submit("job", SAMPLE_APPLICATION, { file: resume });
      }
      expect(await rows()).toHaveLength(2);
    });
  });

  describe("a repeated send", () => {
    test("of 20 at once is stored once, and one of them gets its reference", async () => {
      const { submissions, onStored, rows } = await openSubmissions();
      const sends = Array.from({ length: 20 }, () => submissions.submit("appointment", SAMPLE_APPOINTMENT));
      const outcomes = await Promise.all(sends);
      expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(["accepted"]));
      expect(outcomes.filter((outcome) => "receipt" in outcome && outcome.receipt.reference)).toHaveLength(1);
      expect([(await rows()).length, onStored.mock.calls.length]).toEqual([1, 1]);
    });

    test("of another's request under no key, or one of its own, opens nothing of it, however often it is tried", async () => {
      const { submissions, rows } = await openSubmissions();
      const own = { idempotencyKey: "patient" };
      const first = await submissions.submit("appointment", SAMPLE_APPOINTMENT, own);
      for (const extras of [{}, { idempotencyKey: "stranger" }, { idempotencyKey: "stranger" }]) {
        expect(await submissions.submit("appointment", SAMPLE_APPOINTMENT, extras)).toEqual({
          status: "accepted",
          receipt: {},
        });
      }
      expect(await submissions.submit("appointment", SAMPLE_APPOINTMENT, own)).toEqual(first);
      expect(await rows()).toHaveLength(1);
    });

    test("under a key that another browser knows opens nothing of it, and under none's secret no page", async () => {
      const place = await createPlace();
      const { submissions, store, clock, rows } = await openAt(place);
      const withPages = createSubmissions({
        ...{ editions: SAMPLE_EDITIONS, store, clock, mailFrom: SAMPLE_MAIL_FROM, onStored: () => {} },
        linkRequest: async (_hospital, { reference }) => `https://example.org/${reference}`,
      });
      const [key, senderSecret] = ["known", "only-here"];
      const send = (extras: object) => withPages.submit("appointment", SAMPLE_APPOINTMENT, extras);
      const first = await send({ idempotencyKey: key, senderSecret });
      expect(first).toMatchObject({ receipt: { page: expect.stringMatching(/A-/) as string } });
      for (const extras of [
        {},
        { senderSecret: "other" },
        { idempotencyKey: key },
        { idempotencyKey: key, senderSecret: "other" },
      ])
        expect(await send(extras)).toEqual({ status: "accepted", receipt: {} });
      expect(await send({ idempotencyKey: key, senderSecret })).toEqual(first);
      expect(await rows()).toHaveLength(1);
      const program = { ...SAMPLE_APPOINTMENT, patientName: "Program" };
      const stored = await withPages.submit("appointment", program, { idempotencyKey: "program" });
      const again = await withPages.submit("appointment", program, { idempotencyKey: "program" });
      expect("receipt" in again && again.receipt).toEqual({
        ...("receipt" in stored && stored.receipt),
        page: undefined,
      });
      expect(await submissions.submit("appointment", program, { idempotencyKey: "program" })).toEqual(again);
    });

    test("that names the hospital by place, code or digits is the same one", async () => {
      const { submissions, rows } = await openSubmissions();
      for (const hospital of ["Venmala Hospital Punalur", "Punalur", 3, "3"]) {
        await submissions.submit("appointment", appointment({ hospital }));
      }
      expect(await rows()).toHaveLength(1);
    });

    test("that differs in anything, or comes ten minutes later, is a new one", async () => {
      const { submissions, clock, rows } = await openSubmissions();
      await submissions.submit("appointment", appointment());
      await submissions.submit("appointment", appointment({ patientName: "Anu T" }));
      await submissions.submit("appointment", appointment({ hospital: 2 }));
      clock.move(9);
      await submissions.submit("appointment", appointment());
      expect(await rows()).toHaveLength(3);
      clock.move(1);
      await submissions.submit("appointment", appointment());
      expect(await rows()).toHaveLength(4);
    });

    test.each([undefined, "3f9c-1"])(
      "by a person, of what was held as a program's, is mailed (key %s)",
      async (idempotencyKey) => {
        const { submissions, store, onStored } = await openSubmissions();
        const held = await submissions.submit(
          "contact",
          { ...SAMPLE_CONTACT, reasonForWriting: "x" },
          { idempotencyKey },
        );
        expect(onStored).not.toHaveBeenCalled();
        const repeated = await submissions.submit("contact", SAMPLE_CONTACT, { idempotencyKey });
        expect(repeated).toEqual(idempotencyKey === undefined ? { status: "accepted", receipt: {} } : held);
        expect(onStored).toHaveBeenCalledOnce();
        const [record, ...others] = await store.list({});
        expect([record?.status, others]).toEqual(["queued", []]);
        expect(await store.claimMail({ leaseMs: 1000 })).toMatchObject({ kind: "request", submissionId: record?.id });
        expect(held).toMatchObject({ status: "accepted", receipt: { reference: record?.reference } });
      },
    );

    test("of a held one by the same program leaves it held", async () => {
      const { submissions, store } = await openSubmissions();
      for (const untouchedMs of [1, 1])
        await submissions.submit("contact", { ...SAMPLE_CONTACT, reasonForWriting: "x", untouchedMs });
      expect(await store.list({})).toMatchObject([{ status: "held" }]);
    });
  });
  describe("an idempotency key", () => {
    const key = { idempotencyKey: "3f9c-1" };

    test("of 20 sends at once stores one submission and gets the same response", async () => {
      const { submissions, rows, onStored } = await openSubmissions();
      const sends = Array.from({ length: 20 }, () => submissions.submit("contact", SAMPLE_CONTACT, key));
      const responses = new Set((await Promise.all(sends)).map((outcome) => JSON.stringify(outcome)));
      expect([responses.size, (await rows()).length, onStored.mock.calls.length]).toEqual([1, 1, 1]);
    });

    test("gets the same response days later, where content alone would count as new", async () => {
      const { submissions, clock, rows } = await openSubmissions();
      const first = await submissions.submit("contact", SAMPLE_CONTACT, key);
      clock.move(5 * 24 * 60);
      expect(await submissions.submit("contact", SAMPLE_CONTACT, key)).toEqual(first);
      expect(await rows()).toHaveLength(1);
    });

    test("with other content is a conflict and stores nothing", async () => {
      const { submissions, rows, onStored } = await openSubmissions();
      await submissions.submit("contact", SAMPLE_CONTACT, key);
      const changed = { ...SAMPLE_CONTACT, subject: "Parking" };
      expect(await submissions.submit("contact", changed, key)).toEqual({ status: "conflict" });
      expect([(await rows()).length, onStored.mock.calls.length]).toEqual([1, 1]);
    });

    test("is another one for another kind of form", async () => {
      const { submissions, rows } = await openSubmissions();
      await submissions.submit("contact", SAMPLE_CONTACT, key);
      await submissions.submit("appointment", SAMPLE_APPOINTMENT, key);
      expect(await rows()).toHaveLength(2);
    });

    test("is not used up by a form that was refused", async () => {
      const { submissions, rows } = await openSubmissions();
      await submissions.submit("contact", { ...SAMPLE_CONTACT, name: "" }, key);
      expect(await submissions.submit("contact", SAMPLE_CONTACT, key)).toMatchObject({ status: "accepted" });
      expect(await rows()).toHaveLength(1);
    });

    test("made anew for the same content within minutes stores nothing again, days later too", async () => {
      const { submissions, clock, rows } = await openSubmissions();
      await submissions.submit("contact", SAMPLE_CONTACT, key);
      const reloaded = { idempotencyKey: "after-reload" };
      for (const days of [0, 5]) {
        clock.move(days * 24 * 60);
        expect(await submissions.submit("contact", SAMPLE_CONTACT, reloaded)).toMatchObject({ status: "accepted" });
      }
      expect(await rows()).toHaveLength(1);
      const changed = { ...SAMPLE_CONTACT, subject: "Parking" };
      expect(await submissions.submit("contact", changed, reloaded)).toEqual({ status: "conflict" });
    });

    test("lets a send that was repeated overnight keep the day it asked for", async () => {
      const { submissions, clock } = await openSubmissions();
      const today = appointment({ appointmentOn: "2026-11-20" });
      const first = await submissions.submit("appointment", today, key);
      clock.move(24 * 60);
      expect(await submissions.submit("appointment", today, key)).toEqual(first);
      expect(await submissions.submit("appointment", today, { idempotencyKey: "new" })).toMatchObject({
        status: "invalid",
        errors: [{ field: "appointmentOn" }],
      });
    });
  });
});
