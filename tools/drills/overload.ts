// Asks the built site for several times as many pages as it can render, and measures what visitors get meanwhile and
// afterwards. `npm run drill:overload`; ends with 1 when a bar is missed.
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePorts } from "#tests/support/free-port.ts";
import { startSiteProcess } from "#tests/support/site-process.ts";
import { readCpuSeconds } from "./load/process-figures.ts";
import { contactForm, keptPage, renderedPage } from "./load/requests.ts";
import { createLoader, quantile, type LoadAnswer, type LoadRequest } from "./load/send-load.ts";

/** Each round is so long at best and as long with the crowd. */
const SECONDS = 4;
const ROUNDS = 5;
/** Visitors who keep the site as busy as it can be without refusing anybody. */
const VISITORS = 8;
/** How many times as many pages are asked for as the site can render. */
const FACTOR = 5;
/** The worst that may come of it. */
const BARS = { goodput: 0.8, goodMs: 1000, shedMs: 500, recoveryMs: 2000 };

/** What must not suffer: five of each a second. */
const BESIDE_PER_SECOND = 5;
const BESIDE: Record<string, (count: number) => LoadRequest> = {
  "kept page": keptPage,
  file: () => ({ path: "/favicon.svg" }),
  health: () => ({ path: "/healthz" }),
  form: contactForm,
};

const folder = await mkdtemp(join(tmpdir(), "overload-"));
const port = await findFreePorts();
const settings = {
  HOST: "127.0.0.1",
  PORT: String(port),
  DATA_DIR: folder,
  LOG_LEVEL: "silent",
};
const site = await startSiteProcess(settings);
const pid = site.pid ?? 0;
const loader = createLoader(port);
try {
  process.exitCode = (await drill()) ? 0 : 1;
} finally {
  loader.close();
  await site.end("SIGTERM");
  await rm(folder, { recursive: true, force: true });
}

async function drill(): Promise<boolean> {
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model}), load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
  );
  await loader.askInTurn(VISITORS, SECONDS, renderedPage);
  for (const next of Object.values(BESIDE)) await loader.ask(next(0));
  let [best, bestCpu, crowdCpu] = [0, 0, 0];
  const crowd: LoadAnswer[] = [];
  const beside = new Map<string, LoadAnswer[]>(Object.keys(BESIDE).map((name) => [name, []]));
  let recoveryMs = 0;
  // In turn, because a busy machine does not give the same for long.
  for (let round = 0; round < ROUNDS; round += 1) {
    const idle = await readCpuSeconds(pid);
    const [answers] = await Promise.all([
      loader.askInTurn(VISITORS, SECONDS, renderedPage),
      askBeside(round * 2 * BESIDE_PER_SECOND * SECONDS),
    ]);
    const good = goodOf(answers).length;
    const full = await readCpuSeconds(pid);
    best += good;
    bestCpu += full - idle;
    const [crowdAnswers, besideAnswers] = await Promise.all([
      loader.askAtRate((good / SECONDS) * FACTOR, SECONDS, renderedPage),
      askBeside((round * 2 + 1) * BESIDE_PER_SECOND * SECONDS),
    ]);
    crowdCpu += (await readCpuSeconds(pid)) - full;
    crowd.push(...crowdAnswers);
    for (const [name, others] of besideAnswers) beside.get(name)?.push(...others);
    recoveryMs = Math.max(recoveryMs, await measureRecovery());
  }
  return judge(best, bestCpu / crowdCpu, crowd, beside, recoveryMs);
}

/** Asks for everything that is to go on besides, each text from that number on. */
function askBeside(first: number): Promise<[name: string, answers: LoadAnswer[]][]> {
  return Promise.all(
    Object.entries(BESIDE).map(async ([name, next]) => [
      name,
      await loader.askAtRate(BESIDE_PER_SECOND, SECONDS, (count) => next(1 + first + count)),
    ]),
  );
}

/**
 * `cpuShare` is the site's processor time at best to that with the crowd: who asks takes processor time from the site on
 * the same machine, and the site is judged by what it makes of its own.
 */
function judge(
  best: number,
  cpuShare: number,
  crowd: LoadAnswer[],
  beside: Map<string, LoadAnswer[]>,
  recoveryMs: number,
): boolean {
  const good = goodOf(crowd);
  const shed = crowd.filter(({ status, retryAfter }) => status === 503 && retryAfter !== undefined);
  const failures = crowd.length - good.length - shed.length;
  const goodput = (good.length / best) * cpuShare;
  console.log(`${Math.round(best / ROUNDS / SECONDS)} pages a second at best`);
  console.log(
    `asked for ${FACTOR} times as many: ${percent(good.length / best)} of the best, ${percent(goodput)} by processor time`,
  );
  console.log(`good: ${times(good)}`);
  console.log(`refused with Retry-After: ${times(shed)}`);
  console.log(`other failures: ${failures}`);
  for (const [name, answers] of beside) console.log(`${name}: ${times(goodOf(answers))} of ${answers.length}`);
  console.log(`as quick as before after ${Math.round(recoveryMs)} ms`);
  return (
    goodput >= BARS.goodput &&
    quantile(good, 0.99) <= BARS.goodMs &&
    quantile(shed, 0.99) <= BARS.shedMs &&
    failures === 0 &&
    [...beside.values()].every((answers) => goodOf(answers).length === answers.length) &&
    recoveryMs <= BARS.recoveryMs
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function times(answers: LoadAnswer[]): string {
  return `${answers.length}, half within ${quantile(answers, 0.5)} ms, 99 % within ${quantile(answers, 0.99)} ms`;
}

function goodOf(answers: LoadAnswer[]): LoadAnswer[] {
  return answers.filter(({ status }) => status === 200 || status === 201);
}

/** From the end of the crowd until ten pages in a row are rendered within a fifth of a second each. */
async function measureRecovery(): Promise<number> {
  const begin = performance.now();
  let inRow = 0;
  let since = 0;
  for (let count = 0; inRow < 10 && performance.now() - begin < 30_000; count += 1) {
    const at = performance.now() - begin;
    const { status, ms } = await loader.ask(renderedPage(1_000_000 + count));
    inRow = status === 200 && ms < 200 ? inRow + 1 : 0;
    if (inRow === 1) since = at;
    await sleep(20);
  }
  return inRow === 10 ? since : Infinity;
}
