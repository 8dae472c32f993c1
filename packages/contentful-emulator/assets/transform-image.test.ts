import sharp from "sharp";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RequestError } from "../http/messages.ts";
import { parseImageTransform } from "./image-transform.ts";
import { createImageTools } from "./image-tools.ts";

let folder: string;
let picture: string;

/** Left half red, right half blue; the upper half of each dark. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
  <rect width="60" height="80" fill="#f00"/><rect x="60" width="60" height="80" fill="#00f"/>
  <rect width="120" height="40" fill="#000" opacity="0.5"/></svg>`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "transform-image-"));
  picture = join(folder, "picture.png");
  await writeFile(picture, await sharp(Buffer.from(DRAWING)).png().toBuffer());
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const { transformImage } = createImageTools();

async function ask(query: string, path = picture, contentType = "image/png") {
  const transform = parseImageTransform(new URLSearchParams(query)) ?? {};
  const { contentType: type, body } = await transformImage(path, contentType, transform);
  const { data, info } = await sharp(body).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  return { type, body, size: [info.width, info.height], pixel };
}

const RED = [255, 0, 0, 255];
const DARK_RED = [127, 0, 0, 255];
const BLUE = [0, 0, 255, 255];

describe("size", () => {
  test.each([
    ["w=60", [60, 40]],
    ["h=20", [30, 20]],
    ["w=60&h=20", [30, 20]],
    ["w=240", [120, 80]],
    ["w=240&fit=scale", [240, 160]],
    ["w=30&h=60&fit=scale", [30, 60]],
    ["w=60&h=60&fit=pad", [60, 60]],
    ["w=200&h=200&fit=pad", [200, 200]],
    ["w=40&h=40&fit=fill", [40, 40]],
    ["w=40&h=40&fit=thumb", [40, 40]],
    ["w=40&h=40&fit=thumb&f=face", [40, 40]],
    ["w=50&h=30&fit=crop", [50, 30]],
    ["w=500&h=30&fit=crop&f=faces", [120, 30]],
    ["w=60&fit=crop", [60, 40]],
    ["q=5", [120, 80]],
  ])("%s gives %j", async (query, size) => {
    expect((await ask(query)).size).toEqual(size);
  });

  test("a picture is rotated by its EXIF orientation", async () => {
    const path = join(folder, "lying.jpg");
    await sharp(picture).withMetadata({ orientation: 6 }).jpeg().toFile(path);
    expect((await ask("w=40", path, "image/jpeg")).size).toEqual([40, 60]);
    expect((await ask("w=80&h=100&fit=crop&f=top", path, "image/jpeg")).size).toEqual([80, 100]);
  });
});

describe("focus", () => {
  test("crop cuts a part out at the picture's own scale", async () => {
    expect((await ask("w=10&h=10&fit=crop&f=bottom_left")).pixel(5, 5)).toEqual(RED);
    expect((await ask("w=10&h=10&fit=crop&f=bottom_right")).pixel(5, 5)).toEqual(BLUE);
    expect((await ask("w=10&h=10&fit=crop&f=top_left")).pixel(5, 5)).toEqual(DARK_RED);
    const middle = await ask("w=20&h=20&fit=crop");
    expect([middle.pixel(1, 19), middle.pixel(19, 19)]).toEqual([RED, BLUE]);
  });

  test("fill keeps the side that matters", async () => {
    expect((await ask("w=10&h=40&fit=fill&f=left")).pixel(5, 35)).toEqual(RED);
    expect((await ask("w=10&h=40&fit=fill&f=bottom_right")).pixel(5, 35)).toEqual(BLUE);
  });
});

describe("colour and corners", () => {
  test("padding is transparent, or in the requested colour", async () => {
    expect((await ask("w=60&h=60&fit=pad")).pixel(30, 1)).toEqual([0, 0, 0, 0]);
    expect((await ask("w=60&h=60&fit=pad&bg=rgb:FF8800")).pixel(30, 1)).toEqual([255, 136, 0, 255]);
    const [red = 0, green = 0, blue = 0] = (await ask("w=60&h=60&fit=pad&fm=jpg")).pixel(30, 1);
    expect(Math.min(red, green, blue)).toBeGreaterThan(240);
  });

  test("rounded corners are cut away", async () => {
    const round = await ask("r=max");
    expect(round.pixel(0, 0)[3]).toBe(0);
    expect(round.pixel(60, 40)[3]).toBe(255);
    expect((await ask("r=10")).pixel(3, 40)[3]).toBe(255);
    expect((await ask("r=10&bg=rgb:00ff00")).pixel(0, 0)).toEqual([0, 255, 0, 255]);
  });
});

describe("format", () => {
  test.each([
    ["fm=jpg", "image/jpeg"],
    ["fm=jpg&fl=progressive", "image/jpeg"],
    ["fm=png", "image/png"],
    ["fm=png&fl=png8", "image/png"],
    ["fm=webp", "image/webp"],
    ["fm=gif", "image/gif"],
    ["fm=avif", "image/avif"],
    ["fm=tiff", "image/tiff"],
    ["w=20", "image/png"],
  ])("%s gives %s", async (query, type) => {
    const { type: given, size } = await ask(query);
    expect([given, size[0]]).toEqual([type, query === "w=20" ? 20 : 120]);
  });

  test("flags choose progressive JPEG and PNG of 256 colours", async () => {
    expect((await sharp((await ask("fm=jpg&fl=progressive")).body).metadata()).isProgressive).toBe(true);
    expect((await sharp((await ask("fm=jpg")).body).metadata()).isProgressive).toBe(false);
    expect((await sharp((await ask("fm=png&fl=png8")).body).metadata()).isPalette).toBe(true);
  });

  test("a lower quality takes fewer bytes", async () => {
    const noise = join(folder, "noise.png");
    const pixels = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, index) => (index * 7919) % 251));
    await sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } })
      .png()
      .toFile(noise);
    for (const format of ["jpg", "webp", "avif"]) {
      const [low, high] = [await ask(`fm=${format}&q=5`, noise), await ask(`fm=${format}&q=95`, noise)];
      expect(low.body.length).toBeLessThan(high.body.length / 2);
    }
  });

  test("a moving picture keeps moving when only size and format change", async () => {
    const path = join(folder, "moving.gif");
    const frames = ["#f00", "#00f"].map((background) => ({
      create: { width: 20, height: 20, channels: 3, background },
    }));
    await sharp(frames as never, { join: { animated: true } })
      .gif()
      .toFile(path);
    const { body } = await transformImage(path, "image/gif", { width: 10, format: "webp" });
    expect(await sharp(body, { animated: true }).metadata()).toMatchObject({ pages: 2, width: 10, pageHeight: 10 });
    const still = await transformImage(path, "image/gif", { width: 10, format: "jpg" });
    expect(await sharp(still.body).metadata()).toMatchObject({ width: 10, height: 10 });
  });
});

describe("what cannot be done", () => {
  test.each([
    ["w=0", "w must be a whole number from 1 to 4000"],
    ["w=4001", "w must be"],
    ["w=12.5", "w must be"],
    ["h=-1", "h must be"],
    ["h=x", "h must be"],
    ["q=0", "q must be a whole number from 1 to 100"],
    ["q=101", "q must be"],
    ["fm=bmp", "fm must be one of jpg, png, webp, gif, avif, tiff"],
    ["fit=cover", "fit must be one of"],
    ["f=middle", "f must be one of"],
    ["fl=fast", "fl must be one of"],
    ["r=-5", "r must be"],
    ["bg=red", "bg must be a colour"],
    ["bg=rgb:ffff", "bg must be a colour"],
  ])("%s responds with 400", (query, reason) => {
    const parse = () => parseImageTransform(new URLSearchParams(query));
    expect(parse).toThrow(RequestError);
    expect(parse).toThrow(reason);
    expect(parse).toThrow(expect.objectContaining({ status: 400 }));
  });

  test("parameters of other names ask for nothing", () => {
    expect(parseImageTransform(new URLSearchParams("v=2&w="))).toBeUndefined();
  });

  test("a file that is no picture responds with 422", async () => {
    const path = join(folder, "broken.png");
    await writeFile(path, "no picture");
    await expect(ask("w=20", path)).rejects.toMatchObject({
      status: 422,
      message: expect.stringMatching(/cannot be transformed/),
    });
  });

  test("pictures wait for their turn, however many are asked for", async () => {
    const widths = Array.from({ length: 210 }, (_, index) => (index % 120) + 1);
    const made = await Promise.all(widths.map((width) => ask(`w=${width}`)));
    expect(made.map(({ size }) => size[0])).toEqual(widths);
  });

  test("too many pixels respond with 422 and say so", async () => {
    const large = join(folder, "large.png");
    await writeFile(large, claimSize(await readFile(picture), 10_000, 6000));
    await expect(ask("w=20", large)).rejects.toMatchObject({
      status: 422,
      message: expect.stringMatching(/pixel limit/),
    });
    const wide = join(folder, "wide.png");
    await sharp({ create: { width: 3001, height: 3000, channels: 3, background: "#fff" } })
      .toColourspace("b-w")
      .png({ compressionLevel: 1 })
      .toFile(wide);
    await expect(ask("fm=avif", wide)).rejects.toMatchObject({ status: 422, message: expect.stringMatching(/AVIF/) });
    expect((await ask("w=20&fm=webp", wide)).size).toEqual([20, 20]);
  });
});

/** A PNG whose header alone claims this size (W3C PNG, section 11.2.1): pixels are counted before reading. */
function claimSize(png: Buffer, width: number, height: number): Buffer {
  const claimed = Buffer.from(png);
  claimed.writeUInt32BE(width, 16);
  claimed.writeUInt32BE(height, 20);
  claimed.writeUInt32BE(crc32(claimed.subarray(12, 29)), 29);
  return claimed;
}
