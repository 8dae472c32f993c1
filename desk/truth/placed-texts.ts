export type Json = Record<string, unknown>;

/** A text in one language, with its place in its file. */
export interface Leaf extends Record<"path" | "language" | "text", string> {
  /** The place without the language: the same for a text and its translation; "" for none. */
  pair: string;
}

export const object = (value: unknown): Json =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const word = (value: unknown): string => (typeof value === "string" ? value : "");
export const texts = (value: unknown): string[] => list(value).map(word).filter(Boolean);

/** What stands in each language's block of texts under that name. */
export const inLanguages = (value: unknown, name: string): string[] =>
  Object.values(object(object(value).text)).map((block) => word(object(block)[name]));

/** The texts of a data file. What a row says comes with its name, so that "8 am to 8 pm" is of something. */
export function listTexts(value: unknown, path = "", language = ""): Leaf[] {
  const below = (key: string) => (path === "" ? key : `${path}.${key}`);
  if (typeof value === "string")
    return language ? [{ path, language, text: value, pair: path.replace(`text.${language}`, "text") }] : [];
  const { name } = object(value);
  return Object.entries(Object(value)).flatMap(([key, inner]) => {
    if (key === "text" && language === "")
      return Object.entries(object(inner)).flatMap(([own, block]) => listTexts(block, `${below(key)}.${own}`, own));
    const leaves = listTexts(inner, below(key), language);
    const isOfRow = ["value", "note", "unit"].includes(key) && typeof name === "string";
    return isOfRow ? leaves.map((leaf) => ({ ...leaf, text: `${name}: ${leaf.text}` })) : leaves;
  });
}

/** Each line of a page that is a file; what its head has as `text.ml` is in that language. */
export function pageTexts(markdown: string): Leaf[] {
  let [language, fences, isWords] = ["en", 0, true];
  return markdown.split("\n").flatMap((line, at) => {
    if (line === "---") [language, fences, isWords] = ["en", fences + 1, true];
    const [, field, own = "en"] = (fences === 1 && /^([a-z]+)(?:\.([a-z]{2,3}))?:/.exec(line)) || [];
    if (field !== undefined) [language, isWords] = [own, ["title", "description", "text"].includes(field)];
    const text = line.replace(/^[a-z]+(\.\w+)?: ?\|?|^[-\s|:]+$/, "").replaceAll(/\]\([^)]*\)|[#*_|[\]]/g, " ");
    return isWords && text.trim() !== "" ? [{ path: `line ${at + 1}`, pair: "", language, text: text.trim() }] : [];
  });
}
