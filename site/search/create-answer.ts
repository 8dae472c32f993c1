import { modestFirst } from "#site/hospitals/emergency.ts";
import { findDepartment, findFacility } from "#site/hospitals/find-hospital.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import type { FindableDoctor } from "./findable-content.ts";
import type { OwnPageName, RankedTargets, Target } from "./rank-targets.ts";
import { PAGE_PATHS, type AlarmKind, type PageName, type SearchWords } from "./search-words.server.ts";

const MAX_ITEMS = { doctor: 8, department: 4, facility: 4, page: 3, news: 3 };
const MAX_DOCTORS = 6;

/** What a page says more of a doctor. */
export type TellOfDoctor = (
  hospital: Hospital,
  doctor: FindableDoctor,
) => {
  sits?: readonly (readonly [end: number, text: string])[];
};

interface AnswerOptions {
  ranked: RankedTargets;
  words: Pick<SearchWords, "helpLines">;
  hospital: Hospital | undefined;
  tellOfDoctor?: TellOfDoctor | undefined;
}

export function createAnswer({ ranked, words, hospital, tellOfDoctor = () => ({}) }: AnswerOptions) {
  const { alarms, targets, beside, nearest, doctorsOf } = ranked;
  const alarm = chooseAlarm(alarms);
  const kinds = [...new Set(targets.map(({ kind }) => kind))];
  return {
    ...(alarm && { alarm, isDanger: alarms.has("danger") }),
    helpLines: chooseHelpLines(words.helpLines, alarms).map(({ line }) => line),
    groups: kinds.map((kind) =>
      createGroup(
        targets.filter((target) => target.kind === kind),
        hospital,
        tellOfDoctor,
        (target, place) => (beside.has(target) ? [] : doctorsOf(place, target.slug)),
      ),
    ),
    nearest,
  };
}

type Of<Kind extends Target["kind"]> = Extract<Target, { kind: Kind }>;
type ListDoctors = (department: Of<"department">, hospital: Hospital) => ReturnType<RankedTargets["doctorsOf"]>;

