import type { Clause, Days, Item } from "./clause.ts";
import { EVERY_DAY, type WeeklySitting } from "./sitting.ts";
import { formatMinutes, readSpan, type Span } from "./times.ts";

const DAY = 24 * 60;

const DAILY: Clause = {
  items: [{ type: "days", groups: [{ days: EVERY_DAY, named: [] }] }],
  ...{ appointmentOnly: false, dates: {} },
};

interface Draft extends Days, Pick<Clause, "dates" | "appointmentOnly"> {
  span: Span | "whole-day";
  clause: Clause;
  label: string | undefined;
}

/**
 * Gives each clause's hours their days; a line of days belongs to the lines of hours below it. Nothing is certain of
 * `doubtful` days.
 */
export function joinClauses(clauses: Clause[], doubtful: Set<number>): { weekly: WeeklySitting[]; left: Set<Clause> } {
  const left = new Set<Clause>();
  const drafts: Draft[] = [];
  const without: { groups: Days[]; clause: Clause }[] = [];
  let header: Clause | undefined;
  const unused = new Set<Clause>();
  const waiting: Clause[] = [];

  for (const clause of clauses) {
    const { items } = clause;
    const has = (...types: Item["type"][]) => items.some(({ type }) => types.includes(type));
    const hasHours = has("span", "whole-day");
    if (has("without") && !has("days") && !hasHours) {
      for (const item of items) if (item.type === "without") without.push({ groups: item.groups, clause });
      if (has("label") || clause.appointmentOnly) left.add(clause);
      continue;
    }
    if (has("days")) header = hasHours ? undefined : clause;
    if (!hasHours) {
      (header === clause ? unused : left).add(clause);
      continue;
    }
    const isWholeDayAlone = items.every(({ type }) => type === "whole-day" || type === "label");
    const own = draftClause(clause, header ?? (isWholeDayAlone ? DAILY : undefined), drafts);
    if (own) {
      drafts.push(...own);
      if (header) unused.delete(header);
    } else {
      left.add(clause);
      if (!has("days") && !header) waiting.push(clause);
    }
  }
  joinHoursAbove(clauses, waiting, unused, left, drafts);
  for (const clause of unused) left.add(clause);
  for (const { days, clause } of drafts) if (days.some((day) => doubtful.has(day))) left.add(clause);
  return finish(drafts, without, left);
}

/** Two lines alone, the hours above the days. */
function joinHoursAbove(
  clauses: Clause[],
  [hours, another]: Clause[],
  unused: Set<Clause>,
  left: Set<Clause>,
  drafts: Draft[],
) {
  const [header] = unused;
  if (!hours || another || !header || clauses.length !== 2 || clauses[0] !== hours) return;
  const own = draftClause(hours, header, drafts);
  if (!own) return;
  unused.delete(header);
  left.delete(hours);
  drafts.push(...own);
}

/**
 * The sittings of one clause, of which the header may give the days; days before their hours or after them; undefined
 * where it is not certain which.
 */
function draftClause(clause: Clause, header: Clause | undefined, before: Draft[]): Draft[] | undefined {
  const drafts: Draft[] = [];
  const all = [...(header?.items ?? []), ...clause.items];
  const items = all.filter(({ type }) => type !== "without");
  const excluded = all.flatMap((item) => (item.type === "without" ? item.groups : []));
  const isDaysFirst = items.find(({ type }) => type !== "label")?.type === "days";
  const name = clause.label ?? header?.label;
  const given = {
    ...{ clause, dates: { ...header?.dates, ...clause.dates } },
    appointmentOnly: clause.appointmentOnly || header?.appointmentOnly === true,
  };
  let groups: Days[] | undefined;
  let areHoursToCome = false;
  let waiting: { hours: Item; label: string | undefined }[] = [];
  let pendingLabel: string | undefined;
  let current: Draft[] = [];

  const place = (hours: Item, days: Days[], label: string | undefined): boolean => {
    for (const group of days) {
      const span = spanOf(hours, group, before.concat(drafts));
      if (!span) return false;
      const draft = { ...group, ...given, span, label };
      drafts.push(draft);
      current.push(draft);
    }
    return true;
  };
  for (const item of items) {
    if (item.type === "label") {
      if (current.length > 0) for (const draft of current) draft.label = joinLabels(name, item.label);
      else pendingLabel = item.label;
      current = [];
    } else if (item.type === "days") {
      current = [];
      if (isDaysFirst ? areHoursToCome : waiting.length === 0) return undefined;
      for (const { hours, label } of waiting) if (!place(hours, item.groups, label)) return undefined;
      waiting = [];
      groups = item.groups;
      areHoursToCome = isDaysFirst;
    } else {
      current = [];
      const label = joinLabels(name, pendingLabel);
      if (!isDaysFirst) waiting.push({ hours: item, label });
      else if (!groups || !place(item, groups, label)) return undefined;
      areHoursToCome = false;
      pendingLabel = undefined;
    }
  }
  if (waiting.length > 0 || pendingLabel || areHoursToCome) return undefined;
  return takeOut(drafts, excluded);
}

