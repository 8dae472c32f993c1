import { formatDay } from "#site/texts/date-format.ts";
import { isEmergencyDepartment, listEmergencyCalls } from "#site/hospitals/emergency.ts";
import { nameOfDepartment } from "#site/hospitals/find-hospital.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { findAgreed, isByPatient, lastChange, type PastStep, withoutUndone } from "#forms/answer.ts";
import { cleanLine, toAsciiAddress } from "#forms/form-fields.ts";
import { isDayNear } from "#forms/working-time.ts";
import { wordsOf } from "#forms/complaint.server.ts";
import type { AppointmentRequest } from "#forms/appointment.ts";
import { type FormKind, FORMS, senderEmail } from "#forms/forms.ts";
import { findStanding, knewOf, listHeard } from "../standing.ts";
import { calendarFile } from "#outbox/mail/calendar-file.ts";
import { describeAbsence, formatMeeting, formatVisit, formatVisitShort } from "#outbox/mail/describe-step.ts";
import { mailAddress, MailRefusedError, mayReceive, type OutgoingMail } from "./mail-transport.ts";
import {
  formatMoment,
  mailSubject,
  messageIdOf,
  nameWithPlace,
  type MailFact,
  type RequestFacts,
} from "./office-mail.ts";
import { renderOfficeMail } from "./render-office-mail.ts";

/** Calls have no address to write to. */
type MailedKind = Exclude<FormKind, "call">;

type Agreed = PastStep & { state: "agreed" };

interface Words {
  title: string;
  text: string;
  facts: MailFact[];
  subject?: string;
  message?: string | undefined;
}

/**
 * To the sender of a form, with nothing typed but what names the request. Undefined where there is no address to write
 * to, or where nothing changed of what the patient was told.
 */
export function renderPatientMail(given: RequestFacts, hospitals: Hospital[]): OutgoingMail | undefined {
  const facts = { ...given, texts: wordsOf(given.request.record.kind, given.texts) };
  const { mail, hospital, texts, look, mailFrom, request, links, now } = facts;
  const { record, steps, mails } = request;
  const { reference, receivedAt, kind, request: form } = record;
  const email = form && senderEmail(form);
  if (!email) return undefined;
  const to = toAsciiAddress(email);
  if (to === undefined) throw new MailRefusedError("not an address", { isFinal: true });
  const step = steps.find(({ number }) => number === mail.step);
  const isAnybodys = !step || isByPatient(step.state) || (step.state === "away" && step.missed.was === "asked");
  if (isAnybodys && !mayReceive(email, hospitals, mailFrom)) return undefined;
  const before = findBelieved(facts);
  const words = mail.kind === "visit" ? visitWords(step as Agreed, facts) : describe(step, before, facts);
  if (!words) return undefined;
  const { mails: own, standing, patient } = texts.server.answers;
  // Of what the patient asked for, in the words of the page.
  const stands = step && isByPatient(step.state) ? patient.wishStanding : standing;
  const state = { label: own.state, value: stands[findStanding(request)] };
  const content = {
    ...{ title: words.title, reference, hospital, receivedAt, nextStep: words.text, closing: own.sentTo },
    ...(words.message && { message: words.message }),
    facts: [...words.facts, ...(isAnybodys ? [state] : []), ...askedFacts(facts)],
    ...(FORMS[kind].hasSenderPage && { link: { label: own.patientLink, address: links.patient } }),
  };
  const calendar = step && mail.kind !== "visit" ? findCalendar(step, before, facts) : undefined;
  const receipt = step && mails.find((other) => other.kind === "receipt");
  const name = cleanLine(nameWithPlace(hospital));
  const sort = words.subject ?? own.subjects[kind as MailedKind];
  return {
    to,
    from: { name, address: mailAddress(mailFrom) },
    replyTo: { name, address: hospital.contact.receivingAddress },
    subject: cleanLine(
      mailSubject(sort, [...(words.subject ? [] : [words.title]), nameWithPlace(hospital)], reference),
    ),
    ...renderOfficeMail(content, texts, look),
    ...(calendar && { attachments: [calendar] }),
    ...(receipt && { inReplyTo: messageIdOf(receipt.id, mailFrom) }),
    isAutomatic: true,
    messageId: messageIdOf(mail.id, mailFrom),
    date: now,
    reference: step ? `${reference}-${mail.kind}-${step.number}` : `${reference}-receipt`,
  };
}

