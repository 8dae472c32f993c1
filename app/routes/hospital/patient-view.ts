import { formatDay } from "#site/texts/date-format.ts";
import type { RequestView } from "#app/features/answers/request-page.tsx";
import type { StepFormView } from "#app/features/answers/step-form.tsx";
import { isEmergencyDepartment } from "#site/hospitals/emergency.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { receiptNotes } from "#answers/receipt-notes.ts";
import { findAgreed, findOffered, isByPatient, isEnded, reminderTime, type PastStep } from "#forms/answer.ts";
import { isOver } from "#forms/calendar.ts";
import { wordsOf } from "#forms/complaint.server.ts";
import { dueBy, isDayNear, opensNext } from "#forms/working-time.ts";
import { describeAbsence, formatMeeting, formatVisit } from "#outbox/mail/describe-step.ts";
import type { AppointmentRequest } from "#forms/appointment.ts";
import { senderPhone } from "#forms/forms.ts";
import { nameWithPlace } from "#outbox/mail/office-mail.ts";
import { describeRecord } from "#outbox/mail/render-request.ts";
import { findStanding, isUndelivered } from "#outbox/standing.ts";
import type { AnsweredRequest } from "#outbox/store/request-history.server.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { urgentCalls } from "./contact-items.ts";
import { drawCode } from "./draw-code.ts";
import { historyOf } from "./request-data.ts";

interface RequestFacts {
  hospital: Hospital;
  request: AnsweredRequest;
  now: Date;
  ends: Date;
  address: string;
  texts: Catalogue;
  message?: RequestView["message"];
  /** Why what was asked for in place of the time is refused. */
  noteError?: string | undefined;
}

/** A request as its patient sees it: never more than the office has said. */
export function requestView(given: RequestFacts): RequestView {
  const facts = { ...given, texts: wordsOf(given.request.record.kind, given.texts) };
  const { request, texts, message } = facts;
  const { record } = request;
  const { patient } = texts.server.answers;
  const described = describeRecord(record, texts, facts.hospital);
  const { happenedSteps } = patient;
  const { labels, notGiven } = texts.server.mail;
  return {
    title: record.kind === "call" ? texts.server.callMe.yourCall : patient.title,
    message,
    status: statusOf(facts).filter(Boolean),
    isSettled:
      record.answer === "agreed" ||
      record.answer === "replied" ||
      (record.answer === "back" && findAgreed(request.steps) !== undefined),
    factsHeading: patient.asked,
    facts: [
      { label: labels.reference, value: record.reference },
      ...(described?.facts ?? [])
        .filter(({ value }) => value !== notGiven)
        .map(({ label, value }) => ({ label, value })),
    ],
    words: described?.message,
    historyHeading: patient.happened,
    history: historyOf(
      request,
      [
        { at: record.receivedAt, text: happenedSteps.received },
        ...(record.sentAt && record.copies === 0 ? [{ at: record.sentAt, text: happenedSteps.delivered }] : []),
      ],
      (step) => describeForPatient(step, texts),
      texts,
    ),
    groups: groupsOf(facts),
    ...(findAgreed(request.steps) && { actions: calendarLinks(facts) }),
    keep: keepOf(facts),
  };
}

export function describeForPatient(step: PastStep, texts: Catalogue): string {
  const { happenedSteps } = texts.server.answers.patient;
  if (step.state === "agreed" || step.state === "chosen") return happenedSteps[step.state](formatMeeting(step, texts));
  if (step.state === "again") return happenedSteps.again(formatVisit(step, texts));
  return happenedSteps[step.state as Exclude<keyof typeof happenedSteps, "agreed" | "chosen" | "again">];
}

const UNSAID: readonly PastStep["state"][] = ["seen", "wrote", "coming", "told"];

function statusOf(facts: RequestFacts): string[] {
  const { request, texts } = facts;
  const { states, notBooked, reason, instead, note, wishStanding, standing: words } = texts.server.answers.patient;
  const standing = findStanding(request);
  const last = request.steps.findLast(({ state }) => !UNSAID.includes(state));
  const named = (label: string, text: string | undefined) => (text ? [`${label}: ${text}`] : []);
  if (isUndelivered(request))
    return [
      states.undelivered,
      ...(last ? [`${describeForPatient(last, texts)}.`, ...stillAgreed(facts)] : [notBooked]),
    ];
  if (!last) return [words[standing], notBooked, ...answerBy(facts)];
  switch (last.state) {
    case "agreed": {
      const comes = request.steps.some(({ state, number }) => state === "coming" && number > last.number);
      return [states.agreed(formatMeeting(last, texts)), ...(comes ? [states.coming] : []), ...named(note, last.note)];
    }
    case "offered":
      if (findOffered(request.steps, facts.now).length === 0) return [states.offeredBefore, notBooked];
      return [states.offered, notBooked, ...named(note, last.note)];
    case "away":
      if (findOffered(request.steps, facts.now).length > 0) return [describeAbsence(last, texts), notBooked];
      return [describeAbsence(last, texts), notBooked, states.awayBefore];
    case "back":
      return [states.back(last.doctor), ...stillAgreed(facts), ...answerBy(facts)];
    case "refused":
      return [states.refused, ...named(reason, last.reason), ...named(instead, last.instead)];
    case "chosen":
      return [states.chosen(formatMeeting(last, texts)), wishStanding[standing], ...answerBy(facts)];
    case "cancelled":
      return [states.cancelled, wishStanding[standing]];
    case "withdrawn":
      return [states.withdrawn];
    case "replied":
      return [states.replied, ...(last.answer?.split(/\n+/) ?? [])];
    case "again":
      return [states.again(formatVisit(last, texts)), ...stillAgreed(facts)];
    default:
      return [
        states[last.state as "unreached" | "reopened" | "other-time" | "call-me"],
        ...(isByPatient(last.state) ? [wishStanding[standing]] : []),
        ...stillAgreed(facts),
        ...answerBy(facts),
      ];
  }
}

