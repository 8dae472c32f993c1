import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { startPurgeJob } from "./start-purge-job.server.ts";
import { describeStores } from "./test-support/describe-stores.ts";
import { createRecordingLog, SettableClock } from "./test-support/clock-and-log.ts";
import { sampleSubmission } from "./test-support/samples.ts";
import { temporaryFolder } from "./test-support/temporary-folder.ts";

const DAY_MINUTES = 24 * 60;
const NEVER_MS = 60_000;

type Options = Omit<Parameters<typeof startPurgeJob>[0], "log" | "retentionDays" | "store" | "mailDir" | "telling">;

function start(
  store: Partial<Parameters<typeof startPurgeJob>[0]["store"]>,
  options: Options = {},
  mailDir = temporaryFolder(),
) {
  const log = createRecordingLog();
  const job = startPurgeJob({
    store: {
      purgeHeld: async () => 0,
      purgeDelivered: async () => 0,
      purgeDeskActs: async () => true,
      purgePageCounts: async () => 0,
      ...store,
    },
    mailDir,
    retentionDays: 90,
    telling: [],
    log,
    firstAfterMs: 1,
    everyMs: NEVER_MS,
    ...options,
  });
  onTestFinished(() => job.stop());
  return { log, job };
}

describeStores("the purge job", (createPlace) => {
  test("removes what was delivered long ago, leaves what was not, and logs the count alone", async () => {
    const clock = new SettableClock();
    const store = await (await createPlace()).open(clock);
    onTestFinished(() => store.close());
    const added = await store.add(sampleSubmission("delivered"), { withinMs: 0 });
    const job = await store.claimMail({ leaseMs: 60_000 });
    if (job) await store.settleMail(job, { status: "sent" });
    const reference = "reference" in added ? added.reference : "";
    await store.addStep({ reference, hospitalId: "punalur", step: { state: "withdrawn" } });
    await store.add(sampleSubmission("waiting"), { withinMs: 0 });
    clock.move(91 * DAY_MINUTES);
    const { log } = start(store);
    await vi.waitFor(() => expect(log.lines).toHaveLength(1));
    expect(log.lines).toEqual([
      'info submissions delivered long ago were purged {"purged":1,"mailFiles":0,"retentionDays":90}',
    ]);
    expect(await store.list({})).toMatchObject([{ request: { patientName: "waiting" } }]);
  });
});

test("a held submission that is not released in time is removed with a warning", async () => {
  const purgeHeld = vi.fn<(days: number, telling: string[]) => Promise<number>>().mockResolvedValue(4);
  const { log } = start({ purgeHeld });
  await vi.waitFor(() => expect(log.lines).toHaveLength(2));
  expect(purgeHeld).toHaveBeenCalledExactlyOnceWith(90, []);
  expect(log.lines[1]).toBe(
    'warn held submissions that were never released were purged {"purged":4,"retentionDays":90}',
  );
});

test("a mail file is removed with its submission, and a younger one stays", async () => {
  const mailDir = temporaryFolder();
  const [old, young] = ["2026-01-01-A-0000-0000.eml", "2026-01-01-A-0000-0001.eml"] as const;
  for (const name of [old, young]) await writeFile(join(mailDir, name), "");
  const longAgo = new Date(Date.now() - 91 * DAY_MINUTES * 60_000);
  await utimes(join(mailDir, old), longAgo, longAgo);
  const { log } = start({ purgeDelivered: async () => 1 }, {}, mailDir);
  await vi.waitFor(() => expect(log.lines).toHaveLength(1));
  expect(log.lines[0]).toContain('"mailFiles":1');
  expect(await readdir(mailDir)).toEqual([young]);
});

test("a round follows a round", async () => {
  const purgeDelivered = vi.fn<(days: number) => Promise<number>>().mockResolvedValue(0);
  start({ purgeDelivered }, { everyMs: 1 });
  await vi.waitFor(() => expect(purgeDelivered.mock.calls.length).toBeGreaterThan(2));
  expect(purgeDelivered).toHaveBeenCalledWith(90);
});

test("a store that fails is logged and tried again", async () => {
  const purgeDelivered = vi.fn<(days: number) => Promise<number>>().mockRejectedValueOnce(new Error("away"));
  purgeDelivered.mockResolvedValue(2);
  const { log } = start({ purgeDelivered }, { retryAfterMs: 1 });
  await vi.waitFor(() => expect(log.lines).toHaveLength(2));
  expect(log.lines[0]).toBe(
    'error submissions past RETENTION_DAYS could not be purged: it is tried again {"error":"Error: away"}',
  );
  expect(log.lines[1]).toMatch(/"purged":2/);
});

test("a stop waits for the round under way and starts no other", async () => {
  let finish: (purged: number) => void = () => undefined;
  const purgeDelivered = vi.fn<() => Promise<number>>(() => new Promise((resolve) => (finish = resolve)));
  const { job, log } = start({ purgeDelivered }, { everyMs: 1 });
  await vi.waitFor(() => expect(purgeDelivered).toHaveBeenCalledOnce());
  const stopped = job.stop();
  finish(1);
  await stopped;
  expect(log.lines).toHaveLength(1);
  await sleep(20);
  expect(purgeDelivered).toHaveBeenCalledOnce();
});
