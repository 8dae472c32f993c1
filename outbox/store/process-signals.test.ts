import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { SILENT_LOG } from "#forms/submissions.ts";
import { findPostgres } from "../test-support/find-program.ts";
import { workerPostgres, type TestPostgres } from "../test-support/start-postgres.ts";
import { openSignals } from "./process-signals.server.ts";

const LIMIT_MS = 60_000;
const CUT =
  "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";

describe.skipIf(findPostgres() === undefined)("signals between processes that share a database", () => {
  let postgres: TestPostgres;
  beforeAll(async () => void (postgres = await workerPostgres()), LIMIT_MS);

  function open(databaseUrl: string) {
    const heard: unknown[] = [];
    const onSignal = (signal: { id: string }) => void heard.push(signal);
    const signals = openSignals({ databaseUrl, log: SILENT_LOG, onSignal, onGap: () => void heard.push("gap") });
    onTestFinished(() => signals.close());
    const send = async (id: string) => {
      await expect.poll(() => signals.send({ id }).then(() => "sent", String)).toBe("sent");
    };
    return { heard, send };
  }

  test("reach every other process and not the sender, and a gap is known as one", async () => {
    const databaseUrl = await postgres.createDatabase();
    const [one, two, three] = [open(databaseUrl), open(databaseUrl), open(databaseUrl)];
    // Once each has sent, each listens.
    for (const process of [one, two, three]) await process.send("hello");
    await one.send("anna");
    await expect.poll(() => [two.heard.at(-1), three.heard.at(-1)]).toEqual([{ id: "anna" }, { id: "anna" }]);
    expect(one.heard).not.toContainEqual({ id: "anna" });
    await postgres.query(databaseUrl, CUT);
    await expect
      .poll(() => [one, two, three].map(({ heard }) => heard.at(-1)), { timeout: 10_000 })
      .toEqual(["gap", "gap", "gap"]);
    await two.send("ben");
    await expect.poll(() => [one.heard.at(-1), three.heard.at(-1)]).toEqual([{ id: "ben" }, { id: "ben" }]);
  });
});