/** The steps that the patient may have heard of last: the last certain one, and those after it; newest first. */
function listLastHeard({ mail, request }: RequestFacts): number[] {
  const heard = listHeard(request.mails).filter(({ step }) => step < mail.step);
  const certain = Math.max(0, ...heard.map(({ step, state }) => (state === "sent" ? step : 0)));
  return heard.flatMap(({ step }) => (step >= certain ? step : [])).toSorted((a, b) => b - a);
}

/** What the patient may count on until this mail. */
function findBelieved(facts: RequestFacts): Agreed | undefined {
  const { steps } = facts.request;
  const visits = listLastHeard(facts).map((heard) => findAgreed(steps.filter(({ number }) => number <= heard)));
  return visits.find((visit) => visit !== undefined);
}

/** Whether the patient may know an answer that was not taken back, or that the request was cancelled. */
function wasAnswered(facts: RequestFacts): boolean {
  const { mail, request } = facts;
  const heard = listHeard(request.mails).flatMap(({ step }) => (step < mail.step ? step : []));
  const isEnding = ({ state }: PastStep) => !isByPatient(state) || state === "cancelled";
  const last = request.steps.findLast((step) => heard.includes(step.number) && isEnding(step));
  return last !== undefined && !(last.state === "reopened" && isSent(last, facts));
}

/** Whether the mail about a step, or the receipt, left; of others the patient may know as well. */
function isSent(about: PastStep | undefined, { request: { mails } }: RequestFacts): boolean {
  const [wanted, number] = about ? ["answer", about.number] : ["receipt", 0];
  return mails.some(({ kind, step, state }) => kind === wanted && step === number && state === "sent");
}

function describe(step: PastStep | undefined, before: Agreed | undefined, facts: RequestFacts): Words | undefined {
  const { texts } = facts;
  const { mails, patient, steps } = texts.server.answers;
  if (!step) return receiptWords(facts);
  const note = (text: string | undefined) => (text ? [{ label: patient.note, value: text }] : []);
  const agreed = findAgreed(facts.request.steps);
  const isMoved = before !== undefined && !(agreed && isSameTime(agreed, before));
  const noLonger = isMoved ? [{ label: mails.changed.noLonger, value: formatVisit(before, texts) }] : [];
  switch (step.state) {
    case "agreed": {
      const visit = [{ label: mails.agreed.when, value: formatMeeting(step, texts) }, ...note(step.note)];
      if (before && isSame(step, before) && isSent(before, facts) && listLastHeard(facts)[0] === before.number)
        return undefined;
      if (!isMoved) return { ...mails.agreed, facts: visit };
      const title = mails.changed.title(formatVisitShort(step, texts), formatVisitShort(before, texts));
      return {
        ...mails.agreed,
        title,
        subject: title,
        facts: [...visit, { ...noLonger[0]!, label: mails.changed.before }],
      };
    }
    case "offered": {
      const value = step.times.map((time) => formatVisit(time, texts)).join(steps.and);
      return { ...mails.offered, facts: [{ label: mails.offered.times, value }, ...noLonger, ...note(step.note)] };
    }
    case "refused": {
      const instead = step.instead ? [{ label: patient.instead, value: step.instead }] : [];
      return { ...mails.refused, facts: [{ label: patient.reason, value: step.reason }, ...instead, ...noLonger] };
    }
    case "replied":
      return { ...mails.replied, facts: [], message: step.answer };
    case "reopened":
      if (wasAnswered(facts)) return { ...mails.reopened, facts: noLonger };
      // An answer that never left had its receipt dropped.
      return isSent(undefined, facts) ? undefined : receiptWords(facts);
    case "other-time":
    case "call-me":
    case "unreached":
      return {
        ...mails[step.state],
        facts: [...(agreed ? [{ label: mails.agreed.when, value: formatVisit(agreed, texts) }] : []), ...noLonger],
      };
    case "chosen":
      return { ...mails.chosen, facts: [{ label: mails.chosen.when, value: formatMeeting(step, texts) }] };
    case "away": {
      const { title, subject, text, textAlone, choice } = mails.away;
      const ask = step.times.length > 0 ? text : textAlone;
      return {
        ...{ title, subject: subject(step.doctor), text: `${describeAbsence(step, texts)} ${ask}` },
        facts: step.times.map((time, index) => ({ label: choice(index + 1), value: formatMeeting(time, texts) })),
      };
    }
    case "back":
      return backWords(step, before, facts);
    case "withdrawn":
    case "cancelled":
      return { ...mails[step.state], facts: noLonger };
    default:
      return undefined;
  }
}

