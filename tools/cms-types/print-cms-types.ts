import { codegen } from "@graphql-codegen/core";
import * as operations from "@graphql-codegen/typescript-operations";
import { GraphQLSchema, parse, printSchema } from "graphql";
import { format } from "prettier";
import { loadServedSpace } from "contentful-emulator/space";
import { allQueries } from "#content/entries/all-queries.server.ts";

const PRINT_WIDTH = 120;

/** The GraphQL schema the content service generates for a space export, as SDL. Rejects when its names collide. */
export async function printSchemaText(exportFile: string): Promise<string> {
  const { schema } = await loadServedSpace(exportFile);
  if (!(schema instanceof GraphQLSchema)) throw schema;
  return format(printSchema(schema), { parser: "graphql", printWidth: PRINT_WIDTH });
}

/** TypeScript types of the answers and variables of all our queries. Rejects when a query does not fit the schema. */
export async function printCmsTypes(schema: string): Promise<string> {
  const names = Object.keys(allQueries).toSorted();
  const documents = names.map((location) => ({ location, document: parse(allQueries[location] ?? "") }));
  const types = await codegen({
    schema: parse(schema),
    documents,
    filename: "cms-types.generated.ts",
    plugins: [{ operations: {} }],
    pluginMap: { operations },
    config: { scalars: { JSON: "unknown", DateTime: "string" } },
  });
  const head =
    "// Written by tools/cms-types/build-cms-types.ts from content/schema.graphql and the queries in content/entries.\n\n";
  return format(head + types, { parser: "typescript", printWidth: PRINT_WIDTH });
}
