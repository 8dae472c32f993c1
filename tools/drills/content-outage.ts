/**
 * Measures the built site while its content service fails: how much is served, how fast, what the service is still asked,
 * and how soon it is used again. Prints one row for each kind of failure.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Fault } from "#content-service/faults/fault.ts";
import { startContentDrill } from "#tests/support/content-drill.ts";

const BASE = "/venmala_hospital";
const PAGES = ["doctors", "news", "careers", "testimonials", "department/general_medicine", ""];
const LOAD_MS = 8000;
const VISITORS = 4;
/** What visitors read before they go on to the next page. */
const READING_MS = 50;

const FAULTS: Fault[] = [
  { kind: "down" },
  { kind: "slow", delayMs: 60_000 },
  { kind: "garbage" },
  { kind: "error" },
  { kind: "rate-limited" },
  { kind: "partial" },
];

type Site = Awaited<ReturnType<Awaited<ReturnType<typeof startContentDrill>>["startSite"]>>;

console.log("| failure | pages served with content | half within | 99 % within | calls a second | back after |");
console.log("| --- | --- | --- | --- | --- | --- |");
for (const fault of FAULTS) console.log(`| ${(await measure(fault)).join(" | ")} |`);

/** Visitors see every page once, the service fails, the site is restarted, and visitors come again. */
async function measure(fault: Fault): Promise<string[]> {
  await using drill = await startContentDrill();
  const before = await drill.startSite({ LOG_LEVEL: "silent" });
  for (const page of PAGES) await before.get(`${BASE}/${page}`);
  await before.end("SIGTERM");
  drill.faults.set(fault);
  const site = await drill.startSite({ LOG_LEVEL: "silent" });
  const callsBefore = drill.calls.count;
  const visits = await load(site);
  const calls = drill.calls.count - callsBefore;
  drill.faults.clear();
  const clearedAt = performance.now();
  // An entry that nobody has is "not found" only when the service says so.
  while ((await site.get(`${BASE}/careers/detail/nobody`)).status !== 404) await sleep(50);
  const backAfter = performance.now() - clearedAt;
  await site.end("SIGTERM");
  const times = visits.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const served = visits.filter(({ isServed }) => isServed).length;
  return [
    fault.kind,
    `${served} of ${visits.length}`,
    ...[0.5, 0.99].map((part) => `${Math.round(times[Math.floor(times.length * part)] ?? 0)} ms`),
    (calls / (LOAD_MS / 1000)).toFixed(1),
    `${(backAfter / 1000).toFixed(1)} s`,
  ];
}

async function load(site: Site) {
  const visits: { ms: number; isServed: boolean }[] = [];
  const until = performance.now() + LOAD_MS;
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
