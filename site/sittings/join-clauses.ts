import type { Clause, Days, Item } from "./clause.ts";
import { EVERY_DAY, type WeeklySitting } from "./sitting.ts";
import { formatMinutes, readSpan, type Span } from "./times.ts";

interface Draft extends Days {
  span: Span | "whole-day";
  clause: Clause;
  label: string | undefined;
}

/** Gives each clause's hours their days; a line of days belongs to the lines of hours below it. */
export function joinClauses(clauses: Clause[]): { weekly: WeeklySitting[]; left: string[] } {
  const left = new Set<Clause>();
  const drafts: Draft[] = [];
  const without: { groups: Days[]; clause: Clause }[] = [];
  let header: { groups: Days[]; clause: Clause; isUsed: boolean } | undefined;
  const waiting: Clause[] = [];

  const close = () => {
    if (header && !header.isUsed) left.add(header.clause);
    header = undefined;
  };
  for (const clause of clauses) {
    const { items } = clause;
    const has = (type: Item["type"]) => items.some((item) => item.type === type);
    if (has("without") && !has("days") && !has("span") && !has("whole-day")) {
      for (const item of items) if (item.type === "without") without.push({ groups: item.groups, clause });
      if (has("label") || clause.appointmentOnly) left.add(clause);
      continue;
    }
    const hasHours = has("span") || has("whole-day");
    if (has("days") && !hasHours) {
      close();
      if (items.filter(({ type }) => type === "days").length > 1 || clause.appointmentOnly) left.add(clause);
      else
        header = { groups: items.flatMap((item) => (item.type === "days" ? item.groups : [])), clause, isUsed: false };
      continue;
    }
    if (!hasHours) {
      left.add(clause);
      continue;
    }
    if (has("days")) close();
    const isWholeDayAlone = items.every(({ type }) => type === "whole-day" || type === "label");
    const given = header?.groups ?? (isWholeDayAlone ? [{ days: EVERY_DAY, named: [] }] : undefined);
    const own = draftClause(clause, has("days") ? undefined : given, drafts);
    if (!own) {
      if (!has("days") && !header) waiting.push(clause);
      left.add(clause);
      continue;
    }
    if (!has("days") && header) header.isUsed = true;
    drafts.push(...own);
  }
  joinHoursAbove(clauses, waiting, header, left, drafts);
  if (header && !header.isUsed) left.add(header.clause);
  return finish(drafts, without, left);
}

/** Two lines alone, the hours above the days. */
function joinHoursAbove(
  clauses: Clause[],
  [hours, another]: Clause[],
  header: { groups: Days[]; clause: Clause; isUsed: boolean } | undefined,
  left: Set<Clause>,
  drafts: Draft[],
) {
  if (!hours || another || !header || header.isUsed || clauses.length !== 2 || clauses[0] !== hours) return;
  const own = draftClause(hours, header.groups, drafts);
  if (!own) return;
  header.isUsed = true;
  left.delete(hours);
  drafts.push(...own);
}

/** The sittings of one clause, days before their hours or after them; undefined where it is not certain which. */
function draftClause(clause: Clause, given: Days[] | undefined, before: Draft[]): Draft[] | undefined {
  const drafts: Draft[] = [];
  const items = clause.items.filter(({ type }) => type !== "without");
  const excluded = clause.items.flatMap((item) => (item.type === "without" ? item.groups : []));
  const first = items.find(({ type }) => type !== "label");
  const isDaysFirst = given !== undefined || first?.type === "days";
  let groups = given;
  let waiting: { span: Draft["span"] | Item; label?: string }[] = [];
  let pendingLabel: string | undefined;
  let current: Draft[] = [];

  const place = (item: Item, days: Days[], label: string | undefined): boolean => {
    for (const group of days) {
      const span = spanOf(item, group, [...before, ...drafts]);
      if (!span) return false;
      const draft = { ...group, span, clause, label: label ?? clause.label };
      drafts.push(draft);
      current.push(draft);
    }
    return true;
  };
  for (const item of items) {
    if (item.type === "label") {
      if (current.length > 0) for (const draft of current) draft.label = joinLabels(clause.label, item.label);
      else pendingLabel = item.label;
      current = [];
    } else if (item.type === "days") {
      if (isDaysFirst) {
        // Days after which no hours came.
        if (groups && groups !== given && !drafts.some(({ days }) => groups!.some((group) => group.days === days)))
          return undefined;
        groups = item.groups;
      } else {
        if (waiting.length === 0) return undefined;
        for (const { span, label } of waiting) if (!place(span as Item, item.groups, label)) return undefined;
        waiting = [];
      }
      current = [];
    } else if (item.type === "span" || item.type === "whole-day") {
      const label = joinLabels(clause.label, pendingLabel);
      if (!isDaysFirst) waiting.push({ span: item, ...(label && { label }) });
      else {
        current = [];
        if (!groups || !place(item, groups, label)) return undefined;
      }
      pendingLabel = undefined;
    }
  }
  if (waiting.length > 0 || pendingLabel) return undefined;
  if (
    isDaysFirst &&
    groups &&
    groups !== given &&
    !drafts.some(({ days }) => groups.some((group) => group.days === days))
  )
    return undefined;
  return takeOut(drafts, excluded);
}

