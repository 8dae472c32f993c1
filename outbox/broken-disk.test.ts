import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "./store/open-store.server.ts";
import { findTracer } from "./test-support/find-program.ts";
import { SettableClock } from "./test-support/clock-and-log.ts";
import { temporaryFolder } from "./test-support/temporary-folder.ts";

const SCRIPT = fileURLToPath(import.meta.resolve("./test-support/submit-many.ts"));
const LIMIT_MS = 60_000;

/** Late enough for the tables to be there and some submissions to be stored. */
const FAILING_FSYNC = 60;

const tracer = findTracer();

test.skipIf(tracer === undefined)(
  "after one failed fsync no submission is taken until a restart, and what was confirmed is there",
  async () => {
    const dataDir = temporaryFolder();
    // That one alone: the next would succeed, though what the failed one was to write may be gone.
    const fault = `inject=fsync,fdatasync:error=EIO:when=${FAILING_FSYNC}`;
    const options = ["-f", "-o", "/dev/null", "-e", "trace=fsync,fdatasync", "-e", fault];
    const child = spawn(tracer ?? "", [...options, process.execPath, SCRIPT, dataDir], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const lines = (await text(child.stdout)).trim().split("\n");
    const outcomes = lines.slice(0, 40);
    const taken = outcomes.filter((outcome) => outcome !== "refused");
    expect(taken.length).toBeGreaterThan(5);
    expect(outcomes.slice(taken.length)).toEqual(Array(40 - taken.length).fill("refused"));
    expect(outcomes.length - taken.length).toBeGreaterThan(5);
    expect(lines[40]).toBe("failed");
    expect(lines.slice(41)).toEqual([expect.stringMatching(/^error the disk failed.*SQLITE_IOERR_FSYNC/)]);

    const store = await openStore({ dataDir, clock: new SettableClock(), diskReserveBytes: 100_000 });
    onTestFinished(() => store.close());
    const references = (await store.list({})).map(({ reference }) => reference);
    expect(references).toEqual(expect.arrayContaining(taken));
    expect(await store.readiness()).toBe("ready");
  },
  LIMIT_MS,
);
