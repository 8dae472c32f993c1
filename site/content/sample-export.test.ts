import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { imageSize } from "image-size";
import { expect, test } from "vitest";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { createContentTypes } from "./content-model.ts";

// The export is written by hand: what data:check and the pages' tests do not see of it is seen here.
const DATA_DIR = resolve(import.meta.dirname, "../../data");

interface Resource {
  sys: { id: string; publishedVersion?: number; contentType?: { sys: { id: string } } };
  fields: Record<string, { "en-US": unknown; "ml-IN"?: unknown }>;
}

interface AssetFile {
  url: string;
  details: { size: number; image?: { width: number; height: number } };
}

const { contentTypes, entries, assets } = JSON.parse(
  readFileSync(resolve(DATA_DIR, "sample-content/export.json"), "utf8"),
) as { contentTypes: ReturnType<typeof createContentTypes>; entries: Resource[]; assets: Resource[] };

/** Every object inside a value, the value itself included. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const part of Object.values(value)) yield* objectsIn(part);
}

const linksIn = (value: unknown) => [...objectsIn(value)].filter(({ type }) => type === "Link");

test("its content types are those of the content model", async () => {
  const { hospitals } = await loadSite({ dataDir: DATA_DIR });
  expect(contentTypes).toEqual(createContentTypes(hospitals.map(({ contentName }) => contentName)));
});

test("entries fill the required fields of their content type", () => {
  for (const { sys, fields } of entries) {
    const definitions = contentTypes.find(({ sys: { id } }) => id === sys.contentType?.sys.id)?.fields ?? [];
    const required = definitions.filter((definition) => definition.required).map(({ id }) => id);
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(required));
  }
});

test("ids are used once, and links lead to an entry or asset of the export", () => {
  const ids = [...entries, ...assets].map(({ sys }) => sys.id);
  expect(new Set(ids).size).toBe(ids.length);
  const links = linksIn([...entries, ...assets].map(({ fields }) => fields));
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ id }) => !ids.includes(String(id)))).toEqual([]);
});

test("translations have the blocks of the English, and of each translated type some entries have none", () => {
  const blocksOf = (value: unknown) =>
    [...objectsIn(value)].flatMap(({ nodeType }) => (nodeType === "text" ? [] : (nodeType ?? [])));
  const kinds = entries.map(({ sys, fields }) => {
    const translated = Object.values(fields).filter((values) => "ml-IN" in values);
    for (const { "en-US": english, "ml-IN": malayalam } of translated)
      expect(blocksOf(malayalam)).toEqual(blocksOf(english));
    return `${sys.contentType?.sys.id}: ${translated.length > 0}`;
  });
  for (const type of ["doctors", "news", "careers", "testimonials"])
    expect(kinds).toEqual(expect.arrayContaining([`${type}: true`, `${type}: false`]));
});

test("a published entry never links to a draft", () => {
  const [drafts, published] = [false, true].map((is) => entries.filter(({ sys }) => "publishedVersion" in sys === is));
  const ids = drafts?.map(({ sys }) => sys.id);
  expect(ids).toHaveLength(contentTypes.length);
  expect(linksIn(published?.map(({ fields }) => fields)).filter(({ id }) => ids?.includes(String(id)))).toEqual([]);
});

test("every asset's file has the size that the export states", () => {
  expect(assets.length).toBeGreaterThan(50);
  for (const { fields } of assets) {
    const { url, details } = fields.file!["en-US"] as AssetFile;
    const bytes = readFileSync(resolve(DATA_DIR, `sample-content/assets/${url.slice(2)}`));
    const { width, height } = details.image ? imageSize(bytes) : {};
    expect({ url, size: bytes.length, image: details.image && { width, height } }).toMatchObject({ url, ...details });
  }
});

test("every portrait belongs to one doctor", () => {
  const portraits = linksIn(entries.map(({ fields }) => fields.profilePic)).map(({ id }) => id);
  expect(new Set(portraits).size).toBe(portraits.length);
});

test("contact values are invented: mail under example.org, numbers from 0000, links to example.org", () => {
  const text = JSON.stringify([entries.map(({ fields }) => fields), assets.map(({ fields }) => fields.title)]);
  const mails = text.match(/[\w.+-]+@[\w.-]+/g) ?? [];
  const numbers = text.match(/(?<![\w.])\+?\d[\d ]{6,}\d/g) ?? [];
  expect(mails.length).toBeGreaterThan(30);
  expect(numbers.length).toBeGreaterThan(50);
  expect(mails.filter((mail) => !mail.endsWith("@example.org"))).toEqual([]);
  expect(numbers.filter((number) => !number.startsWith("0000"))).toEqual([]);
  expect(new Set(text.match(/https?:\/\/[^/\s"]+/g))).toEqual(new Set(["https://example.org"]));
});
