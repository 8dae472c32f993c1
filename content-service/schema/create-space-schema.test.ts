import { graphql, GraphQLSchema, printSchema } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { loadSpaceExport } from "../export/load-space-export.ts";
import {
  createAsset,
  createContentType,
  createDocument,
  createEntry,
  createField,
  createParagraph,
  linkTo,
  writeSpaceExport,
} from "../export/space-export-fixture.ts";
import { createContentSpace } from "../space/content-space.ts";
import type { ContentSpace } from "../space/content-space.ts";
import { createSpaceSchema } from "./create-space-schema.ts";
import type { QueryContext } from "./query-context.ts";

const entryLinks = (...linkContentType: string[]) => ({
  items: { type: "Link", linkType: "Entry", validations: linkContentType.length > 0 ? [{ linkContentType }] : [] },
});

const contentTypes = [
  createContentType("doctors", [
    createField("name", "Symbol", { localized: true }),
    createField("notes", "Text"),
    createField("beds", "Integer"),
    createField("rate", "Number"),
    createField("since", "Date"),
    createField("isChief", "Boolean"),
    createField("phones", "Array", { items: { type: "Symbol", validations: [] } }),
    createField("picture", "Link", { linkType: "Asset" }),
    createField("extra", "Object"),
    createField("place", "Location"),
    createField("hidden", "Symbol", { omitted: true }),
  ]),
  createContentType("departments", [
    createField("title", "Symbol"),
    createField("doctors", "Array", entryLinks("doctors")),
    createField("head", "Link", { linkType: "Entry", validations: [{ linkContentType: ["doctors"] }] }),
    createField("mixed", "Array", entryLinks("doctors", "news")),
    createField("anything", "Array", entryLinks()),
    createField("pictures", "Array", { items: { type: "Link", linkType: "Asset", validations: [] } }),
  ]),
  createContentType("news", [createField("content", "RichText"), createField("about", "Link", { linkType: "Entry" })]),
];

const target = (linkType: "Entry" | "Asset", id: string) => ({ data: { target: linkTo(linkType, id) }, content: [] });

const entries = [
  createEntry("doctors", "anna", {
    name: { "en-US": "Anna", "ml-IN": "അന്ന" },
    notes: "Speaks Malayalam",
    beds: 4,
    rate: 1.5,
    since: "2020-05-01",
    isChief: true,
    phones: ["1", "2"],
    picture: linkTo("Asset", "portrait"),
    extra: { any: ["thing"] },
    place: { lat: 9.5, lon: 76.3 },
    hidden: "secret",
  }),
  createEntry(
    "doctors",
    "biju",
    { name: "Biju", beds: 9, since: "2021-05-01T00:00:00+05:30", phones: ["2"] },
    { day: 2 },
  ),
  createEntry("doctors", "chandran", { name: "Chandran", isChief: false }, { day: 3 }),
  createEntry("doctors", "draft", { name: "Draft" }, { published: false }),
  createEntry("departments", "ent", {
    title: "E N T",
    doctors: [linkTo("Entry", "biju"), linkTo("Entry", "draft"), linkTo("Entry", "anna")],
    head: linkTo("Entry", "draft"),
    mixed: [linkTo("Entry", "anna"), linkTo("Entry", "item"), linkTo("Entry", "ent")],
    anything: [linkTo("Entry", "item")],
    pictures: [linkTo("Asset", "portrait"), linkTo("Asset", "unpublished")],
  }),
  createEntry("departments", "empty", { title: "Empty", doctors: [] }),
  createEntry("news", "item", {
    content: createDocument(
      createParagraph("A new ward opens"),
      { nodeType: "embedded-asset-block", ...target("Asset", "portrait") },
      { nodeType: "embedded-asset-block", ...target("Asset", "portrait") },
      { nodeType: "embedded-entry-block", ...target("Entry", "draft") },
      { nodeType: "paragraph", data: {}, content: [{ nodeType: "embedded-entry-inline", ...target("Entry", "anna") }] },
    ),
    about: linkTo("Entry", "anna"),
  }),
];

const assets = [
  createAsset("portrait", "portrait.webp", "image/webp"),
  createAsset("unpublished", "unpublished.webp", "image/webp", { published: false }),
];

const locales = [
  { code: "en-US", name: "English", default: true },
  { code: "ml-IN", name: "Malayalam", default: false, fallbackCode: "en-US" },
];

let space: ContentSpace;
let schema: GraphQLSchema;

beforeAll(async () => {
  await using written = await writeSpaceExport({ contentTypes, entries, assets, locales });
  space = createContentSpace(await loadSpaceExport(written.file));
  schema = createSpaceSchema(space);
});

