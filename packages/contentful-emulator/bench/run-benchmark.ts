import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { appendFile, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { loadServedSpace, loadSpaceExport, type ServedSpace } from "../export/load-space.ts";
import { executeQuery } from "../http/execute-query.ts";
import { orderViews } from "../schema/order.ts";
import { createSpaceTypes } from "../schema/create-space-schema.ts";
import { createContentSpace } from "../space/content-space.ts";
import { viewEntries } from "../space/content-view.ts";
import { createInventor, inventExport } from "./invented-export.ts";
import { inventRange, ONE_ENTRY, QUESTIONS, type Question } from "./questions.ts";
import type { ServedExport, Usage } from "./serve-export.ts";

// Measures how the service serves an export of 20,000 invented entries over HTTP, or of as many as the first argument
// says, beside one of 200: what costs the same for both looks at no more entries than it gives.

const SMALL = 200;
const LARGE = Number(process.argv[2] ?? 20_000);
const WARM_UP = 50;
const ROUNDS = 400;

const SCAN_ROUNDS = 20;
const RELOADS = 20;

/** Milliseconds of the processor that the benchmark's range query takes when every article is looked at and sorted. */
async function measureScan(exportFile: string): Promise<number> {
  const space = createContentSpace(await loadSpaceExport(exportFile));
  const { filter, order } = createSpaceTypes(space).entries.get("article")!;
  const orderBy = ["isFeatured_DESC", "rating_DESC"].map((name) => order.getValue(name)?.value as unknown);
  const perspective = { space, locale: "en", useFallbackLocale: true, preview: false };
  const inventor = createInventor(1);
  const before = process.cpuUsage();
  for (let round = 0; round < SCAN_ROUNDS; round += 1) {
    const { from, to } = inventRange(inventor);
    const views = viewEntries(perspective, space.findEntriesOfType("article"));
    const found = views.filter((view) => filter.matches(view, { publishedOn_gte: from, publishedOn_lt: to }));
    orderViews(found, orderBy);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / SCAN_ROUNDS;
}

/** The processor's milliseconds of the longest turn of the event loop during some work: nothing waits longer. */
async function measureLongestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isWorking = true;
  let before = process.threadCpuUsage();
  const noteTurn = () => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
    if (isWorking) setImmediate(noteTurn);
  };
  setImmediate(noteTurn);
  await work();
  isWorking = false;
  return longest;
}

/** The longest turns while an export is read again, and while the first queries make its indexes. */
async function measureTurns(exportFile: string, entryCount: number) {
  const ask = ({ space, schema }: ServedSpace) => {
    if (schema instanceof Error) throw schema;
    const context = { space, canPreview: false, assetUrl: (url: string) => url };
    const asked = QUESTIONS.map(({ query, invent }) => ({
      query,
      variables: invent(createInventor(1), entryCount),
      operationName: undefined,
    }));
    return Promise.all(asked.map((request) => executeQuery(schema, request, context, { requestId: "" })));
  };
  await ask(await loadServedSpace(exportFile));
  let served: ServedSpace | undefined;
  const reload = await measureLongestTurn(async () => (served = await loadServedSpace(exportFile)));
  return { reload, indexes: await measureLongestTurn(() => ask(served!)) };
}

/** The longest wait in milliseconds of queries, one after another, while the changed file is read many times. */
async function measureWaitsOfReloads(
  service: ChildProcess,
  exportFile: string,
  ask: () => Promise<number>,
): Promise<number> {
  let longest = 0;
  for (let reload = 0; reload < RELOADS; reload += 1) {
    const reloaded = new AbortController();
    service.once("message", () => reloaded.abort());
    await appendFile(exportFile, " ");
    while (!reloaded.signal.aborted) longest = Math.max(longest, await ask());
  }
  return longest;
}

/** Milliseconds of one kind of query. The processor's time is not lengthened by other work on the machine. */
interface Times {
  readonly median: number;
  readonly p99: number;
  /** The processor's time for the first one, which makes indexes. */
  readonly firstCpu: number;
  /** The processor's time for one of those after it. */
  readonly cpu: number;
}

interface Measured {
  readonly entryCount: number;
  readonly fileBytes: number;
  readonly loadMs: number;
  /** The processor's time until the service was ready. */
  readonly loadCpuMs: number;
  readonly turns: { readonly reload: number; readonly indexes: number };
  /** The longest wait for an answer while the export was read again. */
  readonly reloadWaitMs: number;
  readonly memoryBytes: { readonly loaded: number; readonly asked: number };
  readonly times: readonly Times[];
  /** The processor's time for the range query without indexes. */
  readonly scanMs: number;
}

