import { evenOut, readTokens, type Token } from "./tokens.ts";

/** A numbered or marked line, or a sentence within it. A dot after a short word, such as a day, ends no sentence. */
const BETWEEN =
  /[\n•●▪·]|(?<=\d|[)\]]|\b[ap]m|\boff|\bnoon|(?!\bthurs)[a-z]{5}|[\u0d00-\u0d7f\u200d]{3})\.\s+(?=\p{L})(?!to\b)/iu;

/** Lines, and sentences within them, as they are written. */
export function splitLines(text: string): string[] {
  return text
    .replaceAll(/^[ \t]*\d{1,2}[.)][ \t]+(?=\p{L})/gmu, "")
    .split(BETWEEN)
    .flatMap(splitAtSigns)
    .map((line) =>
      line
        .trim()
        .replaceAll(/^[-–*,;|]\s*|[,.]$/g, "")
        .trim(),
    )
    .filter((line) => /[\p{L}\d]/u.test(line));
}

/** "Mon 9–1; Tue 4–6 pm" are two, "Mon 9–1; 4–6" and "Mon; Tue 9–1" are one. */
function splitAtSigns(line: string): string[] {
  const parts: string[] = [];
  const typesOf = (text: string) => readTokens(evenOut(text)).map(({ type }) => type);
  const OF_DAYS: Token["type"][] = ["days", "and", "range", "dash", "filler"];
  for (const piece of line.split(/(?=[;|])/)) {
    const before = parts.at(-1) ?? "";
    const hasOwn = typesOf(piece).some((type) => ["days", "doubt", "undoing"].includes(type));
    const types = typesOf(before);
    const isDaysAlone = types.includes("days") && types.every((type) => OF_DAYS.includes(type));
    if (parts.length > 0 && (!hasOwn || isDaysAlone)) parts.splice(-1, 1, before + piece);
    else parts.push(piece);
  }
  return parts;
}
