import type { ColourTokens } from "#site/brand/colour-tokens.ts";
import { isEmergencyDepartment, listEmergencyCalls } from "#site/hospitals/emergency.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { isByPatient, type PastStep } from "#answers/answer.ts";
import type { Letter } from "../store/letters.server.ts";
import { calendarFile } from "#answers/calendar-file.ts";
import { describeStep, formatVisit } from "#answers/describe-step.ts";
import { cleanLine } from "#forms/clean-text.ts";
import type { AppointmentRequest } from "#forms/appointment.ts";
import { toAsciiAddress } from "#forms/form-fields.ts";
import type { AnsweredRequest } from "../store/request-history.server.ts";
import { mailAddress, mailDomain, MailRefusedError, mayReceive, type OutgoingMail } from "./mail-transport.ts";
import {
  entryTitle,
  formatDay,
  formatMoment,
  mailSubject,
  nameWithPlace,
  phoneFact,
  type DigestEntry,
  type DigestSection,
  type MailFact,
} from "./office-mail.ts";
import { renderOfficeMail, renderSectionedMail } from "./render-office-mail.ts";

export interface LetterFacts {
  letter: Letter;
  hospital: Hospital;
  texts: Catalogue;
  look: ColourTokens;
  mailFrom: string;
}

export interface RequestLetterFacts extends LetterFacts {
  request: AnsweredRequest;
  links: { patient: string; office: string };
  answerBy: Date | undefined;
}

function messageId({ letter, mailFrom }: LetterFacts): string {
  return `<${letter.mailId}@${mailDomain(mailFrom)}>`;
}

function sentAt({ createdAt, ageMs }: Letter): Date {
  return new Date(Number(createdAt) + ageMs);
}

function findStep({ steps }: AnsweredRequest, { answerNumber }: Letter): PastStep | undefined {
  return steps.find(({ number }) => number === answerNumber);
}

/** To the patient, with nothing typed but what names the request. Undefined where there is no address to write to. */
export function renderPatientLetter(facts: RequestLetterFacts, hospitals: Hospital[]): OutgoingMail | undefined {
  const { letter, hospital, texts, look, request, links } = facts;
  const form = request.record.request as AppointmentRequest | undefined;
  if (!form?.patientEmail) return undefined;
  const to = toAsciiAddress(form.patientEmail);
  if (to === undefined) throw new MailRefusedError("not an address", { isFinal: true });
  const { mails } = texts.server.answers;
  const { reference, receivedAt } = request.record;
  const step = findStep(request, letter);
  const isAnybodys = !step || step.state === "cancelled";
  if (isAnybodys && !mayReceive(form.patientEmail, hospitals, facts.mailFrom)) return undefined;
  const { title, text, facts: lines } = describeForPatient(facts, step);
  const content = {
    ...{ title, reference, hospital, receivedAt, facts: [...lines, ...askedFacts(form, facts)] },
    nextStep: text,
    link: { label: mails.patientLink, address: links.patient },
    closing: mails.sentTo,
  };
  const calendar = findCalendar(facts, step);
  const receipt = step && request.letters.find(({ kind }) => kind === "receipt");
  const name = cleanLine(nameWithPlace(hospital));
  return {
    to,
    from: { name, address: mailAddress(facts.mailFrom) },
    replyTo: { name, address: hospital.contact.receivingAddress },
    subject: cleanLine(mailSubject(mails.subject, [title, nameWithPlace(hospital)], reference)),
    ...renderOfficeMail(content, texts, look),
    ...(calendar && { attachments: [calendar] }),
    ...(receipt && { inReplyTo: `<${receipt.mailId}@${mailDomain(facts.mailFrom)}>` }),
    isAutomatic: true,
    messageId: messageId(facts),
    date: sentAt(letter),
    reference: step ? `${reference}-answer-${step.number}` : `${reference}-receipt`,
  };
}

