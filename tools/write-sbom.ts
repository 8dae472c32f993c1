// Writes what the site is built of, every package with version, hash and licence, as a CycloneDX document; those that
// only build and test it are marked so. `npm run sbom`; the file lies beside what is served, not in it.
import { execFileSync } from "node:child_process";
import { hash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

interface Sbom {
  serialNumber: string;
  metadata: { timestamp?: string; component: { name: string } };
  components: { name: string; version: string }[];
}

const PROJECT_DIR = resolve(import.meta.dirname, "..");
const FILE = join(PROJECT_DIR, "build/sbom.cdx.json");

const project = JSON.parse(await readFile(join(PROJECT_DIR, "package.json"), "utf8")) as {
  name: string;
  dependencies: Record<string, string>;
};
const sbom = readSbom();
// npm takes the folder's name for the project's.
sbom.metadata.component.name = project.name;
const missing = Object.entries(project.dependencies).filter(
  ([name, version]) => !sbom.components.some((component) => component.name === name && component.version === version),
);
if (missing.length > 0) {
  console.error(`npm left out ${missing.map(([name]) => name).join(", ")}: is package-lock.json up to date?`);
  process.exit(1);
}
// One list of packages makes one document: npm would write the time and a random number.
delete sbom.metadata.timestamp;
sbom.serialNumber = "";
const digits = hash("sha256", JSON.stringify(sbom));
sbom.serialNumber = `urn:uuid:${digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5")}`;
await mkdir(dirname(FILE), { recursive: true });
await writeFile(FILE, `${JSON.stringify(sbom, undefined, 2)}\n`);
console.log(`${sbom.components.length} packages: ${FILE}`);

function readSbom(): Sbom {
  // npm would refuse a peer of a build tool that this project overrides.
  const options = ["--sbom-format", "cyclonedx", "--package-lock-only", "--legacy-peer-deps"];
  const output = execFileSync("npm", ["sbom", ...options], {
    cwd: PROJECT_DIR,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return JSON.parse(output) as Sbom;
}
