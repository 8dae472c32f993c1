import { formatPhone } from "#site/hospitals/parse-phone.ts";
import type { RequestView } from "#app/features/answers/request-page.tsx";
import type { StepField, StepFormView } from "#app/features/answers/step-form.tsx";
import { nameOfDepartment } from "#site/hospitals/find-hospital.ts";
import { type AnswerState, findAgreed, isAnswer } from "#forms/answer.ts";
import { dueBy } from "#forms/working-time.ts";
import { describeStep, formatTime, formatVisit } from "#outbox/mail/describe-step.ts";
import { FORMS } from "#forms/forms.ts";
import type { AppointmentRequest } from "#forms/appointment.ts";
import { wordsOf } from "#forms/complaint.server.ts";
import { lastDay, todayInKolkata } from "#forms/calendar.ts";
import { formatBrief, nameWithPlace, phoneAddress, whatsAppAddress } from "#outbox/mail/office-mail.ts";
import { describeRecord } from "#outbox/mail/render-request.ts";
import { findStanding } from "#outbox/standing.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { callBackChoices } from "./call-choices.ts";
import { asAskedForm, reasonForms, type QuickFacts } from "./quick-answers.ts";
import { describeReturn, historyOf, listReturned, type SenderWords } from "./request-data.ts";
import { asPosted, nameForm, type Refused } from "#app/features/answers/step-forms.ts";

export const NAME_STATE = "name";

interface AnswerFacts extends QuickFacts {
  sender: SenderWords;
  /** The sender's own page, in the sender's language. */
  senderPage: string;
  message?: RequestView["message"];
  refused?: Refused | undefined;
}

/** A request as its office sees and answers it. */
export function answerView({ texts: all, sender, ...given }: AnswerFacts): RequestView {
  const { kind } = given.request.record;
  const words = { texts: wordsOf(kind, all), sender: { ...sender, texts: wordsOf(kind, sender.texts) } };
  const facts = { ...given, ...words };
  const { request, texts, message } = facts;
  const { record, steps } = request;
  const { office } = texts.server.answers;
  const described = describeRecord(record, texts, facts.hospital);
  const last = steps.at(-1);
  const answer = last?.state === "replied" ? last.answer : undefined;
  const hasAnswer = steps.some(({ state }) => isAnswer(state));
  const agreed = findAgreed(steps);
  const returned = listReturned(request);
  const lastReturned = returned.at(-1);
  return {
    title: office.kinds[record.kind],
    message,
    who: described && {
      name: described.name,
      about: described.about.filter(Boolean).join(" · "),
      call: callOf(described.phoneNumber, texts),
    },
    status: [
      last ? describeStep(answer === undefined ? last : { ...last, state: "replied", answer: "" }, texts) : office.open,
      ...(answer?.split(/\n+/) ?? []),
      ...(last && answer === undefined ? [record.waitingSince ? office.waiting : office.done] : []),
      ...(agreed && agreed !== last ? [describeStep(agreed, texts)] : []),
      ...answerBy(facts),
      ...(lastReturned ? [`${describeReturn(lastReturned, texts)} ${office.pleaseCall}`] : []),
    ],
    isSettled: last !== undefined && !record.waitingSince,
    factsHeading: described?.title ?? record.reference,
    facts: [
      { label: texts.server.mail.labels.reference, value: record.reference },
      { label: texts.server.answers.mails.state, value: texts.server.answers.standing[findStanding(request)] },
      ...notedFacts(facts),
      ...(described?.facts ?? []).map(({ label, value, phoneNumber }) => ({
        ...{ label, value },
        ...(phoneNumber !== undefined && { href: phoneAddress(phoneNumber) }),
        ...(value === described?.replyTo?.address && { href: `mailto:${encodeURI(value)}` }),
      })),
    ],
    words: described?.message,
    historyHeading: office.history,
    history: historyOf(
      request,
      [
        { at: record.receivedAt, text: office.received },
        ...returned.flatMap(({ at, error }) => (at ? [{ at, text: describeReturn({ error }, texts) }] : [])),
      ],
      (step) => describeStep(step, texts),
      texts,
    ),
    groups: [
      {
        heading: last && !record.waitingSince ? office.correct : office.tellWhat,
        ...(hasAnswer && FORMS[record.kind].hasSenderPage && FORMS[record.kind].hasEmail && { hint: office.change }),
        forms: formsOf(facts),
      },
    ],
    closing: nameForm(facts.name, { state: NAME_STATE }, texts),
    links:
      described?.phoneNumber && FORMS[record.kind].hasSenderPage ? linksOf(facts, described.phoneNumber) : undefined,
  };
}

function callOf(phoneNumber: number | undefined, { server: { answers } }: Catalogue) {
  if (phoneNumber === undefined) return undefined;
  return { label: answers.office.call(formatPhone(phoneNumber)), to: phoneAddress(phoneNumber) };
}

/** Which way a call came, and who noted it, for colleagues. */
function notedFacts({ request: { record }, texts }: AnswerFacts) {
  const { source, sources, notedBy } = texts.server.deskCall;
  if (record.source === "web") return [];
  return [
    { label: source, value: sources[record.source] },
    ...(record.notedBy ? [{ label: notedBy, value: record.notedBy }] : []),
  ];
}

/** What is said most often, each by its button. */
function callAgainForm({ hospital, request, name, now, texts }: AnswerFacts): StepFormView {
  return {
    id: "call-again",
    hidden: { state: "again", expected: String(request.steps.length), by: name },
    choices: callBackChoices(hospital, now, texts).map((one) => ({ name: "callBy", ...one })),
  };
}

