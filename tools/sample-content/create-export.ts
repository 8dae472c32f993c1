import { format } from "prettier";
import { contentTypes } from "#content/content-model.ts";
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

/** The sample space as a Contentful export; the pictures and the video are read from `assetsDirectory`. */
export function createExport(assetsDirectory: string) {
  const sources = [...hospitals.flatMap(portraitSources), ...assetSources];
  return {
    contentTypes,
    editorInterfaces: [],
    entries: hospitals.flatMap(createEntries),
    assets: sources.map((source) => createAsset(source, assetsDirectory)),
    locales: [defaultLocale],
    tags: [],
    webhooks: [],
    roles: [],
  };
}

/** The export as text, laid out as the format check wants it; the same sources and files give the same bytes. */
export async function printExport(assetsDirectory: string): Promise<string> {
  return await format(JSON.stringify(createExport(assetsDirectory)), { parser: "json", printWidth: 120 });
}
