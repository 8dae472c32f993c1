import type { ColourTokens } from "#site/brand/colour-tokens.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { cleanLine } from "#forms/clean-text.ts";
import { toAsciiAddress } from "#forms/form-fields.ts";
import type { MailCopy, StoredSubmission } from "#forms/stored-submission.ts";
import { SERVER_FORMS } from "#forms/server-forms.server.ts";
import { formatMoment, mailSubject, phoneFact, type MailFact, type MailHospital } from "./office-mail.ts";
import { MailRefusedError, type OutgoingMail } from "./mail-transport.ts";
import { hasLink, renderOfficeMail } from "./render-office-mail.ts";
import type { MailSummary } from "#forms/form-fields.server.ts";
import type { FormKind, FormRequest } from "#forms/forms.ts";
import { HOUR_MS } from "#forms/calendar.ts";

export interface Delivery {
  ageMs: number;
  isForSecond: boolean;
  copy?: MailCopy | undefined;
  answerLink?: string | undefined;
}

/** A patient who asked so long ago may have given up waiting. */
const LATE_MS = 60 * 60_000;

export function renderMail(
  submission: StoredSubmission,
  hospital: MailHospital,
  texts: Catalogue,
  look: ColourTokens,
  { ageMs, isForSecond, copy, answerLink }: Delivery = { ageMs: 0, isForSecond: false },
): OutgoingMail {
  const { reference, receivedAt, messageId } = submission;
  const { receivingAddress, secondReceivingAddress } = hospital.contact;
  const { mail, answers } = texts.server;
  const to = isForSecond ? secondReceivingAddress : receivingAddress;
  if (to === undefined) throw new MailRefusedError("The hospital has no second address", { isFinal: true });
  // A copy is no news, so its age does not matter.
  const ageHours = ageMs < LATE_MS || copy ? undefined : Math.floor(ageMs / HOUR_MS);
  const described = describeSubmission(submission, texts);
  const { about, replyTo, title, facts, message } = described;
  const isMarked = hasLink([...facts.map(({ value }) => value), message ?? ""]);
  const kind = mail.kinds[submission.kind];
  const parts = [...about, ...(ageHours === undefined ? [] : [mail.receivedAgo(ageHours)])];
  const sort = copy ? mail.copyOf(kind) : kind;
  const subject = mailSubject(isForSecond ? mail.notDelivered(sort) : sort, parts, reference);
  const content = {
    ...{ title, facts, reference, hospital, receivedAt },
    notices: [
      ...(isForSecond ? [mail.secondAddress(receivingAddress)] : []),
      ...(ageHours === undefined ? [] : [mail.late(ageHours)]),
      ...(copy ? [mail.copyNotice(formatMoment(copy.deliveredAt, texts))] : []),
    ],
    nextStep: isMarked ? `${described.nextStep} ${mail.linksHint}` : described.nextStep,
    ...(message && { message }),
    ...(answerLink !== undefined && {
      link: { label: answers.mails.answerLink, address: answerLink },
      linkNote: answers.mails.answerHint,
    }),
  };
  // An address that a mail server might refuse would keep the whole mail from its office.
  const address = replyTo && toAsciiAddress(replyTo.address);
  return {
    to,
    ...(replyTo && address && { replyTo: { name: cleanLine(replyTo.name), address } }),
    subject: cleanLine(isMarked ? `${mail.linksMark} · ${subject}` : subject),
    ...renderOfficeMail(content, texts, look),
    ...(submission.file && { attachments: [submission.file] }),
    messageId,
    date: new Date(receivedAt.getTime() + ageMs),
    reference: copy ? `${reference}-copy-${copy.number}` : reference,
  };
}

interface DescribedForm {
  kind: FormKind;
  request: FormRequest;
  file?: { name: string } | undefined;
}

export interface Description extends MailSummary {
  facts: MailFact[];
}

function describeSubmission({ kind, request, file }: DescribedForm, texts: Catalogue): Description {
  const { fields, summarize } = SERVER_FORMS[kind];
  const { labels, notGiven } = texts.server.mail;
  const summary = summarize(request, texts);
  const facts = Object.entries(fields).flatMap(([field, { label, show, isPhone }]): MailFact[] => {
    if (label === undefined) return [];
    if (isPhone) return [phoneFact(summary.phoneNumber, texts)];
    const value = show ? show(request, texts, file) : String(Reflect.get(request, field) ?? "");
    return value === undefined ? [] : [{ label: labels[label], value: value || notGiven }];
  });
  return { ...summary, facts };
}

/** Undefined where it cannot be read. */
export function describeRecord(
  record: Omit<DescribedForm, "request"> & { request: FormRequest | undefined },
  texts: Catalogue,
): Description | undefined {
  return record.request && describeSubmission({ ...record, request: record.request }, texts);
}
