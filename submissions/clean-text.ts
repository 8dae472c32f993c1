const LINE_BREAKS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

// Direction marks and overrides can make a text read as another one. The joiners U+200C and U+200D are none of them:
// Malayalam needs those.
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A visitor's text without control and bidirectional characters, in NFC, with every line break as "\n". */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(LINE_BREAKS, "\n")
    .replace(/\t/g, " ")
    .replace(/(?!\n)\p{Cc}/gu, "")
    .replace(BIDI_CONTROLS, "")
    .normalize("NFC");
}

/** The same on one line: fit for a header or a table cell. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\n/g, " ");
}
