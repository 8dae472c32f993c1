import { describe, expect, test } from "vitest";
import { loadConformanceSpace } from "./conformance-space.ts";

// Collections of a blog. Each expectation names the page of Contentful's reference it is from, below
// contentful.com/developers/docs/references/graphql/.

const blog = await loadConformanceSpace("blog");

async function findPosts(args: string): Promise<string> {
  const data = await blog.ask(`{ postCollection(${args}) { items { sys { id } } } }`);
  const { items } = (data as { postCollection: { items: { sys: { id: string } }[] } }).postCollection;
  return items.map(({ sys }) => sys.id).join(" ");
}

const PUBLISHED = "rye apricot brioche sourdough changed";

describe("order", () => {
  test("the last published comes first, those published at once by their ids (default-ordering)", async () => {
    expect(await findPosts("limit: 10")).toBe(PUBLISHED);
  });

  test.each([
    ["title_ASC", "apricot brioche changed rye sourdough"],
    ["[wordCount_DESC]", "sourdough brioche rye apricot changed"],
    ["[isFeatured_DESC, title_DESC]", "sourdough rye apricot changed brioche"],
    ["sys_id_DESC", "sourdough rye changed brioche apricot"],
    ["sys_publishedVersion_ASC", "apricot brioche changed rye sourdough"],
  ])("%s orders by the field, entries without a value last (collection-order)", async (order, ids) => {
    expect(await findPosts(`order: ${order}`)).toBe(ids);
  });

  test("a link list keeps its editor's order, unless another is requested (default-ordering)", async () => {
    const items = "items { sys { id } }";
    expect(
      await blog.preview(`{ post(id: "sourdough", preview: true) {
      unordered: relatedCollection { ${items} } asked: relatedCollection(order: title_DESC) { ${items} } } }`),
    ).toEqual({
      post: {
        unordered: { items: [{ sys: { id: "rye" } }, { sys: { id: "unfinished" } }, { sys: { id: "brioche" } }] },
        asked: { items: [{ sys: { id: "unfinished" } }, { sys: { id: "rye" } }, { sys: { id: "brioche" } }] },
      },
    });
  });
});

describe("pages (collection-fields)", () => {
  test("limit is 100 when left out, 0 means 100, and 1000 is the most", async () => {
    const large = await loadConformanceSpace("blog", (source) => {
      const [model] = source.entries;
      const many = Array.from({ length: 1100 }, (_, index) => ({
        ...model!,
        sys: { ...model!.sys, id: `more${index}` },
      }));
      return { ...source, entries: [...source.entries, ...many] };
    });
    const data = (await large.ask(`{
      given: authorCollection(limit: 7) { limit items { __typename } }
      omitted: authorCollection { limit items { __typename } }
      zero: authorCollection(limit: 0) { limit items { __typename } }
      most: authorCollection(limit: 5000) { total limit items { __typename } }
    }`)) as Record<string, { total?: number; limit: number; items: unknown[] }>;
    const read = (name: string) => [data[name]?.limit, data[name]?.items.length];
    expect([read("given"), read("omitted"), read("zero"), read("most")]).toEqual([
      [7, 7],
      [100, 100],
      [100, 100],
      [1000, 1000],
    ]);
    expect(data.most?.total).toBe(1103);
  });

  test("total counts all that match, whatever is skipped and shown", async () => {
    expect(
      await blog.ask(`{ postCollection(where: { keywords_contains_some: ["bread"] }, skip: 1, limit: 1) {
      total skip limit items { title } } }`),
    ).toEqual({
      postCollection: { total: 3, skip: 1, limit: 1, items: [{ title: "Brioche without fear" }] },
    });
    expect(await blog.ask(`{ postCollection(skip: 5) { total items { title } } }`)).toEqual({
      postCollection: { total: 5, items: [] },
    });
  });
});

