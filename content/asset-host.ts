const ASSET_HOST = /^(?:images|videos|assets|downloads)(?:\.eu)?\.ctfassets\.net$/;

/** Where our own origin serves the content service's files: `<MEDIA_PATH>/<host>/<path>`. */
export const MEDIA_PATH = "/media";

/** Whether a host is one of those from which Contentful serves the files of assets. */
export function isAssetHost(host: string): boolean {
  return ASSET_HOST.test(host);
}
