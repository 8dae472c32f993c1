import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type contentfulImport from "contentful-import";
import { CommandError } from "../command.ts";
import { SAMPLE_ASSETS_DIR, type ImportFile } from "./create-import-file.ts";
import type { ManagementSpace } from "./management-space.ts";

/** The package's ES module does not load in Node: it leaves out the names of files. */
const runImport = createRequire(import.meta.url)("contentful-import") as typeof contentfulImport;

interface ImportOptions {
  /** Requests a second; Contentful's limit when left out. */
  rateLimit?: number;
}

/**
 * Puts a file into a space by Contentful's own import: locales, content types, editors, files, assets and entries, each
 * published that is published in the file. Rejects with `CommandError`, which names what Contentful refused.
 */
export async function importIntoSpace(space: ManagementSpace, file: ImportFile, { rateLimit }: ImportOptions = {}) {
  // The import writes what went wrong into a file, with parts of the requests.
  const logFolder = await mkdtemp(join(tmpdir(), "content-model-"));
  const { apiOrigin, uploadOrigin, spaceId, environmentId, token: managementToken } = space;
  const connection = {
    host: new URL(apiOrigin).host,
    hostUpload: new URL(uploadOrigin).host,
    insecure: apiOrigin.startsWith("http:"),
  };
  try {
    await runImport({
      ...{ spaceId, environmentId, managementToken, ...connection },
      // The import changes what it is given.
      content: structuredClone({ ...file }),
      uploadAssets: (file.assets ?? []).length > 0,
      assetsDirectory: SAMPLE_ASSETS_DIR,
      ...(rateLimit !== undefined && { rateLimit }),
      errorLogFile: join(logFolder, "errors.json"),
      useVerboseRenderer: true,
    });
  } catch (error) {
    throw new CommandError(`Contentful's import did not finish:\n${explainImport(error)}`, { cause: error });
  } finally {
    await rm(logFolder, { recursive: true, force: true });
  }
}

/** A line for each thing that was refused; the parts of an error that hold the request are left out. */
function explainImport(error: unknown): string {
  const { errors = [{ error }] } = error as { errors?: { error: unknown }[] };
  const lines = errors.map(({ error: cause }) => explainOne(cause));
  return [...new Set(lines)].map((line) => `- ${line}`).join("\n");
}

/** An error as the import leaves it after writing its log: not of the class `Error`, what the API said under `data`. */
interface LoggedError {
  name?: string;
  message?: string;
  data?: { message?: string; details?: unknown };
}

function explainOne(error: unknown): string {
  const { name = "Error", message, data } = (error ?? {}) as LoggedError;
  const details = data?.details === undefined ? "" : JSON.stringify(data.details);
  return [name, data?.message ?? message?.trim(), details === "{}" ? "" : details].filter(Boolean).join(": ");
}
