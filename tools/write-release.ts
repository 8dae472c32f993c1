// Packs the release that operators install by `install.sh`: `npm run release -- --out DIR`. The archive holds what is
// committed, its packages, the project's own Node and the built pages, so that installing needs no npm. It is the same
// to the byte wherever it is made from one commit.
import { execFileSync, spawn } from "node:child_process";
import { hash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream, globSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { createGzip } from "node:zlib";

const PROJECT_DIR = resolve(import.meta.dirname, "..");

/** What only a clone needs: tests, drills, and what the build leaves behind. */
const LEFT_OUT = [
  ...["tests", "lab/!(package.json)", "**/*.{test,spec}.{ts,tsx}", "**/test-support"],
  ...["node_modules/{.cache,.vite,.vite-temp}", ".react-router", ".ci", "*.config.ts", "docs/home-page.png"],
];

const { values } = parseArgs({ options: { out: { type: "string", default: "var/release" } } });
const outDir = resolve(values.out);
if (run("git", ["status", "--porcelain"], PROJECT_DIR) !== "") {
  console.error("Commit first: a release holds what is committed, and `git status` names what is not");
  process.exit(1);
}
// What is committed meanwhile is not in it.
const commit = run("git", ["rev-parse", "HEAD"], PROJECT_DIR).trim();
const { name, version } = JSON.parse(await readFile(join(PROJECT_DIR, "package.json"), "utf8")) as {
  name: string;
  version: string;
};
const folder = `${name}-${version}`;
const work = await mkdtemp(join(tmpdir(), "release-"));
const stage = join(work, folder);
try {
  await fillStage();
  await mkdir(outDir, { recursive: true });
  const archive = `${folder}-${process.platform}-${process.arch}.tar.gz`;
  await pack(join(outDir, archive));
  const sum = hash("sha256", await readFile(join(outDir, archive)));
  await writeFile(join(outDir, "SHA256SUMS"), `${sum}  ${archive}\n`);
  console.log(`${join(outDir, archive)}\n${sum}`);
} finally {
  await rm(work, { recursive: true, force: true });
}

async function fillStage(): Promise<void> {
  await mkdir(stage);
  const committed = join(work, "committed.tar");
  run("git", ["archive", `--output=${committed}`, commit], PROJECT_DIR);
  run("tar", ["-xf", committed], stage);
  run("node", ["tools/prepare.mjs", "--build"], stage);
  run("node", ["tools/write-sbom.ts"], stage);
  await rename(join(stage, "build/sbom.cdx.json"), join(stage, "sbom.cdx.json"));
  run("node", ["tools/shrink-install.ts"], stage);
  const exclude = ["node_modules/*/**", "node_modules/@*/**"];
  for (const path of globSync(LEFT_OUT, { cwd: stage, exclude }))
    await rm(join(stage, path), { recursive: true, force: true });
}

/** With sorted names, the time of the commit, no owner and one mode, and compressed by the project's own Node. */
async function pack(file: string): Promise<void> {
  const committedAt = run("git", ["log", "-1", "--format=%ct", commit], PROJECT_DIR).trim();
  const alike = ["--owner=0", "--group=0", "--numeric-owner", "--mode=u=rwX,go=rX", `--mtime=@${committedAt}`];
  const options = ["--sort=name", "--format=gnu", "--hard-dereference", ...alike];
  const tar = spawn("tar", ["-c", ...options, folder], { cwd: work, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(tar, "close") as Promise<[number]>;
  await pipeline(tar.stdout, createGzip({ level: 9 }), createWriteStream(file));
  const [code] = await ended;
  if (code !== 0) throw new Error(`tar ended with ${code}`);
}

function run(command: string, args: string[], cwd: string): string {
  const env = { ...process.env, npm_config_prefer_offline: "true", npm_config_update_notifier: "false" };
  return execFileSync(command, args, { cwd, env, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
}
