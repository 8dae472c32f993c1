import { buildSchema, GraphQLInputObjectType, GraphQLObjectType, printSchema, type GraphQLSchema } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createContentType, createEntry, createField, linkTo, writeSpaceExport } from "../fixtures.ts";
import { loadServedSpace } from "../export/load-space.ts";
import { startContentService, type ContentService } from "../start-content-service.ts";

// Read off schemas that Contentful generated, in public repositories. In `socproof/contentful-test` a menu group has
// `featuredPages`, a list, and `groupLink`, a single link, to the same content types, while other content types have
// single links to them alone. In `enewton-onshape/contentful-template-app` the list `topSection` of two content types
// allows nine and seven content types, and both filters name one nested filter. Lists and single links to several
// content types are also in `robinbhat-ttn/mli-recreate` and `JuanAraneta/ryan`.

const validations = (...linkContentType: string[]) => [{ linkContentType }];
const single = (id: string, ...allowed: string[]) =>
  createField(id, "Link", { linkType: "Entry", validations: validations(...allowed) });
const list = (id: string, ...allowed: string[]) =>
  createField(id, "Array", { items: { type: "Link", linkType: "Entry", validations: validations(...allowed) } });

const sections = () => [list("sections", "quote", "text"), list("quotes", "quote"), single("lead", "quote", "text")];
const contentTypes = [
  createContentType("menu", [list("pages", "page", "post"), single("start", "post", "page")]),
  createContentType("cta", [single("target", "page", "post")]),
  createContentType("page", [createField("title", "Symbol"), ...sections()]),
  createContentType("post", [createField("title", "Symbol"), ...sections()]),
  createContentType("quote", [createField("words", "Symbol")]),
  createContentType("text", [createField("words", "Symbol")]),
];
const links = (...ids: string[]) => ids.map((id) => linkTo("Entry", id));
const entries = [
  createEntry("menu", "main", { pages: links("about", "news"), start: linkTo("Entry", "about") }),
  createEntry("page", "about", { title: "About", sections: links("motto") }),
  createEntry("post", "news", { title: "News", sections: links("report") }),
  createEntry("quote", "motto", { words: "Slowly does it" }),
  createEntry("text", "report", { words: "It rained" }),
];

let schema: GraphQLSchema;
let service: ContentService;

beforeAll(async () => {
  await using written = await writeSpaceExport({ contentTypes, entries });
  const served = await loadServedSpace(written.file);
  if (served.schema instanceof Error) throw served.schema;
  schema = buildSchema(printSchema(served.schema));
  service = await startContentService({ exportFile: written.file, host: "127.0.0.1", port: 0 });
});

afterAll(() => service.close());

function whereOf(type: string, field: string): string | undefined {
  const found = (schema.getType(type) as GraphQLObjectType).getFields()[field];
  return found?.args.find(({ name }) => name === "where")?.type.toString();
}

function filterKeysOf(filter: string) {
  const fields = (schema.getType(filter) as GraphQLInputObjectType).getFields();
  return Object.fromEntries(Object.entries(fields).map(([name, { type }]) => [name, type.toString()]));
}

test("a single link to several content types has no filter", () => {
  expect(whereOf("Cta", "target")).toBeUndefined();
  expect(filterKeysOf("CtaFilter")).toMatchObject({ target_exists: "Boolean" });
  expect(filterKeysOf("CtaFilter")).not.toHaveProperty("target");
});

test("unless a list of its content type allows the same ones", () => {
  expect(whereOf("Menu", "start")).toBe("MenuStartFilter");
  expect(filterKeysOf("MenuFilter")).toMatchObject({
    start: "cfstartMultiTypeNestedFilter",
    pages: "cfpagesMultiTypeNestedFilter",
  });
});

