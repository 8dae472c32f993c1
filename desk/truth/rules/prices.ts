import { found, placeOf, rowsOf, type Finding, type Ground, type Said } from "../ground.ts";
import { pattern, remember, words } from "../readings.ts";

const AMOUNT = pattern(words.amounts, "giu");
const [UNLESS, OF_PRICE, GENERIC] = [pattern(words.priceUnless), pattern(words.priceOf), pattern(words.genericInNames)];
const [CASHLESS, NOT] = [pattern(words.cashless), pattern(words.negation)];

/** The ways to call a row: what is before a comma, and in brackets, and other words for it; each as its words. */
const callsOf = remember((name): string[][] => {
  const [first = "", ...inside] = name.toLowerCase().split(/[()]/);
  const calls = [first.split(",")[0]!, ...inside].filter((one) => one.trim() !== "");
  const others = words.alike.filter((alike) => alike.some((one) => calls.some((call) => call.includes(one))));
  const keysOf = (call: string) => call.split(/[\s,]+/).filter((key) => key !== "" && !GENERIC.test(key));
  return [...calls, ...others.flat()].map(keysOf).filter((keys) => keys.length > 0);
});

/** A word may have an ending in Malayalam, and be one of many in English. */
const stemOf = (key: string) =>
  key.replace(/(?:[്ർൻൽംഴിു]|(?<=[a-z]{4})s)$/u, "").replaceAll(/[^\p{L}\p{M}\p{N} -]/gu, ".");
const isCalled = (names: string[], text: string) => {
  const endOf = (key: string) => (/^[a-z]{1,4}$/.test(key) ? "s?\\b" : "");
  const isIn = (key: string) => pattern(`(?<![\\p{L}\\p{M}\\d])${stemOf(key)}${endOf(key)}`).test(text);
  return names.some((name) => callsOf(name).some((keys) => keys.every(isIn)));
};

/** Amounts in sentences against the prices of the open book, and who pays the hospital without cash. */
export const findPrices = ({ said, hospitals }: Ground): Finding[] => {
  const rows = new Map(hospitals.map((one) => [one, rowsOf(one)]));
  return said.flatMap((one) => {
    if (/open-book|insurers/.test(one.file) || (one.entry && !/news|notices|careers/.test(one.entry.type))) return [];
    const own = one.hospital ? rows.get(one.hospital)! : [...rows.values()].flat();
    const right = NOT.test(one.text) ? "yes" : "no";
    const wrong = CASHLESS.test(one.text) ? own.filter(({ row }) => row.cashless === right) : [];
    const named = wrong.filter(({ names }) => isCalled(names, one.text));
    const isSaid = named.map((row) => found("open-book", one, one.text, `${placeOf(row)}: cashless: ${right}`));
    return [...findPrice(one, own), ...isSaid];
  });
};

function findPrice(said: Said, rows: ReturnType<typeof rowsOf>): Finding[] {
  const { text, subject = "" } = said;
  const amounts = Array.from(text.matchAll(AMOUNT), ([, a, b]) => Number((a ?? b ?? "").replaceAll(",", "")));
  if (amounts.length === 0 || UNLESS.test(text)) return [];
  const priced = rows.filter(({ row }) => typeof row.amount === "number");
  const inText = priced.filter(({ names }) => isCalled(names, text));
  const about =
    inText.length > 0 || !OF_PRICE.test(text) ? inText : priced.filter(({ names }) => isCalled(names, subject));
  const isPrice = (amount: number) =>
    about.some(({ row }) => amount >= Number(row.amount) && amount <= Number(row.amountTo ?? row.amount));
  const wrong = about[0] && amounts.find((amount) => !isPrice(amount));
  return wrong ? [found("open-book", said, text, `${placeOf(about[0]!)}: ${String(about[0]!.row.amount)}`)] : [];
}
