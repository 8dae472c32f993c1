import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";

const PROJECT_DIR = resolve(import.meta.dirname, "..");

test("three days lose no form, touch nothing of the site, and end in one file for the board", async () => {
  const [dataDir, out] = [temporaryFolder(), join(temporaryFolder(), "report.html")];
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const run = promisify(execFile)(process.execPath, ["commands/rehearse.ts", "--days", "3", "--out", out], {
    ...{ cwd: PROJECT_DIR, env },
  });
  // The sample has mistakes: its values.
  const { code, stdout } = (await run.catch((error: unknown) => error)) as { code?: number; stdout: string };
  expect(code).toBe(1);
  const [requests, lost] = stdout.split("\n");
  expect(Number(/(\d+) forms came in/.exec(requests ?? "")?.[1])).toBeGreaterThan(20);
  expect(Number(/(\d+) were answered/.exec(requests ?? "")?.[1])).toBeGreaterThan(5);
  expect(lost).toBe("No form was lost.");
  expect(stdout).toContain("alappuzha-office@example.org, an invented address");
  expect(readdirSync(dataDir)).toEqual([]);
  const report = readFileSync(out, "utf8");
  for (const told of ["The disk is full", "The mail server is away", "The content service is away"])
    expect(report).toContain(told);
  expect(report).not.toMatch(/<script|<link|(?:src|href)="(?:https?:)?\/\/(?!www\.w3)/);
});
