import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import sharp from "sharp";
import { KERALA_DOCTORS } from "#desk/import/test-support/kerala-doctors.ts";
import { makeXlsx } from "#desk/import/test-support/make-xlsx.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { manageContent } from "../content.ts";
import { runInTest, storeSamples } from "../test-support/run-in-test.ts";

test("doctors of a sheet are imported into a folder once somebody agrees, with their photographs", async () => {
  const parent = temporaryFolder();
  const [sheet, folder, photos] = [join(parent, "doctors.xlsx"), join(parent, "content"), join(parent, "photos")];
  await Promise.all([mkdir(folder), mkdir(photos)]);
  await writeFile(sheet, makeXlsx({ OP: [...KERALA_DOCTORS, ["71", "Dr. Short", "ENT", "", "", "", "9.1E+9"]] }));
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } });
  await writeFile(join(photos, "anitha-kumari.jpg"), await picture.jpeg().toBuffer());
  await writeFile(join(photos, "basil-varghese.heic"), "\0\0\0\u0018ftypheic");
  // What a computer puts beside pictures is passed over.
  await mkdir(join(photos, "thumbnails"));
  const { env } = await storeSamples();
  const line = `import ${sheet} ${folder} --hospital punalur --photos ${photos}`;
  expect(await runInTest(manageContent, line, { env, answer: "no" })).toMatchObject({ code: 3 });
  expect(await readdir(folder)).toEqual([]);
  const done = await runInTest(manageContent, `${line} --yes`, { env });
  expect(done.printed).toContain("Row 72, Dr. Short: “9.1E+9” is no telephone number.");
  expect(done.printed).toContain("These photographs cannot be read, and are left out: basil-varghese.heic");
  expect(done.printed).toContain("70 new, 0 changed, 0 the same as now, 1 left out");
  expect(await readFile(join(folder, "doctors/anitha-kumari.md"), "utf8")).toMatch(
    /profilePic: .*anitha-kumari-[\da-f]{8}\.jpg/,
  );
  expect((await runInTest(manageContent, `check ${folder}`)).printed).toContain("no faults");
  const again = await runInTest(manageContent, line.replace(/ --photos.*/, ""), { env });
  expect(again).toMatchObject({ code: 0, printed: expect.stringContaining("0 new, 0 changed, 70 the same as now") });
  // Another folder knows nothing of it, and whoever sits in two hospitals has an entry in each.
  for (const target of [join(parent, "other"), folder]) {
    const other = await runInTest(manageContent, `import ${sheet} ${target} --hospital alappuzha`, {
      env,
      answer: "no",
    });
    expect(other.printed).toContain("70 new, 0 changed, 0 the same as now, 1 left out");
  }
});

test("a hospital has to be named; an unknown department is named, and no sheet", async () => {
  const parent = temporaryFolder();
  const { env } = await storeSamples();
  await writeFile(join(parent, "b.csv"), "%PDF-1.7");
  await writeFile(join(parent, "c.csv"), "Name,Dept\nDr. A,Radiolgy\n");
  const run = (name: string, hospital: string) =>
    runInTest(manageContent, `import ${join(parent, name)} ${parent} ${hospital}`, { env, answer: "no" });
  expect((await run("c.csv", "")).error?.message).toContain("--hospital ID");
  expect((await run("c.csv", "--hospital punalur")).printed).toContain(
    "Row 2, Dr. A: “Radiolgy” is no department of this hospital:",
  );
  expect((await run("b.csv", "--hospital punalur")).error?.message).toContain("This file cannot be read.");
});

test("every file of a long list is written", async () => {
  const parent = temporaryFolder();
  const { env } = await storeSamples();
  const rows = Array.from({ length: 400 }, (_, at) => `Dr. Long ${at},MBBS\n`);
  await writeFile(join(parent, "long.csv"), `Name,Degree\n${rows.join("")}`);
  const line = `import ${join(parent, "long.csv")} ${join(parent, "content")} --hospital punalur --yes`;
  expect((await runInTest(manageContent, line, { env })).printed).toContain("400 imported");
  expect(await readdir(join(parent, "content/doctors"))).toHaveLength(400);
});
