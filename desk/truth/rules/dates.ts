import { weekdayOf } from "#site/sittings/clock.ts";
import { found, inFile, placeOf, type Finding, type Ground, type Said } from "../ground.ts";
import { inLanguages, object } from "../placed-texts.ts";
import { datesIn, NUMBER, pattern, readNumber, weekdaysIn, words } from "../readings.ts";

const [FUTURE, INVITATION, NEAR] = [pattern(words.future), pattern(words.invitation), pattern(words.nearHoliday)];
const MUST_HAVE_BEEN = /^emergencyCare\.|(?:^|\.)(?:checkedOn|reviewedOn|asOf|publishedAt)$/;
const MUST_COME = /(?:^|\.)(?:validUntil|lastDate)$/;

/** Dates that passed or are still to come where they must not, and weekdays that are not those of their dates. */
export function findDates({ today, facts, said, site }: Ground): Finding[] {
  const inFacts = facts.flatMap(({ value, ...at }): Finding | Finding[] => {
    const isWrong = MUST_HAVE_BEEN.test(at.path) && value.slice(0, 10) > today;
    if (isWrong) return found("date", at, value, "is still to come");
    if (at.path.endsWith(".outdatedFrom") && value <= today.slice(0, value.length))
      return { ...found("date", at, value, "has begun: what this part says may be out of date"), isWarning: true };
    return MUST_COME.test(at.path) && value < today ? found("date", at, value, "has passed") : [];
  });
  const ofList = Object.entries(object(site.holidays)).flatMap(([day, holiday]) => {
    const names = inLanguages(holiday, "name").join(", ");
    const wrong = FIXED.find(({ name, day: own }) => name.test(names) && !day.endsWith(own));
    return wrong ? found("date", { file: "site.json", path: `holidays.${day}` }, names, `it is on ${wrong.day}`) : [];
  });
  return [...inFacts, ...ofList, ...said.flatMap((one) => findInSentence(one, today))];
}

const FIXED = words.fixedHolidays.map(({ day, words: name }) => ({
  ...{ day, name: pattern(name), before: pattern(`(?:${name}).{0,30}$`), behind: pattern(`^.{0,30}(?:${name})`) },
}));

function findInSentence(said: Said, today: string): Finding[] {
  const { text, entry } = said;
  const isNews = entry?.type === "news";
  const begin = isNews ? entry.publishedAt.slice(0, 10) : today;
  if (entry?.type === "testimonials" || !/\d/.test(text)) return [];
  return datesIn(text, begin.slice(0, 4)).flatMap(({ day, before, behind }, _, { length }): Finding[] => {
    const beside = before.split(" ").slice(-2).join(" ") + (/^ ?\(.*?\)/.exec(behind)?.[0] ?? "");
    const [weekday, ...others] = weekdaysIn(beside);
    const note = (why: string) => found("date", said, text, `${day} ${why}`);
    if (weekday && others.length === 0 && weekday !== weekdayOf(day)) return [note("is no such day of the week")];
    const isOf = (one: (typeof FIXED)[number]) => one.before.test(before) || one.behind.test(behind);
    const holiday = length > 1 || NEAR.test(text) ? undefined : FIXED.find(isOf);
    if (holiday && !day.endsWith(holiday.day)) return [note(`is not ${holiday.day}, the date of this holiday`)];
    if (entry?.type === "notices" || day < "2020" || day >= today) return [];
    if (!isNews) return FUTURE.test(text) ? [note("has passed")] : [];
    const isToCome = /\bwill\b|\bcome to\b/i.test(text) && !before.endsWith("from ");
    if (day >= begin && INVITATION.test(text) && FUTURE.test(text))
      return [{ ...note("has passed since it was published"), isWarning: true }];
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

function findYear(said: Said, { hospitals, site, today }: Ground): Finding[] {
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
  return findAge(said, years, Number((entry?.publishedAt || today).slice(0, 4)));
}

const AGE_UNLESS = pattern(words.ageUnless);

/** "25 years of service" against the year since when there is a hospital; a birthday may still be to come. */
function findAge(said: Said, years: number[], year: number): Finding[] {
  const { text, hospital } = said;
  if (!/year|decade|വർഷ|വാർഷിക|birth|annivers|jubil|ജൂബിലി/i.test(text) || AGE_UNLESS.test(text)) return [];
  const towns = hospital?.towns.map((town) => town.replace(/[ർൻൽം്]$/u, "")).join("|") ?? "Kerala";
  const { n = "" } =
    words.ages
      .map((age) => pattern(age.replace("{n}", `(?<n>${NUMBER})`).replace("{place}", towns)).exec(text))
      .find(Boolean)?.groups ?? {};
  const isMore = n.endsWith("+") || pattern(words.atLeast).test(text.slice(0, text.indexOf(n)));
  const age = readNumber(n);
  const isRight = years.some((since) => (isMore ? age <= year - since : Math.abs(year - since - age) <= 1));
  return n === "" || isRight || years.length === 0 ? [] : [found("year", said, text, `sinceYear is ${years[0]}`)];
}
