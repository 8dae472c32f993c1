import { indianTime } from "#forms/calendar.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import { parseConfig } from "#server/config.server.ts";
import { type CommandContext, EXIT, readOptions, runCommand, UsageError } from "./command.ts";
import { withRecords } from "./submissions/command-line.ts";

const MAX_ACTS = 1000;

const USAGE = `Usage: npm run desk -- COMMAND [OPTIONS]

  log                     who did what at the desk, the newest last, 1,000 acts at most
  end-sessions ADDRESS    log an editor out everywhere

  --env FILE              read the settings there; those of the environment count before them

Editors stand in editors.json of SITE_DATA_DIR. The running site notices what changes there.

Exit codes: 0 done, 1 not done, 2 the command line is wrong.`;

const OPTIONS = { help: { type: "boolean", default: false } } as const;

/** `npm run desk`: what was done at the desk, and the end of an editor's sessions. */
export async function manageDesk({ args, env, print }: CommandContext): Promise<number> {
  const { values, positionals } = readOptions(args, OPTIONS, USAGE);
  if (values.help) {
    print(USAGE);
    return EXIT.done;
  }
  const [command = "", person = "", ...more] = positionals;
  const isLog = command === "log";
  if (!(isLog || command === "end-sessions") || isLog !== (person === "") || more.length > 0)
    throw new UsageError(USAGE);
  await withRecords(parseConfig(env), (records) =>
    isLog ? printActs(records, print) : endSessions(records, person, print),
  );
  return EXIT.done;
}

async function printActs(records: Store, print: CommandContext["print"]) {
  for (const act of (await records.listDeskActs({ limit: MAX_ACTS })).toReversed()) {
    print([indianTime(new Date(act.at)), act.who, act.what, act.subject, act.hospital_id].filter(Boolean).join("  "));
    if (act.before) print(`    - ${act.before}`);
    if (act.after) print(`    + ${act.after}`);
  }
}

async function endSessions(records: Store, person: string, print: CommandContext["print"]) {
  const editor = person.toLowerCase();
  await records.endEditorSessions({ editor });
  await records.addDeskAct({ who: "command", what: "end-sessions", subject: editor });
  print(`${person} is logged out everywhere.`);
}

if (import.meta.main) await runCommand(manageDesk);