function createGroup(
  all: Target[],
  hospital: Hospital | undefined,
  tellOfDoctor: TellOfDoctor,
  listDoctors: ListDoctors,
) {
  const of = <Kind extends Target["kind"]>(kind: Kind) =>
    all.filter((target): target is Of<Kind> => target.kind === kind).slice(0, MAX_ITEMS[kind]);
  const placesOf = ({ hospitals }: { hospitals: Hospital[] }) =>
    hospital && hospitals.includes(hospital) ? [hospital] : hospitals;
  switch (all[0]?.kind) {
    case "doctor":
      return { kind: "doctors" as const, items: of("doctor").map((target) => describeDoctor(target, tellOfDoctor)) };
    case "department": {
      const items = of("department").flatMap((target) => describeDepartment(target, placesOf(target), listDoctors));
      return { kind: "departments" as const, items };
    }
    case "facility": {
      const items = of("facility").flatMap((target) => describeFacility(target, placesOf(target)));
      return { kind: "facilities" as const, items };
    }
    case "page": {
      const placesAt = ({ page, hospitals }: Of<"page">) =>
        typeof page !== "string" && page.ofGroup
          ? [page.ofGroup]
          : placesOf({ hospitals }).map((one) => ({ place: one.place, to: pathOf(page, one) }));
      const items = of("page").map((target) => ({
        page: typeof target.page === "string" ? target.page : { name: target.page.name },
        places: placesAt(target),
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

function pathOf(page: PageName | OwnPageName, hospital: Hospital): string {
  if (typeof page === "string") return PAGE_PATHS[page](hospitalPaths(hospital));
  return page.ofGroup?.to ?? `${hospital.basePath}/${page.address}`;
}

function describeDoctor({ doctor, hospital }: Of<"doctor">, tellOfDoctor: TellOfDoctor) {
  const { id, name, field, departments } = doctor;
  const paths = hospitalPaths(hospital);
  const [department] = departments;
  return {
    name,
    field,
    place: hospital.place,
    ...tellOfDoctor(hospital, doctor),
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

export interface Suggestions {
  alarm?: "danger" | "distress";
  isDanger?: boolean;
  /** Only with an alarm, and only those that are meant: a list below a field has little room. */
  helpLines: ReturnType<typeof createAnswer>["helpLines"];
  items: Suggestion[];
}

export interface Suggestion {
  kind: Target["kind"];
  name: string | { page: PageName };
  places: string[];
  /** Left out where several hospitals have it: then the results for its name are the way. */
  to?: string;
}

const MAX_SUGGESTIONS = 6;
const MAX_SUGGESTED_DOCTORS = 2;

/** The best of what was found, each as one line. In one hospital the first department comes with doctors. */
export function createSuggestions(
  { alarms, targets, doctorsOf }: RankedTargets,
  { helpLines }: Pick<SearchWords, "helpLines">,
  hospital?: Hospital,
): Suggestions {
  const [first] = targets;
  const doctors =
    hospital && first?.kind === "department" && first.hospitals.includes(hospital)
      ? doctorsOf(hospital, first.slug)
          .slice(0, MAX_SUGGESTED_DOCTORS)
          .map((doctor): Target => ({ kind: "doctor", doctor, hospital }))
      : [];
  const [best, ...others] = targets.flatMap((target) => suggest(target, hospital) ?? []);
  const listed = [...(best ? [best] : []), ...doctors.flatMap((doctor) => suggest(doctor) ?? []), ...others];
  const once = new Map(listed.map((item) => [`${item.to} ${JSON.stringify(item.name)}`, item]));
  const alarm = chooseAlarm(alarms);
  return {
    ...(alarm && { alarm, isDanger: alarms.has("danger") }),
    helpLines: chooseHelpLines(helpLines, alarms).flatMap(({ line, isMeant }) => (isMeant ? [line] : [])),
    items: [...once.values()].slice(0, MAX_SUGGESTIONS),
  };
}

function suggest(target: Target, hospital?: Hospital): Suggestion | undefined {
  const having = "hospital" in target ? [target.hospital] : target.hospitals;
  const places = hospital && having.includes(hospital) ? [hospital] : having;
  const [one] = places;
  if (!one) return undefined;
  const { name, to } = describe(target, one);
  if (!name) return undefined;
  const group = target.kind === "page" && typeof target.page !== "string" ? target.page.ofGroup : undefined;
  if (group) return { kind: target.kind, name, places: [group.place], to };
  return { kind: target.kind, name, places: places.map(({ place }) => place), ...(places.length === 1 && { to }) };
}

function describe(target: Target, hospital: Hospital): { name: Suggestion["name"] | undefined; to: string } {
  const paths = hospitalPaths(hospital);
  switch (target.kind) {
    case "doctor":
      return { name: target.doctor.name, to: paths.toDoctor(target.doctor.id) };
    case "department":
      return { name: findDepartment(hospital, target.slug)?.name, to: paths.toDepartment(target.slug) };
    case "facility":
      return { name: findFacility(hospital, target.slug)?.name, to: paths.toFacility(target.slug) };
    case "page":
      return {
        name: typeof target.page === "string" ? { page: target.page } : target.page.name,
        to: pathOf(target.page, hospital),
      };
    default:
      return { name: target.headline, to: paths.toNewsArticle(target.id) };
  }
}

/** Distress comes before danger: its box holds the emergency numbers too. */
export function chooseAlarm(alarms: ReadonlySet<AlarmKind>): "danger" | "distress" | undefined {
  if (alarms.size === 0) return undefined;
  return alarms.has("danger") && alarms.size === 1 ? "danger" : "distress";
}

/** With distress every line, as words can be misunderstood; first those for danger, then the others that are meant. */
function chooseHelpLines(helpLines: SearchWords["helpLines"], alarms: ReadonlySet<AlarmKind>) {
  const isShown = (kind: AlarmKind) => alarms.has(kind) || (chooseAlarm(alarms) === "distress" && kind !== "danger");
  return helpLines
    .filter((line) => line.for.some(isShown))
    .map(({ name, number, otherNumber, helps, hours, languages, for: kinds }) => ({
      line: { ...{ name, number, helps, hours }, ...(otherNumber && { otherNumber }), ...(languages && { languages }) },
      isUrgent: kinds.includes("danger") && alarms.has("danger"),
      isMeant: kinds.some((kind) => alarms.has(kind)),
    }))
    .toSorted((a, b) => Number(b.isUrgent) - Number(a.isUrgent) || Number(b.isMeant) - Number(a.isMeant));
}