describe("pages by cursor", () => {
  interface Page {
    items: { title: string }[];
    pages: { next: string | null; prev: string | null };
  }

  async function ask(args: string): Promise<Page> {
    const data = await blog.ask(`{ postCursorCollection(limit: 2, order: title_ASC ${args}) {
      items { title } pages { next prev } } }`);
    return (data as { postCursorCollection: Page }).postCursorCollection;
  }

  test("lead from page to page and back", async () => {
    const first = await ask("");
    const second = await ask(`pageNext: "${first.pages.next}"`);
    const third = await ask(`pageNext: "${second.pages.next}"`);
    const titles = [first, second, third].map(({ items }) => items.map(({ title }) => title.split(" ")[0]).join(" "));
    expect(titles).toEqual(["Apricot Brioche", "Changed Rye", "Sourdough"]);
    expect([first.pages.prev, third.pages.next]).toEqual([null, null]);
    expect(await ask(`pagePrev: "${second.pages.prev}"`)).toEqual(first);
  });

  test("exist for link lists, what links to something, entries and assets", async () => {
    expect(
      await blog.execute(`{
      post(id: "sourdough") { blocksCursorCollection(limit: 1) { items { __typename } pages { prev } } }
      author(id: "mara") { linkedFrom { postCursorCollection { limit items { __typename } } } }
      entryCursorCollection(where: { sys: { id: "mara" } }) { items { sys { id } } }
      assetCursorCollection(limit: 1, order: fileName_ASC) { items { fileName } }
    }`),
    ).toMatchObject({
      data: {
        post: { blocksCursorCollection: { items: [{ __typename: "Quote" }], pages: { prev: null } } },
        author: { linkedFrom: { postCursorCollection: { limit: 100, items: [{ __typename: "Post" }, {}, {}] } } },
        entryCursorCollection: { items: [{ sys: { id: "mara" } }] },
        assetCursorCollection: { items: [{ fileName: "bread.png" }] },
      },
      errors: [],
    });
  });

  test.each(["nonsense", Buffer.from("authorX:2").toString("base64url")])("%s is no cursor", async (cursor) => {
    const { data, errors } = await blog.execute(`{ postCursorCollection(pageNext: "${cursor}") { limit } }`);
    expect([data, errors.length]).toEqual([{ postCursorCollection: null }, 1]);
  });
});

describe("filters (collection-filters)", () => {
  test.each([
    [`title: "Apricot jam"`, "apricot"],
    [`title_not: "Apricot jam"`, "rye brioche sourdough changed"],
    [`title_in: ["Apricot jam", "Unfinished"]`, "apricot"],
    [`title_not_in: ["Apricot jam", "Rye for beginners"]`, "brioche sourdough changed"],
    [`title_contains: "FOR"`, "rye"],
    [`title_not_contains: "in"`, "apricot brioche"],
    [`title_contains: "R"`, ""],
    [`teaser: null`, "apricot brioche changed"],
    [`OR: [], title_contains: "rye"`, "rye"],
    [`teaser_exists: false`, "apricot brioche changed"],
    [`wordCount_gt: 800, wordCount_lt: 1200`, "brioche"],
    [`wordCount_gte: 800, wordCount_lte: 950`, "rye brioche"],
    [`rating_in: [3.5, 4]`, "rye"],
    [`publishedOn_lt: "2024-03-02T06:30:00Z"`, "sourdough"],
    [`publishedOn: "2024-03-02T06:30:00.000Z"`, "rye"],
    [`isFeatured_not: true`, "rye apricot brioche changed"],
    [`keywords_contains_all: ["bread", "rye"]`, "rye"],
    [`keywords_contains_some: ["jam", "sweet"]`, "apricot brioche"],
    [`keywords_contains_none: ["bread"]`, "apricot changed"],
    [`body_contains: "spoon of FLOUR"`, "sourdough"],
    [`cover_exists: true`, "sourdough changed"],
    [`blocksCollection_exists: true`, "rye sourdough"],
    [`sys: { id_in: ["rye", "retired"] }`, "rye"],
    [`sys: { publishedAt_gte: "2024-03-07T10:00:00Z" }`, "rye apricot brioche"],
    [`AND: [{ OR: [{ title_contains: "Rye" }, { title_contains: "jam" }] }, { wordCount_gt: 400 }]`, "rye"],
    [`author: { name_contains: "mara" }`, "apricot sourdough changed"],
    [`related: { title: "Rye for beginners" }`, "rye sourdough"],
    [`hero: { heading_contains: "on" }`, "brioche"],
    [`blocks: { heading_contains: "oven" }`, "rye sourdough"],
    [`author: { name_contains: "hired" }`, ""],
  ])("%s finds %s", async (where, ids) => {
    expect(await findPosts(`where: { ${where} }`)).toBe(ids);
  });

  test("assets are filtered by what their file is", async () => {
    expect(
      await blog.ask(`{
      png: assetCollection(where: { contentType: "image/png", width_gte: 800 }) { items { title } }
      described: assetCollection(where: { description_exists: true }) { items { description } }
    }`),
    ).toEqual({
      png: { items: [{ title: "Bread" }] },
      described: { items: [{ description: "Taken in spring" }] },
    });
  });
});
