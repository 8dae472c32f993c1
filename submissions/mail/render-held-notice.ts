import type { HeldRecord } from "../store/submission-records.ts";
import { formatMoment } from "./format-for-office.ts";
import type { OutgoingMail } from "./mail-transport.ts";
import type { MailHospital, OfficeMail } from "./office-mail.ts";
import { mailSubject, nameWithPlace } from "./office-mail.ts";
import { renderOfficeHtml } from "./render-office-html.ts";
import { renderOfficeText } from "./render-office-text.ts";

export interface HeldNoticeFacts {
  now: Date;
  /** With angle brackets. */
  messageId: string;
  /** Tells this notice from others, e.g. "HELD-2026-11-22". */
  reference: string;
  /** After so many days what is held is removed. */
  heldDays: number;
}

const KINDS: Record<HeldRecord["kind"], string> = {
  appointment: "Appointment request",
  contact: "Message",
  job: "Job application",
};

/** A flood of advertisements must not become a mail that nobody can open. */
const MOST_NAMED = 100;

/** A mail to a hospital's office about what is held for it: references and reasons, nothing of what anybody typed. */
export function renderHeldNotice(hospital: MailHospital, held: HeldRecord[], facts: HeldNoticeFacts): OutgoingMail {
  const { now, messageId, reference, heldDays } = facts;
  const named = held.slice(0, MOST_NAMED).map(({ reference: label, kind, receivedAt, heldFor }) => ({
    label,
    value: `${KINDS[kind]} of ${formatMoment(receivedAt)}, held for: ${heldFor}`,
  }));
  const more = held.length - named.length;
  const mail: OfficeMail = {
    title: "Held back by the website",
    reference,
    hospital,
    receivedAt: now,
    facts: more > 0 ? [...named, { label: "And", value: `${more} more` }] : named,
    nextStep:
      "These look as if a program had sent them, or a file holds malware, so they were not mailed to you. Ask whoever " +
      "runs the website to look at them by their references and to release what a person wrote; it then arrives here. " +
      `What nobody releases is deleted ${heldDays} days after it came in.`,
  };
  return {
    to: hospital.contact.receivingAddress,
    subject: mailSubject("Held back by the website", [String(held.length), nameWithPlace(hospital)], reference),
    text: renderOfficeText(mail),
    html: renderOfficeHtml(mail),
    messageId,
    date: now,
    reference,
  };
}
