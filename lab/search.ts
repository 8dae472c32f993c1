import { loadavg } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { loadSite } from "../site/hospitals/load-site.server.ts";
import { foldText } from "../site/search/fold.ts";
import { createTargetIndex, rankTargets } from "../site/search/rank-targets.ts";
import { loadSearchWords } from "../site/search/search-words.server.ts";
import { countFoundDoctors } from "../tests/search/doctor-names.ts";
import {
  ALARM_KINDS,
  countFigures,
  createAnswering,
  LANGUAGES,
  readAlarmPhrases,
  readProofPhrases,
  type Figures,
} from "../tests/search/proof-set.ts";
import { findChromium } from "../tests/support/find-chromium.ts";
import { serveSite } from "../tools/screens/photograph.ts";

// Prints how fast the search is and how well it answers the phrases of `tests/search`, as tables: `npm run -w lab
// search`. `-- unseen` or `-- tuned` for one half of them.
const half = process.argv[2];
const SUGGESTIONS = 60;
const answering = await createAnswering();
const phrases = await readProofPhrases();
const DATA_DIR = join(import.meta.dirname, "../data");
const site = await loadSite({ dataDir: DATA_DIR });
const words = await loadSearchWords(DATA_DIR);
const keyOf = (text: string) => foldText(text).join(" ");
const listed = listPhrases();

const speed = measureSpeed(500);
const painted = await measureSuggestions();
console.log(`## speed, load ${loadavg()[0]?.toFixed(1)}\n\n| What | Bar | Measured |\n| --- | --- | --- |`);
const SPEEDS: [what: string, bar: number, measured: number][] = [
  ["Index of 500 doctors, processor time", 300, speed.made],
  ["Query over 500 doctors, processor time, 95 of 100 within", 5, speed.p95],
  ["Query over 500 doctors, processor time, median", 5, speed.median],
  [`Last key to painted suggestions, ${SUGGESTIONS} times, 95 of 100 within`, 60, quantile(painted, 0.95)],
  ["Last key to painted suggestions, median", 60, quantile(painted, 0.5)],
];
for (const [what, bar, measured] of SPEEDS) {
  const missed = measured > bar ? ", missed" : "";
  console.log(`| ${what} | ${bar} ms | ${measured.toFixed(1)} ms${missed} |`);
}

console.log("\n## names\n\n| A doctor's name | First | Within three |\n| --- | --- | --- |");
for (const { way, doctors, first, withinThree } of countFoundDoctors(answering.doctors, answering.search))
  console.log(`| ${way} | ${share(first, doctors)} | ${share(withinThree, doctors)} |`);

console.log("\n## alarms\n\n| Kind | Wrong |\n| --- | --- |");
for (const kind of ALARM_KINDS) {
  const alarms = await readAlarmPhrases(kind);
  const wrong = alarms.filter((text) => answering.search(text).includes("emergency") === (kind === "harmless"));
  console.log(`| ${kind} | ${wrong.length} of ${alarms.length} ${wrong.join(", ")} |`);
}

const HALVES = { tuned: 1, unseen: 0 };

for (const [name, rest] of Object.entries(HALVES)) {
  if (half !== undefined && half !== name) continue;
  const of = phrases.filter(({ line }) => line % 2 === rest);
  console.log(
    `\n## ${name} half\n\n| Phrases | First right | Within three | Emergencies | False alarms | Plain: first | Plain: three |`,
  );
  console.log("| --- | --- | --- | --- | --- | --- | --- |");
  for (const language of [...LANGUAGES, undefined]) {
    const some = of.filter((phrase) => !language || phrase.language === language);
    const figures = countFigures(some, answering.search);
    const plain = countFigures(some, answering.plain);
    console.log(
      `| ${language ?? "all"}, ${some.length} ${describe(figures)} ${share(plain.first, plain.phrases)} | ${share(plain.withinThree, plain.phrases)} |`,
    );
  }
  const unlisted = countFigures(
    of.filter(({ text }) => !listed.has(keyOf(text))),
    answering.search,
  );
  console.log(
    `\nNot word for word in data/search: ${unlisted.phrases}; first right ${share(unlisted.first, unlisted.phrases)}, ` +
      `within three ${share(unlisted.withinThree, unlisted.phrases)}.`,
  );
  console.log("\n| Kind | First right | Within three |\n| --- | --- | --- |");
  for (const kind of new Set(of.map((phrase) => phrase.kind))) {
    const {
      phrases: all,
      first,
      withinThree,
    } = countFigures(
      of.filter((phrase) => phrase.kind === kind),
      answering.search,
    );
    console.log(`| ${kind}, ${all} | ${share(first, all)} | ${share(withinThree, all)} |`);
  }
  const wrong = countFigures(of, answering.search).wrongAlarms.map(({ text }) => `“${text}”`);
  console.log(`\nAlarms missed or wrong: ${wrong.join(", ") || "none"}.`);
  console.log("\n| Phrase | Right | Found |\n| --- | --- | --- |");
  for (const { phrase, answers } of countFigures(of, answering.search).failures)
    console.log(`| ${phrase.text} | ${phrase.accepted.join(", ")} | ${answers.slice(0, 3).join(", ") || "nothing"} |`);
}

