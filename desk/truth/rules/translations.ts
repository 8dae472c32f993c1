import { found, type Finding, type Ground } from "../ground.ts";
import { datesIn, isAllHours, numbersIn, phonesIn, saySpans, spansIn, weekdaysIn } from "../readings.ts";

type Value = string | number;

const READINGS: ((text: string, year: string) => Value[])[] = [
  (text) => phonesIn(text).map(({ dialled }) => dialled),
  (text) => spansIn(text).map((span) => saySpans([span])),
  (text, year) => datesIn(text, year).map(({ day }) => day),
  (text) => weekdaysIn(text),
  (text) => numbersIn(text).filter((number) => number > 1),
];

/** Numbers, times, days and telephones of a text that its translation has otherwise. */
export function findTranslations({ said, today }: Ground): Finding[] {
  const wholes = said.filter(({ pair, text, whole }) => /^(?!consulting)./.test(pair) && whole.startsWith(text));
  const pairs = Map.groupBy(wholes, ({ file, pair, hospital }) => `${file} ${pair} ${hospital?.id}`);
  return [...pairs.values()].flatMap(([first, ...others]) =>
    others.flatMap((one) => {
      const [a, b] = [first!.whole, one.whole];
      const all = READINGS.map((read) => [read(a, today.slice(0, 4)), read(b, today.slice(0, 4))] as const);
      const unlike = all
        .map(([own, theirs]) => [only(own, theirs), only(theirs, own)])
        .find((both) => both.every(Boolean));
      const isOfHours = (isAllHours(a) || isAllHours(b)) && /24|\b7/.test(String(unlike));
      const isOther = unlike && !isOfHours && first!.language !== one.language;
      return isOther ? found("translation", one, `${unlike[1]}: ${b}`, `${first!.path}: ${unlike[0]}`) : [];
    }),
  );
}

/** A translation may leave something out, and write 15:00 as 3: what each side alone has is a mistake. */
const only = (own: Value[], theirs: Value[]) =>
  own.filter((one) => !theirs.includes(one) && !theirs.includes(Number(one) % 12)).join(", ");
