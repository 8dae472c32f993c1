import { describe, expect, test } from "vitest";
import { loadConformanceSpace } from "./conformance-space.ts";

// Drafts and links of a blog. Each expectation names the page of Contentful's reference it is from, below
// contentful.com/developers/docs/references/graphql/.

const blog = await loadConformanceSpace("blog");

describe("drafts", () => {
  test("are shown by preview only, archived entries never (overview, previewing content)", async () => {
    expect(
      await blog.preview(`{ postCollection(preview: true, order: sys_id_ASC) { items { sys { id publishedAt } } }
      retired: post(id: "retired", preview: true) { title } }`),
    ).toMatchObject({
      postCollection: { items: [{}, {}, {}, {}, {}, { sys: { id: "unfinished", publishedAt: null } }] },
      retired: null,
    });
  });

  test("preview reaches what is linked, and can be set for a link alone", async () => {
    expect(
      await blog.preview(`{
      whole: post(id: "brioche", preview: true) { author { name } }
      link: post(id: "brioche") { author(preview: true) { name } }
    }`),
    ).toEqual({ whole: { author: { name: "Not hired yet" } }, link: { author: { name: "Not hired yet" } } });
  });
});

describe("links that lead to nothing (graphql-errors)", () => {
  test("are null in the data, with an UNRESOLVABLE_LINK error", async () => {
    const { data, errors } = await blog.execute(`{ post(id: "sourdough") {
      title relatedCollection { total items { title } } picturesCollection { items { fileName } } } }`);
    expect(data).toEqual({
      post: {
        title: "Sourdough in four days",
        relatedCollection: {
          total: 3,
          items: [{ title: "Rye for beginners" }, null, { title: "Brioche without fear" }],
        },
        picturesCollection: { items: [{ fileName: "bread.png" }, null] },
      },
    });
    expect(errors.map((error) => error.toJSON())).toEqual([
      {
        message:
          "Query execution error. Link from entry 'sourdough' to entry 'unfinished' on field 'related' within type 'Post' cannot be resolved",
        locations: [{ line: 2, column: 39 }],
        path: ["post", "relatedCollection", "items", 1],
        extensions: {
          contentful: {
            code: "UNRESOLVABLE_LINK",
            documentationUrl: "https://ctfl.io/graphql-api-error-unresolvable-link",
            details: {
              ...{ type: "Post", field: "related", linkType: "Entry" },
              ...{ linkId: "unfinished", linkingEntryId: "sourdough" },
            },
          },
        },
      },
      expect.objectContaining({
        message:
          "Query execution error. Link from entry 'sourdough' to asset 'draft-picture' on field 'pictures' within type 'Post' cannot be resolved",
        path: ["post", "picturesCollection", "items", 1],
      }),
    ]);
  });

  test("are left out of filtered lists (changelog, GraphQL Content API improvement)", async () => {
    expect(
      await blog.ask(`{ post(id: "sourdough") { relatedCollection(where: { sys: { id_exists: true } }) {
      total items { sys { id } } } } }`),
    ).toEqual({
      post: { relatedCollection: { total: 2, items: [{ sys: { id: "rye" } }, { sys: { id: "brioche" } }] } },
    });
  });

  test("an entry of a content type that is not allowed is UNEXPECTED_LINKED_CONTENT_TYPE", async () => {
    const { data, errors } = await blog.execute(`{ post(id: "changed") { title hero { __typename } } }`);
    expect(data).toEqual({ post: { title: "Changed since published", hero: null } });
    expect(errors).toMatchObject([
      { path: ["post", "hero"], extensions: { contentful: { code: "UNEXPECTED_LINKED_CONTENT_TYPE" } } },
    ]);
  });

  test("an id that nothing has is null without an error (single-resource-fields)", async () => {
    expect(
      await blog.ask(`{ post(id: "nothing") { title } author(id: "rye") { name } asset(id: "draft-picture") { url } }`),
    ).toEqual({ post: null, author: null, asset: null });
  });
});

describe("links", () => {
  test("to several content types are a union, to any the interface Entry (schema-generation)", async () => {
    expect(
      await blog.ask(`{ post(id: "sourdough") {
      hero { __typename ... on Gallery { columns } }
      anything { __typename sys { id } ... on Author { name } }
      blocksCollection { items { ... on Quote { words } ... on Gallery { heading } } }
      pinnedCollection { items { __typename } }
    } }`),
    ).toEqual({
      post: {
        hero: { __typename: "Gallery", columns: 3 },
        anything: { __typename: "Author", sys: { id: "theo" }, name: "Theo Okafor" },
        blocksCollection: { items: [{ words: "A good crust sings." }, { heading: "The oven" }] },
        pinnedCollection: { items: [{ __typename: "Author" }, { __typename: "Quote" }] },
      },
    });
  });

  test("that a filter does not match are null without an error (link-filtering)", async () => {
    expect(
      await blog.ask(`{ post(id: "sourdough") {
      mara: author(where: { name: "Mara Lindqvist" }) { name }
      theo: author(where: { name: "Theo Okafor" }) { name }
      hero(where: { heading_contains: "crust" }) { __typename }
      blocksCollection(where: { heading: "The oven" }) { total }
    } }`),
    ).toEqual({
      post: { mara: { name: "Mara Lindqvist" }, theo: null, hero: null, blocksCollection: { total: 1 } },
    });
  });

  test("an entry may link to itself", async () => {
    expect(
      await blog.ask(`{ author(id: "loop") { mentor { mentor { name } } linkedFrom { authorCollection { total } } } }`),
    ).toEqual({ author: { mentor: { mentor: { name: "Ida Loop" } }, linkedFrom: { authorCollection: { total: 1 } } } });
  });

  test("linkedFrom finds published entries that link to an entry or asset, by content type too", async () => {
    expect(
      await blog.ask(`{
      author(id: "mara") { linkedFrom {
        entryCollection { total } postCollection(order: title_ASC, limit: 2) { total items { sys { id } } } } }
      asset(id: "cover-bread") { linkedFrom { entryCollection { total } postCollection { total } galleryCollection { total } } }
      quote(id: "crust") { linkedFrom { postCollection(order: title_ASC) { items { sys { id } } } } }
    }`),
    ).toEqual({
      author: {
        linkedFrom: {
          entryCollection: { total: 4 },
          postCollection: { total: 3, items: [{ sys: { id: "apricot" } }, { sys: { id: "changed" } }] },
        },
      },
      asset: {
        linkedFrom: { entryCollection: { total: 2 }, postCollection: { total: 1 }, galleryCollection: { total: 1 } },
      },
      quote: { linkedFrom: { postCollection: { items: [{ sys: { id: "brioche" } }, { sys: { id: "sourdough" } }] } } },
    });
  });

  test("a node is found again by its id, whatever its type", async () => {
    const read = async (type: string, id: string) => {
      const data = await blog.ask(`{ found: ${type}(id: "${id}") { nodeId: _id } }`);
      return (data as { found: { nodeId: string } }).found.nodeId;
    };
    const [rye, mara] = [await read("post", "rye"), await read("author", "mara")];
    expect(
      await blog.ask(`{
      _node(id: "${rye}") { __typename _id ... on Post { title } }
      _nodes(ids: ["${mara}", "nothing", "${rye}"]) { ... on Entry { sys { id } } }
    }`),
    ).toEqual({
      _node: { __typename: "Post", _id: rye, title: "Rye for beginners" },
      _nodes: [{ sys: { id: "mara" } }, null, { sys: { id: "rye" } }],
    });
  });
});
