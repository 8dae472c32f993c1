import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";

const PROJECT_DIR = resolve(import.meta.dirname, "../..");
const run = promisify(execFile);

/** What an operator's command prints, run with these settings, arguments and input; rejects when it fails. */
export async function runOperatorCommand(
  command: "submissions" | "mail-test",
  settings: Record<string, string>,
  args: string[],
  input = "",
): Promise<string> {
  const env = { PATH: process.env.PATH, ...settings };
  const running = run(process.execPath, [`commands/${command}.ts`, ...args], { cwd: PROJECT_DIR, env });
  running.child.stdin?.end(input);
  const { stdout } = await running;
  return stdout;
}
