/** A comment, or a name and its value: quoted parts and plain ones, to the end of the line. */
const COMMENT = /[#;](?:\\[^]|[^\\\r\n])*/y;
const NAME = /([^=\r\n]*)(=?)/y;
const SPACE = /\s+/y;
const BLANK = /[^\S\r\n]+/y;
const SINGLE = /'([^']*)'/y;
const DOUBLE = /"((?:\\[^]|[^"\\])*)"/y;
const PLAIN = /(?:\\[^]|[^\\\r\n])+/y;

/** Reads settings exactly as systemd reads an `EnvironmentFile=` (systemd.exec(5)): nothing is expanded or executed. */
export function parseSettings(text: string): Record<string, string> {
  const settings: Record<string, string> = {};
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  while (at < text.length) {
    if (take(SPACE) || take(COMMENT)) continue;
    const [, name = "", sign] = take(NAME) ?? [];
    if (sign === "=" && name.trim() !== "") settings[name.trim()] = readValue(take);
  }
  return settings;
}

function readValue(take: (pattern: RegExp) => RegExpExecArray | null): string {
  let value = "";
  for (;;) {
    take(BLANK);
    const [, literal] = take(SINGLE) ?? [];
    const [, quoted] = literal === undefined ? (take(DOUBLE) ?? []) : [];
    if (literal !== undefined) value += literal;
    else if (quoted !== undefined) value += quoted.replaceAll(/\\(?:\n|(["\\`$]))/g, "$1");
    else return value + readPlain(take(PLAIN)?.[0] ?? "");
  }
}

/** Blanks at the end do not count, unless a backslash is before them. */
function readPlain(plain: string): string {
  let [value, end] = ["", 0];
  for (const [part] of plain.matchAll(/\\[^]|[^\\]/g)) {
    const isEscaped = part.length > 1;
    value += isEscaped ? part.slice(1).replace(/[\r\n]/, "") : part;
    if (isEscaped || part.trim() !== "") end = value.length;
  }
  return value.slice(0, end);
}
