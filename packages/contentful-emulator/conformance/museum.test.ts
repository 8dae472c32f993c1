import { describe, expect, test } from "vitest";
import { commonTypes } from "./common-types.ts";
import { loadConformanceSpace, testTypes } from "./conformance-space.ts";
import {
  collection,
  collectionTypes,
  entryFields,
  filterInput,
  filters,
  link,
  linkingCollections,
  orderEnum,
  orderEnums,
  query,
  RICH_TEXT_COMMON,
  richTextTypes,
  VALUE,
} from "./schema-rules.ts";

// A museum: rich text of every kind of node, links to another space, tags and concepts. Pages named in brackets are
// below contentful.com/developers/docs/references/graphql/.

const museum = await loadConformanceSpace("museum");

const EXHIBIT_FILTERS = filters({ String: "title", RichText: "story caption", Exists: "room" });

describe("the schema of a museum", () => {
  testTypes(
    museum,
    `${commonTypes()}
     scalar JSON
     ${RICH_TEXT_COMMON}
     type Exhibit implements Entry & _Node {
       ${entryFields("Exhibit")}
       title${VALUE}: String
       story${VALUE}: ExhibitStory
       caption${VALUE}: ExhibitCaption
       room${link("RoomFilter")}: Room
     }
     ${richTextTypes("ExhibitStory")}
     ${richTextTypes("ExhibitCaption")}
     ${collectionTypes("Exhibit")}
     ${orderEnum("ExhibitOrder", "title")}
     ${filterInput("ExhibitFilter", `room: cfRoomNestedFilter ${EXHIBIT_FILTERS}`)}
     ${filterInput("cfExhibitNestedFilter", EXHIBIT_FILTERS)}
     ${linkingCollections("Exhibit", { room: "Room" })}
     ${orderEnums("ExhibitLinkingCollectionsRoom", "name floor")}
     type Room implements Entry & _Node {
       ${entryFields("Room")}
       name${VALUE}: String
       floor${VALUE}: Int
       ${collection("exhibits", "RoomExhibits", "where: ExhibitFilter", "RoomExhibits")}
     }
     ${collectionTypes("Room")}
     ${orderEnum("RoomOrder", "name floor")}
     ${filterInput("RoomFilter", `exhibits: cfExhibitNestedFilter ${filters({ String: "name", Int: "floor", Exists: "exhibitsCollection" })}`)}
     ${filterInput("cfRoomNestedFilter", filters({ String: "name", Int: "floor", Exists: "exhibitsCollection" }))}
     ${collectionTypes("RoomExhibits", "Exhibit")}
     ${orderEnums("RoomExhibits", "title")}
     ${linkingCollections("Room", { exhibit: "Exhibit" })}
     ${orderEnums("RoomLinkingCollectionsExhibit", "title")}
     ${query({ exhibit: "Exhibit", room: "Room" })}`,
  );

  test("types say where the editor defines them, Contentful's directives are known (public schemas)", () => {
    expect(museum.schema.getType("Exhibit")?.description).toBe(
      "What is shown. [See type definition](https://app.contentful.com/spaces/mu5eumspace3/content_types/exhibit)",
    );
    expect(museum.schema.getType("Room")?.description).toBe(
      "[See type definition](https://app.contentful.com/spaces/mu5eumspace3/content_types/room)",
    );
    const directives = museum.schema.getDirectives().map(({ name, locations }) => `${name} ${locations.join(" ")}`);
    expect(directives).toEqual(expect.arrayContaining(["contentSourceMaps QUERY", "timeline QUERY"]));
  });

  test("Contentful's directives are accepted", async () => {
    const source = `query @contentSourceMaps @timeline(where: { timestamp_lte: "2030-01-01T00:00:00Z" }) {
      exhibit(id: "coin") { title } }`;
    expect(await museum.ask(source)).toEqual({ exhibit: { title: "Coin" } });
    expect(String(museum.schema.getDirective("timeline")?.args[0]?.type)).toBe("TimelineFilterInput!");
  });
});

