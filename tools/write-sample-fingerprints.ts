// Adds what data/ has today to hospitals/sample-fingerprints.txt: `node tools/write-sample-fingerprints.ts`, after
// every change of the sample. Nothing is taken out, so that `npm run data:check` knows the sample of earlier versions
// too. With `--history` everything is added that git has of data/.
import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import {
  FINGERPRINTS_FILE,
  fingerprint,
  fingerprintLeaf,
  listNames,
  readSampleMarks,
  SAMPLE_FILES,
  type SampleMarks,
  listLeaves,
  listMarks,
  NOT_SHOWN,
  SAMPLE_DATA_DIR,
} from "#site/hospitals/sample-values.server.ts";

const PROJECT_DIR = resolve(import.meta.dirname, "..");
const A_LINE = 13;

const known = existsSync(FINGERPRINTS_FILE) ? [await readSampleMarks()] : [];
const past = process.argv.includes("--history") ? listPast() : [];
const all = [...known, ...past, await listMarks(SAMPLE_DATA_DIR)];
const names = new Set(all.flatMap((marks) => marks.names));
const prints = [...new Set(all.flatMap((marks) => [...marks.fingerprints]))].toSorted();
const lines = prints.flatMap((_, at) => (at % A_LINE === 0 ? [prints.slice(at, at + A_LINE).join(" ")] : []));
writeFileSync(FINGERPRINTS_FILE, `${[[...names].toSorted().join(", "), ...lines].join("\n")}\n`);
console.log(`${prints.length} fingerprints`);

/** Of every version of every file that was ever in data/. */
function listPast(): SampleMarks[] {
  const log = git("log", "--format=", "--raw", "--no-abbrev", "--diff-filter=d", "--", "data").toString();
  const versions = new Set(log.match(/(?<=^:\S+ \S+ \S+ )\S+ \S+\t.+$/gm)?.map((line) => line.replace(/ \S+\t/, " ")));
  return [...versions].flatMap((version) => {
    const [blob = "", path = ""] = version.split(" data/");
    if (NOT_SHOWN.test(path)) return [];
    const bytes = git("cat-file", "blob", blob);
    const leaves = path.endsWith(".json") ? listLeaves(path, "", JSON.parse(bytes.toString())) : [];
    const ofFile = SAMPLE_FILES.test(path) ? [fingerprint(bytes)] : [];
    return [
      {
        names: listNames(leaves),
        fingerprints: new Set([...ofFile, ...leaves.flatMap((leaf) => fingerprintLeaf(leaf) ?? [])]),
      },
    ];
  });
}

function git(...args: string[]): Buffer {
  return execFileSync("git", args, { cwd: PROJECT_DIR, maxBuffer: 2 ** 28 });
}
