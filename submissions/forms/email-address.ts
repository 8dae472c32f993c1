/** Longest address an SMTP path holds (RFC 5321 §4.5.3.1.3, less the angle brackets). */
export const EMAIL_MAX_LENGTH = 254;

const LOCAL_PART_MAX_LENGTH = 64;

// A dot-atom (RFC 5322 §3.2.3). Letters beyond ASCII need SMTPUTF8 (RFC 6531), which few mail servers take: an office
// could not answer, so the visitor is asked for another address.
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN = /^[\p{L}\p{M}\p{N}\p{Join_Control}.-]+$/u;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const TOP_LEVEL = /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/** Whether the text is an address a mail program can answer. */
export function isEmailAddress(text: string): boolean {
  return toAsciiAddress(text) !== undefined;
}

/**
 * The address as every mail server takes it, its domain in ASCII (RFC 5890): "a@münchen.de" becomes
 * "a@xn--mnchen-3ya.de". Undefined for what is no address: letter case is free, and the domain has two parts or more.
 */
export function toAsciiAddress(text: string): string | undefined {
  if (text.length > EMAIL_MAX_LENGTH) return undefined;
  const at = text.lastIndexOf("@");
  const localPart = text.slice(0, Math.max(at, 0));
  if (localPart.length > LOCAL_PART_MAX_LENGTH || !LOCAL_PART.test(localPart)) return undefined;
  const domain = toAsciiDomain(text.slice(at + 1));
  const labels = domain.split(".");
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return undefined;
  const address = `${localPart}@${domain}`;
  return TOP_LEVEL.test(labels.at(-1) ?? "") && address.length <= EMAIL_MAX_LENGTH ? address : undefined;
}

/** Browsers and Node convert a domain where an address of the web begins; "" for what is none. */
function toAsciiDomain(domain: string): string {
  if (!DOMAIN.test(domain)) return "";
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return "";
  }
}
