import {
  ALARM_LISTS,
  countFigures,
  createAnswering,
  findWrongAlarms,
  LANGUAGES,
  measureSpeed,
  readAlarmPhrases,
  readProofPhrases,
  type Figures,
} from "#tests/search/measure-search.ts";

/** Prints how well the search answers the phrases of `tests/search/phrases`, as tables of docs/measurements/search.md. */
const half = process.argv[2];
const answering = await createAnswering();
const phrases = await readProofPhrases();

const { made, median, p95 } = await measureSpeed(phrases, 500);
console.log(
  `500 doctors: index ${made.toFixed(0)} ms; a query ${median.toFixed(2)} ms, 95 % within ${p95.toFixed(2)} ms`,
);

console.log("\n## alarms\n\n| List | Missed | False alarms |\n| --- | --- | --- |");
for (const list of ALARM_LISTS) {
  const alarms = await readAlarmPhrases(list);
  const { missed, falseAlarms } = findWrongAlarms(alarms, answering.search);
  const all = alarms.filter(({ isEmergency }) => isEmergency).length;
  console.log(
    `| ${list} | ${missed.length} of ${all} ${missed.join(", ")} | ${falseAlarms.length} of ${alarms.length - all} ${falseAlarms.join(", ")} |`,
  );
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
    of.filter(({ text }) => !answering.isListed(text)),
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
