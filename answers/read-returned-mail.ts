/**
 * `passing`: a report of nothing final, such as a delay. `reply`: a person's mail that answers another. `mailIds` may
 * be the mail's own, without "@" and domain; `recipients` are those that did not get it, in small letters.
 */
export type Report =
  | { kind: "other" }
  | { kind: "passing" }
  | { kind: "reply"; mailIds: string[] }
  | { kind: "failed"; code: string; mailIds: string[]; recipients: string[] };

const REPORT =
  /^content-type:[ \t]*(?:multipart\/report\b[^\n]*delivery-status|message\/(?:global-)?delivery-status)/im;
/** Exim can be set to send no more than this; Gmail adds it. */
const FAILED_RECIPIENTS = /^x-failed-recipients:([^\n]*)/im;
/** Who forwards a mail is the original recipient (RFC 3464, section 2.3). */
const RECIPIENT = /^(?:final|original)-recipient:[ \t]*rfc822[ \t]*;([^\n]*)/gim;
const BETWEEN_ADDRESSES = /[\s<>,;]+/;
/** Programs say so of what they write (RFC 3834), or did before there was a way. */
const AUTOMATIC = /^(?:auto-submitted:[ \t]*auto-|precedence:[ \t]*(?:bulk|junk|list|auto)|x-auto(?:reply|respond))/im;
const FAILED = /^action:[ \t]*failed\b/im;
const STATUS = /^status:[ \t]*([45]\.\d{1,3}\.\d{1,3})\b/im;
const ANY_STATUS = /\b[45]\.\d{1,3}\.\d{1,3}\b/;
const SMTP_CODE = /^diagnostic-code:[ \t]*smtp[ \t]*;[ \t]*([45]\d\d)\b(?:[ -]([45]\.\d{1,3}\.\d{1,3}))?/im;
/** Where a report names the mail: with the sender's own id (RFC 3461), in the returned headers, or in its own. */
const ENVELOPE = /^original-envelope-id:[^\n]*/gim;
const RETURNED = /^message-id:[^\n]*/gim;
const ANSWERED = /^in-reply-to:[^\n]*/gim;
const OWN_ID = /(?<![^\s<:])[0-9a-z][0-9a-z.-]{0,99}(?=@)/i;
/** A report names one mail; a false one may name thousands. */
const MAX_IDS = 10;

/** Reads a delivery status notification (RFC 3464) as Postfix, Exim, Exchange and Gmail write them. */
export function readReturnedMail(raw: string): Report {
  const text = unfold(raw);
  const isReport = REPORT.test(text);
  const [head = ""] = text.split("\n\n", 1);
  const [, named] = FAILED_RECIPIENTS.exec(text) ?? [];
  if (!isReport && named === undefined) {
    const answered = AUTOMATIC.test(head) ? [] : readIds(head.match(ANSWERED));
    return answered.length > 0 ? { kind: "reply", mailIds: answered } : { kind: "other" };
  }
  // A report has a group of lines for each recipient (RFC 3464, section 2.3).
  const failed = text.split("\n\n").find((group) => FAILED.test(group));
  if (isReport && failed === undefined) return { kind: "passing" };
  // Exim says 5.0.0 and has the true code in the other server's words.
  const [, response, detail] = SMTP_CODE.exec(failed ?? "") ?? [];
  const status = detail ?? STATUS.exec(failed ?? "")?.[1] ?? ANY_STATUS.exec(text)?.[0];
  const code = [response, status].filter(Boolean).join(" ");
  const groups = [...(failed ?? "").matchAll(RECIPIENT)].map(([, recipient]) => recipient);
  const words = [named, ...groups].join(" ").toLowerCase().split(BETWEEN_ADDRESSES);
  const recipients = words.filter((word) => word.includes("@"));
  return { kind: "failed", code, mailIds: findMailIds(text), recipients: [...new Set(recipients)] };
}

/** One kind of line end, and each header in one line (RFC 5322, section 2.2.3). */
function unfold(raw: string): string {
  return raw
    .replaceAll("\r", "")
    .replaceAll(/^[ \t]+$/gm, "")
    .replaceAll(/\n[ \t]+/g, " ");
}

/** What a returned mail answers is another mail, and the id in the report's own header is the report's. */
function findMailIds(text: string): string[] {
  const [head = "", ...groups] = text.split("\n\n");
  const body = groups.join("\n\n");
  return readIds(body.match(ENVELOPE), body.match(RETURNED), head.match(ANSWERED));
}

function readIds(...found: (string[] | null)[]): string[] {
  const ids = found.flatMap((lines) => lines ?? []).flatMap((line) => OWN_ID.exec(line)?.[0].toLowerCase() ?? []);
  return [...new Set(ids)].slice(0, MAX_IDS);
}

/** Why a mail could not be delivered, as far as its codes say (RFC 3463): `unknown` where they do not. */
export function reasonOf(code: string): "no-address" | "full" | "unreached" | "unknown" {
  if (/\b5\.1\.(?:[12346]|10)\b|\b5\.2\.1\b/.test(code)) return "no-address";
  if (/\b[45]\.2\.2\b/.test(code)) return "full";
  if (/\b[45]\.4\.\d|\b4\./.test(code)) return "unreached";
  return "unknown";
}
