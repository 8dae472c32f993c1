import { setTimeout as sleep } from "node:timers/promises";
import type { Fault } from "contentful-emulator/faults";
import { startContentDrill } from "../../tests/support/content-drill.ts";

/**
 * Measures the built site while its content service fails: how much is served, how fast, what the service is still
 * asked, and how soon it is used again. First on a site that goes on, whose pages grow old meanwhile, then on one that
 * is restarted and has only the last responses. Prints one row for each kind of failure, and ends with 1 when a site
 * that goes on is worse than the bars.
 */

const BASE = "/venmala_hospital";
const PAGES = ["doctors", "news", "careers", "testimonials", "department/general_medicine", ""];
/** A page is rendered anew when it is older than half a minute and somebody asks for it. */
const LOAD_MS = { goesOn: 45_000, restarted: 8_000 };
const VISITORS = 4;
/** What visitors read before they go on to the next page. */
const READING_MS = 50;
/** For a site that goes on: every page, 99 % of them within, calls a second, and when the service is used again. */
const BARS = { lateMs: 300, calls: 20, backMs: 90_000 };

const FAULTS: Fault[] = [
  { kind: "down" },
  { kind: "slow", delayMs: 60_000 },
  { kind: "garbage" },
  { kind: "error" },
  { kind: "rate-limited" },
  { kind: "partial" },
];

type Site = Awaited<ReturnType<Awaited<ReturnType<typeof startContentDrill>>["startSite"]>>;
type Course = keyof typeof LOAD_MS;

for (const course of ["goesOn", "restarted"] as const) {
  console.log(course === "goesOn" ? "\nA site that goes on" : "\nA site that is restarted meanwhile");
  console.log("| failure | pages served with content | half within | 99 % within | calls a second | back after |");
  console.log("| --- | --- | --- | --- | --- | --- |");
  for (const fault of FAULTS) report(fault, await measure(fault, course), course);
}

interface Figures {
  visits: number;
  served: number;
  halfMs: number;
  lateMs: number;
  calls: number;
  backMs: number;
}

function report({ kind }: Fault, { visits, served, halfMs, lateMs, calls, backMs }: Figures, course: Course) {
  const times = [halfMs, lateMs].map((ms) => `${Math.round(ms)} ms`);
  const cells = [kind, `${served} of ${visits}`, ...times, calls.toFixed(1), `${(backMs / 1000).toFixed(1)} s`];
  console.log(`| ${cells.join(" | ")} |`);
  const isGood = served === visits && lateMs < BARS.lateMs && calls < BARS.calls && backMs < BARS.backMs;
  if (course === "goesOn" && !isGood) process.exitCode = 1;
}

/** Visitors see every page once, the service fails, the site is restarted or not, and visitors come again. */
async function measure(fault: Fault, course: Course): Promise<Figures> {
  await using drill = await startContentDrill();
  const first = await drill.startSite({ LOG_LEVEL: "silent" });
  for (const page of PAGES) await first.get(`${BASE}/${page}`);
  if (course === "restarted") await first.end("SIGTERM");
  drill.faults.set(fault);
  const site = course === "restarted" ? await drill.startSite({ LOG_LEVEL: "silent" }) : first;
  const callsBefore = drill.calls.count;
  const visits = await load(site, LOAD_MS[course]);
  const calls = (drill.calls.count - callsBefore) / (LOAD_MS[course] / 1000);
  drill.faults.clear();
  const clearedAt = performance.now();
  // An entry that nobody has is "not found" only when the service says so.
  while ((await site.get(`${BASE}/careers/detail/nobody`)).status !== 404) await sleep(50);
  const backMs = performance.now() - clearedAt;
  await site.end("SIGTERM");
  const times = visits.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const within = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  const served = visits.filter(({ isServed }) => isServed).length;
  return { visits: visits.length, served, halfMs: within(0.5), lateMs: within(0.99), calls, backMs };
}

async function load(site: Site, ms: number) {
  const visits: { ms: number; isServed: boolean }[] = [];
  const until = performance.now() + ms;
  const visit = async (first: number) => {
    for (let page = first; performance.now() < until; page += 1) {
      const begin = performance.now();
      const { status, text } = await site.get(`${BASE}/${PAGES[page % PAGES.length]}`);
      const isServed = status === 200 && !/No (?:doctors|Careers|Reviews) found|No news to view/.test(text);
      visits.push({ ms: performance.now() - begin, isServed });
      await sleep(READING_MS);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, first) => visit(first)));
  return visits;
}
