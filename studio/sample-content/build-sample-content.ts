/**
 * Writes the sample space's export file. With `--check` it writes nothing and exits with 1 and one line
 * when the committed file is not what the sources give.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { printExport } from "./create-export.ts";

const sampleDirectory = new URL("../../data/sample-content/", import.meta.url);
const exportFile = new URL("export.json", sampleDirectory);
const text = await printExport(fileURLToPath(new URL("assets/", sampleDirectory)));

if (!process.argv.includes("--check")) {
  writeFileSync(exportFile, text);
} else if (readFileSync(exportFile, "utf8") !== text) {
  console.error(
    "data/sample-content/export.json is out of date: run node studio/sample-content/build-sample-content.ts",
  );
  process.exitCode = 1;
}
