import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { loadPictures } from "#site/hospitals/load-pictures.server.ts";
import { openDroppedPictures } from "./dropped-pictures.ts";
import { createPictureProcess } from "./picture-process.ts";

const COLOUR = { r: 200, g: 90, b: 60 };

let folder: string;
let lines: string[];
let running: { stop(): Promise<void> }[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "dropped-"));
  await mkdir(join(folder, "pictures"));
  lines = [];
  running = [];
});

afterEach(async () => {
  for (const pictures of running) await pictures.stop();
  await rm(folder, { recursive: true });
});

const drop = (fileName: string, bytes: Uint8Array) => writeFile(join(folder, "pictures", fileName), bytes);

function draw(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: COLOUR } });
}

const pictureProcess = createPictureProcess();
const { makePicture } = pictureProcess;
afterAll(() => pictureProcess.stop());

async function open({ directory = join(folder, "made") } = {}) {
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  const site = await loadPictures(folder);
  let changes = 0;
  const pictures = await openDroppedPictures({ site, directory, makePicture, log, onMade: () => (changes += 1) });
  running.push(pictures);
  return { ...pictures, site, countChanges: () => changes };
}

function listFiles(site: Awaited<ReturnType<typeof open>>["site"], name: string) {
  return site.pictures[name]?.sources.flatMap(({ type, files }) => files.map(({ width }) => `${type} ${width}`));
}

const readMade = async (made: string, pattern: RegExp) => {
  const name = (await readdir(made)).find((fileName) => pattern.test(fileName)) ?? "";
  const image = sharp(await readFile(join(made, name)));
  const { dominant: _dominant, channels } = await image.stats();
  return { ...(await image.metadata()), colour: channels.map(({ mean }) => Math.round(mean)) };
};

test("a photograph gets the sizes and formats of pages, upright, without the place where it was taken", async () => {
  const gps = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "9/1 22/1 30/1" }, IFD0: { Artist: "Somebody" } };
  await drop("hall.jpg", await draw(1800, 1200).withMetadata({ orientation: 6 }).withExifMerge(gps).jpeg().toBuffer());
  const { site, make, folder: made } = await open();
  expect(site.pictures["hall"]?.sources).toEqual([]);
  await make();
  expect(site.pictures["hall"]).toMatchObject({ width: 1200, height: 1800 });
  expect(listFiles(site, "hall")).toEqual(
    ["avif", "webp"].flatMap((format) => [480, 800, 1120, 1200].map((width) => `image/${format} ${width}`)),
  );
  for (const pattern of [/\.800\.webp$/, /\.800\.avif$/]) {
    const picture = await readMade(made, pattern);
    expect(picture).toMatchObject({ width: 800, height: 1200 });
    expect([picture.orientation, picture.exif, picture.icc, picture.xmp]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  }
});

test.each([
  ["Display P3", () => draw(500, 300).withIccProfile("p3").jpeg({ quality: 100 }), 4],
  ["16 bits", () => draw(500, 300).toColourspace("rgb16").png(), 4],
  ["CMYK", () => draw(500, 300).toColourspace("cmyk").withIccProfile("cmyk").jpeg({ quality: 100 }), 40],
])("colours of a picture in %s are shown in sRGB", async (_name, image, most) => {
  const bytes = await image().toBuffer();
  await drop(`hall.${(await sharp(bytes).metadata()).format}`, bytes);
  const { make, folder: made } = await open();
  await make();
  const { space, channels, colour } = await readMade(made, /\.480\.webp$/);
  expect([space, channels]).toEqual(["srgb", 3]);
  for (const [index, value] of Object.values(COLOUR).entries()) {
    expect(Math.abs((colour[index] ?? 0) - value)).toBeLessThanOrEqual(most);
  }
});