function askedFacts(form: AppointmentRequest, { texts, hospital }: RequestLetterFacts): MailFact[] {
  const { labels } = texts.server.mail;
  const isOurs = hospital.routedDepartments?.some(({ name }) => name === form.department) ?? false;
  const day = form.appointmentOn && formatDay(form.appointmentOn, texts.pages.locale);
  const { callUs } = texts.server.answers.patient;
  const emergencyCalls = listEmergencyCalls(hospital.casualty, texts.pages.emergencyCalls);
  return [
    ...(isOurs ? [{ label: labels.department, value: form.department }] : []),
    ...(day ? [{ label: labels.date, value: day }] : []),
    { label: callUs, value: hospital.contact.conciergePhone?.printed ?? hospital.contact.phone.printed },
    ...emergencyCalls.map(({ label, printed }) => ({ label, value: printed })),
  ];
}

function describeForPatient(facts: RequestLetterFacts, step: PastStep | undefined) {
  const { texts, answerBy, hospital, request } = facts;
  const { mails, patient, steps } = texts.server.answers;
  const note = (text: string | undefined) => (text ? [{ label: patient.note, value: text }] : []);
  if (!step) {
    const { title, text, textEmergency, textUndated } = mails.receipt;
    const { department = "" } = (request.record.request ?? {}) as Partial<AppointmentRequest>;
    if (isEmergencyDepartment(hospital, department)) return { title, text: textEmergency, facts: [] };
    return { title, text: answerBy ? text(formatMoment(answerBy, texts)) : textUndated, facts: [] };
  }
  switch (step.state) {
    case "agreed": {
      const when = formatVisit(step, texts);
      const value = step.doctor ? steps.withDoctor(when, step.doctor) : when;
      return { ...mails.agreed, facts: [{ label: mails.agreed.when, value }, ...note(step.note)] };
    }
    case "offered": {
      const value = step.times.map((time) => formatVisit(time, texts)).join(steps.and);
      return { ...mails.offered, facts: [{ label: mails.offered.times, value }, ...note(step.note)] };
    }
    case "refused": {
      const instead = step.instead ? [{ label: patient.instead, value: step.instead }] : [];
      return { ...mails.refused, facts: [{ label: patient.reason, value: step.reason }, ...instead] };
    }
    case "unreached":
    case "withdrawn":
    case "reopened":
    case "cancelled":
      return { ...mails[step.state], facts: [] };
    default:
      throw new MailRefusedError(`no mail to a patient about ${step.state}`, { isFinal: true });
  }
}

/** The agreed visit, or that an earlier one does not hold any more. */
function findCalendar({ request, hospital, mailFrom }: RequestLetterFacts, step: PastStep | undefined) {
  if (!step) return undefined;
  const earlier = request.steps.filter(({ number }) => number <= step.number);
  const agreed = earlier.findLast(({ state }) => state === "agreed");
  if (agreed?.state !== "agreed" || step.state === "unreached") return undefined;
  return calendarFile({
    ...{ day: agreed.day, time: agreed.time, sequence: step.number, stamp: step.at },
    uid: `${request.record.reference}@${mailDomain(mailFrom)}`,
    summary: nameWithPlace(hospital),
    location: [nameWithPlace(hospital), ...(hospital.contact.addressLines ?? [])].join(", "),
    isCancelled: step.state !== "agreed",
  });
}

export function renderWish(facts: RequestLetterFacts): OutgoingMail {
  const { letter, hospital, texts, look, request, links } = facts;
  const { mails } = texts.server.answers;
  const { reference, receivedAt } = request.record;
  const step = findStep(request, letter);
  if (!step || !isByPatient(step.state)) throw new MailRefusedError("no wish of a patient", { isFinal: true });
  const state = step.state as keyof typeof mails.wish.kinds;
  const form = request.record.request as AppointmentRequest | undefined;
  const title = mails.wish.kinds[state];
  const content = {
    ...{ title, reference, hospital, receivedAt },
    facts: form ? senderFacts(form, texts) : [],
    message: describeStep(step, texts),
    nextStep: mails.wish[state],
    link: { label: mails.answerLink, address: links.office },
  };
  const address = form && toAsciiAddress(form.patientEmail);
  return {
    to: hospital.contact.receivingAddress,
    ...(form && address && { replyTo: { name: cleanLine(form.patientName), address } }),
    subject: cleanLine(mailSubject(title, [texts.server.mail.kinds[request.record.kind]], reference)),
    ...renderOfficeMail(content, texts, look),
    inReplyTo: request.record.messageId,
    messageId: messageId(facts),
    date: sentAt(letter),
    reference: `${reference}-wish-${step.number}`,
  };
}

