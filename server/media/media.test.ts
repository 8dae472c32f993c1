import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import fastify from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAsset, writeSpaceExport, type WrittenExport } from "contentful-emulator/fixtures";
import { startContentService, type ContentService } from "contentful-emulator";
import { findAssetSource } from "#site/content/asset-source.ts";
import { type MediaFiles, openMediaFiles } from "./media-files.ts";
import { MediaProblem } from "./fetch-asset.ts";
import { registerMedia } from "./media.ts";
import { renderPicture } from "../pictures/encode-pictures.ts";

function createMediaServer(files: MediaFiles) {
  const server = fastify();
  registerMedia(server, files);
  return server;
}

/** Files that hold one file of a type wherever it is looked for. */
function holding(contentType: string, text: string): MediaFiles {
  const body = Buffer.from(text);
  return {
    find: async () => ({
      contentType,
      size: body.length,
      read: (start, end) => Readable.from(body.subarray(start, end + 1)),
    }),
    checkAgain: () => {},
  };
}

const PATH = "/media/videos.ctfassets.net/space/film/h/film.mp4";
const film = createMediaServer(holding("video/mp4", "0123456789"));

test.each([
  [`${PATH}).`, PATH],
  [PATH.replace("/film/", "//film/"), PATH],
  [
    "/media/images.ctfassets.net/space/a/h/a.png?w=640&amp;fm=webp",
    "/media/images.ctfassets.net/space/a/h/a.png?w=640&fm=webp",
  ],
])("%s leads to the address that was meant", async (address, meant) => {
  const missing: MediaFiles = {
    find: () => Promise.reject(new MediaProblem(404, "no file")),
    checkAgain: () => {},
  };
  const response = await createMediaServer(missing).inject(address);
  expect([response.statusCode, response.headers.location]).toEqual([301, meant]);
});

describe("ranges", () => {
  test.each([
    ["bytes=2-4", 206, "bytes 2-4/10", "3", "234"],
    ["bytes=0-", 206, "bytes 0-9/10", "10", "0123456789"],
    ["bytes=-3", 206, "bytes 7-9/10", "3", "789"],
    ["bytes=10-", 416, "bytes */10", "0", ""],
    ["bytes=0-1,3-4", 200, undefined, "10", "0123456789"],
    ["lines=1-2", 200, undefined, "10", "0123456789"],
  ])("%s responds with %i", async (range, status, contentRange, length, body) => {
    const response = await film.inject({ url: PATH, headers: { range } });
    expect([response.statusCode, response.body]).toEqual([status, body]);
    expect(response.headers["content-range"]).toBe(contentRange);
    expect(response.headers["content-length"]).toBe(length);
  });

  test("of another version of the file are not given", async () => {
    const { headers } = await film.inject(PATH);
    const ask = (ifRange: unknown) =>
      film.inject({ url: PATH, headers: { range: "bytes=0-1", "if-range": String(ifRange) } });
    expect((await ask(headers.etag)).statusCode).toBe(206);
    expect((await ask('"other"')).statusCode).toBe(200);
  });
});

