import { format } from "prettier";
import { createContentTypes } from "../../site/content/content-model.ts";
import { alappuzha } from "./alappuzha/alappuzha.ts";
import { assetSources } from "./assets.ts";
import { createAsset, portraitSources } from "./create-assets.ts";
import { createEntries } from "./create-entries.ts";
import { kozhencherry } from "./kozhencherry/kozhencherry.ts";
import { punalur } from "./punalur/punalur.ts";
import { LOCALE } from "./sys.ts";

const hospitals = [alappuzha, kozhencherry, punalur];

const defaultLocale = {
  name: "English (United States)",
  code: LOCALE,
  fallbackCode: null,
  default: true,
  contentManagementApi: true,
  contentDeliveryApi: true,
  optional: false,
  sys: { type: "Locale", id: "defaultLocaleEnUs", version: 1 },
};

function createExport(assetsDirectory: string) {
  const sources = [...hospitals.flatMap(portraitSources), ...assetSources];
  return {
    contentTypes: createContentTypes(hospitals.map(({ hospital }) => hospital)),
    editorInterfaces: [],
    entries: hospitals.flatMap(createEntries),
    assets: sources.map((source) => createAsset(source, assetsDirectory)),
    locales: [defaultLocale],
    tags: [],
    webhooks: [],
    roles: [],
  };
}

/**
 * The sample space as the text of a Contentful export file; the same sources and files give the same bytes.
 * Sizes of pictures and video are read from `assetsDirectory`; throws when a file is missing.
 */
export async function printExport(assetsDirectory: string): Promise<string> {
  return await format(JSON.stringify(createExport(assetsDirectory)), { parser: "json", printWidth: 120 });
}
