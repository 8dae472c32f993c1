import { expect, test } from "vitest";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { copySampleData } from "#site/hospitals/test-support/copy-sample-data.ts";
import { UsageError } from "./command.ts";
import { runInTest } from "./test-support/run-in-test.ts";
import { checkTruth } from "./truth.ts";

const HOSTED = {
  CONTENT_GRAPHQL_URL: "http://127.0.0.1:9/content/v1/spaces/none",
  CONTENTFUL_DELIVERY_TOKEN: "none",
};

test("a folder that fits is 0, one that contradicts itself 1, with the place and what to do; a wrong line is 2", async () => {
  await using copy = await copySampleData();
  const env = { DATA_DIR: temporaryFolder(), CONTENT_EXPORT: "data/sample-content/export.json" };
  const good = await runInTest(checkTruth, copy.dataDir, { env });
  expect([good.error, good.code]).toEqual([undefined, 0]);
  expect(good.printed).toMatch(/^Warning: hospitals\/alappuzha\/open-book\.json: rates\.outdatedFrom: a date: .*\n/);
  expect(good.printed).toMatch(/\n0 contradictions\n$/);
  expect(good.noted).toBe("There is no store here: notices and agreed visits are left out.\n");

  await copy.set("hospitals/punalur/hospital.json", "text.en.summary", "Serving the hills for 31 years.");
  const wrong = await runInTest(checkTruth, `${copy.dataDir} --json`, { env });
  expect(wrong.code).toBe(1);
  const { findings } = JSON.parse(wrong.printed) as { findings: object[] };
  expect(findings).toContainEqual({
    ...{ kind: "year", file: "hospitals/punalur/hospital.json", path: "text.en.summary", hospital: "punalur" },
    ...{ says: "Serving the hills for 31 years.", against: "sinceYear is 2006" },
  });

  expect((await runInTest(checkTruth, "one two")).error).toBeInstanceOf(UsageError);
});

test("with the content in a service it says what is left out, and names no department as without a doctor", async () => {
  await using copy = await copySampleData();
  const env = { DATA_DIR: temporaryFolder(), ...HOSTED };
  const { error, code, printed, noted } = await runInTest(checkTruth, copy.dataDir, { env });
  expect(error).toBeUndefined();
  expect(noted).toContain("The content service is not read: rules on doctors and news are left out.\n");
  expect([code, printed.split("\n").filter((line) => line.includes("a doctor"))]).toEqual([0, []]);
});
