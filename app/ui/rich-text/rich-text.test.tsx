import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { MediaAsset, RichTextNode } from "#content/content.ts";
import { RichText } from "./rich-text.tsx";

const text = (value: string, ...marks: Extract<RichTextNode, { type: "text" }>["marks"]): RichTextNode => ({
  type: "text",
  value,
  marks,
});
const render = (nodes: RichTextNode[], headingOffset?: number) =>
  renderToStaticMarkup(<RichText nodes={nodes} {...(headingOffset === undefined ? {} : { headingOffset })} />);

test("an empty text renders nothing", () => {
  expect(render([])).toBe("");
});

test("the highest heading of the text follows the one above it, the others keep their distance", () => {
  const html = render([
    { type: "heading", level: 2, children: [text("Part")] },
    { type: "heading", level: 3, children: [text("Detail")] },
    { type: "heading", level: 6, children: [text("Note")] },
  ]);
  expect(html).toContain("<h2>Part</h2><h3>Detail</h3><h6>Note</h6>");
  expect(render([{ type: "heading", level: 1, children: [text("One")] }], 3)).toContain("<h4>One</h4>");
});

test("no heading goes below level six", () => {
  const nodes = [1, 6].map((level): RichTextNode => ({
    type: "heading",
    level: level as 1 | 6,
    children: [text("x")],
  }));
  expect(render(nodes, 2)).toContain("<h3>x</h3><h6>x</h6>");
});

test("marks nest and line breaks are kept", () => {
  const html = render([{ type: "paragraph", children: [text("a\nb", "bold", "italic")] }]);
  expect(html).toContain("<p><em><strong>a<br/>b</strong></em></p>");
});

test("markup in the text arrives as text", () => {
  expect(render([{ type: "paragraph", children: [text("<script>")] }])).toContain("&lt;script&gt;");
});

test("lists, quotes, rules and tables have their own elements", () => {
  const item: RichTextNode = { type: "list-item", children: [{ type: "paragraph", children: [text("x")] }] };
  const html = render([
    { type: "unordered-list", children: [item] },
    { type: "ordered-list", children: [item] },
    { type: "blockquote", children: [text("q")] },
    { type: "rule" },
    {
      type: "table",
      children: [
        { type: "table-row", children: [{ type: "table-header-cell", children: [text("h")] }] },
        { type: "table-row", children: [{ type: "table-cell", children: [text("c")] }] },
      ],
    },
  ]);
  expect(html).toContain("<ul><li><p>x</p></li></ul>");
  expect(html).toContain("<ol><li>");
  expect(html).toContain("<blockquote>q</blockquote><hr/>");
  expect(html).toContain("<tbody><tr><th>h</th></tr><tr><td>c</td></tr></tbody>");
});

test("external links carry rel noopener, mail and site links do not", () => {
  const html = render([
    { type: "link", url: "https://example.org/a", children: [text("out")] },
    { type: "link", url: "mailto:a@example.org", children: [text("mail")] },
    { type: "link", url: "/news", children: [text("in")] },
  ]);
  expect(html).toContain('<a href="https://example.org/a" rel="noopener">out</a>');
  expect(html).toContain('<a href="mailto:a@example.org">mail</a>');
  expect(html).toContain('<a href="/news">in</a>');
});

test.each(["javascript:alert(1)", "JAVASCRIPT:alert(1)", "data:text/html,x", "//evil.example", "/\\evil.example"])(
  "the link %s is shown as plain text",
  (url) => {
    expect(render([{ type: "link", url, children: [text("x")] }])).toBe('<div class="rich-text">x</div>');
  },
);

test("an embedded picture is a figure with its caption and size", () => {
  const asset: MediaAsset = { url: "/m/a.webp", contentType: "image/webp", title: "Ward", width: 800, height: 500 };
  const html = render([{ type: "asset", asset }]);
  expect(html).toContain('width="800" height="500" alt=""');
  expect(html).toContain("<figcaption>Ward</figcaption>");
});

test("an embedded video has controls and any other file is a link", () => {
  const video: MediaAsset = { url: "/m/a.mp4", contentType: "video/mp4", title: "Tour" };
  const file: MediaAsset = { url: "/m/a.pdf", contentType: "application/pdf", title: "Form" };
  expect(render([{ type: "asset", asset: video }])).toMatch(/<video controls="" preload="metadata"/);
  expect(render([{ type: "asset", asset: file }])).toContain('<a href="/m/a.pdf">Form</a>');
});
