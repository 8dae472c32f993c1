import type { WhereHospital } from "./what-is-where-view.ts";

type Place = Pick<WhereHospital, "place">;

const ALL_OF = new Intl.ListFormat("en-GB", { type: "conjunction" });
const ONE_OF = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Where something is and where it is not, e.g. "Only in Punalur" or "Alappuzha and Punalur; not in Kozhencherry". */
export function describePlaces(hospitals: Place[], isHere: boolean[]): string {
  const placesWhere = (wanted: boolean) =>
    hospitals.filter((_, index) => isHere[index] === wanted).map(({ place }) => place);
  const [here, missing] = [placesWhere(true), placesWhere(false)];
  if (missing.length === 0) return hospitals.length > 1 ? `In all ${hospitals.length} hospitals` : `In ${here[0]}`;
  return here.length === 1 ? `Only in ${here[0]}` : `${ALL_OF.format(here)}; not in ${ONE_OF.format(missing)}`;
}
