/** What a page's head says to browsers and search engines, as they read it. */
export interface ReadHead {
  title: string;
  canonical: string | undefined;
  description: string | undefined;
  robots: string | undefined;
  /** The content of each JSON-LD script. */
  jsonLd: string[];
}

/** Reads a page's head from its HTML. */
export function readPageHead(html: string): ReadHead {
  const head = html.slice(0, html.indexOf("</head>"));
  const find = (pattern: RegExp) => {
    const found = pattern.exec(head)?.[1];
    return found === undefined ? undefined : unescapeHtml(found);
  };
  return {
    title: find(/<title>(.*?)<\/title>/) ?? "",
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
    description: find(/<meta name="description" content="([^"]*)"/),
    robots: find(/<meta name="robots" content="([^"]*)"/),
    // A script ends at the first end tag, whatever precedes it (HTML Living Standard, "script data state").
    jsonLd: Array.from(
      html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script/gi),
      ([, json = ""]) => json,
    ),
  };
}

/** Addresses of our own origin that a page links to. */
export function readLinks(html: string): string[] {
  return Array.from(html.matchAll(/<a\s[^>]*?href="(\/[^"#]*)/g), ([, link = ""]) => unescapeHtml(link));
}

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&#39;": "'",
  "&apos;": "'",
};

/** Text as it was before React or a sitemap escaped it. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|apos|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}
