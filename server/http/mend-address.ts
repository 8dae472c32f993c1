/** What is copied behind a link: ends of sentences, brackets, quotes, marks of bold, spaces, entities. */
const BEHIND = /(?:&(?:quot|gt|lt|nbsp|amp|#39);?|[\p{P}\p{S}\s\p{Cf}])$/iu;
/** No longer part has it. */
const MAX_LETTERS = 200;

/** What was meant by an address copied with `)`, `.`, `//` or `&amp;`; undefined for a whole one or another site's. */
export function mendAddress(address: string): string | undefined {
  const [path, parameters] = split(address);
  const parts = path
    .split("/")
    .map((part) => part.replaceAll("%20", " ").trim().replaceAll(" ", "%20"))
    .filter(Boolean);
  const fields = parameters
    .map((field) => field.replace(/^(?:amp;)+/i, ""))
    .filter((field) => !/^(?:quot|gt|lt|nbsp|#39);?$/i.test(field));
  const search = fields.length > 0 ? `?${withoutLast(fields).join("&")}` : "";
  const mended = `/${(search ? parts : withoutLast(parts)).join("/")}${search}`;
  return mended !== address && URL.parse(mended, "http://site")?.host === "site" ? mended : undefined;
}

/** Whether an address is none of ours, whatever it leads to: browsers find no page behind two slashes. */
export function isMangled(address: string): boolean {
  const [path, parameters] = split(address);
  return path.includes("//") || parameters.some((field) => /^amp;/i.test(field));
}

function split(address: string): [path: string, parameters: string[]] {
  const [path = "", ...query] = address.split("?");
  return [path, query.length > 0 ? query.join("?").split("&") : []];
}

function withoutLast(parts: string[]): string[] {
  const last = parts.at(-1) ?? "";
  return [...parts.slice(0, -1), last.length > MAX_LETTERS ? last : trimEnd(last)].filter(Boolean);
}

function trimEnd(part: string): string {
  try {
    const text = decodeURIComponent(part);
    let trimmed = text;
    while (BEHIND.test(trimmed)) trimmed = trimmed.replace(BEHIND, "");
    return trimmed === text ? part : encodeURIComponent(trimmed).replaceAll("%3D", "=");
  } catch {
    return part;
  }
}
