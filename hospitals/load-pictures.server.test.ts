import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadPictures } from "./load-pictures.server.ts";

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "pictures-"));
  await mkdir(join(dataDir, "pictures"));
});

afterEach(() => rm(dataDir, { recursive: true }));

async function draw(fileName: string, width: number, background = "teal") {
  const image = sharp({ create: { width, height: width / 2, channels: 3, background } });
  await image.toFile(join(dataDir, "pictures", fileName));
}

test("files of one name become one picture, best format first, widths ascending", async () => {
  await Promise.all([draw("hall.80.webp", 80), draw("hall.40.avif", 40), draw("hall.80.avif", 80)]);
  const { hall } = await loadPictures(dataDir);
  expect(hall).toMatchObject({ width: 80, height: 40 });
  expect(hall?.sources.map(({ type, files }) => [type, files.map(({ width }) => width)])).toEqual([
    ["image/avif", [40, 80]],
    ["image/webp", [80]],
  ]);
  expect(hall?.sources[0]?.files[0]?.url).toMatch(/^\/pictures\/hall\.40\.avif\?v=[0-9a-f]{8}$/);
});

test("an operator's plain photograph takes the place of the sized files", async () => {
  await Promise.all([draw("hall.40.avif", 40), draw("hall.jpg", 60)]);
  const { hall } = await loadPictures(dataDir);
  expect(hall?.sources.map(({ type }) => type)).toEqual(["image/jpeg"]);
  expect(hall?.width).toBe(60);
});

test("a photograph taken upright has the size it is shown at", async () => {
  const sideways = sharp({ create: { width: 60, height: 40, channels: 3, background: "teal" } });
  await sideways.withMetadata({ orientation: 6 }).toFile(join(dataDir, "pictures", "hall.jpg"));
  const { hall } = await loadPictures(dataDir);
  expect(hall).toMatchObject({ width: 40, height: 60, sources: [{ files: [{ width: 40 }] }] });
});

test("a changed file gets another address", async () => {
  await draw("hall.jpg", 60);
  const before = await loadPictures(dataDir);
  await draw("hall.jpg", 60, "gold");
  const after = await loadPictures(dataDir);
  expect(after["hall"]?.sources[0]?.files[0]?.url).not.toBe(before["hall"]?.sources[0]?.files[0]?.url);
});

test("a file that is no picture is named", async () => {
  await writeFile(join(dataDir, "pictures", "hall.jpg"), "no picture");
  await expect(loadPictures(dataDir)).rejects.toThrow("pictures/hall.jpg: is no picture that can be read");
});

test("files of other kinds are passed over, and a missing folder gives no pictures", async () => {
  await writeFile(join(dataDir, "pictures", "notes.txt"), "text");
  expect(await loadPictures(dataDir)).toEqual({});
  expect(await loadPictures(join(dataDir, "none"))).toEqual({});
});

test("the picture folder of the shipped data is the one the urls name", async () => {
  const pictures = await loadPictures("data");
  const url = pictures["campus-punalur"]?.sources[0]?.files[0]?.url ?? "";
  const file = url.slice(0, url.indexOf("?"));
  expect((await readFile(join("data", file))).length).toBeGreaterThan(100);
});
