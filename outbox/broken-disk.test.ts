import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "./store/open-store.server.ts";
import { findTracer } from "./test-support/find-program.ts";
import { SettableClock } from "./test-support/clock-and-log.ts";
import { temporaryFolder } from "./test-support/temporary-folder.ts";

const SCRIPT = fileURLToPath(import.meta.resolve("./test-support/submit-many.ts"));
const LIMIT_MS = 60_000;

/** So many before the last of a sound run, when the tables are there and most submissions are stored. */
const FAILS_BEFORE_END = 15;

const tracer = findTracer();

/** Runs the script in a folder and returns the lines it prints; `options` are the tracer's. */
async function submitMany(dataDir: string, ...options: string[]): Promise<string[]> {
  const traced = ["-f", "-e", "trace=fsync,fdatasync", ...options, process.execPath, SCRIPT, dataDir];
  const child = spawn(tracer ?? "", traced, { stdio: ["ignore", "pipe", "inherit"] });
  return (await text(child.stdout)).trim().split("\n");
}

test.skipIf(tracer === undefined)(
  "after one failed fsync no submission is taken until a restart, and what was confirmed is there",
  async () => {
    const dataDir = temporaryFolder();
    const trace = join(temporaryFolder(), "trace");
    await submitMany(temporaryFolder(), "-o", trace);
    const count = (await readFile(trace, "utf8")).match(/\bf(?:data)?sync\(/g)?.length ?? 0;
    // That one alone: the next would succeed, though what the failed one was to write may be gone.
    const fault = `inject=fsync,fdatasync:error=EIO:when=${count - FAILS_BEFORE_END}`;
    const lines = await submitMany(dataDir, "-o", "/dev/null", "-e", fault);
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
