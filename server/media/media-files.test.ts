import { once } from "node:events";
import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import type { Rendition } from "#content/rendition.ts";
import {
  createFolder,
  FILM,
  LEAFLET,
  openFiles,
  PHOTO,
  readBytes,
  replyWith,
  startAssetServer,
  SHORT_TIMEOUTS,
} from "./asset-server-fixture.ts";

const WEBP: Rendition = { width: 320, format: "webp" };
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script><rect width="40" height="20" fill="#f00"/></svg>`;

const drawPhoto = (width: number) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: "#0a0" } })
    .png()
    .toBuffer();

describe("files", () => {
  test("are fetched once, for all who ask meanwhile and afterwards, and after a restart", async () => {
    const directory = await createFolder();
    const { origin, asked } = await startAssetServer(replyWith(() => ({ body: "picture" })));
    const files = await openFiles(origin, { directory });
    const found = await Promise.all([files.find(PHOTO), files.find(PHOTO), files.find(PHOTO)]);
    for (const file of [
      ...found,
      await files.find(PHOTO),
      await (await openFiles(origin, { directory })).find(PHOTO),
    ]) {
      expect(file).toMatchObject({ contentType: "image/png", size: 7 });
      expect((await readBytes(file)).toString()).toBe("picture");
    }
    expect(asked).toEqual([`GET ${PHOTO.replace("/media", "")}`]);
  });

  test("that are kept are found while the content service is away", async () => {
    const service = await startAssetServer(replyWith(() => ({ body: "picture" })));
    const files = await openFiles(service.origin);
    await files.find(PHOTO);
    service.close();
    expect((await readBytes(await files.find(PHOTO))).toString()).toBe("picture");
    await expect(files.find(LEAFLET)).rejects.toMatchObject({ status: 502 });
  });

  test.each([
    ["a missing file", replyWith(() => ({ status: 404 })), 404],
    ["a page of HTML", replyWith(() => ({ type: "text/html; charset=utf-8", body: "<script>" })), 404],
    ["a drawing", replyWith(() => ({ type: "image/svg+xml", body: DRAWING })), 404],
    ["a picture that browsers cannot read", replyWith(() => ({ type: "image/tiff", body: "tiff" })), 404],
    ["a failure", replyWith(() => ({ status: 500 })), 502],
    ["silence", () => undefined, 502],
    ["a cut connection", (request: { socket: { destroy(): void } }) => request.socket.destroy(), 502],
  ])("%s is not served", async (_name, answer, status) => {
    const { origin } = await startAssetServer(answer as never);
    const files = await openFiles(origin, { timeouts: SHORT_TIMEOUTS });
    await expect(files.find(PHOTO)).rejects.toMatchObject({ status });
  });

  test("are not fetched from where a redirect leads", async () => {
    const elsewhere = await startAssetServer(replyWith(() => ({ body: "secret" })));
    const { origin } = await startAssetServer((_request, response) => {
      response.writeHead(302, { location: `${elsewhere.origin}/secret.png` }).end();
    });
    await expect((await openFiles(origin)).find(PHOTO)).rejects.toMatchObject({ status: 502 });
    expect(elsewhere.asked).toEqual([]);
  });

  test("of another space, or of no space, are not asked for", async () => {
    const { origin, asked } = await startAssetServer(replyWith(() => ({ body: "picture" })));
    const files = await openFiles(origin);
    await expect(files.find(PHOTO.replace("space1", "space2"))).rejects.toMatchObject({ status: 404 });
    await expect((await openFiles(origin, { source: undefined })).find(PHOTO)).rejects.toMatchObject({ status: 404 });
    expect(asked).toEqual([]);
  });

  test("larger than the limit are given up, whether their length is told or not", async () => {
    const directory = await createFolder();
    const { origin } = await startAssetServer((request, response) => {
      const body = Buffer.alloc(5000);
      response.writeHead(200, {
        "content-type": "image/png",
        ...(request.url?.includes("/told/") && { "content-length": body.length }),
      });
      response.end(body);
    });
    const files = await openFiles(origin, { directory, maxBytes: 4000 });
    for (const asset of ["told", "untold"]) {
      await expect(files.find(PHOTO.replace("/photo/", `/${asset}/`))).rejects.toMatchObject({ status: 404 });
    }
    expect(await readdir(directory)).toEqual([]);
  });

  test("cut short are not kept", async () => {
    const directory = await createFolder();
    const { origin } = await startAssetServer((request, response) => {
      response.writeHead(200, { "content-type": "image/png", "content-length": 100 }).write("half", () => {
        request.socket.destroy();
      });
    });
    const files = await openFiles(origin, { directory });
    await expect(files.find(PHOTO)).rejects.toMatchObject({ status: 502 });
    await vi.waitFor(async () => expect(await readdir(directory)).toEqual([]));
  });

  test("give way to those used later", async () => {
    const { origin, asked } = await startAssetServer(replyWith(() => ({ body: Buffer.alloc(600) })));
    const files = await openFiles(origin, { maxBytes: 1000 });
    await files.find(PHOTO);
    await (
      await files.find(LEAFLET.replace(".pdf", ".png"))
    ).size;
    await files.find(PHOTO);
    expect(asked).toHaveLength(3);
  });
});

describe("films", () => {
  test("begin before they are whole, and their end can be asked for", async () => {
    const gate = Promise.withResolvers<void>();
    const { origin, asked } = await startAssetServer(async (_request, response) => {
      response.writeHead(200, { "content-type": "video/mp4", "content-length": 10 }).write("01234");
      await gate.promise;
      response.end("56789");
    });
    const files = await openFiles(origin);
    const film = await files.find(FILM);
    expect((await readBytes(film, 1, 3)).toString()).toBe("123");
    const end = readBytes(await files.find(FILM), 7, 9);
    gate.resolve();
    expect((await end).toString()).toBe("789");
    expect((await readBytes(await files.find(FILM))).toString()).toBe("0123456789");
    expect(asked).toHaveLength(1);
  });

  test("may take longer than any single wait", async () => {
    const { origin } = await startAssetServer(async (_request, response) => {
      response.writeHead(200, { "content-type": "video/mp4", "content-length": 9 });
      for (const piece of ["one", "two", "six"]) {
        response.write(piece);
        await wait(800);
      }
      response.end();
    });
    const files = await openFiles(origin, { timeouts: { answerMs: 2000, pieceMs: 2000 } });
    expect((await readBytes(await files.find(FILM))).toString()).toBe("onetwosix");
  });

  test("that stop arriving are given up and asked for again", async () => {
    let isBroken = true;
    const { origin } = await startAssetServer((_request, response) => {
      response.writeHead(200, { "content-type": "video/mp4", "content-length": 10 }).write("01234");
      if (!isBroken) response.end("56789");
    });
    const files = await openFiles(origin, { timeouts: { answerMs: 5000, pieceMs: 300 } });
    await expect(readBytes(await files.find(FILM))).rejects.toMatchObject({ status: 502 });
    isBroken = false;
    expect((await readBytes(await files.find(FILM))).toString()).toBe("0123456789");
  });

  test("do not hold pictures up", async () => {
    const { origin } = await startAssetServer((request, response) => {
      if (request.url?.startsWith("/images.")) response.writeHead(200, { "content-type": "image/png" }).end("picture");
      else response.writeHead(200, { "content-type": "video/mp4", "content-length": 10 }).write("01234");
    });
    const files = await openFiles(origin);
    const films = Array.from({ length: 9 }, (_, index) => files.find(FILM.replace("film/h", `film/${index}`)));
    await films[0];
    expect((await files.find(PHOTO)).size).toBe(7);
    for (const film of films) film.catch(() => undefined);
  });

  test("more than can wait are refused for now", async () => {
    const { origin } = await startAssetServer(() => undefined);
    const files = await openFiles(origin, { timeouts: SHORT_TIMEOUTS });
    const answers = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) => files.find(FILM.replace("film/h", `film/${index}`))),
    );
    const statuses = answers.map((answer) => answer.status === "rejected" && answer.reason.status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(60 - 44);
  });
});

describe("renditions", () => {
  test("are asked of the content service with our quality, and kept", async () => {
    const { origin, asked } = await startAssetServer(replyWith(() => ({ type: "image/webp", body: "small" })));
    const files = await openFiles(origin);
    for (let times = 0; times < 2; times += 1) {
      expect((await readBytes(await files.find(PHOTO, WEBP))).toString()).toBe("small");
    }
    await files.find(PHOTO, { width: 640, format: "webp" });
    expect(asked.map((line) => line.split("?")[1])).toEqual(["w=320&fm=webp&q=75", "w=640&fm=webp&q=75"]);
  });

  test.each([
    ["answers with the picture as it is", 200],
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
    const drawing = (kept: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="20">
       <image href="${outside.origin}/a.png" width="40" height="20"/><image xlink:href="${kept}" width="40" height="20"/>
       <image href="file://${directory}/${kept}" width="40" height="20"/></svg>`;
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

  test("of a picture nobody can read are the picture as it is, and of a drawing nothing", async () => {
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

describe("a file that was kept for more than a day", () => {
  async function keepOld(answer: { status: number }) {
    const directory = await createFolder();
    const state = { status: 200 };
    const service = await startAssetServer(
      replyWith(() => ({ status: state.status, type: "image/webp", body: "small" })),
    );
    const first = await openFiles(service.origin, { directory });
    await first.find(PHOTO);
    await first.find(PHOTO, WEBP);
    const old = new Date(Date.now() - 25 * 3_600_000);
    for (const name of await readdir(directory)) await utimes(join(directory, name), old, old);
    service.asked.length = 0;
    state.status = answer.status;
    return { directory, service, files: await openFiles(service.origin, { directory }) };
  }

  test("goes with its renditions when it was taken out of the space", async () => {
    const { directory, files } = await keepOld({ status: 404 });
    expect((await files.find(PHOTO, WEBP)).size).toBe(5);
    await vi.waitFor(async () => expect(await readdir(directory)).toEqual([]));
    await expect(files.find(PHOTO, WEBP)).rejects.toMatchObject({ status: 404 });
  });

  test("stays for another day when it is still there", async () => {
    const { service, directory, files } = await keepOld({ status: 200 });
    await files.find(PHOTO);
    await vi.waitFor(() => expect(service.asked).toEqual([`HEAD ${PHOTO.replace("/media", "")}`]));
    await wait(50);
    await files.find(PHOTO, WEBP);
    await wait(50);
    expect(service.asked).toHaveLength(1);
    expect(await readdir(directory)).toHaveLength(2);
  });

  test("stays when the content service fails, and is not asked for again at once", async () => {
    const { service, directory, files } = await keepOld({ status: 503 });
    await files.find(PHOTO);
    await vi.waitFor(() => expect(service.asked).toHaveLength(1));
    await wait(50);
    await files.find(PHOTO, WEBP);
    await wait(50);
    expect(service.asked).toHaveLength(1);
    expect(await readdir(directory)).toHaveLength(2);
  });
});

test("after a notice of changes a kept file is looked for again at once", async () => {
  let status = 200;
  const { origin } = await startAssetServer(replyWith(() => ({ status, type: "image/webp", body: "small" })));
  const files = await openFiles(origin);
  await files.find(PHOTO, WEBP);
  status = 404;
  expect((await files.find(PHOTO, WEBP)).size).toBe(5);
  await wait(20);
  files.checkAgain();
  expect((await files.find(PHOTO, WEBP)).size).toBe(5);
  await vi.waitFor(() => expect(files.find(PHOTO, WEBP)).rejects.toMatchObject({ status: 404 }));
});

test("a reader that goes away does not stop the download", async () => {
  const { origin } = await startAssetServer(async (_request, response) => {
    response.writeHead(200, { "content-type": "video/mp4", "content-length": 10 }).write("01234");
    await wait(50);
    response.end("56789");
  });
  const files = await openFiles(origin);
  const stream = (await files.find(FILM)).read(0, 9);
  stream.destroy();
  await once(stream, "close");
  expect((await readBytes(await files.find(FILM))).toString()).toBe("0123456789");
});
