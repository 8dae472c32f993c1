import { hasHours, isExcepting, type Clause, type Item } from "./read-clause.ts";
import { EVERY_DAY, DAY_MINUTES, timeOf, type Span } from "./clock.ts";
import type { Days } from "./read-days.ts";
import { meet, type WeeklySitting } from "./sitting.ts";
import { readSpan } from "./times.ts";
import { wordPattern } from "./tokens.ts";

/** Names of what goes on beside other hours. */
const BESIDE = wordPattern("{beside}");
const DAILY: Pick<Clause, "items"> = { items: [{ type: "days", groups: [{ days: EVERY_DAY, named: [], ends: [] }] }] };

/** Hours with their days. */
interface Draft extends Days {
  span: Span;
  /** With what the header says. */
  clause: Clause;
  label: string | undefined;
}

const has = ({ items }: Clause, type: Item["type"]) => items.some((item) => item.type === type);

/**
 * Gives each clause's hours their days; a line of days belongs to the lines of hours below it, up to one that is not
 * read (undefined). Nothing is certain of `doubtful` days.
 */
export function joinClauses(
  clauses: (Clause | undefined)[],
  doubtful: Set<number>,
): { weekly: WeeklySitting[]; left: Set<Clause> } {
  const left = new Set<Clause>();
  const drafts: Draft[] = [];
  const guesses: Draft[] = [];
  const without: Clause[] = [];
  /** Those of which each is made. */
  const lines = new Map<Clause, Clause[]>();
  let header: Clause | undefined;
  let waiting: Clause | undefined;
  const at = clauses.findIndex((one) => one?.appointmentOnly && one.items.length === 0 && !one.label);
  // "By appointment only", on a line of its own. Below "Saturday" or "Ultrasound" it is of that.
  const ofAll = at <= 0 || hasHours(clauses[at - 1]?.items ?? []) ? clauses[at] : undefined;
  const appointment = ofAll && { appointmentOnly: true as const };
  for (const clause of putDaysFirst(clauses).filter((one) => !one || one !== ofAll)) {
    if (!clause) {
      header = waiting = undefined;
      continue;
    }
    const isWithHours = hasHours(clause.items);
    const isWholeDayAlone = clause.items.every(({ type }) => type === "whole-day" || type === "label");
    // "Mon–Fri" above "9–1, Sat" or "Casualty: 24 hours".
    const isOfOther = clause.items.findIndex(({ type }) => type === "days") > 0 || (isWholeDayAlone && clause.label);
    if (header && isWithHours && isOfOther) {
      left.add(clause).add(header);
      header = undefined;
      continue;
    }
    if (has(clause, "without") && !has(clause, "days") && !isWithHours) {
      without.push(clause);
      if (has(clause, "label") || clause.appointmentOnly) left.add(clause);
      continue;
    }
    // Days below hours that have none may be theirs.
    if (has(clause, "days")) header = isWithHours || waiting ? undefined : clause;
    const isButSunday = clauses.length === 1 && !has(clause, "whole-day") && clause.items.some(isExceptSunday);
    const above = header ?? (isWithHours && !has(clause, "days") ? DAILY : { items: [] });
    const headed = { ...above, ...clause, ...appointment, items: [...above.items, ...clause.items] };
    lines.set(headed, [clause, ...(header ? [header] : [])]);
    const drafted = (isWithHours && draftClause(headed, drafts)) || [];
    // Hours without days are of none, but may be new ones of all.
    const own = above === DAILY && !isWholeDayAlone && !isButSunday ? [] : drafted;
    const listed = daysOf(headed.items);
    const isListed = ({ days }: Days) => days.some((day) => listed.includes(day));
    // "Mon–Fri 9–5 (2nd Saturday holiday)" above "Sat 9–1".
    without.push({ ...clause, items: clause.items.filter((item) => !daysWithout(item).every(isListed)) });
    // Days are left until hours of theirs are read.
    if (own.length === 0) left.add(clause);
    else if (header) left.delete(header);
    waiting = own.length > 0 || !isWithHours || has(clause, "days") ? undefined : clause;
    drafts.push(...own);
    if (own !== drafted) {
      guesses.push(...drafted);
      left.add(headed);
    }
  }
  for (const { items, appointmentOnly, isOfOthers } of left) {
    const days = appointmentOnly && !isOfOthers && !hasHours(items) ? daysOf(items) : [];
    for (const day of [...days, ...items.flatMap(daysWithout).flatMap((group) => group.days)]) doubtful.add(day);
  }
  for (const { days, clause } of drafts) if (days.some((day) => doubtful.has(day))) left.add(clause);
  if (ofAll && drafts.length === 0) left.add(ofAll);
  const weekly = finish(drafts, guesses, without, left);
  return { weekly, left: new Set([...left].flatMap((clause) => lines.get(clause) ?? clause)) };
}

