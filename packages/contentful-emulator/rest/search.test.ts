import { afterAll, beforeAll, expect, test } from "vitest";
import { serveConformanceSpace } from "../conformance/conformance-space.ts";
import type { ContentService } from "../start-content-service.ts";

let shop: ContentService;
let blog: ContentService;
let museum: ContentService;

beforeAll(async () => {
  shop = await serveConformanceSpace("shop");
  blog = await serveConformanceSpace("blog");
  museum = await serveConformanceSpace("museum");
});
afterAll(() => Promise.all([shop.close(), blog.close(), museum.close()]));

interface Body {
  readonly total: number;
  readonly items: readonly { readonly sys: { readonly id: string } }[];
}

const SPACE_IDS = () =>
  new Map([[shop, "5h0pspace002"] as const, [blog, "b1ogspace001"] as const, [museum, "mu5eumspace3"] as const]);

async function ask(service: ContentService, path: string): Promise<Body> {
  const address = `${service.origin}/spaces/${SPACE_IDS().get(service)}/environments/master/${path}`;
  const response = await fetch(address, { headers: { authorization: `Bearer ${service.deliveryToken}` } });
  return (await response.json()) as Body;
}

const idsOf = ({ items }: Body) => items.map(({ sys }) => sys.id);

// Expectations are of the pages search-parameters, tags and links of the documentation of the Content Delivery API.
test.each([
  ["fields.title=Rye for beginners", ["rye"]],
  ["fields.title[ne]=Rye for beginners", ["apricot", "brioche", "changed", "sourdough"]],
  ["fields.title[in]=Apricot jam,Rye for beginners", ["apricot", "rye"]],
  ["fields.title[nin]=Apricot jam,Rye for beginners", ["brioche", "changed", "sourdough"]],
  ["fields.teaser[exists]=true", ["rye", "sourdough"]],
  ["fields.teaser[exists]=false", ["apricot", "brioche", "changed"]],
  ["fields.keywords=bread", ["brioche", "rye", "sourdough"]],
  ["fields.keywords[ne]=bread", ["apricot", "changed"]],
  ["fields.keywords[in]=rye,jam", ["apricot", "rye"]],
  ["fields.keywords[nin]=rye,jam", ["brioche", "changed", "sourdough"]],
  ["fields.keywords[all]=bread,slow", ["sourdough"]],
  ["fields.wordCount=800", ["rye"]],
  ["fields.wordCount[gt]=800", ["brioche", "sourdough"]],
  ["fields.wordCount[gte]=800&fields.wordCount[lt]=1200", ["brioche", "rye"]],
  ["fields.rating[lte]=3.5", ["rye"]],
  ["fields.isFeatured=true", ["sourdough"]],
  ["fields.publishedOn[gt]=2024-03-01", ["rye"]],
  ["fields.publishedOn=2024-03-02T06:30:00Z", ["rye"]],
  ["fields.title[match]=sour", ["sourdough"]],
  ["fields.title[match]=days sourdough", ["sourdough"]],
  ["fields.title[match]=dough", []],
  ["query=patience", ["sourdough"]],
  ["query=BREAD", ["brioche", "rye", "sourdough"]],
  ["fields.author.sys.id=mara", ["apricot", "changed", "sourdough"]],
  ["fields.author.sys.id[ne]=mara", ["brioche", "rye"]],
  ["fields.related.sys.id[in]=sourdough,nobody", ["rye"]],
  ["fields.author.sys.contentType.sys.id=author&fields.author.fields.name[match]=theo", ["rye"]],
  [
    "fields.author.sys.contentType.sys.id=author&fields.author.fields.bio[exists]=true",
    ["apricot", "changed", "sourdough"],
  ],
  ["fields.anything.sys.contentType.sys.id=post", []],
  ["links_to_entry=mara", ["apricot", "changed", "sourdough"]],
  ["links_to_asset=cover-bread", ["sourdough"]],
  ["sys.id[in]=rye,apricot,unfinished", ["apricot", "rye"]],
  ["sys.updatedAt[gte]=2024-03-07T10:00:00Z", ["apricot", "brioche", "rye"]],
  ["sys.revision[gt]=1", []],
])("posts with %s", async (parameters, expected) => {
  const found = idsOf(await ask(blog, `entries?content_type=post&${parameters}`));
  expect(found.toSorted()).toEqual(expected);
});

test.each([
  ["", ["rye", "apricot", "brioche", "sourdough", "changed"]],
  ["order=fields.wordCount", ["apricot", "rye", "brioche", "sourdough", "changed"]],
  ["order=-fields.wordCount", ["sourdough", "brioche", "rye", "apricot", "changed"]],
  ["order=fields.author.sys.id,-fields.title", ["sourdough", "changed", "apricot", "rye", "brioche"]],
  ["order=sys.updatedAt,-sys.id", ["changed", "sourdough", "brioche", "apricot", "rye"]],
  ["order=sys.id&skip=1&limit=2", ["brioche", "changed"]],
])("posts ordered by %s", async (parameters, expected) => {
  expect(idsOf(await ask(blog, `entries?content_type=post&${parameters}`))).toEqual(expected);
});