function senderFacts(form: AppointmentRequest, texts: Catalogue): MailFact[] {
  const { labels, notGiven } = texts.server.mail;
  const day = form.appointmentOn ? formatDay(form.appointmentOn, texts.pages.locale) : notGiven;
  return [
    { label: labels.patient, value: form.patientName },
    phoneFact(form.patientContactNumber, texts),
    { label: labels.department, value: form.department },
    { label: labels.date, value: day },
  ];
}

export interface ReminderFacts extends LetterFacts {
  requests: { request: AnsweredRequest; link: string }[];
}

export function renderReminder(facts: ReminderFacts): OutgoingMail {
  const { letter, hospital, texts, requests } = facts;
  const { mails } = texts.server.answers;
  const { receivingAddress, secondReceivingAddress } = hospital.contact;
  const isSecond = letter.kind === "second";
  const to = isSecond ? secondReceivingAddress : receivingAddress;
  if (to === undefined) throw new MailRefusedError("The hospital has no second address", { isFinal: true });
  const entries = requests.map(({ request, link }) => describeWaiting(request, link, texts));
  const note = isSecond ? mails.reminder.secondNote(receivingAddress) : mails.reminder.note;
  const section = { heading: mails.reminder.heading, note, entries };
  return officeMail(facts, mails.reminder.title, [mails.reminder.subject(requests.length)], section, to);
}

function describeWaiting({ record }: AnsweredRequest, address: string, texts: Catalogue): DigestEntry {
  const { mail, answers, digest } = texts.server;
  const form = record.request as AppointmentRequest | undefined;
  const waitingSince = formatMoment(record.waitingSince ?? record.receivedAt, texts);
  const since = { label: answers.mails.reminder.waiting, value: waitingSince };
  return {
    title: entryTitle(record, texts),
    facts: [...(form ? senderFacts(form, texts) : [{ label: mail.labels.sender, value: digest.unreadable }]), since],
    link: { label: answers.mails.answerLink, address },
  };
}

function officeMail(
  facts: LetterFacts,
  title: string,
  parts: string[],
  section: DigestSection,
  to = facts.hospital.contact.receivingAddress,
): OutgoingMail {
  const { letter, hospital, texts, look } = facts;
  const [, made = ""] = letter.id.split(":");
  const reference = `${letter.kind}-${made.slice(0, 10)}`.toUpperCase();
  const content = { title, hospital, reference, receivedAt: letter.createdAt, sections: [section] };
  return {
    to,
    subject: mailSubject(title, [...parts, nameWithPlace(hospital)], reference),
    ...renderSectionedMail(content, texts, look),
    messageId: messageId(facts),
    date: sentAt(letter),
    reference: letter.id.replaceAll(":", "-"),
  };
}

export interface DayFacts extends LetterFacts {
  open: number;
  answered: number;
  medianMs: number | undefined;
  oldest: Date | undefined;
  listLink: string;
}

export function renderDay(facts: DayFacts): OutgoingMail {
  const { texts, open, answered, medianMs, oldest, listLink } = facts;
  const { mails, duration } = texts.server.answers;
  const { title, none, ...labels } = mails.day;
  const entry: DigestEntry = {
    title,
    facts: [
      { label: labels.open, value: String(open) },
      { label: labels.answered, value: String(answered) },
      { label: labels.median, value: medianMs === undefined ? none : duration(Math.round(medianMs / 60_000)) },
      ...(oldest ? [{ label: labels.oldest, value: formatMoment(oldest, texts) }] : []),
    ],
    link: { label: mails.list.button, address: listLink },
  };
  const note = labels.note(open, answered);
  return officeMail(facts, title, [note.replace(/\.$/, "")], { heading: title, note, entries: [entry] });
}

export function renderListLink(facts: LetterFacts & { listLink: string }): OutgoingMail {
  const { title, text, button, hint } = facts.texts.server.answers.mails.list;
  const entries = [{ title: hint, facts: [], link: { label: button, address: facts.listLink } }];
  return officeMail(facts, title, [], { heading: title, note: text, entries });
}
