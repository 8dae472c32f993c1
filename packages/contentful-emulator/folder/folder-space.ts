import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import {
  SpaceExportError,
  spaceExportSchema,
  type ExportedContentType,
  type SpaceExport,
} from "../export/space-export.ts";
import { createLocales } from "../space/locales.ts";
import type { FolderSpace } from "./read-item.ts";

/** What holds for the whole folder: beside the entries' files, and only where it differs from the usual. */
export const SPACE_FILE = "space.json";

export const USUAL_SPACE = { space: "folder", environment: "master" };

/** Contentful's own default. */
export const USUAL_LOCALES = [
  {
    name: "English (United States)",
    code: "en-US",
    fallbackCode: null,
    default: true,
    contentManagementApi: true,
    contentDeliveryApi: true,
    optional: false,
    sys: { type: "Locale", id: "defaultLocaleEnUs", version: 1 },
  },
];

/** The content types as an export holds them. */
export type ContentTypes = readonly object[];

/** The parts of a space export that are neither entries nor assets, and what files are read with. */
export interface SpaceFacts {
  /** As the export of the folder has them. */
  readonly parts: { contentTypes: ContentTypes; locales: readonly object[] } & Record<string, unknown>;
  readonly checked: Pick<SpaceExport, "contentTypes" | "locales" | "tags">;
  readonly types: ReadonlyMap<string, ExportedContentType>;
  readonly space: FolderSpace;
}

/** Reads `space.json`, where there is one. Rejects with `SpaceExportError`. */
export async function readSpaceFacts(directory: string, contentTypes: ContentTypes): Promise<SpaceFacts> {
  const { space, environment, ...lists } = await readSpaceFile(directory);
  const parts = { contentTypes, locales: USUAL_LOCALES, ...lists };
  const result = v.safeParse(spaceExportSchema, parts);
  if (!result.success) {
    const [issue] = result.issues;
    throw new SpaceExportError(`${join(directory, SPACE_FILE)}: ${v.getDotPath(issue) ?? "space"}: ${issue.message}`);
  }
  const { contentTypes: types, locales, tags } = result.output;
  if (types.length === 0)
    throw new SpaceExportError(`${join(directory, SPACE_FILE)}: contentTypes is missing, as a space export has them`);
  return {
    parts,
    checked: { contentTypes: types, locales, tags },
    types: new Map(types.map((type) => [type.sys.id, type])),
    space: {
      spaceId: space ?? USUAL_SPACE.space,
      environmentId: environment ?? USUAL_SPACE.environment,
      defaultLocale: createLocales(locales).defaultCode,
      localeCodes: locales.map(({ code }) => code),
    },
  };
}

const spaceFileSchema = v.looseObject({ space: v.optional(v.string()), environment: v.optional(v.string()) });

async function readSpaceFile(directory: string): Promise<v.InferOutput<typeof spaceFileSchema>> {
  const file = join(directory, SPACE_FILE);
  try {
    const text = await readFile(file, "utf8");
    return v.parse(spaceFileSchema, JSON.parse(text));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw new SpaceExportError(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
