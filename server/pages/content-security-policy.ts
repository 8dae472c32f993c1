import { hash } from "node:crypto";

/** Where browsers report what a page's policy stopped: by `report-uri`, at once and in every browser there is. */
export const POLICY_REPORTS_PATH = "/api/csp-reports";

export interface PolicySources {
  apiOrigin?: string | undefined;
  /** Whose pages may show the page in a frame; no other site's when left out. */
  frameAncestors?: string | undefined;
  isHttps?: boolean;
}

/** One finished page's policy: our own files, and the inline scripts and styles it holds, by hash (CSP Level 3). */
export function contentSecurityPolicy(html: Buffer, sources: PolicySources = {}): string {
  const { apiOrigin = "", frameAncestors, isHttps = false } = sources;
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(html, "script")}`,
    `style-src 'self' ${hashes(html, "style")}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${["'self'", apiOrigin].join(" ").trim()}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${frameAncestors ?? "'none'"}`,
    `report-uri ${POLICY_REPORTS_PATH}`,
    // No text becomes markup or a script, but JSON-LD (app/routes/structured-data/write-json-script.ts).
    "require-trusted-types-for 'script'",
    "trusted-types structured-data emergency-worker",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** Scripts with a source are files of ours; JSON is data that no browser runs, so the policy does not apply to it. */
const NOT_INLINE = /\s(?:src=|type="application\/(?:ld\+)?json")/;

function hashes(html: Buffer, element: "script" | "style"): string {
  const sources = new Set<string>();
  let end = 0;
  for (let tag = html.indexOf(`<${element}`); tag !== -1; tag = html.indexOf(`<${element}`, end)) {
    const start = html.indexOf(">", tag) + 1;
    end = html.indexOf(`</${element}>`, start);
    if (end === -1) break;
    if (NOT_INLINE.test(html.toString("latin1", tag, start))) continue;
    sources.add(`'sha256-${hash("sha256", html.subarray(start, end), "base64")}'`);
  }
  return [...sources].join(" ");
}
