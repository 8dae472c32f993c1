import * as v from "valibot";
import { expect, test } from "vitest";
import { spaceExportSchema } from "../export/space-export.ts";
import { createContentType, createDocument, createEntry, createField, linkTo } from "../fixtures.ts";
import { findLinkingEntries } from "./linking-entries.ts";
import { finishNow } from "../steps.ts";

const linkList = { items: { type: "Link", linkType: "Entry", validations: [] } };

const page = createContentType("page", [
  createField("about", "Link", { linkType: "Entry", localized: true }),
  createField("more", "Array", linkList),
  createField("text", "RichText"),
  createField("data", "Object"),
  createField("words", "Array", { items: { type: "Symbol", validations: [] } }),
]);

const toA = linkTo("Entry", "a");
const mention = { nodeType: "embedded-entry-block", data: { target: toA }, content: [] };
const picture = { nodeType: "asset-hyperlink", data: { target: linkTo("Asset", "a") }, content: [] };

const linking = finishNow(
  findLinkingEntries(
    v.parse(spaceExportSchema, {
      contentTypes: [page],
      entries: [
        createEntry("page", "one", { about: { "en-US": toA, de: toA }, more: [linkTo("Entry", "b"), toA] }),
        createEntry("page", "two", {
          text: createDocument({ nodeType: "paragraph", data: {}, content: [mention, picture] }),
        }),
        createEntry("page", "three", { data: toA, words: ["a"], text: null }),
      ],
    }),
  ),
);

test("who links to an entry or asset is found in links, lists of them and rich text, in all locales or some", () => {
  expect([...linking.find("Entry", "a")].toSorted()).toEqual(["one", "two"]);
  expect([...linking.find("Entry", "a", ["de"])]).toEqual(["one"]);
  expect([...linking.find("Entry", "a", ["fr"])]).toEqual([]);
  expect([...linking.find("Asset", "a")]).toEqual(["two"]);
  expect([...linking.find("Entry", "b")]).toEqual(["one"]);
  expect([...linking.find("Entry", "gone")]).toEqual([]);
});
