/**
 * Writes the GraphQL schema of our content model, as the content service prints it, and the TypeScript types of what our
 * queries answer. With `--check` it writes nothing and exits with 1 and one line for each file that is not up to date.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { printCmsTypes, printSchemaText } from "./print-cms-types.ts";

const exportFile = fileURLToPath(new URL("../../data/sample-content/export.json", import.meta.url));
const schema = await printSchemaText(exportFile);
const outputs = [
  { path: "content/schema.graphql", text: schema },
  { path: "content/entries/cms-types.generated.ts", text: await printCmsTypes(schema) },
];

for (const { path, text } of outputs) {
  const file = new URL(`../../${path}`, import.meta.url);
  if (!process.argv.includes("--check")) {
    writeFileSync(file, text);
  } else if (readFileSync(file, "utf8") !== text) {
    console.error(`${path} is out of date: run node tools/cms-types/build-cms-types.ts`);
    process.exitCode = 1;
  }
}
