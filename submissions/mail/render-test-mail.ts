import { formatMoment } from "./format-for-office.ts";
import type { OutgoingMail } from "./mail-transport.ts";
import type { MailHospital, OfficeMail } from "./office-mail.ts";
import { mailSubject, nameWithPlace } from "./office-mail.ts";
import { renderOfficeHtml } from "./render-office-html.ts";
import { renderOfficeText } from "./render-office-text.ts";

/** What makes one test mail unlike another. */
export interface TestMailFacts {
  now: Date;
  /** With angle brackets. */
  messageId: string;
  /** Printed in the mail, so that the one that arrives can be told from others, e.g. "TEST-7F3K". */
  reference: string;
}

/** A mail that asks nothing of anybody, in the form of all others, to the receiving address of a hospital. */
export function renderTestMail(hospital: MailHospital, { now, messageId, reference }: TestMailFacts): OutgoingMail {
  const mail: OfficeMail = {
    title: "Test of the website's mail",
    reference,
    hospital,
    receivedAt: now,
    facts: [
      { label: "Sent by", value: "the operator of the website, who is testing it" },
      { label: "Sent at", value: formatMoment(now) },
    ],
    nextStep:
      "Nobody waits for an answer. As this mail arrived, appointment requests, messages and job applications from the " +
      "website arrive in this mailbox too.",
  };
  return {
    to: hospital.contact.receivingAddress,
    subject: mailSubject("Test of the website's mail", [nameWithPlace(hospital)], reference),
    text: renderOfficeText(mail),
    html: renderOfficeHtml(mail),
    messageId,
    date: now,
    reference,
  };
}
