/** Which of the site's mails about a request came back. */
export interface ReturnedMail {
  submissionId: string;
  /** `request`: the submission's own mail to its office. */
  kind: "receipt" | "answer" | "wish" | "request";
  /** The step that caused it, or 0. */
  number: number;
  /** Whether it went to the office's second address. */
  isToSecond: boolean;
}

/**
 * What a mail says. `other`: it is no report about a mail. `passing`: a report of nothing final, such as a delay. `failed`:
 * a mail came back for good; `mail` is left out where it is none about a request of this site.
 */
export type Report =
  { kind: "other" } | { kind: "passing" } | { kind: "failed"; code: string; mail: ReturnedMail | undefined };

const REPORT =
  /^content-type:[ \t]*(?:multipart\/report\b[^\n]*delivery-status|message\/(?:global-)?delivery-status)/im;
/** Exim can be set to send no more than this; Gmail adds it. */
const FAILED_RECIPIENTS = /^x-failed-recipients:/im;
const FAILED = /^action:[ \t]*failed\b/im;
const STATUS = /^status:[ \t]*([45]\.\d{1,3}\.\d{1,3})\b/im;
const ANY_STATUS = /\b[45]\.\d{1,3}\.\d{1,3}\b/;
const SMTP_CODE = /^diagnostic-code:[ \t]*smtp[ \t]*;[ \t]*([45]\d\d)\b(?:[ -]([45]\.\d{1,3}\.\d{1,3}))?/im;
/** Where a report names the mail: with the sender's own id (RFC 3461), in the returned headers, or in its own. */
const PLACES = [/^original-envelope-id:[^\n]*/gim, /^message-id:[^\n]*/gim, /^in-reply-to:[^\n]*/gim];
/** What stands before the "@" of the Message-IDs that the site makes. */
const OWN_ID = /(?<![^\s<:])(?:(receipt|answer|wish)\.(\d{1,4})\.|(second\.)?(?:copy\d{1,4}\.)?)([0-9a-f]{32})(?=@)/i;

/**
 * Reads a mail that came to the sender's address: a delivery status notification (RFC 3464) as Postfix, Exim, Exchange
 * and Gmail write them. The mail that came back is known by its Message-ID, which has 128 random bits, so that nobody who
 * did not see the mail can name it.
 */
export function readReturnedMail(raw: string): Report {
  const text = unfold(raw);
  const isReport = REPORT.test(text);
  if (!isReport && !FAILED_RECIPIENTS.test(text)) return { kind: "other" };
  // A report has a group of lines for each recipient (RFC 3464, section 2.3).
  const failed = text.split("\n\n").find((group) => FAILED.test(group));
  if (isReport && failed === undefined) return { kind: "passing" };
  // Exim says 5.0.0 and has the true code in the other server's words.
  const [, response, detail] = SMTP_CODE.exec(failed ?? "") ?? [];
  const status = detail ?? STATUS.exec(failed ?? "")?.[1] ?? ANY_STATUS.exec(text)?.[0];
  const code = [response, status].filter(Boolean).join(" ");
  return { kind: "failed", code, mail: findMail(text) };
}

/** One kind of line end, and each header in one line (RFC 5322, section 2.2.3). */
function unfold(raw: string): string {
  return raw
    .replaceAll("\r", "")
    .replaceAll(/^[ \t]+$/gm, "")
    .replaceAll(/\n[ \t]+/g, " ");
}

function findMail(text: string): ReturnedMail | undefined {
  for (const line of PLACES.flatMap((place) => text.match(place) ?? [])) {
    const [, kind = "request", number = "0", second, submissionId] = OWN_ID.exec(line) ?? [];
    if (submissionId === undefined) continue;
    return {
      submissionId: submissionId.toLowerCase(),
      kind: kind.toLowerCase() as ReturnedMail["kind"],
      number: Number(number),
      isToSecond: second !== undefined,
    };
  }
  return undefined;
}

/** Why a mail could not be delivered, as far as its codes say (RFC 3463): `unknown` where they do not. */
export function reasonOf(code: string): "no-address" | "full" | "unreached" | "unknown" {
  if (/\b5\.1\.(?:[12346]|10)\b|\b5\.2\.1\b/.test(code)) return "no-address";
  if (/\b[45]\.2\.2\b/.test(code)) return "full";
  if (/\b[45]\.4\.\d|\b4\./.test(code)) return "unreached";
  return "unknown";
}
