import { writeFile } from "node:fs/promises";
import { request as sendRequest } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SpaceExportError } from "./export/space-export-error.ts";
import {
  createAsset,
  createContentType,
  createEntry,
  createField,
  linkTo,
  writeSpaceExport,
} from "./export/space-export-fixture.ts";
import type { WrittenExport } from "./export/space-export-fixture.ts";
import { startContentService } from "./start-content-service.ts";
import type { ContentService } from "./start-content-service.ts";

const contentTypes = [
  createContentType("doctors", [
    createField("name", "Symbol"),
    createField("picture", "Link", { linkType: "Asset" }),
    createField("beds", "Integer"),
  ]),
];

const entries = [
  createEntry("doctors", "anna", { name: "Anna", picture: linkTo("Asset", "portrait"), beds: "many" }),
  createEntry("doctors", "biju", { name: "Biju", picture: linkTo("Asset", "elsewhere") }),
];

const assets = [
  createAsset("portrait", "my%20portrait.webp", "image/webp"),
  createAsset("clip", "clip.mp4", "video/mp4"),
  createAsset("elsewhere", "elsewhere.webp", "image/webp"),
  createAsset("..", "../../../../secret.txt", "text/plain"),
];

let written: WrittenExport;
let service: ContentService;

beforeAll(async () => {
  written = await writeSpaceExport({ contentTypes, entries, assets });
  await writeFile(join(written.folder, "secret.txt"), "secret");
  await written.writeAsset("images.ctfassets.net/testspace/portrait/abc123/my portrait.webp", "picture");
  await written.writeAsset("videos.ctfassets.net/testspace/clip/abc123/clip.mp4", "0123456789");
  service = await startContentService({ exportFile: written.file, host: "127.0.0.1", port: 0 });
});

afterAll(async () => {
  await service.close();
  await written[Symbol.asyncDispose]();
});

const NAMES = "{ doctorsCollection(order: name_ASC) { items { name } } }";
const NAMES_ANSWER = { data: { doctorsCollection: { items: [{ name: "Anna" }, { name: "Biju" }] } } };

function post(body: unknown, { url = service.graphqlUrl, token = service.deliveryToken } = {}) {
  return fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

async function readCode(response: Response) {
  const { errors } = (await response.json()) as { errors: { extensions: { contentful: { code?: string } } }[] };
  return [response.status, errors[0]?.extensions.contentful.code];
}

/** Sends a path as it stands, which fetch would tidy up. */
function getRawPath(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    sendRequest(service.origin, { path }, (response) => resolve(response.resume().statusCode))
      .on("error", reject)
      .end();
  });
}

describe("GraphQL over HTTP", () => {
  test("is asked by POST, GET and form, with the environment or without", async () => {
    expect(await (await post({ query: NAMES })).json()).toEqual(NAMES_ANSWER);
    const url = service.graphqlUrl.replace("/environments/master", "");
    expect(url).toBe(`${service.origin}/content/v1/spaces/testspace`);
    const search = new URLSearchParams({ query: NAMES, access_token: service.deliveryToken });
    expect(await (await fetch(`${url}?${search}`)).json()).toEqual(NAMES_ANSWER);
    const headers = { authorization: `Bearer ${service.previewToken}` };
    const form = await fetch(url, { method: "POST", headers, body: new URLSearchParams({ query: NAMES }) });
    expect(await form.json()).toEqual(NAMES_ANSWER);
  });

  test("takes variables from the body and from the address", async () => {
    const query = "query($id: String!) { doctors(id: $id) { name } }";
    const answer = { data: { doctors: { name: "Biju" } } };
    expect(await (await post({ query, variables: { id: "biju" } })).json()).toEqual(answer);
    const search = new URLSearchParams({ query, variables: '{"id":"biju"}', access_token: service.deliveryToken });
    expect(await (await fetch(`${service.graphqlUrl}?${search}`)).json()).toEqual(answer);
  });

  test("needs a token it knows", async () => {
    expect(await readCode(await post({ query: NAMES }, { token: "" }))).toEqual([401, "ACCESS_TOKEN_MISSING"]);
    expect(await readCode(await post({ query: NAMES }, { token: "wrong" }))).toEqual([401, "ACCESS_TOKEN_INVALID"]);
  });

  test("knows its own space and environment only", async () => {
    const spaces = `${service.origin}/content/v1/spaces`;
    expect(await readCode(await post({ query: NAMES }, { url: `${spaces}/other` }))).toEqual([400, "UNKNOWN_SPACE"]);
    const url = `${spaces}/testspace/environments/staging`;
    expect(await readCode(await post({ query: NAMES }, { url }))).toEqual([400, "UNKNOWN_ENVIRONMENT"]);
  });

  test("names what is wrong with a request", async () => {
    expect(await readCode(await post({}))).toEqual([400, "MISSING_QUERY"]);
    expect(await readCode(await post("{ no json"))).toEqual([400, "INVALID_QUERY_FORMAT"]);
    expect(await readCode(await post({ query: 5 }))).toEqual([400, "INVALID_QUERY_FORMAT"]);
    expect(await readCode(await post({ query: NAMES, variables: [] }))).toEqual([400, "INVALID_VARIABLES_FORMAT"]);
    expect(await readCode(await post({ query: NAMES, operationName: "Other" }))).toEqual([
      400,
      "QUERY_OPERATION_NAME_MISMATCH",
    ]);
    expect((await post({ query: "x".repeat(2 ** 20) })).status).toBe(413);
    expect((await fetch(service.graphqlUrl, { method: "PUT", headers: bearer() })).status).toBe(405);
  });

  test.each(["{ doctors {", "{ nurses { name } }", "mutation { deleteDoctors }", "{ doctors { name } }"])(
    "%s does not fit the schema and answers 400",
    async (query) => {
      const response = await post({ query });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ errors: [expect.objectContaining({ message: expect.any(String) })] });
    },
  );

  test("missing variables answer 400", async () => {
    expect((await post({ query: "query($id: String!) { doctors(id: $id) { name } }" })).status).toBe(400);
  });

  test("a value that does not fit its field is null with an error beside the data", async () => {
    const response = await post({ query: `{ doctors(id: "anna") { name beds } }` });
    expect(response.status).toBe(200);
    const { data, errors } = (await response.json()) as { data: unknown; errors: { message: string }[] };
    expect(data).toEqual({ doctors: { name: "Anna", beds: null } });
    expect(errors).toHaveLength(1);
  });

  test("any other address answers 404 as JSON", async () => {
    const response = await fetch(`${service.origin}/graphql`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: "There is nothing at this address" });
  });
});

