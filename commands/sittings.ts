import { readSittings } from "#site/sittings/read-sittings.ts";
import { CommandError, EXIT, UsageError, readOptions, runCommand, type CommandContext } from "./command.ts";

const USAGE = `Usage: npm run sittings -- read < FILE

Reads consulting hours, one JSON string a line, and prints what the site reads of each, one JSON object a line:
{"weekly": [...], "unread": [...]}. Days are 1 for Monday to 7 for Sunday; what is unread is shown as text alone.`;

export async function showSittings({ args, print, read }: CommandContext): Promise<number> {
  const { positionals } = readOptions(args, {}, USAGE);
  if (positionals.length !== 1 || positionals[0] !== "read" || !read) throw new UsageError(USAGE);
  const input = Buffer.from(await read(), "latin1").toString("utf8");
  const texts = input.split("\n").flatMap((line, index) => (line.trim() === "" ? [] : parseLine(line, index + 1)));
  for (const text of texts) print(JSON.stringify(readSittings(text)));
  return EXIT.done;
}

function parseLine(line: string, number: number): string {
  try {
    const text: unknown = JSON.parse(line);
    if (typeof text === "string") return text;
  } catch {
    // Named below, like a number or an object.
  }
  throw new CommandError(
    `Line ${number} is not a JSON string, such as "Mon to Fri: 9 am – 1 pm": ${line.slice(0, 60)}`,
  );
}

if (import.meta.main) await runCommand(showSittings);
