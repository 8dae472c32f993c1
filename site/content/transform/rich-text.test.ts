import { describe, expect, test } from "vitest";
import type { CmsRichText } from "../entries/cms-entries.ts";
import { createAssetTransform } from "./read-fields.ts";
import { createRichTextTransform, findSafeLink } from "./rich-text.ts";

interface Node {
  nodeType: string;
  [key: string]: unknown;
}

const text = (value: string, ...marks: string[]): Node => ({
  nodeType: "text",
  value,
  marks: marks.map((type) => ({ type })),
});

const node = (nodeType: string, ...content: Node[]): Node => ({ nodeType, content, data: {} });
const paragraph = (...content: Node[]) => node("paragraph", ...content);
const link = (uri: string, ...content: Node[]) => ({ ...node("hyperlink", ...content), data: { uri } });
const pointing = (nodeType: string, id: string, ...content: Node[]) => ({
  ...node(nodeType, ...content),
  data: { target: { sys: { type: "Link", id } } },
});

const plain = (value: string) => ({ type: "text", value, marks: [] });

const HOSPITAL = "North Hospital";
const PHOTO = {
  sys: { id: "photo" },
  url: "https://images.ctfassets.net/space1/photo.webp",
  contentType: "image/webp",
  title: "A ward",
  description: "Six beds at the windows",
  width: 80,
  height: 50,
};
const DRAWING = {
  ...PHOTO,
  sys: { id: "drawing" },
  url: "https://images.ctfassets.net/space1/d.svg",
  contentType: "image/svg+xml",
};
const FORM = {
  sys: { id: "form" },
  url: "https://assets.ctfassets.net/space1/form.pdf",
  contentType: "application/pdf",
  title: "Form",
};
/** Some spaces hold a list of hospitals. */
const LIST = [HOSPITAL, "Other"] as never;
const LINKS: NonNullable<CmsRichText["links"]> = {
  assets: { block: [PHOTO, null], hyperlink: [FORM, DRAWING, null] },
  entries: {
    block: [{ __typename: "Careers", sys: { id: "nurse" }, jobTitle: "Nurse", careerHospital: HOSPITAL }, null],
    inline: [
      { __typename: "Testimonials", sys: { id: "anu" }, reviewer: "Anu", testimonialHospital: LIST },
      { __typename: "News", sys: { id: "far" }, headline: "Far news", newsHospital: "Other" },
      { __typename: "Departments", sys: { id: "ent" } },
    ],
    hyperlink: [
      { __typename: "Doctors", sys: { id: "anna" }, name: "Anna", doctorHospital: HOSPITAL },
      { __typename: "News", sys: { id: "fair" }, headline: "Health fair", newsHospital: HOSPITAL },
    ],
  },
};

function setUp() {
  const skipped: string[] = [];
  const transformRichText = createRichTextTransform({
    transformAsset: createAssetTransform({ spaceId: "space1" }),
    reportSkipped: (nodeType, entryId) => skipped.push(`${entryId}: ${nodeType}`),
  });
  const transform = (...content: Node[]) =>
    transformRichText({ json: node("document", ...content), links: LINKS }, { hospital: HOSPITAL, entryId: "entry1" });
  return { transform, transformRichText, skipped };
}

const { transform } = setUp();

test("headings of every level, paragraphs, quotations, rules and marks are preserved", () => {
  for (const level of [1, 2, 3, 4, 5, 6]) {
    expect(transform(node(`heading-${level}`, text("Title")))).toEqual([
      { type: "heading", level, children: [plain("Title")] },
    ]);
  }
  const marks = ["bold", "italic", "underline", "code", "superscript", "subscript", "strikethrough"];
  expect(
    transform(
      paragraph(text("very", ...marks, "bold", "blink"), text(" good")),
      node("blockquote", paragraph(text("said"))),
      node("hr"),
    ),
  ).toEqual([
    { type: "paragraph", children: [{ type: "text", value: "very", marks }, plain(" good")] },
    { type: "blockquote", children: [{ type: "paragraph", children: [plain("said")] }] },
    { type: "rule" },
  ]);
});

