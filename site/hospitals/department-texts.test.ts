import { readdir, readFile } from "node:fs/promises";
import * as v from "valibot";
import { expect, test } from "vitest";
import { departmentSchema } from "./schema/entry-schemas.ts";
import type { Department } from "./site.ts";

type Texts = Pick<Department, "description" | "services" | "doctorsSubtitle">;

/** Departments whose pages must list services (specification §2.3). */
const WITH_SERVICES = ["general_surgery", "obstetrics_and_gynaecology", "radiology", "dental", "e_n_t"];
const MIN_WORDS = 120;
const MAX_WORDS = 250;

const FOLDER = "data/departments";
const slugs = (await readdir(FOLDER)).map((file) => file.replace(/\.json$/, "")).toSorted();

/** The texts of one department in every language it has. */
async function readTexts(slug: string): Promise<[language: string, texts: Texts][]> {
  const file: unknown = JSON.parse(await readFile(`${FOLDER}/${slug}.json`, "utf8"));
  const languages = Object.keys((file as { text: object }).text);
  return languages.map((language) => [language, v.parse(departmentSchema(language), file)]);
}

/** What is wrong with a department's texts beyond their shape. */
function findFaults(slug: string, language: string, { description, services, doctorsSubtitle }: Texts): string[] {
  const words = countWords(description);
  return [
    ...(words < MIN_WORDS || words > MAX_WORDS ? [`its description has ${words} words`] : []),
    ...(WITH_SERVICES.includes(slug) && services.length < 4 ? ["it lists too few services"] : []),
    // The specification's words are English; a translation says the same in its own.
    ...(language === "en" && !doctorsSubtitle.startsWith("Meet our ") ? ["its subtitle does not begin Meet our"] : []),
  ];
}

function countWords({ treats, whenToCome, comeAtOnce, firstVisit }: Texts["description"]): number {
  const texts = [treats, whenToCome, firstVisit].flatMap(({ lead = "", points, paragraphs }) => [
    lead,
    ...points,
    ...paragraphs,
  ]);
  const text = [...texts, ...(comeAtOnce?.signs ?? [])].join(" ");
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

test("there are the texts of 25 departments", () => {
  expect(slugs).toHaveLength(25);
});

test.each(slugs)(
  "%s says in 120 to 250 words what it treats, when to come and what the first visit is",
  async (slug) => {
    for (const [language, texts] of await readTexts(slug)) expect(findFaults(slug, language, texts)).toEqual([]);
  },
);

test("no two departments share a paragraph", async () => {
  const texts = (await Promise.all(slugs.map(readTexts))).flat();
  const paragraphs = texts.flatMap(([, { description }]) =>
    [description.treats, description.whenToCome, description.firstVisit].flatMap((part) => part.paragraphs),
  );
  expect(paragraphs.length).toBeGreaterThan(75);
  expect(paragraphs.filter((paragraph, index) => paragraphs.indexOf(paragraph) !== index)).toEqual([]);
});

test("too few words, too many, a missing list and another subtitle are each found", async () => {
  const [[, dental] = []] = await readTexts("dental");
  if (!dental) throw new Error("dental has no texts");
  const saying = (words: number): Texts => {
    const part = (count: number) => ({
      heading: "Heading",
      points: [],
      paragraphs: [Array(count).fill("word").join(" ")],
    });
    return { ...dental, description: { treats: part(words - 20), whenToCome: part(10), firstVisit: part(10) } };
  };
  expect(findFaults("dental", "en", saying(119))).toEqual(["its description has 119 words"]);
  expect(findFaults("dental", "ml", saying(251))).toEqual(["its description has 251 words"]);
  expect([findFaults("dental", "en", saying(120)), findFaults("dental", "en", saying(250))]).toEqual([[], []]);
  expect(findFaults("dental", "ml", { ...dental, services: [] })).toEqual(["it lists too few services"]);
  const otherTitle = { ...dental, doctorsSubtitle: "Our dental team" };
  expect(findFaults("dental", "en", otherTitle)).toEqual(["its subtitle does not begin Meet our"]);
});
