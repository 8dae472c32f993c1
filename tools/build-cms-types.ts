import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { codegen } from "@graphql-codegen/core";
import * as operations from "@graphql-codegen/typescript-operations";
import { GraphQLSchema, parse, printSchema } from "graphql";
import { format } from "oxfmt";
import { loadServedSpace } from "contentful-emulator/space";
import { allQueries } from "./all-queries.ts";

const PROJECT_DIR = resolve(import.meta.dirname, "..");
const PRINT_WIDTH = 120;

/** The GraphQL schema the content service generates for a space export, as SDL. Rejects when its names collide. */
export async function printSchemaText(exportFile: string): Promise<string> {
  const { schema } = await loadServedSpace(exportFile);
  if (!(schema instanceof GraphQLSchema)) throw schema;
  return (await format("schema.graphql", printSchema(schema), { printWidth: PRINT_WIDTH })).code;
}

/** TypeScript types of the results and variables of all our queries. Rejects when a query does not fit the schema. */
export async function printCmsTypes(schema: string): Promise<string> {
  const names = Object.keys(allQueries).toSorted();
  const documents = names.map((location) => ({ location, document: parse(allQueries[location] ?? "") }));
  const types = await codegen({
    schema: parse(schema),
    documents,
    filename: "cms-types.generated.ts",
    plugins: [{ operations: {} }],
    pluginMap: { operations },
    config: { scalars: { JSON: "unknown", DateTime: "string" }, dedupeFragments: true, inlineFragmentTypes: "combine" },
  });
  const head =
    "// Written by tools/build-cms-types.ts from site/content/schema.graphql and the queries in site/content/entries.\n\n";
  // The plugin spells out the parts of a fragment on an interface wherever it is used.
  const parts = /(=[\s|]*)?\b(\w+)_\w+_Fragment(?:\s*\|\s*\2_\w+_Fragment)+/g;
  const named = types.replaceAll(parts, (whole, definition, name) => (definition ? whole : `${name}Fragment`));
  return (await format("cms-types.ts", head + named, { printWidth: PRINT_WIDTH, objectWrap: "collapse" })).code;
}

/**
 * Writes the GraphQL schema of our content model, as the content service prints it, and the TypeScript types of our
 * queries' results. With `--check` it writes nothing and exits with 1 and one line for each file that is not up to
 * date.
 */
async function run(isCheck: boolean) {
  const schema = await printSchemaText(resolve(PROJECT_DIR, "data/sample-content/export.json"));
  const outputs = [
    { path: "site/content/schema.graphql", text: schema },
    { path: "site/content/entries/cms-types.generated.ts", text: await printCmsTypes(schema) },
  ];
  for (const { path, text } of outputs) {
    const file = resolve(PROJECT_DIR, path);
    if (!isCheck) {
      writeFileSync(file, text);
    } else if (readFileSync(file, "utf8") !== text) {
      console.error(`${path} is out of date: run node tools/build-cms-types.ts`);
      process.exitCode = 1;
    }
  }
}

if (import.meta.main) await run(process.argv.includes("--check"));
