import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAsset, writeSpaceExport, type WrittenExport } from "../fixtures.ts";
import { startContentService, type ContentService } from "../start-content-service.ts";

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"><rect width="60" height="80" fill="#f00"/></svg>`;

let written: WrittenExport;
let service: ContentService;

beforeAll(async () => {
  const assets = [
    createAsset("photo", "photo.png", "image/png"),
    createAsset("sign", "sign.svg", "image/svg+xml"),
    createAsset("broken", "broken.png", "image/png"),
    createAsset("clip", "clip.mp4", "video/mp4"),
  ];
  written = await writeSpaceExport({ contentTypes: [], assets });
  await written.writeAsset(
    "images.ctfassets.net/testspace/photo/abc123/photo.png",
    await sharp(Buffer.from(DRAWING)).png().toBuffer(),
  );
  await written.writeAsset("images.ctfassets.net/testspace/sign/abc123/sign.svg", DRAWING);
  await written.writeAsset("images.ctfassets.net/testspace/broken/abc123/broken.png", "no picture");
  await written.writeAsset("videos.ctfassets.net/testspace/clip/abc123/clip.mp4", "0123456789");
  service = await startContentService({ exportFile: written.file, host: "127.0.0.1", port: 0 });
});

afterAll(async () => {
  await service.close();
  await written[Symbol.asyncDispose]();
});

const ask = (path: string, origin = service.origin) => fetch(`${origin}/images.ctfassets.net/testspace/${path}`);

test("a picture is served in the requested size and format", async () => {
  const response = await ask("photo/abc123/photo.png?w=30&fm=webp&q=60");
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const body = Buffer.from(await response.arrayBuffer());
  expect(await sharp(body).metadata()).toMatchObject({ format: "webp", width: 30, height: 20 });
  const etag = response.headers.get("etag") ?? "";
  const statusOf = async (size: number) => {
    const path = `photo/abc123/photo.png?w=${size}&fm=webp&q=60`;
    const url = `${service.origin}/images.ctfassets.net/testspace/${path}`;
    return (await fetch(url, { headers: { "if-none-match": etag } })).status;
  };
  expect([await statusOf(30), await statusOf(31)]).toEqual([304, 200]);
});

test("an SVG and a film are served unchanged", async () => {
  const response = await ask("sign/abc123/sign.svg?w=30&fm=webp");
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  expect(await response.text()).toBe(DRAWING);
  const film = await fetch(`${service.origin}/videos.ctfassets.net/testspace/clip/abc123/clip.mp4?w=30&fm=nonsense`);
  expect([film.status, await film.text()]).toEqual([200, "0123456789"]);
});

test.each([
  ["photo/abc123/photo.png?w=5000", 400, "BadRequest", "The parameter w must be a whole number from 1 to 4000"],
  ["photo/abc123/photo.png?fm=bmp", 400, "BadRequest", "The parameter fm must be one of"],
  ["broken/abc123/broken.png?w=30", 422, "UnprocessableEntity", "The picture cannot be transformed"],
])("%s responds with %i", async (path, status, id, message) => {
  const response = await ask(path);
  expect(response.status).toBe(status);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toEqual({ sys: { type: "Error", id }, message: expect.stringContaining(message) });
});
