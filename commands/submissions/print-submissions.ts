import { writeFile, mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import type { SubmissionRecord } from "#outbox/store/submission-records.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import { csvFile, formatCsv, type Row } from "#outbox/csv.ts";
import type { ListedState } from "#outbox/store/list-mails.server.ts";
import { EXIT, CommandError, UsageError, type CommandContext } from "../command.ts";
import {
  formatJson,
  formatTable,
  printable,
  LIST_COLUMNS,
  listRow,
  EXPORT_COLUMNS,
  exportRow,
  findContact,
  mailRow,
  requireReadable,
} from "./format-records.ts";
import { countOf, getRecords, readFilter, readMailFilter, readOneOf, type Task } from "./command-line.ts";

const DEFAULT_LIMIT = 100;

/** What a list without a state leaves out: every request would be there twice. */
const UNFINISHED: ListedState[] = ["queued", "sending", "parked", "returned"];

/** Lists submissions and the mails besides theirs, the newest first, without anything a visitor typed. */
export async function listSubmissions({ context, config, records, options }: Task): Promise<number> {
  const format = readOneOf("--format", options.format ?? "table", ["table", "csv", "json"] as const);
  const { submissions, mails } = await readMailFilter(options, config);
  const limit = (submissions ?? mails)?.limit ?? DEFAULT_LIMIT;
  const most = { limit: limit + 1 };
  const found = [
    ...(submissions ? await records.list({ ...submissions, ...most }) : []).map((record) => ({
      at: record.receivedAt,
      row: listRow(record),
    })),
    ...(mails ? await records.listMails({ ...mails, ...most, states: mails.states ?? UNFINISHED }) : []).map(
      (mail) => ({
        at: mail.madeAt,
        row: mailRow(mail),
      }),
    ),
  ].toSorted((a, b) => Number(b.at) - Number(a.at));
  const rows = found.slice(0, limit).map(({ row }) => row);
  const text = {
    table: () => (rows.length > 0 ? formatTable(LIST_COLUMNS, rows) : "No submissions."),
    csv: () => formatCsv(LIST_COLUMNS, rows),
    json: () => JSON.stringify(rows, undefined, 2),
  }[format]();
  await writeOut(context, text, options.out, format === "csv");
  if (found.length > limit) context.note(`There are more than these ${limit}: use --limit, or filters.`);
  return EXIT.done;
}

const LABEL_WIDTH = 18;

/** Shows everything about submissions; of a resume its name, kind and size. */
export async function showSubmissions({ context, records, options, references }: Task): Promise<number> {
  const format = readOneOf("--format", options.format ?? "text", ["text", "csv", "json"] as const);
  const found = await getRecords(records, references);
  requireReadable(found);
  const rows = await addHistories(records, found);
  const text = {
    text: () => rows.map(formatText).join("\n\n"),
    csv: () => formatCsv(EXPORT_COLUMNS, rows),
    json: () => formatJson(found, rows),
  }[format]();
  await writeOut(context, text, options.out, format === "csv");
  return EXIT.done;
}

async function addHistories(records: Pick<Store, "readRequest">, found: SubmissionRecord[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const record of found) {
    const { steps = [], mails = [] } = (await records.readRequest(record)) ?? {};
    rows.push(exportRow(record, steps, mails));
  }
  return rows;
}

function formatText(row: Row): string {
  const columns = EXPORT_COLUMNS.filter((column) => row[column] !== undefined && row[column] !== "");
  return columns.map((column) => `${`${column}:`.padEnd(LABEL_WIDTH)}${formatValue(row[column] ?? "")}`).join("\n");
}

/** A message keeps its lines, each indented, so that none can pass for one of ours. */
function formatValue(value: string | number): string {
  const lines = String(value).split("\n").map(printable);
  return lines.join(`\n${" ".repeat(LABEL_WIDTH)}`);
}

export async function exportSubmissions({ context, config, records, options }: Task): Promise<number> {
  const format = readOneOf("--format", options.format ?? "csv", ["csv", "json"] as const);
  const found = await records.list(await readFilter(options, config));
  requireReadable(found);
  const rows = await addHistories(records, found);
  const text = format === "csv" ? formatCsv(EXPORT_COLUMNS, rows) : formatJson(found, rows);
  await writeOut(context, text, options.out, format === "csv");
  context.note(`${countOf(found.length)}.`);
  if (options.resume === undefined) return EXIT.done;
  context.note(`${countOf(await writeResumes(records, found, options.resume), "resume")} in ${options.resume}.`);
  return EXIT.done;
}

/** Prints a text, or writes it to a new file that only this account can read; rejects when there is one already. */
export async function writeOut({ print, note }: CommandContext, text: string, out: string | undefined, isCsv: boolean) {
  if (out === undefined) return print(text);
  const content = isCsv ? csvFile(text) : `${text}\n`;
  await writeFile(out, content, { mode: 0o600, flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
    const reason =
      error.code === "EEXIST" ? "is there already; it is not replaced" : `cannot be written: ${error.code}`;
    throw new CommandError(`${out} ${reason}`, { cause: error });
  });
  note(`Written: ${out}`);
}

/** Writes each resume, byte for byte, to "<reference>-<its name>" in a folder that only this account can read. */
async function writeResumes(records: Pick<Store, "readFile">, submissions: SubmissionRecord[], folder: string) {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    let written = 0;
    for (const { reference } of submissions.filter(({ file }) => file !== undefined)) {
      const file = await records.readFile(reference);
      if (!file) continue;
      await writeFile(join(folder, `${reference}-${basename(file.name)}`), file.bytes, { mode: 0o600 });
      written += 1;
    }
    return written;
  } catch (error) {
    const { code, path }: NodeJS.ErrnoException = error as Error;
    if (path === undefined) throw error;
    throw new CommandError(`--resume: ${path} cannot be written: ${code}`, { cause: error });
  }
}

