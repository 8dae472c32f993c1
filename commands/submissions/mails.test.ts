import { expect, test } from "vitest";
import { sampleSubmission } from "#outbox/test-support/samples.ts";
import { manageSubmissions } from "../submissions.ts";
import { runInTest, storeSamples } from "../test-support/run-in-test.ts";

/** Beside the samples a request whose mail to the office was delivered, with a receipt that waits after a 450. */
async function start() {
  const samples = await storeSamples();
  const { store, env } = samples;
  const added = await store.add(sampleSubmission("Waiting Name"), { withinMs: 0 });
  const reference = "reference" in added ? added.reference : "";
  for (const outcome of [{ status: "sent" }, { status: "waiting", waitMs: 60 * 60_000, error: "450" }] as const) {
    const mail = await store.claimMail({ leaseMs: 60_000, takesFiles: false });
    if (mail) await store.settleMail(mail, outcome);
  }
  const run = (line: string) => runInTest(manageSubmissions, line, { env });
  const rows = async (line: string) =>
    JSON.parse((await run(`list --format json ${line}`)).printed) as Record<string, string | number>[];
  return { ...samples, reference, run, rows };
}

test("list shows a mail to a patient that waits, with its attempts and when it is tried next", async () => {
  const { reference, rows, run } = await start();
  const [row] = await rows("--kind receipt");
  expect(row).toMatchObject({ reference, kind: "receipt", hospital: "punalur", state: "queued", attempts: 1 });
  expect(row?.["next"]).toMatch(/IST$/);
  expect((await rows("")).filter(({ kind }) => kind === "receipt")).toHaveLength(2);
  expect((await rows("--state queued")).map(({ kind }) => kind).toSorted()).toEqual(["job", "receipt", "receipt"]);
  expect((await rows("--state sent --kind receipt")).length).toBeGreaterThan(0);
  expect((await run("list --kind receipt")).printed).not.toContain("Name");
});

test("retry makes it due by its request's reference", async () => {
  const { reference, run, store } = await start();
  expect((await run(`retry ${reference}`)).printed).toMatch(/^1 of 1 will be sent now/);
  const [mail] = await store.listMails({ reference });
  expect(mail).toMatchObject({ state: "queued", attempts: 0 });
  expect(Number(mail?.nextAttemptAt)).toBeLessThan(Date.now() + 1000);
});

test("one that came back is returned, one that an office did not get is parked, and both are sent again on demand", async () => {
  const { reference, run, store, rows } = await start();
  await store.addListLink("punalur", []);
  await store.retryMails({ reference });
  const claim = () => store.claimMail({ leaseMs: 60_000, takesFiles: false });
  for (let mail = await claim(); mail; mail = await claim())
    await store.settleMail(mail, { status: "refused", error: "550" });
  expect(await rows("--state returned")).toMatchObject([{ reference, kind: "receipt", state: "returned", why: "550" }]);
  expect(await rows("--state parked --hospital punalur")).toMatchObject([
    { reference: "", kind: "list", state: "parked" },
  ]);
  expect((await run("retry --state returned --state parked --hospital punalur")).printed).toMatch(
    /^2 of 2 will be sent now/,
  );
  expect((await rows("--state queued")).map(({ kind }) => kind).toSorted()).toEqual([
    "job",
    "list",
    "receipt",
    "receipt",
  ]);
});

test("show and export have the mails of a request", async () => {
  const { reference, run } = await start();
  const shown = JSON.parse((await run(`show ${reference} --format json`)).printed) as { mails: object[] }[];
  expect(shown[0]?.mails).toHaveLength(2);
  expect(shown[0]?.mails).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ kind: "request", recipient: "office", state: "sent" }) as object,
      expect.objectContaining({ kind: "receipt", recipient: "patient", state: "waiting" }) as object,
    ]) as object[],
  );
  expect((await run("export --kind appointment")).printed).toContain(',"mails"\r\n');
});
