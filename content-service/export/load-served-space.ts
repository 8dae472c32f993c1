import { dirname, join } from "node:path";
import type { GraphQLSchema } from "graphql";
import { findAssetFiles } from "../http/asset-files.ts";
import type { AssetFiles } from "../http/asset-files.ts";
import { findNameProblem } from "../schema/check-names.ts";
import { createSpaceSchema } from "../schema/create-space-schema.ts";
import { createContentSpace } from "../space/content-space.ts";
import type { ContentSpace } from "../space/content-space.ts";
import { loadSpaceExport } from "./load-space-export.ts";
import { SpaceExportError } from "./space-export-error.ts";

/** A space as it is served: its content, the schema generated for it and the files of its assets. */
export interface ServedSpace {
  readonly space: ContentSpace;
  readonly schema: GraphQLSchema;
  readonly files: AssetFiles;
}

/**
 * Loads a space from its export; the assets' files are in the folder `assets` beside it unless told otherwise.
 * Rejects with `SpaceExportError` when the export cannot be served.
 */
export async function loadServedSpace(exportFile: string, assetsDirectory?: string): Promise<ServedSpace> {
  const space = createContentSpace(await loadSpaceExport(exportFile));
  const schema = createSchema(exportFile, space);
  return { space, schema, files: findAssetFiles(space.assets, assetsDirectory ?? join(dirname(exportFile), "assets")) };
}

function createSchema(exportFile: string, space: ContentSpace): GraphQLSchema {
  const problem = findNameProblem(space.contentTypes);
  if (problem) throw new SpaceExportError(`${exportFile}: ${problem}`);
  try {
    return createSpaceSchema(space);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SpaceExportError(`${exportFile}: the content types give no valid schema: ${reason}`, { cause: error });
  }
}
