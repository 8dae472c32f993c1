import { createAsset, createContentType, createEntry, createField, linkTo } from "./space-export-fixture.ts";

/** The branch that holds every book of the library but one. */
export const MAIN_BRANCH = "Main branch";

const contentTypes = [
  createContentType("book", [
    createField("title", "Symbol"),
    createField("branch", "Symbol"),
    createField("cover", "Link", { linkType: "Asset" }),
  ]),
];

const shelf = Array.from({ length: 12 }, (_, index) => {
  return createEntry("book", `shelf${index}`, { title: `Volume ${index}`, branch: MAIN_BRANCH });
});

const entries = [
  createEntry("book", "atlas", { title: "Atlas", branch: MAIN_BRANCH, cover: linkTo("Asset", "cover") }),
  ...shelf,
  createEntry("book", "elsewhere", { title: "Elsewhere", branch: "Harbour branch" }),
];

/** A space of fourteen books, one of them with a picture, for tests. */
export const librarySpace = { contentTypes, entries, assets: [createAsset("cover", "cover.webp", "image/webp")] };
