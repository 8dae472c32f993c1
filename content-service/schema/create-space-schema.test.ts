import { printSchema } from "graphql";
import { describe, expect, test } from "vitest";
import { createSchemaFixture } from "./schema-fixture.ts";

const { schema, run } = await createSchemaFixture();

describe("names and types", () => {
  test("follow Contentful's", () => {
    const text = printSchema(schema);
    expect(text).toContain("type DepartmentsDoctorsCollection {");
    expect(text).toContain("enum DepartmentsDoctorsCollectionOrder {");
    expect(text).toContain("union DepartmentsMixedItem = Doctors | News");
    expect(text).toContain("input cfDoctorsNestedFilter {");
    expect(text).toContain("type NewsContentLinks {");
    expect(text).toContain("  doctorsCollection_exists: Boolean");
    expect(text).toMatch(/type Doctors implements Entry & _Node {/);
  });

  test("every content field is nullable; omitted fields and those of an unknown kind are absent", () => {
    const fields = schema.getType("Doctors")?.toConfig() as { fields: Record<string, { type: unknown }> };
    expect(String(fields.fields.name?.type)).toBe("String");
    expect(String(fields.fields.phones?.type)).toBe("[String]");
    expect(String(fields.fields.sys?.type)).toBe("Sys!");
    expect(fields.fields).not.toHaveProperty("hidden");
    expect(fields.fields).not.toHaveProperty("abroad");
  });

  test("only short texts, numbers, dates and booleans can be ordered by", () => {
    const order = schema.getType("DoctorsOrder")?.toConfig() as { values: object };
    const names = "name beds rate since isChief sys_id sys_publishedAt sys_firstPublishedAt sys_publishedVersion";
    expect(Object.keys(order.values)).toEqual(names.split(" ").flatMap((name) => [`${name}_ASC`, `${name}_DESC`]));
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
