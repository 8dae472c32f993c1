import { basename } from "node:path";
import * as v from "valibot";
import type { KnownDoctor } from "#answers/sittings/office-sittings.server.ts";
import { DAYS_OF_WEEK } from "#site/fhir/availability.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { isDay } from "#site/sittings/clock.ts";
import { parseSittings, type Sittings } from "#site/sittings/sitting.ts";

const word = v.optional(v.string(), "");
const reference = v.object({ reference: word });
const NO_DATE = "is no day such as 2026-11-30, and no moment such as 2026-11-30T09:00:00+05:30";
/** A moment has a zone, so that it is the same wherever the server stands. */
const DATE = /^.{10}(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;
const isDate = (text: string) => DATE.test(text) && isDay(text.slice(0, 10));
const dateTime = v.optional(v.pipe(v.string(), v.check(isDate, NO_DATE)));
const period = v.pipe(
  v.object({ start: dateTime, end: dateTime }),
  v.check(({ start, end }) => !start || !end || Date.parse(start) <= Date.parse(end), "ends before it begins"),
);
export type Period = v.InferOutput<typeof period>;

/** A weekly sitting, or text where days or times are left open. */
const availableTime = v.pipe(
  v.object({
    daysOfWeek: v.optional(v.array(v.picklist(DAYS_OF_WEEK)), []),
    allDay: v.optional(v.boolean(), false),
    availableStartTime: word,
    availableEndTime: word,
  }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): Pick<Sittings, "weekly" | "unread"> => {
    const { daysOfWeek, allDay, availableStartTime, availableEndTime } = value;
    const [start, end] = allDay ? ["00:00:00", "24:00:00"] : [availableStartTime, availableEndTime];
    const days = DAYS_OF_WEEK.flatMap((name, index) => (daysOfWeek.includes(name) ? index + 1 : []));
    if (days.length === 0 || !start || !end)
      return { weekly: [], unread: [[...daysOfWeek, start, end].filter(Boolean).join(" ")] };
    // FHIR has no 24:00: a second of the last minute stands for it.
    const times = [start, end.replace(/^23:59:(?!00)[0-5]\d/, "24:00:00")];
    const [from, to] = times.map((time) => time.replace(/:[0-5]\d(?:\.\d+)?$/, ""));
    const parsed = parseSittings({ weekly: [{ days, from, to }] });
    if ("sittings" in parsed) return parsed.sittings;
    addIssue({ message: parsed.fault });
    return NEVER;
  }),
);

const absence = v.object({ description: word, during: v.optional(period, {}) });

export const FEED_TYPES = ["Location", "Practitioner", "PractitionerRole"];

/** What is read of FHIR R4 resources, of whichever type has it; everything else is dropped. */
const resource = v.object({
  resourceType: v.picklist(FEED_TYPES),
  id: v.string(),
  identifier: v.optional(v.array(v.object({ value: word })), []),
  /** Of a place: that of a person is no text. */
  name: v.fallback(v.string(), ""),
  active: v.optional(v.boolean(), true),
  period: v.optional(period, {}),
  practitioner: v.optional(reference, {}),
  location: v.optional(v.array(reference), []),
  availableTime: v.optional(v.pipe(v.array(availableTime), v.maxLength(100)), []),
  notAvailable: v.optional(v.pipe(v.array(absence), v.maxLength(1000)), []),
  availabilityExceptions: v.optional(v.pipe(v.string(), v.maxLength(20_000)), ""),
});

export type FeedFile = Record<"name" | "text", string>;

/** Throws what is wrong, and where: `name` is that of a file, or of its line. */
export function parseAs<Schema extends v.GenericSchema>(schema: Schema, { name, text }: FeedFile) {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson({}, "is no JSON"), schema), text);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error([name, v.getDotPath(issue), issue.message].filter(Boolean).join(": "));
}

export type Role = ReturnType<typeof readRoles>[number];

/** The roles that are held, each with the keys of whom it may be. Throws what is wrong with a line, and names it. */
export function readRoles(files: readonly FeedFile[], hospitals: readonly Hospital[]) {
  const lines = files.flatMap(({ name, text }) =>
    text.split("\n").map((line, index) => ({ name: `${name}, line ${index + 1}`, text: line.trim() })),
  );
  const all = lines.filter(({ text }) => text).map((line) => parseAs(resource, line));
  // Of two lines with one id the last counts.
  const known = new Map(all.map((one) => [`${one.resourceType}/${one.id}`, one]));
  const namesOf = ({ identifier = [], name = "" }: Partial<(typeof all)[number]>) =>
    [...identifier.map(({ value }) => value), name].filter(Boolean);
  /** A reference may be an address, and what it means need not be in the feed. */
  const namesAt = ({ reference: address = "" }) => [
    ...namesOf(known.get(address.split("/").slice(-2).join("/")) ?? {}),
    basename(address),
  ];
  const roles = [...known.values()].filter((one) => one.resourceType === "PractitionerRole" && one.active);
  return roles.map((role) => {
    const people = [...namesOf(role), ...namesAt(role.practitioner)];
    const places = role.location.flatMap(namesAt);
    const [at, another] = hospitals.filter((one) => [one.id, one.contentName].some((name) => places.includes(name)));
    // Nobody knows which hours of two hospitals are whose.
    const place = places.length === 0 ? "" : at && !another ? at.id : "?";
    return { ...role, person: people[0] || role.id, keys: people.map((name) => `${place}/${name}`) };
  });
}

/** Without a location a role is of the entry with that id, and not of the person wherever that is. */
export function keysOf(hospital: Pick<Hospital, "id">, { id, personId = id }: KnownDoctor): string[] {
  return [`/${id}`, `${hospital.id}/${id}`, `${hospital.id}/${personId}`];
}
