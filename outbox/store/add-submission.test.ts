import { randomBytes } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { SettableClock } from "../test-support/clock-and-log.ts";
import { describeStores } from "../test-support/describe-stores.ts";
import { sampleApplication, sampleSubmission } from "../test-support/samples.ts";

const WITHIN_MS = 10 * 60_000;
const NO_REPEATS = { withinMs: 0 };

describeStores("what is stored of a form", (createPlace) => {
  async function open() {
    const place = await createPlace();
    const store = await place.open(new SettableClock());
    onTestFinished(() => store.close());
    return { store, rows: place.rows, mails: place.mails };
  }

  test("a resume of 5 MB is read byte for byte", async () => {
    const { store } = await open();
    const bytes = randomBytes(5 * 1024 * 1024);
    const added = await store.add(sampleApplication("a", bytes), NO_REPEATS);
    const file = await store.readFile("reference" in added ? added.reference : "");
    expect(file?.bytes.equals(bytes)).toBe(true);
    expect(file).toMatchObject({ name: "Anu.pdf", type: "application/pdf" });
  });

  test("of two keys with the same content at once both belong to one submission", async () => {
    const { store, rows } = await open();
    const rules = (idempotencyKey: string) => ({ withinMs: WITHIN_MS, idempotencyKey });
    const added = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        store.add(
          { ...sampleSubmission("a"), id: `${number}`, messageId: `<${number}@example.org>` },
          rules(`${number % 2}`),
        ),
      ),
    );
    expect(added.filter(({ status }) => status === "stored")).toHaveLength(1);
    expect(added.filter(({ status }) => status === "repeated")).toHaveLength(19);
    expect(await rows()).toHaveLength(1);
  });

  test("of 20 contents with one key at once one is stored, and the others are conflicts", async () => {
    const { store, rows } = await open();
    const rules = { withinMs: WITHIN_MS, idempotencyKey: "k" };
    const added = await Promise.all(
      Array.from({ length: 20 }, (_, number) => store.add(sampleSubmission(`${number}`), rules)),
    );
    expect(added.filter(({ status }) => status === "stored")).toHaveLength(1);
    expect(added.filter(({ status }) => status === "conflict")).toHaveLength(19);
    expect(await rows()).toHaveLength(1);
  });

  test("a submission that cannot be stored completely is not stored at all, nor are its mails", async () => {
    const { store, rows, mails } = await open();
    await store.add(sampleSubmission("a"), NO_REPEATS);
    const before = await mails();
    const broken = { ...sampleApplication("b", Buffer.from("%PDF-")), messageId: "<a@example.org>" };
    await expect(store.add(broken, { ...NO_REPEATS, idempotencyKey: "k" })).rejects.toThrow(/unique/i);
    expect(await rows()).toHaveLength(1);
    expect(await mails()).toEqual(before);
    expect(await store.findReceivedAt("job", "k")).toBeUndefined();
  });
});
