import { graphql } from "graphql";
import type { GraphQLError, GraphQLSchema } from "graphql";
import { loadSpaceExport } from "../export/load-space-export.ts";
import {
  createAsset,
  createContentType,
  createDocument,
  createEntry,
  createField,
  createParagraph,
  linkTo,
  writeSpaceExport,
} from "../export/space-export-fixture.ts";
import { createContentSpace } from "../space/content-space.ts";
import { createSpaceSchema } from "./create-space-schema.ts";
import type { QueryContext } from "./query-context.ts";

const entryLinks = (...linkContentType: string[]) => ({
  items: { type: "Link", linkType: "Entry", validations: linkContentType.length > 0 ? [{ linkContentType }] : [] },
});

const contentTypes = [
  createContentType("doctors", [
    createField("name", "Symbol", { localized: true }),
    createField("notes", "Text"),
    createField("beds", "Integer"),
    createField("rate", "Number"),
    createField("since", "Date"),
    createField("isChief", "Boolean"),
    createField("phones", "Array", { items: { type: "Symbol", validations: [] } }),
    createField("picture", "Link", { linkType: "Asset" }),
    createField("extra", "Object"),
    createField("place", "Location"),
    createField("abroad", "ResourceLink"),
    createField("hidden", "Symbol", { omitted: true }),
  ]),
  createContentType("departments", [
    createField("title", "Symbol"),
    createField("doctors", "Array", entryLinks("doctors")),
    createField("head", "Link", { linkType: "Entry", validations: [{ linkContentType: ["doctors"] }] }),
    createField("mixed", "Array", entryLinks("doctors", "news")),
    createField("anything", "Array", entryLinks()),
    createField("pictures", "Array", { items: { type: "Link", linkType: "Asset", validations: [] } }),
  ]),
  createContentType("news", [createField("content", "RichText"), createField("about", "Link", { linkType: "Entry" })]),
];

const target = (linkType: "Entry" | "Asset", id: string) => ({ data: { target: linkTo(linkType, id) }, content: [] });

const entries = [
  createEntry("doctors", "anna", {
    name: { "en-US": "Anna", "ml-IN": "അന്ന" },
    notes: "Speaks Malayalam",
    beds: 4,
    rate: 1.5,
    since: "2020-05-01",
    isChief: true,
    phones: ["1", "2"],
    picture: linkTo("Asset", "portrait"),
    extra: { any: ["thing"] },
    place: { lat: 9.5, lon: 76.3 },
    hidden: "secret",
  }),
  createEntry(
    "doctors",
    "biju",
    { name: "Biju", beds: 9, since: "2021-05-01T00:00:00+05:30", phones: ["2"] },
    { day: 2 },
  ),
  createEntry("doctors", "chandran", { name: "Chandran", isChief: false }, { day: 3 }),
  createEntry("doctors", "draft", { name: "Draft" }, { published: false }),
  createEntry("departments", "ent", {
    title: "E N T",
    doctors: [linkTo("Entry", "biju"), linkTo("Entry", "draft"), linkTo("Entry", "anna")],
    head: linkTo("Entry", "draft"),
    mixed: [linkTo("Entry", "anna"), linkTo("Entry", "item"), linkTo("Entry", "ent")],
    anything: [linkTo("Entry", "item")],
    pictures: [linkTo("Asset", "portrait"), linkTo("Asset", "unpublished")],
  }),
  createEntry("departments", "empty", { title: "Empty", doctors: [] }),
  createEntry("news", "item", {
    content: createDocument(
      createParagraph("A new ward opens"),
      { nodeType: "embedded-asset-block", ...target("Asset", "portrait") },
      { nodeType: "embedded-asset-block", ...target("Asset", "portrait") },
      { nodeType: "embedded-entry-block", ...target("Entry", "draft") },
      { nodeType: "paragraph", data: {}, content: [{ nodeType: "embedded-entry-inline", ...target("Entry", "anna") }] },
    ),
    about: linkTo("Entry", "anna"),
  }),
];

const assets = [
  createAsset("portrait", "portrait.webp", "image/webp"),
  { sys: { type: "Asset", id: "unprocessed" }, fields: { file: { "en-US": { fileName: "raw.png" } } } },
  createAsset("unpublished", "unpublished.webp", "image/webp", { published: false }),
];

const locales = [
  { code: "en-US", name: "English", default: true },
  { code: "ml-IN", name: "Malayalam", default: false, fallbackCode: "en-US" },
];

/** A space with every kind of field, to be queried by tests. */
export interface SchemaFixture {
  readonly schema: GraphQLSchema;
  run(source: string, canPreview?: boolean): Promise<{ data: unknown; errors: readonly GraphQLError[] }>;
}

export async function createSchemaFixture(): Promise<SchemaFixture> {
  await using written = await writeSpaceExport({ contentTypes, entries, assets, locales });
  const space = createContentSpace(await loadSpaceExport(written.file));
  const schema = createSpaceSchema(space);
  return {
    schema,
    async run(source, canPreview = false) {
      const contextValue: QueryContext = { space, canPreview, assetUrl: (url) => `https:${url}` };
      const { data, errors } = await graphql({ schema, source, contextValue });
      const plainData: unknown = JSON.parse(JSON.stringify(data ?? null));
      return { data: plainData, errors: errors ?? [] };
    },
  };
}
