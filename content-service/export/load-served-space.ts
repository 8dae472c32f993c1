import type { GraphQLSchema } from "graphql";
import { findAssetFiles } from "../assets/asset-files.ts";
import type { AssetFiles } from "../assets/asset-files.ts";
import { createSpaceSchema } from "../schema/create-space-schema.ts";
import { SchemaProblem } from "../schema/schema-problem.ts";
import { createContentSpace } from "../space/content-space.ts";
import type { ContentSpace } from "../space/content-space.ts";
import { assetsFolderOf } from "./assets-folder.ts";
import { loadSpaceExport } from "./load-space-export.ts";

/** A space as it is served: its content, the schema generated for it and the files of its assets. */
export interface ServedSpace {
  readonly space: ContentSpace;
  /** The problem, in place of a schema, when the content model gives none. */
  readonly schema: GraphQLSchema | SchemaProblem;
  readonly files: AssetFiles;
}

/**
 * Loads a space from its export; the assets' files are in the folder `assets` beside it unless told otherwise.
 * Rejects with `SpaceExportError` when the file is no export.
 */
export async function loadServedSpace(exportFile: string, assetsDirectory?: string): Promise<ServedSpace> {
  const space = createContentSpace(await loadSpaceExport(exportFile));
  const schema = createSchema(space);
  return { space, schema, files: findAssetFiles(space.assets, assetsDirectory ?? assetsFolderOf(exportFile)) };
}

function createSchema(space: ContentSpace): GraphQLSchema | SchemaProblem {
  try {
    return createSpaceSchema(space);
  } catch (error) {
    if (error instanceof SchemaProblem) return error;
    throw error;
  }
}
