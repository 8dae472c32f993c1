import type { Config } from "#server/config.server.ts";
import { loadCellCipher } from "#outbox/encryption/cell-cipher.server.ts";
import { openRecords, type Store } from "#outbox/store/open-store.server.ts";
import type { MailFilter } from "#outbox/store/list-mails.server.ts";
import type { RecordFilter, SubmissionRecord } from "#outbox/store/submission-records.server.ts";
import { formKinds } from "#forms/forms.ts";
import { isReference } from "#forms/submissions.ts";
import type { MailStatus } from "#forms/stored-submission.ts";
import { UsageError, findHospital, CommandError, readOptions, type CommandContext } from "../command.ts";
import { DAY_MS } from "#forms/calendar.ts";

const OPTIONS = {
  hospital: { type: "string" },
  state: { type: "string", multiple: true },
  kind: { type: "string" },
  since: { type: "string" },
  until: { type: "string" },
  limit: { type: "string" },
  format: { type: "string" },
  out: { type: "string" },
  resume: { type: "string" },
  "older-than": { type: "string" },
  phone: { type: "string" },
  name: { type: "string" },
  email: { type: "string" },
  reference: { type: "string" },
  from: { type: "string" },
  to: { type: "string" },
  csv: { type: "string" },
  cancel: { type: "boolean" },
  overwrite: { type: "boolean" },
  yes: { type: "boolean" },
  help: { type: "boolean" },
} as const;

export type OptionName = keyof typeof OPTIONS;

export function readLine(args: string[]) {
  return readOptions(args, OPTIONS, 'See "npm run submissions -- --help"');
}

export interface Line {
  context: CommandContext;
  options: ReturnType<typeof readLine>["values"];
  /** References, or the name of a file. */
  references: string[];
}

export interface Task extends Line {
  config: Config;
  records: Store;
}

export const CLOCK = { now: () => new Date() };

/** Opens the store that the settings name, beside the running site, and closes it after `use`. */
export async function withRecords<T>(config: Config, use: (records: Store) => Promise<T>): Promise<T> {
  const { dataDir, databaseUrl, encryptionKeyFiles } = config;
  const cipher = await loadCellCipher(encryptionKeyFiles);
  const records = await openRecords({ dataDir, databaseUrl, cipher, clock: CLOCK });
  try {
    return await use(records);
  } finally {
    await records.close();
  }
}

export type FilterOptions = Pick<Task["options"], "hospital" | "state" | "kind" | "since" | "until" | "limit">;

const STATES = ["queued", "collected", "sending", "sent", "parked", "held"] as const;
const MAIL_STATES = ["queued", "sending", "sent", "parked", "returned", "dropped"] as const;
const MAIL_KINDS = [
  ...(["receipt", "answer", "visit", "wish"] as const),
  ...(["digest", "morning", "reminder", "late", "list", "sittings"] as const),
];

export async function readFilter(options: FilterOptions, config: Config): Promise<RecordFilter> {
  const { hospital, state, kind, since, until, limit } = options;
  return {
    hospitalId: hospital === undefined ? undefined : (await findHospital(config, hospital)).hospital.id,
    statuses: state?.map((text) => readOneOf("--state", text, STATES)),
    kind: kind === undefined ? undefined : readOneOf("--kind", kind, formKinds()),
    receivedFrom: since === undefined ? undefined : readMoment("--since", since, 0),
    receivedBefore: until === undefined ? undefined : readMoment("--until", until, DAY_MS),
    limit: limit === undefined ? undefined : readCount("--limit", limit, 1),
  };
}

/** Reads what the options choose of submissions, and of the mails besides theirs. */
export async function readMailFilter(options: FilterOptions, config: Config) {
  const { kind: kindText, state: stateTexts, ...others } = options;
  const { hospitalId, receivedFrom, receivedBefore, limit } = await readFilter(others, config);
  const kind = kindText === undefined ? undefined : readOneOf("--kind", kindText, [...formKinds(), ...MAIL_KINDS]);
  const wanted = stateTexts?.map((text) => readOneOf("--state", text, [...new Set([...STATES, ...MAIL_STATES])]));
  const statuses = wanted && STATES.filter((state) => wanted.includes(state));
  const states = wanted && MAIL_STATES.filter((state) => wanted.includes(state));
  const ownKind = formKinds().find((one) => one === kind);
  const mailKind = MAIL_KINDS.find((one) => one === kind);
  const submissions: RecordFilter = { hospitalId, receivedFrom, receivedBefore, limit, statuses, kind: ownKind };
  const made = { madeFrom: receivedFrom, madeBefore: receivedBefore };
  const mails: MailFilter = { hospitalId, ...made, limit, states, kind: mailKind };
  return {
    submissions: mailKind || statuses?.length === 0 ? undefined : submissions,
    mails: ownKind || states?.length === 0 ? undefined : mails,
  };
}

