import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startFaultyMailServer, type FaultyMailServer } from "../../tests/faults/kills/start-faulty-mail-server.ts";
import { findFreePorts } from "../../tests/support/free-port.ts";
import { startSiteProcess, type SiteProcess } from "../../tests/support/site-process.ts";
import { readCpuSeconds } from "../support/process-figures.ts";
import {
  contactForm,
  cachedPage,
  renderedPage,
  createLoader,
  quantile,
  type LoadResponse,
  type LoadRequest,
} from "../support/send-load.ts";

// Measures what the built site can do and how fast: cached pages, rendered pages and forms, forms while the mail server
// stalls, and how soon mails are handed over. `npm run -w lab drill load`; with `-- --against FOLDER`, another clone
// that is built, the two are measured in turn, and the drill ends with 1 when this one is slower by more than a tenth.
// It ends with 1 as well when a bar is missed.

/** Dice by which every mail stalls. */
const ALWAYS_STALL = () => 0.17;
const ROUNDS = 5;
const SECONDS = 3;
const VISITORS = 4;
/** Forms a second while the hand-over of mails is measured, and for how long. */
const MAILS = { perSecond: 4, seconds: 45 };
const MAILS_LIMIT_MS = 90_000;
/** 95 % and 99.9 % of mails handed over within; forms acknowledged within while mails stall, and the slowest. */
const BARS = { mailsMs: [10_000, 60_000], acknowledgedMs: 100, slower: 0.9 };

const WORK: Record<string, (count: number) => LoadRequest> = {
  "cached pages": cachedPage,
  "rendered pages": renderedPage,
  forms: contactForm,
};

interface Side {
  site: SiteProcess;
  loader: ReturnType<typeof createLoader>;
  /** By kind of work. */
  responses: Map<string, LoadResponse[]>;
  /** How long the processor was busy, by kind of work. */
  cpuSeconds: Map<string, number>;
}

const { values } = parseArgs({ options: { against: { type: "string" } } });
const folder = await mkdtemp(join(tmpdir(), "load-"));
const started: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
let number = 0;
try {
  process.exitCode = (await drill()) ? 0 : 1;
} finally {
  for (const end of started.toReversed()) await end();
}

async function drill(): Promise<boolean> {
  console.log(`${cpus().length} cores, ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`);
  const { url } = await startMailServer();
  const own = await startSide("own", resolve("."), url);
  const other = values.against === undefined ? undefined : await startSide("other", resolve(values.against), url);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const side of round % 2 === 0 ? [own, other] : [other, own]) if (side) await measure(side);
  }
  for (const name of Object.keys(WORK)) console.log(`${name}: ${describe(own, name)}`);
  const isAsFast = other === undefined || compare(own, other);
  return [isAsFast, await measureStalling(), await measureHandOver()].every(Boolean);
}

async function startMailServer(random = () => 1): Promise<FaultyMailServer> {
  const server = await startFaultyMailServer(random);
  started.push(() => server.close());
  return server;
}

async function startSide(name: string, project: string, smtpUrl: string): Promise<Side> {
  const port = await findFreePorts();
  const settings = {
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: join(folder, name),
    SMTP_URL: smtpUrl,
    LOG_LEVEL: "silent",
  };
  const site = await startSiteProcess(settings, join(project, "server/main.ts"));
  const loader = createLoader(port);
  started.push(
    () => site.end("SIGTERM"),
    async () => loader.close(),
  );
  return { site, loader, responses: new Map(), cpuSeconds: new Map() };
}

async function measure({ site, loader, responses, cpuSeconds }: Side): Promise<void> {
  for (const [name, request] of Object.entries(WORK)) {
    const before = await readCpuSeconds(site.pid ?? 0);
    const come = await loader.askInTurn(VISITORS, SECONDS, () => request((number += 1)));
    responses.set(name, [...(responses.get(name) ?? []), ...come]);
    cpuSeconds.set(name, (cpuSeconds.get(name) ?? 0) + (await readCpuSeconds(site.pid ?? 0)) - before);
  }
}

function goodOf(responses: LoadResponse[] = []): LoadResponse[] {
  return responses.filter(({ status }) => status === 200 || status === 201);
}

function times(responses: LoadResponse[]): string {
  return `half within ${quantile(responses, 0.5)} ms, 99 % within ${quantile(responses, 0.99)} ms`;
}

function describe({ responses, cpuSeconds }: Side, name: string): string {
  const all = responses.get(name) ?? [];
  const good = goodOf(all);
  const perSecond = Math.round(good.length / (ROUNDS * SECONDS));
  const perCpuSecond = Math.round(good.length / (cpuSeconds.get(name) ?? 1));
  return `${perSecond} a second, ${perCpuSecond} a second of processor time, ${times(good)}, ${all.length - good.length} others`;
}

/** By processor time, which other work on the machine changes least. */
function compare(own: Side, other: Side): boolean {
  const speed = ({ responses, cpuSeconds }: Side, name: string) =>
    goodOf(responses.get(name)).length / (cpuSeconds.get(name) ?? 1);
  const shares = Object.keys(WORK).map((name) => {
    const share = speed(own, name) / speed(other, name);
    console.log(`${name}: ${Math.round(share * 100)} % of what the other does`);
    return share;
  });
  return shares.every((share) => share >= BARS.slower);
}

async function measureStalling(): Promise<boolean> {
  const { url, played } = await startMailServer(ALWAYS_STALL);
  const { loader } = await startSide("stalling", resolve("."), url);
  const responses = await loader.askAtRate(20, 10, () => contactForm((number += 1)));
  const good = goodOf(responses);
  console.log(
    `forms while every mail stalls (${played.get("stall") ?? 0} did): ${good.length} of ${responses.length}, ${times(good)}`,
  );
  return good.length === responses.length && quantile(good, 0.99) < BARS.acknowledgedMs;
}

/** From the acknowledgement of each form to its mail's arrival at a mail server that is well. */
async function measureHandOver(): Promise<boolean> {
  const { url, delivered } = await startMailServer();
  const { loader } = await startSide("mails", resolve("."), url);
  const acknowledged = new Map<number, number>();
  const first = number + 1;
  const last = number + MAILS.perSecond * MAILS.seconds;
  const sending: Promise<void>[] = [];
  while (number < last) {
    const own = (number += 1);
    sending.push(
      loader
        .ask(contactForm(own))
        .then(({ status }) => void (status === 201 && acknowledged.set(own, performance.now()))),
    );
    await sleep(1000 / MAILS.perSecond);
  }
  await Promise.all(sending);
  const until = Date.now() + MAILS_LIMIT_MS;
  while (delivered.length < acknowledged.size && Date.now() < until) await sleep(100);
  const tookMs = delivered
    .map(({ submission, at }) => at - (acknowledged.get(submission) ?? Number.NaN))
    .toSorted((a, b) => a - b);
  const within = (share: number) =>
    Math.round(tookMs[Math.min(tookMs.length - 1, Math.floor(tookMs.length * share))] ?? Infinity);
  const [most = 0, nearlyAll = 0] = [within(0.95), within(0.999)];
  console.log(
    `mails of ${acknowledged.size} of ${last - first + 1} forms: ${delivered.length}, 95 % handed over within ${most} ms, 99.9 % within ${nearlyAll} ms`,
  );
  const [mostBar = 0, allBar = 0] = BARS.mailsMs;
  return delivered.length === acknowledged.size && most <= mostBar && nearlyAll <= allBar;
}
