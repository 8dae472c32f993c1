import { expect, test } from "vitest";
import { createSchemaFixture } from "./schema-fixture.ts";

const { run } = await createSchemaFixture();

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
