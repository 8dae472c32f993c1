import sharp from "sharp";
import { expect, test } from "vitest";
import { FAVICON, groundedIcon, renderPng, tileIcon, toIco } from "./app-icons.ts";

test("the same drawing gives the same bytes", async () => {
  expect(await renderPng(tileIcon(), 192)).toEqual(await renderPng(tileIcon(), 192));
});

test("a phone that cuts icons to its own shape finds no transparent corner", async () => {
  const { data, info } = await sharp(await renderPng(groundedIcon(56), 180))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([180, 180]);
  expect([...data.subarray(0, 4)]).toEqual([0x0b, 0x5a, 0x60, 255]);
});

test("an .ico file says where its picture begins and how long it is", async () => {
  const png = await renderPng(FAVICON, 32);
  const ico = toIco(png, 32);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(ico.readUInt32LE(14)).toBe(png.length);
  expect(ico.subarray(ico.readUInt32LE(18))).toEqual(png);
});
