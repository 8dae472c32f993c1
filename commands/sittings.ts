import * as v from "valibot";
import { readSittings } from "#site/sittings/read-sittings.ts";
import { CommandError, EXIT, UsageError, readOptions, runCommand, type CommandContext } from "./command.ts";

const USAGE = `Usage: npm run sittings -- read < FILE

Reads consulting hours, one JSON string a line, and prints what the site reads of each, one JSON object a line:
{"weekly": [...], "unread": [...]}. Days are 1 for Monday to 7 for Sunday; what is unread is shown as text alone.`;

const JSON_STRING = v.pipe(v.string(), v.parseJson(), v.string());

export async function showSittings({ args, print, read }: CommandContext): Promise<number> {
  const { positionals } = readOptions(args, {}, USAGE);
  if (positionals.length !== 1 || positionals[0] !== "read" || !read) throw new UsageError(USAGE);
  const lines = Buffer.from(await read(), "latin1")
    .toString("utf8")
    .split("\n");
  const texts = lines.flatMap((line, index) => {
    if (line.trim() === "") return [];
    const { success, output } = v.safeParse(JSON_STRING, line);
    if (success) return output;
    const example = 'such as "Mon to Fri: 9 am – 1 pm"';
    throw new CommandError(`Line ${index + 1} is not a JSON string, ${example}: ${line.slice(0, 60)}`);
  });
  for (const text of texts) print(JSON.stringify(readSittings(text)));
  return EXIT.done;
}

if (import.meta.main) await runCommand(showSittings);
