import { cleanLine } from "../clean-text.ts";
import { toAsciiAddress } from "../forms/email-address.ts";
import type { StoredSubmission, SubmittedForm } from "../stored-submission.ts";
import { FORMS } from "../forms/check-submission.server.ts";
import {
  formatAge,
  mailSubject,
  type MailHospital,
  type OfficeMail,
  NOT_GIVEN,
  phoneFact,
  type MailFact,
} from "./office-mail.ts";
import { MailRefusedError, type OutgoingMail } from "./mail-transport.ts";
import { renderOfficeHtml, hasLink } from "./render-office-html.ts";
import { renderOfficeText } from "./render-office-text.ts";
import type { MailSummary } from "../forms/form-fields.server.ts";
import type { SubmissionKind } from "../submissions.ts";

/** Begins the subject of a mail whose visitor wrote a link; rules of a mail program can sort by it. */
const LINKS_MARK = "Contains links";

const LINKS_HINT =
  "This message contains links. Look who sent it before you open one. Where a link has square brackets, take them out.";

/** When and to whom a mail goes. */
export interface Delivery {
  /** Milliseconds since the submission came in. */
  ageMs: number;
  /** Whether it goes to the hospital's second address, because the first refused it for good. */
  isForSecond: boolean;
}

/** A patient who asked so long ago may have given up waiting. */
const LATE_MS = 60 * 60_000;

const SECOND_HINT =
  "It comes to you so that somebody answers: please do, or pass it on. Please also tell whoever runs the website, " +
  "because other mails may be refused there too.";

/**
 * The whole mail of a submission, addressed to its hospital; nothing in a header holds a line break. Throws
 * `MailRefusedError` when the hospital has no second address to send it to.
 */
export function renderMail(
  submission: StoredSubmission,
  hospital: MailHospital,
  { ageMs, isForSecond }: Delivery = { ageMs: 0, isForSecond: false },
): OutgoingMail {
  const { reference, receivedAt, messageId } = submission;
  const { receivingAddress, secondReceivingAddress } = hospital.contact;
  const to = isForSecond ? secondReceivingAddress : receivingAddress;
  if (to === undefined) throw new MailRefusedError("The hospital has no second address", { isFinal: true });
  const age = ageMs < LATE_MS ? "" : `received ${formatAge(ageMs)}`;
  const notices = [
    ...(isForSecond ? [`This could not be delivered to ${receivingAddress}. ${SECOND_HINT}`] : []),
    ...(age ? [`This was ${age} and could only be sent now. The sender may still be waiting.`] : []),
  ];
  const described = describeSubmission(submission);
  const { about, replyTo, title, facts, message } = described;
  const isMarked = containsLinks(described);
  const mail: OfficeMail = {
    ...{ title, notices, facts, reference, hospital, receivedAt },
    ...(message && { message }),
    nextStep: isMarked ? `${LINKS_HINT} ${described.nextStep}` : described.nextStep,
  };
  const kind = FORMS[submission.kind].name;
  const subject = mailSubject(isForSecond ? `Not delivered: ${kind}` : kind, [...about, age], reference);
  // An address that a mail server might refuse would keep the whole mail from its office.
  const address = replyTo && toAsciiAddress(replyTo.address);
  return {
    to,
    ...(replyTo && address && { replyTo: { name: cleanLine(replyTo.name), address } }),
    subject: cleanLine(isMarked ? `${LINKS_MARK} · ${subject}` : subject),
    text: renderOfficeText(mail),
    html: renderOfficeHtml(mail),
    ...(submission.kind === "job" && { attachments: [submission.resume] }),
    // Two mails under one Message-ID would count as one where both addresses lead to the same mailbox.
    messageId: isForSecond ? messageId.replace("<", "<second.") : messageId,
    date: new Date(receivedAt.getTime() + ageMs),
    reference,
  };
}

function containsLinks({ facts, message = "" }: Description): boolean {
  return hasLink([...facts.map(({ value }) => value), message]);
}

/** A form as its mail needs it; of a resume the name is enough. */
export interface DescribedForm {
  kind: SubmissionKind;
  request: SubmittedForm["request"];
  resume?: { name: string };
}

/** What an office is told of a submission, alone in a mail or with others in a digest. */
export interface Description extends MailSummary {
  facts: MailFact[];
}

/** What an office is told of a submission: its fields as its form names and shows them. */
export function describeSubmission({ kind, request, resume = { name: "none" } }: DescribedForm): Description {
  const { fields, summarize } = FORMS[kind];
  const summary = summarize(request);
  const facts = Object.entries(fields).flatMap(([field, { label, show, isPhone }]): MailFact[] => {
    if (label === undefined) return [];
    if (isPhone) return [phoneFact(summary.phoneNumber)];
    const value = show ? show(request, resume) : String(Reflect.get(request, field) || NOT_GIVEN);
    return value === undefined ? [] : [{ label, value }];
  });
  return { ...summary, facts };
}
