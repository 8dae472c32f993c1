import { expect, onTestFinished, test } from "vitest";
import { createCellCipher, PLAIN_CIPHER } from "../encryption/cell-cipher.server.ts";
import { createEncryptionKey, KEY_BYTES } from "../encryption/key-file.server.ts";
import { settleMails } from "../test-support/claim-mails.ts";
import { SettableClock } from "../test-support/clock-and-log.ts";
import { describeStores } from "../test-support/describe-stores.ts";
import { sampleSubmission } from "../test-support/samples.ts";
import type { NewSubmission } from "#forms/stored-submission.ts";

const KEYS = createCellCipher([createEncryptionKey(Buffer.alloc(KEY_BYTES, 7))]);

describeStores("mails that anybody can cause", (createPlace) => {
  async function open(cipher = PLAIN_CIPHER) {
    const place = await createPlace();
    const clock = new SettableClock();
    const store = await place.open(clock, cipher);
    onTestFinished(() => store.close());
    let number = 0;
    /** Whether the patient at that address gets a receipt. */
    const send = async (patientEmail: string, hospitalId = "punalur") => {
      number += 1;
      const id = `request-${number}`;
      const sample = sampleSubmission(id);
      const submission = { ...sample, hospitalId, request: { ...sample.request, patientEmail } } as NewSubmission;
      const added = await store.add(submission, { withinMs: 0 });
      const mails = (await store.readRequest({ id }))?.mails ?? [];
      const hasReceipt = mails.some(({ kind }) => kind === "receipt");
      expect(added).toMatchObject({ status: "stored", isReceiptWithheld: !hasReceipt });
      expect(mails.filter(({ kind }) => kind === "request")).toHaveLength(1);
      return { hasReceipt, reference: "reference" in added ? added.reference : "" };
    };
    const count = async (addresses: string[], hospitalId?: string) => {
      let receipts = 0;
      for (const address of addresses) if ((await send(address, hospitalId)).hasReceipt) receipts += 1;
      return receipts;
    };
    return { place, clock, store, send, count };
  }

  test("60 requests in one patient's name bring three receipts, and every request is stored", async () => {
    const { place, count, clock } = await open(KEYS);
    expect(await count(Array.from({ length: 60 }, (_, index) => `Anu+${index}@example.com`))).toBe(3);
    expect(await place.rows()).toHaveLength(60);
    expect(await count(["other@example.com"])).toBe(1);
    for (const hour of [1, 2, 3, 4, 5]) {
      clock.move(60);
      expect([hour, await count(Array.from({ length: 4 }, () => "anu@example.com"))]).toEqual([
        hour,
        { 1: 3, 2: 3, 3: 1, 4: 0, 5: 0 }[hour],
      ]);
    }
    // A day later, and by a clock that ran ahead until now.
    for (const days of [1, -30]) {
      clock.move(days * 24 * 60);
      expect([days, await count(["anu@example.com"])]).toEqual([days, 1]);
    }
  });

  test("a hospital mails 100 strangers an hour, three hospitals 200, and thirty 2,000", async () => {
    const { place, store, clock, count } = await open();
    const strangers = ["a@a1.example", "a@a2.example"];
    const plant = (receipts: number, hospitalId: string) =>
      place.run(`insert into mails (id, kind, hospital_id, recipient, state, attempts, created_at, due_at)
        with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < ${receipts})
        select '${hospitalId}' || number, 'receipt', '${hospitalId}', 'patient', 'sent', 1, ${clock.now().getTime()}, 0
        from numbers`);
    await plant(99, "punalur");
    expect(await count(strangers)).toBe(1);
    await plant(99, "kozhencherry");
    expect(await count(strangers, "alappuzha")).toBe(1);
    Object.assign(store.engine, { hospitals: 30 });
    await plant(1799, "thodupuzha");
    expect(await count(strangers, "alappuzha")).toBe(1);
  });

  test("a domain that nobody knows gets ten mails an hour, a large mail host as many as its hospital mails", async () => {
    const { count, clock } = await open();
    const at = (domain: string) => Array.from({ length: 40 }, (_, index) => `no-${index}@${domain}`);
    expect(await count(at("catch-all.example"))).toBe(10);
    expect(await count(at("gmail.com"))).toBe(40);
    clock.move(60);
    expect(await count(at("sub.catch-all.example"))).toBe(10);
    expect(await count(at("catch-all.example"))).toBe(10);
  });

  test("a cancellation is told to the patient, within the same budget", async () => {
    const { store, send } = await open();
    const { reference } = await send("anu@example.com");
    for (const isTold of [true, true, false]) {
      await settleMails(store);
      const step = { state: "cancelled" } as const;
      await store.addStep({ reference, hospitalId: "punalur", step });
      const { mails = [], steps = [] } = (await store.readRequest({ reference })) ?? {};
      const kinds = mails.filter(({ step: number }) => number === steps.length).map(({ kind }) => kind);
      expect(kinds.toSorted()).toEqual(isTold ? ["answer", "wish"] : ["wish"]);
    }
    await settleMails(store);
    expect((await send("anu@example.com")).hasReceipt).toBe(false);
  });

  test("a held request gets its receipt when it is released, within the budget", async () => {
    const { store, send } = await open();
    for (const id of ["held-1", "held-2"]) await store.add(sampleSubmission(id), { withinMs: 0 }, ["honeypot"]);
    for (let sent = 0; sent < 2; sent += 1) await send("anu@example.org");
    const receipts: number[] = [];
    for (const { reference } of await store.list({ statuses: ["held"] })) {
      await store.release(reference);
      const { mails = [] } = (await store.readRequest({ reference })) ?? {};
      receipts.push(mails.filter(({ kind }) => kind === "receipt").length);
    }
    expect(receipts).toEqual([1, 0]);
  });
});