const FOUND_COLUMNS = ["reference", "received", "hospital", "kind", "state", "name", "phone", "email"] as const;

type Wanted = Partial<Record<"phone" | "name" | "email" | "reference", string>>;

/** Shows who sent the submissions that fit all that is asked for; of the others nothing. */
export async function findSubmissions({ context, config, records, options }: Task): Promise<number> {
  const wanted = readWanted(options);
  const { limit, ...filter } = await readFilter(options, config);
  const { found, looked, unreadable } = await records.search(filter, (record) => isHit(record, wanted));
  const shown = found.slice(0, limit);
  const rows = shown.map((record) => ({ ...listRow(record), ...findContact(record) }));
  if (found.length === 0) context.print(`None of ${countOf(looked)} fits.`);
  else context.print(formatTable(FOUND_COLUMNS, rows));
  if (shown.length < found.length) context.note(`There are ${found.length - shown.length} more.`);
  if (unreadable > 0) context.note(`${countOf(unreadable)} cannot be read, and may fit too: "list" names them.`);
  return EXIT.done;
}

function readWanted({ phone, name, email, reference }: Task["options"]): Wanted {
  const wanted: Wanted = {
    ...(phone !== undefined && { phone: readDigits(phone) }),
    ...(name !== undefined && { name: simplify(name) }),
    ...(email !== undefined && { email: simplify(email) }),
    ...(reference !== undefined && { reference: spellReference(reference) }),
  };
  if (Object.keys(wanted).length === 0) throw new UsageError("find: by what? --phone, --name, --email or --reference");
  const [empty] = Object.entries(wanted).find(([, text]) => text === "") ?? [];
  if (empty !== undefined) throw new UsageError(`--${empty} names nothing to look for`);
  return wanted;
}

/** Numbers are stored as ten digits; people write +91, 91 or 0 before them. */
function readDigits(text: string): string {
  const digits = text.replace(/\D/g, "");
  if (digits.length > 10 || text.trim().startsWith("+")) return digits.replace(/^0*(?:91)?0*/, "");
  return digits.replace(/^0+/, "");
}

function simplify(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s/g, "");
}

/** However it was heard: see `getRecords`. The first letter of a whole reference is no digit. */
function spellReference(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
}

function isHit(record: SubmissionRecord, { phone, name, email, reference }: Wanted): boolean {
  if (reference !== undefined && !spellReference(record.reference).includes(reference)) return false;
  if (phone === undefined && name === undefined && email === undefined) return true;
  const contact = findContact(record);
  if (contact === undefined) return false;
  return (
    (phone === undefined || contact.phone.includes(phone)) &&
    (name === undefined || simplify(contact.name).includes(name)) &&
    (email === undefined || simplify(contact.email).includes(email))
  );
}
