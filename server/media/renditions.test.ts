import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { Rendition } from "#site/content/media.ts";
import {
  createFolder,
  FILM,
  openFiles,
  PHOTO,
  readBytes,
  replyWith,
  startAssetServer,
} from "./test-support/asset-server.ts";

const WEBP: Rendition = { width: 320, format: "webp" };
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script><rect width="40" height="20" fill="#f00"/></svg>`;

const drawPhoto = (width: number) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: "#0a0" } })
    .png()
    .toBuffer();

describe("renditions", () => {
  test("are requested from the content service with our quality, and cached", async () => {
    const { origin, asked } = await startAssetServer(replyWith(() => ({ type: "image/webp", body: "small" })));
    const files = await openFiles(origin);
    for (let times = 0; times < 2; times += 1) {
      expect((await readBytes(await files.find(PHOTO, WEBP))).toString()).toBe("small");
    }
    await files.find(PHOTO, { width: 640, format: "webp" });
    expect(asked.map((line) => line.split("?")[1])).toEqual(["w=320&fm=webp&q=75", "w=640&fm=webp&q=75"]);
  });

  test.each([
    ["responds with the picture as it is", 200],
    ["refuses", 400],
    ["fails", 500],
  ])("are made here when the content service %s", async (_name, status) => {
    const photo = await drawPhoto(800);
    const { origin } = await startAssetServer(
      replyWith(({ url }) => (url?.includes("?") ? { status, body: status === 200 ? photo : "" } : { body: photo })),
    );
    const files = await openFiles(origin);
    for (const rendition of [WEBP, { width: 480, format: "avif" } as const]) {
      const file = await files.find(PHOTO, rendition);
      const { format, width } = await sharp(await readBytes(file)).metadata();
      expect([file.contentType, format, width]).toEqual([
        `image/${rendition.format}`,
        rendition.format === "avif" ? "heif" : "webp",
        rendition.width,
      ]);
    }
    const whole = await files.find(PHOTO, { width: 1600, format: "webp" });
    expect(await sharp(await readBytes(whole)).metadata()).toMatchObject({ width: 800 });
  });

  test("of a drawing are drawn at their own width, larger than the drawing says", async () => {
    const { origin } = await startAssetServer(replyWith(() => ({ type: "image/svg+xml", body: DRAWING })));
    const file = await (await openFiles(origin)).find(PHOTO, WEBP);
    expect(file.contentType).toBe("image/webp");
    const body = await readBytes(file);
    expect(await sharp(body).metadata()).toMatchObject({ format: "webp", width: 320, height: 160 });
    expect((await sharp(body).stats()).dominant.r).toBeGreaterThan(200);
  });

  test("of a drawing show nothing from outside it", async () => {
    const outside = await startAssetServer(replyWith(() => ({ body: "asked" })));
    const directory = await createFolder();
    const own = await drawPhoto(40);
    const drawing = (href: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="20">
       <image href="${outside.origin}/a.png" width="40" height="20"/><image xlink:href="${href}" width="40" height="20"/>
       <image href="file://${directory}/${href}" width="40" height="20"/></svg>`;
    let neighbour = "";
    const { origin } = await startAssetServer(
      replyWith(({ url }) =>
        url?.includes("/drawing/") ? { type: "image/svg+xml", body: drawing(neighbour) } : { body: own },
      ),
    );
    const files = await openFiles(origin, { directory });
    await files.find(PHOTO);
    neighbour = encodeURIComponent((await readdir(directory))[0] ?? "");
    const file = await files.find(PHOTO.replace("/photo/", "/drawing/"), WEBP);
    // Empty means transparent everywhere; what is shown would have to be opaque.
    const { channels, isOpaque } = await sharp(await readBytes(file)).stats();
    expect([isOpaque, channels.at(-1)?.max]).toEqual([false, 0]);
    expect(outside.asked).toEqual([]);
  });

  test("of an unreadable picture are the picture as it is, and of a drawing nothing", async () => {
    let type = "image/png";
    const { origin } = await startAssetServer(replyWith(() => ({ type, body: "no picture" })));
    const files = await openFiles(origin);
    expect((await readBytes(await files.find(PHOTO, WEBP))).toString()).toBe("no picture");
    type = "image/svg+xml";
    const drawing = PHOTO.replace("/photo/", "/drawing/");
    await expect(files.find(drawing, WEBP)).rejects.toMatchObject({ status: 404 });
  });

  test("of a missing picture, a film or an address that is away fail", async () => {
    const service = await startAssetServer(replyWith(() => ({ status: 404 })));
    const files = await openFiles(service.origin);
    await expect(files.find(PHOTO, WEBP)).rejects.toMatchObject({ status: 404 });
    await expect(files.find(FILM, WEBP)).rejects.toMatchObject({ status: 404 });
    service.close();
    await expect(files.find(PHOTO, WEBP)).rejects.toMatchObject({ status: 502 });
  });
});