test("of a moving picture the first frame is shown", async () => {
  const frames = await Promise.all(
    ["#ff0000", "#00ff00"].map((background) =>
      sharp({ create: { width: 500, height: 300, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  await drop(
    "hall.webp",
    await sharp(frames, { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer(),
  );
  const { make, folder: made } = await open();
  await make();
  const { pages, height, colour } = await readMade(made, /\.480\.webp$/);
  expect([pages ?? 1, height]).toEqual([1, 288]);
  expect(colour[0]).toBeGreaterThan(240);
});

test("a picture for shared links is one JPEG", async () => {
  await drop("og-group.png", await draw(2400, 1260).png().toBuffer());
  const { site, make } = await open();
  await make();
  expect(site.pictures["og-group"]).toMatchObject({ width: 1200, height: 630 });
  expect(listFiles(site, "og-group")).toEqual(["image/jpeg 1200"]);
});

test("a truncated picture is named, pages go without it, and the others are made", async () => {
  const noise = sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: "#777",
      noise: { type: "gaussian", mean: 99, sigma: 30 },
    },
  });
  const whole = await noise.jpeg().toBuffer();
  await drop("hall.jpg", whole.subarray(0, whole.length / 2));
  await drop("ward.jpg", whole);
  const { site, make } = await open();
  await make();
  expect(site.pictures["hall"]?.sources).toEqual([]);
  expect(site.pictures["ward"]?.sources).toHaveLength(2);
  const errors = lines.filter((line) => line.includes('"level":50'));
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(
    "pictures/hall.jpg could not be made ready for pages, which go without it: save it again",
  );
});

test("a disk that cannot be written to is not blamed on the picture", async () => {
  await drop("hall.jpg", await draw(500, 300).jpeg().toBuffer());
  const { make, folder: made } = await open();
  await rm(made, { recursive: true });
  await make();
  expect(lines.join()).toContain("pages, which go without it: check DATA_DIR and its disk, then start again");
});

test("made files outlive a restart, and nothing is made anew", async () => {
  await drop("hall.jpg", await draw(500, 300).jpeg().toBuffer());
  const first = await open();
  await first.make();
  expect(first.countChanges()).toBe(2);
  const before = await stat(join(first.folder, (await readdir(first.folder))[0] ?? ""));
  const second = await open();
  expect(second.site.pictures["hall"]).toEqual(first.site.pictures["hall"]);
  await second.make();
  expect(second.countChanges()).toBe(0);
  const after = await stat(join(first.folder, (await readdir(first.folder))[0] ?? ""));
  expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
});

test("a replaced picture's old files are removed, and their addresses lead to the new ones", async () => {
  await drop("hall.jpg", await draw(500, 300).jpeg().toBuffer());
  await drop("ward.jpg", await draw(500, 300).jpeg().toBuffer());
  const first = await open();
  await first.make();
  const old = (await readdir(first.folder)).filter((name) => name.startsWith("hall."));
  await drop("hall.jpg", await draw(500, 301).jpeg().toBuffer());
  await rm(join(folder, "pictures", "ward.jpg"));
  const second = await open();
  await second.make();
  const present = await readdir(second.folder);
  expect(present).toHaveLength(4);
  expect(present.filter((name) => old.includes(name) || name.startsWith("ward."))).toEqual([]);
  for (const name of old) expect(present).toContain(await second.find(name));
  expect(await second.find("ward.00000000.480.webp")).toBeUndefined();
});

test("a request waits for a file that is being made", async () => {
  await drop("hall.jpg", await draw(500, 300).jpeg().toBuffer());
  const { site, find, make } = await open();
  const name = `hall.${site.originals[0]?.hash}.480.avif`;
  expect(await find(name)).toBeUndefined();
  const making = make();
  expect(await find(name)).toBe(name);
  await making;
});

test("where DATA_DIR cannot be written to, pictures are made for this run", async () => {
  await writeFile(join(folder, "file"), "");
  await drop("hall.jpg", await draw(500, 300).jpeg().toBuffer());
  const { site, make, stop, folder: made } = await open({ directory: join(folder, "file", "pictures") });
  await make();
  expect(site.pictures["hall"]?.sources).toHaveLength(2);
  expect(lines.join()).toContain("cannot be kept in DATA_DIR");
  await stop();
  await expect(readdir(made)).rejects.toThrow("ENOENT");
});

test.runIf(process.platform === "linux")("the other pictures are made when one ends the process", async () => {
  // Reading the first never ends, so that there is a process to end.
  execFileSync("mkfifo", [join(folder, "pipe")]);
  await drop("hall.jpg", await draw(500, 300).jpeg().toBuffer());
  await drop("ward.jpg", await draw(500, 300).jpeg().toBuffer());
  const { site, make } = await open();
  const [hall] = site.originals;
  if (hall) hall.path = join(folder, "pipe");
  const making = make();
  await expect.poll(findChild).toBeDefined();
  process.kill((await findChild()) ?? 0, "SIGKILL");
  await making;
  expect(site.pictures["hall"]?.sources).toEqual([]);
  expect(site.pictures["ward"]?.sources).toHaveLength(2);
  expect(lines.join()).toContain("the process that works on pictures ended");
});

async function findChild(): Promise<number | undefined> {
  const children = (await readFile(`/proc/self/task/${process.pid}/children`, "utf8")).split(" ").filter(Boolean);
  for (const id of children) {
    if ((await readFile(`/proc/${id}/cmdline`, "utf8")).includes("pictures.process")) return Number(id);
  }
  return undefined;
}
