import { parseConfig } from "#server/config.server.ts";
import type { Config } from "#server/config.server.ts";
import { loadCellCipher } from "#submissions/encryption/create-cell-cipher.server.ts";
import { openRecords } from "#submissions/store/open-records.server.ts";
import type { SubmissionRecords } from "#submissions/store/submission-records.ts";
import { EXIT, UsageError } from "../command.ts";
import type { CommandContext } from "../command.ts";
import { readOptions } from "../read-options.ts";
import { backUpSubmissions } from "./back-up-submissions.ts";
import { eraseSubmissions } from "./erase-submissions.ts";
import { exportSubmissions } from "./export-submissions.ts";
import { listSubmissions } from "./list-submissions.ts";
import { makeKey } from "./make-key.ts";
import { purgeSubmissions } from "./purge-submissions.ts";
import { releaseSubmissions } from "./release-submissions.ts";
import { retrySubmissions } from "./retry-submissions.ts";
import { rewriteKeys } from "./rewrite-keys.ts";
import { showSubmissions } from "./show-submissions.ts";
import { USAGE } from "./submissions-usage.ts";

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
  yes: { type: "boolean" },
  help: { type: "boolean" },
} as const;

type OptionName = keyof typeof OPTIONS;

function readLine(args: string[]) {
  return readOptions(args, OPTIONS, 'See "npm run submissions -- --help"');
}

/** What each part of the command works with. */
export interface Task {
  context: CommandContext;
  config: Config;
  records: SubmissionRecords;
  options: ReturnType<typeof readLine>["values"];
  /** What stands behind the part's name on the command line. */
  references: string[];
}

interface Part {
  run: (task: Task) => Promise<number>;
  takes: OptionName[];
  /** Whether references stand behind it: never, always, or instead of filters. */
  references: "none" | "some" | "maybe";
}

const FILTERS: OptionName[] = ["hospital", "state", "kind", "since", "until", "limit"];

const PARTS = new Map<string | undefined, Part>([
  ["list", { run: listSubmissions, takes: [...FILTERS, "format", "out"], references: "none" }],
  ["show", { run: showSubmissions, takes: ["format", "out"], references: "some" }],
  ["retry", { run: retrySubmissions, takes: FILTERS, references: "maybe" }],
  ["export", { run: exportSubmissions, takes: [...FILTERS, "format", "out", "resume"], references: "none" }],
  ["release", { run: releaseSubmissions, takes: [...FILTERS, "yes"], references: "maybe" }],
  ["erase", { run: eraseSubmissions, takes: [...FILTERS, "yes"], references: "maybe" }],
  ["purge", { run: purgeSubmissions, takes: ["older-than", "yes"], references: "none" }],
  ["rewrite-keys", { run: rewriteKeys, takes: [], references: "none" }],
]);

/** `npm run submissions`: looks through what visitors sent, beside the running site. */
export async function manageSubmissions(context: CommandContext): Promise<number> {
  const { values: options, positionals } = readLine(context.args);
  const [name, ...references] = positionals;
  if (options.help) {
    context.print(USAGE);
    return EXIT.done;
  }
  if (name === "make-key") return makeKey(context, references);
  if (name === "backup") return backUpSubmissions(context, parseConfig(context.env), references);
  const part = PARTS.get(name);
  if (!part)
    throw new UsageError(name === undefined ? USAGE : `There is no command ${JSON.stringify(name)}.\n${USAGE}`);
  checkLine(`${name}`, part, Object.keys(options), references);
  const config = parseConfig(context.env);
  const { dataDir, databaseUrl, diskReserveBytes } = config;
  const cipher = await loadCellCipher(config.encryptionKeyFiles);
  const clock = { now: () => new Date() };
  const records = await openRecords({ dataDir, databaseUrl, diskReserveBytes, cipher, clock });
  try {
    return await part.run({ context, config, records, options, references });
  } finally {
    await records.close();
  }
}

function checkLine(name: string, part: Part, options: string[], references: string[]): void {
  const unknown = options.find((option) => !(part.takes as string[]).includes(option));
  if (unknown !== undefined) throw new UsageError(`${name} takes no --${unknown}`);
  if (part.references === "none" && references.length > 0) throw new UsageError(`${name} takes no references`);
  if (part.references === "some" && references.length === 0) throw new UsageError(`${name}: which? Name references`);
}
