import { once } from "node:events";
import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import type { Rendition } from "#site/content/media.ts";
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
} from "./test-support/asset-server.ts";

const WEBP: Rendition = { width: 320, format: "webp" };
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script><rect width="40" height="20" fill="#f00"/></svg>`;

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

  test("that are cached are found while the content service is away", async () => {
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
    ["a cut connection", (request: { socket: { destroy(): void } }) => request.socket.destroy(), 502],
  ])("%s is not served", async (_name, listener, status) => {
    const { origin } = await startAssetServer(listener as never);
    const files = await openFiles(origin);
    await expect(files.find(PHOTO)).rejects.toMatchObject({ status });
  });

  test("are given up when the content service does not respond", async () => {
    const { origin } = await startAssetServer(() => undefined);
    const files = await openFiles(origin, { timeouts: SHORT_TIMEOUTS });
    await expect(files.find(PHOTO)).rejects.toMatchObject({ status: 502 });
  });

  test("are not fetched from where a redirect leads", async () => {
    const elsewhere = await startAssetServer(replyWith(() => ({ body: "secret" })));
    const { origin } = await startAssetServer((_request, response) => {
      response.writeHead(302, { location: `${elsewhere.origin}/secret.png` }).end();
    });
    await expect((await openFiles(origin)).find(PHOTO)).rejects.toMatchObject({ status: 502 });
    expect(elsewhere.asked).toEqual([]);
  });

  test("of another space, or of no space, are not requested", async () => {
    const { origin, asked } = await startAssetServer(replyWith(() => ({ body: "picture" })));
    const files = await openFiles(origin);
    await expect(files.find(PHOTO.replace("space1", "space2"))).rejects.toMatchObject({ status: 404 });
    await expect((await openFiles(origin, { source: undefined })).find(PHOTO)).rejects.toMatchObject({ status: 404 });
    expect(asked).toEqual([]);
  });

  test("larger than the limit are given up, whether their length is sent or not", async () => {
    const directory = await createFolder();
    const { origin } = await startAssetServer((request, response) => {
      const body = Buffer.alloc(5000);
      response.writeHead(200, {
        "content-type": "image/png",
        ...(request.url?.includes("/sized/") && { "content-length": body.length }),
      });
      response.end(body);
    });
    const files = await openFiles(origin, { directory, maxBytes: 4000 });
    for (const asset of ["sized", "unsized"]) {
      await expect(files.find(PHOTO.replace("/photo/", `/${asset}/`))).rejects.toMatchObject({ status: 404 });
    }
    expect(await readdir(directory)).toEqual([]);
  });

  test("cut short are not cached", async () => {
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

  test("are evicted before those used later", async () => {
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
  test("start before they are complete, and their end can be requested", async () => {
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
    const files = await openFiles(origin, { timeouts: { responseMs: 2000, pieceMs: 2000 } });
    expect((await readBytes(await files.find(FILM))).toString()).toBe("onetwosix");
  });

  test("that stop arriving are given up and requested again", async () => {
    let isBroken = true;
    const { origin } = await startAssetServer((_request, response) => {
      response.writeHead(200, { "content-type": "video/mp4", "content-length": 10 }).write("01234");
      if (!isBroken) response.end("56789");
    });
    const files = await openFiles(origin, { timeouts: { responseMs: 5000, pieceMs: 300 } });
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
    const results = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) => files.find(FILM.replace("film/h", `film/${index}`))),
    );
    const statuses = results.map((result) => result.status === "rejected" && result.reason.status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(60 - 44);
  });
});

describe("a file that was cached for more than a day", () => {
  async function cacheOld(response: { status: number }) {
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
    state.status = response.status;
    return { directory, service, files: await openFiles(service.origin, { directory }) };
  }

  test("is removed with its renditions when it was removed from the space", async () => {
    const { directory, files } = await cacheOld({ status: 404 });
    expect((await files.find(PHOTO, WEBP)).size).toBe(5);
    await vi.waitFor(async () => expect(await readdir(directory)).toEqual([]));
    await expect(files.find(PHOTO, WEBP)).rejects.toMatchObject({ status: 404 });
  });

  test("stays for another day when it is still there", async () => {
    const { service, directory, files } = await cacheOld({ status: 200 });
    await files.find(PHOTO);
    await vi.waitFor(() => expect(service.asked).toEqual([`HEAD ${PHOTO.replace("/media", "")}`]));
    await wait(50);
    await files.find(PHOTO, WEBP);
    await wait(50);
    expect(service.asked).toHaveLength(1);
    expect(await readdir(directory)).toHaveLength(2);
  });

  test("stays when the content service fails, and is not requested again at once", async () => {
    const { service, directory, files } = await cacheOld({ status: 503 });
    await files.find(PHOTO);
    await vi.waitFor(() => expect(service.asked).toHaveLength(1));
    await wait(50);
    await files.find(PHOTO, WEBP);
    await wait(50);
    expect(service.asked).toHaveLength(1);
    expect(await readdir(directory)).toHaveLength(2);
  });
});

test("after a change of content a cached file is checked again at once", async () => {
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

test("a reader that disconnects does not stop the download", async () => {
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
