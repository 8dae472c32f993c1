import * as v from "valibot";
import type { Hospital } from "#site/hospitals/site.ts";
import { daySchema, parseSittings, type WeeklySitting } from "#site/sittings/sitting.ts";
import { DAYS_OF_WEEK } from "#site/fhir/availability.ts";
import { fhirId } from "#site/fhir/resources.server.ts";

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
    const [from = "", to = ""] = [start, end].map((time) => time.replace(/:[0-5]\d(?:\.\d+)?$/, ""));
    const isToMidnight = /^23:59:(?!00)[0-5]\d/.test(end);
    return allDay ? { days, from: "00:00", to: "24:00" } : { days, from, to: isToMidnight ? "24:00" : to };
  }),
  v.rawCheck(({ dataset: { typed, value }, addIssue }) => {
    const parsed = typed && typeof value !== "string" && parseSittings({ weekly: [value] });
    if (parsed && "fault" in parsed) addIssue({ message: parsed.fault });
  }),
);
const absence = v.object({ description: word, during: v.optional(period, {}) });

const role = v.object({
  ...{ resourceType: v.literal("PractitionerRole"), ...named, active: v.optional(v.boolean(), true) },
  period: v.optional(period, {}),
  practitioner: v.optional(reference, {}),
  location: v.optional(v.array(reference), []),
  availableTime: v.optional(v.pipe(v.array(availableTime), v.maxLength(100)), []),
  notAvailable: v.optional(v.pipe(v.array(absence), v.maxLength(1000)), []),
  availabilityExceptions: v.optional(v.pipe(v.string(), v.maxLength(20_000)), ""),
});
export type Role = v.InferOutput<typeof role>;

/** What is read of FHIR R4 resources; everything else is dropped. */
const resource = v.variant("resourceType", [
  v.object({ resourceType: v.literal("Location"), ...named, name: word }),
  v.object({ resourceType: v.literal("Practitioner"), ...named }),
  role,
]);
export const FEED_TYPES: string[] = resource.options.map(({ entries }) => entries.resourceType.literal);

/** `where` is for the message: the file and its line. */
export function parseAs<Schema extends v.GenericSchema>(schema: Schema, text: string, where: string) {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson({}, "is no JSON"), schema), text);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error([where, v.getDotPath(issue), issue.message].filter(Boolean).join(": "));
}

export type FeedFile = Record<"name" | "text", string>;

/**
 * The roles that are held, with every name of the person and of the places. Throws when a line is not as it should be;
 * the message names file and line.
 */
export function readRoles(files: readonly FeedFile[]) {
  const resources = files.flatMap(({ name, text }) =>
    text
      .split("\n")
      .flatMap((line, index) => (line.trim() ? parseAs(resource, line, `${name}, line ${index + 1}`) : [])),
  );
  const names = new Map(
    resources.map((one) => [
      `${one.resourceType}/${one.id}`,
      [...one.identifier.map(({ value }) => value), "name" in one ? one.name : ""],
    ]),
  );
  /** A reference may be an address, and what it means need not be in the feed. */
  const namesAt = ({ reference: address = "" }) => {
    const [type, id = ""] = address.split("/").slice(-2);
    return [...(names.get(`${type}/${id}`) ?? []), id].filter(Boolean);
  };
  return resources
    .filter((one): one is Role => one.resourceType === "PractitionerRole" && one.active)
    .map((one) => ({
      ...one,
      people: [...one.identifier.map(({ value }) => value), ...namesAt(one.practitioner)],
      places: one.location.flatMap(namesAt),
    }));
}

/** By the identifiers of role and practitioner, and by the location; without one it is the hospital with this id. */
export function isRoleOf(
  { people, places }: ReturnType<typeof readRoles>[number],
  { id, name, contentName }: Hospital,
  doctor: { id: string; personId?: string | undefined },
): boolean {
  if (places.length === 0) return people.includes(doctor.id);
  const isOf = people.some((one) => one === doctor.id || one === doctor.personId);
  return isOf && [fhirId(id), id, name, contentName].some((one) => places.includes(one));
}
