import { weekdayOf } from "#site/sittings/clock.ts";
import { found, inFile, placeOf, type Finding, type Ground, type Said } from "../ground.ts";
import { datesIn, pattern, weekdaysIn, words } from "../readings.ts";

const FUTURE = pattern(words.future);
const MUST_HAVE_BEEN = /^emergencyCare\.|(?:^|\.)(?:checkedOn|reviewedOn|asOf|publishedAt)$/;
const MUST_COME = /(?:^|\.)(?:validUntil|lastDate)$/;

/** Dates that passed or are still to come where they must not, and weekdays that are not those of their dates. */
export function findDates({ today, facts, said }: Ground): Finding[] {
  const inFacts = facts.flatMap(({ value, ...at }) => {
    const isWrong = MUST_HAVE_BEEN.test(at.path) && value.slice(0, 10) > today;
    if (isWrong) return found("date", at, value, "is still to come");
    return MUST_COME.test(at.path) && value < today ? found("date", at, value, "has passed") : [];
  });
  return [...inFacts, ...said.flatMap((one) => findInSentence(one, today))];
}

function findInSentence(said: Said, today: string): Finding[] {
  const { text, entry } = said;
  const isNews = entry?.type === "news";
  const begin = isNews ? entry.publishedAt.slice(0, 10) : today;
  if (entry?.type === "testimonials" || !/\d/.test(text)) return [];
  return datesIn(text, begin.slice(0, 4)).flatMap(({ day, before, behind }): Finding[] => {
    const beside = before.split(" ").slice(-2).join(" ") + (/^ ?\(.*?\)/.exec(behind)?.[0] ?? "");
    const [weekday, ...others] = weekdaysIn(beside);
    const note = (why: string) => found("date", said, text, `${day} ${why}`);
    if (weekday && others.length === 0 && weekday !== weekdayOf(day)) return [note("is no such day of the week")];
    if (entry?.type === "notices" || day < "2020" || day >= today) return [];
    if (!isNews) return FUTURE.test(text) ? [note("has passed")] : [];
    const isToCome = /\bwill\b|\bcome to\b/i.test(text) && !before.endsWith("from ");
    return day < begin && isToCome ? [note(`is before it was published, on ${begin}`)] : [];
  });
}

const SINCE = words.since.map((one) => pattern(one));
const [FOUNDING, UNIT, GROUP] = [pattern(words.founding), pattern(words.unitBefore), pattern(words.groupWords)];
const yearOf = (one: { json: Record<string, unknown> }) => Number(one.json.sinceYear);

/** The year since when there is a hospital, or the group, in sentences. */
export function findYears(ground: Ground): Finding[] {
  const since = Number(ground.site.sinceYear);
  const older = ground.hospitals.filter((one) => yearOf(one) < since).map((one) => placeOf(inFile(one, "sinceYear")));
  const ofGroup = found("year", { file: "site.json", path: "sinceYear" }, `${since}`, `${older[0]} is before`);
  return [...(older.length > 0 ? [ofGroup] : []), ...ground.said.flatMap((one) => findYear(one, ground))];
}

function findYear(said: Said, { hospitals, site }: Ground): Finding[] {
  const { hospital, entry, text } = said;
  if (entry && !/news|notices/.test(entry.type)) return [];
  const named = hospitals.filter(({ towns }) => towns.some((town) => text.includes(town)));
  const ofGroup = !hospital || GROUP.test(text) ? [Number(site.sinceYear)] : [];
  const years = [...(hospital ? [hospital] : named).map(yearOf), ...ofGroup];
  const isFounding = FOUNDING.test(text) || !entry;
  const { year = "" } = SINCE.map((since) => since.exec(text)).find(Boolean)?.groups ?? {};
  const [before = ""] = text.slice(0, text.indexOf(year)).split(",");
  if (year !== "" && isFounding && !UNIT.test(before) && !years.includes(Number(year)))
    return [found("year", said, text, `sinceYear is ${years[0]}`)];
  return [];
}
