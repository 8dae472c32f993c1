import { createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { escape } from "node:querystring";
import { isSameSecret } from "../http/is-same-secret.ts";

/** A request as it came, with the path its sender called. */
export interface SignedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Uint8Array;
}

const SIGNATURE = "x-contentful-signature";
const SIGNED_HEADERS = "x-contentful-signed-headers";
const TIMESTAMP = "x-contentful-timestamp";

/** A notice may be delayed or sent again; one that is repeated by somebody else does no harm. */
const WINDOW_MS = 5 * 60_000;

/**
 * Whether a request carries Contentful's signature by that secret (request verification: HMAC-SHA256 over method, path,
 * signed headers and body), made at most five minutes from now.
 */
export function hasValidSignature(request: SignedRequest, secret: string, now: number): boolean {
  const { [SIGNATURE]: signature, [TIMESTAMP]: timestamp } = request.headers;
  if (typeof signature !== "string" || typeof timestamp !== "string" || !/^\d{13}$/.test(timestamp)) return false;
  if (Math.abs(now - Number(timestamp)) > WINDOW_MS) return false;
  return isSameSecret(signature, signRequest(request, secret));
}

/** The signature that belongs to a request, in hexadecimal; it covers the headers that the request names as signed. */
export function signRequest({ method, path, headers, body }: SignedRequest, secret: string): string {
  const names = String(headers[SIGNED_HEADERS] ?? "").split(",");
  const signed = [...new Set([...names, SIGNED_HEADERS, TIMESTAMP])].filter(Boolean).toSorted();
  const lines = signed.flatMap((name) => {
    if (name === SIGNED_HEADERS) return [`${name}:${signed.join(",")}`];
    return headers[name] === undefined ? [] : [`${name}:${String(headers[name]).trim()}`];
  });
  const head = [method, encodePath(path), lines.join(";"), ""].join("\n");
  return createHmac("sha256", secret).update(head).update(body).digest("hex");
}

function encodePath(path: string): string {
  const [pathname = "", search] = path.split("?");
  return encodeURI(search ? `${pathname}?${escape(search)}` : pathname);
}