describe("rich text (schema-generation, Rich text)", () => {
  test("the document is given as it is, with the ids of what it links to", async () => {
    const data = (await museum.ask(`{ exhibit(id: "vase") { story { json } } }`)) as {
      exhibit: { story: { json: { nodeType: string; content: { nodeType: string }[] } } };
    };
    const { json } = data.exhibit.story;
    expect(json.nodeType).toBe("document");
    expect(json.content.map(({ nodeType }) => nodeType)).toEqual([
      ...["heading-1", "paragraph", "embedded-asset-block", "embedded-asset-block", "embedded-asset-block"],
      ...["embedded-asset-block", "embedded-entry-block", "embedded-entry-block", "embedded-resource-block"],
      ...["embedded-resource-block", "unordered-list", "ordered-list", "blockquote", "table", "hr"],
    ]);
    expect(JSON.stringify(json)).toContain('"sys":{"type":"Link","linkType":"Entry","id":"mask"}');
  });

  test("links list what each kind of node points at once; what is not published is null with an error", async () => {
    const { data, errors } = await museum.execute(`{ exhibit(id: "vase") { story { links {
      assets { block { sys { id } contentType } hyperlink { title } }
      entries { block { sys { id } } inline { ... on Room { name } } hyperlink { __typename ... on Exhibit { title } } }
    } } } }`);
    expect(data).toEqual({
      exhibit: {
        story: {
          links: {
            assets: {
              block: [
                { sys: { id: "vase-front" }, contentType: "image/webp" },
                { sys: { id: "vase-film" }, contentType: "video/mp4" },
                null,
              ],
              hyperlink: [{ title: "Label" }],
            },
            entries: {
              block: [{ sys: { id: "hall" } }, null],
              inline: [{ name: "Hall" }],
              hyperlink: [{ __typename: "Exhibit", title: "Mask" }],
            },
          },
        },
      },
    });
    expect(errors.map(({ path, extensions }) => [path?.slice(-3).join("."), extensions.contentful])).toMatchObject([
      ["assets.block.2", { code: "UNRESOLVABLE_LINK", details: { linkType: "Asset", linkId: "hidden" } }],
      ["entries.block.1", { code: "UNRESOLVABLE_LINK", details: { linkType: "Entry", linkId: "storeroom" } }],
    ]);
  });

  test("links to other spaces are listed by name, each once", async () => {
    const nameOf = (id: string) => `crn:contentful:::content:spaces/0ther5pace99/environments/master/entries/${id}`;
    const twin = { sys: { urn: nameOf("twin"), linkType: "Contentful:Entry" } };
    expect(
      await museum.ask(`{ exhibit(id: "vase") { story { links { resources {
        block { __typename sys { urn linkType } } inline { sys { urn } } hyperlink { ... on ResourceLink { sys { urn } } }
      } } } } }`),
    ).toEqual({
      exhibit: {
        story: {
          links: {
            resources: {
              block: [{ __typename: "ExhibitStoryResourcesBlock", ...twin }],
              inline: [{ sys: { urn: nameOf("copy") } }],
              hyperlink: [{ sys: { urn: nameOf("twin") } }],
            },
          },
        },
      },
    });
  });

  test("a document of nothing has no links, and no document is null", async () => {
    expect(
      await museum.ask(`{ exhibit(id: "coin") {
        story { links { entries { block { __typename } } resources { block { __typename } } } } caption { json } } }`),
    ).toEqual({
      exhibit: { story: { links: { entries: { block: [] }, resources: { block: [] } } }, caption: null },
    });
  });
});

