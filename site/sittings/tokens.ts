import vocabulary from "./words.json" with { type: "json" };

type FirstWord<Key> = Key extends `${infer Word} ${string}` ? Word : Key;
export type TokenType = FirstWord<keyof typeof vocabulary.meanings> | "time" | "unknown";
export type PartOfDay = keyof typeof vocabulary.partsOfDay;

/**
 * A word, a time or a sign, and what it means. What is "doubt" or a "remark" is not read; "undoing" makes what stands
 * beside it uncertain, too. Days are taken out by "except" those that follow, "excepted" those before, "closed" either.
 */
export interface Token {
  type: TokenType;
  text: string;
  /** Where it begins in the clause, in UTF-16 units. */
  at: number;
  days?: readonly number[];
  part?: PartOfDay;
  half?: "am" | "pm";
  ordinal?: number;
  time?: WrittenTime;
}

/** A time of day as it is written: an hour that may be one of the morning or of the afternoon. */
export interface WrittenTime {
  hour: number;
  minute: number;
  /** Written with four digits, as in 0900. */
  isDigital: boolean;
  /** Written with a zero before the hour, as in 08:30. */
  isPadded: boolean;
}

type Meaning = Omit<Token, "text" | "at">;

const MEANINGS = new Map(
  Object.entries(vocabulary.meanings).flatMap(([key, words]) => {
    const [type, value] = key.split(" ") as [TokenType, string?];
    const read = { days: Array.from(value ?? "", Number), ordinal: Number(value) };
    const meaning: Meaning = { type, ...(value && { [type]: type in read ? read[type as keyof typeof read] : value }) };
    return words.flatMap((line) => line.split(" ")).map((word): [string, Meaning] => [word, meaning]);
  }),
);

/**
 * A pattern of the word list: a space in it is any gap between words, and a name in braces another of its patterns. It
 * is for use with `replaceAll`, `match` and `search`.
 */
export function wordPattern(source: string): RegExp {
  const { patterns } = vocabulary;
  const whole = source.replaceAll(
    /\{([a-zA-Z]{2,})\}/g,
    (_, name) => wordPattern(patterns[name as keyof typeof patterns]).source,
  );
  return new RegExp(whole.replaceAll(" ?", String.raw`\s*`).replaceAll(" ", String.raw`\s+`), "giu");
}

/** Ways to say one thing in several words, and the one word that the grammar knows. */
const PHRASES = Object.entries(vocabulary.phrases).flatMap(([word, sources]) =>
  sources.map((source) => [wordPattern(source), word] as const),
);

/** One spelling for what can be written in several ways: both encodings of chillu, digits, dashes, spaces. */
export function evenOut(text: string): string {
  // Messengers strike out what stands between two; a single one before a time means about.
  const struck = text.replaceAll(/(?<!\S)~(?=\S)[^~\n]*~(?!\S)/g, " wrong ").replaceAll(/(?<!\S)~(?=\d)/g, "around ");
  const joined = struck.normalize("NFKC");
  return vocabulary.chillu
    .split(" ")
    .reduce((all, [letter, chillu = ""]) => all.replaceAll(`${letter}്\u200d`, chillu), joined)
    .replaceAll(/[\u200b-\u200d\ufeff]/g, "")
    .replaceAll(/[൦-൯]/g, (digit) => String(digit.charCodeAt(0) - 0xd66))
    .replaceAll(/[‐-―−~]|--+/g, "–")
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/(?<=\S)\t+(?=\S)/g, " | ")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/\b(\d) (?=(?:st|nd|rd|th)\b)/gi, "$1");
}

