import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { quickFolder } from "./test-disks.ts";

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(quickFolder(), "submissions-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
