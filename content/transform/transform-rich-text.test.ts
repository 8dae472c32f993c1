import { expect, test } from "vitest";
import type { CmsRichTextNode } from "../fetch/cms-entries.ts";
import { createAssetTransform } from "./transform-media-asset.ts";
import { transformRichText } from "./transform-rich-text.ts";

const transformAsset = createAssetTransform({ spaceId: "space1" });

const text = (value: string, ...marks: string[]): CmsRichTextNode => ({
  nodeType: "text",
  value,
  marks: marks.map((type) => ({ type })),
});

const node = (nodeType: string, ...content: CmsRichTextNode[]): CmsRichTextNode => ({ nodeType, content });

const link = (uri: string, ...content: CmsRichTextNode[]) => ({ ...node("hyperlink", ...content), data: { uri } });

const embedded = (id: string): CmsRichTextNode => ({
  nodeType: "embedded-asset-block",
  data: { target: { sys: { id } } },
});

function transform(...content: CmsRichTextNode[]) {
  const block = [
    {
      sys: { id: "ward" },
      url: "https://images.ctfassets.net/space1/ward.webp",
      contentType: "image/webp",
      title: "A ward",
    },
    null,
  ];
  return transformRichText({ json: node("document", ...content), links: { assets: { block } } }, transformAsset);
}

const plain = (value: string) => ({ type: "text", value, marks: [] });

test("headings, paragraphs, quotations, rules and marks are kept", () => {
  expect(
    transform(
      node("heading-2", text("Title")),
      node("paragraph", text("very", "bold", "italic", "blink"), text(" good")),
      node("blockquote", node("paragraph", text("said"))),
      node("hr"),
    ),
  ).toEqual([
    { type: "heading", level: 2, children: [plain("Title")] },
    { type: "paragraph", children: [{ type: "text", value: "very", marks: ["bold", "italic"] }, plain(" good")] },
    { type: "blockquote", children: [{ type: "paragraph", children: [plain("said")] }] },
    { type: "rule" },
  ]);
});

test("lists and tables keep their structure", () => {
  const item = node("list-item", node("paragraph", text("one")));
  const cell = node("table-cell", node("paragraph", text("9 am")));
  const header = node("table-header-cell", node("paragraph", text("From")));
  expect(
    transform(
      node("unordered-list", item),
      node("ordered-list", item),
      node("table", node("table-row", header), node("table-row", cell)),
    ),
  ).toMatchObject([
    { type: "unordered-list", children: [{ type: "list-item", children: [{ type: "paragraph" }] }] },
    { type: "ordered-list", children: [{ type: "list-item" }] },
    {
      type: "table",
      children: [
        { type: "table-row", children: [{ type: "table-header-cell" }] },
        { type: "table-row", children: [{ type: "table-cell" }] },
      ],
    },
  ]);
});

test.each(["https://example.org/a?b=1#c", "http://example.org", "mailto:a@example.org", "tel:+910000000001"])(
  "a link to %s stays a link",
  (uri) => {
    expect(transform(node("paragraph", link(uri, text("here"))))).toEqual([
      { type: "paragraph", children: [{ type: "link", url: uri, children: [plain("here")] }] },
    ]);
  },
);

test.each(["javascript:alert(1)", " java\nscript:alert(1)", "data:text/html,x", "/doctors", "//example.org", ""])(
  "a link to %j becomes its text",
  (uri) => {
    expect(transform(node("paragraph", link(uri, text("here"))))).toEqual([
      { type: "paragraph", children: [plain("here")] },
    ]);
  },
);

test("an embedded asset is found by its id, an unresolved one is left out", () => {
  expect(transform(embedded("ward"), embedded("draft"))).toEqual([
    {
      type: "asset",
      asset: { url: "/media/images.ctfassets.net/space1/ward.webp", contentType: "image/webp", title: "A ward" },
    },
  ]);
});

test("links to entries and nodes we do not know become their text", () => {
  expect(
    transform(
      node("paragraph", node("entry-hyperlink", text("a doctor")), node("embedded-entry-inline")),
      node("embedded-entry-block"),
      node("marquee", node("paragraph", text("news"))),
    ),
  ).toEqual([
    { type: "paragraph", children: [plain("a doctor")] },
    { type: "paragraph", children: [plain("news")] },
  ]);
});

test("a document with nothing in it is empty", () => {
  expect(transform(node("paragraph", text("")), node("heading-1", text(" ")), node("unordered-list"))).toEqual([]);
  expect(transformRichText(null, transformAsset)).toEqual([]);
  expect(transformRichText({ json: null }, transformAsset)).toEqual([]);
});
