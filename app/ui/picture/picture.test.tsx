import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { MediaAsset } from "#site/content/content.ts";
import { describePicture, MediaImage, findRenditions, findRenditionUrl } from "./picture.tsx";

const photo: MediaAsset = { url: "/media/p.png", contentType: "image/png", title: "Ward", width: 1200, height: 800 };
const widthsOf = (asset: MediaAsset, maxWidth: number) =>
  findRenditions(asset, maxWidth).sources.map(({ files }) => files.map(({ width }) => width));

test("a picture has its size, AVIF first, WebP for all others, and is loaded when it comes near", () => {
  const html = renderToStaticMarkup(<MediaImage asset={photo} alt="Six beds" sizes="50vw" maxWidth={240} />);
  expect(html).toBe(
    '<picture><source type="image/avif" srcSet="/media/p.png?w=320&amp;fm=avif 320w, /media/p.png?w=480&amp;fm=avif 480w" sizes="50vw"/>' +
      '<img src="/media/p.png?w=480&amp;fm=webp" srcSet="/media/p.png?w=320&amp;fm=webp 320w, /media/p.png?w=480&amp;fm=webp 480w" ' +
      'sizes="50vw" width="1200" height="800" alt="Six beds" loading="lazy" decoding="async"/></picture>',
  );
});

test("the picture that matters is asked for first", () => {
  const html = renderToStaticMarkup(<MediaImage asset={photo} alt="" sizes="50vw" maxWidth={240} priority />);
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain("lazy");
});

test("widths go up to twice the place, and never beyond the picture", () => {
  expect(widthsOf(photo, 240)).toEqual([
    [320, 480],
    [320, 480],
  ]);
  expect(widthsOf(photo, 250)[0]).toEqual([320, 480, 640]);
  expect(widthsOf(photo, 2000)[0]).toEqual([320, 480, 640, 800, 1080, 1200]);
  expect(widthsOf({ ...photo, width: 600 }, 400)[0]).toEqual([320, 480, 600]);
  expect(widthsOf({ ...photo, width: 200 }, 400)[0]).toEqual([200]);
});

test("the widest rendition of a narrow picture is asked for by a width in use", () => {
  expect(findRenditionUrl({ ...photo, width: 600 }, 400)).toBe("/media/p.png?w=640&fm=webp");
});

test("a drawing comes as wide as its place, a moving picture as it is", () => {
  expect(widthsOf({ ...photo, contentType: "image/svg+xml", width: 40, height: 40 }, 240)[1]).toEqual([320, 480]);
  expect(findRenditions({ ...photo, contentType: "image/gif" }, 240).sources).toEqual([
    { type: "image/gif", files: [{ url: "/media/p.png", width: 1200 }] },
  ]);
});

test("a picture of unknown size has room reserved", () => {
  const { width: _width, height: _height, ...unknown } = photo;
  expect(findRenditions(unknown, 160)).toMatchObject({ width: 800, height: 500 });
  expect(widthsOf(unknown, 160)[0]).toEqual([320]);
});

test("alternative text is the description, else the title, else what the page knows", () => {
  expect(describePicture({ ...photo, description: "Six beds" }, "A picture")).toBe("Six beds");
  expect(describePicture(photo, "A picture")).toBe("Ward");
  expect(describePicture({ ...photo, title: "" }, "A picture")).toBe("A picture");
  expect(describePicture({ ...photo, title: "" })).toBe("");
});
