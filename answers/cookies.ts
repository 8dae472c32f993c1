export function readCookie(header: string | null | undefined, name: string): string | undefined {
  const parts = (header ?? "").split(/;\s*/).map((part) => part.split("=", 2));
  const value = parts.find(([key]) => key === name)?.[1];
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

interface CookieOptions {
  path: string;
  maxAgeS: number;
  /** Of the site: of one with https the cookie goes nowhere else. */
  origin: string;
}

/** A `Set-Cookie` header that no script reads and no other site's form sends. */
export function writeCookie(name: string, value: string, { path, maxAgeS, origin }: CookieOptions): string {
  const attributes = [`Path=${path}`, `Max-Age=${maxAgeS}`, "HttpOnly", "SameSite=Lax"];
  if (origin.startsWith("https:")) attributes.push("secure");
  return [`${name}=${encodeURIComponent(value)}`, ...attributes].join("; ");
}

export const LIST_COOKIE = "office_list";

export const DESK_COOKIE = "desk";

export const NAME_COOKIE = "answering_name";
export const NAME_MAX_AGE_S = 365 * 24 * 60 * 60;
