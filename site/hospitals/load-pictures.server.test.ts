import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findPictureFile, loadPictures } from "./load-pictures.server.ts";

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
  const { hall } = (await loadPictures(dataDir)).pictures;
  expect(hall).toMatchObject({ width: 80, height: 40 });
  expect(hall?.sources.map(({ type, files }) => [type, files.map(({ width }) => width)])).toEqual([
    ["image/avif", [40, 80]],
    ["image/webp", [80]],
  ]);
  expect(hall?.sources[0]?.files[0]?.url).toMatch(/^\/pictures\/hall\.40\.avif\?v=[0-9a-f]{8}$/);
});

test("a picture dropped in takes the place of the sized files", async () => {
  await Promise.all([draw("hall.40.avif", 40), draw("hall.jpg", 60)]);
  const { pictures, originals } = await loadPictures(dataDir);
  expect(pictures).toEqual({ hall: { width: 60, height: 30, sources: [] } });
  expect(originals).toMatchObject([{ name: "hall", file: "pictures/hall.jpg", width: 60, height: 30 }]);
});

test("a photograph taken upright has the size it is shown at", async () => {
  const sideways = sharp({ create: { width: 60, height: 40, channels: 3, background: "teal" } });
  await sideways
    .clone()
    .withMetadata({ orientation: 6 })
    .toFile(join(dataDir, "pictures", "hall.jpg"));
  await sideways.withMetadata({ orientation: 6 }).toFile(join(dataDir, "pictures", "ward.60.jpg"));
  const { pictures } = await loadPictures(dataDir);
  expect(pictures).toMatchObject({ hall: { width: 40, height: 60 }, ward: { width: 40, height: 60 } });
});

test("a changed file gets another address", async () => {
  const load = async () => {
    const { pictures, originals } = await loadPictures(dataDir);
    return [pictures["hall"]?.sources[0]?.files[0]?.url, originals[0]?.hash];
  };
  await Promise.all([draw("hall.60.jpg", 60), draw("ward.jpg", 60)]);
  const [url, hash] = await load();
  await Promise.all([draw("hall.60.jpg", 60, "gold"), draw("ward.jpg", 60, "gold")]);
  const [otherUrl, otherHash] = await load();
  expect(otherUrl).not.toBe(url);
  expect(otherHash).not.toBe(hash);
});

test("a sized file that is no picture is refused", async () => {
  await writeFile(join(dataDir, "pictures", "hall.480.jpg"), "no picture");
  await expect(loadPictures(dataDir)).rejects.toThrow("pictures/hall.480.jpg: is no picture that can be read");
});

/** An AVIF picture whose boxes say that it is HEVC: its colour profile becomes the box that describes HEVC. */
function toHeic(avif: Buffer): Buffer {
  const heic = Buffer.from(avif);
  const profile = heic.indexOf("colr");
  heic.fill(0, profile + 4, profile - 4 + heic.readUInt32BE(profile - 4));
  heic.writeUInt8(1, profile + 4);
  heic.write("hvcC", profile);
  const text = heic.toString("latin1").replace("ftypavif", "ftypheic").replaceAll("av01", "hvc1");
  return Buffer.from(text.replaceAll("av1C", "free"), "latin1");
}

describe("of a picture dropped in that cannot be used", () => {
  const problemOf = async (file: string) =>
    (await loadPictures(dataDir)).originals.find((original) => original.file === `pictures/${file}`)?.problem;
  const write = (fileName: string, bytes: Uint8Array) => writeFile(join(dataDir, "pictures", fileName), bytes);

  test("no picture at all is named, and what to do", async () => {
    await write("hall.jpg", Buffer.from("no picture"));
    expect(await problemOf("hall.jpg")).toBe("is no picture that can be read: save it again as JPEG or PNG");
  });

  test("a file over 30 MB is named with its size", async () => {
    await write("hall.png", Buffer.alloc(30 * 2 ** 20 + 1));
    expect(await problemOf("hall.png")).toMatch(/^has 31 MB, and at most 30 MB are read: save it again/);
    await write("hall.png", Buffer.alloc(30 * 2 ** 20));
    expect(await problemOf("hall.png")).toMatch(/^is no picture/);
  });

  test("HEIC as phones write it is named, AVIF is read", async () => {
    const avif = await sharp({ create: { width: 60, height: 60, channels: 3, background: "teal" } })
      .withIccProfile("p3")
      .avif()
      .toBuffer();
    await write("ward.avif", avif);
    expect(await problemOf("ward.avif")).toBeUndefined();
    await write("hall.heic", toHeic(avif));
    expect(await problemOf("hall.heic")).toMatch(/^is a HEIC picture, which cannot be read here: save it as JPEG/);
  });

  test("of two with one name the one that can be read is shown, the other named", async () => {
    await write("hall.heic", Buffer.from("no picture"));
    await draw("hall.jpg", 60);
    await draw("hall.png", 80);
    const { pictures } = await loadPictures(dataDir);
    expect(pictures["hall"]?.width).toBe(60);
    expect(await problemOf("hall.png")).toBe("has the name of pictures/hall.jpg, which is shown: delete one of them");
    expect(await problemOf("hall.heic")).toMatch(/^is no picture/);
  });
});

test("the best file of a picture is the one dropped in, else the widest", async () => {
  await Promise.all([draw("hall.40.avif", 40), draw("hall.80.avif", 80), draw("hall.80.webp", 80)]);
  const find = async () => findPictureFile(dataDir, (await loadPictures(dataDir)).originals, "hall");
  expect(await find()).toBe(join(dataDir, "pictures", "hall.80.webp"));
  await draw("hall.jpg", 60);
  expect(await find()).toBe(join(dataDir, "pictures", "hall.jpg"));
  await writeFile(join(dataDir, "pictures", "hall.jpg"), "no picture");
  expect(await find()).toBeUndefined();
  expect(await findPictureFile(dataDir, [], "none")).toBeUndefined();
});

test("files of other kinds are passed over, and a missing folder gives no pictures", async () => {
  await writeFile(join(dataDir, "pictures", "notes.txt"), "text");
  expect(await loadPictures(dataDir)).toEqual({ pictures: {}, originals: [] });
  expect(await loadPictures(join(dataDir, "none"))).toEqual({ pictures: {}, originals: [] });
});

test("the picture folder of the shipped data is the one the urls name", async () => {
  const { pictures } = await loadPictures("data");
  const url = pictures["campus-punalur"]?.sources[0]?.files[0]?.url ?? "";
  const file = url.slice(0, url.indexOf("?"));
  expect((await readFile(join("data", file))).length).toBeGreaterThan(100);
});
