import { expect, test } from "vitest";
import { findAssetSource, toAssetUrl, toMediaPath } from "./asset-source.ts";

const HOSTED = { spaceId: "space1" };
const EMBEDDED = { spaceId: "space1", origin: "http://127.0.0.1:4300" };

test.each([
  ["https://graphql.contentful.com/content/v1/spaces/space1/environments/master", HOSTED],
  ["https://graphql.eu.contentful.com/content/v1/spaces/space1", HOSTED],
  ["http://127.0.0.1:4300/content/v1/spaces/space1/environments/master", EMBEDDED],
  [
    "https://contentful.com.example.org/spaces/space1",
    { spaceId: "space1", origin: "https://contentful.com.example.org" },
  ],
  ["http://127.0.0.1:4300/graphql", undefined],
  ["no address", undefined],
])("%s has its assets at %j", (graphqlUrl, source) => {
  expect(findAssetSource(graphqlUrl)).toEqual(source);
});

test.each([
  ["https://images.ctfassets.net/space1/a/h/my%20p.webp", "/media/images.ctfassets.net/space1/a/h/my%20p.webp"],
  ["//images.ctfassets.net/space1/a/h/p.webp", "/media/images.ctfassets.net/space1/a/h/p.webp"],
  ["https://images.eu.ctfassets.net/space1/a/h/p.webp", "/media/images.eu.ctfassets.net/space1/a/h/p.webp"],
  ["https://videos.ctfassets.net/space1/a/h/v.mp4", "/media/videos.ctfassets.net/space1/a/h/v.mp4"],
  ["https://assets.ctfassets.net/space1/a/h/f.pdf", "/media/assets.ctfassets.net/space1/a/h/f.pdf"],
  ["https://downloads.ctfassets.net/space1/a/h/f.zip?x=1#y", "/media/downloads.ctfassets.net/space1/a/h/f.zip"],
  ["https://images.ctfassets.net/space1/x/../a/p.webp", "/media/images.ctfassets.net/space1/a/p.webp"],
])("%s is shown from %s and fetched from there again", (url, path) => {
  expect(toMediaPath(url, HOSTED)).toBe(path);
  expect(toAssetUrl(path, HOSTED)).toBe(path.replace("/media/", "https://"));
});

test.each([
  "http://images.ctfassets.net/space1/a/h/p.webp",
  "https://images.ctfassets.net.example.org/space1/p.webp",
  "https://images.ctfassets.net:8443/space1/p.webp",
  "https://images.ctfassets.net/space2/a/h/p.webp",
  "https://images.ctfassets.net/space1",
  "https://images.ctfassets.net/space1/../space2/p.webp",
  "https://images.ctfassets.net/space1/a%2f..%2fp.webp",
  "https://example.org/space1/p.webp",
  "http://127.0.0.1:4300/images.ctfassets.net/space1/p.webp",
  "javascript:alert(1)",
  "/p.webp",
  "",
])("%s is not shown", (url) => {
  expect(toMediaPath(url, HOSTED)).toBeUndefined();
});

test("with its own content source nothing is fetched from Contentful's hosts or from a look-alike", () => {
  const path = "/media/images.ctfassets.net/space1/a/h/p.webp";
  const url = "http://127.0.0.1:4300/images.ctfassets.net/space1/a/h/p.webp";
  expect(toMediaPath(url, EMBEDDED)).toBe(path);
  expect(toAssetUrl(path, EMBEDDED)).toBe(url);
  for (const other of [
    "https://images.ctfassets.net/space1/a/h/p.webp",
    "http://127.0.0.1:43001/images.ctfassets.net/space1/p.webp",
    "http://127.0.0.1:4300.example.org/images.ctfassets.net/space1/p.webp",
    "http://127.0.0.1:4300/images.ctfassets.net/space2/p.webp",
    "http://127.0.0.1:4300/export.json",
  ]) {
    expect(toMediaPath(other, EMBEDDED)).toBeUndefined();
  }
});

test.each([
  "/media/images.ctfassets.net/space2/a/h/p.webp",
  "/media/evil.example/space1/p.webp",
  "/media/images.ctfassets.net/space1/../secret",
  "/media/images.ctfassets.net/../space1/secret",
  "/media/images.ctfassets.net/space1/a%2f..%2fb",
  "/media/images.ctfassets.net/space1/%2E%2E/b",
  "/media/images.ctfassets.net/space1/a\\b",
  "/media/images.ctfassets.net/space1",
  "/pictures/images.ctfassets.net/space1/p.webp",
])("nothing is fetched for %s", (path) => {
  expect(toAssetUrl(path, HOSTED)).toBeUndefined();
});