const toMb = (bytes: number) => Math.round(bytes / 2 ** 20);

async function measure(entryCount: number): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), "content-service-bench-"));
  const exportFile = join(folder, "export.json");
  await writeFile(exportFile, JSON.stringify(inventExport(entryCount)));
  const service = fork(join(import.meta.dirname, "serve-export.ts"), [exportFile], { execArgv: ["--expose-gc"] });
  try {
    const [served] = (await once(service, "message")) as [ServedExport];
    const readUsage = async (asked: "memory" | "cpu") => {
      service.send(asked);
      return ((await once(service, "message")) as [Usage])[0];
    };
    const { memoryBytes: loaded, cpuMs: loadCpuMs } = await readUsage("memory");
    const times: Times[] = [];
    for (const question of QUESTIONS)
      times.push(await measureQuestion(served, question, entryCount, () => readUsage("cpu")));
    const { memoryBytes: asked } = await readUsage("memory");
    const inventor = createInventor(1);
    const reloadWaitMs = await measureWaitsOfReloads(service, exportFile, () =>
      timeRequest(served, ONE_ENTRY, ONE_ENTRY.invent(inventor, entryCount)),
    );
    const { size } = await stat(exportFile);
    const scanMs = await measureScan(exportFile);
    const turns = await measureTurns(exportFile, entryCount);
    const load = { loadMs: served.loadMs, loadCpuMs, turns, reloadWaitMs };
    return { scanMs, entryCount, fileBytes: size, ...load, memoryBytes: { loaded, asked }, times };
  } finally {
    service.disconnect();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureQuestion(
  served: ServedExport,
  question: Question,
  entryCount: number,
  readUsage: () => Promise<Usage>,
): Promise<Times> {
  const inventor = createInventor(1);
  let asked = 0;
  const ask = () => {
    asked += 1;
    const query = question.isAlwaysNew ? `${question.query} # ${asked}` : question.query;
    return timeRequest(served, { ...question, query }, question.invent(inventor, entryCount));
  };
  const atFirst = await readUsage();
  await ask();
  const firstCpu = (await readUsage()).cpuMs - atFirst.cpuMs;
  for (let round = 0; round < WARM_UP; round += 1) await ask();
  const before = await readUsage();
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) took.push(await ask());
  const after = await readUsage();
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { firstCpu, median: at(0.5), p99: at(0.99), cpu: (after.cpuMs - before.cpuMs) / ROUNDS };
}

async function timeRequest(served: ServedExport, { name, query }: Question, variables: object): Promise<number> {
  const began = performance.now();
  const response = await fetch(served.graphqlUrl, {
    method: "POST",
    headers: { authorization: `Bearer ${served.deliveryToken}` },
    body: JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  const took = performance.now() - began;
  if (!response.ok || text.includes('"errors"')) throw new Error(`${name}: ${text.slice(0, 500)}`);
  return took;
}

function printTable(few: Measured, many: Measured): void {
  const row = (cells: (string | number)[]) =>
    console.log(`| ${cells.map((cell) => (typeof cell === "number" ? cell.toFixed(1) : cell)).join(" | ")} |`);
  row(["milliseconds", "p50", "p99", "processor", "first", "of 200: p50", "p99", "processor", "ratio"]);
  row(["---", ...Array.from({ length: 8 }, () => "---:")]);
  QUESTIONS.forEach(({ name }, index) => {
    const [little, much] = [few.times[index], many.times[index]];
    if (!little || !much) return;
    const large = [much.median, much.p99, much.cpu, much.firstCpu];
    row([name, ...large, little.median, little.p99, little.cpu, much.cpu / little.cpu]);
  });
}

const small = await measure(SMALL);
const large = await measure(LARGE);
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}\n`,
);
for (const { entryCount, fileBytes, memoryBytes, ...load } of [large, small]) {
  const { loaded, asked } = memoryBytes;
  const toSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
  console.log(
    `${entryCount} entries (${toMb(fileBytes)} MB): served after ${toSeconds(load.loadMs)} s (${toSeconds(load.loadCpuMs)} s of the processor), ${toMb(loaded)} MB of memory, ${toMb(asked)} MB with the indexes of all queries below; longest turn of the processor while it is read again ${load.turns.reload.toFixed(0)} ms, while all indexes are made ${load.turns.indexes.toFixed(0)} ms; longest wait for an answer during ${RELOADS} reloads ${load.reloadWaitMs.toFixed(0)} ms`,
  );
}
console.log("");
printTable(small, large);
console.log(
  `\nThe range query without indexes: ${large.scanMs.toFixed(1)} ms of the processor, ${small.scanMs.toFixed(1)} of 200`,
);
