import type { Command, CommandContext } from "../command.ts";

/** What came of a command. `code` is its exit code, undefined when it rejected with `error`. */
export interface CommandResult {
  code: number | undefined;
  error: Error | undefined;
  printed: string;
  noted: string;
  asked: string[];
}

/** Runs a command with that line, as the shell would split it at spaces, and answers its questions with `answer`. */
export async function runInTest(
  command: Command,
  line: string,
  { env = {}, answer }: { env?: CommandContext["env"]; answer?: string } = {},
): Promise<CommandResult> {
  const result: CommandResult = { code: undefined, error: undefined, printed: "", noted: "", asked: [] };
  const ask = async (question: string) => {
    result.asked.push(question);
    return answer ?? "";
  };
  try {
    result.code = await command({
      args: line.split(" ").filter((part) => part !== ""),
      env,
      print: (text) => void (result.printed += `${text}\n`),
      note: (text) => void (result.noted += `${text}\n`),
      ask: answer === undefined ? undefined : ask,
    });
  } catch (error) {
    result.error = error as Error;
  }
  return result;
}
