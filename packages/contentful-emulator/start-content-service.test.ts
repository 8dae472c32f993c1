import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { request as sendRequest } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SpaceExportError } from "./export/load-space.ts";
import {
  createAsset,
  createContentType,
  createEntry,
  createField,
  linkTo,
  writeSpaceExport,
  type WrittenExport,
} from "./fixtures.ts";
import { startContentService, type ContentService } from "./start-content-service.ts";

const contentTypes = [
  createContentType("books", [
    createField("name", "Symbol"),
    createField("cover", "Link", { linkType: "Asset" }),
    createField("pages", "Integer"),
  ]),
];

const entries = [
  createEntry("books", "first", { name: "Anna", cover: linkTo("Asset", "atlas"), pages: "many" }),
  createEntry("books", "biju", { name: "Biju", cover: linkTo("Asset", "elsewhere") }),
];

const assets = [
  createAsset("atlas", "my%20atlas.webp", "image/webp"),
  createAsset("clip", "clip.mp4", "video/mp4"),
  createAsset("elsewhere", "elsewhere.webp", "image/webp"),
  createAsset("..", "../../../../secret.txt", "text/plain"),
];

let written: WrittenExport;
let service: ContentService;

beforeAll(async () => {
  written = await writeSpaceExport({ contentTypes, entries, assets });
  await writeFile(join(written.folder, "secret.txt"), "secret");
  await written.writeAsset("images.ctfassets.net/testspace/atlas/abc123/my atlas.webp", "cover");
  await written.writeAsset("videos.ctfassets.net/testspace/clip/abc123/clip.mp4", "0123456789");
  service = await startContentService({ exportFile: written.file, host: "127.0.0.1", port: 0 });
});

afterAll(async () => {
  await service.close();
  await written[Symbol.asyncDispose]();
});

function post(query: string) {
  const headers = { authorization: `Bearer ${service.deliveryToken}` };
  return fetch(service.graphqlUrl, { method: "POST", headers, body: JSON.stringify({ query }) });
}

/** Sends a path as it stands, which fetch would tidy up. */
function getRawPath(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    sendRequest(service.origin, { path }, (response) => resolve(response.resume().statusCode))
      .on("error", reject)
      .end();
  });
}

describe("responses", () => {
  test("a value that does not fit its field is null with an error beside the data", async () => {
    const response = await post(`{ books(id: "first") { name pages } }`);
    expect(response.status).toBe(200);
    const { data, errors } = (await response.json()) as { data: unknown; errors: { message: string }[] };
    expect(data).toEqual({ books: { name: "Anna", pages: null } });
    expect(errors).toHaveLength(1);
  });

  test("any other address responds with 404 as JSON", async () => {
    const response = await fetch(`${service.origin}/graphql`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: "There is nothing at this address" });
  });
});

function clip() {
  return `${service.origin}/videos.ctfassets.net/testspace/clip/abc123/clip.mp4`;
}

