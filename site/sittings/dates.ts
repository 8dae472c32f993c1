const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const DATE = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?\s+${MONTH}\.?,?\s+\d{4}|${MONTH}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d\d-\d\d)`;
const FROM = String.raw`(?:(?:valid )?from|w\.?\s?e\.?\s?f\.?|with effect from|starting(?: from)?|since)`;
const UNTIL = "(?:until|till|up to|upto|to|–|-|through)";
/** What is left of a date that is not whole: a month, or a year. */
const PIECE = new RegExp(
  String.raw`\b${MONTH}\b|\b20\d\d\b(?!\s*(?:hrs?|h\b|-|–))|\b(?!24/7)\d{1,2}/\d{1,2}(?:/\d{2,4})?\b`,
  "iu",
);

/**
 * Takes the days from which and up to which a clause holds out of it. `rest` is undefined where it names other dates,
 * or dates without a year.
 */
export function takeDates(line: string): {
  rest: string | undefined;
  dates: { validFrom?: string; validTo?: string };
  isDated: boolean;
} {
  const dates: { validFrom?: string; validTo?: string } = {};
  let isWrong = false;
  const take = (name: "validFrom" | "validTo", text: string) => {
    const date = toDay(text);
    if (date === undefined || dates[name] !== undefined) isWrong = true;
    else dates[name] = date;
  };
  const rest = line
    .replaceAll(
      new RegExp(String.raw`(?:\b${FROM}\s+)?\b(${DATE})\s*${UNTIL}\s*(${DATE})[,:]?`, "giu"),
      (_, from: string, to: string) => {
        take("validFrom", from);
        take("validTo", to);
        return " ";
      },
    )
    .replaceAll(new RegExp(String.raw`\b${FROM}\s+(${DATE})(?:\s+onwards)?[,:]?`, "giu"), (_, from: string) => {
      take("validFrom", from);
      return " ";
    })
    .replaceAll(new RegExp(String.raw`\b${UNTIL}\s+(${DATE})[,:]?`, "giu"), (_, to: string) => {
      take("validTo", to);
      return " ";
    });
  const isBackwards = dates.validFrom !== undefined && dates.validTo !== undefined && dates.validTo < dates.validFrom;
  const isUnread = isWrong || isBackwards || PIECE.test(rest);
  return {
    ...{ dates, isDated: isUnread || dates.validFrom !== undefined || dates.validTo !== undefined },
    rest: isUnread ? undefined : rest.replaceAll(/\(\s*\)/g, ""),
  };
}

/** As YYYY-MM-DD; undefined for a day that no calendar has. */
function toDay(text: string): string | undefined {
  const word = /[a-z]{3,}/iu.exec(text)?.[0];
  const [day, ofYear] = text.match(/\d+/g) ?? [];
  const month = word && MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;
  const numbers = word
    ? [ofYear, month, day]
    : text.includes("-") && /^\d{4}/.test(text)
      ? text.split("-")
      : text.split(/[./-]/).toReversed();
  const [year, monthOf, dayOf] = numbers.map(Number);
  const written = `${year}-${String(monthOf).padStart(2, "0")}-${String(dayOf).padStart(2, "0")}`;
  const parsed = new Date(`${written}T00:00:00Z`);
  return Number.isNaN(Number(parsed)) || parsed.toISOString().slice(0, 10) !== written ? undefined : written;
}
