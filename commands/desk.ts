import type { Editor } from "#desk/access/editor.ts";
import { readEditors, writeEditors } from "#desk/access/editors-file.server.ts";
import { DAY_MS, indianTime } from "#forms/calendar.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import { parseConfig } from "#server/config.server.ts";
import {
  CommandError,
  type CommandContext,
  EXIT,
  loadConfiguredSite,
  readOptions,
  runCommand,
  UsageError,
} from "./command.ts";
import { readCount, withRecords } from "./submissions/command-line.ts";

const USAGE = `Usage: npm run desk -- COMMAND [OPTIONS]

  list                    who may work at the desk, and who is at it
  add ADDRESS             let somebody in, or change what they may: --name, --role and --hospitals
  remove ADDRESS          let somebody in no more; what is open closes at once
  end-sessions ADDRESS    log an editor out everywhere
  log                     who did what at the desk, the newest last

  --name NAME             as colleagues read it
  --role ROLE             writer, who proposes, or publisher, who puts on the site
  --hospitals IDS         with commas between them, or all
  --days N                log: of the last N days (7 if left out)
  --env FILE              read the settings there; those of the environment count before them

Editors stand in editors.json of SITE_DATA_DIR. The running site notices what changes there, by hand too.

Exit codes: 0 done, 1 not done, 2 the command line is wrong.`;

const OPTIONS = {
  name: { type: "string" },
  role: { type: "string" },
  hospitals: { type: "string" },
  days: { type: "string", default: "7" },
  help: { type: "boolean", default: false },
} as const;

/** `npm run desk`: who works at the desk, and what they did. */
export async function manageDesk({ args, env, print, note }: CommandContext): Promise<number> {
  const { values, positionals } = readOptions(args, OPTIONS, USAGE);
  if (values.help) {
    print(USAGE);
    return EXIT.done;
  }
  const [command = "", person = "", ...more] = positionals;
  const address = person.toLowerCase();
  const isOfOne = ["add", "remove", "end-sessions"].includes(command);
  if (more.length > 0 || isOfOne !== (address !== "")) throw new UsageError(USAGE);
  const config = parseConfig(env);
  const ids = (await loadConfiguredSite(config)).hospitals.map(({ id }) => id);
  const editors = await readEditors(config.siteDataDir, ids);
  const known = editors.find((one) => one.address === address);
  const save = (all: Editor[]) => writeEditors(config.siteDataDir, all, ids);

  switch (command) {
    case "list":
      return withRecords(config, (records) => printEditors(editors, records, print));
    case "log":
      return withRecords(config, (records) => printActs(records, readCount("--days", values.days, 1), print));
    case "add": {
      const { name, role, hospitals } = values;
      const said = { name, role, hospitals: hospitals === "all" ? hospitals : hospitals?.split(",") };
      const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
      const added = { ...known, address, ...given } as Editor;
      await save(known ? editors.map((one) => (one === known ? added : one)) : [...editors, added]);
      print(`${person} may work at the desk: ${describe(added)}`);
      return noteAct("add-editor", known ? describe(known) : "", describe(added));
    }
    case "remove":
      if (!known)
        throw new CommandError(`${person} is no editor. There are: ${editors.map((one) => one.address).join(", ")}`);
      await save(editors.filter((one) => one !== known));
      print(`${person} may not work at the desk any more.`);
      return noteAct("remove-editor", describe(known), "");
    case "end-sessions":
      await withRecords(config, (records) => records.endEditorSessions({ editor: address }));
      print(`${person} is logged out everywhere.`);
      return noteAct("end-sessions", "", "");
    default:
      throw new UsageError(USAGE);
  }

  /** The site that was never started has no log. */
  async function noteAct(what: string, before: string, after: string) {
    const act = { who: "command", what, subject: address, hospital_id: "", before, after };
    await withRecords(config, (records) => records.addDeskAct(act)).catch((error: Error) =>
      note(`It is done, but not in the log of the desk: ${error.message}`),
    );
    return EXIT.done;
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

async function printActs(records: Store, days: number, print: CommandContext["print"]) {
  const acts = await records.listDeskActs({ limit: MAX_ACTS });
  for (const act of acts.toReversed()) {
    if (Date.now() - act.at > days * DAY_MS) continue;
    const [before, after] = [linesOf(act.before), linesOf(act.after)];
    print([indianTime(new Date(act.at)), act.who, act.what, act.subject, act.hospital_id].filter(Boolean).join("  "));
    for (const line of before.filter((one) => !after.includes(one))) print(`    - ${line}`);
    for (const line of after.filter((one) => !before.includes(one))) print(`    + ${line}`);
  }
  return EXIT.done;
}

const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "");

if (import.meta.main) await runCommand(manageDesk);
