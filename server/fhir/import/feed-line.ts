import * as v from "valibot";
import { DAYS_OF_WEEK } from "../availability.ts";

/** What the import reads of FHIR R4 resources; everything else is dropped. */
const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9.-]{1,64}$/, "is no id of FHIR"));
const words = v.optional(v.pipe(v.string(), v.maxLength(20_000, "is longer than 20,000 characters")));
const identifier = v.optional(v.array(v.object({ value: words })), []);
const reference = v.object({ reference: words });
const time = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?$/, "is no time from 00:00:00 to 23:59:59"),
);
const DATE_TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;
const dateTime = v.pipe(
  v.string(),
  v.check(isReal, "is no day such as 2026-11-30, and no moment such as 2026-11-30T09:00:00+05:30"),
);

function isReal(moment: string): boolean {
  const [day = ""] = moment.split("T");
  const at = Date.parse(`${day}T00:00:00Z`);
  return DATE_TIME.test(moment) && !Number.isNaN(Date.parse(moment)) && new Date(at).toISOString().startsWith(day);
}

const period = v.pipe(
  v.object({ start: v.optional(dateTime), end: v.optional(dateTime) }),
  v.check(({ start, end }) => !start || !end || Date.parse(start) <= Date.parse(end), "ends before it begins"),
);
const availableTime = v.pipe(
  v.object({
    daysOfWeek: v.optional(v.array(v.picklist(DAYS_OF_WEEK))),
    allDay: v.optional(v.boolean()),
    availableStartTime: v.optional(time),
    availableEndTime: v.optional(time),
  }),
  v.check(
    ({ allDay, availableStartTime: from, availableEndTime: to }) => allDay === true || !from || !to || from < to,
    "ends before it begins: a night is split at midnight",
  ),
);

const RESOURCES = {
  Location: v.object({ resourceType: v.literal("Location"), id, identifier, name: words }),
  Practitioner: v.object({ resourceType: v.literal("Practitioner"), id, identifier }),
  PractitionerRole: v.object({
    ...{ resourceType: v.literal("PractitionerRole"), id, identifier, active: v.optional(v.boolean(), true) },
    period: v.optional(period),
    practitioner: v.optional(reference),
    location: v.optional(v.array(reference), []),
    availableTime: v.optional(v.pipe(v.array(availableTime), v.maxLength(100)), []),
    notAvailable: v.optional(
      v.pipe(v.array(v.object({ description: words, during: v.optional(period) })), v.maxLength(1000)),
      [],
    ),
    availabilityExceptions: words,
  }),
};

export type ImportedType = keyof typeof RESOURCES;
export const IMPORTED_TYPES = Object.keys(RESOURCES) as ImportedType[];
export type Imported<Type extends ImportedType> = v.InferOutput<(typeof RESOURCES)[Type]>;
export type Role = Imported<"PractitionerRole">;

/** The feed is not as it should be; `message` names file and line. */
export class FeedError extends Error {
  override name = "FeedError";
}

export function readLine(type: ImportedType, line: string, where: string): Imported<ImportedType> {
  return parseAs(RESOURCES[type], line, where);
}

export function parseAs<Schema extends v.GenericSchema>(schema: Schema, text: string, where: string) {
  const result: v.SafeParseResult<Schema> = v.safeParse(schema, parseJson(text, where));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new FeedError(`${where}: ${[v.getDotPath(issue), issue.message].filter(Boolean).join(": ")}`);
}

function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FeedError(`${where}: is no JSON`);
  }
}
