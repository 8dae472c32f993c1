import { evenOut, readTokens } from "./tokens.ts";

/** Lines, and sentences within them, as they are written. A dot after a short word, such as a day, ends no sentence. */
export function splitLines(text: string): string[] {
  return text
    .replaceAll(/^[ \t]*\d{1,2}[.)][ \t]+(?=\p{L})/gmu, "")
    .split(
      /[\n•●▪·]|(?<=\d|[)\]]|\b[ap]m|\boff|\bnoon|(?!\bthurs)[a-z]{5}|[\u0d00-\u0d7f\u200d]{3})\.\s+(?=\p{L})(?!to\b)/iu,
    )
    .flatMap(splitAtSigns)
    .map((line) =>
      line
        .trim()
        .replace(/^[-–*,;|]\s*|[,.]$/g, "")
        .trim(),
    )
    .filter((line) => /[\p{L}\d]/u.test(line));
}

/** "Mon 9–1; Tue 4–6 pm" are two, "Mon 9–1; 4–6" and "Mon; Tue 9–1" are one. */
function splitAtSigns(line: string): string[] {
  const parts: string[] = [];
  for (const piece of line.split(/(?=[;|])/)) {
    const before = parts.at(-1);
    const hasOwn = readTokens(evenOut(piece)).some(({ type }) => ["days", "doubt", "undoing"].includes(type));
    if (before !== undefined && (!hasOwn || isDaysAlone(before))) parts.splice(-1, 1, before + piece);
    else parts.push(piece);
  }
  return parts;
}

function isDaysAlone(text: string): boolean {
  const types = readTokens(evenOut(text)).map(({ type }) => type);
  return types.includes("days") && types.every((type) => ["days", "and", "range", "dash", "filler"].includes(type));
}