function joinLabels(...labels: (string | undefined)[]): string | undefined {
  return labels.filter(Boolean).join(", ") || undefined;
}

/** Bare hours after a morning of the same days are an afternoon's. */
function spanOf(item: Item, { days, weeks }: Days, before: Draft[]): Draft["span"] | undefined {
  // "24x7" on some days alone is at odds with itself.
  if (item.type === "whole-day") return item.isEveryDay && days.length < 7 ? undefined : "whole-day";
  if (item.type !== "span") return undefined;
  const ends = days.map((day) =>
    Math.max(
      -1,
      ...before.flatMap((draft) =>
        draft.span !== "whole-day" &&
        (!draft.weeks || draft.weeks === weeks) &&
        draft.days.includes(day) &&
        draft.span.from < draft.span.to
          ? draft.span.to
          : [],
      ),
    ),
  );
  const earlier = Math.min(...ends);
  const span = readSpan(item.begin, item.end, earlier < 0 ? undefined : Math.max(...ends));
  if (!span || (!item.isNextDay && !item.endDays)) return span;
  const isNext = !item.endDays || (days.length === 1 && item.endDays.join() === String((days[0]! % 7) + 1));
  return isNext && span.to <= span.from ? span : undefined;
}

/** Takes days out of sittings; undefined where a day that is named by itself would go. */
function takeOut(drafts: Draft[], excluded: Days[], label?: string): Draft[] | undefined {
  let result = drafts;
  for (const { days, weeks } of excluded) {
    const next: Draft[] = [];
    for (const draft of result) {
      const isOther = label !== undefined && draft.label !== label;
      const gone = isOther ? [] : draft.days.filter((day) => days.includes(day));
      if (gone.length === 0) {
        next.push(draft);
        continue;
      }
      const rest = draft.days.filter((day) => !days.includes(day));
      if (rest.length > 0) next.push({ ...draft, days: rest });
      if (weeks) {
        const left = (draft.weeks ?? [1, 2, 3, 4, 5]).filter((week) => !weeks.includes(week));
        if (left.length === 0) return undefined;
        next.push({ ...draft, days: gone, weeks: left });
      } else if (gone.some((day) => draft.named.includes(day))) return undefined;
    }
    result = next;
  }
  return result;
}

function finish(drafts: Draft[], without: { groups: Days[]; clause: Clause }[], left: Set<Clause>) {
  let kept = drafts;
  for (const { groups, clause } of without) {
    const next = takeOut(kept, groups, clause.label);
    if (next && kept.length > 0) kept = next;
    else {
      left.add(clause);
      // What is said and taken back is known of neither.
      for (const draft of kept)
        if (groups.some(({ days }) => draft.days.some((day) => days.includes(day)))) left.add(draft.clause);
    }
  }
  for (const [index, one] of kept.entries())
    for (const other of kept.slice(index + 1))
      if (isAtOddsWith(one, other)) {
        left.add(one.clause);
        left.add(other.clause);
      }
  const certain = kept.filter(({ clause }) => !left.has(clause));
  return { weekly: certain.map(toSitting), left };
}

/** Nobody sits at two places at once, unless they have names of their own. */
function isAtOddsWith(one: Draft, other: Draft): boolean {
  if (one.label !== other.label || isBefore(one, other) || isBefore(other, one)) return false;
  const weeksMeet = !one.weeks || !other.weeks || one.weeks.some((week) => other.weeks!.includes(week));
  const [first, second] = [minutesOf(one), minutesOf(other)];
  const meet = (days: number) => first.from < second.to + days * DAY && second.from + days * DAY < first.to;
  return (
    weeksMeet && one.days.some((day) => other.days.some((its) => [-7, 0, 7].some((week) => meet(its - day + week))))
  );
}

/** Of whole days too; a night ends after the day. */
function minutesOf({ span }: Draft): Span {
  if (span === "whole-day") return { from: 0, to: DAY };
  return { from: span.from, to: span.to <= span.from ? span.to + DAY : span.to };
}

function isBefore({ dates }: Draft, { dates: later }: Draft): boolean {
  return dates.validTo !== undefined && later.validFrom !== undefined && dates.validTo < later.validFrom;
}

function toSitting({ days, weeks, span, label, appointmentOnly, dates }: Draft): WeeklySitting {
  const hours = span === "whole-day" ? { from: 0, to: DAY } : span;
  return {
    days: [...new Set(days)].toSorted((a, b) => a - b),
    ...(weeks && weeks.length > 0 && { weeks: [...new Set(weeks)].toSorted((a, b) => a - b) }),
    from: formatMinutes(hours.from),
    to: formatMinutes(hours.to),
    ...(hours.to <= hours.from && { overnight: true as const }),
    ...(label && { label }),
    ...(appointmentOnly && { appointmentOnly: true as const }),
    ...dates,
  };
}
