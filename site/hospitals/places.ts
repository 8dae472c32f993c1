import { distance, type GeoPoint } from "./distance.ts";
import { countEdits } from "./nearest-names.ts";
import { levelsOf, splitWords } from "./place-path.ts";
import type { Hospital, Site } from "./site.ts";

/** A state, a district or a town that has hospitals of the group, or what lies round a postal code or a hospital. */
export interface Place {
  /** The same in every language; empty where only a visitor's own place is meant. */
  path: string;
  name: string;
  /** With what it lies in, e.g. "Punalur, Kollam, Kerala". */
  label: string;
  inner: Place[];
  hospitals: Hospital[];
}

export interface FoundPlace {
  place?: Place | undefined;
  /** Others that the text may mean. */
  others: Place[];
}

const known = new WeakMap<Site, ReturnType<typeof createPlaces>>();

/** `first` is the same site in its own language, of which paths are made. */
export function placesOf(site: Site, first: Site) {
  const places = known.get(site) ?? createPlaces(site, first);
  known.set(site, places);
  return places;
}

export const placeAround = (name: string, hospitals: Hospital[]): Place => ({
  ...{ path: "", name, label: name, inner: [], hospitals },
});

function createPlaces({ hospitals, language }: Site, first: Site) {
  const own = new Map(first.hospitals.map((hospital) => [hospital.id, levelsOf(hospital)]));
  const all = new Map<string, Place & { names: string[] }>();
  const top: Place[] = [];
  for (const hospital of hospitals) {
    const said = levelsOf(hospital);
    const levels = own.get(hospital.id) ?? said;
    let parent: Place | undefined;
    for (const [level, { path, name: firstName }] of levels.entries()) {
      const name = (said.length === levels.length && said[level]?.name) || firstName;
      const label = parent ? `${name}, ${parent.label}` : name;
      const place = all.get(path) ?? { ...placeAround(name, []), path, label, names: [name, firstName] };
      if (!all.has(path)) (parent?.inner ?? top).push(place);
      all.set(path, place);
      place.hospitals.push(hospital);
      parent = place;
    }
  }
  const byName = (a: Place, b: Place) => a.name.localeCompare(b.name, language, { numeric: true });
  for (const { inner } of all.values()) inner.sort(byName);
  let widest = top.toSorted(byName);
  while (widest.length === 1 && widest[0]!.inner.length > 0) widest = widest[0]!.inner;

  /** By its path, a postal code of India, its name in either language, or the words of addresses. */
  function find(text: string): FoundPlace {
    const place = all.get(text) ?? placeAtPin(hospitals, text.replaceAll(" ", ""));
    if (place) return { place, others: [] };
    const words = splitWords(text);
    const ranked = [...all.values()].flatMap((one) => {
      const rank = Math.min(...one.names.map((name) => rankOf(words.join(" "), splitWords(name).join(" "))));
      return rank <= SLIP ? [{ one, rank }] : [];
    });
    const best = Math.min(...ranked.map(({ rank }) => rank));
    const [named, ...others] = ranked
      .filter(({ rank }) => rank < SLIP || rank === best)
      .toSorted((a, b) => a.rank - b.rank || b.one.hospitals.length - a.one.hospitals.length)
      .map(({ one }) => one);
    if (named || !words[0]) return { place: named, others };
    const has = ({ name, contact }: Hospital, word: string) =>
      splitWords([name, ...contact.addressLines].join(" ")).some((one) => one.startsWith(word));
    const spoken = hospitals.filter((one) => words.every((word) => has(one, word)));
    return { others, ...(spoken[0] && { place: placeAround(text, spoken) }) };
  }

  /** `top`: the widest places of which there are several. */
  return { top: widest, find };
}

const SLIP = 3;

/** The whole name, its beginning, the name with more behind it ("Punalur, Kollam"), a letter in five amiss. */
function rankOf(wanted: string, name: string): number {
  if (name.startsWith(wanted)) return name === wanted ? 0 : 1;
  if (wanted.startsWith(`${name} `)) return 2;
  return countEdits(wanted, name, 2) <= wanted.length / 5 ? SLIP : Number.POSITIVE_INFINITY;
}

/** Its hospitals, else those of the longest beginning that has any: the first two digits are, mostly, the state. */
function placeAtPin(hospitals: Hospital[], pin: string): Place | undefined {
  if (!/^\d{6}$/.test(pin)) return undefined;
  const startsAlike = (digits: number) =>
    hospitals.filter(({ contact }) => contact.postalCode?.replaceAll(" ", "").startsWith(pin.slice(0, digits)));
  const near = [6, 5, 4, 3, 2].map(startsAlike).find((found) => found.length > 0);
  return near && placeAround(pin, near);
}

/** Of these hospitals those in the place by town, then the others from the nearest on, with how far they are. */
export function nearestFirst(place: Place, hospitals: readonly Hospital[]): { hospital: Hospital; km?: number }[] {
  const order = new Map(byTown(place).map((hospital, index) => [hospital.id, index]));
  const middle = middleOf(place);
  return hospitals
    .map((hospital) => {
      const inside = order.get(hospital.id);
      return { hospital, far: inside === undefined ? distance(middle, hospital.contact.geo) : inside - order.size };
    })
    .toSorted((a, b) => a.far - b.far)
    .map(({ hospital, far }) => ({ hospital, ...(far >= 0 && far < Number.MAX_VALUE && { km: far }) }));
}

function byTown({ inner, hospitals }: Place): Hospital[] {
  return inner.length > 0 ? [...new Set([...inner.flatMap(byTown), ...hospitals])] : hospitals;
}

/** The middle of its hospitals. */
function middleOf({ hospitals }: Place): GeoPoint | undefined {
  const points = hospitals.flatMap(({ contact }) => contact.geo ?? []);
  if (points.length === 0) return undefined;
  const mean = (of: (point: GeoPoint) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}
