import * as v from "valibot";
import { graphql } from "graphql";
import { expect, test } from "vitest";
import { spaceExportSchema } from "../export/space-export.ts";
import { createSpaceSchema } from "../schema/create-space-schema.ts";
import { createContentSpace } from "../space/content-space.ts";
import { createInventor, inventExport } from "./invented-export.ts";
import { QUESTIONS } from "./questions.ts";

const ENTRY_COUNT = 200;
const ROUNDS = 20;

const space = createContentSpace(v.parse(spaceExportSchema, inventExport(ENTRY_COUNT)));
const schema = createSpaceSchema(space);

test.each(QUESTIONS)(
  'the benchmark\'s question "$name" finds something in its export, without an error',
  async (question) => {
    const inventor = createInventor(1);
    const responses = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const variableValues = question.invent(inventor, ENTRY_COUNT);
      const contextValue = { space, canPreview: false, assetUrl: (url: string) => url };
      responses.push(await graphql({ schema, source: question.query, variableValues, contextValue }));
    }
    expect(responses.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(responses.some(({ data }) => /"title":"/.test(JSON.stringify(data)))).toBe(true);
  },
);

test("a generated export is the same each time and has the requested number of entries", () => {
  expect(inventExport(ENTRY_COUNT)).toEqual(inventExport(ENTRY_COUNT));
  expect(space.entries).toHaveLength(ENTRY_COUNT);
});
