const LINE_BREAKS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

// Direction marks, zero-width spaces, fillers: they show nothing, and direction marks can make a text read as another
// one. Joiners and variation selectors stay: Malayalam and emoji need them.
const INVISIBLE = /(?![\p{Join_Control}\uFE00-\uFE0F])\p{Default_Ignorable_Code_Point}/gu;
// They change the character before them, and there is none.
const LOOSE_JOINERS = /(^|\s)[\p{Join_Control}\p{Variation_Selector}]+/gu;

/**
 * A visitor's text in NFC without control and invisible characters, without white space at its ends, with every line
 * break as "\n".
 */
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

/** The text as UTF-8 can say it: without halves of characters. Browsers have had `toWellFormed` since 2023 only. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}

/** The same on one line: fit for a header or a table cell. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\n/g, " ");
}

/** The same with digits of every script as 0 to 9, and full-width signs as plain ones. */
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

/** Text made fit for HTML, as content or as a quoted attribute's value. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
