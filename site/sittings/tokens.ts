import { meaningOf, type Meaning } from "./words.ts";

/** A time of day as it is written: an hour that may be one of the morning or of the afternoon. */
export interface WrittenTime {
  hour: number;
  minute: number;
  /** Written with four digits, as in 0900. */
  isDigital: boolean;
}

type Unplaced =
  | Meaning
  | { type: "time"; time: WrittenTime }
  | { type: "whole-day" | "dash" | "colon" | "open" | "close" | "unknown" };
export type Token = Unplaced & {
  text: string;
  /** Where it begins in the clause, in UTF-16 units. */
  at: number;
};

const CHILLU: [RegExp, string][] = [
  [/ന്\u200d/g, "ൻ"],
  [/ണ്\u200d/g, "ൺ"],
  [/ര്\u200d/g, "ർ"],
  [/ല്\u200d/g, "ൽ"],
  [/ള്\u200d/g, "ൾ"],
  [/ക്\u200d/g, "ൿ"],
];

/** Ways to say one thing in several words, and the one word that the grammar knows. */
const PHRASES: [RegExp, string][] = [
  [/\b([ap])(?:\s?\.\s?|\s)m\b\.?/giu, "$1m"],
  [/\bafter noon\b/giu, "afternoon"],
  [/\bweek days\b/giu, "weekdays"],
  [/\bworking (?=hours?\b|times?\b|timings?\b)/giu, ""],
  [/\b(at|in) the\b/giu, "$1"],
  [/\bother than\b/giu, "except"],
  [/\bnext (?=day|morning)/giu, "nextday "],
  [/(?<=[\p{L}\p{M}\d])(?=മുതൽ|വരെ)/gu, " "],
  [/\b(\d{1,2})-(00|15|30|45)(?=\s*[ap]m\b)/giu, "$1.$2"],
  [/\bbetween\s+(\S+(?:\s*[ap]m)?)\s+(?:and|&)\s+/giu, "$1 to "],
  [/\b(?:up)\s+to\b/giu, "upto"],
  [
    /\b24\s*(?:-\s*)?(?:hours?|hrs?|manikk(?:oo|u)r(?:um)?)\b(?:\s+(?:a|per)\s+day)?|\bround[- ]the[- ]clock\b|24\s*മണിക്കൂ(?:റും?|ർ)/giu,
    "24h",
  ],
  [/\b24\s*[x×/*]\s*7\b/giu, "24x7"],
  [
    /\b(?:every|all)\s+(?:the\s+)?(?:seven\s+|7\s+)?days?\b(?:\s+(?:of|in|a)\s+(?:the\s+|a\s+)?week)?|\b(?:seven|7)\s+days\s+(?:a|per)\s+week\b/giu,
    "daily",
  ],
  [/എല്ലാ\s+ദിവസങ്ങളിലും|എല്ലാ\s+ദിവസവും/gu, "ദിവസവും"],
  [/\b(?:ella|ellaa)\s*divasavum\b/giu, "daily"],
  [
    /\b(?:(?:only\s+)?(?:by|on|with|through|upon)\s+)?(?:prior|previous|advance)\s+(?:appointments?|bookings?)(?:\s+(?:only|basis|required|needed|necessary|compulsory|mandatory|must))?\b|\b(?:only\s+)?(?:by|on|with|through|upon)\s+appointments?(?:\s+only|\s+basis)?\b|(?<!\bno\s)\bappointments?\s+(?:only|required|needed|necessary|compulsory|mandatory|must)\b/giu,
    "appointment",
  ],
  [/മുൻകൂർ\s+(?:ബുക്കിങ്|ബുക്കിംഗ്|അപ്പോയിന്റ്മെന്റ്)(?:\s+മാത്രം)?/gu, "അപ്പോയിന്റ്മെന്റ്"],
  [/ഉച്ച(?:യ്ക്ക്|ക്ക്)?\s*(?:കഴിഞ്ഞ്|ശേഷം)/gu, "ഉച്ചകഴിഞ്ഞ്"],
  [/\bucha(?:y?kk?u?)?\s*(?:kazhinju?|shesham)\b/giu, "uchakazhinju"],
  [/ആഴ്ച്ച/gu, "ആഴ്ച"],
  [/ാഴ്ച്ച/gu, "ാഴ്ച"],
];

/** One spelling for what can be written in several ways: both encodings of chillu, digits, dashes, spaces. */
export function evenOut(text: string): string {
  const spelled = CHILLU.reduce((all, [from, to]) => all.replaceAll(from, to), text.normalize("NFKC"));
  return spelled
    .replaceAll(/[\u200b-\u200d\ufeff]/g, "")
    .replaceAll(/[൦-൯]/g, (digit) => String(digit.charCodeAt(0) - 0xd66))
    .replaceAll(/[‐-―−~]/g, "–")
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/\b(\d) (?=(?:st|nd|rd|th)\b)/gi, "$1");
}

/** Reads the words, times and signs of one clause. */
export function readTokens(clause: string): Token[] {
  const text = PHRASES.reduce((all, [from, to]) => all.replaceAll(from, to), clause);
  const tokens: Token[] = [];
  const pattern =
    /(?<whole>24x7|24h)|(?<ordinal>[1-5](?:st|nd|rd|th)\b)|(?<digital>\b(?:[01]\d|2[0-4])[0-5]\d\b)|(?<hour>\d{1,2})(?:[.:](?<minute>\d\d))?(?!\d|[.:]\d)|(?<word>[\p{L}\p{M}][\p{L}\p{M}'.×]*)|(?<sign>[^\s])/giu;
  for (const match of text.matchAll(pattern)) {
    const { whole, ordinal, digital, hour, minute, word, sign } = match.groups ?? {};
    const place = { text: match[0], at: match.index };
    const add = (token: Unplaced) => tokens.push({ ...token, ...place });
    if (whole) add({ type: "whole-day" });
    else if (ordinal) add(meaningOf(ordinal.toLowerCase()) ?? { type: "unknown" });
    else if (digital)
      add({
        type: "time",
        time: { hour: Number(digital.slice(0, 2)), minute: Number(digital.slice(2)), isDigital: true },
      });
    else if (hour) {
      const time = { hour: Number(hour), minute: Number(minute ?? 0), isDigital: false };
      add(
        time.hour <= 24 && time.minute < 60 && (time.hour < 24 || time.minute === 0)
          ? { type: "time", time }
          : { type: "unknown" },
      );
    } else if (word) addWord(word, add);
    else add(signs.get(sign!) ?? { type: "unknown" });
  }
  return tokens;
}

const signs = new Map<string, { type: "and" | "dash" | "colon" | "open" | "close" | "filler" }>([
  ...[",", "&", "+", "/", ";", "|"].map((sign) => [sign, { type: "and" }] as const),
  ...["-", "–"].map((sign) => [sign, { type: "dash" }] as const),
  ...["(", "["].map((sign) => [sign, { type: "open" }] as const),
  ...[")", "]"].map((sign) => [sign, { type: "close" }] as const),
  [":", { type: "colon" }],
  [".", { type: "filler" }],
]);

function addWord(word: string, add: (token: Unplaced) => void) {
  const known = word.toLowerCase().replace(/[.']$/, "").replace(/'s$/, "");
  add(meaningOf(known) ?? { type: "unknown" });
}
