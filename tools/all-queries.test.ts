import { GraphQLSchema, parse, validate } from "graphql";
import { expect, test } from "vitest";
import { computeQueryCost } from "contentful-emulator/query-cost";
import { writeSpaceExport } from "contentful-emulator/fixtures";
import { loadServedSpace } from "contentful-emulator/space";
import { contentTypes } from "#site/content/content-model.ts";
import { askForDrafts } from "#site/content/fetch/query.server.ts";
import { allQueries } from "./all-queries.ts";

const queries = Object.entries(allQueries);

const schema = await createModelSchema();

async function createModelSchema() {
  await using written = await writeSpaceExport({ contentTypes });
  const served = await loadServedSpace(written.file);
  if (!(served.schema instanceof GraphQLSchema)) throw served.schema;
  return served.schema;
}

test("there are fifteen queries", () => {
  expect(queries.map(([name]) => name)).toHaveLength(15);
});

test.each(queries)("%s fits the content model and reads only [S198 S199 S202]", async (_, query) => {
  const document = parse(query);
  expect(validate(schema, document)).toEqual([]);
  expect(validate(schema, parse(askForDrafts(query)))).toEqual([]);
  const operations = document.definitions.flatMap((one) => (one.kind === "OperationDefinition" ? [one.operation] : []));
  expect(operations).toEqual(["query"]);
});

test.each(queries)("%s is smaller than Contentful's 8 KB", (_, query) => {
  expect(Buffer.byteLength(query)).toBeLessThan(8192);
});

test.each(queries)("%s is well under Contentful's limits of complexity and size", async (_, query) => {
  const variables = { limit: 50 };
  const asked = { document: parse(query), operationName: undefined, variables };
  expect(computeQueryCost(schema, asked)).toBeLessThan(11_000 / 2);
  expect(Buffer.byteLength(query)).toBeLessThan(8192 / 2);
});
