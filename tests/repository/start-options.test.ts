import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readNpmStart } from "#tests/support/npm-start.ts";

const PROJECT_DIR = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFile(resolve(PROJECT_DIR, file), "utf8");

/** Installed, the site may write to no folder of the project. */
function installed(variable: string): string {
  return variable.replace(/^(NODE_COMPILE_CACHE=).*/, "$1/var/cache/website/");
}

test("npm start bounds what threads and new objects hold in memory", async () => {
  const { variables, command } = await readNpmStart();
  expect(variables).toContainEqual(expect.stringMatching(/^MALLOC_ARENA_MAX=\d$/));
  expect(command).toContainEqual(expect.stringMatching(/^--max-semi-space-size=\d+$/));
});

test("systemd starts the site with the variables and the command of npm start", async () => {
  const unit = (await read("docs/guides/website.service")).split("\n");
  const { variables, command } = await readNpmStart();
  const set = unit.filter((line) => line.startsWith("Environment=")).join(" ");
  for (const variable of variables) expect(set).toContain(installed(variable));
  expect(unit.find((line) => line.startsWith("ExecStart="))).toContain(`/node ${command.join(" ")}`);
});

test("the image starts the site with the variables and the command of npm start", async () => {
  const lines = (await read("Dockerfile")).split("\n");
  const { variables, command } = await readNpmStart();
  const set = lines.filter((line) => line.startsWith("ENV ")).join(" ");
  for (const variable of variables) expect(set).toContain(installed(variable));
  expect(lines).toContain(`CMD ${JSON.stringify(["node", ...command]).replaceAll(",", ", ")}`);
});
