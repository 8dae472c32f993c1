// Runs one drill on the built site: `npm run -w lab drill NAME -- options`. A drill prints its figures and exits with 1
// when a bar is missed. What each one shows is in docs.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

const LAB_DIR = import.meta.dirname;
const names = readdirSync(join(LAB_DIR, "drills"))
  .filter((file) => !file.endsWith(".test.ts"))
  .map((file) => file.replace(".ts", ""));

const [name = "", ...options] = process.argv.slice(2);
if (!names.includes(name)) {
  console.error(`Usage: npm run -w lab drill NAME -- options\nDrills: ${names.join(", ")}`);
  process.exit(2);
}
run(join(LAB_DIR, "../tools/prepare.mjs"), "--build");
run(join(LAB_DIR, `drills/${name}.ts`), ...options);

function run(script: string, ...args: string[]) {
  const { status } = spawnSync(process.execPath, [script, ...args], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