test.each([
  ["fields.place[near]=47,15", ["graz", "vienna", "apia", "suva"]],
  ["fields.place[near]=-14,-172&limit=1", ["apia"]],
  ["fields.place[within]=48.2,16.3,50", ["vienna"]],
  ["fields.place[within]=49,15,47,17", ["graz", "vienna"]],
  ["fields.place[within]=47,15,49,17", ["graz", "vienna"]],
  ["fields.place[within]=-10,170,-20,-170", ["apia", "suva"]],
])("stores with %s", async (parameters, expected) => {
  expect(idsOf(await ask(shop, `entries?content_type=store&${parameters}`))).toEqual(expected);
});

test("filters look at the locale asked for", async () => {
  const search = "entries?content_type=product&fields.title=Lampe";
  expect(idsOf(await ask(shop, search))).toEqual([]);
  expect(idsOf(await ask(shop, `${search}&locale=de`))).toEqual(["lamp"]);
});

test.each([
  ["metadata.tags.sys.id[all]=bronze,stone", ["vase"]],
  ["metadata.tags.sys.id[in]=bronze,stone", ["hall", "mask", "vase"]],
  ["metadata.tags.sys.id[nin]=bronze", ["coin", "hall"]],
  ["metadata.tags[exists]=false", ["coin"]],
  ["metadata.concepts.sys.id[in]=antiquity", ["mask", "vase"]],
  ["sys.contentType.sys.id[nin]=room", ["coin", "mask", "vase"]],
  ["query=hall", ["hall"]],
])("entries of every type with %s", async (parameters, expected) => {
  expect(idsOf(await ask(museum, `entries?${parameters}`)).toSorted()).toEqual(expected);
});

test.each([
  ["mimetype_group=image", ["label", "vase-front"]],
  ["mimetype_group=video", ["vase-film"]],
  ["fields.file.contentType=image/webp", ["vase-front"]],
  ["fields.file.details.size[gt]=10000", ["vase-film", "vase-front"]],
  ["fields.title[match]=turning", ["vase-film"]],
  ["query=label", ["label"]],
  ["metadata.tags.sys.id[in]=bronze", ["vase-front"]],
])("assets with %s", async (parameters, expected) => {
  expect(idsOf(await ask(museum, `assets?${parameters}`)).toSorted()).toEqual(expected);
});

test.each([
  ["select=sys.id,fields.title", { sys: { id: "rye" }, fields: { title: "Rye for beginners" } }],
  ["select=fields.wordCount,fields.rating", { fields: { wordCount: 800, rating: 3.5 } }],
  ["select=metadata", { metadata: { tags: [], concepts: [] } }],
])("a post with %s", async (parameters, expected) => {
  const { items } = await ask(blog, `entries?content_type=post&sys.id=rye&include=0&${parameters}`);
  expect(items).toEqual([expected]);
});

test.each([
  ["entries?fields.title=x", { id: "BadRequest" }],
  ["entries?select=fields.title", { id: "BadRequest" }],
  ["entries?order=fields.title", { id: "BadRequest" }],
  ["entries?content_type=nothing", { id: "InvalidQuery", fault: { name: "unknownContentType", value: "nothing" } }],
  ["entries?some=parameter", { id: "InvalidQuery", fault: { name: "unknown", path: ["some"] } }],
  ["entries?sys.888=GO", { id: "InvalidQuery", fault: { details: 'The path "sys.888" is not recognized' } }],
  ["entries?sys.id[like]=x", { id: "InvalidQuery", fault: { name: "unknownOperator", value: "like" } }],
  ["entries?content_type=post&fields.nothing=1", { id: "InvalidQuery", fault: { path: ["fields", "nothing"] } }],
  ["entries?content_type=post&fields.title[lt]=1", { id: "InvalidQuery", fault: { name: "lt" } }],
  ["entries?content_type=post&fields.wordCount=many", { id: "InvalidQuery", fault: { value: "many" } }],
  ["entries?content_type=post&order=fields.teaser", { id: "InvalidQuery", fault: { name: "order" } }],
  ["entries?content_type=post&fields.anything.fields.name=x", { id: "BadRequest" }],
  ["entries?limit=1001", { id: "InvalidQuery", fault: { name: "limit", value: "1001" } }],
  ["entries?skip=-1", { id: "InvalidQuery", fault: { name: "skip" } }],
  ["entries?skip=few", { id: "BadRequest" }],
  ["entries?include=11", { id: "InvalidQuery", fault: { name: "include" } }],
  ["entries?locale=xx", { id: "BadRequest" }],
  ["assets?mimetype_group=toys", { id: "InvalidQuery", fault: { value: "toys" } }],
])("%s is refused", async (path, { id, fault }: { id: string; fault?: object }) => {
  const details = fault && { details: { errors: [fault] } };
  expect(await ask(blog, path)).toMatchObject({ sys: { type: "Error", id }, ...details });
});
