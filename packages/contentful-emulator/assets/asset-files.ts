import { existsSync } from "node:fs";
import { resolve, sep } from "node:path";
import type { ExportedAsset } from "../export/space-export.ts";

/** A file of an asset on this machine. */
export interface AssetFile {
  readonly path: string;
  readonly contentType: string;
}

/** The asset files found in the assets directory, by the path they are served at. */
export type AssetFiles = ReadonlyMap<string, AssetFile>;

const ASSET_URL = /^(?:https?:)?\/\/((?:images|videos|assets|downloads)(?:\.eu)?\.ctfassets\.net\/[^?#]+)/;

/**
 * Finds the files of a space's assets, laid out as Contentful's export tool downloads them:
 * `<directory>/images.ctfassets.net/<space>/<asset>/<hash>/<name>`. Only files that an asset names are ever
 * served, so a request's path never becomes a path of this machine.
 */
export function findAssetFiles(assets: readonly ExportedAsset[], directory: string): AssetFiles {
  const files = new Map<string, AssetFile>();
  for (const { fields } of assets) {
    for (const { url, contentType } of Object.values(fields.file)) {
      const servedPath = url === undefined ? undefined : toServedPath(url);
      const path = servedPath === undefined ? undefined : findOnDisk(directory, servedPath);
      if (servedPath && path) files.set(servedPath, { path, contentType: contentType ?? "application/octet-stream" });
    }
  }
  return files;
}

/** The path at which the service would serve an asset's file; undefined for a file of another host. */
export function toServedPath(assetUrl: string): string | undefined {
  const rest = ASSET_URL.exec(assetUrl)?.[1];
  return rest === undefined ? undefined : `/${rest}`;
}

/** Contentful's export tool writes decoded file names, its import tool reads encoded ones: both are found. */
function findOnDisk(directory: string, servedPath: string): string | undefined {
  const root = resolve(directory);
  return [decodePath(servedPath), servedPath]
    .map((path) => resolve(root, `.${path}`))
    .find((path) => path.startsWith(root + sep) && existsSync(path));
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
