import { expect, test } from "vitest";
import { findPacked, packDocuments } from "./packed-documents.ts";

const text = (value: string, ...marks: string[]) => ({
  ...{ nodeType: "text", value, marks: marks.map((type) => ({ type })), data: {} },
});
const node = (nodeType: string, ...content: unknown[]) => ({ nodeType, data: {}, content });

test("packed rich text reads as it was, and no other value changes", () => {
  const values = {
    "en-US": node("document", node("paragraph", text('A "document" of\u0001 \u0007control\n'), text("bold", "bold"))),
    "ml-IN": node("document", node("paragraph", text("ഖണ്ഡിക")), node("list-item", node("paragraph", text("")))),
    fr: node("document", { data: { uri: "https://a.example/" }, content: [], nodeType: "hyperlink" }),
    de: 'paragraph ","marks":[],"data":{}}',
    it: null,
  };
  const packed = packDocuments(structuredClone(values));
  expect({ ...packed }).toEqual(values);
  expect(JSON.stringify(packed)).toBe(JSON.stringify(values));
  expect(packed?.["ml-IN"]).toEqual(values["ml-IN"]);
});

test("only rich text is packed, into less than half of its JSON", () => {
  const values = {
    en: node("document", node("paragraph", text("A word.")), node("paragraph", text("Another."))),
    de: "x",
  };
  const packed = packDocuments(values) ?? {};
  expect(findPacked(packed, "en")?.length).toBeLessThan(JSON.stringify(values.en).length / 2);
  expect(findPacked(packed, "de")).toBeUndefined();
  expect(findPacked({ en: "x" }, "en")).toBeUndefined();
  expect(packDocuments({ en: { nodeType: "other" }, de: undefined })).toBeUndefined();
});
