import type { ListedDoctor } from "#site/content/content.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { listBoardDays, planBoardLine } from "#site/sittings/day-board.ts";
import { describeDay, describeTime } from "#site/sittings/describe-state.ts";
import { describePeriod } from "#site/sittings/describe-week.ts";
import { knownSittings, type OfficeSittings } from "#site/sittings/known-sittings.ts";
import { sittingPlace } from "#site/sittings/sitting-place.ts";
import { readClock } from "#site/sittings/clock.ts";
import type { SittingPlace } from "#site/sittings/sitting.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";

interface BoardFacts {
  hospital: Hospital;
  doctors: readonly ListedDoctor[];
  officeOf: (doctorId: string) => OfficeSittings;
  /** When the hospital's office said that the day is right. */
  confirmedAt: Date | undefined;
  texts: Catalogue;
  now: Date;
  /** One that has a board. */
  day: string;
  /** The key of one department; empty for all. */
  department: string;
}

export type BoardView = ReturnType<typeof boardView>;

export type BoardGroup = BoardView["groups"][number];

/** Who sits on one day, in words. */
export function boardView({ hospital, doctors, officeOf, confirmedAt, texts, now, day, department }: BoardFacts) {
  const { boards, sittings: words } = texts.server;
  const place = sittingPlace(hospital);
  const { day: today } = readClock(Number(now), place.timeZone);
  const isToday = day === today;
  const { toSitsToday, toDoctor } = hospitalPaths(hospital);

  const listed = doctors.map((doctor) => ({ doctor, own: departmentsOf(hospital, doctor) }));
  const known = new Map(listed.flatMap(({ own }) => own.map((one) => [one.key, one] as const)));
  const departments = [...known.values()].toSorted((a, b) => a.name.localeCompare(b.name, "en"));
  const asked = department.trim().toLowerCase();
  const chosen = departments.find(({ key }) => key.toLowerCase() === asked);
  const shown = listed.flatMap(({ doctor, own }) => {
    const group = chosen ? own.find(({ key }) => key === chosen.key) : (own[0] ?? { name: boards.others });
    const sittings = knownSittings(doctor, officeOf(doctor.id));
    const line = group && planBoardLine({ ...doctor, sittings }, day, Number(now), place, texts);
    if (!line) return [];
    const { id, name } = doctor;
    return { group: line.sittings.length > 0 ? group.name : boards.textOnly.name, id, name, to: toDoctor(id), ...line };
  });
  const byGroup = Map.groupBy(shown, ({ group }) => group);
  const sections = [...departments.map(({ name }) => name), boards.others].map((name) => ({ name, note: "" }));
  const groups = [...sections, boards.textOnly].flatMap((one) => {
    const ofGroup = byGroup.get(one.name);
    return ofGroup ? { ...one, doctors: ofGroup } : [];
  });

  const dayName = describeDay(day, texts);
  const confirmation = confirmedAt && boards.confirmed(...describeMoment(confirmedAt, place, texts));
  return {
    day,
    to: isToday ? toSitsToday : `${toSitsToday}?day=${day}`,
    isToday,
    dayName,
    title: isToday ? boards.titleToday : boards.titleOn(dayName),
    /** With the day. */
    heading: isToday ? boards.todayOn(dayName) : boards.titleOn(dayName),
    /** Of when the list is, and whether the office stands for it; where it does not, whom to call. */
    standing: `${words.asOf(...describeMoment(now, place, texts))}. ${confirmation ?? boards.notConfirmed}`,
    phone: confirmedAt ? undefined : hospital.contact.phone,
    notices: [
      ...(place.holidays.includes(day) ? [boards.holiday] : []),
      ...(asked !== "" && !chosen ? [boards.departmentMissing] : []),
    ],
    /** By department; a doctor of several stands in one. The last has a note: their hours are only a text. */
    groups,
    words: boards.words,
    choices: [
      {
        ...{ name: "day", label: boards.chooseDay, chosen: day },
        options: listBoardDays(today).map((one) => ({ key: one, name: describeDay(one, texts) })),
      },
      {
        ...{ name: "department", label: texts.pages.doctors.department, chosen: chosen?.key ?? "" },
        options: [{ key: "", name: texts.pages.common.allDepartments }, ...departments],
      },
    ],
  };
}

/** Day and time, e.g. "26 November" and "7.40 am". */
export function describeMoment(
  moment: Date,
  { timeZone }: SittingPlace,
  texts: Catalogue,
): [day: string, time: string] {
  const { day, minutes } = readClock(Number(moment), timeZone);
  return [describePeriod({ first: day, last: day }, texts), describeTime(minutes, texts)];
}

/** The doctor's own first, the one of the field that the doctor works in. */
function departmentsOf({ routedDepartments }: Hospital, { departments, centerOfExcellence: field }: ListedDoctor) {
  const names = departments.toSorted((a, b) => Number(b === field) - Number(a === field));
  return names.map((queryName) => {
    const routed = routedDepartments.find((one) => one.queryName === queryName);
    return { key: routed?.slug ?? queryName, name: routed?.name ?? queryName };
  });
}
