import { mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { signRequest, WEBHOOK_PATH as WEBHOOK } from "../../server/webhook/webhook.ts";
import { readProofPhrases } from "../../tests/search/proof-set.ts";
import { findFreePorts } from "../../tests/support/free-port.ts";
import { readNpmStart } from "../../tests/support/npm-start.ts";
import { generateGroup } from "../generate-group.ts";
import { listPlaces } from "../group/hospital-files.ts";
import WORDS from "../group/words.json" with { type: "json" };
import { visitOneOfEach, type PageKind } from "../support/one-of-each-page.ts";
import { readCpuSeconds, readMemoryMb } from "../support/process-figures.ts";
import { runSiteProcess } from "../../tests/support/site-process.ts";
import { toEnvironment } from "../support/to-environment.ts";

// What groups of 3, 30, 100 and 300 invented hospitals cost, one row each: `npm run -w lab drill scale`. For some of
// them: `-- --hospitals 30,300`. Processor time, of the site and its child processes, is not lengthened by other work.

const SECRET = "s".repeat(64);
const NAMES = WORDS.first.slice(0, 12).map((first, at) => `Dr. ${first} ${WORDS.last[at]}`);
const TOWNS = listPlaces(8).map(({ en }) => `heart doctor in ${en.place}`);
const UNKNOWN = ["zxcvbn", "cement rate", "bus timings to Munnar", "gold loan", "qwerty uiop", "cricket score"];
/** Complaints, departments, questions and dangers in English, Malayalam and Manglish, names, towns, unknown words. */
const PHRASES = (await readProofPhrases()).flatMap(({ text }, at) => (at % 10 === 0 ? [text] : []));
const SEARCHES = [...PHRASES, ...NAMES, ...WORDS.malayalam, ...TOWNS, ...UNKNOWN];
const MOST_WAIT_MS = 500_000;

const { values } = parseArgs({ options: { hospitals: { type: "string", default: "3,30,100,300" } } });
const rows: string[] = [];
for (const hospitals of values.hospitals.split(",").map(Number)) {
  const folder = await mkdtemp(join(tmpdir(), "scale-"));
  try {
    rows.push(await measure(hospitals, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
const HEAD = [
  ...["hospitals", "ready s (processor s)", "memory after the start, most MB", "an edit shown after s"],
  ...["pages of hospitals emptied by a webhook", "largest page KB", "Brotli KB", "first search ms"],
  ...[`then ms, median and 95 % of ${SEARCHES.length}; suggestions`, "load"],
];
console.log(`\n| ${HEAD.join(" | ")} |\n|${" --- |".repeat(HEAD.length)}\n${rows.join("\n")}`);

async function measure(hospitals: number, folder: string): Promise<string> {
  const settings = await generateGroup({ hospitals, out: join(folder, "group") });
  const began = performance.now();
  const site = await startSite({ ...settings, DATA_DIR: join(folder, "data") });
  try {
    await site.get("/readyz");
    const readyS = (performance.now() - began) / 1000;
    const readyCpu = await site.cpuSeconds();
    await sleep(5000);
    const startedMb = await site.memoryMb();
    const pages = await visitOneOfEach(["/", "/emergency", "/ml", "/venmala_hospital_thodupuzha"], site.get);
    for (const { kind, rawKb, brotliKb } of pages.slice(0, 15))
      console.log(`  ${hospitals} hospitals: ${rawKb.toFixed(0)} KB, by Brotli ${brotliKb.toFixed(0)}: ${kind}`);
    const cpuOf = async (work: () => Promise<unknown>) => {
      const before = await site.cpuSeconds();
      await work();
      return 1000 * ((await site.cpuSeconds()) - before);
    };
    const costOf = async (path: string) => {
      const costs: number[] = [];
      for (const words of SEARCHES) costs.push(await cpuOf(() => site.read(path + encodeURIComponent(words))));
      const sorted = costs.toSorted((a, b) => a - b);
      const at = (share: number) => sorted[Math.floor(share * sorted.length)]?.toFixed(1);
      return `${at(0.5)}, ${at(0.95)}`;
    };
    const first = await cpuOf(() => site.read("/search?q=heart+doctor"));
    // What the start left to do would count as theirs.
    while ((await cpuOf(() => sleep(2000))) > 100);
    const then = `${await costOf("/search?q=")}; ${await costOf("/search/suggestions?q=")}`;
    const emptied = await countEmptied(site, await readdir(join(folder, "group/hospitals")), cpuOf);
    const editS = await timeEdit(site, settings.CONTENT_EXPORT ?? "", pages);
    const largest = (name: "rawKb" | "brotliKb") => pages.toSorted((a, b) => b[name] - a[name])[0];
    const tell = (name: "rawKb" | "brotliKb") => `${largest(name)?.[name].toFixed(0)} (${largest(name)?.kind})`;
    const cells = [
      ...[hospitals, `${readyS.toFixed(1)} (${readyCpu.toFixed(1)})`],
      ...[`${startedMb}, ${Math.max(site.mostMb(), await site.memoryMb())}`, editS.toFixed(1), emptied],
      ...[tell("rawKb"), tell("brotliKb"), first.toFixed(0), then],
      loadavg()[0]?.toFixed(1),
    ];
    return `| ${cells.join(" | ")} |`;
  } finally {
    await site.stop();
  }
}

/** The site with all its processes, by the words of its `npm start`. */
async function startSite(settings: Record<string, string>) {
  const { variables, command } = await readNpmStart();
  const port = await findFreePorts();
  const origin = `http://127.0.0.1:${port}`;
  const own = { HOST: "127.0.0.1", PORT: String(port), LOG_LEVEL: "error", CONTENTFUL_WEBHOOK_SIGNING_SECRET: SECRET };
  const site = runSiteProcess({ ...own, ...toEnvironment(variables), ...settings }, command);
  const sum = async (read: (pid: number) => Promise<number>) => {
    const each = (await listProcesses(site.pid ?? 0)).map((pid) => read(pid).catch(() => 0));
    return (await Promise.all(each)).reduce((all, one) => all + (one || 0), 0);
  };
  const ask = (path: string) => fetch(origin + path, { headers: { "accept-encoding": "br" } }).catch(() => undefined);
  /** Again as long as the site is too busy. */
  const get = async (path: string): Promise<Response> => {
    for (const until = performance.now() + MOST_WAIT_MS; performance.now() < until; await sleep(100)) {
      const response = await ask(path);
      if (response && response.status !== 503) return response;
    }
    throw new Error(`${path} is not served: ${site.output().slice(-2000)}`);
  };
  let most = 0;
  const memoryMb = () => sum(readMemoryMb);
  const watch = setInterval(() => void memoryMb().then((mb) => (most = Math.max(most, mb))), 200);
  return {
    ...{ origin, get, memoryMb },
    mostMb: () => most,
    cpuSeconds: () => sum(readCpuSeconds),
    read: async (path: string) => (await get(path)).text(),
    async stop() {
      clearInterval(watch);
      await site.end("SIGTERM");
    },
  };
}

type Site = Awaited<ReturnType<typeof startSite>>;

/** A process and those that its first thread started (proc(5)). */
async function listProcesses(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  return [pid, ...children.split(" ").filter(Boolean).map(Number)];
}

/** Of the home pages of some hospitals, those that cost a render again after the webhook of a doctor of the first. */
async function countEmptied(site: Site, ids: string[], cpuOf: (work: () => Promise<unknown>) => Promise<number>) {
  const homes = ["/venmala_hospital", ...ids.slice(1, 20).map((id) => `/venmala_hospital_${id}`)];
  for (const home of homes) await site.read(home);
  const body = JSON.stringify({
    sys: { id: "new", type: "Entry", publishedCounter: 1 },
    fields: { hospital: { "en-US": "Kayalora Hospital" } },
  });
  const headers = {
    "x-contentful-topic": "ContentManagement.Entry.publish",
    "x-contentful-signed-headers": "x-contentful-topic",
    "x-contentful-timestamp": String(Date.now()),
  };
  const signature = signRequest({ method: "POST", path: WEBHOOK, headers, body: Buffer.from(body) }, SECRET);
  const signed = { ...headers, "x-contentful-signature": signature, "content-type": "application/json" };
  const { status } = await fetch(site.origin + WEBHOOK, { method: "POST", headers: signed, body });
  if (status !== 204) throw new Error(`the webhook was answered by ${status}`);
  let emptied = 0;
  for (const home of homes) if ((await cpuOf(() => site.read(home))) >= 20) emptied += 1;
  return `${emptied} of ${homes.length}`;
}

/** Seconds from a doctor's new hours in the export until the doctor's page shows them. */
async function timeEdit(site: Site, exportFile: string, pages: PageKind[]): Promise<number> {
  const { path = "" } = pages.find(({ kind }) => kind === "/:hospital/doctors/details/:entry") ?? {};
  const lines = (await readFile(exportFile, "utf8")).split("\n");
  const at = lines.findIndex((line) => line.includes(`"id":"${path.split("/").at(-1)}"`));
  lines[at] = (lines[at] ?? "").replace(/"skill":\{"en-US":"[^"]*"/, `"skill":{"en-US":"Changed in the drill"`);
  await site.read(path);
  await writeFile(`${exportFile}.part`, lines.join("\n"));
  const began = performance.now();
  await rename(`${exportFile}.part`, exportFile);
  while (!(await site.read(path)).includes("Changed in the drill")) {
    if (performance.now() - began > 120_000) return Number.POSITIVE_INFINITY;
    await sleep(100);
  }
  return (performance.now() - began) / 1000;
}
