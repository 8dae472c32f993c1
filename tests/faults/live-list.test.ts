import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findPostgres } from "#outbox/test-support/find-program.ts";
import { workerPostgres } from "#outbox/test-support/start-postgres.ts";
import { findFreePorts } from "../support/free-port.ts";
import { openMailbox } from "../support/mailbox.ts";
import { startSiteProcess } from "../support/site-process.ts";

const BASE = "/venmala_hospital_punalur";
/** A process looks at the store every two seconds; the rest is for a busy machine. */
const SHOWN_WITHIN_MS = 5000;

/** Two processes of the site over one database, and the office's mailbox. */
async function startTwo() {
  const [postgres, mailbox] = [await workerPostgres(), await openMailbox()];
  onTestFinished(() => mailbox.close());
  const databaseUrl = await postgres.createDatabase();
  const start = async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "live-list-"));
    const port = String(await findFreePorts());
    const site = await startSiteProcess({
      ...{ HOST: "127.0.0.1", PORT: port, DATA_DIR: dataDir },
      ...{ DATABASE_URL: databaseUrl, SMTP_URL: mailbox.url },
    });
    onTestFinished(async () => {
      await site.end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    });
    return `http://127.0.0.1:${port}`;
  };
  return { origins: [await start(), await start()] as const, mailbox };
}

const POST = { method: "POST", redirect: "manual", headers: { "sec-fetch-site": "same-origin" } } as const;

/** Follows the stream of a list; `next` resolves to how long after its call another version is named. */
async function follow(origin: string, cookie: string) {
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  const response = await fetch(`${origin}${BASE}/requests/events`, { headers: { cookie }, signal: controller.signal });
  const reader = response.body?.getReader();
  const named = async () => {
    for (;;) {
      const text = Buffer.from((await reader?.read())?.value ?? []).toString();
      if (text.startsWith("data: ") || text.includes("\ndata: ")) return text;
      if (text === "") throw new Error("the stream ended");
    }
  };
  await named();
  return {
    next: async () => {
      const begin = performance.now();
      await named();
      return performance.now() - begin;
    },
  };
}

test.skipIf(findPostgres() === undefined)(
  "what one process stores shows within seconds in a list that is open at another, and a closed list is closed at both",
  { timeout: 120_000 },
  async () => {
    const { origins, mailbox } = await startTwo();
    const [first, second] = origins;
    const mail = async (words: RegExp) =>
      (await mailbox.waitFor((received) => words.test(received.mail.text ?? ""))).mail.text ?? "";
    await fetch(`${first}${BASE}/requests`, POST);
    const list = /http\S+(\/venmala_hospital_punalur\/requests\/\S+)/.exec(await mail(/\/requests\//))?.[1] ?? "";
    const opened = await fetch(second + list, POST);
    const cookie = opened.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
    expect([opened.status, cookie]).toEqual([303, expect.stringContaining("=") as string]);
    const stream = await follow(second, cookie);

    const asked = fetch(`${first}/api/v1/service/email`, {
      ...{ method: "POST", headers: { "content-type": "application/json" } },
      body: JSON.stringify({
        ...{ patientName: "Two processes", department: "Neurology", patientContactNumber: 9_847_000_001 },
        ...{ patientEmail: "two@example.org", hospital: "Venmala Hospital Punalur" },
      }),
    });
    const [added] = await Promise.all([stream.next(), asked]);
    const answer = /http\S+(\/venmala_hospital_punalur\/answer\/\S+)/.exec(await mail(/Two processes/))?.[1] ?? "";
    const [answered, stored] = await Promise.all([
      stream.next(),
      fetch(first + answer, { ...POST, body: new URLSearchParams({ state: "unreached", expected: "0" }) }),
    ]);
    expect(stored.status).toBe(303);
    expect(Math.max(added, answered)).toBeLessThan(SHOWN_WITHIN_MS);
    const page = await (await fetch(`${second}${BASE}/requests`, { headers: { cookie } })).text();
    expect(page).toContain("Nobody picked up");

    await fetch(`${first}${BASE}/requests`, { ...POST, headers: { ...POST.headers, cookie } });
    const closed = await (await fetch(`${second}${BASE}/requests`, { headers: { cookie } })).text();
    expect(closed).not.toContain("Two processes");
  },
);
