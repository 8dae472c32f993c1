import { expect, test } from "vitest";
import { createAssetTransform } from "./transform-media-asset.ts";

const transformAsset = createAssetTransform("http://127.0.0.1:4300");

test.each([
  ["http://127.0.0.1:4300/images.ctfassets.net/s/a/h/p.webp", "/media/images.ctfassets.net/s/a/h/p.webp"],
  ["https://images.ctfassets.net/s/a/h/my%20p.webp", "/media/images.ctfassets.net/s/a/h/my%20p.webp"],
  ["//images.ctfassets.net/s/a/h/p.webp", "/media/images.ctfassets.net/s/a/h/p.webp"],
  ["https://images.eu.ctfassets.net/s/a/h/p.webp", "/media/images.eu.ctfassets.net/s/a/h/p.webp"],
  ["https://videos.ctfassets.net/s/a/h/v.mp4", "/media/videos.ctfassets.net/s/a/h/v.mp4"],
  ["https://assets.ctfassets.net/s/a/h/f.pdf", "/media/assets.ctfassets.net/s/a/h/f.pdf"],
  ["https://downloads.ctfassets.net/s/a/h/f.zip?x=1", "/media/downloads.ctfassets.net/s/a/h/f.zip"],
])("%s is shown from %s", (url, expected) => {
  expect(transformAsset({ url })?.url).toBe(expected);
});

test.each([
  "http://images.ctfassets.net/s/a/h/p.webp",
  "https://images.ctfassets.net.example.org/p.webp",
  "https://images.ctfassets.net:8443/p.webp",
  "https://example.org/p.webp",
  "http://127.0.0.1:4300.example.org/p.webp",
  "http://127.0.0.1:43001/p.webp",
  "javascript:alert(1)",
  "/p.webp",
  "",
])("%s is left out", (url) => {
  expect(transformAsset({ url })).toBeUndefined();
});

test("without an embedded service only Contentful's hosts count", () => {
  expect(createAssetTransform(undefined)({ url: "http://127.0.0.1:4300/images.ctfassets.net/p.webp" })).toBeUndefined();
});

test("an asset keeps its description and its size, where it has one", () => {
  const url = "https://images.ctfassets.net/p.webp";
  const path = "/media/images.ctfassets.net/p.webp";
  expect(transformAsset({ url, contentType: "image/webp", title: "A ward", width: 40, height: 30 })).toEqual({
    url: path,
    contentType: "image/webp",
    title: "A ward",
    width: 40,
    height: 30,
  });
  expect(transformAsset({ url, width: null, title: null })).toEqual({ url: path, contentType: "", title: "" });
  expect(transformAsset(null)).toBeUndefined();
});
