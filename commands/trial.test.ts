import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { runInTest } from "./test-support/run-in-test.ts";
import { tryRelease } from "./trial.ts";

test("a trial on what is no backup says so and leaves the data folder alone", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "backup");
  writeFileSync(file, "no backup");
  const env = { DATA_DIR: folder, SITE_ORIGIN: "https://www.example.org", TRUST_PROXY: "127.0.0.1" };
  const { error } = await runInTest(tryRelease, file, { env });
  expect(error?.message).toContain("is no backup");
});

test("a trial takes one backup alone", async () => {
  expect((await runInTest(tryRelease, "one two")).error?.name).toBe("UsageError");
});