test("an unchanged file responds with 304, HEAD gets no file", async () => {
  const head = await film.inject({ method: "HEAD", url: PATH });
  expect([head.statusCode, head.headers["content-length"], head.body]).toEqual([200, "10", ""]);
  expect(head.headers["cache-control"]).toBe("public, max-age=86400");
  const again = await film.inject({ url: PATH, headers: { "if-none-match": String(head.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

test("a document that a text offers is saved under its name, not shown", async () => {
  const server = createMediaServer(holding("application/pdf", "%PDF"));
  const response = await server.inject("/media/assets.ctfassets.net/space/a/h/job%20form%27s.pdf");
  expect(response.headers["content-disposition"]).toBe("attachment; filename*=UTF-8''job%20form%27s.pdf");
  expect((await film.inject(PATH)).headers["content-disposition"]).toBeUndefined();
});

test.each(["w=321&fm=webp", "w=320&fm=jpg", "w=320&fm=webp&q=100", "fm=webp", "x"])(
  "the query %j responds with 404, whatever the file",
  async (query) => {
    expect((await film.inject(`${PATH}?${query}`)).statusCode).toBe(404);
  },
);

test.each([[404], [502], [503]] as const)(
  "a file that cannot be had responds with %i and is not cached",
  async (status) => {
    const server = createMediaServer({
      find: () => Promise.reject(new MediaProblem(status, "no")),
      checkAgain: () => {},
    });
    const response = await server.inject(PATH);
    expect([response.statusCode, response.headers["cache-control"], response.body]).toEqual([status, "no-store", ""]);
    expect(response.headers["retry-after"]).toBe(status === 503 ? "2" : undefined);
  },
);

describe("from the embedded content service over HTTP", () => {
  let written: WrittenExport;
  let service: ContentService;
  let directory: string;
  let server: ReturnType<typeof createMediaServer>;

  beforeAll(async () => {
    written = await writeSpaceExport({
      contentTypes: [],
      assets: [
        createAsset("photo", "photo.png", "image/png"),
        createAsset("sign", "sign.svg", "image/svg+xml"),
        createAsset("clip", "clip.mp4", "video/mp4"),
        createAsset("elsewhere", "elsewhere.png", "image/png"),
      ],
    });
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#0a0" } })
      .png()
      .toBuffer();
    await written.writeAsset("images.ctfassets.net/testspace/photo/abc123/photo.png", photo);
    await written.writeAsset(
      "images.ctfassets.net/testspace/sign/abc123/sign.svg",
      `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="30"><circle r="15"/></svg>`,
    );
    await written.writeAsset("videos.ctfassets.net/testspace/clip/abc123/clip.mp4", "0123456789");
    service = await startContentService({ exportFile: written.file, host: "127.0.0.1", port: 0 });
    directory = await mkdtemp(join(tmpdir(), "media-"));
    server = createMediaServer(
      await openMediaFiles({
        renderPicture,
        source: findAssetSource(service.graphqlUrl),
        directory,
        maxBytes: 2 ** 20,
        log: { warn: () => undefined },
      }),
    );
  });

  afterAll(async () => {
    await service.close();
    await written[Symbol.asyncDispose]();
    await rm(directory, { recursive: true, force: true });
  });

  const ask = (file: string) => server.inject(`/media/images.ctfassets.net/testspace/${file}`);

  test.each([
    ["photo/abc123/photo.png?w=320&fm=avif", "image/avif", 320],
    ["photo/abc123/photo.png?w=640&fm=webp", "image/webp", 640],
    ["photo/abc123/photo.png?w=1600&fm=webp", "image/webp", 900],
    ["photo/abc123/photo.png", "image/png", 900],
    ["sign/abc123/sign.svg?w=320&fm=webp", "image/webp", 320],
  ])("%s comes as %s", async (file, type, width) => {
    const response = await ask(file);
    expect([response.statusCode, response.headers["content-type"]]).toEqual([200, type]);
    expect((await sharp(response.rawPayload).metadata()).width).toBe(width);
  });

  test.each([
    "sign/abc123/sign.svg",
    "photo/abc123/photo.png?w=4000&fm=webp",
    "elsewhere/abc123/elsewhere.png",
    "elsewhere/abc123/elsewhere.png?w=320&fm=webp",
    "missing/abc123/photo.png",
  ])("%s is 404", async (file) => {
    expect((await ask(file)).statusCode).toBe(404);
  });

  test("a film plays from any place", async () => {
    const url = "/media/videos.ctfassets.net/testspace/clip/abc123/clip.mp4";
    const response = await server.inject({ url, headers: { range: "bytes=3-5" } });
    expect([response.statusCode, response.headers["content-type"], response.body]).toEqual([206, "video/mp4", "345"]);
  });
});
