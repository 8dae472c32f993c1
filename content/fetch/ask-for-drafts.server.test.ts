import { expect, test } from "vitest";
import { askForDrafts } from "./ask-for-drafts.server.ts";

test("each root field asks for drafts, and nothing below it, which takes after it", () => {
  const query = `query Two($id: String!) { news(id: $id) { headline } doctorsCollection { items { name } } }`;
  expect(askForDrafts(query).replace(/\s+/g, " ")).toBe(
    "query Two($id: String!) { news(id: $id, preview: true) { headline } " +
      "doctorsCollection(preview: true) { items { name } } }",
  );
  expect(askForDrafts(query)).toBe(askForDrafts(query));
});