/** Each line of hours may stand above its days, all lines of hours above the days. */
function putDaysFirst(clauses: (Clause | undefined)[]): (Clause | undefined)[] {
  const kindOf = (clause: Clause | undefined) =>
    (clause && hasHours(clause.items) && !clause.items.some(isExcepting) ? "h" : "") +
    (clause && has(clause, "days") ? "d" : "");
  const [lines, others] = [clauses.filter(kindOf), clauses.filter((clause) => !kindOf(clause))];
  const kinds = lines.map(kindOf).join();
  if (/^h(,h)*,d$/.test(kinds)) return [...lines.slice(-1), ...lines.slice(0, -1), ...others];
  if (!/^h,d(,h,d)*$/.test(kinds)) return clauses;
  return [...lines.map((_, at) => lines[at % 2 ? at - 1 : at + 1]!), ...others];
}

/**
 * The sittings of one clause, with the days of the line above it; days before their hours or after them; undefined
 * where it is not certain which.
 */
function draftClause(clause: Clause, before: Draft[]): Draft[] | undefined {
  const drafts: Draft[] = [];
  const items = clause.items.filter(({ type }) => type !== "without");
  const isDaysFirst = items.find(({ type }) => type !== "label")?.type === "days";
  let groups: Days[] | undefined;
  let areHoursToCome = false;
  let waiting: { hours: Item; label: string | undefined }[] = [];
  let pendingLabel: string | undefined;
  let current: Draft[] = [];

  const place = (hours: Item, days: Days[], label: string | undefined): boolean =>
    days.every((group) => {
      const earlier = [...before, ...drafts].filter((draft) => draft.label === label);
      const span = spanOf(hours, group, earlier);
      if (!span) return false;
      current.push({ ...group, clause, span, label });
      drafts.push(current.at(-1)!);
      return true;
    });
  for (const item of items) {
    const placed = current;
    current = [];
    if (item.type === "label") {
      if (placed.length === 0) pendingLabel = item.label;
      // "Mon 9–1, Wed 9–1 at Kollam": both, or the last?
      if (drafts.some((draft) => !placed.includes(draft) && !draft.label)) return undefined;
      for (const draft of placed) draft.label = joinLabels(clause.label, item.label);
    } else if (item.type === "days") {
      if (isDaysFirst ? areHoursToCome : waiting.length === 0) return undefined;
      if (!waiting.every(({ hours, label }) => place(hours, item.groups, label))) return undefined;
      waiting = [];
      groups = item.groups;
      areHoursToCome = isDaysFirst;
    } else {
      const label = joinLabels(clause.label, pendingLabel);
      if (!isDaysFirst) waiting.push({ hours: item, label });
      else if (!groups || !place(item, groups, label)) return undefined;
      areHoursToCome = false;
      pendingLabel = undefined;
    }
  }
  if (waiting.length > 0 || pendingLabel || areHoursToCome) return undefined;
  return takeOut(drafts, clause.items.flatMap(daysWithout), drafts.length > 1);
}

const daysOf = (items: Item[]) =>
  items.flatMap((item) => (item.type === "days" ? item.groups.flatMap(({ days }) => days) : []));
/** "9–1 except Sunday" is of all other days. */
const isExceptSunday = (item: Item) =>
  item.type === "without" && item.isExcept && item.groups.some(({ days, weeks }) => days.includes(7) && !weeks);
const daysWithout = (item: Item) => (item.type === "without" ? item.groups : []);
const isOfDays = ({ items }: Clause, { days }: Draft) =>
  items.flatMap(daysWithout).some((group) => days.some((day) => group.days.includes(day)));

function joinLabels(...labels: (string | undefined)[]): string | undefined {
  return labels.filter(Boolean).join(", ") || undefined;
}

/** Bare hours after a morning of the same days are an afternoon's. */
function spanOf(item: Item, { days, weeks }: Days, before: Draft[]): Span | undefined {
  // "24x7" on some days alone is at odds with itself.
  if (item.type === "whole-day") return item.isEveryDay && days.length < 7 ? undefined : { from: 0, to: DAY_MINUTES };
  if (item.type !== "span") return undefined;
  const mornings = before.filter((draft) => (!draft.weeks || draft.weeks === weeks) && draft.span.from < draft.span.to);
  const ends = days.map((day) => Math.max(...mornings.map((draft) => (draft.days.includes(day) ? draft.span.to : -1))));
  const span = readSpan(item.begin, item.end, Math.min(...ends));
  if (!span || (!item.isNextDay && !item.endDays)) return span;
  const isNext = !item.endDays || (days.length === 1 && item.endDays.join() === String((days[0]! % 7) + 1));
  return isNext && span.to <= span.from ? span : undefined;
}

