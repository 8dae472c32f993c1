import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { describeIssue } from "./schema/describe-issue.ts";
import { SiteDataError } from "./site-data-error.ts";

/**
 * Reads a JSON file below the data folder and checks it. Rejects with a `SiteDataError` that names the file and
 * everything wrong in it.
 */
export async function readDataFile<Schema extends v.GenericSchema>(
  dataDir: string,
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await readFile(join(dataDir, file), "utf8").catch((cause: unknown) => {
    throw fileProblem(file, isMissing(cause) ? "the file is missing" : `cannot be read: ${String(cause)}`);
  });
  const result = v.safeParse(schema, parseJson(file, text));
  if (result.success) return result.output;
  throw new SiteDataError(
    result.issues.map((issue) => ({ file, path: v.getDotPath(issue) ?? "", message: describeIssue(issue) })),
  );
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw fileProblem(file, `is no valid JSON: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

function fileProblem(file: string, message: string): SiteDataError {
  return new SiteDataError([{ file, path: "", message }]);
}

function isMissing(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "ENOENT";
}