const TOKEN =
  /(?:24x7|24h)|(?:\d{1,2}(?:st|nd|rd|th)\b)|(?<digital>\b(?:[01]\d|2[0-4])[0-5]\d\b)|(?<hour>\d{1,2})(?:[.:](?<minute>\d\d))?(?!\d|[.:]\d)|[\p{L}\p{M}][\p{L}\p{M}'.×]*|\S/giu;

/** Reads the words, times and signs of one clause. */
export function readTokens(clause: string): Token[] {
  const text = PHRASES.reduce((all, [from, to]) => all.replaceAll(from, to), clause);
  return Array.from(text.matchAll(TOKEN), (match) => {
    const { digital, hour = digital?.slice(0, 2), minute = digital?.slice(2) } = match.groups ?? {};
    const time = {
      hour: Number(hour),
      minute: Number(minute ?? 0),
      isDigital: digital !== undefined,
      isPadded: hour?.[0] === "0",
    };
    const isTime = time.minute < 60 && time.hour * 60 + time.minute <= 24 * 60;
    const meaning: Meaning = hour === undefined ? meaningOf(match[0]) : isTime ? { type: "time", time } : UNKNOWN;
    return { ...meaning, text: match[0], at: match.index };
  });
}

export const hasType = (tokens: readonly Token[], ...types: TokenType[]) =>
  tokens.some(({ type }) => types.includes(type));

const UNKNOWN: Meaning = { type: "unknown" };
const ENDINGS = vocabulary.endings.split(" ");

function meaningOf(text: string): Meaning {
  const word = text.toLowerCase().replace(/(?<=.)(?:'s)?[.']?$/, "");
  const forms = ENDINGS.filter((ending) => word.endsWith(ending)).flatMap((ending) => {
    const stem = word.slice(0, -ending.length);
    // "Sunil" is a name.
    if (/^[a-z]{1,3}$/.test(stem)) return [];
    // "ബുധനും" is "ബുധൻ" with the vowel that the ending brings; "ഞായറും" likewise.
    return [stem, stem.replace(/ന$/, "ൻ").replace(/റ$/, "ർ").replace(/ള$/, "ൾ"), `${stem}ം`, `${stem}്`];
  });
  const isDeclined = (meaning: Meaning | undefined) => meaning && ["days", "part", "ordinal"].includes(meaning.type);
  return MEANINGS.get(word) ?? forms.map((form) => MEANINGS.get(form)).find(isDeclined) ?? UNKNOWN;
}

/** A pattern of token types, each a word in it, such as "days (dash days)?"; spaces in it mean nothing. */
export function tokenPattern(source: string): RegExp {
  const signs = source.replaceAll(/(\(\?<\w+>)|([a-z-]+)|\s/g, (_, group, type) => group ?? (type ? signOf(type) : ""));
  return new RegExp(signs, "dy");
}

const TYPES = ["time", "unknown", ...Object.keys(vocabulary.meanings).map((key) => key.split(" ")[0])];
const signOf = (type: string) => String.fromCodePoint(0x4e00 + TYPES.indexOf(type));

/** Where a reader of a clause's tokens stands. */
export class TokenCursor {
  at = 0;
  readonly tokens: readonly Token[];
  /** One sign for each. */
  private readonly types: string;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
    this.types = tokens.map(({ type }) => signOf(type)).join("");
  }

  get next(): Token | undefined {
    return this.tokens[this.at];
  }

  /** Steps over what the pattern means, and gives the tokens of its named groups; stays where it means nothing here. */
  take(expression: RegExp): Record<string, readonly Token[]> | undefined {
    expression.lastIndex = this.at;
    const found = expression.exec(this.types);
    if (!found) return undefined;
    this.at = expression.lastIndex;
    const groups = Object.entries(found.indices?.groups ?? {}).filter(([, group]) => group);
    return Object.fromEntries(groups.map(([name, [start, end]]) => [name, this.tokens.slice(start, end)]));
  }

  /** Steps over one token of these types. */
  takeOne(...types: TokenType[]): boolean {
    const isThere = this.isAt(...types);
    if (isThere) this.at += 1;
    return isThere;
  }

  isAt(...types: TokenType[]): boolean {
    return this.next !== undefined && types.includes(this.next.type);
  }
}
