/** A request-target with scheme and host, as proxies are asked (RFC 9112 §3.2.2). */
export const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)/i;

/**
 * The address a request is routed by: its path and query alone. A path with invalid percent-encoding or a control
 * character is nobody's, so its percent signs stand for themselves: the router would decode it and fail.
 */
export function toRoutedUrl(url: string): string {
  const path = url.replace(ABSOLUTE_FORM, "");
  const [pathname = "", ...rest] = path.split(/(?=[?#])/);
  const routed = isReadable(pathname) ? path : pathname.replaceAll("%", "%25") + rest.join("");
  return routed.startsWith("/") || routed === "*" ? routed : `/${routed}`;
}

function isReadable(pathname: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
