import { join } from "node:path";
import Database from "better-sqlite3";
import { SILENT_LOG } from "#forms/submissions.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { SettableClock } from "../test-support/clock-and-log.ts";
import { sqlitePlace } from "../test-support/describe-stores.ts";
import { sampleSubmission } from "../test-support/samples.ts";
import { temporaryFolder } from "../test-support/temporary-folder.ts";
import { SQLITE_FILE } from "./open-sqlite.server.ts";
import { checkKeys } from "./rewrite-keys.server.ts";

test("no query of pages, workers, probes and mornings reads a table of millions from end to end", async () => {
  const dataDir = temporaryFolder();
  const clock = new SettableClock();
  const store = await sqlitePlace(dataDir).open(clock);
  onTestFinished(() => store.close());
  const prepare = vi.spyOn(Database.prototype, "prepare");
  onTestFinished(() => prepare.mockRestore());

  const [hospitalId, now] = ["punalur", clock.now()];
  const added = await store.add(sampleSubmission("a"), { withinMs: 1000, idempotencyKey: "key" });
  const reference = added.status === "conflict" ? "" : added.reference;
  const agreed = { state: "agreed", day: "2026-11-24", time: "10:30" } as const;
  await store.addStep({ reference, hospitalId, step: agreed, atMostEveryMs: 1000 });
  await store.addStep({ reference, hospitalId, step: { state: "cancelled" } });
  const mail = await store.claimMail({ leaseMs: 1000, newestWithinMs: 1000 });
  if (mail) await store.settleMail(mail, { status: "sent" });
  await checkKeys(store.engine, SILENT_LOG);
  await store.listForOffice(hospitalId, now);
  await store.listVersion(hospitalId, now);
  await store.listVisits(hospitalId, now);
  for (const list of [store.listOpen, store.listOffers, store.listWaiting]) await list(hospitalId);
  for (const owner of [{ hospitalId }, {}]) await store.answerFigures({ ...owner, from: now, to: now });
  await store.responseFigures(hospitalId, now);
  await store.figures({ countsSent: false });
  await store.collectDigests({ hospitalId, isOfficeOpen: true });
  await store.tellHeld(hospitalId, 80);
  await store.addListLink(hospitalId, [1000]);
  await store.addListMail({ kind: "morning", hospitalId, recipient: "office" }, undefined);
  await store.addDeskLink({ editor: "editor@example.org", hospitalId }, [1000]);
  await store.countDelivered(90);
  await store.purgeHeld(90, []);

  const database = new Database(join(dataDir, SQLITE_FILE), { readonly: true });
  onTestFinished(() => void database.close());
  const statements = new Set(
    prepare.mock.calls.map(([sql]) => sql).filter((sql) => /^(?:select|update|delete) /.test(sql)),
  );
  prepare.mockRestore();
  expect(statements.size).toBeGreaterThan(40);
  const scans = [...statements].flatMap((sql) => {
    const unbound = sql.replaceAll("?", "1");
    const plan = database.prepare<[], { detail: string }>(`explain query plan ${unbound}`).all();
    const scanned = plan.filter(({ detail }) => /^SCAN (?:submissions|mails|answers)\b/.test(detail));
    return scanned.map(({ detail }) => `${detail}: ${sql}`);
  });
  expect(scans).toEqual([]);
});
