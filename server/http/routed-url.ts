/** A request-target with scheme and host, as proxies are asked (RFC 9112 §3.2.2). */
export const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)/i;

/**
 * The address a request is routed by: its path and query alone. A path with percent signs that decode to nothing is
 * nobody's, so they stand for themselves and it is answered like any other unknown one.
 */
export function toRoutedUrl(url: string): string {
  const path = url.replace(ABSOLUTE_FORM, "");
  const [pathname = "", ...rest] = path.split(/(?=[?#])/);
  const routed = isDecodable(pathname) ? path : pathname.replaceAll("%", "%25") + rest.join("");
  return routed.startsWith("/") || routed === "*" ? routed : `/${routed}`;
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