/** Takes days out of sittings; undefined where a day that is named by itself would go, or nothing would be left. */
function takeOut(drafts: Draft[], excluded: Days[], isApart: boolean, label?: string): Draft[] | undefined {
  let result = drafts;
  for (const { days, weeks } of excluded) {
    const next = result.flatMap((draft): (Draft | undefined)[] => {
      const isOther = label !== undefined && draft.label !== label;
      const gone = isOther ? [] : draft.days.filter((day) => days.includes(day));
      if (gone.length === 0) return [draft];
      const kept = { ...draft, days: draft.days.filter((day) => !days.includes(day)) };
      const rest = kept.days.length > 0 ? [kept] : [];
      const isNamed = gone.some((day) => draft.named.includes(day) || (isApart && draft.ends.includes(day)));
      if (!weeks) return isNamed || rest.length === 0 ? [undefined] : rest;
      const left = (draft.weeks ?? [1, 2, 3, 4, 5]).filter((week) => !weeks.includes(week));
      return [...rest, left.length > 0 ? { ...draft, days: gone, weeks: left } : undefined];
    });
    if (!next.every((draft) => draft !== undefined)) return undefined;
    result = next;
  }
  return result;
}

function finish(drafts: Draft[], guesses: Draft[], without: Clause[], left: Set<Clause>): WeeklySitting[] {
  let kept = drafts;
  for (const clause of without) {
    const next = takeOut(kept, clause.items.flatMap(daysWithout), true, clause.label);
    const isOfNone = clause.label !== undefined && !kept.some(({ label }) => label === clause.label);
    // What is said and taken back is known of neither.
    const takenBack = [{ clause }, ...kept.filter((draft) => isOfDays(clause, draft))];
    if (next && kept.length > 0 && !isOfNone) kept = next;
    else for (const one of takenBack) left.add(one.clause);
  }
  const sittings = [...kept, ...guesses].map((draft) => ({ clause: draft.clause, sitting: toSitting(draft) }));
  for (const one of sittings)
    for (const other of sittings) {
      const [days, others] = [one.sitting.days, other.sitting.days];
      // "Other days 9–5" is certain after "Sunday closed", as long as nothing is said of a third day.
      const isVague = one.clause.isOfOthers && (days.length === 7 || String(days) !== String(others));
      // "Mon–Sat 9–1, Wed 2–5 pm only" may say what Wednesday has instead.
      const isOfSome = one.clause.isOnly && days.length < others.length && days.some((day) => others.includes(day));
      // "From 1 Dec 2026: 4–6 pm", of days that nobody says, may say what they all have.
      const mayReplace = isOfSome || (left.has(one.clause) && one.clause.validFrom !== undefined);
      // "Daily 4–8 pm, Sunday 9–12" likewise.
      const isInstead = days.length === 7 && String(others) === "7";
      const [label = "", another = ""] = [one.sitting.label, other.sitting.label];
      const isOfOne = label === another;
      // Nobody sits at two places at once.
      const isClash = meet(one.sitting, other.sitting) && (isOfOne || `${label} ${another}`.search(BESIDE) < 0);
      if (isVague || (one !== other && (isClash || (isOfOne && (mayReplace || isInstead)))))
        left.add(one.clause).add(other.clause);
    }
  // "Sunday closed" is left with what it is taken out of.
  for (const clause of without)
    if (drafts.some((draft) => left.has(draft.clause) && isOfDays(clause, draft))) left.add(clause);
  return sittings.filter(({ clause }) => !left.has(clause)).map(({ sitting }) => sitting);
}

function toSitting({ days, weeks, span: { from, to }, label, clause }: Draft): WeeklySitting {
  const inOrder = (numbers: readonly number[]) => [...new Set(numbers)].toSorted((a, b) => a - b);
  const { items: _, isOnly: _isOnly, isOfOthers: _isOfOthers, ...said } = clause;
  return {
    days: inOrder(days),
    ...(weeks && { weeks: inOrder(weeks) }),
    ...{ from: timeOf(from), to: timeOf(to) },
    ...(to <= from && { overnight: true as const }),
    ...said,
    ...(label && { label }),
  };
}