/** By when the patient was told that somebody answers. */
function answerBy({ hospital, request, now, texts }: AnswerFacts): string[] {
  const by = dueBy(hospital, request.record);
  if (!by) return [];
  const { office, list } = texts.server.answers;
  return [(by < now ? list.late : office.answerBy)(formatBrief(by, texts))];
}

function formsOf(facts: AnswerFacts): StepFormView[] {
  const { request, texts, name, refused } = facts;
  const { office } = texts.server.answers;
  const { record, steps } = request;
  const posted = refused?.form.get("state");
  const isOpen = record.waitingSince !== undefined;
  const canTakeBack = steps.length > 0 && !isOpen;
  const asAsked = refused ? undefined : asAskedForm(facts);
  const forms = FORMS[record.kind].states
    .filter((state) => (state === "reopened" ? canTakeBack : state !== "seen" || isOpen))
    .toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .map((state): StepFormView => {
      const own = posted === state ? refused : undefined;
      const form = {
        ...{ id: state, fields: fieldsOf(state, facts), hidden: { state, expected: String(steps.length), by: name } },
        ...office.forms[state as keyof typeof office.forms],
        ...(state === "replied" && record.kind === "call" && { button: office.reached }),
        ...(state === "again" && { quick: [callAgainForm(facts)] }),
        ...(state === "agreed" && asAsked && { heading: office.otherTime }),
        ...(state === "seen" && record.answer === "cancelled" && { button: office.noted }),
        ...(state === "refused" && { quick: reasonForms(facts) }),
        ...(state === "offered" && { hint: office.offerHint }),
        isOpen: (state === "agreed" && record.answer === "chosen") || (state === "replied" && isOpen),
        isPrimary: isOpen && !asAsked && state === FORMS[record.kind].states[0],
      };
      return asPosted(form, own, office.allTheSame);
    });
  return asAsked ? [asAsked, ...forms] : forms;
}

/** What is pressed most often comes first. */
const ORDER: AnswerState[] = [
  ...(["seen", "replied", "agreed", "invited", "unreached", "again"] as const),
  ...(["offered", "refused", "declined", "withdrawn", "reopened"] as const),
];

function fieldsOf(state: AnswerState, { request, texts, now }: AnswerFacts): StepField[] {
  const { office } = texts.server.answers;
  const form = (request.record.request ?? {}) as Partial<AppointmentRequest>;
  const today = todayInKolkata(now);
  const wished = form.appointmentOn && form.appointmentOn >= today ? form.appointmentOn : "";
  const chosen = request.steps.at(-1);
  const known = chosen?.state === "chosen" ? chosen : findAgreed(request.steps);
  const wide = (name: string, label: string, more: Partial<StepField> = { note: office.optional }): StepField => ({
    ...{ name, label, type: "text", isWide: true },
    ...more,
  });
  const note = wide("note", office.note);
  const visit = (suffix: string, labels: [string, string], value: { day?: string; time?: string }): StepField[] => [
    { name: `day${suffix}`, label: labels[0], type: "date", value: value.day, min: today, max: lastDay(today) },
    {
      ...{ name: `time${suffix}`, label: labels[1], type: "text", hint: office.timeHint },
      value: value.time && formatTime(value.time, texts),
    },
  ];
  if (state === "agreed")
    return [
      ...visit("", [office.date, office.time], known ?? { day: wished }),
      wide("doctor", office.doctor, { value: known?.doctor ?? form.doctor ?? "", note: office.optional }),
      note,
    ];
  if (state === "offered")
    return [
      ...["1", "2", "3"].flatMap((number) =>
        visit(number, [`${office.date} ${number}`, `${office.time} ${number}`], { day: number === "1" ? wished : "" }),
      ),
      note,
    ];
  if (state === "replied" && FORMS[request.record.kind].workingDays !== undefined)
    return [{ name: "answer", label: office.answer, type: "message", hint: office.answerHint, isWide: true }];
  if (state === "again") return visit("", [office.date, office.time], { day: today });
  if (state === "refused") return [wide("reason", office.reason, {}), wide("instead", office.instead)];
  return [];
}

/** Messages from the office's own phone: never the reason of the visit. */
function linksOf({ request, texts, sender, senderPage }: AnswerFacts, number: number): RequestView["links"] {
  const { office } = texts.server.answers;
  const { hospital } = sender;
  const { messages } = sender.texts.server.answers.office;
  const { record, steps } = request;
  const { department = "" } = (record.request ?? {}) as Partial<AppointmentRequest>;
  const name = nameWithPlace(hospital);
  const ours = nameOfDepartment(hospital, department);
  const from = ours ? messages.department(name, ours) : name;
  const agreed = findAgreed(steps);
  const visit = agreed && formatVisit(agreed, sender.texts);
  const { reference, kind } = record;
  const sayVisit = (when: string) =>
    kind === "call"
      ? messages.visit(from, when, senderPage)
      : messages.agreed(from, when, reference, hospital.contact.conciergePhone.printed);
  const sayElse = () => (kind === "call" ? messages.call(from, senderPage) : messages.general(from, reference));
  const links = messageLinks(visit === undefined ? sayElse() : sayVisit(visit), number, texts);
  return { heading: office.write, hint: office.writeHint, links };
}

/** Open the message on the office's own phone. */
export function messageLinks(message: string, number: number, texts: Catalogue) {
  const { office } = texts.server.answers;
  const text = encodeURIComponent(message);
  const chat = whatsAppAddress(number);
  return [
    ...(chat === undefined ? [] : [{ label: office.whatsApp, to: `${chat}?text=${text}`, icon: "whatsapp" }]),
    { label: office.sms, to: `sms:+91${number}?body=${text}`, icon: "mail" },
  ];
}
