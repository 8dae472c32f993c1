const DAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const DAY = "(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:days?)?";
const TIME = String.raw`\d{1,2}(?:[.:]\d\d)? ?(?:am|pm|noon)?`;
const TIMES = `${TIME}(?:(?: to |, )${TIME})*`;
/** What the days are for, as in "Foot clinic: Wed", but no word that turns them into the opposite. */
const LABEL = String.raw`(?!.*\b(?:no|not|except|leave|off|closed|holidays?)\b)[^:\d]*: |(?:visits )?(?:on )?`;
const LINE = new RegExp(`^(?:${LABEL})(${DAY}(?:(?: to |, )${DAY})*)(?:[:,]? (?:${TIMES}|by appointment))?$`);
const TIME_LINE = new RegExp(`^${TIMES}$`);

/**
 * The days of the week of a doctor's consulting hours, 0 for Sunday, from an editor's text such as
 * "Mon to Fri: 9 am – 1 pm". Undefined unless each line is understood.
 */
export function readConsultingDays(text: string): number[] | undefined {
  const lines = text.toLowerCase().split(/[\n;]/).map(evenOut).filter(Boolean);
  const days = new Set<number>();
  for (const line of lines) {
    const [, list] = LINE.exec(line) ?? [];
    if (list === undefined && !TIME_LINE.test(line)) return undefined;
    for (const part of list?.split(", ") ?? []) {
      const [first = 0, last = first] = part.split(" to ").map((day) => DAYS.indexOf(day.slice(0, 3)));
      for (let day = first; ; day = (day + 1) % 7) {
        days.add(day);
        if (day === last) break;
      }
    }
  }
  return days.size > 0 ? [...days].toSorted((a, b) => a - b) : undefined;
}

/** One spelling for dashes, lists and spaces. */
function evenOut(line: string): string {
  return line
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\b([ap])\.m\b\.?/g, "$1m")
    .replaceAll(/ ?[-–—] ?/g, " to ")
    .replaceAll(/ ?(?:[,&/]|\band\b) ?/g, ", ")
    .replaceAll(/ ?:(?!\d) ?/g, ": ")
    .replaceAll(/ +/g, " ")
    .trim()
    .replace(/ ?\.$/, "");
}
