// Compiles the package into a folder, `build` when none is named, from which it is packed and published.
import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

const PACKAGE = join(import.meta.dirname, "..");
const BUILD = resolve(process.argv[2] ?? join(PACKAGE, "build"));

interface Manifest {
  readonly bin: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** The manifest of the compiled package: without what only the sources need, and open to repaired dependencies. */
function toPublished({ bin, exports, dependencies, ...manifest }: Manifest) {
  const dropped = new Set(["private", "scripts", "devDependencies"]);
  const kept = Object.fromEntries(Object.entries(manifest).filter(([key]) => !dropped.has(key)));
  const compiled = (file: string, ending: string) => file.replace(/\.ts$/, ending);
  const mapValues = <T>(record: Readonly<Record<string, string>>, map: (value: string) => T) =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
  return {
    ...kept,
    bin: { "contentful-emulator": compiled(bin, ".js") },
    exports: mapValues(exports, (file) => ({ types: compiled(file, ".d.ts"), default: compiled(file, ".js") })),
    dependencies: mapValues(dependencies, (version) => `^${version}`),
  };
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
for (const file of ["README.md", "LICENSE"]) copyFileSync(join(PACKAGE, file), join(BUILD, file));
chmodSync(join(BUILD, "bin.js"), 0o755);
