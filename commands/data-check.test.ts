import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copySampleData, type SampleDataCopy } from "#hospitals/sample-data-copy.server.ts";
import { checkData } from "./data-check.ts";
import { runInTest } from "./test-support/run-in-test.ts";

const HOSPITAL = "hospitals/punalur/hospital.json";

async function check({ dataDir }: SampleDataCopy) {
  return runInTest(checkData, dataDir);
}

test("a folder that fits is said to, and what is left of the sample is listed with the settings that show it", async () => {
  await using copy = await copySampleData();
  const { code, printed } = await check(copy);
  expect(code).toBe(0);
  expect(printed).toMatch(/^Data folder: .*\nIt fits this version\.\n/);
  expect(printed).toMatch(/\nStill the sample's: .* \(\d{3}\)\n/);
  expect(printed).toContain("  pictures/gallery-01: is the sample's\n");
  expect(printed).toContain("  CONTENT_EXPORT or CONTENT_GRAPHQL_URL: ");
  expect(printed).toMatch(/\nTexts as they came .*\n(.*\n)*  departments\/cardiology\.json\n/);
});

test("a fact that this version asks for is printed as the line to write, and with it the folder fits", async () => {
  await using copy = await copySampleData();
  await copy.set(HOSPITAL, "sinceYear", undefined);
  await copy.set("site.json", "accessibility", undefined);
  const { code, printed } = await check(copy);
  expect(code).toBe(1);
  expect(printed).toContain(
    `  ${HOSPITAL}: sinceYear: is missing\n    → write "sinceYear": 2006, with your own value\n`,
  );
  expect(printed).toMatch(/accessibility: is missing\n    → copy accessibility from \S+data\/site\.json, and change/);
  const line = /→ write (.*), with your own value/.exec(printed)?.[1];
  const [key = "", value] = Object.entries(JSON.parse(`{${line}}`) as object)[0] ?? [];
  await copy.set(HOSPITAL, key, value);
  expect((await check(copy)).printed).not.toContain("sinceYear");
});

test("a hospital that the sample has not is mended by what another hospital has", async () => {
  await using copy = await copySampleData();
  await copy.addHospital("adoor", "Adoor");
  await copy.set("hospitals/adoor/hospital.json", "contact.helplines.3", { phone: "0000 000 4005" });
  await copy.set("hospitals/adoor/home.json", "slids", []);
  await copy.set("hospitals/adoor/hospital.json", "colour", "red");
  await rm(join(copy.dataDir, "hospitals/adoor/about.json"));
  const { printed } = await check(copy);
  expect(printed).toMatch(/helplines\.\d\.text: is missing\n    → write "text": \{"en":\{"label":"PRO Helpline"\}\}/);
  expect(printed).toMatch(/home\.json: slids: .*\n    → rename it to "slides"\n/);
  expect(printed).toMatch(/hospital\.json: colour: .*\n    → move what it says to another field, or remove it\n/);
  expect(printed).toMatch(
    /about\.json: the file is missing\n    → cp -r \S+\/about\.json \S+\/hospitals\/adoor\/about\.json/,
  );
});

test("a broken file is named without a stack, and a folder that is none is a wrong command line", async () => {
  await using copy = await copySampleData();
  await writeFile(join(copy.dataDir, "site.json"), "{");
  expect(await check(copy)).toMatchObject({ code: 1, printed: expect.stringContaining("site.json: is no valid JSON") });
  const { error } = await runInTest(checkData, join(copy.dataDir, "nowhere"));
  expect(error?.name).toBe("UsageError");
  expect(error?.message).toContain("nowhere is no folder");
});

test("with --strict what is left of the sample fails, except what is said to be one's own", async () => {
  await using copy = await copySampleData();
  expect(await runInTest(checkData, `--strict ${copy.dataDir}`)).toMatchObject({ code: 1 });
  const printed = (await check(copy)).printed.split("\n\n").find((list) => list.startsWith("Still the sample's")) ?? "";
  const places = printed
    .split("\n")
    .slice(1)
    .map((line) => line.slice(0, line.lastIndexOf(": ")).trim());
  const run = await checkData({
    args: ["--strict", copy.dataDir, ...places.flatMap((place) => ["--own", place])],
    env: {},
    note: () => {},
    print: () => {},
    read: undefined,
    ask: undefined,
  });
  expect(run).toBe(0);
});
