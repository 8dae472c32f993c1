import { expect, test } from "vitest";
import { renderPage } from "#tests/support/render-page.tsx";
import { GalleryPage } from "./gallery-page.tsx";

const picture = (name: string) => ({
  width: 1600,
  height: 1000,
  sources: [
    { type: "image/avif", files: [{ url: `/${name}.1600.avif`, width: 1600 }] },
    {
      type: "image/webp",
      files: [
        { url: `/${name}.480.webp`, width: 480 },
        { url: `/${name}.1600.webp`, width: 1600 },
      ],
    },
  ],
});

test("every picture is a link to its largest file, so that it opens without JavaScript", () => {
  const pictures = ["a", "b"].map((name) => ({ picture: picture(name), description: name }));
  const html = renderPage(<GalleryPage basePath="/h" pictures={pictures} />);
  expect(html).toContain('href="/a.1600.webp"');
  expect(html).toContain('href="/b.1600.webp"');
  expect(html).toContain('alt="b"');
});

test("the lightbox is closed and no element carries a style attribute", () => {
  const html = renderPage(<GalleryPage basePath="/h" pictures={[{ picture: picture("a"), description: "a" }]} />);
  expect(html).toMatch(/<dialog(?![^>]*open)/);
  expect(html).not.toContain("style=");
});