function bearer() {
  return { authorization: `Bearer ${service.deliveryToken}` };
}

function clip() {
  return `${service.origin}/videos.ctfassets.net/testspace/clip/abc123/clip.mp4`;
}

describe("asset files", () => {
  test("a file that is here is linked and served here, another keeps its address", async () => {
    const response = await post({ query: "{ doctorsCollection(order: name_ASC) { items { picture { url } } } }" });
    const { data } = (await response.json()) as {
      data: { doctorsCollection: { items: { picture: { url: string } }[] } };
    };
    const [here, elsewhere] = data.doctorsCollection.items.map(({ picture }) => picture.url);
    expect(here).toBe(`${service.origin}/images.ctfassets.net/testspace/portrait/abc123/my%20portrait.webp`);
    expect(elsewhere).toBe("https://images.ctfassets.net/testspace/elsewhere/abc123/elsewhere.webp");
    const file = await fetch(here ?? "");
    expect(file.headers.get("content-type")).toBe("image/webp");
    expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await file.text()).toBe("picture");
  });

  test.each([
    ["bytes=2-4", 206, "bytes 2-4/10", "234"],
    ["bytes=7-", 206, "bytes 7-9/10", "789"],
    ["bytes=-3", 206, "bytes 7-9/10", "789"],
    ["bytes=8-99", 206, "bytes 8-9/10", "89"],
    ["bytes=10-", 416, "bytes */10", ""],
    ["bytes=5-2", 200, null, "0123456789"],
    ["bytes=0-1,3-4", 200, null, "0123456789"],
  ])("the range %s answers %i", async (range, status, contentRange, text) => {
    const response = await fetch(clip(), { headers: { range } });
    expect([response.status, response.headers.get("content-range")]).toEqual([status, contentRange]);
    expect(await response.text()).toBe(text);
  });

  test("an unchanged file answers 304, HEAD answers without the file", async () => {
    const head = await fetch(clip(), { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, "10"]);
    const headers = { "if-none-match": head.headers.get("etag") ?? "" };
    expect((await fetch(clip(), { headers })).status).toBe(304);
  });

  test.each([
    "/images.ctfassets.net/../secret.txt",
    "/images.ctfassets.net/..%2f..%2fsecret.txt",
    "/images.ctfassets.net/testspace/../../../../secret.txt",
    "/images.ctfassets.net/testspace/../abc123/../../../../secret.txt",
    "/export.json",
    "//etc/passwd",
  ])("%s reaches no file", async (path) => {
    expect(await getRawPath(path)).toBe(404);
  });
});

describe("starting", () => {
  test("a port in use is replaced by a free one", async () => {
    const port = Number(new URL(service.origin).port);
    const second = await startContentService({ exportFile: written.file, host: "127.0.0.1", port });
    expect(second.origin).not.toBe(service.origin);
    expect((await fetch(`${second.origin}/`)).status).toBe(404);
    await second.close();
  });

  test("given tokens are used, others are random", async () => {
    const options = { exportFile: written.file, host: "127.0.0.1", port: 0, deliveryToken: "read-me" };
    const second = await startContentService(options);
    expect(second.deliveryToken).toBe("read-me");
    expect(second.previewToken).not.toBe(service.previewToken);
    await second.close();
  });

  test("a file that is no export stops the start", async () => {
    await using broken = await writeSpaceExport({
      contentTypes: [createContentType("page", [createField("1st", "Text")])],
    });
    await expect(startContentService({ exportFile: broken.file, host: "127.0.0.1", port: 0 })).rejects.toThrow(
      new SpaceExportError(
        `${broken.file}: contentTypes.0.fields.0.id: a field's id begins with a letter and goes on with letters, digits, _ or -`,
      ),
    );
  });
});
