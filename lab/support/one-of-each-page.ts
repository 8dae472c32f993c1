/** What the last part of such addresses stands for: any of its pages. */
const ENTRY = /\/(details?|department|facilities|check|pages|hospitals)\/.*/;

export interface PageKind {
  kind: string;
  path: string;
  rawKb: number;
  brotliKb: number;
}

/** Follows the links of a site's pages, and gets the first page of each kind below these starts, as browsers do. */
export async function visitOneOfEach(starts: string[], get: (path: string) => Promise<Response>): Promise<PageKind[]> {
  const found = new Map<string, PageKind>();
  const left = [...starts];
  for (let path = left.shift(); path !== undefined; path = left.shift()) {
    const kind = path.replace(/^(\/ml)?\/\w+_hospital\w*/, "$1/:hospital").replace(ENTRY, "/$1/:entry");
    if (found.has(kind)) continue;
    const response = await get(path);
    if (!response.headers.get("content-type")?.startsWith("text/html") || response.status !== 200) continue;
    const text = await response.text();
    const rawKb = Buffer.byteLength(text) / 1000;
    found.set(kind, { kind, path, rawKb, brotliKb: Number(response.headers.get("content-length")) / 1000 });
    for (const [, link = ""] of text.matchAll(/ href="(\/[^"#?]*)/g))
      if (!/^\/(assets|pictures|media|api|brand)\//.test(link)) left.push(link.replaceAll("&amp;", "&"));
  }
  return [...found.values()].toSorted((one, other) => other.rawKb - one.rawKb);
}
