import * as v from "valibot";
import { daySchema, parseSittings } from "#site/sittings/sitting.ts";
import type { WeeklySitting } from "#site/sittings/sitting.ts";
import { DAYS_OF_WEEK } from "../availability.ts";

const word = v.optional(v.string(), "");
const named = { id: v.string(), identifier: v.optional(v.array(v.object({ value: word })), []) };
const reference = v.object({ reference: word });
/** With a zone, so that it is the same moment wherever the server stands. */
const MOMENT = /^.{10}(?:T.+(?:Z|[+-]\d\d:\d\d))?$/;
const dateTime = v.pipe(
  v.string(),
  v.check(
    (text) => v.is(daySchema, text.slice(0, 10)) && MOMENT.test(text) && !Number.isNaN(Date.parse(text)),
    "is no day such as 2026-11-30, and no moment such as 2026-11-30T09:00:00+05:30",
  ),
);
const period = v.pipe(
  v.object({ start: v.optional(dateTime), end: v.optional(dateTime) }),
  v.check(({ start, end }) => !start || !end || Date.parse(start) <= Date.parse(end), "ends before it begins"),
);

/** A weekly sitting, or text where days or times are left open. */
const availableTime = v.pipe(
  v.object({
    daysOfWeek: v.optional(v.array(v.picklist(DAYS_OF_WEEK)), []),
    allDay: v.optional(v.boolean(), false),
    availableStartTime: word,
    availableEndTime: word,
  }),
  v.transform(({ daysOfWeek, allDay, availableStartTime: start, availableEndTime: end }): WeeklySitting | string => {
    const days = DAYS_OF_WEEK.flatMap((name, index) => (daysOfWeek.includes(name) ? index + 1 : []));
    if (days.length === 0 || !(allDay || (start && end))) return [...daysOfWeek, start, end].join(" ").trim();
    if (allDay) return { days, from: "00:00", to: "24:00" };
    const [from, to] = [start, end].map((time) => time.replace(/:[0-5]\d(?:\.\d+)?$/, "")) as [string, string];
    return { days, from, to: /^23:59:(?!00)[0-5]\d/.test(end) ? "24:00" : to };
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || typeof dataset.value === "string") return;
    const parsed = parseSittings({ weekly: [dataset.value] });
    if ("fault" in parsed) addIssue({ message: parsed.fault });
  }),
);
const absence = v.object({ description: word, during: v.optional(period, {}) });

/** What the import reads of FHIR R4 resources; everything else is dropped. */
export const resourceSchema = v.variant("resourceType", [
  v.object({ resourceType: v.literal("Location"), ...named, name: word }),
  v.object({ resourceType: v.literal("Practitioner"), ...named }),
  v.object({
    ...{ resourceType: v.literal("PractitionerRole"), ...named, active: v.optional(v.boolean(), true) },
    period: v.optional(period, {}),
    practitioner: v.optional(reference, {}),
    location: v.optional(v.array(reference), []),
    availableTime: v.optional(v.pipe(v.array(availableTime), v.maxLength(100)), []),
    notAvailable: v.optional(v.pipe(v.array(absence), v.maxLength(1000)), []),
    availabilityExceptions: v.optional(v.pipe(v.string(), v.maxLength(20_000)), ""),
  }),
]);

export type Resource = v.InferOutput<typeof resourceSchema>;
export type Role = Extract<Resource, { resourceType: "PractitionerRole" }>;

/** `where` is for the message: the file and its line. */
export function parseAs<Schema extends v.GenericSchema>(schema: Schema, text: string, where: string) {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson({}, "is no JSON"), schema), text);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error([where, v.getDotPath(issue), issue.message].filter(Boolean).join(": "));
}