test.each(["MenuPagesFilter", "MenuStartFilter"])(
  "%s has the filters of lists to several content types that all allowed ones have, and no other nested filter",
  (filter) => {
    const { sections: nested, ...others } = filterKeysOf(filter);
    expect(nested).toBe("cfsectionsMultiTypeNestedFilter");
    expect(others).toMatchObject({ sectionsCollection_exists: "Boolean", quotesCollection_exists: "Boolean" });
    expect(Object.values(others).filter((type) => type.startsWith("cf"))).toEqual([]);
  },
);

test("single links of one name are common only when they allow the same", async () => {
  await using written = await writeSpaceExport({
    contentTypes: [
      createContentType("shelf", [list("things", "cup", "jug")]),
      createContentType("cup", [single("maker", "potter"), single("glaze", "potter")]),
      createContentType("jug", [single("maker", "potter"), single("glaze", "shelf")]),
      createContentType("potter", [createField("name", "Symbol")]),
    ],
  });
  const served = await loadServedSpace(written.file);
  if (served.schema instanceof Error) throw served.schema;
  const fields = (served.schema.getType("ShelfThingsFilter") as GraphQLInputObjectType).getFields();
  expect(Object.keys(fields).filter((name) => name.endsWith("_exists"))).toEqual(["maker_exists"]);
});

test("a nested filter has none of them", () => {
  expect(filterKeysOf("cfpagesMultiTypeNestedFilter")).not.toHaveProperty("sections");
});

test.each([
  ["rained", ["News"]],
  ["Slowly", ["About"]],
  ["nothing", []],
])("a list is filtered by what its entries' lists link to: %s", async (words, titles) => {
  const titleOf = "... on Page { title } ... on Post { title }";
  const query = `{ menu(id: "main") {
    pagesCollection(where: { sections: { words_contains: "${words}" } }) { items { ${titleOf} } } } }`;
  const search = new URLSearchParams({ query, access_token: service.deliveryToken });
  const response = await fetch(`${service.graphqlUrl}?${search}`);
  expect(await response.json()).toEqual({
    data: { menu: { pagesCollection: { items: titles.map((title) => ({ title })) } } },
  });
});

test("lists of one name to different content types are all filtered through, by what either's have in common", async () => {
  const shared = [
    createContentType("hall", [list("top", "song", "poem")]),
    createContentType("yard", [list("top", "poem", "tree"), list("side", "song")]),
    createContentType("song", [createField("title", "Symbol"), createField("tune", "Symbol")]),
    createContentType("poem", [createField("title", "Symbol"), createField("lines", "Integer")]),
    createContentType("tree", [createField("lines", "Integer"), createField("tune", "Boolean")]),
  ];
  await using written = await writeSpaceExport({
    contentTypes: shared,
    entries: [
      createEntry("hall", "north", { top: links("hymn") }),
      createEntry("yard", "south", { top: links("ode") }),
      createEntry("yard", "west", { top: links("oak") }),
      createEntry("song", "hymn", { title: "Hymn" }),
      createEntry("poem", "ode", { title: "Ode", lines: 4 }),
      createEntry("tree", "oak", { lines: 70 }),
    ],
  });
  await using served = await startContentService({ exportFile: written.file, host: "127.0.0.1", port: 0 }).then(
    (started) => Object.assign(started, { [Symbol.asyncDispose]: () => started.close() }),
  );
  const find = async (field: string, where: string) => {
    const query = `{ ${field}Collection(where: { top: ${where} }) { items { sys { id } } } }`;
    const search = new URLSearchParams({ query, access_token: served.deliveryToken });
    const { data } = (await (await fetch(`${served.graphqlUrl}?${search}`)).json()) as {
      data: Record<string, { items: { sys: { id: string } }[] }>;
    };
    return data[`${field}Collection`]?.items.map(({ sys }) => sys.id);
  };
  expect(await find("hall", '{ title: "Hymn" }')).toEqual(["north"]);
  expect(await find("yard", '{ title: "Ode" }')).toEqual(["south"]);
  expect(await find("yard", "{ lines_gt: 5 }")).toEqual(["west"]);
  expect(await find("hall", "{ lines_exists: true }")).toEqual([]);
});
