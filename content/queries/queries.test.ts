import { parse, validate } from "graphql";
import { expect, test } from "vitest";
import { loadSpaceExport } from "#content-service/export/load-space-export.ts";
import { computeQueryCost } from "#content-service/http/query-cost.ts";
import { writeSpaceExport } from "#content-service/export/space-export-fixture.ts";
import { createSpaceSchema } from "#content-service/schema/create-space-schema.ts";
import { createContentSpace } from "#content-service/space/content-space.ts";
import { contentTypes } from "../content-model.ts";
import { askForDrafts } from "../fetch/ask-for-drafts.server.ts";
import * as careerQueries from "./career-queries.ts";
import * as departmentQueries from "./department-queries.ts";
import * as doctorQueries from "./doctor-queries.ts";
import * as newsQueries from "./news-queries.ts";
import * as previewQueries from "./preview-queries.ts";
import * as publishedEntriesQueries from "./published-entries-queries.ts";
import * as testimonialQueries from "./testimonial-queries.ts";

const queries = Object.entries({
  ...careerQueries,
  ...departmentQueries,
  ...doctorQueries,
  ...newsQueries,
  ...previewQueries,
  ...publishedEntriesQueries,
  ...testimonialQueries,
});

async function createModelSchema() {
  await using written = await writeSpaceExport({ contentTypes });
  return createSpaceSchema(createContentSpace(await loadSpaceExport(written.file)));
}

test("there are seventeen queries", () => {
  expect(queries.map(([name]) => name)).toHaveLength(17);
});

test.each(queries)("%s fits the content model and reads only", async (_, query) => {
  const document = parse(query);
  const schema = await createModelSchema();
  expect(validate(schema, document)).toEqual([]);
  expect(validate(schema, parse(askForDrafts(query)))).toEqual([]);
  expect(
    document.definitions.map((definition) => definition.kind === "OperationDefinition" && definition.operation),
  ).toEqual(["query"]);
});

test.each(queries)("%s is smaller than Contentful's 8 KB", (_, query) => {
  expect(Buffer.byteLength(query)).toBeLessThan(8192);
});

test.each(queries)("%s is well under Contentful's limits of complexity and size", async (_, query) => {
  const variables = { limit: 50 };
  const asked = { document: parse(query), operationName: undefined, variables };
  expect(computeQueryCost(await createModelSchema(), asked)).toBeLessThan(11_000 / 2);
  expect(Buffer.byteLength(query)).toBeLessThan(8192 / 2);
});
