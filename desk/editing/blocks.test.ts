import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formatMarkdown, parseMarkdown } from "contentful-emulator/markdown";
import { BLOCK_KINDS, joinBlocks, splitBlocks, type Block } from "./blocks.ts";

const block = (kind: Block["kind"], text: string, more: Partial<Block> = {}): Block => ({ kind, text, ...more });

/** What readers get, however it is written. */
const readAs = (markdown: string) => formatMarkdown(parseMarkdown(markdown).children);

test("each part of a text is a block, and the blocks are written as the folder reads them", () => {
  const markdown = `## A new ward

The ward has **40 beds**
and two lifts.\\
It opens on Monday.

- Cardiology
- Diabetology

1. Register
2. Wait

[How to come](https://example.org/way)

![The ward](ward.jpg)

> Quiet and bright.
>
> Thank you.

| Day | Hours |
| - | - |
| Monday | 9–1 |
`;
  const blocks = splitBlocks(markdown);
  expect(blocks).toEqual([
    block("heading", "A new ward", { detail: "2" }),
    block("paragraph", "The ward has **40 beds** and two lifts.\nIt opens on Monday."),
    block("list", "Cardiology\nDiabetology"),
    block("steps", "Register\nWait"),
    block("link", "How to come", { detail: "https://example.org/way" }),
    block("picture", "The ward", { detail: "ward.jpg" }),
    block("quote", "Quiet and bright.\n\nThank you."),
    block("other", "| Day | Hours |\n| - | - |\n| Monday | 9–1 |"),
  ]);
  expect(splitBlocks(joinBlocks(blocks))).toEqual(blocks);
});

test.each([
  "# no heading",
  "- no list",
  "1. no list",
  "5 * 3 and a_b_c, [sic] & #1",
  "    indented",
  "---",
  "Rs. 500 | Rs. 200\n--- | ---",
  "> 90 and < 140",
])("plain words stay words: %s", (text) => {
  const [node, ...more] = parseMarkdown(joinBlocks([block("paragraph", text)])).children;
  expect([node?.type, more]).toEqual(["paragraph", []]);
  expect(splitBlocks(joinBlocks([block("paragraph", text)]))).toEqual([block("paragraph", text.trim())]);
});

test.each([
  ["www.example.org", "https://www.example.org"],
  ["WWW.example.org/way", "https://WWW.example.org/way"],
  ["health.example.org", "https://health.example.org"],
  ["example.org/forms/rules.pdf", "https://example.org/forms/rules.pdf"],
  ["desk@example.org", "mailto:desk@example.org"],
  ["0000 220 2111", "tel:00002202111"],
  ["(0000) 220-2111", "tel:00002202111"],
  ["108", "tel:108"],
  ["rules.pdf", "rules.pdf"],
  ["../doctors/anna.md", "../doctors/anna.md"],
  ["/punalur/news", "/punalur/news"],
])("the address %s is written as %s", (typed, to) => {
  expect(splitBlocks(joinBlocks([block("link", "There", { detail: typed })]))).toEqual([
    block("link", "There", { detail: to }),
  ]);
});

test("two paragraphs typed into one field become two, and empty blocks are left out", () => {
  const typed = [block("paragraph", "One\r\n\r\nTwo"), block("list", " "), block("picture", "no file", { detail: "" })];
  expect(splitBlocks(joinBlocks(typed))).toEqual([block("paragraph", "One"), block("paragraph", "Two")]);
});

test.each([
  "- a\n\n  second paragraph\n- b\n  - nested",
  "- a\n\n* another list",
  "<!-- a note -->\n\ntext",
  "text with a ![picture](a.jpg) within",
  "![](../doctors/anna.md)",
  "[**bold** words](https://example.org)",
  "[a]: https://example.org\n\n[a] is a reference",
  "```\ncode\n```",
  "x\n\n    indented code\n\ny",
  "> - a list in a quote",
  "Heading\n===\n\n###### small",
])("no Markdown is lost: %j", (markdown) => {
  expect(readAs(joinBlocks(splitBlocks(markdown)))).toBe(readAs(markdown));
});

const words = fc.stringMatching(/^[\w *_#>|~[\]()<!.&\\+-]{1,24}$/).filter((text) => text.trim() !== "");
const lines = fc.array(words, { minLength: 1, maxLength: 3 }).map((list) => list.join("\n"));
const anyBlock = fc.record({ kind: fc.constantFrom(...BLOCK_KINDS), text: lines, detail: fc.constant("a.jpg") });

test("whatever is typed, saving it twice writes the same, and no block is lost", () => {
  fc.assert(
    fc.property(fc.array(anyBlock, { maxLength: 5 }), (blocks) => {
      const once = joinBlocks(blocks);
      expect(joinBlocks(splitBlocks(once))).toBe(once);
      expect(splitBlocks(once).length).toBeGreaterThanOrEqual(blocks.length);
    }),
    { numRuns: 200, seed: 1 },
  );
});
