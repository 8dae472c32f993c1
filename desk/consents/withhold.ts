import type { Content, ContentResult, MediaAsset } from "#site/content/content.ts";

/** Each in the names of what fetches it, such as `fetchListedDoctors`. */
const KINDS = ["doctor", "news", "testimonial"] as const;
export type ConsentKind = (typeof KINDS)[number];

/** The entries whose people are not to be seen any more, such as "doctor/anil", and their files, noted as they show. */
export interface Withheld {
  entries: ReadonlySet<string>;
  files: Set<string>;
}

/**
 * The same content without what is withheld: pictures and films of doctors and news, and whole testimonials. It holds
 * for published content, that of outages, and previews alike.
 */
export function withhold<Source extends Content>(source: Source, withheld: Withheld): Source {
  const methods = Object.entries(source).map(([name, method]: [string, unknown]) => {
    if (!name.startsWith("fetch")) return [name, method];
    const fetch = method as (...args: unknown[]) => Promise<ContentResult<unknown>>;
    const kind = KINDS.find((one) => name.toLowerCase().includes(one));
    return [
      name,
      async (...args: unknown[]) => {
        const result = await fetch(...args);
        if (result.status !== "ok") return result;
        return { ...result, content: sift(result.content, kind, withheld) };
      },
    ];
  });
  return Object.fromEntries(methods) as Source;
}

/** `isTheirs`: within an entry that is withheld. Undefined for what is left out. */
function sift(value: unknown, kind: ConsentKind | undefined, withheld: Withheld, isTheirs = false): unknown {
  if (Array.isArray(value))
    return value.map((one) => sift(one, kind, withheld, isTheirs)).filter((one) => one !== undefined);
  if (typeof value !== "object" || value === null) return value;
  if (isAsset(value)) {
    if (isTheirs) withheld.files.add(value.url);
    return isTheirs || withheld.files.has(value.url) ? undefined : value;
  }
  const isEntry = "id" in value && kind !== undefined && withheld.entries.has(`${kind}/${String(value.id)}`);
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => [
    name,
    // The sitemap's list of all entries names their kind.
    sift(inner, name === "testimonials" ? "testimonial" : kind, withheld, isTheirs || isEntry),
  ]);
  if (isEntry && kind === "testimonial") return undefined;
  if ("asset" in value && entries.some(([name, inner]) => name === "asset" && inner === undefined)) return undefined;
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

function isAsset(value: object): value is MediaAsset {
  return "url" in value && typeof value.url === "string" && "contentType" in value;
}
