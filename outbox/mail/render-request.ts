import type { Catalogue } from "#site/texts/catalogue.ts";
import { nameOfDepartment } from "#site/hospitals/find-hospital.ts";
import { cleanLine, toAsciiAddress } from "#forms/form-fields.ts";
import { wordsOf } from "#forms/complaint.server.ts";
import type { StoredFile } from "#forms/stored-submission.ts";
import { SERVER_FORMS } from "#forms/server-forms.server.ts";
import type { MailSummary } from "#forms/form-fields.server.ts";
import type { FormKind, FormRequest } from "#forms/forms.ts";
import { findAgreed } from "#forms/answer.ts";
import { HOUR_MS } from "#forms/calendar.ts";
import { formatMeeting } from "#outbox/mail/describe-step.ts";
import type { AnsweredRequest } from "../store/request-history.server.ts";
import {
  formatMoment,
  mailSubject,
  messageIdOf,
  officeAddress,
  phoneFact,
  type MailFact,
  type RequestFacts,
} from "./office-mail.ts";
import { MailRefusedError, type OutgoingMail } from "./mail-transport.ts";
import { hasLink, renderOfficeMail } from "./render-office-mail.ts";

/** A patient who asked so long ago may have given up waiting. */
const LATE_MS = 60 * 60_000;

/** What a visitor sent, to the office: by itself, as a copy, or to the second address. */
export function renderRequest(facts: RequestFacts, file: StoredFile | undefined): OutgoingMail {
  const { mail: sent, hospital, texts, look, mailFrom, now, request, links, answerBy, named } = facts;
  const { record, mails } = request;
  const { reference, receivedAt, kind } = record;
  const { receivingAddress } = hospital.contact;
  const { mail } = texts.server;
  const { mails: words } = wordsOf(kind, texts).server.answers;
  const form = record.request && named ? { ...record.request, job: named } : record.request;
  const described = describeRecord({ ...record, request: form, file }, texts, hospital);
  if (!described) throw new MailRefusedError("The form cannot be read", { isFinal: true });
  const isForSecond = sent.recipient === "second";
  const delivered = mails.find((other) => other.kind === "request" && other.id !== sent.id && other.sentAt)?.sentAt;
  const copy = record.copies > 0 && delivered ? { number: record.copies, deliveredAt: delivered } : undefined;
  const ageMs = Number(now) - Number(receivedAt);
  // A copy is no news, so its age does not matter.
  const ageHours = ageMs < LATE_MS || copy ? undefined : Math.floor(ageMs / HOUR_MS);
  const { about, replyTo, title, message } = described;
  const isMarked = hasLink([...described.facts.map(({ value }) => value), message ?? ""]);
  const parts = [...about, ...(ageHours === undefined ? [] : [mail.receivedAgo(ageHours)])];
  const sort = copy ? mail.copyOf(mail.kinds[kind]) : mail.kinds[kind];
  const subject = mailSubject(isForSecond ? mail.notDelivered(sort) : sort, parts, reference);
  const promise = answerBy && [{ label: mail.labels.answerBy, value: formatMoment(answerBy, texts) }];
  const content = {
    ...{ title, facts: [...described.facts, ...(promise ?? [])], reference, hospital, receivedAt },
    notices: [
      ...(isForSecond ? [mail.secondAddress(receivingAddress)] : []),
      ...(ageHours === undefined ? [] : [mail.late(ageHours)]),
      ...(copy ? [mail.copyNotice(formatMoment(copy.deliveredAt, texts))] : []),
    ],
    nextStep: isMarked ? `${described.nextStep} ${mail.linksHint}` : described.nextStep,
    ...(message && { message }),
    link: { label: words.answerLink, address: links.office },
    linkNote: words.answerHints[kind],
  };
  // An address that a mail server might refuse would keep the whole mail from its office.
  const address = replyTo && toAsciiAddress(replyTo.address);
  return {
    to: officeAddress(facts),
    ...(replyTo && address && { replyTo: { name: cleanLine(replyTo.name), address } }),
    subject: cleanLine(isMarked ? `${mail.linksMark} · ${subject}` : subject),
    ...renderOfficeMail(content, texts, look),
    ...(file && { attachments: [file] }),
    messageId: messageIdOf(sent.id, mailFrom),
    date: now,
    reference: `${reference}${isForSecond ? "-second" : ""}${copy ? `-copy-${copy.number}` : ""}`,
  };
}

interface DescribedForm {
  kind: FormKind;
  request: FormRequest | undefined;
  /** In which its sender wrote. */
  language?: string | undefined;
  file?: { name: string } | undefined;
}

export interface Description extends MailSummary {
  facts: MailFact[];
}

/** Undefined where it cannot be read. */
export function describeRecord(
  { kind, request: sent, language, file }: DescribedForm,
  texts: Catalogue,
  hospital: Parameters<typeof nameOfDepartment>[0] & { basePath?: string } = {},
): Description | undefined {
  if (!sent) return undefined;
  // In the site's own language an office reads what was sent.
  const isTranslated = hospital.basePath?.lastIndexOf("/") !== 0;
  const ours = isTranslated && "department" in sent && nameOfDepartment(hospital, sent.department);
  const request = ours ? { ...sent, department: ours } : sent;
  const { fields, summarize } = SERVER_FORMS[kind];
  const { labels, notGiven } = texts.server.mail;
  const summary = summarize(request, texts);
  const facts = Object.entries(fields).flatMap(([field, { label, show, isPhone }]): MailFact[] => {
    if (label === undefined) return [];
    if (isPhone) return [phoneFact(summary.phoneNumber, texts)];
    const value = show ? show(request, texts, file) : String(Reflect.get(request, field) ?? "");
    return value === undefined ? [] : [{ label: labels[label], value: value || notGiven }];
  });
  const other = nameOther(language, texts.pages.locale);
  return { ...summary, facts: other === undefined ? facts : [...facts, { label: labels.language, value: other }] };
}

/** What was agreed before a step: the request itself may say another day. */
export function agreedBefore(number: number, { steps }: Pick<AnsweredRequest, "steps">, texts: Catalogue): MailFact[] {
  const agreed = findAgreed(steps.filter((step) => step.number < number));
  return agreed ? [{ label: texts.server.answers.mails.wish.agreed, value: formatMeeting(agreed, texts) }] : [];
}

/** The sender's language for who reads another one. */
function nameOther(language: string | undefined, locale: string): string | undefined {
  if (!language || `${locale}-`.startsWith(`${language}-`)) return undefined;
  return new Intl.DisplayNames([locale], { type: "language" }).of(language);
}
