import { readFile, rm, writeFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeProblem } from "./read-data-file.server.ts";
import { copySampleData } from "./test-support/copy-sample-data.ts";
import { findSampleParts, isSampleValue, listMarks, readSampleMarks, SAMPLE_DATA_DIR } from "./sample-values.server.ts";

test.each([
  ["0000 000 1002", true],
  ["+910000001001", true],
  ["office@example.org", true],
  ["https://www.facebook.com/kayalora.example", true],
  ["https://nursing-college.example.org/", true],
  ["0477 123 4567", false],
  ["office@hospital.test", false],
  ["https://www.openstreetmap.org/?mlat=9.5", false],
  ["https://www.hospital.test/examples", false],
])("%s is a sample value: %s", (value, isSample) => {
  expect(isSampleValue(value)).toBe(isSample);
});

test("every value and picture of today's sample has its fingerprint: node tools/write-sample-fingerprints.ts adds them", async () => {
  const [known, today] = [await readSampleMarks(), await listMarks(SAMPLE_DATA_DIR)];
  expect(today.fingerprints.size).toBeGreaterThan(1000);
  expect([...today.fingerprints].filter((one) => !known.fingerprints.has(one))).toEqual([]);
  expect(known.names).toEqual(expect.arrayContaining(today.names));
});

const PUNALUR = "hospitals/punalur/hospital.json";

test("a copy of the sample is named value by value: flags, numbers, names, texts and pictures", async () => {
  await using copy = await copySampleData();
  const { values, sharedTexts } = await findSampleParts(copy.dataDir);
  const lines = values.map(describeProblem);
  expect(lines).toContain("site.json: isSample: is true: set it to false once this is your own");
  expect(lines).toContain('brand/brand.json: text.en.name: "Venmala" names the sample');
  expect(lines).toContain('site.json: slug: "venmala" names the sample');
  expect(lines).toContain(`${PUNALUR}: contact.helplines.0.phone: "0000 000 3002" reaches nobody`);
  expect(lines).toContain(`${PUNALUR}: contact.receivingAddress: "punalur-office@example.org" reaches nobody`);
  expect(lines).toContain("pictures/gallery-01: is the sample's");
  expect(lines.filter((line) => line.startsWith("hospitals/punalur/about.json: text.en.about"))).not.toEqual([]);
  expect(sharedTexts).toContain("departments/cardiology.json");
  expect(await findSampleParts(SAMPLE_DATA_DIR)).toEqual({ values, sharedTexts });
});

test("facts are named however short they are: years, address, hours, map, figures, accreditation, insurers", async () => {
  await using copy = await copySampleData();
  const { values } = await findSampleParts(copy.dataDir);
  const insurers = "hospitals/kozhencherry/insurers.json";
  expect(values.map(describeProblem)).toEqual(
    expect.arrayContaining([
      `${PUNALUR}: sinceYear: 2006 is the sample's`,
      `${PUNALUR}: contact.text.en.addressLines.0: "Chemmanthoor" is the sample's`,
      `${PUNALUR}: contact.text.en.openingHours: "9 am to 1 pm and 3.30 pm to 6 pm, Mon to Sat" is the sample's`,
      `${PUNALUR}: contact.geo.latitude: 9.017 is the sample's`,
      `${PUNALUR}: contact.postalCode: "691305" is the sample's`,
      'site.json: stats.0.figure: "165+" is the sample\'s',
      'hospitals/punalur/about.json: text.en.accreditations.0: "NABH, entry level (sample)" is the sample\'s',
      `${insurers}: 3.text.en.name: "Monsoon Care" is the sample's`,
    ]),
  );
});

test("a fact is named where it stands in another hospital too, and one of the town's own is not", async () => {
  await using copy = await copySampleData();
  await copy.addHospital("adoor", "Adoor");
  for (const language of ["en", "ml"])
    await copy.set("hospitals/adoor/hospital.json", `contact.text.${language}.addressLines`, [
      "MC Road",
      "Punalur",
      "Kerala",
    ]);
  await copy.set("hospitals/adoor/hospital.json", "contact.openingTimes", [{ opens: "09:00", closes: "13:00" }]);
  const { values } = await findSampleParts(copy.dataDir);
  const paths = values.filter(({ file }) => file === "hospitals/adoor/hospital.json").map(({ path }) => path);
  expect(paths).toContain("sinceYear");
  expect(paths.filter((path) => /addressLines|openingTimes/.test(path))).toEqual([]);
});

test("what an earlier version shipped is named, though this one ships something else", async () => {
  await using copy = await copySampleData();
  const earlier = "A doctor and a nurse meeting a patient at the hospital's boat jetty";
  const place = "slides.0.text.en.pictureDescription";
  await copy.set("hospitals/punalur/home.json", place, earlier);
  const { values } = await findSampleParts(copy.dataDir);
  expect(values).toContainEqual(expect.objectContaining({ file: "hospitals/punalur/home.json", path: place }));
});

test("what has been replaced is named no more", async () => {
  await using copy = await copySampleData();
  const before = await findSampleParts(copy.dataDir);
  await copy.set("brand/brand.json", "text.en.name", "Akam");
  await copy.set("site.json", "isSample", false);
  await copy.set(PUNALUR, "contact.phone", "0475 222 3344");
  await copy.set(
    "hospitals/punalur/home.json",
    "slides.0.text.en.text",
    "We have treated the people of the hills since 1961.",
  );
  await copy.set("departments/urology.json", "text.en.description.treats.paragraphs", []);
  await rm(join(copy.dataDir, "pictures"));
  await mkdir(join(copy.dataDir, "pictures"));
  const shipped = await readFile(join(SAMPLE_DATA_DIR, "pictures/gallery-01.800.avif"));
  // The one dropped in takes the place of the sample's first; the second has a byte more.
  await writeFile(join(copy.dataDir, "pictures/gallery-01.800.avif"), shipped);
  await writeFile(join(copy.dataDir, "pictures/gallery-01.jpg"), "own");
  await writeFile(join(copy.dataDir, "pictures/gallery-02.800.avif"), Buffer.concat([shipped, Buffer.of(0)]));
  const options = { receivingAddresses: { punalur: "office@hospital.test" } };
  const { values } = await findSampleParts(copy.dataDir, options);
  const after = values.map(describeProblem);
  const gone = before.values
    .map(describeProblem)
    .filter((line) => !after.includes(line) && !line.startsWith("pictures/"));
  expect(gone).toEqual([
    expect.stringMatching(/brand\.json: text\.en\.name/),
    expect.stringMatching(/home\.json: slides\.0\.text\.en\.text/),
    expect.stringMatching(/hospital\.json: contact\.phone/),
    expect.stringMatching(/hospital\.json: contact\.receivingAddress/),
    expect.stringMatching(/site\.json: isSample/),
    expect.stringMatching(/brand\.json: is the sample's/),
  ]);
  expect(after.filter((line) => line.startsWith("pictures/"))).toEqual([]);
});
