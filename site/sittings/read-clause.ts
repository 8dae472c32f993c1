import { takeDates } from "./dates.ts";
import { dropSigns, isDayOrTime, isName, spell, takeLabel } from "./names.ts";
import { ordinalsOf, readDays, TAKEN_OUT, WEEKS_ALONE, type Days } from "./read-days.ts";
import type { WeeklySitting } from "./sitting.ts";
import { readHours, type Hours } from "./times.ts";
import { hasType, TokenCursor, tokenPattern, readTokens, wordPattern, type Token, type TokenType } from "./tokens.ts";

export type Item =
  | { type: "days"; groups: Days[] }
  | { type: "without"; groups: Days[]; isExcept: boolean }
  | ({ type: "span" } & Hours)
  | { type: "whole-day"; isEveryDay: boolean }
  | { type: "label"; label: string };

export interface Clause extends Pick<WeeklySitting, "label" | "appointmentOnly" | "validFrom" | "validTo"> {
  items: Item[];
  /** "Only" is in it, or "(Wed 2–4 pm)". */
  isOnly: boolean;
  isOfOthers?: true;
}

const isHours = ({ type }: Item) => type === "span" || type === "whole-day";
export const hasHours = (items: Item[]) => items.some(isHours);

/** "Every second Saturday" may be each other one, a "first week" may begin on any day, "Sat – ," is cut off. */
const UNCLEAR = wordPattern("{otherCounting}|{cut}");
const ROOM = wordPattern("{room}");
/** Undefined unless each word of the clause is understood. */
export function readClause(line: string): Clause | undefined {
  const { rest, dates } = takeDates(line);
  if (rest === undefined || rest.search(UNCLEAR) >= 0) return undefined;
  const named = takeLabel(rest.replaceAll(ROOM, " "));
  const read = named && new ClauseReader(readTokens(named.content)).read(named.part);
  // "Thursday holiday till 10/12/2026", "9–1 (Sat from 1 Dec 2026 9–12)".
  const isOfSome = read && (read.isOnly || read.items.some((item) => item.type === "without" && !item.isExcept));
  // "9–1, Sunday 10–12 from 1 Dec 2026", "Mon 9–1 (Room 5), Tue 2–4 pm": all, or the one beside it?
  const isOfMany = read && read.items.filter(isHours).length > 1;
  const isLate = rest.trim().slice(0, 3) === line.trim().slice(0, 3);
  if (!read || ((isOfSome || (isOfMany && isLate)) && Object.keys(dates).length > 0)) return undefined;
  if (isOfMany && rest.trim().search(ROOM) > 0) return undefined;
  const label = [named.label, ...(rest.match(ROOM) ?? [])].filter(Boolean).join(", ");
  return { ...read, ...dates, ...(label && { label }) };
}

const CLOSE = tokenPattern("filler* close");
const SIGNS: TokenType[] = ["filler", "colon", "dash"];
export const isExcepting = (item: Item) => item.type === "without" && item.isExcept;
const WITHOUT = tokenPattern("((?<except> except)|(?<no> without)|closed) (filler|colon|dash)*");
/** "Night shift Mon, Wed 8 to 8": the part of the day stands before the days. */
const PART_OF_DAYS = tokenPattern("(?<part> part) (filler|colon|dash)* (?=days)");

/** Reads the tokens of a clause into days, hours and labels; gives up at the first that fits nowhere. */
class ClauseReader extends TokenCursor {
  private readonly items: Item[] = [];
  private appointmentOnly = false;
  private isOnly = false;
  private part: Token["part"];

