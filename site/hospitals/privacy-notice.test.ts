import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadSite } from "./load-site.server.ts";
import { copySampleData } from "./test-support/copy-sample-data.ts";

const { hospitals } = await loadSite({ dataDir: "data" });

/** Versions of all hospitals after a change of a word in one of the data's files. */
async function versionsWith(file: string, from: string, to: string, retentionDays = 90) {
  await using copy = await copySampleData();
  const path = join(copy.dataDir, file);
  const text = await readFile(path, "utf8");
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
  const site = await loadSite({ dataDir: copy.dataDir, retentionDays });
  return site.hospitals.map(({ privacyNotice }) => privacyNotice.version);
}

const versions = hospitals.map(({ privacyNotice }) => privacyNotice.version);

test("each hospital's notice stands in English and in Malayalam, part for part, with its own numbers", () => {
  for (const { privacyNotice, contact, place } of hospitals) {
    const [english, malayalam] = privacyNotice.texts;
    expect(privacyNotice.texts.map(({ language }) => language)).toEqual(["en", "ml"]);
    const shapes = [english, malayalam].map((text) =>
      text?.sections.map(({ items, paragraphs }) => [items.length, paragraphs.length]),
    );
    expect(privacyNotice.texts.map(({ summary }) => summary?.items.length)).toEqual([5, 5]);
    expect(shapes[1]).toEqual(shapes[0]);
    for (const text of privacyNotice.texts) {
      const words = JSON.stringify(text);
      for (const fact of [contact.phone.printed, contact.email, place, "90", "Data Protection Board of India"]) {
        expect(words).toContain(fact);
      }
    }
    expect(
      malayalam?.sections.every(({ heading }) => /^(?:\p{Script=Malayalam}|\u200C|\u200D|[ ,.-])+$/u.test(heading)),
    ).toBe(true);
  }
});

test("the version stays with the text and changes with any word of it, in either language", async () => {
  expect(versions).toEqual(versions.map(() => expect.stringMatching(/^[0-9a-f]{12}$/) as unknown));
  expect(new Set(versions).size).toBe(hospitals.length);
  expect(await versionsWith("gallery.json", "", "")).toEqual(versions);
  for (const changed of [
    await versionsWith("privacy-notice.json", "Your rights", "Rights"),
    await versionsWith("privacy-notice.json", "കുട്ടികൾ", "കുട്ടി"),
    await versionsWith("site.json", "only to answer you", "to answer you"),
    await versionsWith("gallery.json", "", "", 365),
  ]) {
    expect(changed.filter((version) => versions.includes(version))).toEqual([]);
  }
});

test("a form shows its line and leads to the whole in each language", () => {
  const [hospital] = hospitals;
  if (!hospital) throw new Error("The sample data has no hospital");
  expect(hospital.formNotice).toEqual({
    version: hospital.privacyNotice.version,
    summary: expect.stringContaining("90 days") as unknown,
    links: [
      { language: "en", label: "Privacy notice", to: `${hospital.basePath}/privacy` },
      { language: "ml", label: "സ്വകാര്യതാ അറിയിപ്പ്", to: `${hospital.basePath}/privacy?language=ml` },
    ],
  });
});
