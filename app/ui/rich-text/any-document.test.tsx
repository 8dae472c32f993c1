import {
  type Arbitrary,
  array,
  assert,
  constant,
  constantFrom,
  jsonValue,
  letrec,
  oneof,
  property,
  record,
  string,
  stringMatching,
  tuple,
  webUrl,
} from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createAssetTransform } from "#site/content/transform/read-fields.ts";
import { createRichTextTransform } from "#site/content/transform/rich-text.ts";
import { RichText } from "./rich-text.tsx";

/** Whatever the content service sends, a page comes of it, in HTML that a browser reads as it was written. */

const NODE_TYPES = [
  ...["document", "paragraph", "text", "blockquote", "hr", "unordered-list", "ordered-list", "list-item"],
  ...["heading-1", "heading-2", "heading-3", "heading-4", "heading-5", "heading-6", "heading-7"],
  ...["table", "table-row", "table-cell", "table-header-cell", "hyperlink", "entry-hyperlink", "asset-hyperlink"],
  ...["embedded-asset-block", "embedded-entry-block", "embedded-entry-inline", "embedded-resource-block"],
  ...["embedded-resource-inline", "resource-hyperlink", "marquee", ""],
];

const IDS = ["photo", "film", "form", "doctor", "gone", ""];

/** A value that may be what is expected, or anything. */
const orAnything = <T,>(expected: Arbitrary<T>) =>
  oneof({ arbitrary: expected as Arbitrary<unknown>, weight: 9 }, { arbitrary: jsonValue(), weight: 1 });

const anyUri = oneof(
  webUrl(),
  constantFrom("javascript:alert(1)", "java\tscript:alert(1)", "/path", "//host", "mailto:a@example.org", "tel:1"),
  string(),
);

const { document: anyDocument } = letrec((tie) => ({
  node: record(
    {
      nodeType: orAnything(constantFrom(...NODE_TYPES)),
      value: orAnything(string()),
      marks: orAnything(array(orAnything(record({ type: constantFrom("bold", "code", "blink") })))),
      data: orAnything(
        record({ uri: anyUri, target: orAnything(record({ sys: record({ id: constantFrom(...IDS) }) })) }),
      ),
      content: orAnything(array(tie("node"), { maxLength: 4 })),
    },
    { requiredKeys: ["nodeType"] },
  ),
  document: record({ nodeType: constant("document"), content: array(tie("node"), { maxLength: 5 }) }),
}));

const asset = (id: string, contentType: string) => ({
  sys: { id },
  url: `https://images.ctfassets.net/space1/${id}`,
  contentType,
  title: id,
});
const LINKS = {
  assets: {
    block: [asset("photo", "image/png"), asset("film", "video/mp4")],
    hyperlink: [asset("form", "application/pdf")],
  },
  entries: { inline: [{ __typename: "Doctors", sys: { id: "doctor" }, name: "Anna", doctorHospital: "North" }] },
};

const transformRichText = createRichTextTransform({ transformAsset: createAssetTransform({ spaceId: "space1" }) });
const toEntry = ({ id }: { id: string }) => `/entry/${id}`;

function render(json: unknown, links: unknown = LINKS): string {
  const nodes = transformRichText({ json, links } as never, { hospital: "North", entryId: "entry1" });
  return renderToStaticMarkup(<RichText nodes={nodes} toEntry={toEntry} />);
}

const PHRASING = ["a", "strong", "em", "u", "code", "sup", "sub", "s", "br", "svg"];
const FLOW = ["p", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "blockquote", "hr", "figure", "div"];
/** What may be directly inside what in HTML; elements that are not named take phrasing only. */
const CHILDREN: Record<string, string[]> = {
  "": ["div"],
  div: [...FLOW, "table"],
  blockquote: FLOW,
  li: FLOW,
  td: FLOW,
  th: FLOW,
  ul: ["li"],
  ol: ["li"],
  table: ["thead", "tbody"],
  thead: ["tr"],
  tbody: ["tr"],
  tr: ["td", "th"],
  figure: ["picture", "video", "figcaption"],
  picture: ["source", "img"],
  video: ["source"],
  svg: ["use"],
  a: PHRASING.filter((name) => name !== "a"),
};
const VOID = ["br", "hr", "img", "source"];

/** The first element where HTML does not allow it; undefined for valid nesting. */
function findMisplaced(html: string): string | undefined {
  const open = [""];
  for (const [, slash, name = ""] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
    if (slash) {
      if (open.pop() !== name) return `</${name}>`;
      continue;
    }
    const parent = open.at(-1) ?? "";
    if (!(CHILDREN[parent] ?? PHRASING).includes(name) || (name === "a" && open.includes("a")))
      return `${parent} > ${name}`;
    if (!VOID.includes(name)) open.push(name);
  }
  return open.length === 1 ? undefined : `<${open.at(-1)}>`;
}

test("the check of nesting finds what browsers would change", () => {
  expect(findMisplaced("<div><p>a<strong>b</strong></p></div>")).toBeUndefined();
  expect(findMisplaced("<div><p><ul><li></li></ul></p></div>")).toBe("p > ul");
  expect(findMisplaced("<div><table><tr></tr></table></div>")).toBe("table > tr");
  expect(findMisplaced('<div><p><a href="/"><strong><a href="/">x</a></strong></a></p></div>')).toBe("strong > a");
});

test("any value in place of a document gives a page", () => {
  assert(
    property(jsonValue(), jsonValue(), (json, links) => {
      expect(findMisplaced(render(json, links))).toBeUndefined();
    }),
  );
});

test("any tree of nodes gives valid HTML that only leads to safe places", { timeout: 60_000 }, () => {
  assert(
    property(anyDocument, (json) => {
      const html = render(json);
      expect(findMisplaced(html)).toBeUndefined();
      for (const [, href = ""] of html.matchAll(/ href="([^"]*)"/g))
        expect(href).toMatch(/^(https?:|mailto:|tel:|\/(?!\/))/i);
    }),
    { numRuns: 1000 },
  );
});

test("every word of a tree is on the page, whatever its node is called", () => {
  const words = array(tuple(constantFrom(...NODE_TYPES), stringMatching(/^[a-z]{3,9}$/)), { maxLength: 6 });
  assert(
    property(words, (pairs) => {
      const content = pairs.map(([nodeType, word]) => ({
        nodeType,
        data: {},
        value: word,
        content: [{ nodeType: "text", value: word, marks: [], data: {} }],
      }));
      const shown = pairs.filter(([nodeType]) => !/^embedded-|^hr$/.test(nodeType));
      const text = render({ nodeType: "document", content }).replace(/<[^>]*>/g, " ");
      expect(text.split(/\s+/).filter(Boolean)).toEqual(shown.map(([, word]) => word));
    }),
  );
});