describe("asset files", () => {
  test("a file on this machine is linked and served here, any other keeps its URL", async () => {
    const response = await post("{ booksCollection(order: name_ASC) { items { cover { url } } } }");
    const { data } = (await response.json()) as {
      data: { booksCollection: { items: { cover: { url: string } }[] } };
    };
    const [here, elsewhere] = data.booksCollection.items.map(({ cover }) => cover.url);
    expect(here).toBe(`${service.origin}/images.ctfassets.net/testspace/atlas/abc123/my%20atlas.webp`);
    expect(elsewhere).toBe("https://images.ctfassets.net/testspace/elsewhere/abc123/elsewhere.webp");
    const file = await fetch(here ?? "");
    expect(file.headers.get("content-type")).toBe("image/webp");
    expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await file.text()).toBe("cover");
  });

  test.each([
    ["bytes=2-4", 206, "bytes 2-4/10", "234"],
    ["bytes=7-", 206, "bytes 7-9/10", "789"],
    ["bytes=-3", 206, "bytes 7-9/10", "789"],
    ["bytes=8-99", 206, "bytes 8-9/10", "89"],
    ["bytes=10-", 416, "bytes */10", ""],
    ["bytes=5-2", 200, null, "0123456789"],
    ["bytes=0-1,3-4", 200, null, "0123456789"],
  ])("the range %s responds with %i", async (range, status, contentRange, text) => {
    const response = await fetch(clip(), { headers: { range } });
    expect([response.status, response.headers.get("content-range")]).toEqual([status, contentRange]);
    expect(await response.text()).toBe(text);
  });

  test("an unchanged file responds with 304, HEAD gets no file", async () => {
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

describe("browsers", () => {
  const paths = [
    "/content/v1/spaces/testspace",
    "/spaces/testspace/entries",
    "/images.ctfassets.net/testspace/atlas/abc123/my%20atlas.webp",
  ];

  test.each(paths)("of every origin may ask for %s", async (path) => {
    const preflight = await fetch(service.origin + path, {
      method: "OPTIONS",
      headers: {
        origin: "https://books.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,x-request",
      },
    });
    expect([preflight.status, await preflight.text()]).toEqual([204, ""]);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, HEAD, POST, OPTIONS",
      "access-control-allow-headers": "authorization,x-request",
      "access-control-max-age": "86400",
    });
    const { headers } = await fetch(service.origin + path, { headers: { origin: "https://books.example" } });
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("access-control-expose-headers")).toContain("X-Contentful-Request-Id");
  });

  test("may not read the control", async () => {
    const controlled = await startContentService({
      ...{ exportFile: written.file, host: "127.0.0.1", port: 0, hasControl: true },
    });
    const response = await fetch(`${controlled.controlUrl}/queries`);
    await controlled.close();
    expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([200, null]);
  });
});

describe("compression", () => {
  const ask = (query: string, accepted: string) =>
    new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
      const headers = { authorization: `Bearer ${service.deliveryToken}`, "accept-encoding": accepted };
      sendRequest(service.graphqlUrl, { method: "POST", headers }, async (response) => {
        const chunks = (await response.toArray()) as Buffer[];
        resolve({ encoding: response.headers["content-encoding"], body: Buffer.concat(chunks) });
      })
        .on("error", reject)
        .end(JSON.stringify({ query }));
    });

  test.each([
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["br;q=0.5, gzip", "gzip", gunzipSync],
    ["*;q=0.1", "br", brotliDecompressSync],
    ["br;q=0, identity", undefined, (body: Buffer) => body],
    ["", undefined, (body: Buffer) => body],
  ])("of a long response for Accept-Encoding %j is %s", async (accepted, encoding, decompress) => {
    const query = "{ __schema { types { name fields { name } } } }";
    const plain = await ask(query, "identity");
    const answered = await ask(query, accepted);
    expect(answered.encoding).toBe(encoding);
    expect(decompress(answered.body).equals(plain.body)).toBe(true);
  });

  test("leaves a short response as it is", async () => {
    expect((await ask("{ __typename }", "br")).encoding).toBeUndefined();
  });
});

describe("starting", () => {
  test("at every address, files are linked at the address by which the service was reached", async () => {
    const open = await startContentService({
      exportFile: written.file,
      host: "0.0.0.0",
      port: 0,
      deliveryToken: "read",
    });
    try {
      expect(open.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      const reached = open.origin.replace("127.0.0.1", "localhost");
      const query = `{ asset(id: "atlas") { url } }`;
      const response = await fetch(
        `${reached}/content/v1/spaces/testspace?${new URLSearchParams({ query, access_token: "read" })}`,
      );
      expect(await response.json()).toEqual({
        data: { asset: { url: `${reached}/images.ctfassets.net/testspace/atlas/abc123/my%20atlas.webp` } },
      });
    } finally {
      await open.close();
    }
  });

  test("a port in use is refused", async () => {
    const port = Number(new URL(service.origin).port);
    const second = startContentService({ exportFile: written.file, host: "127.0.0.1", port });
    await expect(second).rejects.toMatchObject({ code: "EADDRINUSE" });
  });

  test("a failed start ends a process that has nothing else to do", async () => {
    const port = Number(new URL(service.origin).port);
    const options = JSON.stringify({ exportFile: written.file, port });
    const module = join(import.meta.dirname, "start-content-service.ts");
    const script = `const { startContentService } = await import(${JSON.stringify(module)});
      await startContentService(${options}).catch(({ code }) => console.log(code));`;
    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]);
    expect(stdout.trim()).toBe("EADDRINUSE");
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
