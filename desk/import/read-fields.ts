import { cleanLine, isEmailAddress } from "#forms/form-fields.ts";
import { contentTypes } from "#site/content/content-model.ts";
import { parsePhone } from "#site/hospitals/parse-phone.ts";
import type { notes } from "#site/texts/en/desk-import.ts";
import type { EntryFields, FieldValue } from "#desk/entries/entry-types.ts";
import { createEntryTypes } from "#desk/entries/entry-types.ts";
import type { Said } from "./columns.ts";
import { evenLines, listOf, splitList, textOf } from "./names.ts";

/** What whoever imports should know of a row; `about` is the word or row that it is about. */
export interface Note {
  kind: keyof typeof notes;
  about?: string;
  /** The known name that is nearest. */
  nearest?: string | undefined;
}

/** A row is not imported, and why. */
export class RefusedRow extends Error {
  override readonly name = "RefusedRow";
  readonly note: Note;
  constructor(kind: Note["kind"], about = "") {
    super(`${kind} ${about}`);
    this.note = { kind, about };
  }
}

/** A content service takes so many letters where a text is one line. */
const MAX_LINE = 256;

/** What a spreadsheet makes of "9-1". */
const DATE = /(?:^|: )(?:\d{4}-\d\d-\d\d|\d{1,2}[-/](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*)$/im;

/** Of the content model. */
export const DOCTOR_FIELDS = createEntryTypes(contentTypes).find(({ id }) => id === "doctors")?.fields ?? [];

/** The texts and lists of a doctor that a row gives; throws `RefusedRow`. */
export function readFields(said: Said) {
  const texts = { ...said, personId: said.key, consulting: joinTimes(said) };
  const read: Record<string, FieldValue> = {};
  for (const { id, kind } of DOCTOR_FIELDS) {
    const text = texts[id as keyof typeof texts];
    if (!text) continue;
    if (kind === "text") read[id] = evenLines(text);
    if (kind === "symbols") read[id] = splitList(text);
    if (kind === "symbol") read[id] = readLine(text);
  }
  return read;
}

/** Throws `RefusedRow` for what a page should not show, of fields that a row changes. */
export function checkFields({ email, contactNumber, consulting }: EntryFields): void {
  if (email !== undefined && !isEmailAddress(textOf(email))) throw new RefusedRow("noEmail", textOf(email));
  const phone = listOf(contactNumber).find((written) => !parsePhone(written));
  if (phone !== undefined) throw new RefusedRow("noPhone", phone);
  const [date] = DATE.exec(textOf(consulting)) ?? [];
  if (date !== undefined) throw new RefusedRow("dateForTimes", date.replace(": ", ""));
}

function readLine(text: string): string {
  const line = cleanLine(text);
  if (line.length > MAX_LINE) throw new RefusedRow("tooLong", line.slice(0, 40));
  return line;
}

const WEEK = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
const DAY_OFF = /^[\s.x–-]*$|^(?:nil|no|off|leave|holiday|closed)$/i;

/** Consulting hours from a column of times, of days and times, of begin and end, or from a column for each day. */
function joinTimes(said: Said): string {
  const span = said.from && said.to ? `${said.from} – ${said.to}` : "";
  const times = evenLines(`${said.consulting ?? ""}\n${span}`)
    .split("\n")
    .filter(Boolean);
  const days = evenLines(said.days ?? "").split("\n");
  const lines = times.map((time, at) => {
    const day = days.length === times.length ? days[at] : days.join(", ");
    return day ? `${capitalized(day)}: ${time}` : time;
  });
  const byDay = WEEK.filter((day) => !DAY_OFF.test(said[day] ?? "")).map(
    (day) => `${capitalized(day)}: ${evenLines(said[day] ?? "").replaceAll("\n", ", ")}`,
  );
  return [...lines, ...byDay].join("\n");
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