/** What the patient was told last counts again; who never heard of the absence hears what was not mailed for it. */
function backWords(step: PastStep & { state: "back" }, before: Agreed | undefined, facts: RequestFacts) {
  const { texts, request } = facts;
  const { mails } = texts.server.answers;
  const steps = request.steps.filter(({ number }) => number <= step.number);
  if (!knewOf(request, step)) {
    const original = lastChange(withoutUndone(steps));
    return isSent(original, facts) ? undefined : describe(original, before, facts);
  }
  const agreed = findAgreed(steps);
  const { title, text, textAsked, subject } = mails.back;
  return {
    ...{ title, subject: subject(step.doctor), text: agreed ? text : textAsked },
    facts: agreed ? [{ label: mails.agreed.when, value: formatMeeting(agreed, texts) }] : [],
  };
}

function isSameTime(a: Agreed, b: Agreed): boolean {
  return a.day === b.day && a.time === b.time;
}

function isSame(a: Agreed, b: Agreed): boolean {
  return isSameTime(a, b) && a.doctor === b.doctor && a.note === b.note;
}

function receiptWords({ texts, answerBy, hospital, request }: RequestFacts): Words {
  const { kind, request: form } = request.record;
  const words = texts.server.answers.mails.receipt[kind as MailedKind];
  const { title } = words;
  const { department = "" } = (form ?? {}) as Partial<AppointmentRequest>;
  if (isEmergencyDepartment(hospital, department))
    return { title, text: texts.server.answers.mails.receipt.emergency, facts: [] };
  const isPromised = answerBy !== undefined && "text" in words;
  const near = isPromised && isDayNear(form, answerBy) && texts.server.answers.patient.dayNear;
  return {
    title,
    text: isPromised
      ? [words.text(formatMoment(answerBy, texts), request.record.reference), near].filter(Boolean).join(" ")
      : words.textUndated,
    facts: [],
  };
}

/** The day before: place, time and what to bring. */
function visitWords(visit: Agreed, { texts, hospital }: RequestFacts): Words {
  const { mails, patient } = texts.server.answers;
  const { addressLines = [] } = hospital.contact;
  return {
    title: mails.visit.title,
    text: mails.visit.text,
    subject: mails.visit.subject(formatVisitShort(visit, texts)),
    facts: [
      { label: mails.agreed.when, value: formatMeeting(visit, texts) },
      { label: mails.visit.place, value: [nameWithPlace(hospital), ...addressLines].join(", ") },
      { label: mails.visit.bring, value: mails.visit.toBring },
      ...(visit.note ? [{ label: patient.note, value: visit.note }] : []),
    ],
  };
}

function askedFacts({ texts, hospital, request, named }: RequestFacts): MailFact[] {
  const { labels } = texts.server.mail;
  const { department = "", appointmentOn = "" } = (request.record.request ?? {}) as Partial<AppointmentRequest>;
  const ours = nameOfDepartment(hospital, department);
  // Beside what was agreed, nobody is to read another day or doctor.
  const isOpen = !findAgreed(request.steps);
  const day = appointmentOn && isOpen && formatDay(appointmentOn, texts.pages.locale);
  const phone = hospital.contact[FORMS[request.record.kind].phone] ?? hospital.contact.phone;
  const emergencyCalls = listEmergencyCalls(hospital.casualty, texts.pages.emergencyCalls);
  return [
    ...(ours ? [{ label: labels.department, value: ours }] : []),
    ...(named && isOpen ? [{ label: request.record.kind === "job" ? labels.job : labels.doctor, value: named }] : []),
    ...(day ? [{ label: labels.date, value: day }] : []),
    { label: texts.server.answers.patient.callUs, value: phone.printed, href: phone.href },
    ...(FORMS[request.record.kind].isUrgent
      ? emergencyCalls.map(({ label, printed, href }) => ({ label, value: printed, href }))
      : []),
  ];
}

/** The agreed visit, or that the one which the patient was told of does not hold any more. */
function findCalendar(step: PastStep, before: Agreed | undefined, facts: RequestFacts) {
  const { request, hospital, links } = facts;
  const agreed = findAgreed(request.steps);
  const isKnown = agreed && before && isSameTime(agreed, before) && isSent(before, facts);
  const visit = isKnown && !["agreed", "back"].includes(step.state) ? undefined : (agreed ?? before);
  if (!visit) return undefined;
  return calendarFile({
    ...{ day: visit.day, time: visit.time, sequence: step.number, stamp: step.at, hospital, page: links.patient },
    reference: request.record.reference,
    isCancelled: !agreed,
  });
}