  /** `part` is said before all of it. */
  read(part: Token["part"]): Clause | undefined {
    this.part = part;
    while (this.next) if (!this.readNext(this.next)) return undefined;
    const first = this.tokens.find(({ type }) => !SIGNS.includes(type));
    // "9–1, 4–6 by appointment": both, or the second?
    const hours = this.items.filter(isHours);
    const isOfSome = this.appointmentOnly && first?.type !== "appointment" && hours.length > 1;
    const has = (word: RegExp) => this.tokens.some(({ text }) => word.test(text));
    const isOfMonth = has(/^(?:months?$|മാസ|masa)/i) && !this.tokens.some(({ ordinal }) => ordinal);
    const isOnly = this.isOnly || has(/^(?:only|മാത്രം|ma+thram|matram)$/i);
    // "Evening: by appointment", "Evening: Thursday holiday".
    const takesOut = this.items.some(({ type }) => type === "without");
    const isOfPart = this.part !== undefined && hours.length === 0 && (this.appointmentOnly || takesOut);
    // "10–2 except Sunday, Saturday by appointment".
    const isAfterHours = hasHours(this.items.slice(0, 1)) && this.items.findIndex(isExcepting) === 1;
    const isTurned = isAfterHours && (this.lastDays?.groups[0]?.days.length ?? 7) < 7;
    if (isOfSome || isOfMonth || isOfPart || isTurned) return undefined;
    return {
      ...{ items: this.items, isOnly },
      ...(this.appointmentOnly && { appointmentOnly: true }),
      ...(has(/^otherdays$/) && { isOfOthers: true }),
    };
  }

  private readNext(token: Token): boolean {
    this.part = this.take(PART_OF_DAYS)?.part?.[0]?.part ?? this.part;
    if (this.isAt("days", "ordinal")) return this.readDays();
    if (this.isAt("appointment")) return this.readAppointment();
    if (this.isAt("except", "without", "closed")) return this.readWithout();
    if (this.isAt("open")) return this.readParenthesis();
    if (this.isAt("close", "and", "dash", "colon", "filler")) return this.readLabel(token) || this.takeOne(token.type);
    if (this.takeOne("whole-day")) {
      this.items.push({ type: "whole-day", isEveryDay: token.text === "24x7" });
      return true;
    }
    const hours = readHours(this, this.part);
    if (hours) this.items.push({ type: "span", ...hours });
    return hours !== undefined;
  }

  private readAppointment(): boolean {
    // "9–1 and by appointment" is more than what stands before.
    const before = this.tokens[this.at - 1];
    if (/^(?:and|&|also|plus)$/i.test(before?.text ?? "")) return false;
    // "9–1 Mon–Fri, Sat by appointment": all days, or the last?
    const last = this.items.at(-1);
    const [days, more] = last?.type === "days" ? last.groups : [];
    if (more || (days && days.named.length > (days.ends.length > 0 ? 0 : 1))) return false;
    if (last?.type === "without" && before?.days) return false;
    this.appointmentOnly = true;
    return this.takeOne("appointment");
  }

  /** A name after hours, "Mon 9–1 at Punalur, Tue 4–6 pm – Kollam", or after days, "Mon at Punalur 9–1". */
  private readLabel({ type, text }: Token): boolean {
    const isBehindDays = this.items.at(-1)?.type === "days";
    // In a list of days an unknown word may be one more.
    const mayFollow = type === "filler" ? /^(?:at|in|@)$/i.test(text) : !isBehindDays;
    const rest = this.tokens.slice(this.at + 1);
    const end = rest.findIndex((token) => isDayOrTime(token) || ["part", "close"].includes(token.type));
    const name = end < 0 ? rest : rest.slice(0, end);
    dropSigns(name);
    // In "9–1, Punalur 4–6 pm" the name may belong to either.
    const isApart = rest[name.length]?.type === "and" && type !== "and" && this.tokens[this.at - 1]?.type !== "and";
    const isEnd = hasHours(this.items) && (end < 0 || isApart || rest[end]?.type === "close");
    if (!mayFollow || !(isBehindDays ? end >= 0 : isEnd)) return false;
    if (name[0]?.type !== "unknown" || name.length > 5 || !isName(name, type === "filler")) return false;
    this.items.push({ type: "label", label: spell(name) });
    this.at += 1 + name.length;
    return true;
  }

