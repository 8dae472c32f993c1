import type { Editor } from "#desk/access/editor.ts";
import { readEditors } from "#desk/access/editors-file.server.ts";
import { indianTime } from "#forms/calendar.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import { parseConfig } from "#server/config.server.ts";
import { type CommandContext, EXIT, loadConfiguredSite, readOptions, runCommand, UsageError } from "./command.ts";
import { withRecords } from "./submissions/command-line.ts";

const USAGE = `Usage: npm run desk -- COMMAND [OPTIONS]

  list                    who may work at the desk, and who is at it
  end-sessions ADDRESS    log an editor out everywhere
  log                     who did what at the desk, the newest last, 1,000 acts at most

  --env FILE              read the settings there; those of the environment count before them

Editors stand in editors.json of SITE_DATA_DIR. The running site notices what changes there.

Exit codes: 0 done, 1 not done, 2 the command line is wrong.`;

const OPTIONS = { help: { type: "boolean", default: false } } as const;

/** `npm run desk`: who works at the desk, and what they did. */
export async function manageDesk({ args, env, print }: CommandContext): Promise<number> {
  const { values, positionals } = readOptions(args, OPTIONS, USAGE);
  if (values.help) {
    print(USAGE);
    return EXIT.done;
  }
  const [command = "", person = "", ...more] = positionals;
  if (more.length > 0 || (command === "end-sessions") !== (person !== "")) throw new UsageError(USAGE);
  const config = parseConfig(env);
  switch (command) {
    case "list": {
      const ids = (await loadConfiguredSite(config)).hospitals.map(({ id }) => id);
      const editors = await readEditors(config.siteDataDir, ids);
      return withRecords(config, (records) => printEditors(editors, records, print));
    }
    case "log":
      return withRecords(config, (records) => printActs(records, print));
    case "end-sessions": {
      const editor = person.toLowerCase();
      const act = { who: "command", what: command, subject: editor, hospital_id: "", before: "", after: "" };
      return withRecords(config, async (records) => {
        await records.endEditorSessions({ editor });
        await records.addDeskAct(act);
        print(`${person} is logged out everywhere.`);
        return EXIT.done;
      });
    }
    default:
      throw new UsageError(USAGE);
  }
}

function describe({ name, role, hospitals }: Editor): string {
  return `${name}, ${role}, ${hospitals === "all" ? "all hospitals" : hospitals.join(", ")}`;
}

async function printEditors(editors: Editor[], records: Store, print: CommandContext["print"]) {
  const sessions = await records.listEditorSessions();
  for (const editor of editors) {
    const own = sessions.filter((session) => session.editor === editor.address);
    const since = own.map(({ began_at }) => `since ${indianTime(new Date(began_at))}`);
    print([editor.address, describe(editor), ...since].join("  "));
  }
  return EXIT.done;
}

const MAX_ACTS = 1000;

async function printActs(records: Store, print: CommandContext["print"]) {
  const acts = await records.listDeskActs({ limit: MAX_ACTS });
  for (const act of acts.toReversed()) {
    print([indianTime(new Date(act.at)), act.who, act.what, act.subject, act.hospital_id].filter(Boolean).join("  "));
    if (act.before) print(`    - ${act.before}`);
    if (act.after) print(`    + ${act.after}`);
  }
  return EXIT.done;
}

if (import.meta.main) await runCommand(manageDesk);
