import { parseConfig } from "#server/config.server.ts";
import { EXIT, UsageError, runCommand, type CommandContext } from "./command.ts";
import { readLine, withRecords, type Line, type OptionName, type Task } from "./submissions/command-line.ts";
import {
  backUpSubmissions,
  downgradeStore,
  makeKey,
  rewriteKeys,
  eraseSubmissions,
  purgeSubmissions,
  releaseSubmissions,
  resendSubmissions,
  restoreSubmissions,
  retrySubmissions,
} from "./submissions/change-submissions.ts";
import { noteBounce } from "./submissions/note-bounce.ts";
import { printStatistics } from "./submissions/print-statistics.ts";
import { moveSubmissions } from "./submissions/move-submissions.ts";
import {
  exportSubmissions,
  findSubmissions,
  listSubmissions,
  showSubmissions,
} from "./submissions/print-submissions.ts";
import { formKinds } from "#forms/forms.ts";

/** How the command is used, in the order of what an operator needs most. */
export const USAGE = `Usage: npm run submissions -- COMMAND [OPTIONS]

  list                  which submissions there are and how their mails stand, and which mails to patients and offices
                        besides them wait or were refused; shows nobody's name
  show REFERENCE...     everything about them
  find                  who sent what: by --phone, --name, --email or --reference, or a part of it
  retry REFERENCE...    send the mails of a request again that are parked or came back, or waiting ones at once
  retry --state parked  the same for all of them; filters narrow it
  release REFERENCE...  send the mail of a held one, which looked automatic but is not
  release --state held  the same for all of them; filters narrow it
  resend REFERENCE...   send a copy of a delivered mail, marked as a copy, under the same reference
  export                everything about many, as CSV or JSON; resumes with --resume
  statistics            how many were received, answered, are open and late, and how many working hours the first
                        answer took, in the middle and for nine in ten: by hospital, department, kind and week
  erase REFERENCE...    remove them for good, sent or not
  erase --state held    the same for all held ones; filters narrow it
  bounce                read a returned mail on standard input, and note that the mail of its request came back; a patient's
                        reply is noted too, and its office told
  purge                 remove what was delivered RETENTION_DAYS ago or longer, as the site does every day: no open
                        request, and no visit before 30 days after it
  backup FILE           write the store as it is now to a new file, beside the running site (SQLite)
  restore FILE          put a backup in the place of the store; the site must be stopped (SQLite)
  downgrade VERSION     make the store one of an older version, with all forms and mails; the site must be stopped
  move --to postgres    move everything from SQLite in DATA_DIR to the database of DATABASE_URL, or to postgres://...
  move --to sqlite      move everything from the database of DATABASE_URL to SQLite in DATA_DIR, or to that folder
  move --cancel         give up a move that is not finished
  make-key FILE         make a key for ENCRYPTION_KEY_FILE in a new file
  rewrite-keys          encrypt with the first key what another key encrypted, or none

Filters of list, find, retry, release, erase and export:
  --hospital ID         the name of the hospital's folder in the site data
  --state STATE         queued, collected, sending, sent, parked or held; may be given several times; list and retry also
                        take returned: to a patient, who did not get it; list also dropped: untrue or needless by then
  --kind KIND           ${new Intl.ListFormat("en-GB", { type: "disjunction" }).format(formKinds())}; list and retry also take receipt, answer, visit, wish, digest,
                        morning, reminder, late or list
  --since DAY           received on that day in India or later: 2026-11-20, or a moment: 2026-11-20T18:00:00+05:30
  --until DAY           received on that day or earlier, or before a moment
  --limit N             the newest N (list: 100 if left out)

Other options:
  --env FILE            every command: read the settings there, as systemd does; those of the environment count before them
  --phone, --name, --email, --reference TEXT
                        find: a part is enough; spaces, letter case and +91 do not matter; all of them must fit
  --format FORMAT       table (list), text (show), csv or json
  --out FILE            write there instead of standard output; only this account can read the file
  --resume FOLDER       export: write the resumes there, each under its reference
  --from DAY, --to DAY  statistics: received on these days, or between them
  --csv FILE            statistics: write them there too
  --older-than DAYS     purge: delivered so many days ago or longer
  --to PLACE            move: postgres, postgres://..., sqlite or a folder
  --cancel              move: give it up
  --overwrite           restore: also over a store with newer submissions, which is kept beside it
  --yes                 erase, purge, release: do not ask

Exit codes: 0 done, 1 not done, 2 the command line is wrong, 3 not done because the answer was not yes,
75 bounce: the store cannot be used just now, hand the mail over again later.
npm prints two lines of its own first; "npm run --silent submissions -- ..." does without them.`;

