import { findDepartment, findFacility } from "#site/hospitals/find-hospital.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { chooseAlarm, chooseHelpLines } from "./help-lines.ts";
import type { RankedTargets, Target } from "./rank-targets.ts";
import type { HelpLine } from "./search-answer.ts";
import { PAGE_PATHS, type PageName, type SearchWords } from "./search-words.server.ts";

export interface Suggestions {
  alarm?: "danger" | "distress";
  /** Only with an alarm, and only those that are meant: a list below a field has little room. */
  helpLines: HelpLine[];
  items: Suggestion[];
}

export interface Suggestion {
  kind: Target["kind"];
  name: string | { page: PageName };
  places: string[];
  /** Left out where several hospitals have it: then the results for its name are the way. */
  to?: string;
}

const MAX_ITEMS = 6;
const MAX_DOCTORS = 2;

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
          .slice(0, MAX_DOCTORS)
          .map((doctor): Target => ({ kind: "doctor", doctor, hospital }))
      : [];
  const [best, ...others] = targets.flatMap((target) => suggest(target, hospital) ?? []);
  const listed = [...(best ? [best] : []), ...doctors.flatMap((doctor) => suggest(doctor) ?? []), ...others];
  const once = new Map(listed.map((item) => [`${item.to} ${JSON.stringify(item.name)}`, item]));
  const alarm = chooseAlarm(alarms);
  return {
    ...(alarm && { alarm }),
    helpLines: chooseHelpLines(helpLines, alarms).flatMap(({ line, isMeant }) => (isMeant ? [line] : [])),
    items: [...once.values()].slice(0, MAX_ITEMS),
  };
}

function suggest(target: Target, hospital?: Hospital): Suggestion | undefined {
  const having = "hospital" in target ? [target.hospital] : target.hospitals;
  const places = hospital && having.includes(hospital) ? [hospital] : having;
  const [one] = places;
  if (!one) return undefined;
  const { name, to } = describe(target, one);
  if (!name) return undefined;
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
      return { name: { page: target.page }, to: PAGE_PATHS[target.page](paths) };
    default:
      return { name: target.headline, to: paths.toNewsArticle(target.id) };
  }
}
