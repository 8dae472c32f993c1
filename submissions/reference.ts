const REFERENCE = /^[ACJ](?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/;

/** Whether a text has the shape of a reference, e.g. "A-7F3K-9QXM"; it need not be one that was given out. */
export function isReference(text: string): boolean {
  return REFERENCE.test(text);
}
