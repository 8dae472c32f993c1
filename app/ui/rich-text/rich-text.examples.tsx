import type { RichTextMark, RichTextNode } from "#site/content/content.ts";
import { type Example, SAMPLE_PICTURE_URL } from "../examples/example.ts";
import { RichText } from "./rich-text.tsx";

const text = (value: string, ...marks: RichTextMark[]): RichTextNode => ({ type: "text", value, marks });
const paragraph = (...children: RichTextNode[]): RichTextNode => ({ type: "paragraph", children });
const item = (value: string): RichTextNode => ({ type: "list-item", children: [paragraph(text(value))] });
const cell = (type: "table-cell" | "table-header-cell", value: string): RichTextNode => ({
  type,
  children: [paragraph(text(value))],
});

const ARTICLE: RichTextNode[] = [
  { type: "heading", level: 2, children: [text("Before the operation")] },
  paragraph(
    text("Nothing to eat for "),
    text("six hours", "bold"),
    text(", and bring "),
    text("all", "italic"),
    text(" your medicines. "),
    { type: "link", url: "https://www.example.org/", children: [text("What else to bring")] },
    text("."),
  ),
  { type: "unordered-list", children: [item("Old reports"), item("Spectacles"), item("Somebody who takes you home")] },
  { type: "ordered-list", children: [item("Register at the desk"), item("Meet the anaesthetist")] },
  { type: "blockquote", children: [paragraph(text("They explained every step."))] },
  { type: "rule" },
  {
    type: "asset",
    asset: { url: SAMPLE_PICTURE_URL, contentType: "image/gif", title: "The jetty", width: 800, height: 500 },
  },
];

const TABLE: RichTextNode[] = [
  {
    type: "table",
    children: [
      { type: "table-row", children: ["Day", "Morning", "Afternoon"].map((day) => cell("table-header-cell", day)) },
      { type: "table-row", children: ["Monday", "9 to 1", "3.30 to 6"].map((time) => cell("table-cell", time)) },
    ],
  },
];

const PANELS: RichTextNode[] = [
  paragraph(text("Fill it in at home, or meet "), {
    type: "entry-link",
    entry: { kind: "doctor", id: "example" },
    children: [text("Dr. Example Person")],
  }),
  {
    type: "asset",
    asset: { url: "#form.pdf", contentType: "application/pdf", title: "Questions before an anaesthetic" },
  },
  { type: "entry", entry: { kind: "career", id: "example" }, title: "Emergency Medical Technician" },
];

export default [
  { name: "an article", render: () => <RichText nodes={ARTICLE} headingOffset={3} /> },
  { name: "a table", render: () => <RichText nodes={TABLE} /> },
  {
    name: "a file to save and an entry to open",
    render: () => <RichText nodes={PANELS} toEntry={({ id }) => `#${id}`} />,
  },
] satisfies Example[];
