import * as v from "valibot";
import { isoDay, line, timeOfDay, withText, type Language } from "./values.ts";

const wholeDay = v.picklist(["closed", "usual"], 'must be "closed", "usual" or hours with opens and closes');

const hours = v.pipe(
  v.strictObject({ opens: timeOfDay, closes: timeOfDay }),
  v.check(({ opens, closes }) => opens < closes, "closes before it opens"),
);

/** When out-patients are seen on a holiday. */
const opHours = v.lazy((op): v.GenericSchema<unknown, OpHours> => (typeof op === "object" ? hours : wholeDay));

export type OpHours = "closed" | "usual" | { opens: string; closes: string };

/** What lists of the state's holidays add to a name: by the moon, or not confirmed yet. */
const MARKED = / \([^()]*(moon|confirm)[^()]*\)$/;

/** Of the group: a name alone, or what is known of the day. */
export function holidaySchema(language: Language) {
  const named = v.pipe(
    line,
    v.transform((name) => ({ name: name.replace(MARKED, ""), ...(MARKED.test(name) && { mayMove: true }) })),
  );
  /** With `mayMove` the day is not certain yet. */
  const known = withText(language, { mayMove: v.exactOptional(v.boolean("must be true or false")) }, { name: line });
  return v.lazy((holiday): v.GenericSchema<unknown, { name: string; mayMove?: boolean }> =>
    typeof holiday === "string" ? named : known,
  );
}

const ownDays = v.pipe(
  v.array(isoDay),
  v.transform((days) => Object.fromEntries(days.map((day) => [day, undefined]))),
);
const ownHours = v.record(isoDay, opHours);

/** Of a hospital: further days, or what is known of its hours on these and the group's. */
export const hospitalHolidays = v.lazy((days): v.GenericSchema<unknown, Record<string, OpHours | undefined>> =>
  Array.isArray(days) ? ownDays : ownHours,
);
