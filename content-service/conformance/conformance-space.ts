import { join } from "node:path";
import { buildSchema, graphql, printSchema } from "graphql";
import type { GraphQLError, GraphQLSchema } from "graphql";
import { expect, test } from "vitest";
import { loadSpaceExport } from "../export/load-space-export.ts";
import type { SpaceExport } from "../export/space-export.ts";
import { createSpaceSchema } from "../schema/create-space-schema.ts";
import type { QueryContext } from "../schema/query-context.ts";
import { createContentSpace } from "../space/content-space.ts";
import { describeSchema } from "./describe-schema.ts";

/** The file of an export of `exports/`. */
export function exportFile(name: string): string {
  return join(import.meta.dirname, "exports", `${name}.json`);
}

/** A space of `exports/`, to be queried. */
export interface ConformanceSpace {
  readonly schema: GraphQLSchema;
  /** Rejects when the answer has errors. */
  ask(source: string): Promise<unknown>;
  /** The answer of a preview token. Rejects when it has errors. */
  preview(source: string): Promise<unknown>;
  /** The answer whatever it is. */
  answer(source: string): Promise<{ data: unknown; errors: readonly GraphQLError[] }>;
}

/** Loads an export of `exports/`; `change` may add to what it holds. */
export async function loadConformanceSpace(
  name: string,
  change: (source: SpaceExport) => SpaceExport = (source) => source,
): Promise<ConformanceSpace> {
  const space = createContentSpace(change(await loadSpaceExport(exportFile(name))));
  const schema = createSpaceSchema(space);
  async function run(source: string, canPreview: boolean) {
    const contextValue: QueryContext = { space, canPreview, assetUrl: (url) => `https:${url}` };
    const { data, errors = [] } = await graphql({ schema, source, contextValue });
    return { data: JSON.parse(JSON.stringify(data ?? null)) as unknown, errors };
  }
  async function runCleanly(source: string, canPreview: boolean) {
    const { data, errors } = await run(source, canPreview);
    expect(errors).toEqual([]);
    return data;
  }
  return {
    schema,
    ask: (source) => runCleanly(source, false),
    preview: (source) => runCleanly(source, true),
    answer: (source) => run(source, false),
  };
}

/** Contentful's codes of errors by the path of what is missing. */
export function codesByPath(errors: readonly GraphQLError[]): Record<string, unknown> {
  return Object.fromEntries(
    errors.map(({ path, extensions }) => [path?.join("."), (extensions.contentful as { code: string }).code]),
  );
}

/** Compares a schema, as it is printed, with the expected one: a test for each type of either. */
export function testTypes({ schema }: ConformanceSpace, expectedSdl: string): void {
  const generated = describeSchema(buildSchema(printSchema(schema)));
  const expected = describeSchema(buildSchema(expectedSdl));
  const names = [...new Set([...Object.keys(expected), ...Object.keys(generated)])];
  test.each(names.toSorted())("the type %s is as Contentful generates it", (name) => {
    expect(generated[name]).toEqual(expected[name]);
  });
}
