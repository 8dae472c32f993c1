// Sends the built site what nobody should: malformed bodies and requests, odd addresses and headers, and forms full of
// hostile text, which are right and must arrive once. `npm run drill:fuzz -- --requests 5000 --seed 1`; ends with 1 after
// an answer of 500 or more or a second one, an answer that tells of the program, one that never comes, a form that is lost,
// doubled or led astray, or memory that keeps growing.
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { sendRaw, statusesOf } from "#server/http/test-support/send-raw.ts";
import { post, type DrillSubmission } from "#tests/faults/kills/post-submission.ts";
import { createHostileRequests, createHostileSubmission } from "./load/hostile-requests.ts";
import { openDrill } from "./load/open-drill.ts";
import { readMemoryMb } from "./load/process-figures.ts";
import { waitForMails } from "./load/send-forms.ts";

const SENDERS = 6;
/** One in so many is a form that must arrive. */
const FORM_EVERY = 10;
const ANSWER_LIMIT_MS = 10_000;
const MAILS_LIMIT_MS = 90_000;
const MEMORY_BAR_MB = 150;
/** What an answer must not tell: where the program lies, its stack, its parts. */
const LEAK = new RegExp(
  [resolve("."), tmpdir(), "node_modules", String.raw`\n\s+at \S+ \(`, "SQLITE_", "better-sqlite3", "root:x:0"].join(
    "|",
  ),
);

const { values } = parseArgs({
  options: { requests: { type: "string", default: "5000" }, seed: { type: "string", default: "1" } },
});
const count = Number(values.requests);
const seed = Number(values.seed);
if (!(count > 0) || !Number.isInteger(seed)) {
  console.error("--requests and --seed must be whole numbers, the first above 0");
  process.exit(2);
}

await using drill = await openDrill(seed);
const { random, mailServer } = drill;
const { origin, port, pid } = await drill.startSite();
process.exitCode = (await fuzz()) ? 0 : 1;

interface Seen {
  statuses: Record<number, number>;
  failures: string[];
  leaks: string[];
  hangs: string[];
  forms: Map<number, DrillSubmission>;
  memoryMb: number[];
}

async function fuzz(): Promise<boolean> {
  const requests = createHostileRequests(seed, count);
  const seen: Seen = { statuses: {}, failures: [], leaks: [], hangs: [], forms: new Map(), memoryMb: [] };
  let next = 0;
  async function send() {
    while (next < count) {
      next += 1;
      const number = next;
      await ask(requests[number - 1] ?? "", seen);
      if (number % FORM_EVERY === 0) await submit(number, seen);
      if (number % Math.ceil(count / 100) === 0) seen.memoryMb.push(await readMemoryMb(pid));
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, send));
  return judge(seen, await countArrivals(seen.forms));
}

async function ask(bytes: string, seen: Seen): Promise<void> {
  const heard = await Promise.race([sendRaw(port, bytes), sleep(ANSWER_LIMIT_MS, undefined, { ref: false })]);
  const line = JSON.stringify(bytes.slice(0, 300));
  if (heard === undefined) {
    seen.hangs.push(line);
    return;
  }
  const statuses = statusesOf(heard).filter((status) => status >= 200);
  if (statuses.length > 1) seen.failures.push(`${statuses.join()} ${line}`);
  for (const status of statuses) {
    seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
    // Refused for now, as under any load.
    const isRefusal = status === 503 && /\r\nretry-after: /i.test(heard);
    if (status >= 500 && !isRefusal) seen.failures.push(`${status} ${line}`);
  }
  if (LEAK.test(heard)) seen.leaks.push(`${LEAK.exec(heard)?.[0]} ${line}`);
}

async function submit(number: number, seen: Seen): Promise<void> {
  const submission = createHostileSubmission(number, random);
  try {
    while (!(await post(origin, submission))) await sleep(100);
    seen.forms.set(number, submission);
  } catch (error) {
    seen.failures.push(`a form that is right: ${String(error)}`);
  }
}

interface Arrivals {
  lost: number[];
  repeats: number;
  astray: number;
}

async function countArrivals(forms: Map<number, DrillSubmission>): Promise<Arrivals> {
  const { lost, repeats } = await waitForMails(mailServer, forms.keys(), MAILS_LIMIT_MS);
  return {
    lost,
    repeats,
    astray: mailServer.delivered.filter(
      ({ submission, recipients }) => recipients.join() !== forms.get(submission)?.office,
    ).length,
  };
}

function judge({ statuses, failures, leaks, hangs, forms, memoryMb }: Seen, arrivals: Arrivals): boolean {
  const half = Math.floor(memoryMb.length / 2);
  const growth = Math.max(...memoryMb.slice(half)) - (memoryMb[half] ?? 0);
  console.log(`${count} requests, seed ${seed}: ${JSON.stringify(statuses)}`);
  console.log(
    `answers of 500 and more: ${failures.length}, that tell too much: ${leaks.length}, none: ${hangs.length}`,
  );
  for (const line of [...failures, ...leaks, ...hangs].slice(0, 20)) console.log(`  ${line}`);
  console.log(
    `forms: ${forms.size}, lost: ${arrivals.lost.length}, doubled: ${arrivals.repeats}, astray: ${arrivals.astray}`,
  );
  console.log(`memory: ${memoryMb[half]} MB half-way, at most ${growth} MB more after that`);
  const faults = failures.length + leaks.length + hangs.length;
  return faults + arrivals.lost.length + arrivals.repeats + arrivals.astray === 0 && growth < MEMORY_BAR_MB;
}