test("lists keep what is nested in them, tables their empty cells", () => {
  const inner = node("ordered-list", node("list-item", paragraph(text("two"))));
  expect(transform(node("unordered-list", node("list-item", paragraph(text("one")), inner)))).toEqual([
    {
      type: "unordered-list",
      children: [
        {
          type: "list-item",
          children: [
            { type: "paragraph", children: [plain("one")] },
            {
              type: "ordered-list",
              children: [{ type: "list-item", children: [{ type: "paragraph", children: [plain("two")] }] }],
            },
          ],
        },
      ],
    },
  ]);
  const header = node("table-header-cell", paragraph(text("From")));
  expect(
    transform(node("table", node("table-row", header), node("table-row", node("table-cell", paragraph(text("")))))),
  ).toEqual([
    {
      type: "table",
      children: [
        {
          type: "table-row",
          children: [{ type: "table-header-cell", children: [{ type: "paragraph", children: [plain("From")] }] }],
        },
        { type: "table-row", children: [{ type: "table-cell", children: [] }] },
      ],
    },
  ]);
});

describe("links", () => {
  test("of a safe kind stay, others become their text", () => {
    expect(transform(paragraph(link(" https://example.org ", text("here"))))).toEqual([
      { type: "paragraph", children: [{ type: "link", url: "https://example.org", children: [plain("here")] }] },
    ]);
    expect(transform(paragraph(link("javascript:alert(1)", text("here"))))).toEqual([
      { type: "paragraph", children: [plain("here")] },
    ]);
  });

  test("hold no other link, and are not there without a text", () => {
    expect(transform(paragraph(link("/a", text("a"), link("/b", text("b"))), link("/c")))).toEqual([
      { type: "paragraph", children: [{ type: "link", url: "/a", children: [plain("a"), plain("b")] }] },
    ]);
  });

  test("to a file lead to it, to a drawing to a picture of it", () => {
    const children = [plain("see")];
    expect(
      transform(
        paragraph(
          pointing("asset-hyperlink", "form", text("see")),
          pointing("asset-hyperlink", "drawing", text("see")),
          pointing("asset-hyperlink", "gone", text("see")),
        ),
      ),
    ).toEqual([
      {
        type: "paragraph",
        children: [
          { type: "link", url: "/media/assets.ctfassets.net/space1/form.pdf", children },
          { type: "link", url: "/media/images.ctfassets.net/space1/d.svg?w=1600&fm=webp", children },
          plain("see"),
        ],
      },
    ]);
  });

  test("to an entry of this hospital lead to its page, to any other become their text", () => {
    const to = (id: string) => transform(paragraph(pointing("entry-hyperlink", id, text("see"))));
    expect(to("anna")).toMatchObject([{ children: [{ type: "entry-link", entry: { kind: "doctor", id: "anna" } }] }]);
    expect(to("fair")).toMatchObject([{ children: [{ type: "entry-link", entry: { kind: "news", id: "fair" } }] }]);
    for (const id of ["far", "ent", "gone"]) {
      expect(to(id)).toEqual([{ type: "paragraph", children: [plain("see")] }]);
    }
  });
});

describe("embedded", () => {
  test("assets are found by their id and carry what describes them, an unresolved one is left out [S172]", () => {
    expect(transform(pointing("embedded-asset-block", "photo"), pointing("embedded-asset-block", "draft"))).toEqual([
      {
        type: "asset",
        asset: {
          url: "/media/images.ctfassets.net/space1/photo.webp",
          contentType: "image/webp",
          title: "A ward",
          description: "Six beds at the windows",
          width: 80,
          height: 50,
        },
      },
    ]);
  });

  test("entries link to their pages; in a sentence the name is shown also without a page", () => {
    const block = (id: string) => transform(pointing("embedded-entry-block", id));
    expect(block("nurse")).toEqual([{ type: "entry", entry: { kind: "career", id: "nurse" }, title: "Nurse" }]);
    expect([block("far"), block("gone")]).toEqual([[], []]);
    const inline = (id: string) => transform(paragraph(text("by "), pointing("embedded-entry-inline", id)));
    expect(inline("anu")).toMatchObject([
      { children: [{}, { type: "entry-link", entry: { kind: "testimonial", id: "anu" }, children: [plain("Anu")] }] },
    ]);
    expect(inline("far")).toEqual([{ type: "paragraph", children: [plain("by "), plain("Far news")] }]);
    expect(inline("ent")).toEqual([{ type: "paragraph", children: [plain("by ")] }]);
  });

  test("resources of other spaces are skipped, a link to one is its text", () => {
    expect(
      transform(
        node("embedded-resource-block"),
        paragraph(node("resource-hyperlink", text("see")), node("embedded-resource-inline")),
      ),
    ).toEqual([{ type: "paragraph", children: [plain("see")] }]);
  });
});

