import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { findFreePorts } from "../../tests/support/free-port.ts";
import { readNpmStart } from "../../tests/support/npm-start.ts";
import { startSiteProcess } from "../../tests/support/site-process.ts";
import { getCompressed } from "../bench/get-compressed.ts";
import { load } from "../bench/load.ts";
import { median } from "../bench/median.ts";
import { readMemoryMb } from "../support/process-figures.ts";
import { toEnvironment } from "../support/to-environment.ts";

// What each piece of tuning earns with the installed versions of Node and the libraries: the built site with it and
// without it, in turn. Ends with 1 where one earns less than 5 %, or is not found any more: then take it out.
// `npm run -w lab drill tricks`, `-- 9` for more rounds (5). wrk sends the requests for cached pages.

const run = promisify(execFile);
const MIN_EARNED = 0.05;
const PROJECT_DIR = resolve(import.meta.dirname, "../..");
const PAGE = "/venmala_hospital_kozhencherry";
const SECONDS = 2;
const PAGES = 400;
const AT_ONCE = 4;
/** Processor time, memory after the first pages of the sitemap, or the scripts that a hospital's home page names. */
type Saved = "cached page, µs" | "memory, MB" | "scripts, KB";

interface Trick {
  name: string;
  saves: Saved;
  /** Of `npm start`, a variable or an option. */
  word?: RegExp;
  /** What is replaced in the built server, and by what. */
  patch?: [from: string, to: string];
  /** A variable of the build. */
  setting?: string;
}

const TRICKS: Trick[] = [
  {
    name: "server/http/repeat-head.ts",
    saves: "cached page, µs",
    patch: ["staysOpen && head.made?.second === second", "false"],
  },
  {
    name: "cached pages before Fastify (server/create-server.ts)",
    saves: "cached page, µs",
    patch: ["respond?.(request, response)", "false"],
  },
  { name: "app/light-router.tsx", saves: "scripts, KB", setting: "LIGHT_ROUTER=off" },
  { name: "--max-semi-space-size", saves: "memory, MB", word: /^--max-semi-space-size=/ },
  { name: "--heap-growing-percent", saves: "memory, MB", word: /^--heap-growing-percent=/ },
  { name: "MALLOC_MMAP_THRESHOLD_", saves: "memory, MB", word: /^MALLOC_MMAP_THRESHOLD_=/ },
  { name: "MALLOC_ARENA_MAX", saves: "memory, MB", word: /^MALLOC_ARENA_MAX=/ },
];

const rounds = Number(process.argv[2] ?? 5);
const folder = await mkdtemp(join(tmpdir(), "tricks-"));
try {
  console.log(`load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}, median of ${rounds} rounds`);
  const rows = [];
  for (const trick of TRICKS) rows.push(await compare(trick));
  console.table(rows);
  process.exitCode = rows.every(({ stays }) => stays) ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function compare(trick: Trick) {
  const { name, saves, setting } = trick;
  const build = setting ? await buildWith(setting) : trick.patch && (await patchBuild(trick.patch));
  if (build === undefined && trick.patch) return { name, saves, with: NaN, without: NaN, earns: "gone", stays: false };
  const sites = [await start({}), await start({ build, word: trick.word })];
  try {
    const figures: number[][] = [];
    for (const site of sites) await measure(site, saves);
    for (let round = 0; round < rounds; round += 1) {
      const found = [];
      for (const site of sites) found.push(await measure(site, saves));
      figures.push(found);
    }
    const [own, plain] = [0, 1].map((index) => median(figures.map((found) => found[index] ?? NaN)));
    const earned = median(figures.map(([one = NaN, other = NaN]) => 1 - one / other));
    const shown = (value = NaN) => Number(value.toPrecision(3));
    const earns = `${(100 * earned).toFixed(0)} %`;
    return { name, saves, with: shown(own), without: shown(plain), earns, stays: earned >= MIN_EARNED };
  } finally {
    for (const { end } of sites) await end("SIGTERM");
  }
}

type Site = Awaited<ReturnType<typeof start>>;

/** The site as `npm start` runs it, from another build, or without one of the words. */
async function start({ build = PROJECT_DIR, word }: { build?: string | undefined; word?: RegExp | undefined }) {
  const port = await findFreePorts();
  const { variables, command } = await readNpmStart();
  const isLeft = (one: string) => !word?.test(one);
  const settings = { HOST: "127.0.0.1", PORT: String(port), DATA_DIR: join(folder, String(port)), LOG_LEVEL: "silent" };
  const program = [...command.slice(0, -1).filter(isLeft), join(build, command.at(-1) ?? "")];
  const { pid = 0, end } = await startSiteProcess({ ...settings, ...toEnvironment(variables.filter(isLeft)) }, program);
  return { origin: `http://127.0.0.1:${port}`, pid, end };
}

/** A copy of the build with the change; undefined where there is nothing to change. */
async function patchBuild([from, to]: NonNullable<Trick["patch"]>): Promise<string | undefined> {
  const project = join(folder, "patched");
  await rm(project, { recursive: true, force: true });
  await mkdir(project);
  for (const name of await readdir(PROJECT_DIR))
    if (name === "build") await cp(join(PROJECT_DIR, name), join(project, name), { recursive: true });
    else await symlink(join(PROJECT_DIR, name), join(project, name));
  const server = join(project, "build/server");
  for (const name of await readdir(server)) {
    const code = name.endsWith(".js") ? await readFile(join(server, name), "utf8") : "";
    if (!code.includes(from)) continue;
    await writeFile(join(server, name), code.replace(from, to));
    return project;
  }
  return undefined;
}

/** A copy of the project, built with a setting. */
async function buildWith(setting: string): Promise<string> {
  const project = join(folder, "built");
  const { stdout } = await run("git", ["ls-files"], { cwd: PROJECT_DIR });
  for (const file of stdout.trim().split("\n")) await cp(join(PROJECT_DIR, file), join(project, file));
  await symlink(join(PROJECT_DIR, "node_modules"), join(project, "node_modules"));
  await run("npm", ["run", "--silent", "build"], {
    cwd: project,
    env: { ...process.env, ...toEnvironment([setting]) },
  });
  return project;
}

async function measure({ origin, pid }: Site, saves: Saved): Promise<number> {
  const url = origin + PAGE;
  if (saves === "cached page, µs") {
    await getCompressed(url);
    return (await load("wrk", { url, pid, headers: { "Accept-Encoding": "br" } }, SECONDS)).cpuUs;
  }
  if (saves === "scripts, KB") {
    const page = await (await fetch(url)).text();
    const scripts = [...new Set(page.match(/\/assets\/[\w.-]+\.js/g))];
    const sizes = await Promise.all(scripts.map(async (script) => (await getCompressed(origin + script)).body.length));
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  }
  await visitPages(origin);
  return readMemoryMb(pid);
}

async function visitPages(origin: string): Promise<void> {
  const sitemap = (await (await fetch(`${origin}/sitemap.xml`)).text()).replaceAll("&amp;", "&");
  const left = Array.from(sitemap.matchAll(/<loc>([^<]*)/g), ([, url = ""]) => new URL(url).pathname).slice(0, PAGES);
  const askOneByOne = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await getCompressed(origin + path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOneByOne));
}