export function readCount(option: string, text: string, least: number): number {
  const count = Number(text);
  if (/^\d{1,9}$/.test(text) && count >= least) return count;
  throw new UsageError(`${option} must be a whole number from ${least} on, not ${JSON.stringify(text)}`);
}

export function readOneOf<Known extends string>(option: string, text: string, known: readonly Known[]): Known {
  const found = known.find((word) => word === text);
  if (found) return found;
  throw new UsageError(`${option} must be ${known.join(", ")}, not ${JSON.stringify(text)}`);
}

/** A day stands for its first moment in India, `dayMs` later; a moment must say its zone. */
export function readMoment(option: string, text: string, dayMs: number): Date {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const isMoment = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(text);
  const time = isDay ? Date.parse(`${text}T00:00:00+05:30`) + dayMs : Date.parse(text);
  if ((isDay || isMoment) && !Number.isNaN(time)) return new Date(time);
  throw new UsageError(
    `${option} must be a day such as 2026-11-20 or a moment such as 2026-11-20T18:00:00+05:30, not ${JSON.stringify(text)}`,
  );
}

/** A reference as it was heard on the telephone: O, I and L are the digits they look like. */
function readReference(text: string): string {
  const symbols = text.toUpperCase().replace(/[\s-]/g, "");
  const rest = symbols.slice(1).replace(/O/g, "0").replace(/[IL]/g, "1");
  const reference = `${symbols.slice(0, 1)}-${rest.slice(0, 4)}-${rest.slice(4)}`;
  if (isReference(reference)) return reference;
  throw new UsageError(`${JSON.stringify(text)} is no reference: they look like A-7F3K-9QXM`);
}

/** The submissions with these references. Rejects with `CommandError`, which names those there are not. */
export async function getRecords(records: Pick<Store, "find">, references: string[]): Promise<SubmissionRecord[]> {
  const wanted = [...new Set(references.map(readReference))];
  const found = await Promise.all(wanted.map((reference) => records.find(reference)));
  const missing = wanted.filter((_reference, index) => found[index] === undefined);
  if (missing.length > 0) throw new CommandError(`There is no submission ${missing.join(", ")}`);
  return found.filter((record) => record !== undefined);
}

/** Rejects with `UsageError` for references and filters, and for neither references nor a state out of `states`. */
export function requireChoice(name: string, states: readonly string[], { references, options }: Task): void {
  const { yes: _yes, ...filters } = options;
  if (references.length > 0) {
    if (Object.keys(filters).length > 0) throw new UsageError(`${name}: name references or use filters, not both`);
    return;
  }
  if (!filters.state || filters.state.some((state) => !states.includes(state))) {
    const choices = states.map((state) => `--state ${state}`).join(" or ");
    throw new UsageError(`${name}: which? Name references, or use ${choices}`);
  }
}

export async function chooseRecords(name: string, states: readonly MailStatus[], task: Task) {
  requireChoice(name, states, task);
  const { records, references, options, config } = task;
  return references.length > 0 ? getRecords(records, references) : records.list(await readFilter(options, config));
}

/** Whether the operator agrees: by `--yes`, or by typing "yes" at the terminal. Throws where nobody can be asked. */
export async function confirm({ ask, note }: CommandContext, isAgreed: boolean): Promise<boolean> {
  if (isAgreed) return true;
  if (!ask) throw new UsageError("Nobody can be asked here, so nothing was changed: add --yes to go ahead");
  const answer = await ask('This cannot be undone. Type "yes" to go ahead: ');
  if (answer.trim().toLowerCase() === "yes") return true;
  note("Nothing was changed.");
  return false;
}

export function countOf(count: number, noun = "submission"): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
