import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import type { SlowPosts } from "../support/hold-slow-posts.ts";
import { openDrill } from "../support/open-drill.ts";
import { countOpenFiles, readCpuSeconds, readMemoryMb } from "../support/process-figures.ts";
import { renderedPage, createLoader, quantile, type LoadResponse, type LoadRequest } from "../support/send-load.ts";
import { startSenders, waitForMails } from "../support/send-forms.ts";

// Holds thousands of posts open against the built site, each sending a byte now and then, under the load of a busy day.
// Prints how fast pages, emergency numbers and health respond meanwhile, and whether an acknowledged form is lost.
// `npm run -w lab drill slow-posts -- --minutes 10 --connections 5200`; ends with 1 when a bar is missed.

/** Two requests a second each, except pages. */
const LOAD: Record<string, { perSecond: number; next: (count: number) => LoadRequest }> = {
  "cached pages": {
    perSecond: 20,
    next: (count) => ({ path: `/venmala_hospital/${["doctors", "news", "careers", "gallery"][count % 4]}` }),
  },
  "emergency numbers": { perSecond: 2, next: () => ({ path: "/venmala_hospital/contact_us" }) },
  "/healthz": { perSecond: 2, next: () => ({ path: "/healthz" }) },
  "rendered pages": { perSecond: 2, next: renderedPage },
};
/** 99 % of responses within, and the responses that may be missing. */
const BARS = { ms: 1000, missing: 0 };
const MAILS_LIMIT_MS = 60_000;

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "10" }, connections: { type: "string", default: "5200" } },
});
const seconds = Number(values.minutes) * 60;
if (!(seconds > 0)) throw new Error(`--minutes must be a number above 0, not "${values.minutes}"`);

await using drill = await openDrill();
const { origin, port, pid } = await drill.startSite();
process.exitCode = (await run()) ? 0 : 1;

async function run(): Promise<boolean> {
  // Pages are asked for once before, as on a site that runs.
  const warm = createLoader(port);
  for (const { next } of Object.values(LOAD)) for (let count = 0; count < 4; count += 1) await warm.ask(next(count));
  warm.close();
  const slow = holdSlowPosts({ port, connections: Number(values.connections) });
  const senders = startSenders({ origins: [origin], random: drill.random, senders: 2, pauseMs: 1000, retryMs: 1000 });
  const [responses] = await Promise.all([askForAll(), report(slow)]);
  await slow.terminate();
  await senders.end();
  const { lost, repeats } = await waitForMails(drill.mailServer, senders.acknowledged, MAILS_LIMIT_MS);
  console.log(`forms acknowledged ${senders.acknowledged.size}, sent again ${senders.refused()}`);
  console.log(`acknowledged and lost ${lost.length}, mails repeated ${repeats}`);
  return responses.every(Boolean) && lost.length === 0;
}

/** Whether each kind of request met its bar. Every request takes a new connection, as a new visitor does. */
function askForAll(): Promise<boolean[]> {
  return Promise.all(
    Object.entries(LOAD).map(async ([name, { perSecond, next }]) => {
      const visitors = createLoader(port, { keepAlive: false });
      const responses = await visitors.askAtRate(perSecond, seconds, next);
      const good = responses.filter(({ status }) => status === 200);
      const busy = responses.filter(({ status }) => status === 503).length;
      const missing = responses.length - good.length - busy;
      const others = new Set(
        responses.map(({ status }) => status).filter((status) => status !== 200 && status !== 503),
      );
      console.log(
        `${name}: ${good.length} of ${responses.length}, 503 ${busy}, no response (0) or another ${missing} (${[...others].join(", ")}), ` +
          `${times(good)}, all ${times(responses)}`,
      );
      const mayBeBusy = name === "rendered pages";
      return missing <= BARS.missing && (mayBeBusy || busy === 0) && quantile(responses, 0.99) < BARS.ms;
    }),
  );
}

function times(responses: LoadResponse[]): string {
  return `half within ${quantile(responses, 0.5)} ms, 99 % within ${quantile(responses, 0.99)} ms`;
}

function holdSlowPosts(workerData: SlowPosts): Worker {
  return new Worker(new URL("../support/hold-slow-posts.ts", import.meta.url), { workerData });
}

/** A line every twenty seconds, so that one sees what the figures at the end are of. */
async function report(slow: Worker) {
  let posts = { open: 0, ended: 0 };
  slow.on("message", (message: typeof posts) => (posts = message));
  const begin = performance.now();
  while (performance.now() - begin < seconds * 1000) {
    await sleep(20_000);
    const [files, memory] = await Promise.all([countOpenFiles(pid), readMemoryMb(pid)]);
    const at = Math.round((performance.now() - begin) / 1000);
    console.log(
      `${at} s: ${posts.open} slow posts open, ${posts.ended} ended by the site; the site has ${files} files open, ` +
        `${memory} MB, ${Math.round(await readCpuSeconds(pid))} s of processor time; load ${loadavg()[0]?.toFixed(1)}`,
    );
  }
}
