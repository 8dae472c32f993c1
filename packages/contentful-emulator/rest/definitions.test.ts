import { afterAll, beforeAll, expect, test } from "vitest";
import { serveConformanceSpace } from "../conformance/conformance-space.ts";
import { createContentType, createEntry, createField, writeSpaceExport } from "../fixtures.ts";
import { startContentService, type ContentService } from "../start-content-service.ts";
import { computeAnswers, createServiceClient, readExport } from "./export-answers.ts";

let museum: ContentService;
let shop: ContentService;

beforeAll(async () => {
  museum = await serveConformanceSpace("museum");
  shop = await serveConformanceSpace("shop");
});
afterAll(() => Promise.all([museum.close(), shop.close()]));

const museumClient = () => createServiceClient(museum, "mu5eumspace3");
const shopClient = () => createServiceClient(shop, "5h0pspace002");

test("content types are as in the export, without the validations of fields", async () => {
  const { items, total } = await museumClient().getContentTypes();
  const { contentTypes } = readExport("museum");
  expect(total).toBe(contentTypes.length);
  for (const { sys, fields } of contentTypes) {
    const found = items.find((item) => item.sys.id === sys.id);
    expect(found?.fields).toEqual(
      fields.map((field) => expect.objectContaining({ id: field.id, type: field.type, localized: field.localized })),
    );
    expect(found?.fields.filter((field) => "validations" in field)).toEqual([]);
    expect(await museumClient().getContentType(sys.id)).toEqual(found);
  }
});

test("tags are listed, and found by id and name", async () => {
  const { items } = await museumClient().getTags();
  expect(items.map(({ sys, name }) => [sys.id, sys.visibility, name])).toEqual([
    ["stone", "public", "Stone"],
    ["bronze", "public", "Bronze"],
    ["unused", "public", "Unused"],
  ]);
  expect(await museumClient().getTag("bronze")).toEqual(items[1]);
  expect((await museumClient().getTags({ "sys.type": "Tag" } as object)).total).toBe(3);
  const named = await museumClient().getTags({ "name[match]": "on", order: ["-name"] });
  expect(named.items.map(({ name }) => name)).toEqual(["Stone", "Bronze"]);
});

test("a private tag is neither listed nor on its entries, in REST and in GraphQL", async () => {
  const tag = (id: string, visibility: string) => ({ name: id, sys: { type: "Tag", id, visibility } });
  const tags = ["open", "secret"].map((id) => ({ sys: { type: "Link", linkType: "Tag", id } }));
  const content = {
    contentTypes: [createContentType("book", [createField("title", "Symbol")])],
    entries: [{ ...createEntry("book", "atlas", { title: "Atlas" }), metadata: { tags } }],
    tags: [tag("open", "public"), tag("secret", "private")],
  };
  await using written = await writeSpaceExport(content);
  const service = await startContentService({ exportFile: written.file, host: "127.0.0.1", port: 0 });
  const client = createServiceClient(service, "testspace");
  expect((await client.getTags()).items.map(({ sys }) => sys.id)).toEqual(["open"]);
  expect((await client.getEntry("atlas")).metadata.tags.map(({ sys }) => sys.id)).toEqual(["open"]);
  expect((await client.getEntries({ "metadata.tags.sys.id[in]": ["secret"] })).items).toEqual([]);
  const finding = (id: string) =>
    `bookCollection(where: { contentfulMetadata: { tags: { id_contains_some: ["${id}"] } } })`;
  const query = `{ book(id: "atlas") { contentfulMetadata { tags { id name } } }
    open: ${finding("open")} { total } secret: ${finding("secret")} { total } }`;
  const answer = await fetch(service.graphqlUrl, {
    method: "POST",
    headers: { authorization: `Bearer ${service.previewToken}`, "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  expect(await answer.json()).toEqual({
    data: {
      book: { contentfulMetadata: { tags: [{ id: "open", name: "open" }] } },
      open: { total: 1 },
      secret: { total: 0 },
    },
  });
  await service.close();
});

test("locales are listed with their fallbacks, also by the space", async () => {
  const { items } = await shopClient().getLocales();
  const { locales } = readExport("shop");
  expect(
    items.map(({ code, fallbackCode, default: isDefault }) => ({ code, fallbackCode, default: isDefault })),
  ).toEqual(locales.map(({ code, fallbackCode, default: isDefault }) => ({ code, fallbackCode, default: isDefault })));
  const space = await shopClient().getSpace();
  expect(space.locales.map(({ code }) => code)).toEqual(locales.map(({ code }) => code));
});

test("Gatsby's requests give everything: space, locales, synchronisation by pages, content types and tags", async () => {
  // In the order of packages/gatsby-source-contentful/src/fetch.js, with a page limit of 2 in place of 1000.
  const client = shopClient();
  expect((await client.getSpace()).sys.id).toBe("5h0pspace002");
  expect((await client.getLocales()).items.find((locale) => locale.default)?.code).toBe("en-GB");
  const { entries, assets } = await client.sync({ initial: true, limit: 2 });
  const answers = [...computeAnswers(readExport("shop"), { locale: "*" }).values()];
  expect([...entries, ...assets]).toEqual(expect.arrayContaining(answers));
  expect(entries.length + assets.length).toBe(answers.length);
  const query = { limit: 1, order: "sys.createdAt" };
  const pages = [
    await client.getContentTypes({ ...query, skip: 0 } as object),
    await client.getContentTypes({ ...query, skip: 1 } as object),
  ];
  expect(pages.map(({ total, items }) => [total, items.length])).toEqual([
    [2, 1],
    [2, 1],
  ]);
  expect((await client.getTags({ limit: 1000, order: ["sys.createdAt"] })).items).toEqual([]);
});

test("contentful-export's requests in delivery mode give every entry and asset in every locale", async () => {
  // In the order of lib/tasks/get-space-data.js, with pages of 3 in place of 1000.
  const client = shopClient().withAllLocales;
  const query = { limit: 3, order: ["sys.createdAt", "sys.id"] as ["sys.createdAt", "sys.id"] };
  const found: unknown[] = [];
  for (let total = 1, skip = 0; skip < total; skip += query.limit) {
    const page = await client.withoutLinkResolution.getEntries({ ...query, skip, include: 0 });
    total = page.total;
    found.push(...page.items);
  }
  found.push(...(await client.getAssets({ limit: 1000, order: query.order })).items);
  const answers = [...computeAnswers(readExport("shop"), { locale: "*" }).values()];
  expect(found.map((item) => (item as (typeof answers)[number]).sys)).toEqual(
    expect.arrayContaining(answers.map(({ sys }) => sys)),
  );
  expect(found).toHaveLength(answers.length);
});
