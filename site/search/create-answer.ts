import { bookingPath } from "#site/hospitals/booking-path.ts";
import { modestFirst } from "#site/hospitals/emergency.ts";
import { findDepartment, findFacility } from "#site/hospitals/find-hospital.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import type { FindableDoctor } from "./findable-content.ts";
import { isAt, type RankedTargets, type Target } from "./rank-targets.ts";
import type { AlarmKind, SearchWords } from "./search-words.server.ts";

const MAX_ITEMS = { doctor: 8, department: 4, facility: 4, page: 3, news: 3 };
const MAX_DOCTORS = 6;
/** In a larger group the page of what is where lists the others. */
const MAX_PLACES = 12;
const MAX_SUGGESTED_PLACES = 3;

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

/** One thing that was found, at each hospital that has it; `ask` is a number, where only the desk knows it. */
export interface FoundItem extends ReturnType<TellOfDoctor> {
  name: string;
  summary?: string;
  icon?: string;
  /** How many hospitals have it, where those are too many to list. */
  hospitals?: number | undefined;
  places: { place: string; to: string; ask?: string; toBooking?: string; doctors?: FoundDoctor[] }[];
}

type FoundDoctor = { name: string; to: string; toBooking?: string };

export function createAnswer({ ranked, words, hospital, tellOfDoctor }: AnswerOptions) {
  const { alarms, targets, placed, beside, isSure, doctorsOf } = ranked;
  const alarm = chooseAlarm(alarms);
  const listDoctors = (at: Hospital, target: Target) =>
    target.kind === "department" && !beside.has(target) ? doctorsOf(at, target.slug).slice(0, MAX_DOCTORS) : [];
  // Who is in distress needs people to call, and nothing beside them.
  const found = (alarm === "distress" ? [] : targets).flatMap((target) => {
    const isElsewhere = hospital !== undefined && !isAt(target, hospital);
    const item = describeTarget(target, listPlaces(target, placed, hospital), listDoctors, tellOfDoctor);
    return item ? [{ kind: target.kind, isElsewhere, item }] : [];
  });
  // A question of a visit may lead to the very department or facility that was found too.
  const known = new Set(found.flatMap(({ kind, item }) => (kind === "page" ? [] : item.places.map(({ to }) => to))));
  const once = found.filter(({ kind, item }) => kind !== "page" || !item.places.every(({ to }) => known.has(to)));
  return {
    ...(alarm && { alarm, isDanger: alarms.has("danger") }),
    helpLines: chooseHelpLines(words.helpLines, alarms).map(({ line }) => line),
    isSure,
    parts: [...Map.groupBy(once, ({ isElsewhere }) => isElsewhere)].map(([isElsewhere, all]) => ({
      isElsewhere,
      groups: [...Map.groupBy(all, ({ kind }) => kind)].map(([kind, of]) => ({
        kind,
        items: of.slice(0, MAX_ITEMS[kind]).map(({ item }) => item),
      })),
    })),
  };
}

/** Those that are named, where they have it; this one before others. */
function listPlaces(target: Target, placed: ReadonlySet<Hospital>, hospital?: Hospital): Hospital[] {
  if ("hospital" in target) return [target.hospital];
  if (hospital && target.hospitals.includes(hospital)) return [hospital];
  const named = target.hospitals.filter((one) => placed.has(one));
  return named.length > 0 ? named : target.hospitals;
}

