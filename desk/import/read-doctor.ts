import { cleanLine } from "#forms/form-fields.ts";
import { parsePhone } from "#site/hospitals/parse-phone.ts";
import type { refused } from "#site/texts/en/desk-import.ts";
import type { ColumnField, Table } from "./columns.ts";
import { evenLines } from "./names.ts";

/** A row is not imported. `about` is the word or row that it is about. */
export class RefusedRow extends Error {
  override readonly name = "RefusedRow";
  readonly kind: keyof typeof refused;
  readonly about: string;
  constructor(kind: keyof typeof refused, about = "") {
    super(`${kind} ${about}`);
    this.kind = kind;
    this.about = about;
  }
}

/** What a row says, as text; an empty cell says nothing. */
export type Said = Partial<Record<ColumnField, string>>;

/** Fields of an entry of the type `doctors` that have a column of their own. */
const TEXTS = ["name", "email", "personId", "centerOfExcellence", "education", "skill"] as const;
/** A content service takes so many letters where a text is one line. */
const MAX_LINE = 256;
const OF_ONE_LINE = ["name", "email", "personId", "key", "centerOfExcellence", "department"] as const;
const OF_LINES: readonly ColumnField[] = ["education", "skill"];

/** The fields of an entry of the type `doctors` that a row gives. */
export type SaidDoctor = Partial<Record<(typeof TEXTS)[number] | "consulting", string>> & { contactNumber?: string[] };

/** The rows of a table, each with what its columns say. */
export function readRows({ columns, rows }: Table): { row: number; said: Said }[] {
  return rows.map(({ row, cells }) => {
    const said: Said = {};
    for (const [at, { field }] of columns.entries()) {
      const cell = cells[at] ?? "";
      if (field === undefined || cell === "") continue;
      said[field] = said[field] === undefined ? cell : `${said[field]}\n${cell}`;
    }
    return { row, said };
  });
}

/** A row's fields; throws `RefusedRow`. */
export function readDoctor(said: Said): SaidDoctor {
  const consulting = joinTimes(said);
  const misread = consulting.split("\n").find((line) => DATE_FOR_TIMES.test(line));
  if (misread !== undefined) throw new RefusedRow("dateForTimes", misread);
  const contactNumber = listPhones(said.contactNumber ?? "");
  const short = contactNumber.find((phone) => /\de[+-]?\d/i.test(phone));
  if (short !== undefined) throw new RefusedRow("shortPhone", short);
  const long = [...contactNumber, ...OF_ONE_LINE.map((field) => said[field] ?? "")].find(
    (text) => text.length > MAX_LINE,
  );
  if (long !== undefined) throw new RefusedRow("tooLong", long.slice(0, 40));
  const texts = TEXTS.map(
    (field) => [field, OF_LINES.includes(field) ? evenLines(said[field] ?? "") : cleanLine(said[field] ?? "")] as const,
  );
  const fields: SaidDoctor = Object.fromEntries(
    [...texts, ["consulting", consulting]].filter(([, text]) => text !== ""),
  );
  const { email } = fields;
  if (email !== undefined && !/^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(email)) throw new RefusedRow("noEmail", email);
  return { ...fields, ...(contactNumber.length > 0 && { contactNumber }) };
}

/** The numbers of a cell; those that the site cannot dial stay as they are written. */
export function listPhones(cell: string): string[] {
  const parts = cell.split(/[,;\n]/).flatMap((part) => (parsePhone(part.trim()) ? [part] : part.split("/")));
  return parts.map((part) => cleanLine(part).replaceAll(/\s+/g, " ")).filter(Boolean);
}

/** What a spreadsheet makes of "9-1": a date, or the number of one. */
const DATE_FOR_TIMES =
  /(?:^|: )(?:\d{4}-\d\d-\d\d|\d{1,2}[-/](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*(?:[-/]\d{2,4})?|\d{5}(?:\.\d+)?)$/i;

const DAY_OFF = /^[\s.xX–-]*$|^(?:nil|no|off|leave|holiday|closed)$/i;
const WEEK = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** Consulting hours from a column of times, of days and times, of begin and end, or from a column for each day. */
function joinTimes(said: Said): string {
  const span = said.from && said.to ? `${readTime(said.from)} – ${readTime(said.to)}` : "";
  const times = evenLines([said.times ?? "", span].filter(Boolean).join("\n"))
    .split("\n")
    .map(readTime);
  const days = evenLines(said.days ?? "").split("\n");
  const isParallel = days.length === times.length;
  const lines = times.flatMap((time, at) => {
    const day = isParallel ? days[at] : days.join(", ");
    return time === "" ? [] : day ? `${capitalized(day)}: ${time}` : time;
  });
  const byTime = Map.groupBy(
    WEEK.filter((day) => !DAY_OFF.test(said[day] ?? "")),
    (day) =>
      evenLines(said[day] ?? "")
        .split("\n")
        .map(readTime)
        .join(", "),
  );
  return [...lines, ...[...byTime].map(([time, on]) => `${on.map(capitalized).join(", ")}: ${time}`)].join("\n");
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A time of day is the part of a day to a spreadsheet: 0.375 is 9:00. */
function readTime(text: string): string {
  if (!/^0?\.\d+$/.test(text)) return text;
  const minutes = Math.round(Number(text) * 24 * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
