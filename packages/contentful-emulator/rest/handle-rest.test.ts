import { afterAll, beforeAll, expect, test } from "vitest";
import { serveConformanceSpace } from "../conformance/conformance-space.ts";
import { createContentFaults } from "../faults/content-faults.ts";
import { librarySpace, writeSpaceExport } from "../fixtures.ts";
import { startContentService, type ContentService } from "../start-content-service.ts";

let service: ContentService;

beforeAll(async () => {
  service = await serveConformanceSpace("blog");
});
afterAll(() => service.close());

const MASTER = "/spaces/b1ogspace001/environments/master";

function get(path: string, headers: Record<string, string> = { authorization: `Bearer ${service.deliveryToken}` }) {
  return fetch(service.origin + path, { headers });
}

test("a response has Contentful's content type, a request id, an ETag, and may be read by every page", async () => {
  const { status, headers } = await get(`${MASTER}/entries`);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("application/vnd.contentful.delivery.v1+json");
  expect(headers.get("x-contentful-request-id")).toMatch(/^[\da-f-]{36}$/);
  expect(headers.get("access-control-allow-origin")).toBe("*");
  expect(headers.get("content-encoding")).toBe("gzip");
  const again = await get(`${MASTER}/entries`, {
    authorization: `Bearer ${service.deliveryToken}`,
    "if-none-match": headers.get("etag")!,
  });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("the token may be in the address, and the environment left out", async () => {
  const response = await get(`/spaces/b1ogspace001/entries/rye?access_token=${service.deliveryToken}`, {});
  expect(((await response.json()) as { sys: { id: string } }).sys.id).toBe("rye");
});

test.each([
  [`${MASTER}/entries/nobody`, { type: "Entry", id: "nobody", environment: "master", space: "b1ogspace001" }],
  [`${MASTER}/entries/unfinished`, { type: "Entry", id: "unfinished", environment: "master", space: "b1ogspace001" }],
  [`${MASTER}/assets/draft-picture`, expect.objectContaining({ type: "Asset" })],
  [`${MASTER}/content_types/nothing`, expect.objectContaining({ type: "ContentType" })],
  [`${MASTER}/tags/nothing`, expect.objectContaining({ type: "Tag" })],
  [`${MASTER}/webhooks`, {}],
  [`${MASTER}/entries/rye/more`, {}],
  ["/spaces/elsewhere/entries", { type: "Space", id: "elsewhere" }],
  [
    "/spaces/b1ogspace001/environments/staging/entries",
    expect.objectContaining({ type: "Environment", id: "staging" }),
  ],
])("%s gives 404", async (path, details) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    sys: { type: "Error", id: "NotFound" },
    message: "The resource could not be found.",
    details,
    requestId: response.headers.get("x-contentful-request-id"),
  });
});

test("a preview token reads drafts, never what is archived", async () => {
  const preview = { authorization: `Bearer ${service.previewToken}` };
  expect((await get(`${MASTER}/entries/unfinished`, preview)).status).toBe(200);
  expect((await get(`${MASTER}/entries/retired`, preview)).status).toBe(404);
});

test.each([{}, { authorization: "Bearer wrong" }])("the token of %o gives 401", async (headers) => {
  const response = await get(`${MASTER}/entries`, headers as Record<string, string>);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({
    sys: { type: "Error", id: "AccessTokenInvalid" },
    message: "The access token you sent could not be found or is invalid.",
  });
});

test("above the rate limit there is 429 with the time to wait", async () => {
  const limited = await serveConformanceSpace("blog", 1);
  const headers = { authorization: `Bearer ${limited.deliveryToken}` };
  const responses = await Promise.all([1, 2, 3].map(() => fetch(`${limited.origin}${MASTER}/entries`, { headers })));
  const refused = responses.find(({ status }) => status === 429);
  expect(refused?.headers.get("x-contentful-ratelimit-reset")).toBe("1");
  expect(await refused?.json()).toMatchObject({ sys: { type: "Error", id: "RateLimitExceeded" } });
  await limited.close();
});

test("faults are those of REST, for one collection or all", async () => {
  const faults = createContentFaults();
  await using written = await writeSpaceExport(librarySpace);
  const served = await startContentService({ exportFile: written.file, host: "127.0.0.1", port: 0, faults });
  const address = `${served.origin}/spaces/testspace/environments/master`;
  const ask = (path: string) => fetch(`${address}/${path}access_token=${served.deliveryToken}`);
  const atlas = "entries?sys.id=atlas&";
  faults.set({ kind: "partial", operation: "entries" });
  const partial = (await (await ask(atlas)).json()) as Record<string, unknown>;
  expect([partial.includes, partial.errors]).toEqual([
    undefined,
    [{ sys: { id: "notResolvable", type: "error" }, details: { type: "Link", linkType: "Asset", id: "cover" } }],
  ]);
  faults.set({ kind: "empty" });
  expect(await (await ask(atlas)).json()).toMatchObject({ total: 0, items: [] });
  expect((await ask("entries/atlas?")).status).toBe(404);
  faults.set({ kind: "error", operation: "assets" });
  expect((await ask("assets?")).status).toBe(500);
  expect((await ask(atlas)).status).toBe(200);
  faults.set({ kind: "rate-limited" });
  expect((await ask(atlas)).status).toBe(429);
  faults.set({ kind: "garbage" });
  expect(await (await ask(atlas)).text()).toContain("Bad gateway");
  faults.set({ kind: "down", operation: "entries" });
  await expect(ask(atlas)).rejects.toThrow("fetch failed");
  await served.close();
});

test("the control lists requests without their tokens", async () => {
  await using written = await writeSpaceExport(librarySpace);
  const place = { exportFile: written.file, host: "127.0.0.1", port: 0 };
  const served = await startContentService({ ...place, hasControl: true });
  await fetch(`${served.origin}/spaces/testspace/entries?limit=1&access_token=${served.deliveryToken}`);
  const noted = await (await fetch(`${served.controlUrl}/queries`)).text();
  expect(noted).toContain("GET /spaces/testspace/entries?limit=1");
  expect(noted).not.toContain(served.deliveryToken);
  await served.close();
});

test("links are followed as deep as include says, and those that lead nowhere are errors", async () => {
  const ask = async (parameters: string) =>
    (await (await get(`${MASTER}/entries?content_type=post&sys.id=rye&${parameters}`)).json()) as {
      includes?: Record<string, { sys: { id: string } }[]>;
      errors?: object[];
    };
  const ids = (body: Awaited<ReturnType<typeof ask>>) => ({
    Entry: body.includes?.Entry?.map(({ sys }) => sys.id).toSorted(),
    Asset: body.includes?.Asset?.map(({ sys }) => sys.id).toSorted(),
  });
  const none = await ask("include=0");
  expect([none.includes, none.errors]).toEqual([undefined, undefined]);
  expect(ids(await ask("include=1"))).toEqual({ Entry: ["oven", "sourdough", "theo"], Asset: undefined });
  expect(ids(await ask(""))).toEqual(ids(await ask("include=1")));
  const two = await ask("include=2");
  expect(ids(two).Asset).toContain("cover-bread");
  expect(two.errors).toContainEqual({
    sys: { id: "notResolvable", type: "error" },
    details: { type: "Link", linkType: "Asset", id: "draft-picture" },
  });
});
