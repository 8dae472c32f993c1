import { cleanLine, isEmailAddress } from "#forms/form-fields.ts";
import { contentTypes } from "#site/content/content-model.ts";
import { parsePhone } from "#site/hospitals/parse-phone.ts";
import type { notes } from "#site/texts/en/desk-import.ts";
import type { EntryFields, FieldKind, FieldValue } from "#desk/entries/entry-types.ts";
import { createEntryTypes } from "#desk/entries/entry-types.ts";
import type { Said } from "./columns.ts";
import { evenLines, listOf, splitList, textOf } from "./names.ts";

/** What whoever imports is told of a row. */
export type NoteTexts = typeof notes;

/** A row is not imported; the message says why. */
export class RefusedRow extends Error {
  override readonly name = "RefusedRow";
}

/** A content service takes so many letters where a text is one line. */
const MAX_LINE = 256;

/** What a spreadsheet makes of "9-1". */
const DATE = /(?:^|: )(?:\d{4}-\d\d-\d\d|\d{1,2}[-/](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*)$/im;

/** Of the content model. */
export const DOCTOR_FIELDS = createEntryTypes(contentTypes).find(({ id }) => id === "doctors")?.fields ?? [];

const READERS: Partial<Record<FieldKind, (text: string) => FieldValue>> = {
  ...{ text: evenLines, symbols: splitList, symbol: cleanLine },
};

/** The texts and lists of a doctor that a row gives. */
export function readFields(said: Said): Record<string, FieldValue> {
  const texts: Partial<Record<string, string>> = { ...said, consulting: joinTimes(said) };
  const fields = DOCTOR_FIELDS.flatMap(({ id, kind }) => {
    const [text, read] = [texts[id], READERS[kind]];
    return text && read ? [[id, read(text)] as const] : [];
  });
  return Object.fromEntries(fields);
}

/** Throws `RefusedRow` for what a page should not show, of fields that a row changes. */
export function checkFields(fields: EntryFields, say: NoteTexts): void {
  const { email, contactNumber, consulting } = fields;
  const lines = DOCTOR_FIELDS.filter(({ kind }) => kind === "symbol").map(({ id }) => textOf(fields[id]));
  const long = lines.find((line) => line.length > MAX_LINE);
  if (long !== undefined) throw new RefusedRow(say.tooLong(long.slice(0, 40)));
  if (email !== undefined && !isEmailAddress(textOf(email))) throw new RefusedRow(say.noEmail(textOf(email)));
  const phone = listOf(contactNumber).find((written) => !parsePhone(written));
  if (phone !== undefined) throw new RefusedRow(say.noPhone(phone));
  const [date] = DATE.exec(textOf(consulting)) ?? [];
  if (date !== undefined) throw new RefusedRow(say.dateForTimes(date.replace(": ", "")));
}

const WEEK = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
const DAY_OFF = /^[\s.x–-]*$|^(?:nil|no|off|leave|holiday|closed)$/i;

/** Consulting hours from a column of times, of days and times, of begin and end, or from a column for each day. */
function joinTimes({ days = "", consulting = "", from, to, ...said }: Said): string {
  const span = from && to ? `${from} – ${to}` : "";
  const split = (text: string) => evenLines(text).split("\n").filter(Boolean);
  const [onDays, times] = [split(days), split(`${consulting}\n${span}`)];
  const lines = times.map((time, at) => {
    const day = onDays.length === times.length ? onDays[at] : onDays.join(", ");
    return day ? `${day}: ${time}` : time;
  });
  const byDay = WEEK.filter((day) => !DAY_OFF.test(said[day] ?? "")).map(
    (day) => `${day.charAt(0).toUpperCase()}${day.slice(1)}: ${split(said[day] ?? "").join(", ")}`,
  );
  return [...lines, ...byDay].join("\n");
}
