import { globSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { findProtectedSigns } from "../support/find-protected-signs.ts";

const RED = "#b01f2e";
const PAPER = "#fffaf0";

const plus = (x: number, y: number, size: number, arm: number, fill: string) =>
  `<path fill="${fill}" d="M${x + (size - arm) / 2} ${y}h${arm}v${size}h${-arm}zM${x} ${y + (size - arm) / 2}h${size}v${arm}h${-size}z"/>`;
const kindsOf = async (picture: string | Buffer) => [
  ...new Set((await findProtectedSigns(picture)).map(({ kind }) => kind)),
];

/** A picture of the sample with a sign painted into it. */
async function planted(drawing: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500">${drawing}</svg>`;
  return sharp("data/pictures/facility-laboratory.800.webp")
    .resize(800, 500)
    .composite([{ input: Buffer.from(svg) }])
    .webp({ quality: 70 })
    .toBuffer();
}

test.each([10, 18, 33, 70, 140])("a red plus of %i pixels on a pale card is found", async (size) => {
  const card = `<rect x="300" y="150" width="${size * 1.8}" height="${size * 1.8}" fill="${PAPER}"/>`;
  const sign = plus(300 + size * 0.4, 150 + size * 0.4, size, size / 3, RED);
  expect(await kindsOf(await planted(card + sign))).toEqual(["red plus on pale"]);
});

test.each([10, 18, 33, 70, 140])("a white plus of %i pixels on red is found", async (size) => {
  const card = `<rect x="60" y="90" width="${size * 3}" height="${size * 1.8}" fill="#b0443a"/>`;
  const sign = plus(60 + size, 90 + size * 0.4, size, size * 0.28, "#fff");
  expect(await kindsOf(await planted(card + sign))).toEqual(["white plus on red"]);
});

test("a white plus on teal and a red heart are no protected signs", async () => {
  const emblem = `<circle cx="200" cy="200" r="60" fill="#0b5a60"/>${plus(165, 165, 70, 24, "#fff")}`;
  const heart = `<circle cx="500" cy="200" r="80" fill="${PAPER}"/><path fill="${RED}" d="M500 250C440 210 450 160 500 180 550 160 560 210 500 250z"/>`;
  expect(await kindsOf(await planted(emblem + heart))).toEqual([]);
});

test("no picture shows a red plus on pale or a white plus on red", async () => {
  const pictures = [...globSync("data/pictures/*.webp"), ...globSync("data/sample-content/assets/images*/**/*.webp")];
  expect(pictures.length).toBeGreaterThan(150);
  // Every width shows the same drawing: the one nearest to 800 pixels is looked at.
  const seen = pictures.filter((file) => !/\.(?:480|1120|1600)\.webp$/.test(file));
  const signs = await Promise.all(seen.map(async (file) => [file, await kindsOf(file)] as const));
  expect(signs.filter(([, kinds]) => kinds.length > 0)).toEqual([]);
});

test("no logo is such a sign, and no icon in the red of emergencies", async () => {
  const plusIcon = '<path stroke="currentColor" stroke-width="2.6" stroke-linecap="round" d="M20 26.5v9M15.5 31h9"/>';
  const red = await inRed(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${plusIcon}</svg>`));
  expect(await kindsOf(red)).toEqual(["red plus on pale"]);
  const logos = globSync("data/brand/*.svg").map((file) => [file, file] as const);
  const icons = await Promise.all(globSync("site/icons/*.svg").map(async (file) => [file, await inRed(file)] as const));
  expect(icons.length).toBeGreaterThan(50);
  const signs = await Promise.all(
    [...logos, ...icons].map(async ([file, drawn]) => [file, await kindsOf(drawn)] as const),
  );
  expect(signs.filter(([, kinds]) => kinds.includes("red plus on pale"))).toEqual([]);
});

/** An icon as the emergency tile shows it: in red on a pale ground. */
async function inRed(icon: string | Buffer): Promise<Buffer> {
  const drawn = await sharp(icon, { density: 288 }).ensureAlpha().extractChannel("alpha").toBuffer();
  const { width, height } = await sharp(drawn).metadata();
  return sharp({ create: { width, height, channels: 3, background: RED } })
    .joinChannel(drawn)
    .flatten({ background: PAPER })
    .png()
    .toBuffer();
}
