const ALLOWED_SCHEMES = new Set(["http:", "https:", "mailto:", "tel:"]);

/** True for web, mail and phone links and for paths of this site; false for anything that could run as script. */
export function isLinkAllowed(url: string): boolean {
  if (isPath(url)) {
    return true;
  }
  return URL.canParse(url) && ALLOWED_SCHEMES.has(new URL(url).protocol);
}

/** True when the link leaves for another web site. */
export function isLinkExternal(url: string): boolean {
  return !isPath(url) && /^https?:/i.test(url);
}

function isPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url) || url.startsWith("#");
}
