import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { MediaAsset, RichTextNode } from "#site/content/content.ts";
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

test("marks nest and line breaks stay", () => {
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
  expect(html).toContain('<thead><tr><th scope="col">h</th></tr></thead><tbody><tr><td>c</td></tr></tbody>');
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
  expect(render([{ type: "asset", asset: file }])).toContain('<a href="/m/a.pdf">Form (PDF)</a>');
});

test("header cells head their column in a first row of their own, else their row", () => {
  const cell = (type: "table-header-cell" | "table-cell", value: string): RichTextNode => ({
    type,
    children: [text(value)],
  });
  const html = render([
    {
      type: "table",
      children: [
        { type: "table-row", children: [cell("table-header-cell", "a"), cell("table-cell", "b")] },
        { type: "table-row", children: [cell("table-header-cell", "c"), cell("table-header-cell", "d")] },
      ],
    },
  ]);
  expect(html).not.toContain("<thead>");
  expect(html).toContain(
    '<tbody><tr><th scope="row">a</th><td>b</td></tr><tr><th scope="row">c</th><th scope="row">d</th></tr></tbody>',
  );
});

test("a described picture is described, a sound plays, a nameless file can be saved", () => {
  const photo: MediaAsset = { url: "/m/a.webp", contentType: "image/webp", title: "Ward", description: "Six beds" };
  const sound: MediaAsset = { url: "/m/a.mp3", contentType: "audio/mpeg", title: "" };
  const file: MediaAsset = { url: "/m/a", contentType: "text/csv", title: "" };
  expect(render([{ type: "asset", asset: photo }])).toContain('alt="Six beds"');
  expect(render([{ type: "asset", asset: { ...photo, description: "Ward" } }])).toContain('alt=""');
  expect(render([{ type: "asset", asset: sound }])).toContain('<audio controls="" preload="none" src="/m/a.mp3"');
  expect(render([{ type: "asset", asset: file }])).toContain('<a href="/m/a">Download the file</a>');
});

test("entries lead to their pages, and are their text where the page does not say how", () => {
  const entry = { kind: "doctor", id: "anna" } as const;
  const nodes: RichTextNode[] = [
    { type: "paragraph", children: [{ type: "entry-link", entry, children: [text("our doctor")] }] },
    { type: "entry", entry, title: "Dr. Anna" },
  ];
  const toEntry = ({ kind, id }: { kind: string; id: string }) => `/${kind}/${id}`;
  const html = renderToStaticMarkup(<RichText nodes={nodes} toEntry={toEntry} />);
  expect(html).toContain('<p><a href="/doctor/anna">our doctor</a></p>');
  expect(html).toMatch(/<p class="rich-text-panel"><a href="\/doctor\/anna">Dr\. Anna/);
  expect(render(nodes)).toBe('<div class="rich-text"><p>our doctor</p></div>');
});

test("headings inside other parts count for the highest one", () => {
  const html = render([
    { type: "blockquote", children: [{ type: "heading", level: 1, children: [text("In")] }] },
    { type: "heading", level: 2, children: [text("Out")] },
  ]);
  expect(html).toContain("<h2>In</h2>");
  expect(html).toContain("<h3>Out</h3>");
});
