import { isDanger, isDayOrTime, joinDays, spell, type Days, type Item } from "./clause.ts";
import type { NamedTime } from "./times.ts";
import type { Token } from "./tokens.ts";
import type { PartOfDay } from "./words.ts";

/** Reads the tokens of a clause into days, hours and labels; gives up at the first that fits nowhere. */
export class ClauseReader {
  private at = 0;
  private readonly items: Item[] = [];
  private appointmentOnly = false;
  private readonly tokens: Token[];
  private part: PartOfDay | undefined;

  constructor(tokens: Token[], part: PartOfDay | undefined) {
    this.tokens = tokens;
    this.part = part;
  }

  read(): { items: Item[]; appointmentOnly: boolean } | undefined {
    while (this.at < this.tokens.length) if (!this.readNext()) return undefined;
    return { items: this.items, appointmentOnly: this.appointmentOnly };
  }

  private readNext(): boolean {
    const token = this.tokens[this.at]!;
    switch (token.type) {
      case "appointment":
        // "9–1 and by appointment" is more than what stands before.
        if (/^(?:and|&|also|plus)$/i.test(this.tokens[this.at - 1]?.text ?? "")) return false;
        this.appointmentOnly = true;
        this.at += 1;
        return true;
      case "whole-day":
        this.items.push({ type: "whole-day" });
        this.at += 1;
        return true;
      case "except":
        return this.readWithout();
      case "closed":
        return this.readClosed();
      case "without":
        return this.readWithout();
      case "days":
      case "ordinal":
        return this.readDays();
      case "part":
        return this.readPartOfDays() || this.readSpan();
      case "time":
      case "noon":
      case "midnight":
        return this.readSpan();
      case "open":
        return this.readParenthesis();
      case "close":
      case "and":
      case "dash":
      case "colon":
      case "filler":
        if (token.type !== "filler" && this.readLabel(this.at + 1)) return true;
        if (/^(?:at|in)$/i.test(token.text) && this.readLabel(this.at + 1)) return true;
        this.at += 1;
        return true;
      default:
        return false;
    }
  }

  /** A name in the rest of the clause, after its hours: "Mon 9–1 at Punalur". */
  private readLabel(from: number): boolean {
    const rest = this.tokens.slice(from);
    const hasHours = this.items.some(({ type }) => type === "span" || type === "whole-day");
    if (!hasHours || rest[0]?.type !== "unknown" || rest.length > 5) return false;
    if (rest.some((token) => isDayOrTime(token) || isDanger(token) || token.type === "part")) return false;
    this.items.push({ type: "label", label: spell(rest) });
    this.at = this.tokens.length;
    return true;
  }

  private readParenthesis(): boolean {
    const close = this.tokens.findIndex(({ type }, index) => index > this.at && type === "close");
    if (close < 0) return false;
    const inside = this.tokens.slice(this.at + 1, close);
    const isName =
      inside.some(({ type }) => type === "unknown") && !inside.some((one) => isDayOrTime(one) || isDanger(one));
    if (isName) {
      this.items.push({ type: "label", label: spell(inside) });
      this.at = close + 1;
    } else this.at += 1;
    return true;
  }

  /** "closed on Sunday", "holiday: Sunday", or "2nd and 4th holiday" of the day before. */
  private readClosed(): boolean {
    const hasBefore = this.items.length > 0;
    if (hasBefore) return false;
    return this.readWithout();
  }

  private readWithout(): boolean {
    this.at += 1;
    this.skip("filler", "colon", "dash");
    const groups = this.readGroups();
    if (!groups) return false;
    // "No OP on Sunday", "except Sunday"; more of the same may follow.
    this.skip("closed");
    this.items.push({ type: "without", groups });
    return true;
  }

  private readDays(): boolean {
    const groups = this.readGroups() ?? this.readWeeksOfDayBefore();
    if (!groups) return false;
    if (groups.length === 0) return true;
    const start = this.at;
    this.skip("filler", "colon", "dash");
    const next = this.tokens[this.at];
    if (next?.type === "closed" || next?.type === "excepted") {
      this.at += 1;
      this.items.push({ type: "without", groups });
      return true;
    }
    if (next?.type === "without") {
      this.at += 1;
      this.skip("filler");
      const isOver = this.at >= this.tokens.length || ["close", "and"].includes(this.tokens[this.at]!.type);
      if (isOver) this.items.push({ type: "without", groups });
      return isOver;
    }
    this.at = start;
    this.items.push({ type: "days", groups });
    return true;
  }

  /** "Saturday 9–1 (2nd and 4th holiday)", or "(2nd and 4th)", which needs no item of its own. */
  private readWeeksOfDayBefore(): Days[] | undefined {
    const start = this.at;
    const weeks = this.readOrdinals();
    const before = this.items.findLast((item) => item.type === "days");
    const [only, another] = before?.groups ?? [];
    this.skip("filler");
    const isOfOne = weeks.length > 0 && only && !another && only.days.length === 1 && !only.weeks;
    if (isOfOne && this.tokens[this.at]?.type === "closed") return [{ days: only.days, named: [], weeks }];
    if (isOfOne && this.tokens[this.at]?.type === "close") {
      only.weeks = weeks;
      this.at += 1;
      return [];
    }
    this.at = start;
    return undefined;
  }

