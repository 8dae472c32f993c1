// Runs the built site for minutes under the load of a busy day and looks whether memory, open files and the store's log
// stay as they are. `npm run drill:soak -- --minutes 10`; ends with 1 when one of them grows or something is lost.
import { stat } from "node:fs/promises";
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createSubmission, post } from "#tests/faults/kills/post-submission.ts";
import { openDrill } from "./load/open-drill.ts";
import { countOpenFiles, readMemoryMb } from "./load/process-figures.ts";
import { waitForMails } from "./load/send-forms.ts";
import { createLoader, quantile, type LoadAnswer } from "./load/send-load.ts";

const PAGES = ["", "doctors", "news", "careers", "testimonials", "gallery", "about_us", "department/general_medicine"];
const PAGES_PER_SECOND = 20;
const RENDERS_PER_SECOND = 3;
const FORMS_PER_SECOND = 1;
const SAMPLE_EVERY_MS = 5_000;
const MAILS_LIMIT_MS = 60_000;
/** How much more there may be in the last quarter than in the one before, on the mean. */
const BARS = { memoryMb: 20, openFiles: 20 };
/** SQLite writes its log back at 4 MB (1,000 pages); a resume may come on top. */
const WAL_MAX_MB = 16;

interface Sample {
  memoryMb: number;
  openFiles: number;
  walMb: number;
}

const { values } = parseArgs({ options: { minutes: { type: "string", default: "10" } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  console.error(`--minutes must be a number above 0, not "${values.minutes}"`);
  process.exit(2);
}

await using drill = await openDrill();
const { random, mailServer } = drill;
const { origin, port, pid, dataDir } = await drill.startSite();
const loader = createLoader(port);
drill.defer(() => loader.close());
process.exitCode = (await soak()) ? 0 : 1;

async function soak(): Promise<boolean> {
  const seconds = minutes * 60;
  const [pages, renders, acknowledged, samples] = await Promise.all([
    loader.askAtRate(PAGES_PER_SECOND, seconds, (count) => ({
      path: `/venmala_hospital/${PAGES[count % PAGES.length]}`,
    })),
    loader.askAtRate(RENDERS_PER_SECOND, seconds, (count) => ({
      path: `/venmala_hospital/what_is_where?find=heart+${count}`,
    })),
    sendForms(seconds),
    sample(seconds),
  ]);
  const { lost } = await waitForMails(mailServer, acknowledged, MAILS_LIMIT_MS);
  console.log(`${minutes} minutes, load of the machine ${loadavg()[0]?.toFixed(1)}`);
  report("kept pages", pages);
  report("rendered pages", renders);
  console.log(`forms acknowledged: ${acknowledged.length}, delivered: ${acknowledged.length - lost.length}`);
  const quarters = [0, 1, 2, 3].map((quarter) => meanOf(samples, quarter));
  console.log(`memory in MB, quarter by quarter: ${quarters.map(({ memoryMb }) => memoryMb).join(", ")}`);
  console.log(`open files: ${quarters.map(({ openFiles }) => openFiles).join(", ")}`);
  const walMb = Math.max(...samples.map((one) => one.walMb));
  console.log(`largest log of the store: ${walMb.toFixed(1)} MB`);
  const [, , third, last] = quarters as [Sample, Sample, Sample, Sample];
  return (
    [...pages, ...renders].every(({ status, retryAfter }) => status === 200 || retryAfter !== undefined) &&
    lost.length === 0 &&
    last.memoryMb - third.memoryMb <= BARS.memoryMb &&
    last.openFiles - third.openFiles <= BARS.openFiles &&
    walMb <= WAL_MAX_MB
  );
}

/** The numbers of those that were acknowledged. */
async function sendForms(seconds: number): Promise<number[]> {
  const acknowledged: number[] = [];
  for (let number = 1; number <= seconds * FORMS_PER_SECOND; number += 1) {
    const due = sleep(1000 / FORMS_PER_SECOND);
    if (await post(origin, createSubmission(number, random))) acknowledged.push(number);
    await due;
  }
  return acknowledged;
}

async function sample(seconds: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let count = 0; count < (seconds * 1000) / SAMPLE_EVERY_MS; count += 1) {
    await sleep(SAMPLE_EVERY_MS);
    const [memoryMb, openFiles, wal] = await Promise.all([
      readMemoryMb(pid),
      countOpenFiles(pid),
      stat(join(dataDir, "submissions.sqlite-wal")),
    ]);
    samples.push({ memoryMb, openFiles, walMb: wal.size / 1024 ** 2 });
  }
  return samples;
}

function meanOf(samples: Sample[], quarter: number): Sample {
  const part = samples.slice((samples.length * quarter) / 4, (samples.length * (quarter + 1)) / 4);
  const mean = (read: (one: Sample) => number) =>
    Math.round(part.reduce((sum, one) => sum + read(one), 0) / part.length);
  return {
    memoryMb: mean((one) => one.memoryMb),
    openFiles: mean((one) => one.openFiles),
    walMb: mean((one) => one.walMb),
  };
}

function report(what: string, answers: LoadAnswer[]) {
  const good = answers.filter(({ status }) => status === 200);
  const times = `half within ${quantile(good, 0.5)} ms, 99 % within ${quantile(good, 0.99)} ms`;
  const refused = answers.filter(({ status }) => status === 503).length;
  console.log(`${what}: ${good.length} of ${answers.length}, ${refused} refused, ${times}`);
}
