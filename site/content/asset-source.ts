export interface AssetSource {
  readonly spaceId: string;
  readonly origin?: string;
}

/** Where our own origin serves the content service's files: `<MEDIA_PATH>/<host>/<space>/…`. */
export const MEDIA_PATH = "/media";

const ASSET_FILE = /^(?:images|videos|assets|downloads)(?:\.eu)?\.ctfassets\.net\/([^/]+)\/[^\s\\?#]+$/;
/** What could lead a path out of its folder, however it is written. */
const CLIMBING = /(^|\/)\.\.?(\/|$)|%2e|%2f|%5c/i;

/** Contentful's hosts for an address of Contentful's, else its own origin; undefined for one that names no space. */
export function findAssetSource(graphqlUrl: string): AssetSource | undefined {
  const url = URL.parse(graphqlUrl);
  const spaceId = /\/spaces\/([\w.-]+)/.exec(url?.pathname ?? "")?.[1];
  if (!url || spaceId === undefined) return undefined;
  return /(^|\.)contentful\.com$/.test(url.hostname) ? { spaceId } : { spaceId, origin: url.origin };
}

export function toMediaPath(assetUrl: string, source: AssetSource): string | undefined {
  const url = URL.parse(assetUrl.startsWith("//") ? `https:${assetUrl}` : assetUrl);
  const file = url ? readFile(url, source) : undefined;
  return file !== undefined && isOfSpace(file, source) ? `${MEDIA_PATH}/${file}` : undefined;
}

export function toAssetUrl(mediaPath: string, source: AssetSource): string | undefined {
  if (!mediaPath.startsWith(`${MEDIA_PATH}/`)) return undefined;
  const file = mediaPath.slice(MEDIA_PATH.length + 1);
  if (!isOfSpace(file, source)) return undefined;
  return source.origin === undefined ? `https://${file}` : `${source.origin}/${file}`;
}

function readFile(url: URL, { origin }: AssetSource): string | undefined {
  if (origin !== undefined) return url.origin === origin ? url.pathname.slice(1) : undefined;
  return url.protocol === "https:" ? `${url.host}${url.pathname}` : undefined;
}

function isOfSpace(file: string, { spaceId }: AssetSource): boolean {
  return ASSET_FILE.exec(file)?.[1] === spaceId && !CLIMBING.test(file);
}
