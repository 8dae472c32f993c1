import { printType } from "graphql";
import { expect, test } from "vitest";
import { createSchemaFixture } from "./schema-fixture.ts";

const { schema, run } = await createSchemaFixture();

test("the content types that may link to one have a collection each, ordered by their own keys", () => {
  const type = schema.getType("DoctorsLinkingCollections");
  const text = type ? printType(type) : "";
  expect(text).toContain("entryCollection(");
  expect(text).toMatch(/departmentsCollection\(.*order: \[DoctorsLinkingCollectionsDepartmentsCollectionOrder\]/);
  expect(text).toMatch(/newsCollection\(/);
  expect(text).not.toContain("doctorsCollection");
  const toNews = schema.getType("NewsLinkingCollections");
  expect(toNews ? printType(toNews) : "").toContain("departmentsCollection(");
});

test("an entry knows who links to it, each once, from fields and from rich text", async () => {
  const { data, errors } = await run(`{
    anna: doctors(id: "anna") { linkedFrom {
      entryCollection { total items { sys { id } } }
      departmentsCollection(order: title_DESC, limit: 1) { total items { title } }
      newsCollection { items { sys { id } } } } }
    chandran: doctors(id: "chandran") { linkedFrom { entryCollection { total } } }
    portrait: asset(id: "portrait") { linkedFrom { entryCollection { items { sys { id } } } } }
    abroad: doctors(id: "anna") { linkedFrom(allowedLocales: ["ml-IN"]) { entryCollection { total } } }
  }`);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    anna: {
      linkedFrom: {
        entryCollection: { total: 2, items: [{ sys: { id: "ent" } }, { sys: { id: "item" } }] },
        departmentsCollection: { total: 1, items: [{ title: "E N T" }] },
        newsCollection: { items: [{ sys: { id: "item" } }] },
      },
    },
    chandran: { linkedFrom: { entryCollection: { total: 0 } } },
    portrait: {
      linkedFrom: { entryCollection: { items: ["anna", "ent", "item"].map((id) => ({ sys: { id } })) } },
    },
    abroad: { linkedFrom: { entryCollection: { total: 0 } } },
  });
});

test.each([
  ["{ width: 300, height: 200, resizeStrategy: FILL, resizeFocus: TOP_LEFT }", "?w=300&h=200&fit=fill&f=top_left"],
  ["{ format: JPG_PROGRESSIVE, quality: 60 }", "?q=60&fm=jpg&fl=progressive"],
  ['{ cornerRadius: -1, backgroundColor: "rgb:ffffff", format: PNG8 }', "?r=max&bg=rgb:ffffff&fm=png&fl=png8"],
  ["{ resizeStrategy: FIT }", ""],
])("the transformation %s becomes the address's %s", async (transform, search) => {
  const { data } = await run(`{ asset(id: "portrait") { url(transform: ${transform}) } }`);
  const url = `https://images.ctfassets.net/testspace/portrait/abc123/portrait.webp${search}`;
  expect(data).toEqual({ asset: { url } });
});

test.each(["{ width: 4001 }", "{ quality: 0 }", '{ backgroundColor: "white" }'])("%s is refused", async (transform) => {
  const { errors } = await run(`{ asset(id: "portrait") { url(transform: ${transform}) } }`);
  expect(errors[0]?.message).toMatch(/must be/);
});
