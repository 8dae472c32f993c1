import { expect, test } from "vitest";
import { createDocument, linkTo } from "../fixtures.ts";
import { normalise, type RichTextNode } from "./rich-text-nodes.ts";
import { richTextFromMarkdown, type FolderLink } from "./rich-text-from-markdown.ts";
import { richTextToMarkdown } from "./rich-text-to-markdown.ts";

const text = (value: string, ...marks: string[]) => ({
  nodeType: "text",
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const node = (nodeType: string, content: object[] = [], data: object = {}) => ({ nodeType, data, content });
const paragraph = (...content: object[]) => node("paragraph", content);
const boat = linkTo("Asset", "boat") as FolderLink;
const anna = linkTo("Entry", "anna") as FolderLink;

const paths = {
  pathOf: ({ sys }: FolderLink) => (sys.linkType === "Asset" ? `../shared/${sys.id}.png` : `../cooks/${sys.id}.md`),
  linkAt: (path: string) => [boat, anna].find((link) => paths.pathOf(link) === path),
};

function readMarkdown(markdown: string) {
  const faults: string[] = [];
  const document = richTextFromMarkdown(markdown, {
    linkTo: (target) => paths.linkAt(target) ?? anna,
    fault: (line, message) => void faults.push(`${line}: ${message}`),
  });
  return { document, faults };
}

const list = (kind: string, ...items: object[]) => node(kind, items);
const row = (cellType: string, ...words: string[]) =>
  node(
    "table-row",
    words.map((word) => node(cellType, [paragraph(text(word))])),
  );

test.each<[string, object[]]>([
  [
    "marks side by side and within each other",
    [paragraph(text("a "), text("b", "bold"), text("c", "bold", "italic"), text(" d", "italic"))],
  ],
  [
    "marks that Markdown has no sign for",
    [
      paragraph(
        text("H"),
        text("2", "subscript"),
        text("O, "),
        text("x", "underline"),
        text("y", "superscript"),
        text("z", "strikethrough"),
        text("q`w", "code"),
      ),
    ],
  ],
  ["signs of Markdown as words", [paragraph(text("1. a_b* [c] <5 mg & # | ~~ `x` ![y](z)\nnew line"))]],
  ["spaces at the edges of marks", [paragraph(text("a"), text(" b ", "bold"), text("c"))]],
  [
    "headings, a rule and a quote",
    [
      node("heading-1", [text("A")]),
      node("heading-6", [text("B")]),
      node("hr"),
      node("blockquote", [paragraph(text("C"))]),
    ],
  ],
  [
    "lists within lists",
    [
      list(
        "ordered-list",
        node("list-item", [paragraph(text("a")), list("unordered-list", node("list-item", [paragraph(text("b"))]))]),
        node("list-item", [paragraph(text("c")), paragraph(text("d"))]),
      ),
    ],
  ],
  [
    "two lists side by side",
    [
      list("unordered-list", node("list-item", [paragraph(text("a"))])),
      list("unordered-list", node("list-item", [paragraph(text("b"))])),
    ],
  ],
  [
    "a table with a pipe in it",
    [node("table", [row("table-header-cell", "Day", "Time"), row("table-cell", "Mon | Tue", "9")])],
  ],
  [
    "links of every kind",
    [
      paragraph(
        text("see "),
        node("hyperlink", [text("us", "bold")], { uri: "tel:123" }),
        text(", "),
        node("entry-hyperlink", [text("Anna")], { target: anna }),
        node("asset-hyperlink", [text("boat")], { target: boat }),
      ),
    ],
  ],
  [
    "embedded entries and pictures",
    [
      node("embedded-asset-block", [], { target: boat }),
      paragraph(text("by "), node("embedded-entry-inline", [], { target: anna })),
      node("embedded-entry-block", [], { target: anna }),
    ],
  ],
])("%s are the same after Markdown", (_name, content) => {
  const document = createDocument(...content) as RichTextNode;
  const markdown = richTextToMarkdown(document, paths);
  expect(markdown).toBeDefined();
  const { document: again, faults } = readMarkdown(markdown ?? "");
  expect(faults).toEqual([]);
  expect(normalise(again)).toEqual(normalise(document));
});

test("what Contentful's editor adds and nobody sees is left out", () => {
  const link = node("hyperlink", [text("b")], { uri: "https://example.org/" });
  const document = createDocument(paragraph(text("a"), text("a"), link, text("")), paragraph(text(""))) as RichTextNode;
  expect(richTextToMarkdown(document, paths)).toBe("aa[b](https://example.org/)\n");
});

test.each<[string, object]>([
  ["an empty paragraph in the middle", createDocument(paragraph(text("a")), paragraph(), paragraph(text("b")))],
  [
    "a list in a table",
    createDocument(node("table", [node("table-row", [node("table-cell", [list("ordered-list")])])])),
  ],
  ["a table without a header", createDocument(node("table", [row("table-cell", "a")]))],
  ["a node of another space", createDocument(node("embedded-resource-block", [], { target: {} }))],
  [
    "a link to nothing",
    createDocument(paragraph(node("entry-hyperlink", [text("x")], { target: linkTo("Entry", "gone") }))),
  ],
  [
    "an address that reads as a file",
    createDocument(paragraph(node("hyperlink", [text("x")], { uri: "www.example.org" }))),
  ],
])("%s is not written as Markdown", (_name, document) => {
  expect(richTextToMarkdown(document as RichTextNode, paths)).toBeUndefined();
});

test.each([
  ["a\n\n<div>x</div>", "3: HTML is not shown: write Markdown"],
  ["a <b>x</b>", /^1: <b> is not shown/],
  ["a <u>x", "1: the mark underline has no end"],
  ["    code", /^1: rich text has no blocks of code/],
  ["![](https://example.org/x.png)", /^1: the picture https:\/\/example\.org\/x\.png must be a file/],
  ["words ![](../shared/boat.png)", /^1: the picture \.\.\/shared\/boat\.png must be a paragraph of its own/],
])("Markdown that rich text cannot hold is named: %j", (markdown, message) => {
  expect(readMarkdown(markdown).faults[0]).toMatch(message);
});
