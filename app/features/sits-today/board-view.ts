import type { ListedDoctor } from "#site/content/content.ts";
import { ownDepartment } from "#site/hospitals/booking-path.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { nextDays, readClock, sittingPlace } from "#site/sittings/clock.ts";
import { describeHoliday } from "#site/sittings/describe-holiday.ts";
import { planBoardLine, describeDay, describeMoment } from "#site/sittings/describe-sittings.ts";
import { planDay } from "#site/sittings/plan-day.ts";
import type { Sittings } from "#site/sittings/sitting.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";

interface BoardFacts {
  hospital: Hospital;
  doctors: readonly (ListedDoctor & { sittings: Sittings })[];
  /** When the hospital's office said that a day is right. */
  confirmedOn: (day: string) => Date | undefined;
  texts: Catalogue;
  now: Date;
  asked: { day: string | null; department: string };
}

export type BoardView = NonNullable<ReturnType<typeof boardView>>;

/** Today and those after it. */
const BOARD_DAYS = 14;

/** Who sits on one day, in words; undefined for a day that has no board. */
export function boardView({ hospital, doctors, confirmedOn, texts, now, asked }: BoardFacts) {
  const { boards, sittings: words } = texts.server;
  const place = sittingPlace(hospital);
  const { day: today } = readClock(Number(now), place.timeZone);
  const days = nextDays(today, BOARD_DAYS);
  const day = asked.day || today;
  if (!days.includes(day)) return undefined;

  const { routedDepartments: departments } = hospital;
  const slug = asked.department.trim().toLowerCase();
  const chosen = departments.find((one) => one.slug === slug);
  const { toSitsToday, toDoctor } = hospitalPaths(hospital);
  const wanted = doctors.filter(({ departments: own }) => !chosen || own.includes(chosen.queryName));
  const shown = wanted.flatMap((doctor) => {
    const { id, name, centerOfExcellence: field } = doctor;
    const line = planBoardLine(doctor, day, Number(now), place, texts);
    if (!line) return [];
    const department = chosen ?? ownDepartment(hospital, doctor);
    const group = line.sittings.length > 0 ? department?.name || field || boards.others : boards.textOnly.name;
    return { group, id, name, to: toDoctor(id), ...line };
  });
  const isLast = (group: string) => Number(group === boards.textOnly.name);
  const groups = [...Map.groupBy(shown, ({ group }) => group)]
    .toSorted(([a], [b]) => isLast(a) - isLast(b) || a.localeCompare(b, "en"))
    .map(([name, ofGroup]) => ({ name, note: isLast(name) ? boards.textOnly.note : "", doctors: ofGroup }));

  const isToday = day === today;
  const isOver = shown.every(({ sittings }) => sittings.every(({ hours, state }) => !hours || state === "over"));
  const next =
    isToday && isOver
      ? days.slice(1).find((one) => wanted.some(({ sittings }) => planDay(sittings, one, place).sittings.length > 0))
      : undefined;
  const dayName = describeDay(day, texts);
  const confirmedAt = confirmedOn(day);
  const confirmation = confirmedAt
    ? boards.confirmed(...describeMoment(Number(confirmedAt), place, texts))
    : boards.notConfirmed;
  return {
    day,
    to: isToday ? toSitsToday : `${toSitsToday}?day=${day}`,
    isToday,
    dayName,
    title: isToday ? boards.titleToday : boards.titleOn(dayName),
    /** With the day. */
    heading: isToday ? boards.todayOn(dayName) : boards.titleOn(dayName),
    /** Of when the list is, and whether the office stands for it; where it does not, whom to call. */
    standing: `${words.asOf(...describeMoment(Number(now), place, texts))}. ${confirmation}`,
    phone: confirmedAt ? undefined : hospital.contact.phone,
    notices: [
      ...hospital.holidays
        .filter((one) => one.day === day && place.holidays.includes(day))
        .map((one) => `${describeHoliday(one, hospital, texts)}. ${boards.holiday}`),
      ...(slug !== "" && !chosen ? [boards.departmentMissing] : []),
    ],
    /** Once nobody sits any more today, as far as is known. */
    next: next !== undefined && {
      to: `${toSitsToday}?day=${next}${chosen ? `&department=${chosen.slug}` : ""}`,
      label: boards.titleOn(describeDay(next, texts)),
    },
    /** By department; a doctor of several stands in one. The last has a note: their hours are only a text. */
    groups,
    words: boards.words,
    choices: [
      {
        ...{ name: "day", label: boards.chooseDay, chosen: day },
        options: days.map((one) => ({ slug: one, name: describeDay(one, texts) })),
      },
      {
        ...{ name: "department", label: texts.pages.doctors.department, chosen: chosen?.slug ?? "" },
        options: [{ slug: "", name: texts.pages.common.allDepartments }, ...departments],
      },
    ],
  };
}

const MAX_ROWS = 12;

/** What has room in a picture: first what is otherwise, which who travelled in vain would have read. */
export function boardPicture(
  { heading, standing, phone, groups, words }: BoardView,
  sayMore: (count: number) => string,
) {
  const all = groups.flatMap(({ doctors }) => doctors);
  const rows = all
    .filter(({ sittings }) => sittings.length > 0)
    .map(({ name, group, sittings }) => ({
      name,
      below: [group, ...sittings.flatMap((sitting) => sitting.words ?? [])].join(" · "),
      hours: sittings.flatMap(({ hours, change }) => [hours ?? [], change ?? []].flat()),
      isChange: sittings.some(({ change }) => change),
    }))
    .toSorted((a, b) => Number(b.isChange) - Number(a.isChange))
    .slice(0, MAX_ROWS);
  const more = all.length > rows.length ? sayMore(all.length - rows.length) : "";
  return {
    heading,
    standing: `${standing} ${phone?.printed ?? ""}`,
    rows,
    more: more || (rows.length > 0 ? "" : words.nobody),
  };
}
