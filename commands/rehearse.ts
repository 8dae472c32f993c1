import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { rehearse } from "#rehearsal/rehearse.ts";
import { summarize, writeReport } from "#rehearsal/write-report.ts";
import { USAGE } from "#rehearsal/texts/usage.ts";
import { prepareBuiltSite } from "#server/main.ts";
import { parseConfig } from "#server/config.server.ts";
import { EXIT, UsageError, type CommandContext, readOptions, runCommand } from "./command.ts";

const OPTIONS = {
  days: { type: "string", default: "30" },
  out: { type: "string", default: "rehearsal.html" },
} as const;

/** `npm run rehearse`: plays a month with the operator's own data, and writes what happened for the board. */
export async function rehearseSite({ args, env, print, note }: CommandContext): Promise<number> {
  const { values, positionals } = readOptions(args, OPTIONS, USAGE);
  if (positionals.length > 0 || !/^[1-9]\d?$/.test(values.days)) throw new UsageError(USAGE);
  const { pages } = await prepareBuiltSite();
  const done = await rehearse({ config: parseConfig(env), pages, count: Number(values.days), now: new Date(), note });
  await writeFile(resolve(values.out), writeReport(done), { mode: 0o600 });
  for (const line of summarize(done)) print(line);
  for (const { what, mend } of done.mistakes) print(`  ${what}\n    → ${mend}`);
  print(`\nFor the board: ${resolve(values.out)}`);
  return done.lost.length + done.mistakes.length > 0 ? EXIT.failed : EXIT.done;
}

if (import.meta.main) await runCommand(rehearseSite);
