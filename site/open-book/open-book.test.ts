import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { copySampleData, type Json } from "#site/hospitals/test-support/copy-sample-data.ts";
import { OPEN_BOOK_ANCHORS } from "./blocks.ts";
import { KERALA_HEADINGS, listKeralaGaps } from "./kerala-headings.ts";
import { openBookAnchors } from "./open-book-anchors.ts";
import { isOutdated, ratesOf } from "./rates.ts";

const FILE = "hospitals/punalur/open-book.json";
const CHECKED = { checkedOn: "2026-11-10", outdatedFrom: "2027-06" };
const named = (name: string) => ({ text: { en: { name } } });

/** Loads Punalur with this book. */
async function withBook(book: Json) {
  await using copy = await copySampleData();
  await writeFile(join(copy.dataDir, FILE), JSON.stringify(book));
  const { hospitals } = await loadSite({ dataDir: copy.dataDir });
  return hospitals.find(({ id }) => id === "punalur")!;
}

test.each([
  [{ rates: { ...CHECKED, rows: [{ ...named("ECG"), amount: 200 }] } }, "rates.rows.0: has a rate without the day"],
  [{ beds: { ...CHECKED, rows: [{ ...named("Ward"), amount: 0 }] } }, "beds.rows.0: has a rate without the day"],
  [{ rates: { ...CHECKED, rows: [named("ECG")] } }, "rates.rows.0.amount: is missing"],
  [
    { rates: { ...CHECKED, validFrom: "2026-11-01", rows: [{ ...named("ECG"), amount: 9, amountTo: 9 }] } },
    "rates.rows.0: has an amountTo that is not above amount",
  ],
  [{ visiting: { ...CHECKED, rows: [{ ...named("Ward"), cashless: "yes" }] } }, "cashless: is not a field known here"],
  [{ visiting: { checkedOn: "2026-11-10", rows: [named("Ward")] } }, "visiting.outdatedFrom: is missing"],
  [{ visiting: { ...CHECKED, outdatedFrom: "2026-11" } }, "visiting: has an outdatedFrom that is not after"],
  [{ visiting: { ...CHECKED, outdatedFrom: "2027-13" } }, 'visiting.outdatedFrom: "2027-13" is no month'],
  [{ imaging: { ...CHECKED, pages: ["radar"] } }, 'imaging.pages.0: "radar" is no department or facility'],
  [{ visitors: CHECKED }, "visitors: is not a field known here"],
  [{ rights: 5 }, "rights: must be an object"],
])("%j is refused", async (book, message) => {
  await expect(withBook(book)).rejects.toThrow(message);
});

test("a rate has the day of its own, else that of its part", async () => {
  const rows = [
    { ...named("ECG"), amount: 200 },
    { ...named("X-ray"), amount: 300, amountTo: 400, validFrom: "2026-12-01" },
  ];
  const hospital = await withBook({ rates: { ...CHECKED, validFrom: "2026-11-01", rows } });
  expect(ratesOf(hospital).map(({ name, validFrom }) => `${name} ${validFrom}`)).toEqual([
    "ECG 2026-11-01",
    "X-ray 2026-12-01",
  ]);
});

test("only parts that hold a fact count, in the order of the page", async () => {
  const book = { visiting: CHECKED, rights: { ...CHECKED, text: { en: { points: ["You get a bill."] } } } };
  expect([...openBookAnchors(await withBook(book))]).toEqual(["rights"]);
  for (const empty of [{}, { isSample: true, visiting: CHECKED }]) {
    const hospital = await withBook(empty);
    expect(hospital.openBook).toBeUndefined();
    expect(openBookAnchors(hospital)).toEqual(new Set());
  }
});

test("what other files say counts in a part that was checked, insurers only where there are any", async () => {
  const book = { contacts: CHECKED, insurance: CHECKED, services: CHECKED };
  const hospital = await withBook(book);
  expect([...openBookAnchors(hospital)]).toEqual(["services", "contacts"]);
  const insurers = [{ name: "Palmleaf", mark: "mark-1" }];
  expect([...openBookAnchors({ ...hospital, insurers })]).toContain("insurance");
});

test("a part may be out of date from the first day of its month on", () => {
  expect(isOutdated({ outdatedFrom: "2027-06" }, "2027-05-31")).toBe(false);
  expect(isOutdated({ outdatedFrom: "2027-06" }, "2027-06-01")).toBe(true);
});

test("the sample of Kozhencherry has every part and heading in both languages, the others some", async () => {
  for (const language of ["en", "ml"]) {
    const { hospitals } = await loadSite({ dataDir: "data", language });
    for (const hospital of hospitals) {
      const isWhole = hospital.id === "kozhencherry";
      expect(hospital.openBook?.isSample).toBe(true);
      expect([...openBookAnchors(hospital)].length === OPEN_BOOK_ANCHORS.length).toBe(isWhole);
      expect(listKeralaGaps(hospital, new Map()).length === 0).toBe(isWhole);
    }
  }
});

test("Kerala's headings are fifteen, each with its source", () => {
  expect(new Set(KERALA_HEADINGS.map(({ anchor }) => anchor)).size).toBe(15);
  for (const { source } of KERALA_HEADINGS) expect(source).toMatch(/^https:\/\/[\w.]+\/\S+$/);
});

test("a heading lacks its fact, what its rows must say, or a language", async () => {
  const hospital = await withBook({
    packages: {
      ...CHECKED,
      validFrom: "2026-11-01",
      rows: [{ amount: 5, text: { en: { name: "Check-up", includes: ["ECG"] } } }],
    },
    rights: { ...CHECKED, text: { en: { points: ["You get a bill."] } } },
  });
  const gaps = listKeralaGaps(hospital, new Map([["ml", new Set(["rights", "visiting"])]]));
  expect(gaps).toHaveLength(15);
  expect(gaps.find((gap) => gap.includes("(packages)"))).toContain("no row says excludes: https://");
  expect(gaps.find((gap) => gap.includes("(rights)"))).toContain("not all in ml: https://");
  expect(gaps.find((gap) => gap.includes("(beds)"))).toContain("no fact: https://");
});
