import { readSearchMisses } from "#site/search/search-misses.server.ts";
import { parseConfig } from "#server/config.server.ts";
import { EXIT, UsageError, type CommandContext, readOptions, runCommand } from "./command.ts";

const USAGE = `Usage: npm run search -- misses

Lists the words that nothing answers, of at least three browsers in a day: how often, last day, the words as most typed
them, and as they sound (th and t, zh and l are one). Add them to search/ in the data folder. The list is in DATA_DIR, at
most 500 of 90 days.`;

export async function showSearch({ args, env, print }: CommandContext): Promise<number> {
  const { positionals } = readOptions(args, {}, USAGE);
  if (positionals.length !== 1 || positionals[0] !== "misses") throw new UsageError(USAGE);
  const misses = await readSearchMisses(parseConfig(env).dataDir);
  if (misses.length === 0) print("No words that found nothing are known.");
  for (const { words, typed, count, day } of misses)
    print(`${String(count).padStart(6)}  ${day}  ${typed === undefined ? words : `${typed} (${words})`}`);
  return EXIT.done;
}

if (import.meta.main) await runCommand(showSearch);