function joinLabels(...labels: (string | undefined)[]): string | undefined {
  return labels.filter(Boolean).join(", ") || undefined;
}

/** Bare hours after a morning of the same days are an afternoon's. */
function spanOf(item: Item, { days }: Days, before: Draft[]): Draft["span"] | undefined {
  if (item.type === "whole-day") return "whole-day";
  if (item.type !== "span") return undefined;
  const ends = days.map((day) =>
    Math.max(
      -1,
      ...before.flatMap((draft) =>
        draft.span !== "whole-day" && !draft.weeks && draft.days.includes(day) && draft.span.from < draft.span.to
          ? draft.span.to
          : [],
      ),
    ),
  );
  const earlier = Math.min(...ends);
  return readSpan(item.begin, item.end, earlier < 0 ? undefined : Math.max(...ends));
}

/** Takes days out of sittings; undefined where a day that is named by itself would go. */
function takeOut(drafts: Draft[], excluded: Days[]): Draft[] | undefined {
  let result = drafts;
  for (const { days, weeks } of excluded) {
    const next: Draft[] = [];
    for (const draft of result) {
      const gone = draft.days.filter((day) => days.includes(day));
      if (gone.length === 0) {
        next.push(draft);
        continue;
      }
      const rest = draft.days.filter((day) => !days.includes(day));
      if (rest.length > 0) next.push({ ...draft, days: rest });
      if (weeks) {
        const left = (draft.weeks ?? [1, 2, 3, 4, 5]).filter((week) => !weeks.includes(week));
        if (left.length > 0) next.push({ ...draft, days: gone, weeks: left });
      } else if (gone.some((day) => draft.named.includes(day))) return undefined;
    }
    result = next;
  }
  return result;
}

function finish(drafts: Draft[], without: { groups: Days[]; clause: Clause }[], left: Set<Clause>) {
  let kept = drafts;
  for (const { groups, clause } of without) {
    const next = takeOut(kept, groups);
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
  return { weekly: certain.map(toSitting), left: [...left].map(({ text }) => text) };
}

/** Nobody sits at two places at once, unless they have names of their own. */
function isAtOddsWith(one: Draft, other: Draft): boolean {
  if (one.label !== other.label && (one.label === undefined || other.label === undefined || one.label !== other.label))
    return false;
  const weeksMeet = !one.weeks || !other.weeks || one.weeks.some((week) => other.weeks!.includes(week));
  if (!weeksMeet || !one.days.some((day) => other.days.includes(day))) return false;
  if (one.span === "whole-day" || other.span === "whole-day") return true;
  const endOf = ({ from, to }: Span) => (to <= from ? to + 24 * 60 : to);
  return one.span.from < endOf(other.span) && other.span.from < endOf(one.span);
}

function toSitting({ days, weeks, span, label, clause }: Draft): WeeklySitting {
  const hours = span === "whole-day" ? { from: 0, to: 24 * 60 } : span;
  return {
    days: [...new Set(days)].toSorted((a, b) => a - b),
    ...(weeks && weeks.length > 0 && { weeks: [...new Set(weeks)].toSorted((a, b) => a - b) }),
    from: formatMinutes(hours.from),
    to: formatMinutes(hours.to),
    ...(hours.to <= hours.from && { overnight: true as const }),
    ...(label && { label }),
    ...(clause.appointmentOnly && { appointmentOnly: true as const }),
    ...clause.dates,
  };
}
