import { isDay } from "./clock.ts";
import { wordPattern } from "./tokens.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const PERIOD = wordPattern("{fromTo}|{from}|{to}");
/** What is left of a date that is not whole: a month, or a year. */
const PIECE = wordPattern("{pieceOfDate}");

/**
 * Takes the days from which and up to which a clause holds out of it. `rest` is undefined where it names other dates,
 * or dates without a year.
 */
export function takeDates(line: string) {
  const found = Array.from(line.matchAll(PERIOD), ({ groups }) => groups ?? {});
  const rest = line.replaceAll(PERIOD, " ");
  const [validFrom, anotherFrom] = found.flatMap(({ from }) => (from ? toDay(from) : []));
  const [validTo, anotherTo] = found.flatMap(({ to }) => (to ? toDay(to) : []));
  const isWrong = [validFrom, validTo].includes("") || anotherFrom !== undefined || anotherTo !== undefined;
  const isBackwards = validFrom !== undefined && validTo !== undefined && validTo < validFrom;
  const isUnread = isWrong || isBackwards || rest.search(PIECE) >= 0;
  return {
    dates: { ...(validFrom && { validFrom }), ...(validTo && { validTo }) },
    isDated: isUnread || found.length > 0,
    rest: isUnread ? undefined : rest,
  };
}

/** As YYYY-MM-DD; empty for one that no calendar has. */
function toDay(text: string): string {
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const month = MONTHS.findIndex((name) => text.toLowerCase().includes(name)) + 1;
  const isYearFirst = /^\d{4}/.test(text);
  const [day, ofMonth, year] = month ? [numbers[0], month, numbers[1]] : isYearFirst ? numbers.toReversed() : numbers;
  const written = [year, ofMonth, day].map((part) => String(part).padStart(2, "0")).join("-");
  return isDay(written) ? written : "";
}
