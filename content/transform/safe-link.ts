const SCHEMES: ReadonlySet<string> = new Set(["https:", "mailto:", "tel:"]);

/**
 * The address of a link that may stand on a page: of the web by https, of mail or telephone, or a path of this site.
 * Undefined for any other, such as one that would run as a script, leave this site unseen, or be read and changed on its way (http).
 */
export function findSafeLink(uri: string): string | undefined {
  if (HIDDEN.test(uri)) return undefined;
  if (/^\/(?!\/)/.test(uri)) return uri;
  return SCHEMES.has(URL.parse(uri)?.protocol ?? "") ? uri : undefined;
}

/** Browsers drop control characters and read a backslash as a slash: what is left may be another address. */
const HIDDEN = /[\p{Cc}\\]/u;
