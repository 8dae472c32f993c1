import { expect, test } from "vitest";
import { createContentType, createField } from "../export/space-export-fixture.ts";
import { loadSpaceExport } from "../export/load-space-export.ts";
import { writeSpaceExport } from "../export/space-export-fixture.ts";
import { findNameProblem } from "./check-names.ts";
import { rootFieldOf, typeNameOf } from "./type-names.ts";

test.each([
  ["doctors", "Doctors", "doctors"],
  ["my-2content-type", "My2ContentType", "my2ContentType"],
  ["blog_post", "BlogPost", "blogPost"],
  ["location", "ContentTypeLocation", "contentTypeLocation"],
  ["asset", "ContentTypeAsset", "contentTypeAsset"],
  ["404", "ContentType404", "contentType404"],
])("the content type %s is %s and asked for as %s", (id, typeName, rootField) => {
  expect(typeNameOf(id)).toBe(typeName);
  expect(rootFieldOf(typeName)).toBe(rootField);
});

async function findProblem(...contentTypes: ReturnType<typeof createContentType>[]) {
  await using written = await writeSpaceExport({ contentTypes });
  return findNameProblem((await loadSpaceExport(written.file)).contentTypes);
}

test("two content types with one type name are named", async () => {
  expect(await findProblem(createContentType("blog-post", []), createContentType("blogPost", []))).toBe(
    'the content types "blog-post" and "blogPost" both give the type name BlogPost',
  );
});

test("field names that collide, are reserved or are no names are refused", async () => {
  const links = createField("doctors", "Array", { items: { type: "Link", linkType: "Entry" } });
  expect(await findProblem(createContentType("a", [links, createField("doctorsCollection", "Text")]))).toBe(
    'the content type "a": two fields give the name "doctorsCollection"',
  );
  expect(await findProblem(createContentType("a", [createField("sys", "Text")]))).toMatch(/"sys" is reserved$/);
  expect(await findProblem(createContentType("a", [createField("e-mail", "Text")]))).toMatch(/"e-mail" is no name/);
  expect(await findProblem(createContentType("a", [links]))).toBeUndefined();
});
