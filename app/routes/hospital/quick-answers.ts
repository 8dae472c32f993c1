import type { StepFormView } from "#app/features/answers/step-form.tsx";
import type { Hospital } from "#site/hospitals/site.ts";
import { formatTime } from "#outbox/mail/describe-step.ts";
import type { VisitedDoctor } from "#answers/visit-doubts.ts";
import { sitsAt } from "#site/sittings/plan-day.ts";
import { text } from "#answers/read-answer.ts";
import { isOfficeOpen, momentOf, officeHours } from "#forms/working-time.ts";
import type { AppointmentRequest } from "#forms/appointment.ts";
import { findDayFault, isOver, lastDay, todayInKolkata } from "#forms/calendar.ts";
import { formatDay } from "#site/texts/date-format.ts";
import type { AnsweredRequest } from "#outbox/store/request-history.server.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";

export interface QuickFacts {
  hospital: Hospital;
  request: AnsweredRequest;
  name: string;
  now: Date;
  texts: Catalogue;
  /** Who was asked for, if it is one of the hospital's. */
  doctor?: VisitedDoctor | undefined;
  /** What the patient reads. */
  sender: { texts: Catalogue };
}

const FIRST_HOUR = 8;
const LAST_HOUR = 19;

/**
 * Agrees to the day that was asked for: one button for each hour of the hospital on that day. A request has no time, so
 * who answers says it by the button; undefined where no day was asked for, it is over, or nobody sits then.
 */
export function asAskedForm(facts: Omit<QuickFacts, "sender">): StepFormView | undefined {
  const { hospital, request, name, now, texts, doctor: asked } = facts;
  const { record, steps } = request;
  const { appointmentOn: day, doctor = "" } = (record.request ?? {}) as Partial<AppointmentRequest>;
  if (!day || record.waitingSince === undefined || record.answer === "chosen") return undefined;
  const hours = officeHours(hospital);
  const full = Array.from(
    { length: LAST_HOUR - FIRST_HOUR + 1 },
    (_, index) => `${String(FIRST_HOUR + index).padStart(2, "0")}:00`,
  );
  const times = [...new Set([...full, ...hours.times.map(({ opens }) => opens)])]
    .toSorted()
    .filter((time) => isOfficeOpen(hours, new Date(momentOf(day, time))) && !isOver({ day, time }, now))
    .filter((time) => !asked || sitsAt(asked.sittings, day, time) !== false);
  if (times.length === 0) return undefined;
  return {
    id: "as-asked",
    heading: texts.server.answers.office.asAsked(formatDay(day, texts.pages.locale)),
    hidden: { state: "agreed", expected: String(steps.length), by: name, day, doctor },
    choices: times.map((value) => ({ name: "time", value, label: formatTime(value, texts) })),
    isPrimary: true,
  };
}

const LEAVE = "leave";

/** What an office says most often: each reason is sent by its button. */
export function reasonForms({ hospital, request, name, now, texts, sender }: QuickFacts): StepFormView[] {
  const { leave, ...labels } = texts.server.answers.office.reasons;
  const values = sender.texts.server.answers.office.reasons;
  const hasCasualty = hospital.contact.emergencyPhone !== undefined;
  const reasons = (["booked", "noDepartment", "casualty"] as const).filter((one) => one !== "casualty" || hasCasualty);
  const hidden = { state: "refused", expected: String(request.steps.length), by: name };
  const min = todayInKolkata(now);
  return [
    {
      ...{ id: "reasons", hidden },
      choices: reasons.map((one) => ({ name: "reason", value: values[one], label: labels[one] })),
    },
    {
      ...{ id: "leave", button: leave.button, hidden: { ...hidden, reason: LEAVE } },
      fields: [{ name: "until", label: leave.day, type: "date", min, max: lastDay(min), isWide: true }],
    },
  ];
}

/** Writes the reason of the leave out, in the words that the patient reads; any other stays as it is. */
export function fillReason(form: FormData, now: Date, { server, pages }: Catalogue): void {
  if (text(form, "reason") !== LEAVE) return;
  const { leave } = server.answers.office.reasons;
  const until = text(form, "until");
  const isDay = findDayFault(until, todayInKolkata(now)) === undefined;
  form.set("reason", isDay ? leave.until(formatDay(until, pages.locale)) : leave.plain);
}