  private readParenthesis(): boolean {
    const { tokens, at } = this;
    const close = tokens.findIndex(({ type }, index) => index > at && type === "close");
    if (close < 0) return false;
    const inside = tokens.slice(at + 1, close);
    // "Monday (തിങ്കൾ)".
    const again = new TokenCursor(inside);
    const isSame = JSON.stringify(readDays(again)) === JSON.stringify(this.lastDays?.groups) && !again.next;
    if (isName(inside)) this.items.push({ type: "label", label: spell(inside) });
    this.isOnly ||= hasType(inside, "days") && hasType(inside, "time");
    this.at = isName(inside) || isSame ? close + 1 : at + 1;
    return true;
  }

  /** "No OP on Sunday", "except Sunday", "closed on Sunday", "holiday: Sunday", "except 2nd". */
  private readWithout(): boolean {
    const { except, no } = this.take(WITHOUT) ?? {};
    const groups = readDays(this) ?? this.readWeeksOfDayBefore();
    // "Sunday closed except the first" says that somebody sits on it, "No Sunday holiday" as well.
    if ((except && this.items.at(-1)?.type === "without") || (this.takeOne("closed") && no)) return false;
    return groups !== undefined && this.addWithout(groups, except !== undefined);
  }

  private addWithout(groups: Days[], isExcept: boolean): boolean {
    const days = this.lastDays?.groups.flatMap((group) => group.days) ?? [];
    const areTheirs = groups.every((group) => group.days.every((day) => days.includes(day)));
    const spans = this.items.filter(({ type }) => type === "span").length;
    this.items.push({ type: "without", groups, isExcept });
    // "Mon–Sat 9–1, 4–6 except Wed": both, or the evening?
    if (isExcept && (spans > 1 ? days.length < 7 : !areTheirs && days.length > 0 && days.length < 5)) return false;
    // "Except Sunday evening 4–6": all day?
    const isOfHours =
      isExcept && days.length === 0 && (this.isAt("time") || this.tokens[this.at - 1]?.type === "excepted");
    // "Mon–Sat 9–1 except Wed 4–6" may say what Wednesday has instead, "Mon–Fri except Wed, Sat 9–1" that of Saturday.
    return !this.isAt("time", "part") || (spans === 0 && (areTheirs || isOfHours));
  }

  private readDays(): boolean {
    const start = this.at;
    const own = readDays(this);
    const groups = own ?? this.readWeeksOfDayBefore();
    if (!groups) return false;
    const taken = this.take(TAKEN_OUT);
    // "(evening Thursday holiday)".
    const isOfPart = this.tokens.slice(0, start).findLast(({ type }) => !SIGNS.includes(type))?.type === "part";
    const isWhole = !taken?.without || !this.next || this.isAt("close", "and");
    if (taken) return this.addWithout(groups, taken.excepted !== undefined) && isWhole && !isOfPart;
    // "Second Saturday and Sunday 9–1": which Sundays?
    if (own?.some(({ named, weeks, isEach }, at) => named.length > 0 && !isEach && !weeks && own[at - 1]?.weeks))
      return false;
    if (own) this.items.push({ type: "days", groups });
    // "Saturday 9–1 (2nd and 4th only)".
    else Object.assign(this.lastDays!, { groups });
    return own !== undefined || this.take(CLOSE) !== undefined;
  }

  /** "2nd and 4th" of the day before, as in "Saturday 9–1 (2nd and 4th holiday)". */
  private readWeeksOfDayBefore(): Days[] | undefined {
    const [only, another] = this.lastDays?.groups ?? [];
    if (!only || another || only.days.length !== 1 || only.weeks) return undefined;
    const { weeks } = this.take(WEEKS_ALONE) ?? {};
    return weeks && [{ ...only, weeks: ordinalsOf(weeks) }];
  }

  private get lastDays() {
    return this.items.findLast((item) => item.type === "days");
  }
}
