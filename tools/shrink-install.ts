// Leaves of an installed and built clone what the site runs on: `npm run shrink`. `npm start` then neither installs nor
// builds; what needs more, such as `npm test`, installs it again. In a container whose image has the pinned major
// version of Node, `node tools/shrink-install.ts --without-node` removes the project's own Node as well.
import { execFileSync } from "node:child_process";
import { globSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

const PROJECT_DIR = resolve(import.meta.dirname, "..");
const PACKAGES_DIR = join(PROJECT_DIR, "node_modules");
const NODES = "node-{linux,darwin,bin-darwin}-*";

/** What nothing reads once the pages are built. */
const UNREAD = [
  `${NODES}/{include,share}`,
  "better-sqlite3/{deps,src}",
  // Optional peers, for checks of types only.
  "{@typescript,typescript}",
  // tools/prepare.mjs writes it when everything is installed.
  ".installed-from",
];

const isWithoutNode = process.argv.includes("--without-node");
if (isWithoutNode) requirePinnedMajor();
const quietly = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
execFileSync("npm", ["prune", "--omit=dev", ...quietly], {
  cwd: PROJECT_DIR,
  stdio: ["ignore", "ignore", "inherit"],
});
for (const path of globSync(isWithoutNode ? [...UNREAD, NODES, ".bin/node"] : UNREAD, { cwd: PACKAGES_DIR }))
  remove(path);
for (const path of globSync("better-sqlite3/prebuilds/*.node", { cwd: PACKAGES_DIR })) {
  const { platform, arch } = process;
  if (![`${platform}-${arch}.node`, `${platform}musl-${arch}.node`].some((own) => path.endsWith(`/${own}`)))
    remove(path);
}

function remove(path: string): void {
  rmSync(join(PACKAGES_DIR, path), { recursive: true, force: true });
}

/** Ends the script unless it runs on a Node of the machine's own with the major version that package.json pins. */
function requirePinnedMajor(): void {
  const { optionalDependencies } = JSON.parse(readFileSync(join(PROJECT_DIR, "package.json"), "utf8")) as {
    optionalDependencies: Record<string, string>;
  };
  const pinned = String(Object.values(optionalDependencies)[0]);
  const [major] = pinned.split(".");
  if (process.versions.node.split(".")[0] === major && !process.execPath.startsWith(PACKAGES_DIR)) return;
  console.error(
    `--without-node needs the machine's own Node ${major}, and this is ${process.version} in ${process.execPath}: install Node ${pinned}, or leave the option out`,
  );
  process.exit(1);
}