function describe({ phrases: all, first, withinThree, emergencies, recognised, falseAlarms }: Figures): string {
  return `| ${share(first, all)} | ${share(withinThree, all)} | ${recognised} of ${emergencies} | ${falseAlarms} (${share(falseAlarms, all - emergencies)}) |`;
}

function share(part: number, all: number): string {
  return all === 0 ? "–" : `${((100 * part) / all).toFixed(1)} %`;
}

function quantile(values: number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(part * (values.length - 1))] ?? 0;
}

/** Milliseconds from a key to the frame after the list has changed, in Chromium on the built site. */
async function measureSuggestions(): Promise<number[]> {
  const times: number[] = [];
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  await serveSite("built", async (origin) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(`${origin}/search`);
    await page.getByRole("main").getByRole("combobox").click();
    const typed = ["sugar", "nenju", "thankam", "muttu", "skin ", "vayaru"];
    for (let time = 0; time < SUGGESTIONS; time += 1)
      times.push(await timeLastKey(page, typed[time % typed.length] ?? ""));
  });
  await browser.close();
  return times;
}

async function timeLastKey(page: Page, text: string): Promise<number> {
  const field = page.getByRole("main").getByRole("combobox");
  await field.fill(text.slice(0, -1));
  await page.getByRole("listbox").waitFor();
  // Closes the list, so that there is a change to see where the last key leads to the same one.
  await field.press("Escape");
  await page.getByRole("listbox").waitFor({ state: "detached" });
  // Resolves once the page listens, to a handle of what it will measure.
  const measured = await page.evaluateHandle(() => ({
    time: new Promise<number>((resolve) => {
      let typed = 0;
      addEventListener("keydown", ({ timeStamp }) => (typed = timeStamp), { capture: true, once: true });
      const observer = new MutationObserver(() => {
        if (!document.querySelector("[role=listbox]")) return;
        observer.disconnect();
        // After the next frame is painted.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - typed)));
      });
      observer.observe(document.body, { childList: true, subtree: true });
    }),
  }));
  await page.keyboard.press(text.slice(-1));
  return measured.evaluate(({ time }) => time);
}

/** The phrases that the search was given word for word. */
function listPhrases(): ReadonlySet<string> {
  const { departments, facilities, visits, alarms } = words;
  const lists = [...departments.values(), ...facilities.values(), ...visits.map((one) => one.phrases)];
  return new Set([...lists.flat(), ...alarms.flatMap(({ all }) => all.flat())].map(keyOf));
}

/** Milliseconds of processor time of the search over so many doctors: to make the index, and for each phrase. */
function measureSpeed(doctors: number) {
  const name = (at: number) =>
    `Dr. ${"AKMNPRSTV"[at % 9]}an${"aeiou"[at % 5]}${at % 7 ? "th" : "l"}a ${at.toString(36)}kurup`;
  const found = site.hospitals.map(({ routedDepartments }, hospital) => ({
    isWhole: true,
    news: [],
    doctors: Array.from({ length: Math.ceil(doctors / site.hospitals.length) }, (_, at) => ({
      id: `${hospital}-${at}`,
      name: name(at * 3 + hospital),
      ...{ field: "", consulting: "" },
      departments: [routedDepartments[at % routedDepartments.length]?.slug ?? ""],
    })),
  }));
  const spent = (start: NodeJS.CpuUsage) => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
  const begun = process.cpuUsage();
  const ofMany = createTargetIndex(site, words);
  for (const [at, hospital] of site.hospitals.entries()) ofMany.setContent(hospital, found[at]!);
  const made = spent(begun);
  const times = phrases.map(({ text }) => {
    const start = process.cpuUsage();
    rankTargets(ofMany, text);
    return spent(start);
  });
  return { made, median: quantile(times, 0.5), p95: quantile(times, 0.95) };
}
