// Makes a clone ready: installs what package-lock.json names for the site; with --build it builds the pages; with
// --port it first sees that the site's port is free; with --start, built pages and the packages that they run on are
// enough. Does nothing that is already done. Runs on whatever Node the machine has (20 or newer); everything after it
// runs on the project's own.
import "./require-node.cjs";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import {
  findFullDisk,
  findMissingNetwork,
  findMissingNode,
  findReadOnlyFolder,
  findTakenPort,
  typedCommand,
} from "./check-machine.mjs";

const PROJECT_DIR = resolve(import.meta.dirname ?? dirname(new URL(import.meta.url).pathname), "..");
const BIN_DIR = join(PROJECT_DIR, "node_modules", ".bin");
const QUIETLY = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
const INSTALL_INPUTS = ["package.json", "package-lock.json", ".npmrc"];
const BUILD_INPUTS = [
  ...INSTALL_INPUTS,
  ...["answers", "app", "desk", "forms", "outbox", "packages", "server", "site"],
  ...["tools/compress-assets.ts", "tools/join-icons.ts", "vite.config.ts", "react-router.config.ts", "tsconfig.json"],
];

const INSTALL_STAMP = "node_modules/.installed-from";
const BUILD_STAMP = "build/.built-from";

if (process.argv.includes("--port")) refuseIf(await findTakenPort());
// A start needs neither the packages of the build once it is done, nor a build that was made elsewhere to be made
// again.
if (process.argv.includes("--start") && isDone(BUILD_INPUTS, BUILD_STAMP) && hasRunTimePackages()) process.exit();

doOnce("Installing packages (a minute or two the first time)", INSTALL_INPUTS, INSTALL_STAMP, () => {
  run("npm", ["ci", "--workspace=contentful-emulator", "--include-workspace-root", ...QUIETLY]);
});
if (process.argv.includes("--build")) {
  doOnce("Building the pages", BUILD_INPUTS, BUILD_STAMP, () => run("npm", ["run", "--silent", "build"]));
}

/** Runs a step unless its inputs are the same as when it last succeeded. */
function doOnce(title, inputs, stampFile, step) {
  if (isDone(inputs, stampFile)) return;
  refuseIf(findMissingNode(PROJECT_DIR) ?? findReadOnlyFolder(PROJECT_DIR));
  if (inputs === INSTALL_INPUTS) refuseIf(findFullDisk(PROJECT_DIR) ?? findMissingNetwork(PROJECT_DIR));
  console.log(`${title} …`);
  step();
  const stampPath = join(PROJECT_DIR, stampFile);
  mkdirSync(dirname(stampPath), { recursive: true });
  writeFileSync(stampPath, fingerprintOf(inputs));
}

function isDone(inputs, stampFile) {
  const stampPath = join(PROJECT_DIR, stampFile);
  return existsSync(stampPath) && readFileSync(stampPath, "utf8") === fingerprintOf(inputs);
}

/** Whether the packages that the site runs on are there as npm noted them, whatever else is. */
function hasRunTimePackages() {
  const [wanted, installed] = ["package-lock.json", "node_modules/.package-lock.json"].map((file) => {
    const path = join(PROJECT_DIR, file);
    return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : {};
  });
  return Object.entries(wanted)
    .filter(
      ([path, { dev, optional, devOptional, link }]) =>
        path.includes("node_modules/") && !(dev || optional || devOptional || link),
    )
    .every(([path, { version }]) => installed[path]?.version === version);
}

function refuseIf(fault) {
  if (fault === undefined) return;
  console.error(fault);
  process.exit(1);
}

function fingerprintOf(inputs) {
  // Packages hold programs of this system; pages are the same on all.
  const hash = createHash("sha256").update(inputs === INSTALL_INPUTS ? `${process.platform} ${process.arch}` : "");
  for (const file of inputs.flatMap((input) => filesUnder(input))) {
    hash.update(`\n${file}\n`).update(readFileSync(join(PROJECT_DIR, file)));
  }
  return hash.digest("hex");
}

function filesUnder(path) {
  const full = join(PROJECT_DIR, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .toSorted()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}

function run(command, args) {
  try {
    execFileSync(command, args, {
      cwd: PROJECT_DIR,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, PATH: `${BIN_DIR}:${process.env.PATH}`, NODE_ENV: "" },
    });
  } catch (error) {
    console.error(`"${command} ${args.join(" ")}" failed. Mend what it says above, then run ${typedCommand}`);
    process.exit(typeof error.status === "number" ? error.status : 1);
  }
}
