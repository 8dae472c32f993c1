// Runs every check but the browser tests: types, lint, format, dead code, generated files, unit tests. All run even when
// one fails; the exit code says whether one did.
import { spawnSync } from "node:child_process";

const CHECKS: [title: string, command: string, ...args: string[]][] = [
  ["Types of the routes", "react-router", "typegen"],
  ["Types", "tsc", "--project", "."],
  ["Lint and layers", "oxlint"],
  ["Format", "prettier", "--check", "--log-level=warn", "."],
  ["Dead code", "knip"],
  ["Sample content is up to date", "node", "tools/sample-content/build-sample-content.ts", "--check"],
  ["Icons are up to date", "node", "tools/icons/build-sprite.ts", "--check"],
  ["Logos and pictures of shared links are up to date", "node", "tools/brand/build-brand.ts", "--check"],
  ["Unit and server tests", "vitest", "run"],
];

const failed = CHECKS.filter(([title, command, ...args]) => {
  console.log(`\n• ${title}`);
  return spawnSync(command, args, { stdio: "inherit" }).status !== 0;
});

if (failed.length > 0) {
  console.error(`\nFailed: ${failed.map(([title]) => title).join(", ")}`);
  process.exit(1);
}
