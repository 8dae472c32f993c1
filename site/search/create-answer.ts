import { modestFirst } from "#site/hospitals/emergency.ts";
import { findDepartment, findFacility } from "#site/hospitals/find-hospital.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { chooseAlarm, chooseHelpLines } from "./help-lines.ts";
import type { RankedTargets, Target } from "./rank-targets.ts";
import { PAGE_PATHS, type PageName, type SearchWords } from "./search-words.server.ts";

const MAX_ITEMS = { doctor: 8, department: 4, facility: 4, page: 3, news: 3 };
const MAX_DOCTORS = 6;

interface AnswerOptions {
  ranked: RankedTargets;
  words: Pick<SearchWords, "helpLines">;
  hospital: Hospital | undefined;
}

export function createAnswer({ ranked, words, hospital }: AnswerOptions) {
  const { alarms, targets, beside, nearest, doctorsOf } = ranked;
  const alarm = chooseAlarm(alarms);
  const kinds = [...new Set(targets.map(({ kind }) => kind))];
  return {
    ...(alarm && { alarm }),
    helpLines: chooseHelpLines(words.helpLines, alarms).map(({ line }) => line),
    groups: kinds.map((kind) =>
      createGroup(
        targets.filter((target) => target.kind === kind),
        hospital,
        (target, place) => (beside.has(target) ? [] : doctorsOf(place, target.slug)),
      ),
    ),
    nearest,
  };
}

type Of<Kind extends Target["kind"]> = Extract<Target, { kind: Kind }>;
type ListDoctors = (department: Of<"department">, hospital: Hospital) => ReturnType<RankedTargets["doctorsOf"]>;

function createGroup(all: Target[], hospital: Hospital | undefined, listDoctors: ListDoctors) {
  const of = <Kind extends Target["kind"]>(kind: Kind) =>
    all.filter((target): target is Of<Kind> => target.kind === kind).slice(0, MAX_ITEMS[kind]);
  const placesOf = ({ hospitals }: { hospitals: Hospital[] }) =>
    hospital && hospitals.includes(hospital) ? [hospital] : hospitals;
  switch (all[0]?.kind) {
    case "doctor":
      return { kind: "doctors" as const, items: of("doctor").map(describeDoctor) };
    case "department": {
      const items = of("department").flatMap((target) => describeDepartment(target, placesOf(target), listDoctors));
      return { kind: "departments" as const, items };
    }
    case "facility": {
      const items = of("facility").flatMap((target) => describeFacility(target, placesOf(target)));
      return { kind: "facilities" as const, items };
    }
    case "page": {
      const pathOf = (page: PageName, one: Hospital) => ({
        place: one.place,
        to: PAGE_PATHS[page](hospitalPaths(one)),
      });
      const items = of("page").map((target) => ({
        page: target.page,
        places: placesOf(target).map((one) => pathOf(target.page, one)),
      }));
      return { kind: "pages" as const, items };
    }
    default: {
      const items = of("news").map(({ id, headline, hospital: { place, basePath } }) => {
        return { headline, place, to: hospitalPaths({ basePath }).toNewsArticle(id) };
      });
      return { kind: "news" as const, items };
    }
  }
}

function describeDoctor({ doctor: { id, name, field, departments }, hospital }: Of<"doctor">) {
  const paths = hospitalPaths(hospital);
  const [department] = departments;
  return {
    name,
    field,
    place: hospital.place,
    to: paths.toDoctor(id),
    toBooking: department ? paths.toAppointmentFor(department, id) : paths.toAppointment,
  };
}

function describeDepartment(target: Of<"department">, hospitals: Hospital[], listDoctors: ListDoctors) {
  const { slug } = target;
  const [entry] = modestFirst(hospitals).flatMap((hospital) => findDepartment(hospital, slug) ?? []);
  if (!entry) return [];
  const places = hospitals.map((hospital) => {
    const paths = hospitalPaths(hospital);
    const doctors = listDoctors(target, hospital).slice(0, MAX_DOCTORS);
    return {
      place: hospital.place,
      to: paths.toDepartment(slug),
      toBooking: paths.toAppointmentFor(slug),
      doctors: doctors.map(({ id, name }) => ({
        name,
        to: paths.toDoctor(id),
        toBooking: paths.toAppointmentFor(slug, id),
      })),
    };
  });
  return [{ name: entry.name, summary: entry.summary, icon: entry.icon, places }];
}

function describeFacility({ slug }: Of<"facility">, hospitals: Hospital[]) {
  const [entry] = modestFirst(hospitals).flatMap((hospital) => findFacility(hospital, slug) ?? []);
  if (!entry) return [];
  const places = hospitals.map((hospital) => ({ place: hospital.place, to: hospitalPaths(hospital).toFacility(slug) }));
  return [{ name: entry.name, summary: entry.summary, icon: entry.icon, places }];
}
