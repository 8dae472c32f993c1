import { mkdtempDisposable, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type contentfulImport from "contentful-import";
import { createContentTypes, type ContentTypeDefinition } from "#site/content/content-model.ts";
import { describeField, type SpaceType } from "#desk/content-map.server.ts";
import { CommandError } from "../command.ts";

/** Puts a file into a space by Contentful's own import. Rejects with `CommandError`, which names what was refused. */
export async function importIntoSpace(space: ManagementSpace, file: ImportFile, rateLimit?: number) {
  const runImport = loadImport();
  // The import writes what went wrong into a file, with parts of the requests.
  await using logFolder = await mkdtempDisposable(join(tmpdir(), "content-model-"));
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
      errorLogFile: join(logFolder.path, "errors.json"),
      useVerboseRenderer: true,
    });
  } catch (error) {
    throw new CommandError(`Contentful's import did not finish:\n${explainImport(error)}`, { cause: error });
  }
}

/** The package's ES module does not load in Node: it leaves out the names of files. A release is without it. */
function loadImport(): typeof contentfulImport {
  try {
    return createRequire(import.meta.url)("contentful-import") as typeof contentfulImport;
  } catch (cause) {
    throw new CommandError("contentful-import is not installed in a release: run this in a clone", { cause });
  }
}

function explainImport(error: unknown): string {
  const { errors = [{ error }] } = error as { errors?: { error: unknown }[] };
  const lines = errors.map(({ error: cause }) => explainOne(cause));
  return [...new Set(lines)].map((line) => `- ${line}`).join("\n");
}

type LoggedError = Partial<Error> & { data?: { message?: string; details?: unknown } };

function explainOne(error: unknown): string {
  const { name = "Error", message, data } = (error ?? {}) as LoggedError;
  const details = data?.details === undefined ? "" : JSON.stringify(data.details);
  return [name, data?.message ?? message?.trim(), details === "{}" ? "" : details].filter(Boolean).join(": ");
}

export interface ManagementSpace {
  apiOrigin: string;
  uploadOrigin: string;
  spaceId: string;
  environmentId: string;
  /** Personal access token; it may do whatever its owner may, so it is never printed. */
  token: string;
}

const TIMEOUT_MS = 20_000;

/** As the space has them, by its management or its delivery API. */
export async function fetchContentTypes(space: ReadableSpace): Promise<SpaceType[]> {
  return (await fetchList(space, "content_types", 1000)).items as SpaceType[];
}

type ReadableSpace = Omit<ManagementSpace, "uploadOrigin">;

export async function fetchList(space: ReadableSpace, collection: string, limit: number) {
  const { apiOrigin, spaceId, environmentId, token } = space;
  const path = `/spaces/${encodeURIComponent(spaceId)}/environments/${encodeURIComponent(environmentId)}/${collection}`;
  const response = await fetch(`${apiOrigin}${path}?limit=${limit}`, {
    headers: { Authorization: `Bearer ${token}` },
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new CommandError(`${apiOrigin} cannot be reached: ${explain(error)}`);
  });
  if (!response.ok) throw new CommandError(explainStatus(response.status, space));
  const { total, items } = (await response.json()) as { total?: unknown; items?: unknown[] };
  if (typeof total !== "number") throw new CommandError(`${apiOrigin} does not respond as Contentful's API does`);
  return { total, items: items ?? [] };
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function explainStatus(status: number, { spaceId, environmentId, apiOrigin }: ReadableSpace): string {
  if (status === 401) return "the token is not valid: make one under Settings, CMA tokens";
  if (status === 403) return `the management token's owner may not change the space ${spaceId}`;
  if (status === 404) return `there is no environment ${environmentId} in a space ${spaceId} that the token may see`;
  return `${apiOrigin} responded with ${status}: try again later`;
}

const SAMPLE_DIR = resolve(import.meta.dirname, "../../data/sample-content");

export const SAMPLE_ASSETS_DIR = resolve(SAMPLE_DIR, "assets");

export interface ImportFile {
  contentTypes: ReturnType<typeof createContentTypes>;
  editorInterfaces: ReturnType<typeof createEditorInterface>[];
  locales: { code?: string; default?: boolean }[];
  entries?: ExportedItem[];
  assets?: ExportedItem[];
}

export interface ExportedItem {
  sys: { id: string; publishedVersion?: number };
  fields: Record<string, Record<string, unknown>>;
}

export async function createImportFile(hasSamples: boolean, hospitalNames: readonly string[]): Promise<ImportFile> {
  const samples = JSON.parse(await readFile(resolve(SAMPLE_DIR, "export.json"), "utf8")) as Required<ImportFile>;
  const { locales, entries, assets } = samples;
  const contentTypes = createContentTypes(hospitalNames);
  return {
    contentTypes,
    editorInterfaces: contentTypes.map(createEditorInterface),
    locales: hasSamples ? locales : locales.filter((locale) => locale.default),
    ...(hasSamples && { entries, assets }),
  };
}

const HOSPITAL_HELP =
  "The name of the hospital exactly as the site's data have it (contentName): pages find the entry by it.";
const HELP: Readonly<Record<string, string>> = {
  hospital: HOSPITAL_HELP,
  hospitalName: HOSPITAL_HELP,
  departments: "The name of the department as the site's data have it (queryName): its page finds the listing by it.",
  consulting: "One line for each of the timings.",
  sittings: "When the doctor sits, as facts: see docs/reference/content-model.md. Counts over the timings.",
  personId: "The same short name for one doctor in each hospital of the group.",
  doctors: "In the order in which the department shows them; a department page shows the first ten.",
  captions: "A file in the WebVTT format (.vtt) with what is said in the video.",
  lastDate: "Until when people can apply. Shown in the list of jobs.",
  numberOfVacancy: "Empty where it is not said.",
  testimonialContent: "Only where there is more to read than in the short review.",
};

export function createEditorInterface({ sys: { id }, fields }: ContentTypeDefinition) {
  return {
    sys: {
      id: "default",
      type: "EditorInterface",
      contentType: { sys: { type: "Link", linkType: "ContentType", id } },
    },
    controls: fields.map((field) => ({
      ...{ fieldId: field.id, widgetNamespace: "builtin", widgetId: WIDGETS[describeField(field)] },
      ...(HELP[field.id] !== undefined && { settings: { helpText: HELP[field.id] } }),
    })),
  };
}

const WIDGETS: Readonly<Record<string, string>> = {
  Symbol: "singleLine",
  Text: "multipleLine",
  RichText: "richTextEditor",
  Integer: "numberEditor",
  Date: "datePicker",
  Object: "objectEditor",
  "Link of Asset": "assetLinkEditor",
  "Array of Symbol": "listInput",
  "Array of Entry": "entryLinksEditor",
};