interface Part<Given> {
  run: (given: Given) => Promise<number>;
  takes?: OptionName[];
  /** What stands behind it: nothing when left out, "some" references, or "maybe" some instead of filters. */
  behind?: "some" | "maybe" | "file" | "file, outside DATA_DIR" | "version";
}

const FILTERS: OptionName[] = ["hospital", "state", "kind", "since", "until", "limit"];

const WITH_STORE = new Map<string | undefined, Part<Task>>([
  ["list", { run: listSubmissions, takes: [...FILTERS, "format", "out"] }],
  ["show", { run: showSubmissions, takes: ["format", "out"], behind: "some" }],
  ["find", { run: findSubmissions, takes: [...FILTERS, "phone", "name", "email", "reference"] }],
  ["resend", { run: resendSubmissions, behind: "some" }],
  ["retry", { run: retrySubmissions, takes: FILTERS, behind: "maybe" }],
  ["export", { run: exportSubmissions, takes: [...FILTERS, "format", "out", "resume"] }],
  ["statistics", { run: printStatistics, takes: ["from", "to", "csv", "hospital"] }],
  ["release", { run: releaseSubmissions, takes: [...FILTERS, "yes"], behind: "maybe" }],
  ["erase", { run: eraseSubmissions, takes: [...FILTERS, "yes"], behind: "maybe" }],
  ["purge", { run: purgeSubmissions, takes: ["older-than", "yes"] }],
  ["rewrite-keys", { run: rewriteKeys }],
]);

const WITHOUT_STORE = new Map<string | undefined, Part<Line>>([
  ["make-key", { run: makeKey, behind: "file, outside DATA_DIR" }],
  ["backup", { run: backUpSubmissions, behind: "file, outside DATA_DIR" }],
  ["restore", { run: restoreSubmissions, takes: ["overwrite"], behind: "file" }],
  ["downgrade", { run: downgradeStore, behind: "version" }],
  ["move", { run: moveSubmissions, takes: ["to", "cancel"], behind: "maybe" }],
  ["bounce", { run: noteBounce }],
]);

/** `npm run submissions`: looks through what visitors sent, beside the running site. */
export async function manageSubmissions(context: CommandContext): Promise<number> {
  const { values: options, positionals } = readLine(context.args);
  const [name, ...references] = positionals;
  if (options.help) {
    context.print(USAGE);
    return EXIT.done;
  }
  const alone = WITHOUT_STORE.get(name);
  const part = alone ?? WITH_STORE.get(name);
  if (!part)
    throw new UsageError(name === undefined ? USAGE : `There is no command ${JSON.stringify(name)}.\n${USAGE}`);
  checkLine(`${name}`, part, Object.keys(options), references);
  const line = { context, options, references };
  if (alone) return alone.run(line);
  const config = parseConfig(context.env);
  return withRecords(config, (records) => part.run({ ...line, config, records }));
}

function checkLine(name: string, part: Part<never>, options: string[], references: string[]): void {
  const { takes = [], behind } = part;
  const unknown = options.find((option) => !(takes as string[]).includes(option));
  if (unknown !== undefined) throw new UsageError(`${name} takes no --${unknown}`);
  if (behind === undefined && references.length > 0) throw new UsageError(`${name} takes no references`);
  if (behind === "some" && references.length === 0) throw new UsageError(`${name}: which? Name references`);
  if (/^(?:file|version)/.test(behind ?? "") && references.length !== 1)
    throw new UsageError(`${name}: name one ${behind}`);
}

if (import.meta.main) await runCommand(manageSubmissions);
