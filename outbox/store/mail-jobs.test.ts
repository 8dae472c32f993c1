import { randomBytes } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import type { MailJob } from "#forms/stored-submission.ts";
import { describeStores } from "../test-support/describe-stores.ts";
import { sampleApplication, sampleSubmission } from "../test-support/samples.ts";
import { SettableClock } from "../test-support/clock-and-log.ts";

const LEASE_MS = 10 * 60_000;
const NO_REPEATS = { withinMs: 0 };

describeStores("the store", (createPlace) => {
  async function openWith(...ids: string[]) {
    const place = await createPlace();
    const clock = new SettableClock();
    const store = await place.open(clock);
    onTestFinished(() => store.close());
    for (const id of ids) await store.add(sampleSubmission(id), NO_REPEATS);
    const claim = (except: string[] = []) => store.claim({ leaseMs: LEASE_MS, except });
    const claimNow = async (): Promise<MailJob> => {
      const job = await claim();
      if (!job) throw new Error("No job was due");
      return job;
    };
    return { store, clock, claim, claimNow, rows: place.rows };
  }

  test("a claimed job is returned complete, once, until its lease ends", async () => {
    const { claim, clock } = await openWith("a");
    expect(await claim()).toMatchObject({ attempt: 1, ageMs: 0, submission: sampleSubmission("a") });
    expect(await claim()).toBeUndefined();
    clock.move(10);
    expect(await claim(["a"])).toBeUndefined();
    expect(await claim()).toMatchObject({ attempt: 1, ageMs: LEASE_MS });
  });

  test("a renewed lease lasts from then on", async () => {
    const { store, claim, claimNow, clock } = await openWith("a");
    const job = await claimNow();
    clock.move(9);
    expect(await store.renew(job, LEASE_MS)).toBe(true);
    clock.move(9);
    expect(await claim()).toBeUndefined();
    clock.move(1);
    expect(await claim()).toMatchObject({ attempt: 1 });
    expect(await store.renew(job, LEASE_MS)).toBe(false);
  });

  test("jobs are claimed one by one and none before it is due", async () => {
    const { claim, clock } = await openWith("a", "b");
    clock.move(-1);
    expect(await claim()).toBeUndefined();
    clock.move(1);
    const claimed = [await claim(), await claim()];
    expect(claimed.map((job) => job?.submission.id).toSorted()).toEqual(["a", "b"]);
  });

  test("the newest untried job is claimed first where requested, else the one that waits longest", async () => {
    const { store, clock } = await openWith();
    for (const id of ["old", "older than new", "new"]) {
      await store.add(id === "new" ? sampleApplication(id, Buffer.from("%PDF-")) : sampleSubmission(id), NO_REPEATS);
      clock.move(1);
    }
    const claim = async (wish: object) => (await store.claim({ leaseMs: LEASE_MS, ...wish }))?.submission.id;
    expect(await claim({ newestWithinMs: 10 * 60_000, takesFiles: false })).toBe("older than new");
    expect(await claim({ newestWithinMs: 10 * 60_000 })).toBe("new");
    expect(await claim({ newestWithinMs: 1 })).toBe("old");
    clock.move(10);
    expect(await claim({ newestWithinMs: 10 * 60_000, except: ["old", "new"] })).toBe("older than new");
  });

  test("jobs claimed at the same time all differ", async () => {
    const ids = Array.from({ length: 20 }, (_, number) => `job-${number}`);
    const { claim } = await openWith(...ids);
    const claimed = await Promise.all(Array.from({ length: 20 }, () => claim()));
    const rest: (MailJob | undefined)[] = [];
    // A claim that met only rows being claimed came back empty.
    while (claimed.filter(Boolean).length + rest.length < 20) rest.push(await claim());
    expect([...claimed, ...rest].flatMap((job) => job?.submission.id ?? []).toSorted()).toEqual(ids.toSorted());
  });

  test("a holder whose lease went to another cannot record an outcome", async () => {
    const { store, rows, claimNow, clock } = await openWith("a");
    const slow = await claimNow();
    clock.move(10);
    const next = await claimNow();
    expect(await store.settle(slow, { status: "parked", error: "too late" })).toBe(false);
    expect(await store.settle(next, { status: "sent" })).toBe(true);
    expect(await store.settle(slow, { status: "parked", error: "too late" })).toBe(false);
    expect(await rows()).toMatchObject([{ status: "sent", last_error: null, lease_token: null }]);
  });

  test("a job put off too far by a wrong clock is pulled forward", async () => {
    const { store, claim, claimNow, clock } = await openWith("a");
    await store.settle(await claimNow(), { status: "queued", waitMs: 3_650 * 24 * 60 * 60_000, error: "busy" });
    await store.pullForward(LEASE_MS);
    clock.move(9);
    expect(await claim()).toBeUndefined();
    clock.move(1);
    expect(await claim()).toBeDefined();
  });

  test("a resume of 5 MB is returned byte for byte", async () => {
    const { store, claimNow } = await openWith();
    const bytes = randomBytes(5 * 1024 * 1024);
    await store.add(sampleApplication("a", bytes), NO_REPEATS);
    const { submission } = await claimNow();
    expect(submission.file?.bytes.equals(bytes)).toBe(true);
    expect(submission).toMatchObject({ file: { name: "Anu.pdf", type: "application/pdf" } });
  });

  test("of two keys with the same content at once both belong to one submission", async () => {
    const { store, rows } = await openWith();
    const rules = (idempotencyKey: string) => ({ withinMs: LEASE_MS, idempotencyKey });
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
    const { store, rows } = await openWith();
    const rules = { withinMs: LEASE_MS, idempotencyKey: "k" };
    const added = await Promise.all(
      Array.from({ length: 20 }, (_, number) => store.add(sampleSubmission(`${number}`), rules)),
    );
    expect(added.filter(({ status }) => status === "stored")).toHaveLength(1);
    expect(added.filter(({ status }) => status === "conflict")).toHaveLength(19);
    expect(await rows()).toHaveLength(1);
  });

  test("a submission that cannot be stored completely is not stored at all", async () => {
    const { store, rows } = await openWith("a");
    const broken = { ...sampleApplication("b", Buffer.from("%PDF-")), messageId: "<a@example.org>" };
    await expect(store.add(broken, { ...NO_REPEATS, idempotencyKey: "k" })).rejects.toThrow(/unique/i);
    expect(await rows()).toHaveLength(1);
    expect(await store.findReceivedAt("job", "k")).toBeUndefined();
  });
});
