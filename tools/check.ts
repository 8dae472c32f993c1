// Runs every check but the browser tests: types, lint, format, dead code, generated types, unit tests. All run even
// when one fails; the exit code says whether one did. The unit tests run beside the others, because most of these keep
// one core busy and leave the rest idle; what the others say is printed when they have ended.
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";

type Check = [title: string, command: string];

const CHECKS: Check[] = [
  ["Types of the routes", "react-router typegen"],
  // One thread: others would check many types a second time, beside the unit tests.
  ["Types", "tsc --project . --singleThreaded"],
  ["Lint and layers", "oxlint"],
  ["Format", "oxfmt --check"],
  ["Dead code", "knip --cache"],
  ["Production imports no dev package", "knip --production --strict --include=unlisted,dependencies"],
  ["Types of the queries are up to date", "node tools/build-cms-types.ts --check"],
];
const UNIT_TESTS: Check = ["Unit and server tests", "vitest run"];

const [outcomes, unitTests] = await Promise.all([runInTurn(CHECKS), run(UNIT_TESTS, "inherit")]);
for (const { title, output } of outcomes) console.log(`\n• ${title}\n${output}`.trimEnd());

const failed = [...outcomes, unitTests].filter(({ code }) => code !== 0);
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.map(({ title }) => title).join(", ")}`);
  process.exit(1);
}

async function runInTurn(checks: Check[]) {
  const ended = [];
  for (const check of checks) ended.push(await run(check, "pipe"));
  return ended;
}

async function run([title, line]: Check, output: "inherit" | "pipe") {
  const [command = "", ...args] = line.split(" ");
  const child = spawn(command, args, { stdio: ["ignore", output, output] });
  const code = new Promise<number>((done) => {
    child.once("error", () => done(1));
    child.once("close", (exitCode) => done(exitCode ?? 1));
  });
  const said = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ""));
  return { title, output: (await Promise.all(said)).join(""), code: await code };
}
