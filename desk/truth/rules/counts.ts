import { found, inFile, placeOf, rowsOf } from "../ground.ts";
import type { Finding, Ground, Place, Said } from "../ground.ts";
import { list, object, word } from "../placed-texts.ts";
import { NUMBER, pattern, readNumber, remember, words } from "../readings.ts";

type Noun = Record<"name" | "en" | "ml", string> & Partial<Record<"needs" | "unless" | "list" | "rowName", string>>;
type Fact = Place & { value: number; others?: number[]; isAtLeast?: boolean };

const BETWEEN = String.raw`(?:[- ](?!more\b|new\b|other\b|practice\b|free\b|for\b|to\b)[\p{L}\p{M}-]+){0,2}[- ]`;
const NOUNS = (words.counts as Noun[]).map((noun) => ({
  ...{ noun, needs: pattern(noun.needs ?? ""), unless: pattern(noun.unless ?? "^$") },
  behind: pattern(`(${NUMBER})(?:${BETWEEN}(?:${noun.en})\\b|\\s?(?:${noun.ml}))`, "giu"),
}));
const [PAST, AT_LEAST] = [pattern(words.past), pattern(words.atLeast)];
const THESE = pattern(`^(?:these|the following|all|ഈ) (${NUMBER})\\s(?!.*(?:days?|years?|ദിവസ|വർഷ)\\b)`);

/** Which numbers of what a text says. */
const countsIn = remember((text) =>
  NOUNS.filter(({ unless, needs }) => !PAST.test(text) && !unless.test(text) && needs.test(text)).flatMap((one) =>
    Array.from(text.matchAll(one.behind), ([, written = ""]) => ({ noun: one.noun, written })),
  ),
);

function factOf({ name, list: from, rowName }: Noun, { hospital }: Said, ground: Ground): Fact | undefined {
  const figure = word(
    list(ground.site.stats)
      .map(object)
      .find(({ id }) => id === name)?.figure,
  );
  const ofGroup = { file: "site.json", path: "stats", value: readNumber(figure), isAtLeast: figure.endsWith("+") };
  if (name === "hospitals") return { file: "hospitals/", path: "", value: ground.hospitals.length };
  if (!hospital || name === "employees") return figure ? ofGroup : undefined;
  if (name === "doctors") return { file: "doctors", path: "", value: ground.isHosted ? NaN : hospital.doctors.length };
  if (from === "departments" || from === "facilities") {
    const { menu, all } = hospital[from];
    return { ...inFile(hospital, "menu", from), value: menu.length, others: [all.length] };
  }
  const isNamed = pattern(rowName ?? "");
  const counted = rowsOf(hospital, from ?? "").filter(({ row }) => row.count);
  const rows = counted.filter(({ names }) => names.some((one) => isNamed.test(one)));
  const counts = rows.map(({ row }) => Number(row.count));
  const value = counts.reduce((all, one) => all + one, 0);
  // Of all beds some leave out those of intensive care; and a sentence may be about one row.
  return rows[0] && { ...rows[0], value, others: rowName ? [] : [...counts, ...counts.map((one) => value - one)] };
}

/** Numbers of departments, beds, ambulances and the like in sentences against what is listed, and each other. */
export function findCounts(ground: Ground): Finding[] {
  const seen = new Map<string, Fact>();
  return ground.said.flatMap((said) => {
    const { text, hospital, entry } = said;
    if (entry && !/news|notices/.test(entry.type)) return [];
    const others = countsIn(text).flatMap(({ noun, written }) => {
      const value = readNumber(written);
      const key = `${hospital?.id} ${noun.name}`;
      const fact = factOf(noun, said, ground) ?? seen.get(key) ?? { ...said, value };
      if (Number.isNaN(fact.value)) return [];
      seen.set(key, fact);
      const isAtLeast = written.endsWith("+") || AT_LEAST.test(text.slice(0, text.indexOf(written)));
      const [least, most] = isAtLeast ? [value, value * 2 - 1] : fact.isAtLeast ? [value / 1.2, value] : [value, value];
      const isTrue = (fact.value >= least && fact.value <= most) || fact.others?.includes(value);
      return isTrue ? [] : found("count", said, text, `${placeOf(fact)}: ${noun.name}: ${fact.value}`);
    });
    return [...findInList(said, ground), ...others];
  });
}

/** "These 5 promises" over a list of another length. */
function findInList(said: Said, { facts }: Ground): Finding[] {
  const [block, isParagraph] = said.path.split(".paragraphs.");
  const [, written] = (isParagraph && THESE.exec(said.text)) || [];
  const isPoint = ({ file, path }: Place) => file === said.file && path.startsWith(`${block}.points.`);
  const { length } = written ? facts.filter(isPoint) : [];
  if (!written || length === 0 || length === readNumber(written)) return [];
  return [found("count", said, said.text, `${said.file}: ${block}.points: ${length}`)];
}
