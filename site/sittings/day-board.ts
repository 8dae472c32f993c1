import type { Catalogue } from "#site/texts/catalogue.ts";
import { addDays, DAY_MINUTES, minutesOf, readClock } from "./clock.ts";
import { describeSpan, describeTime } from "./describe-state.ts";
import { planDay, type PlannedSitting } from "./plan-day.ts";
import type { SittingException, SittingPlace, Sittings } from "./sitting.ts";

/** What a board says of one doctor's day. */
export interface BoardLine {
  sittings: BoardSitting[];
  /** That the doctor is away all day, or for some hours of it. */
  away?: string;
  note?: string;
  /** Hours that nobody could read for certain, as they were written. */
  text?: string;
}

export interface BoardSitting {
  hours: string;
  /** Otherwise than each week, e.g. "late: from 10 am". */
  change?: string;
  /** Place, label, note and the like. */
  words?: string;
  /** Of today alone. */
  state?: "now" | "over";
}

/** How many days the boards know: today and those after it. */
const BOARD_DAYS = 14;

export function listBoardDays(today: string): string[] {
  return Array.from({ length: BOARD_DAYS }, (_, ahead) => addDays(today, ahead));
}

/** Undefined for a doctor who does not sit that day. `consulting` is the text of the hours. */
export function planBoardLine(
  { sittings, consulting }: { sittings: Sittings; consulting: string },
  day: string,
  now: number,
  place: SittingPlace,
  texts: Catalogue,
): BoardLine | undefined {
  const { boards } = texts.server;
  const plan = planDay(sittings, day, place);
  const begun = planDay(sittings, addDays(day, -1), place).sittings.filter(({ to }) => to > DAY_MINUTES);
  const held = plan.sittings.filter(({ from }) => from < DAY_MINUTES);
  const clock = readClock(now, place.timeZone);
  const stateOf = ({ from, to }: { from: number; to: number }) =>
    clock.day !== day || clock.minutes < from
      ? {}
      : { state: clock.minutes < to ? ("now" as const) : ("over" as const) };
  const lines = [
    ...begun.map(({ from, to, change: _change, ...rest }) => {
      // What is left of a night may begin after midnight.
      const [begin, end] = [Math.max(0, from - DAY_MINUTES), to - DAY_MINUTES];
      return {
        ...sayMore(rest, texts),
        ...stateOf({ from: begin, to: end }),
        hours: begin > 0 ? describeSpan({ from: begin, to: end }, texts) : boards.until(describeTime(end, texts)),
      };
    }),
    ...held.map((sitting) => {
      return { ...sayMore(sitting, texts), ...stateOf(sitting), hours: describeSpan(sitting, texts) };
    }),
  ];
  const partly = plan.away ? [plan.away] : findPartsAway(sittings.exceptions, day);
  const away = partly.map((one) => sayAway(one, texts)).join(", ");
  const note = partly.flatMap((one) => one.note ?? []).join(" · ");
  const isUncertain = sittings.unread.length > 0 || (sittings.weekly.length === 0 && consulting !== "");
  const text = lines.length > 0 ? sittings.unread.join("; ") : plan.away || !isUncertain ? "" : consulting;
  if (lines.length === 0 && !plan.away && !text) return undefined;
  return { sittings: lines, ...(away && { away }), ...(note && { note }), ...(text && { text }) };
}

function sayMore(sitting: Omit<PlannedSitting, "from" | "to"> & { from?: number }, texts: Catalogue) {
  const { change, label, place, appointmentOnly, note, from = 0 } = sitting;
  const { boards, sittings } = texts.server;
  const words = [place, label, appointmentOnly && sittings.byAppointment, note].filter(Boolean).join(" · ");
  const said = change === "late" ? boards.late(describeTime(from, texts)) : change && boards[change];
  return { ...(said && { change: said }), ...(words && { words }) };
}

/** For hours of that day; what changes the whole day ends what was said before. */
function findPartsAway(exceptions: readonly SittingException[], day: string): SittingException[] {
  const ofDay = exceptions.filter(({ first, last }) => first <= day && day <= last);
  const since = ofDay.findLastIndex(({ kind, from }) => kind === "changed" || (kind === "away" && !from));
  return ofDay.slice(since + 1).filter(({ kind }) => kind === "away");
}

function sayAway({ from, to = "24:00" }: SittingException, texts: Catalogue): string {
  const { away, awayFor } = texts.server.boards;
  return from ? awayFor(describeSpan({ from: minutesOf(from), to: minutesOf(to) }, texts)) : away;
}
