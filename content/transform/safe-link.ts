const SCHEMES: ReadonlySet<string> = new Set(["http:", "https:", "mailto:", "tel:"]);

/**
 * The address of a link that may stand on a page: of the web, of mail or telephone, or a path of this site.
 * Undefined for any other, such as one that would run as a script or leave this site unseen.
 */
export function findSafeLink(uri: string): string | undefined {
  if (HIDDEN.test(uri)) return undefined;
  if (/^\/(?!\/)/.test(uri)) return uri;
  return SCHEMES.has(URL.parse(uri)?.protocol ?? "") ? uri : undefined;
}

/** Browsers drop control characters and read a backslash as a slash: what is left may be another address. */
const HIDDEN = /[\p{Cc}\\]/u;