describe("tags and concepts (overview, Tags; taxonomy)", () => {
  test("are given with an entry or asset", async () => {
    expect(
      await museum.ask(`{
        exhibit(id: "vase") { contentfulMetadata { tags { id name } concepts { id } } }
        asset(id: "vase-front") { contentfulMetadata { tags { name } concepts { id } } }
      }`),
    ).toEqual({
      exhibit: {
        contentfulMetadata: {
          tags: [
            { id: "bronze", name: "Bronze" },
            { id: "stone", name: "Stone" },
          ],
          concepts: [{ id: "vessel" }, { id: "antiquity" }],
        },
      },
      asset: { contentfulMetadata: { tags: [{ name: "Bronze" }], concepts: [] } },
    });
  });

  test.each([
    [`tags_exists: false`, "coin"],
    [`tags: { id_contains_all: ["bronze", "stone"] }`, "vase"],
    [`tags: { id_contains_some: ["stone", "bronze"] }`, "vase mask"],
    [`tags: { id_contains_none: ["stone"] }`, "mask coin"],
    [`concepts_exists: true`, "vase mask"],
    [`concepts: { id_contains_all: ["antiquity", "vessel"] }`, "vase"],
    [`concepts: { id_contains_some: ["vessel"] }`, "vase"],
    [`concepts: { id_contains_none: ["vessel"] }`, "mask coin"],
    [`concepts: { descendants: { id_contains_some: ["antiquity"] } }`, "vase mask"],
    [`tags: { id_contains_some: ["bronze"] }, concepts: { id_contains_none: ["vessel"] }`, "mask"],
  ])("%s finds %s", async (metadata, ids) => {
    const data = await museum.ask(`{
      exhibitCollection(where: { contentfulMetadata: { ${metadata} } }) { items { sys { id } } } }`);
    const { items } = (data as { exhibitCollection: { items: { sys: { id: string } }[] } }).exhibitCollection;
    expect(items.map(({ sys }) => sys.id).join(" ")).toBe(ids);
  });

  test("filter entries of all types, assets and what is linked as well", async () => {
    const tagged = `contentfulMetadata: { tags: { id_contains_some: ["stone"] } }`;
    expect(
      await museum.ask(`{
        entryCollection(where: { ${tagged} }, order: sys_id_ASC) { items { sys { id } } }
        assetCollection(where: { contentfulMetadata: { tags_exists: true } }) { total }
        exhibitCollection(where: { room: { ${tagged} } }) { total }
      }`),
    ).toEqual({
      entryCollection: { items: [{ sys: { id: "hall" } }, { sys: { id: "vase" } }] },
      assetCollection: { total: 1 },
      exhibitCollection: { total: 2 },
    });
  });
});

describe("pictures (schema-generation, Assets; Images API)", () => {
  test.each([
    ["{ width: 300, height: 200, resizeStrategy: FILL, resizeFocus: TOP_LEFT }", "?w=300&h=200&fit=fill&f=top_left"],
    ["{ format: JPG_PROGRESSIVE, quality: 60 }", "?q=60&fm=jpg&fl=progressive"],
    ['{ cornerRadius: -1, backgroundColor: "rgb:ffffff", format: PNG8 }', "?r=max&bg=rgb:ffffff&fm=png&fl=png8"],
    ["{ resizeStrategy: FIT }", ""],
  ])("the transformation %s becomes the address's %s", async (transform, search) => {
    expect(await museum.ask(`{ asset(id: "vase-front") { url(transform: ${transform}) } }`)).toEqual({
      asset: { url: `https://images.ctfassets.net/mu5eumspace3/vase-front/0f1e2d3c4b5a/vase.webp${search}` },
    });
  });

  test("a film is not transformed", async () => {
    expect(await museum.ask(`{ asset(id: "vase-film") { url(transform: { width: 9 }) width } }`)).toEqual({
      asset: { url: "https://videos.ctfassets.net/mu5eumspace3/vase-film/0f1e2d3c4b5a/vase.mp4", width: null },
    });
  });

  test.each(["{ width: 4001 }", "{ quality: 0 }", '{ backgroundColor: "white" }'])(
    "%s is refused",
    async (transform) => {
      const { errors } = await museum.execute(`{ asset(id: "vase-front") { url(transform: ${transform}) } }`);
      expect(errors[0]?.message).toMatch(/must be/);
    },
  );
});
