const LINE_BREAKS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

// Direction marks can make a text read as another one. Malayalam and emoji need joiners and variation selectors.
const INVISIBLE = /(?![\p{Join_Control}\uFE00-\uFE0F])\p{Default_Ignorable_Code_Point}/gu;
// They change the character before them, and there is none.
const LOOSE_JOINERS = /(^|\s)[\p{Join_Control}\p{Variation_Selector}]+/gu;

/** NFC without control and invisible characters, trimmed, with every line break as "\n". */
export function cleanText(text: string): string {
  return wellFormed(text)
    .replace(LINE_BREAKS, "\n")
    .replace(/[\t\p{Zs}]/gu, " ")
    .replace(/(?!\n)\p{Cc}/gu, "")
    .replace(INVISIBLE, "")
    .replace(LOOSE_JOINERS, "$1")
    .normalize("NFC")
    .trim();
}

/** `toWellFormed` is in browsers since 2023 only. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}

export function cleanLine(text: string): string {
  return cleanText(text).replace(/\n/g, " ");
}

/** One line with digits of every script as 0 to 9, and full-width signs as plain ones. */
export function cleanNumber(text: string): string {
  return cleanLine(text)
    .normalize("NFKC")
    .replace(/\p{Nd}/gu, readDigit);
}

/** Unicode has each script's digits in a row from 0 to 9, and only ever whole rows beside each other. */
function readDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** As content or as a quoted attribute's value. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
