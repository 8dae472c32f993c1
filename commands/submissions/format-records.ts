import { SERVER_FORMS } from "#forms/server-forms.server.ts";
import type { SubmissionRecord } from "#outbox/store/submission-records.server.ts";
import { indianTime, indianTimestamp } from "#forms/calendar.ts";
import type { PastStep } from "#forms/answer.ts";
import type { Row } from "#outbox/csv.ts";
import type { MailRecord } from "#outbox/store/list-mails.server.ts";
import type { RequestMail } from "#outbox/store/request-history.server.ts";
import { CommandError } from "../command.ts";

/** What a list shows: nothing of what a visitor typed. */
export const LIST_COLUMNS = ["reference", "received", "hospital", "kind", "state", "attempts", "next", "why"] as const;

const FORM_COLUMNS = Object.values(SERVER_FORMS).flatMap(({ fields }) =>
  Object.values(fields).flatMap(({ column }) => column ?? []),
);

type Cell = string | number | undefined;
type Column = [name: string, read: (record: SubmissionRecord) => Cell];

const timestamp = (moment: Date | undefined) => moment && indianTimestamp(moment);

const BEFORE_FORM: Column[] = [
  ["reference", ({ reference }) => reference],
  ["kind", ({ kind }) => kind],
  ["hospital", ({ hospitalId }) => hospitalId],
  ["received_at", ({ receivedAt }) => timestamp(receivedAt)],
  ["state", ({ status }) => status],
  ["attempts", ({ attempts }) => attempts],
  ["next_attempt_at", ({ nextAttemptAt }) => timestamp(nextAttemptAt)],
  ["sent_at", ({ sentAt }) => timestamp(sentAt)],
  ["copies", ({ copies }) => copies],
  ["last_error", ({ lastError }) => lastError],
  ["second_address", ({ secondAddress }) => secondAddress],
  ["held_for", ({ heldFor }) => heldFor],
  ["released_at", ({ releasedAt }) => timestamp(releasedAt)],
];
const AFTER_FORM: Column[] = [
  ["file_name", ({ file }) => file?.name],
  ["file_type", ({ file }) => file?.type],
  ["file_bytes", ({ file }) => file?.size],
  ["message_id", ({ messageId }) => messageId],
  ["notice_version", ({ noticeVersion }) => noticeVersion],
  ["answer", ({ answer }) => answer],
  ["answered_at", ({ answeredAt }) => timestamp(answeredAt)],
  ["source", ({ source }) => source],
  ["call_by", ({ callBy }) => timestamp(callBy)],
  ["noted_by", ({ notedBy }) => notedBy],
];

/** What an export holds: everything, whatever the kind; what a kind has not stays empty. */
export const EXPORT_COLUMNS = [
  ...BEFORE_FORM.map(([name]) => name),
  ...new Set(FORM_COLUMNS),
  ...AFTER_FORM.map(([name]) => name),
  ...["history", "mails"],
];

export function listRow(record: SubmissionRecord): Row {
  const { receivedAt, status, heldFor, unreadable } = record;
  const why = unreadable ?? (status === "held" ? heldFor : explainFailure(record)) ?? "";
  return lineOf({ ...record, at: receivedAt, state: status, why });
}

export function mailRow(mail: MailRecord): Row {
  return lineOf({ ...mail, at: mail.madeAt, why: mail.error ?? "" });
}

type Line = Pick<MailRecord, "reference" | "hospitalId" | "attempts" | "nextAttemptAt"> & { at: Date; why: string };

function lineOf(line: Line & { kind: string; state: string }): Row {
  const { reference = "", at, hospitalId, kind, state, attempts, nextAttemptAt, why } = line;
  const next = nextAttemptAt ? indianTime(nextAttemptAt) : "";
  return { reference, received: indianTime(at), hospital: hospitalId, kind, state, attempts, next, why };
}

function explainFailure({ lastError, secondAddress, copies }: SubmissionRecord): string {
  const copy = copies > 0 ? `copy ${copies}` : undefined;
  const second = secondAddress === undefined ? undefined : `second address ${secondAddress}`;
  return [copy, second, lastError].filter((part) => part !== undefined).join("; ");
}

/** Throws `CommandError` for the first submission that cannot be read: nothing is left out of what is given out. */
export function requireReadable(records: SubmissionRecord[]): void {
  const damaged = records.find(({ unreadable }) => unreadable !== undefined);
  if (damaged?.unreadable !== undefined) throw new CommandError(damaged.unreadable);
}

/** A line of an export; times are Indian, with their offset. History and mails are JSON, each on a line of its own. */
export function exportRow(record: SubmissionRecord, steps: PastStep[], mails: RequestMail[]): Row {
  const read = ([name, cell]: Column) => [name, cell(record) ?? ""];
  return {
    ...Object.fromEntries(BEFORE_FORM.map(read)),
    ...(record.request && readForm(record.kind, record.request)),
    ...Object.fromEntries(AFTER_FORM.map(read)),
    history: steps.map(({ at, ...step }) => JSON.stringify({ at: indianTimestamp(at), ...step })).join("\n"),
    mails: mails
      .map(({ sentAt, ...mail }) => JSON.stringify({ ...mail, sentAt: timestamp(sentAt), at: timestamp(mail.at) }))
      .join("\n"),
  } as Row;
}

function readForm(kind: SubmissionRecord["kind"], request: NonNullable<SubmissionRecord["request"]>): Row {
  const cells = Object.entries(SERVER_FORMS[kind].fields).flatMap(([field, { column, exported }]) =>
    column === undefined ? [] : [[column, exported ? exported(request) : (Reflect.get(request, field) ?? "")]],
  );
  return Object.fromEntries(cells) as Row;
}

const MAX_COLUMN_WIDTH = 48;

/** Rows as a table for a terminal; long texts are cut short, and nothing in them steers the terminal. */
export function formatTable(columns: readonly string[], rows: Row[]): string {
  const cells = [[...columns], ...rows.map((row) => columns.map((column) => shorten(printable(row[column] ?? ""))))];
  const widths = columns.map((_column, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  const lines = cells.map((line) => line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join("  "));
  return lines.map((line) => line.trimEnd()).join("\n");
}

/** A value on one line without control characters, which could move the cursor or colour what follows. */
export function printable(value: string | number): string {
  return String(value).replace(/\p{Cc}+/gu, " ");
}

function shorten(text: string): string {
  return text.length > MAX_COLUMN_WIDTH ? `${text.slice(0, MAX_COLUMN_WIDTH - 1)}…` : text;
}

export function formatJson(records: SubmissionRecord[], rows: Row[]): string {
  const objects = records.map((record, index) => {
    const plain = (value: unknown) => (value instanceof Date ? indianTimestamp(value) : value);
    const entries = Object.entries(record).map(([name, value]) => [name, plain(value)]);
    const lines = (["history", "mails"] as const).flatMap((column) => {
      const cell = String(rows[index]?.[column] ?? "");
      return cell === "" ? [] : [[column, JSON.parse(`[${cell.replaceAll("\n", ",")}]`)]];
    });
    return Object.fromEntries([...entries, ...lines]) as object;
  });
  return JSON.stringify(objects, undefined, 2);
}

export function findContact({ kind, request }: SubmissionRecord) {
  const { name = "", phone = "", email = "" } = request ? readForm(kind, request) : {};
  return request && { name: String(name), phone: String(phone), email: String(email) };
}