async function run(source: string, canPreview = false) {
  const contextValue: QueryContext = { space, canPreview, assetUrl: (url) => `https:${url}` };
  const { data, errors } = await graphql({ schema, source, contextValue });
  const plainData: unknown = JSON.parse(JSON.stringify(data ?? null));
  return { data: plainData, errors: errors ?? [] };
}

async function findDoctors(args: string): Promise<string[]> {
  const { data, errors } = await run(`{ doctorsCollection(${args}) { items { sys { id } } } }`);
  expect(errors).toEqual([]);
  const { items } = (data as { doctorsCollection: { items: { sys: { id: string } }[] } }).doctorsCollection;
  return items.map(({ sys }) => sys.id);
}

describe("names and types", () => {
  test("follow Contentful's", () => {
    const text = printSchema(schema);
    expect(text).toContain("type DepartmentsDoctorsCollection {");
    expect(text).toContain("enum DepartmentsDoctorsCollectionOrder {");
    expect(text).toContain("union DepartmentsMixedItem = Doctors | News");
    expect(text).toContain("input cfDoctorsNestedFilter {");
    expect(text).toContain("type NewsContentLinks {");
    expect(text).toContain("  doctorsCollection_exists: Boolean");
    expect(text).toMatch(/type Doctors implements Entry {/);
  });

  test("every content field is nullable and omitted fields are absent", () => {
    const fields = schema.getType("Doctors")?.toConfig() as { fields: Record<string, { type: unknown }> };
    expect(String(fields.fields.name?.type)).toBe("String");
    expect(String(fields.fields.phones?.type)).toBe("[String]");
    expect(String(fields.fields.sys?.type)).toBe("Sys!");
    expect(fields.fields).not.toHaveProperty("hidden");
  });

  test("only short texts, numbers, dates and booleans can be ordered by", () => {
    const order = schema.getType("DoctorsOrder")?.toConfig() as { values: object };
    expect(Object.keys(order.values).filter((name) => name.endsWith("_ASC"))).toEqual([
      ...["name_ASC", "beds_ASC", "rate_ASC", "since_ASC", "isChief_ASC"],
      ...["sys_id_ASC", "sys_publishedAt_ASC", "sys_firstPublishedAt_ASC", "sys_publishedVersion_ASC"],
    ]);
  });
});

describe("entries", () => {
  test("one entry gives its values", async () => {
    const { data } = await run(`{ doctors(id: "anna") {
      __typename name notes beds rate since isChief phones extra place { lat lon }
      picture { url contentType width height size fileName title description }
      sys { id spaceId environmentId publishedAt publishedVersion }
    } }`);
    expect(data).toEqual({
      doctors: {
        __typename: "Doctors",
        name: "Anna",
        notes: "Speaks Malayalam",
        beds: 4,
        rate: 1.5,
        since: "2020-05-01T00:00:00.000Z",
        isChief: true,
        phones: ["1", "2"],
        extra: { any: ["thing"] },
        place: { lat: 9.5, lon: 76.3 },
        picture: {
          url: "https://images.ctfassets.net/testspace/portrait/abc123/portrait.webp",
          contentType: "image/webp",
          width: 40,
          height: 30,
          size: 10,
          fileName: "portrait.webp",
          title: "Title of portrait",
          description: null,
        },
        sys: {
          id: "anna",
          spaceId: "testspace",
          environmentId: "master",
          publishedAt: "2024-01-01T08:00:00.000Z",
          publishedVersion: 3,
        },
      },
    });
  });

  test.each(["nobody", "draft", "ent"])(
    "the id %s is no published doctor and gives null without an error",
    async (id) => {
      expect(await run(`{ doctors(id: "${id}") { name } }`)).toEqual({ data: { doctors: null }, errors: [] });
    },
  );

  test("entryCollection and assetCollection hold all published items", async () => {
    const { data } = await run(`{
      entryCollection(where: { sys: { id_in: ["anna", "item", "draft"] } }, order: sys_id_ASC) { items { __typename } }
      assetCollection(where: { contentType_contains: "IMAGE" }) { total items { fileName } }
    }`);
    expect(data).toEqual({
      entryCollection: { items: [{ __typename: "Doctors" }, { __typename: "News" }] },
      assetCollection: { total: 1, items: [{ fileName: "portrait.webp" }] },
    });
  });
});

describe("filters", () => {
  test.each([
    [`name: "Anna"`, "anna"],
    [`name_not: "Anna"`, "biju chandran"],
    [`name_in: ["Anna", "Biju"]`, "anna biju"],
    [`name_not_in: ["Anna", "Biju"]`, "chandran"],
    [`name_contains: "AN"`, "anna chandran"],
    [`name_contains: "A"`, ""],
    [`name_not_contains: "an"`, "biju"],
    [`notes_exists: true`, "anna"],
    [`notes_exists: false`, "biju chandran"],
    [`notes: null`, "biju chandran"],
    [`notes_contains: "malayalam"`, "anna"],
    [`beds: 4`, "anna"],
    [`beds_gt: 4`, "biju"],
    [`beds_gte: 4`, "anna biju"],
    [`beds_lt: 9`, "anna"],
    [`beds_lte: 9, beds_not: 4`, "biju"],
    [`beds_in: [4, 5]`, "anna"],
    [`rate: 1.5`, "anna"],
    [`since_gt: "2020-05-01T00:00:00Z"`, "biju"],
    [`since: "2021-04-30T18:30:00.000Z"`, "biju"],
    [`since_in: ["2020-05-01"]`, "anna"],
    [`since_lte: "2020-05-01"`, "anna"],
    [`isChief: true`, "anna"],
    [`isChief_not: true`, "biju chandran"],
    [`isChief_exists: false`, "biju"],
    [`phones_contains_all: ["1", "2"]`, "anna"],
    [`phones_contains_some: ["2", "3"]`, "anna biju"],
    [`phones_contains_none: ["1"]`, "biju chandran"],
    [`phones_exists: false`, "chandran"],
    [`picture_exists: true`, "anna"],
    [`sys: { id_not: "anna", publishedAt_lt: "2024-01-03T00:00:00Z" }`, "biju"],
    [`OR: [{ name: "Anna" }, { beds_gt: 5 }]`, "anna biju"],
    [`OR: []`, "anna biju chandran"],
    [`AND: [{ beds_gt: 1 }, { OR: [{ isChief: true }] }]`, "anna"],
    [`contentfulMetadata: { tags_exists: true }`, ""],
  ])("%s finds %s", async (where, expected) => {
    expect((await findDoctors(`where: { ${where} }, order: name_ASC`)).join(" ")).toBe(expected);
  });

  test("reach one level into links", async () => {
    const find = async (where: string) => {
      const { data, errors } = await run(`{ departmentsCollection(where: { ${where} }) { items { title } } }`);
      expect(errors).toEqual([]);
      return (data as { departmentsCollection: { items: { title: string }[] } }).departmentsCollection.items;
    };
    expect(await find(`doctors: { name_contains: "ann" }`)).toEqual([{ title: "E N T" }]);
    expect(await find(`doctors: { name: "Chandran" }`)).toEqual([]);
    expect(await find(`doctorsCollection_exists: true`)).toEqual([{ title: "E N T" }]);
    expect(await find(`doctorsCollection_exists: false`)).toEqual([{ title: "Empty" }]);
  });

  test("look into the text of rich text", async () => {
    const { data } = await run(`{
      found: newsCollection(where: { content_contains: "new WARD" }) { total }
      missed: newsCollection(where: { content_not_contains: "ward" }) { total }
    }`);
    expect(data).toEqual({ found: { total: 1 }, missed: { total: 0 } });
  });
});

describe("order and pages", () => {
  test.each([
    ["limit: 100", "chandran biju anna"],
    ["order: name_DESC", "chandran biju anna"],
    ["order: [beds_ASC]", "anna biju chandran"],
    ["order: [beds_DESC]", "biju anna chandran"],
    ["order: [since_DESC, name_ASC]", "biju anna chandran"],
    ["order: sys_id_ASC, limit: 2", "anna biju"],
    ["order: sys_id_ASC, limit: 2, skip: 2", "chandran"],
    ["order: sys_publishedAt_ASC, limit: 0", "anna biju chandran"],
  ])("%s gives %s", async (args, expected) => {
    expect((await findDoctors(args)).join(" ")).toBe(expected);
  });

  test("a collection says how it was cut", async () => {
    const { data } = await run(`{
      some: doctorsCollection(limit: 2, skip: 1) { total limit skip }
      all: doctorsCollection { limit skip }
      most: doctorsCollection(limit: 5000) { limit }
    }`);
    expect(data).toEqual({
      some: { total: 3, limit: 2, skip: 1 },
      all: { limit: 100, skip: 0 },
      most: { limit: 1000 },
    });
  });
});

describe("links", () => {
  test("a link to a draft gives null and an error beside the data", async () => {
    const { data, errors } = await run(`{ departments(id: "ent") {
      title head { name } doctorsCollection { total items { name } } picturesCollection { items { fileName } }
    } }`);
    expect(data).toEqual({
      departments: {
        title: "E N T",
        head: null,
        doctorsCollection: { total: 3, items: [{ name: "Biju" }, null, { name: "Anna" }] },
        picturesCollection: { items: [{ fileName: "portrait.webp" }, null] },
      },
    });
    expect(errors.map(({ path }) => path?.join("."))).toEqual([
      "departments.head",
      "departments.doctorsCollection.items.1",
      "departments.picturesCollection.items.1",
    ]);
    expect(errors[1]?.message).toBe(
      "Query execution error. Link from entry 'ent' to entry 'draft' on field 'doctors' within type 'Departments' cannot be resolved",
    );
    expect(errors[1]?.extensions.contentful).toMatchObject({
      code: "UNRESOLVABLE_LINK",
      details: { type: "Departments", field: "doctors", linkType: "Entry", linkId: "draft", linkingEntryId: "ent" },
    });
  });

  test("a link list can be filtered, ordered and cut", async () => {
    const { data, errors } = await run(`{ departments(id: "ent") {
      ordered: doctorsCollection(order: name_ASC) { items { name } }
      filtered: doctorsCollection(where: { beds_gt: 4 }) { total }
      cut: doctorsCollection(limit: 1) { total items { name } }
    } }`);
    expect(errors).toEqual([]);
    expect(data).toEqual({
      departments: {
        ordered: { items: [{ name: "Anna" }, { name: "Biju" }] },
        filtered: { total: 1 },
        cut: { total: 3, items: [{ name: "Biju" }] },
      },
    });
  });

  test("links to several types are unions, links to any are entries", async () => {
    const { data, errors } = await run(`{
      departments(id: "ent") {
        mixedCollection { items { ... on Doctors { name } ... on News { __typename } } }
        anythingCollection { items { __typename sys { id } } }
      }
      news(id: "item") { about { sys { id } ... on Doctors { name } } }
    }`);
    expect(data).toEqual({
      departments: {
        mixedCollection: { items: [{ name: "Anna" }, { __typename: "News" }, null] },
        anythingCollection: { items: [{ __typename: "News", sys: { id: "item" } }] },
      },
      news: { about: { sys: { id: "anna" }, name: "Anna" } },
    });
    expect(errors[0]?.extensions.contentful).toMatchObject({ code: "UNEXPECTED_LINKED_CONTENT_TYPE" });
  });

  test("rich text gives its JSON and each linked item once", async () => {
    const { data, errors } = await run(`{ news(id: "item") { content { json links {
      assets { block { sys { id } url } hyperlink { url } }
      entries { block { sys { id } } inline { sys { id } ... on Doctors { name } } hyperlink { sys { id } } }
    } } } }`);
    expect(data).toMatchObject({
      news: {
        content: {
          json: { nodeType: "document" },
          links: {
            assets: { block: [{ sys: { id: "portrait" } }], hyperlink: [] },
            entries: { block: [null], inline: [{ sys: { id: "anna" }, name: "Anna" }], hyperlink: [] },
          },
        },
      },
    });
    expect(errors.map(({ extensions }) => extensions.contentful)).toMatchObject([{ code: "UNRESOLVABLE_LINK" }]);
  });
});

describe("locales and preview", () => {
  test("a locale reaches linked entries and falls back", async () => {
    const { data } = await run(`{
      departments(id: "ent", locale: "ml-IN") { title doctorsCollection(limit: 1) { items { name sys { locale } } } }
      doctors(id: "anna") { name local: name(locale: "ml-IN") }
      strict: doctors(id: "biju", locale: "ml-IN", useFallbackLocale: false) { name beds }
    }`);
    expect(data).toEqual({
      departments: { title: "E N T", doctorsCollection: { items: [{ name: "Biju", sys: { locale: "ml-IN" } }] } },
      doctors: { name: "Anna", local: "അന്ന" },
      strict: { name: null, beds: 9 },
    });
  });

  test("an unknown locale is an error on its field", async () => {
    const { data, errors } = await run(`{ doctors(id: "anna") { name(locale: "fr") beds } }`);
    expect(data).toEqual({ doctors: { name: null, beds: 4 } });
    expect(errors[0]?.extensions.contentful).toMatchObject({ code: "UNKNOWN_LOCALE" });
  });

  test("a preview shows drafts and what they link to", async () => {
    const query = `{ doctorsCollection(preview: true) { total } departments(id: "ent", preview: true) { head { name } } }`;
    expect((await run(query, true)).data).toEqual({
      doctorsCollection: { total: 4 },
      departments: { head: { name: "Draft" } },
    });
    const refused = await run(query, false);
    expect(refused.data).toEqual({ doctorsCollection: null, departments: null });
    expect(refused.errors[0]?.extensions.contentful).toMatchObject({ code: "ACCESS_TOKEN_INVALID" });
  });
});
