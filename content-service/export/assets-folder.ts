import { dirname, join } from "node:path";

/** Where the files of an export's assets are unless told otherwise: the folder `assets` beside it. */
export function assetsFolderOf(exportFile: string): string {
  return join(dirname(exportFile), "assets");
}
