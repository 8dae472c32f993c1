/** Longest address an SMTP path holds (RFC 5321 §4.5.3.1.3, less the angle brackets). */
export const EMAIL_MAX_LENGTH = 254;

// The characters the HTML standard allows before the @ of an e-mail field.
const LOCAL_PART = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/i;
const LABEL = /^[a-z0-9-]+$/i;

function isLabel(label: string): boolean {
  return label.length <= 63 && LABEL.test(label) && !label.startsWith("-") && !label.endsWith("-");
}

/** Whether the text is an address a mail program can answer: letter case is free, the domain has a dot. */
export function isEmailAddress(text: string): boolean {
  if (text.length > EMAIL_MAX_LENGTH) return false;
  const at = text.lastIndexOf("@");
  const labels = text.slice(at + 1).split(".");
  return LOCAL_PART.test(text.slice(0, Math.max(at, 0))) && labels.length > 1 && labels.every(isLabel);
}
