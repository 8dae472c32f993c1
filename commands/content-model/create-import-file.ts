import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { contentTypes } from "#content/content-model.ts";
import { createEditorInterface } from "./editor-interfaces.ts";

const SAMPLE_DIR = resolve(import.meta.dirname, "../../content-service/sample");

/** Where the files of the sample assets lie, as Contentful's import looks for them. */
export const SAMPLE_ASSETS_DIR = resolve(SAMPLE_DIR, "assets");

/** What Contentful's import takes. Entries and assets are those of an export. */
export interface ImportFile {
  contentTypes: typeof contentTypes;
  editorInterfaces: ReturnType<typeof createEditorInterface>[];
  locales: object[];
  entries?: ExportedItem[];
  assets?: ExportedItem[];
}

/** As much of an exported entry or asset as is looked at here. */
export interface ExportedItem {
  sys: { id: string; publishedVersion?: number };
  fields: Record<string, Record<string, unknown>>;
}

interface SampleExport {
  locales: object[];
  entries: ExportedItem[];
  assets: ExportedItem[];
}

/** Our content model as a file that Contentful's import takes, with the sample entries and assets where they are wanted. */
export async function createImportFile({ hasSamples }: { hasSamples: boolean }): Promise<ImportFile> {
  const { locales, entries, assets } = await readSamples();
  return {
    contentTypes,
    editorInterfaces: contentTypes.map(createEditorInterface),
    locales,
    ...(hasSamples && { entries, assets }),
  };
}

async function readSamples(): Promise<SampleExport> {
  return JSON.parse(await readFile(resolve(SAMPLE_DIR, "export.json"), "utf8")) as SampleExport;
}