  private readOrdinals(): number[] {
    const weeks: number[] = [];
    for (;;) {
      const start = this.at;
      if (weeks.length > 0) this.skip("and");
      this.skip("filler");
      const token = this.tokens[this.at];
      if (token?.type !== "ordinal") {
        if (token?.type !== "days") this.at = start;
        return weeks;
      }
      weeks.push(token.ordinal);
      this.at += 1;
    }
  }

  /** Days in a list: "Mon, Wed to Fri and second Saturday". */
  private readGroups(): Days[] | undefined {
    const groups: Days[] = [];
    for (;;) {
      const start = this.at;
      if (groups.length > 0) this.skip("and", "filler");
      const group = this.readGroup();
      if (!group) {
        this.at = start;
        return groups.length > 0 ? groups : undefined;
      }
      const before = groups.at(-1);
      if (before && !before.weeks && !group.weeks) groups.splice(-1, 1, joinDays(before, group));
      else groups.push(group);
    }
  }

  private readGroup(): Days | undefined {
    const start = this.at;
    const weeks = this.readOrdinals();
    const token = this.tokens[this.at];
    if (token?.type !== "days") {
      this.at = start;
      return undefined;
    }
    this.at += 1;
    const last = this.readRangeEnd();
    const named = token.days.length === 1 ? token.days : [];
    if (last === undefined) return { days: token.days, named, ...(weeks.length > 0 && { weeks }) };
    // "Mon–Wed–Fri" could be a list as well.
    if (token.days.length !== 1 || last.length !== 1 || weeks.length > 0 || this.readRangeEnd()) {
      this.at = this.tokens.length + 1;
      return undefined;
    }
    const [first, end] = [token.days[0]!, last[0]!];
    const length = ((end - first + 7) % 7) + 1;
    return { days: Array.from({ length }, (_, index) => ((first - 1 + index) % 7) + 1), named: [] };
  }

  private readRangeEnd(): readonly number[] | undefined {
    const start = this.at;
    this.skip("filler");
    const sign = this.tokens[this.at];
    if (sign?.type === "range" || sign?.type === "dash" || sign?.type === "until") {
      this.at += 1;
      this.skip("filler");
      const token = this.tokens[this.at];
      if (token?.type === "days") {
        this.at += 1;
        this.skip("until");
        return token.days;
      }
    }
    this.at = start;
    return undefined;
  }

  private readSpan(): boolean {
    const begin = this.readTime();
    if (!begin) return false;
    this.skip("oclock");
    this.skip("filler");
    const sign = this.tokens[this.at]?.type;
    if (sign !== "range" && sign !== "dash" && sign !== "until") return false;
    this.at += 1;
    this.skip("filler");
    const end = this.readTime();
    if (!end) return false;
    this.skip("oclock", "until");
    const trailing = this.readTrailingPart();
    const part = begin.part ?? end.part ?? trailing ?? this.part;
    const isBare = !begin.half && !end.half && !begin.part && !end.part;
    if (isBare && part) begin.part = part;
    this.items.push({ type: "span", begin, end });
    return true;
  }

  /** "Night shift Mon, Wed 8 to 8": the part of the day stands before the days. */
  private readPartOfDays(): boolean {
    const start = this.at;
    const token = this.tokens[this.at];
    this.at += 1;
    this.skip("filler", "colon", "dash");
    if (token?.type === "part" && this.tokens[this.at]?.type === "days") {
      this.part = token.part;
      return true;
    }
    this.at = start;
    return false;
  }

  /** "4–6 in the evening", but not "9–1 evening 4–6". */
  private readTrailingPart(): PartOfDay | undefined {
    const start = this.at;
    this.skip("filler", "open");
    const token = this.tokens[this.at];
    if (token?.type === "part") {
      const after = this.tokens
        .slice(this.at + 1)
        .find(({ type }) => !["filler", "colon", "dash", "open"].includes(type));
      if (after?.type !== "time") {
        this.at += 1;
        return token.part;
      }
    }
    this.at = start;
    return undefined;
  }

  private readTime(): NamedTime | undefined {
    let part: PartOfDay | undefined;
    for (let token = this.tokens[this.at]; token?.type === "part"; token = this.tokens[this.at]) {
      if (part) return undefined;
      part = token.part;
      this.at += 1;
      this.skip("filler", "colon", "dash");
    }
    const token = this.tokens[this.at];
    if (token?.type === "noon" || token?.type === "midnight") {
      this.at += 1;
      return { hour: 12, minute: 0, isDigital: false, half: token.type };
    }
    if (token?.type !== "time")
      // "രാവിലെ 9 മുതൽ ഉച്ച വരെ": up to noon.
      return part === "noon" && token?.type === "until"
        ? { hour: 12, minute: 0, isDigital: false, half: "noon" }
        : undefined;
    this.at += 1;
    this.skip("oclock");
    const next = this.tokens[this.at];
    const named = { ...token.time, ...(part && { part }) };
    if (next?.type === "half") {
      this.at += 1;
      this.skip("oclock");
      return { ...named, half: next.half };
    }
    if (next?.type === "noon" || next?.type === "midnight") {
      this.at += 1;
      return { ...named, half: next.type };
    }
    return named;
  }

  private skip(...types: Token["type"][]) {
    while (types.includes(this.tokens[this.at]?.type ?? "unknown")) this.at += 1;
  }
}
