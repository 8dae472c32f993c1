import { expect, test } from "vitest";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { copySampleData } from "#site/hospitals/test-support/copy-sample-data.ts";
import { createTruthSearch } from "./find-apart.server.ts";

test("contradictions are found in another process, once for all who ask; folders that cannot be read give none", async () => {
  await using copy = await copySampleData();
  await copy.set("hospitals/punalur/hospital.json", "text.en.summary", "Serving the hills for 31 years.");
  const find = createTruthSearch({ siteDataDir: copy.dataDir, dataDir: temporaryFolder() });
  const [first, second] = await Promise.all([find(), find()]);
  expect(first?.findings).toContainEqual(expect.objectContaining({ kind: "year", hospital: "punalur" }));
  expect(second).toBe(first);
  const nowhere = temporaryFolder();
  expect(await createTruthSearch({ siteDataDir: nowhere, dataDir: nowhere })()).toBeUndefined();
});
