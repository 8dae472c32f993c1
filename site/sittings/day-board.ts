import type { Catalogue } from "#site/texts/catalogue.ts";
import { addDays, DAY_MINUTES, minutesOf, readClock } from "./clock.ts";
import { describeSpan, describeTime } from "./describe-state.ts";
import { planDay, type PlannedSitting } from "./plan-day.ts";
import type { SittingException, SittingPlace, Sittings } from "./sitting.ts";

/** What a board says of one doctor's day. */
export interface BoardLine {
  /** Also that the doctor is away, all day or for some hours of it. */
  sittings: BoardSitting[];
  /** Hours that nobody could read for certain, as they were written. */
  text?: string;
}

export interface BoardSitting {
  hours?: string;
  /** Otherwise than each week, e.g. "late" or "away". */
  change?: string;
  /** Place, label, note and the like. */
  words?: string;
  /** Of today alone. */
  state?: "now" | "over";
}

/** Undefined for a doctor who does not sit that day. `consulting` is the text of the hours. */
export function planBoardLine(
  { sittings, consulting }: { sittings: Sittings; consulting: string },
  day: string,
  now: number,
  place: SittingPlace,
  texts: Catalogue,
): BoardLine | undefined {
  const { boards, sittings: words } = texts.server;
  const plan = planDay(sittings, day, place);
  const clock = readClock(now, place.timeZone);
  const lineOf = (sitting: PlannedSitting, hours = describeSpan(sitting, texts)): BoardSitting => {
    const { from, to, change, label, place: room, appointmentOnly, note } = sitting;
    const more = [room, label, appointmentOnly && words.byAppointment, note].filter(Boolean).join(" · ");
    const hasBegun = clock.day === day && from <= clock.minutes;
    return {
      hours,
      ...(change && { change: words.kinds[change] }),
      ...(more && { words: more }),
      ...(hasBegun && { state: clock.minutes < to ? "now" : "over" }),
    };
  };
  const begun = planDay(sittings, addDays(day, -1), place).sittings.filter(({ to }) => to > DAY_MINUTES);
  const held = [
    ...begun.map(({ change: _change, ...sitting }) => {
      // What is left of a night may begin after midnight.
      const [from, to] = [Math.max(0, sitting.from - DAY_MINUTES), sitting.to - DAY_MINUTES];
      return lineOf({ ...sitting, from, to }, from > 0 ? undefined : boards.until(describeTime(to, texts)));
    }),
    ...plan.sittings.filter(({ from }) => from < DAY_MINUTES).map((sitting) => lineOf(sitting)),
  ];
  const away = (plan.away ? [plan.away] : findPartsAway(sittings.exceptions, day)).map(({ from, to, note }) => {
    const hours = from && to ? describeSpan({ from: minutesOf(from), to: minutesOf(to) }, texts) : "";
    return { change: words.awayFor(hours), ...(note && { words: note }) };
  });
  const isUncertain = sittings.unread.length > 0 || (sittings.weekly.length === 0 && consulting !== "");
  const text = held.length > 0 ? sittings.unread.join("; ") : plan.away || !isUncertain ? "" : consulting;
  if (held.length === 0 && !plan.away && !text) return undefined;
  return { sittings: [...held, ...away], ...(text && { text }) };
}

/** For hours of that day; what changes the whole day ends what was said before. */
function findPartsAway(exceptions: readonly SittingException[], day: string): SittingException[] {
  const ofDay = exceptions.filter(({ first, last }) => first <= day && day <= last);
  const since = ofDay.findLastIndex(({ kind, from }) => kind === "changed" || (kind === "away" && !from));
  return ofDay.slice(since + 1).filter(({ kind }) => kind === "away");
}
