import { expect, test } from "vitest";
import { loadSpaceExport } from "../export/load-space.ts";
import { createContentType, createField, writeSpaceExport } from "../fixtures.ts";
import { checkNames, derivedNameOf, fieldKeyOf, fieldNameOf, rootFieldOf, typeNameOf } from "./type-names.ts";

test.each([
  ["books", "Books", "books"],
  ["my-2content-type", "My2ContentType", "my2ContentType"],
  ["blog_post", "BlogPost", "blogPost"],
  ["location", "ContentTypeLocation", "contentTypeLocation"],
  ["asset", "ContentTypeAsset", "contentTypeAsset"],
  ["404", "ContentType404", "contentType404"],
  ["FAQComponent", "FaqComponent", "faqComponent"],
  ["2wKn6yEnZewu2SCCkus4as", "ContentType2WKn6YEnZewu2ScCkus4As", "contentType2WKn6YEnZewu2ScCkus4As"],
])("the content type %s is %s and asked for as %s", (id, typeName, rootField) => {
  expect(typeNameOf(id)).toBe(typeName);
  expect(rootFieldOf(typeName)).toBe(rootField);
});

test.each([
  ["title", "title"],
  ["page_title", "pageTitle"],
  ["heroCTA", "heroCta"],
  ["FAQs", "faQs"],
])("the field %s is asked for as %s", (id, name) => {
  expect(fieldNameOf(id)).toBe(name);
});

test.each([
  ["nt_variants", "nt_variants", "NtExperienceNt_variants"],
  ["hack4impactLink", "hack4impactLink", "NtExperienceHack4impactLink"],
  ["hero-cta", "heroCta", "NtExperienceHeroCta"],
])("filters and orders call the field %s %s, and a type of its own %s", (id, key, derived) => {
  expect([fieldKeyOf(id), derivedNameOf("NtExperience", id)]).toEqual([key, derived]);
});

async function findProblem(...contentTypes: ReturnType<typeof createContentType>[]) {
  await using written = await writeSpaceExport({ contentTypes });
  const loaded = await loadSpaceExport(written.file);
  try {
    checkNames(loaded.contentTypes);
    return undefined;
  } catch (error) {
    return error;
  }
}

const links = createField("posts", "Array", { items: { type: "Link", linkType: "Entry" } });

test.each([
  ["postsCollection", "postsCollection"],
  ["posts_cursor_collection", "postsCursorCollection"],
])("a list of links and the field %s have one name", async (id, name) => {
  expect(await findProblem(createContentType("a", [links, createField(id, "Text")]))).toMatchObject({
    code: "COLLIDING_FIELD_NAMES",
    details: { contentTypeId: "a", collidingFieldIds: ["posts", id], resultingFieldName: name },
  });
});

test.each(["sys", "contentfulMetadata", "linked_from"])("the field name %s is reserved", async (id) => {
  expect(await findProblem(createContentType("a", [createField(id, "Text")]))).toMatchObject({
    code: "RESERVED_FIELD_NAME",
    details: { contentTypeId: "a", fieldId: id },
  });
});

test("fields that are omitted, or of different content types, do not collide", async () => {
  const omitted = createField("postsCollection", "Text", { omitted: true });
  expect(await findProblem(createContentType("a", [links, omitted]))).toBeUndefined();
  expect(
    await findProblem(
      createContentType("a", [links]),
      createContentType("b", [createField("postsCollection", "Text")]),
    ),
  ).toBeUndefined();
});
