/** A text of a page as a visitor reads it, in the language that it is said to be in. */
export interface SaidText {
  text: string;
  language: string;
  /** The element, or its attribute, e.g. "img alt"; "json" for structured data. */
  where: string;
}

export interface SaidPage {
  texts: SaidText[];
  /** Each start tag with its attributes, in order. */
  tags: { name: string; attributes: Record<string, string> }[];
}

const TOKENS =
  /<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>|<(\/?)([\w-]+)([^>]*)>|([^<]+)/gi;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const SAID = ["alt", "aria-label", "aria-description", "title", "placeholder", "label", "data-room"];
const SAID_METAS =
  /^(?:description|og:(?:title|description|site_name|image:alt)|twitter:(?:title|description|image:alt))$/;
const SAID_KEYS = /^(?:name|description|headline|alternateName|caption|text|jobTitle|title|label|short_name)$/;

/** Reads HTML as React writes it: each attribute is quoted, each element is closed. */
export function readSaidPage(html: string): SaidPage {
  const page: SaidPage = { texts: [], tags: [] };
  const open = [{ name: "", language: "" }];
  const say = (text: string, where: string, language = open.at(-1)?.language ?? "") => {
    if (text.trim()) page.texts.push({ text: text.replaceAll(/\s+/g, " ").trim(), where, language });
  };
  for (const [, raw, rawAttributes = "", content = "", end, tag, given = "", text] of html.matchAll(TOKENS)) {
    if (text !== undefined) say(unescape(text), open.at(-1)?.name ?? "");
    else if (raw !== undefined) {
      if (rawAttributes.includes("ld+json")) readJson(JSON.parse(content)).forEach((value) => say(value, "json"));
    } else if (end) open.splice(open.findLastIndex(({ name }) => name === tag));
    else if (tag !== undefined) {
      const attributes = readAttributes(given);
      page.tags.push({ name: tag, attributes });
      const language = attributes["lang"] ?? open.at(-1)?.language ?? "";
      for (const name of SAID) say(attributes[name] ?? "", `${tag} ${name}`, language);
      const meta = attributes["name"] ?? attributes["property"] ?? "";
      if (tag === "meta" && SAID_METAS.test(meta)) say(attributes["content"] ?? "", meta, language);
      if (tag === "input" && /submit|button/.test(attributes["type"] ?? ""))
        say(attributes["value"] ?? "", tag, language);
      if (!VOID.test(tag)) open.push({ name: tag, language });
    }
  }
  return page;
}

/** What is said in JSON: the values of names and descriptions. */
export function readJson(value: unknown, key = ""): string[] {
  if (typeof value === "string") return SAID_KEYS.test(key) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => readJson(part, Array.isArray(value) ? key : name));
}

function readAttributes(tag: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(tag.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name = "", value = ""]) => [
      name.toLowerCase(),
      unescape(value),
    ]),
  );
}

const unescape = (text: string) =>
  text.replaceAll(
    /&(amp|lt|gt|quot|#x27|#39|nbsp);/g,
    (_, name: string) => ({ amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " })[name] ?? "'",
  );
