import { SERVER_FORMS } from "#forms/server-forms.server.ts";
import type { SubmissionRecord } from "#outbox/store/submission-records.server.ts";
import { indianTime, indianTimestamp } from "#forms/indian-time.ts";
import type { PastStep } from "#answers/answer.ts";
import type { Row } from "#outbox/csv.ts";
import type { LetterRecord } from "#outbox/store/list-letters.server.ts";
import type { RequestLetter } from "#outbox/store/request-history.server.ts";
import { CommandError } from "../command.ts";

/** What a list shows: nothing of what a visitor typed. */
export const LIST_COLUMNS = ["reference", "received", "hospital", "kind", "state", "attempts", "next", "why"] as const;

const FORM_COLUMNS = Object.values(SERVER_FORMS).flatMap(({ fields }) =>
  Object.values(fields).flatMap(({ column }) => column ?? []),
);

/** What an export holds: everything, whatever the kind; what a kind has not stays empty. */
export const EXPORT_COLUMNS = [
  ...[
    "reference",
    "kind",
    "hospital",
    "received_at",
    "state",
    "attempts",
    "next_attempt_at",
    "sent_at",
    "copies",
    "last_error",
  ],
  "second_address",
  ...["held_for", "released_at"],
  ...new Set(FORM_COLUMNS),
  ...["file_name", "file_type", "file_bytes", "message_id", "notice_version"],
  ...["answer", "answered_at", "history", "mails"],
];

export function listRow(record: SubmissionRecord): Row {
  const { reference, receivedAt, hospitalId, kind, status, attempts, nextAttemptAt } = record;
  return {
    reference,
    received: indianTime(receivedAt),
    hospital: hospitalId,
    kind,
    state: status,
    attempts,
    next: nextAttemptAt ? indianTime(nextAttemptAt) : "",
    why: record.unreadable ?? (status === "held" ? record.heldFor : explainFailure(record)) ?? "",
  };
}

export function letterRow(letter: LetterRecord): Row {
  const { reference = "", madeAt, hospitalId, kind, state, attempts, nextAttemptAt, error = "" } = letter;
  return {
    reference,
    received: indianTime(madeAt),
    hospital: hospitalId,
    kind,
    state,
    attempts,
    next: nextAttemptAt ? indianTime(nextAttemptAt) : "",
    why: error,
  };
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

export function exportRow(record: SubmissionRecord): Row {
  const { file } = record;
  return {
    reference: record.reference,
    kind: record.kind,
    hospital: record.hospitalId,
    received_at: indianTimestamp(record.receivedAt),
    state: record.status,
    attempts: record.attempts,
    next_attempt_at: record.nextAttemptAt ? indianTimestamp(record.nextAttemptAt) : "",
    sent_at: record.sentAt ? indianTimestamp(record.sentAt) : "",
    copies: record.copies,
    last_error: record.lastError ?? "",
    second_address: record.secondAddress ?? "",
    held_for: record.heldFor ?? "",
    released_at: record.releasedAt ? indianTimestamp(record.releasedAt) : "",
    ...(record.request && readForm(record.kind, record.request)),
    ...(file && { file_name: file.name, file_type: file.type, file_bytes: file.size }),
    message_id: record.messageId,
    notice_version: record.noticeVersion,
    answer: record.answer ?? "",
    answered_at: record.answeredAt ? indianTimestamp(record.answeredAt) : "",
  };
}

export function formatHistory(steps: PastStep[]): string {
  return steps.map(({ at, ...step }) => JSON.stringify({ at: indianTimestamp(at), ...step })).join("\n");
}

export function formatLetters(letters: RequestLetter[]): string {
  return letters
    .map(({ kind, answerNumber: step, status: state, mailId, error, at }) =>
      JSON.stringify({ kind, step, state, mailId, error, at: at && indianTimestamp(at) }),
    )
    .join("\n");
}

function readForm(kind: SubmissionRecord["kind"], request: NonNullable<SubmissionRecord["request"]>): Row {
  const cells = Object.entries(SERVER_FORMS[kind].fields).flatMap(([field, { column, exported }]) =>
    column === undefined ? [] : [[column, exported ? exported(request) : (Reflect.get(request, field) ?? "")]],
  );
  return Object.fromEntries(cells) as Row;
}

const WIDEST_COLUMN = 48;

/** Rows as a table for a terminal; long texts are cut short, and nothing in them steers the terminal. */
export function formatTable(columns: readonly string[], rows: Row[]): string {
  const cells = [[...columns], ...rows.map((row) => columns.map((column) => shorten(printable(row[column] ?? ""))))];
  const widths = columns.map((_column, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** A value on one line without control characters, which could move the cursor or colour what follows. */
export function printable(value: string | number): string {
  return String(value).replace(/\p{Cc}+/gu, " ");
}

function shorten(text: string): string {
  return text.length > WIDEST_COLUMN ? `${text.slice(0, WIDEST_COLUMN - 1)}…` : text;
}

export function formatJson(records: SubmissionRecord[], rows: Row[]): string {
  const text = records.map((record, index) => {
    const entries = Object.entries(record).map(([name, value]) => [
      name,
      value instanceof Date ? indianTimestamp(value) : value,
    ]);
    const lines = (["history", "mails"] as const).flatMap((column) => {
      const cell = String(rows[index]?.[column] ?? "");
      return cell === "" ? [] : [[column, cell.split("\n").map(readLine)]];
    });
    return Object.fromEntries([...entries, ...lines]) as object;
  });
  return JSON.stringify(text, undefined, 2);
}

function readLine(line: string): object {
  return JSON.parse(line) as object;
}

export function findContact({ request }: SubmissionRecord): { name: string; phone: string; email: string } | undefined {
  if (!request) return undefined;
  const isAppointment = "patientName" in request;
  return {
    name: isAppointment ? request.patientName : request.name,
    phone: String(isAppointment ? request.patientContactNumber : request.contactNumber),
    email: (isAppointment ? request.patientEmail : request.email) ?? "",
  };
}