describe("what is not as it should be", () => {
  test("a node of unknown type is replaced by its children, and is reported once for an entry", () => {
    const { transform: transformHere, skipped } = setUp();
    const content = [
      node("marquee", paragraph(text("news"))),
      paragraph(node("sparkle", text("!")), { nodeType: "sparkle" }),
    ];
    for (let times = 0; times < 2; times += 1) {
      expect(transformHere(...content)).toEqual([
        { type: "paragraph", children: [plain("news")] },
        { type: "paragraph", children: [plain("!")] },
      ]);
    }
    expect(skipped).toEqual(["entry1: marquee", "entry1: sparkle"]);
  });

  test("kinds that are known and not shown are not reported", () => {
    const { transform: transformHere, skipped } = setUp();
    transformHere(node("embedded-resource-block"), pointing("embedded-entry-block", "gone"), node("hr"));
    expect(skipped).toEqual([]);
  });

  test("a block in a paragraph is replaced by its text, text alone gets a paragraph", () => {
    expect(transform(paragraph(text("a"), node("heading-2", text("b")), node("hr")), text("c"), text("d"))).toEqual([
      { type: "paragraph", children: [plain("a"), plain("b")] },
      { type: "paragraph", children: [plain("c")] },
      { type: "paragraph", children: [plain("d")] },
    ]);
  });

  test("parts of lists and tables find a frame or lose theirs", () => {
    const words = { type: "paragraph", children: [plain("x")] };
    expect(transform(node("list-item", paragraph(text("x"))), node("table-cell", text("x")))).toEqual([words, words]);
    expect(transform(node("ordered-list", paragraph(text("x"))))).toEqual([
      { type: "ordered-list", children: [{ type: "list-item", children: [words] }] },
    ]);
    expect(transform(node("table", text("x")))).toEqual([
      {
        type: "table",
        children: [{ type: "table-row", children: [{ type: "table-cell", children: [words] }] }],
      },
    ]);
  });

  test("a document too deep to be meant ends", () => {
    const { transform: transformHere, skipped } = setUp();
    let deep = paragraph(text("deep"));
    for (let level = 0; level < 5000; level += 1) deep = node("blockquote", deep);
    expect(transformHere(deep, paragraph(text("flat")))).toEqual([{ type: "paragraph", children: [plain("flat")] }]);
    expect(skipped).toEqual(["entry1: too many levels"]);
  });

  test("a document with nothing in it is empty", () => {
    const { transformRichText } = setUp();
    expect(transform(paragraph(text("")), node("heading-1", text(" ")), node("unordered-list"), node("table"))).toEqual(
      [],
    );
    for (const source of [null, undefined, {}, { json: null }, { json: "text" }, { json: { content: {} } }]) {
      expect(transformRichText(source, { hospital: HOSPITAL, entryId: "entry1" })).toEqual([]);
    }
  });
});

test.each([
  "https://example.org/a?b=1#c",
  "HTTPS://example.org",
  "http://example.org/old.pdf",
  "mailto:a@example.org",
  "tel:+910000000001",
  "/venmala_hospital/doctors",
  "/",
])("%s is kept as it is", (uri) => {
  expect(findSafeLink(uri)).toBe(uri);
});

test.each([
  ["www.example.org/a?b=1", "https://www.example.org/a?b=1"],
  ["WWW.example.org", "https://WWW.example.org"],
  ["desk@example.org", "mailto:desk@example.org"],
])("%s, without its beginning, leads to %s", (uri, url) => {
  expect(findSafeLink(uri)).toBe(url);
});

test("a link that leads nowhere is its text, and is told of once for an entry", () => {
  const { transform: show, skipped } = setUp();
  const lost = link("ftp://example.org/form", text("the form"));
  expect(show(paragraph(lost), paragraph(lost))).toEqual([
    { type: "paragraph", children: [plain("the form")] },
    { type: "paragraph", children: [plain("the form")] },
  ]);
  expect(skipped).toEqual(["entry1: hyperlink to ftp://example.org/form"]);
});

test.each([
  "ftp://example.org",
  "www.",
  "www.example.org:x",
  "form.pdf",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "file:///etc/passwd",
  "//example.org",
  "/\\example.org",
  "\\\\example.org",
  "/\t/example.org",
  "https:\\\\example.org",
  "doctors",
  "#part",
  "https://",
  "",
])("%j is no link", (uri) => {
  expect(findSafeLink(uri)).toBeUndefined();
});
