import * as v from "valibot";
import { minutesOf } from "./plan-day.ts";
import {
  EXCEPTION_KINDS,
  MAX_NOTE_LENGTH,
  type SittingException,
  type Sittings,
  type WeeklySitting,
} from "./sitting.ts";

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const line = v.pipe(v.string(), v.trim(), v.nonEmpty("is empty"), v.maxLength(MAX_NOTE_LENGTH, "is too long"));
const startTime = v.pipe(v.string(), v.regex(TIME, "is no time from 00:00 to 23:59"));
const endTime = v.pipe(
  v.string(),
  v.check((time) => TIME.test(time) || time === "24:00", "is no time up to 24:00"),
);
export const daySchema = v.pipe(
  v.string(),
  v.check((text) => /^\d{4}-\d\d-\d\d$/.test(text) && isReal(text), "is no day such as 2026-11-30"),
);

function isReal(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(Number(date)) && date.toISOString().startsWith(text);
}

const upTo = (most: number) =>
  v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))), v.minLength(1));

const isRightWay = (one: { from?: string | undefined; to?: string | undefined; overnight?: true | undefined }) =>
  one.from === undefined || one.to === undefined || (one.overnight ? one.to < one.from : one.from < one.to);
const WRONG_WAY = "ends before it begins: say overnight for a sitting that ends on the next day";

const weeklySitting = v.pipe(
  v.strictObject({
    days: upTo(7),
    weeks: v.exactOptional(upTo(5)),
    ...{ from: startTime, to: endTime, overnight: v.exactOptional(v.literal(true)) },
    ...{ label: v.exactOptional(line), place: v.exactOptional(line) },
    appointmentOnly: v.exactOptional(v.literal(true)),
    ...{ validFrom: v.exactOptional(daySchema), validTo: v.exactOptional(daySchema) },
  }),
  v.check((one) => isRightWay(one), WRONG_WAY),
);

const times = {
  from: v.exactOptional(startTime),
  to: v.exactOptional(endTime),
  overnight: v.exactOptional(v.literal(true)),
};
const kind = v.picklist(EXCEPTION_KINDS);
const note = v.exactOptional(line);
const NEEDED = { away: [0, 2], extra: [2], changed: [2], late: [1] };

/** On one `date` `from` and `to` are times; without it they are the first and the last day. */
const exception = v.pipe(
  v.union([
    v.strictObject({ date: daySchema, kind, note, ...times }),
    v.strictObject({ from: daySchema, to: daySchema, kind: v.literal("away"), note }),
  ]),
  v.transform((one): SittingException => {
    if (!("date" in one)) return { first: one.from, last: one.to, kind: one.kind, ...(one.note && { note: one.note }) };
    const { date, ...rest } = one;
    return { first: date, last: date, ...rest };
  }),
  v.check(({ first, last }) => first <= last, "ends before it begins"),
  v.check((one) => isRightWay(one), WRONG_WAY),
  v.check(
    (one) => NEEDED[one.kind].includes([one.from, one.to].filter(Boolean).length) && (one.kind !== "late" || !one.to),
    "needs from and to for extra and changed, from alone for late, and both or none for away",
  ),
);

const sittings = v.strictObject({
  weekly: v.pipe(v.array(weeklySitting), v.maxLength(50), v.check(hasNoOverlap, "has two sittings at one time")),
  exceptions: v.exactOptional(v.pipe(v.array(exception), v.maxLength(500)), []),
  confirmedAt: v.exactOptional(v.pipe(v.string(), v.isoTimestamp("is no moment such as 2026-11-26T07:40:00Z"))),
  confirmedBy: v.exactOptional(line),
});

export type ParsedSittings = { sittings: Omit<Sittings, "unread"> } | { fault: string };

/** Sittings as the content service or a folder gives them; `fault` says where what is wrong, e.g. "weekly.0.to: …". */
export function parseSittings(value: unknown): ParsedSittings {
  const result = v.safeParse(sittings, value);
  if (result.success) return { sittings: result.output };
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  return { fault: path ? `${path}: ${issue.message}` : issue.message };
}

/** Checks a week, the nth weekdays of a month, and the periods in which each holds. */
function hasNoOverlap(weekly: WeeklySitting[]): boolean {
  return weekly.every((one, index) => weekly.slice(index + 1).every((other) => !overlaps(one, other)));
}

function overlaps(one: WeeklySitting, other: WeeklySitting): boolean {
  const share = one.weeks?.some((week) => other.weeks?.includes(week) ?? true) ?? true;
  const meet = (one.validFrom ?? "") <= (other.validTo ?? "9") && (other.validFrom ?? "") <= (one.validTo ?? "9");
  const parts = (sitting: WeeklySitting) =>
    sitting.days.flatMap((weekday) => {
      const begin = (weekday - 1) * 1440;
      const end = begin + minutesOf(sitting.to) + (sitting.overnight ? 1440 : 0);
      return [{ from: begin + minutesOf(sitting.from), to: end }];
    });
  return share && meet && parts(one).some((a) => parts(other).some((b) => a.from < b.to && b.from < a.to));
}