/** A time that was confirmed before the patient asked for something else holds until the office says otherwise. */
function stillAgreed({ request, texts }: RequestFacts): string[] {
  const { states, notBooked } = texts.server.answers.patient;
  const agreed = findAgreed(request.steps);
  return agreed ? [states.agreed(formatVisit(agreed, texts))] : [notBooked];
}

function answerBy({ request, hospital, now, texts }: RequestFacts): string[] {
  const { patient } = texts.server.answers;
  if (!request.record.waitingSince) return [];
  const { department = "" } = (request.record.request ?? {}) as Partial<AppointmentRequest>;
  if (isEmergencyDepartment(hospital, department)) {
    const [call] = urgentCalls(hospital, texts.pages);
    return [patient.emergency(call?.printed.replaceAll(" ", "\u00a0") ?? "")];
  }
  const by = dueBy(hospital, request.record);
  if (!by) return [];
  const opensAgain = opensNext(hospital, now);
  const promised = by >= now && { answerBy: by, isDayNear: isDayNear(request.record.request, by) };
  const told = receiptNotes({ ...promised, ...(opensAgain && { opensAgain }) }, texts);
  return by < now ? [patient.answerLate, ...told] : told;
}

function groupsOf(facts: RequestFacts): RequestView["groups"] {
  const { request, texts, now, noteError: error } = facts;
  const { patient } = texts.server.answers;
  const offered = findOffered(request.steps, now);
  const expected = String(request.steps.length);
  const hasEnded = isEnded(request.steps);
  const choices: StepFormView[] = offered.map((time) => ({
    id: `choose-${time.day}-${time.time.replace(":", "")}`,
    button: patient.choose(formatMeeting(time, texts)),
    hidden: { state: "chosen", time: `${time.day} ${time.time}`, expected },
    isPrimary: true,
  }));
  const changes: StepFormView[] = [
    { id: "call-me", button: patient.callMe, hidden: { state: "call-me", expected } },
    {
      ...{ id: "other-time", heading: patient.otherTime, button: patient.otherTimeButton },
      hidden: { state: "other-time", expected },
      isOpen: error !== undefined,
      fields: [{ name: "note", label: patient.otherTimeLabel, type: "text", isWide: true, error }],
    },
    {
      ...{ id: "cancel", heading: patient.cancel, button: patient.cancelButton, hint: patient.cancelHint },
      hidden: { state: "cancelled", expected },
    },
  ];
  const { request: form, kind } = request.record;
  const ways = changes.filter(({ id }) =>
    id === "call-me"
      ? !form || senderPhone(form)
      : !hasEnded && (kind !== "complaint" || (id === "cancel" && request.record.answer !== "replied")),
  );
  const visit = findAgreed(request.steps);
  const isNear = visit && !hasEnded && Number(now) >= reminderTime(visit) && !isOver(visit, now);
  const coming: StepFormView[] = isNear
    ? [
        { id: "coming", button: patient.coming, hidden: { state: "coming", expected }, isPrimary: true },
        {
          ...{
            id: "not-coming",
            heading: patient.notComing,
            button: patient.cancelButton,
            hint: patient.notComingHint,
          },
          hidden: { state: "cancelled", expected },
        },
      ]
    : [];
  return [
    ...(coming.length > 0 ? [{ heading: patient.comingHeading, forms: coming }] : []),
    ...(choices.length > 0 ? [{ heading: patient.chooseHeading, forms: choices }] : []),
    ...(ways.length > 0 ? [{ heading: patient.changeHeading, forms: ways }] : []),
  ];
}

function calendarLinks({ address, texts }: RequestFacts): NonNullable<RequestView["actions"]> {
  const { toCalendar: label } = texts.server.answers.patient;
  return [{ label, to: `${new URL(address).pathname}/visit.ics`, icon: "calendar" }];
}

function keepOf({ hospital, address, ends, texts }: RequestFacts): NonNullable<RequestView["keep"]> {
  const { patient } = texts.server.answers;
  const text = encodeURIComponent(patient.shareText(nameWithPlace(hospital), address));
  const lastDay = new Date(Number(ends) - 1).toISOString().slice(0, 10);
  return {
    heading: patient.keep,
    hint: patient.keepHint,
    address,
    share: { label: patient.shareToSelf, to: `https://wa.me/?text=${text}` },
    code: { label: patient.qrLabel, ...drawCode(address) },
    ends: patient.ends(formatDay(lastDay, texts.pages.locale)),
  };
}
