import { DAY_MINUTES, isDay, spanOf } from "./clock.ts";
import * as v from "valibot";

export const MAX_NOTE_LENGTH = 80;

const line = v.pipe(v.string(), v.trim(), v.nonEmpty("is empty"), v.maxLength(MAX_NOTE_LENGTH, "is too long"));
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const startTime = v.pipe(v.string(), v.regex(TIME, "is no time from 00:00 to 23:59"));
/** Of what is overnight, on the next day. */
const endTime = v.union([v.literal("24:00"), v.pipe(v.string(), v.regex(TIME))], "is no time up to 24:00");
const overnight = v.exactOptional(v.literal(true));
const daySchema = v.pipe(v.string(), v.check(isDay, "is no day such as 2026-11-30"));

const upTo = (most: number) =>
  v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))), v.minLength(1));

const isRightWay = (one: { from?: string; to?: string; overnight?: true }) =>
  !one.from || !one.to || (one.overnight ? one.to < one.from : one.from < one.to);
const WRONG_WAY = "ends before it begins: say overnight for a sitting that ends on the next day";

const weeklySitting = v.pipe(
  v.strictObject({
    days: upTo(7),
    /** The first to fifth of these days in a month; all of them when left out. */
    weeks: v.exactOptional(upTo(5)),
    ...{ from: startTime, to: endTime, overnight },
    /** What the sitting is for, in the editor's words. */
    label: v.exactOptional(line),
    place: v.exactOptional(line),
    appointmentOnly: v.exactOptional(v.literal(true)),
    /** The first and the last day on which it holds. */
    ...{ validFrom: v.exactOptional(daySchema), validTo: v.exactOptional(daySchema) },
  }),
  v.check((one) => isRightWay(one), WRONG_WAY),
);

/** Hours at which a doctor sits each week, in the hospital's time zone. */
export type WeeklySitting = v.InferOutput<typeof weeklySitting>;

const kind = v.picklist(["away", "extra", "changed", "late"]);
const note = v.exactOptional(line);
const times = { from: v.exactOptional(startTime), to: v.exactOptional(endTime), overnight };
const ofOneDay = v.pipe(
  v.strictObject({ date: daySchema, kind, note, ...times }),
  v.transform(({ date, ...rest }) => ({ first: date, last: date, ...rest })),
);
const ofDays = v.pipe(
  v.strictObject({ from: daySchema, to: daySchema, kind: v.literal("away"), note }),
  v.transform(({ from: first, to: last, ...rest }): SittingException => ({ first, last, ...rest })),
);
const NEEDED = { away: ["", "from to"], extra: ["from to"], changed: ["from to"], late: ["from"] };

/**
 * What is otherwise than each week, on each day from `first` to `last`. `away`: no sitting begins then, or none between
 * two times. `extra`: one more sitting. `changed`: this one instead of those of the week. `late`: the sitting at `from`
 * begins only then.
 */
export type SittingException = v.InferOutput<typeof ofOneDay>;

const exception = v.pipe(
  v.union([ofOneDay, ofDays]),
  v.check(({ first, last }) => first <= last, "ends before it begins"),
  v.check((one) => isRightWay(one), WRONG_WAY),
  v.check(
    ({ kind: its, from, to }) => NEEDED[its].includes([from && "from", to && "to"].filter(Boolean).join(" ")),
    "needs from and to for extra and changed, from alone for late, and both or none for away",
  ),
);

const facts = v.strictObject({
  weekly: v.pipe(
    v.array(weeklySitting),
    v.maxLength(50),
    v.check(
      (all) => all.every((one, index) => !all.slice(index + 1).some((other) => meet(one, other))),
      "has two sittings at one time",
    ),
  ),
  /** Each counts over those before it. */
  exceptions: v.exactOptional(v.pipe(v.array(exception), v.maxLength(500)), []),
  /** When somebody last said that it is so, and who: a name, or the hospital's office. */
  confirmedAt: v.exactOptional(v.pipe(v.string(), v.isoTimestamp("is no moment such as 2026-11-26T07:40:00Z"))),
  confirmedBy: v.exactOptional(line),
});

/** When a doctor sits, as far as anybody said. */
export interface Sittings extends v.InferOutput<typeof facts> {
  /** What could not be read for certain: while there is any, nobody knows when a doctor does not sit. */
  unread: readonly string[];
  isByOffice?: true;
}

/** Sittings as the content service or a folder gives them; `fault` says where what is wrong, e.g. "weekly.0.to: …". */
export function parseSittings(value: unknown): { sittings: Sittings } | { fault: string } {
  const result = v.safeParse(facts, value);
  if (result.success) return { sittings: { ...result.output, unread: [] } };
  const [issue] = result.issues;
  return { fault: [v.getDotPath(issue), issue.message].filter(Boolean).join(": ") };
}

/** Whether two sittings are ever at one time; a night of Sunday goes on into Monday. */
export function meet(one: WeeklySitting, other: WeeklySitting): boolean {
  const share = one.weeks?.some((week) => other.weeks?.includes(week) ?? true) ?? true;
  const hold = (one.validFrom ?? "") <= (other.validTo ?? "9") && (other.validFrom ?? "") <= (one.validTo ?? "9");
  const [a, b] = [spanOf(one), spanOf(other)];
  const clash = (by: number) => a.from < b.to + by * DAY_MINUTES && b.from + by * DAY_MINUTES < a.to;
  const days = one.days.flatMap((day) => other.days.map((its) => its - day));
  return share && hold && days.some((by) => [by - 7, by, by + 7].some(clash));
}

/** Days on which nobody can say whether the sittings of the week hold, and where the clock stands. */
export interface SittingPlace {
  holidays: readonly string[];
  /** IANA name, e.g. "Asia/Kolkata". */
  timeZone: string;
}