function describeTarget(
  target: Target,
  all: Hospital[],
  listDoctors: (at: Hospital, target: Target) => FindableDoctor[] = () => [],
  tellOfDoctor: TellOfDoctor = () => ({}),
): FoundItem | undefined {
  const at = all.slice(0, MAX_PLACES);
  const many = at.length < all.length && { hospitals: all.length };
  switch (target.kind) {
    case "doctor": {
      const { name, field } = target.doctor;
      const place = { place: target.hospital.place, ...linkDoctor(target.doctor, target.hospital) };
      return { name, summary: field, ...tellOfDoctor(target.hospital, target.doctor), places: [place] };
    }
    case "department":
    case "facility": {
      const { kind, slug } = target;
      const find = kind === "department" ? findDepartment : findFacility;
      const [entry] = modestFirst(at).flatMap((one) => find(one, slug) ?? []);
      const places = at.map((one) => {
        const { toDepartment, toAppointmentFor, toFacility } = hospitalPaths(one);
        if (kind === "facility") return { place: one.place, to: toFacility(slug) };
        const doctors = listDoctors(one, target).map((doctor) => linkDoctor(doctor, one, slug));
        const here = { place: one.place, to: toDepartment(slug) };
        // Nobody books for an emergency.
        if (entry?.emergency) return { ...here, doctors: doctors.map(({ toBooking: _toForm, ...doctor }) => doctor) };
        return { ...here, toBooking: toAppointmentFor(slug), doctors };
      });
      return entry && { name: entry.name, summary: entry.summary, icon: entry.icon, places, ...many };
    }
    case "page": {
      const { name, ofGroup, ways } = target;
      if (ofGroup) return { name, places: [ofGroup] };
      return { name, places: at.map((one) => ({ place: one.place, to: "", ...ways.get(one) })), ...many };
    }
    default: {
      const { id, headline, hospital: one } = target;
      return { name: headline, places: [{ place: one.place, to: hospitalPaths(one).toNewsArticle(id) }] };
    }
  }
}

function linkDoctor({ field, ...doctor }: FindableDoctor, at: Hospital, slug?: string): FoundDoctor {
  const { toDoctor, toAppointmentFor } = hospitalPaths(at);
  const { id, name } = doctor;
  const toBooking = slug ? toAppointmentFor(slug, id) : bookingPath(at, { ...doctor, centerOfExcellence: field });
  return { name, to: toDoctor(id), toBooking };
}

const MIN_BEGUN = 0.8;
const MAX_SUGGESTIONS = 6;
const MAX_SUGGESTED_DOCTORS = 2;

/** The best of what was surely found, each as one line. In one hospital the first department comes with doctors. */
export function createSuggestions(
  { alarms, targets, placed, isSure, best, doctorsOf }: RankedTargets,
  { helpLines }: Pick<SearchWords, "helpLines">,
  hospital?: Hospital,
) {
  const [first] = targets;
  const doctors =
    hospital && first?.kind === "department" && first.hospitals.includes(hospital)
      ? doctorsOf(hospital, first.slug)
          .slice(0, MAX_SUGGESTED_DOCTORS)
          .map((doctor): Target => ({ kind: "doctor", doctor, hospital }))
      : [];
  // Who types has not come to the end of the word.
  const listed = isSure || best >= MIN_BEGUN ? [...targets.slice(0, 1), ...doctors, ...targets.slice(1)] : [];
  const items = listed.flatMap((target) => {
    const all = listPlaces(target, placed, hospital);
    const item = describeTarget(target, all);
    const [one, ...others] = item?.places ?? [];
    if (!item || !one) return [];
    // Where several hospitals have it, or the desk is to be asked, one searches for its name.
    const isLink = others.length === 0 && one.ask === undefined;
    const named = [one, ...others].slice(0, MAX_SUGGESTED_PLACES).map(({ place }) => place);
    const places = all.length > MAX_SUGGESTED_PLACES ? [...named, "…"] : named;
    return [{ kind: target.kind, name: item.name, places, ...(isLink && { to: one.to }) }];
  });
  const once = new Map(items.map((item) => [`${item.to} ${item.name}`, item]));
  const alarm = chooseAlarm(alarms);
  return {
    ...(alarm && { alarm, isDanger: alarms.has("danger") }),
    // Only those that are meant: a list below a field has little room.
    helpLines: chooseHelpLines(helpLines, alarms).flatMap(({ line, isMeant }) => (isMeant ? [line] : [])),
    items: [...once.values()].slice(0, MAX_SUGGESTIONS),
  };
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
