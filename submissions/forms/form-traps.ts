/**
 * What a form carries besides its fields, by its names on the wire. People leave no trace in either: nothing is sent
 * of them, so that a visitor's request has the keys of the specification alone.
 */
export const FORM_TRAPS = {
  /** A field that nobody sees; no word in it is one that browsers fill in by themselves (HTML standard, autofill). */
  honeypot: "reasonForWriting",
  /**
   * Milliseconds from the page's opening to the sending of a form that nobody touched: no key, finger or pointer of a
   * person met it.
   */
  untouched: "untouchedMs",
} as const;
