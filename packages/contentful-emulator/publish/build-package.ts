// Compiles the package into a folder, `build` when none is named, from which it is packed and published.
import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

const PACKAGE = join(import.meta.dirname, "..");
const BUILD = resolve(process.argv[2] ?? join(PACKAGE, "build"));

interface Manifest {
  readonly bin: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** What every export needs. The rest, for pictures and folders of content, is installed by those who have them. */
const ALWAYS_NEEDED = new Set(["graphql", "valibot"]);

/**
 * The manifest of the compiled package: without what only the sources need, and open to repaired dependencies.
 */
function toPublished({ bin, exports, dependencies, peerDependencies, ...manifest }: Manifest) {
  const dropped = new Set(["private", "scripts", "devDependencies"]);
  const kept = Object.fromEntries(Object.entries(manifest).filter(([key]) => !dropped.has(key)));
  const compiled = (file: string, ending: string) => file.replace(/\.ts$/, ending);
  const mapValues = <T>(record: Readonly<Record<string, string>>, map: (value: string) => T) =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
  const choose = (areNeeded: boolean) => {
    const chosen = Object.entries(dependencies).filter(([name]) => ALWAYS_NEEDED.has(name) === areNeeded);
    return mapValues(Object.fromEntries(chosen), (version) => `^${version}`);
  };
  const peers = { ...peerDependencies, ...choose(false) };
  const repository = findRepository();
  return {
    ...kept,
    ...(repository && { repository }),
    bin: { "contentful-emulator": compiled(bin, ".js") },
    exports: mapValues(exports, (file) => ({ types: compiled(file, ".d.ts"), default: compiled(file, ".js") })),
    dependencies: choose(true),
    peerDependencies: peers,
    peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((name) => [name, { optional: true }])),
  };
}

/** Where git says that the sources are; undefined where it knows no origin. */
function findRepository() {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: PACKAGE, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    const directory = git("rev-parse", "--show-prefix").replace(/\/$/, "");
    return { type: "git", url: git("remote", "get-url", "origin"), ...(directory !== "" && { directory }) };
  } catch {
    return undefined;
  }
}

const manifest = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8")) as Manifest;
const project = join(BUILD, "tsconfig.json");
const files = [manifest.bin, ...Object.values(manifest.exports)].map((file) => join(PACKAGE, file));
const extended = join(import.meta.dirname, "tsconfig.json");
rmSync(BUILD, { recursive: true, force: true });
mkdirSync(BUILD, { recursive: true });
const require = createRequire(import.meta.url);
const typeRoots = [dirname(dirname(require.resolve("@types/node/package.json")))];
writeFileSync(project, JSON.stringify({ extends: extended, files, compilerOptions: { outDir: BUILD, typeRoots } }));
const compiler = join(dirname(require.resolve("typescript/package.json")), "bin/tsc");
execFileSync(process.execPath, [compiler, "-p", project], { stdio: "inherit" });
rmSync(project);
writeFileSync(join(BUILD, "package.json"), `${JSON.stringify(toPublished(manifest), null, 2)}\n`);
for (const name of ["README.md", "CHANGELOG.md", "LICENSE", "demo"]) {
  cpSync(join(PACKAGE, name), join(BUILD, name), { recursive: true });
}
chmodSync(join(BUILD, "bin.js"), 0o755);
