import type { EmergencyPageProps } from "#app/features/emergency/emergency-page.tsx";
import type { PlaceServices } from "#app/features/places/places-view.ts";
import { groupPathsIn } from "#site/hospitals/hospital-paths.ts";
import { nearestFirst, type Place, placesOf } from "#site/hospitals/places.ts";
import type { Hospital } from "#site/hospitals/site.ts";

/** More make the page too long for a slow line: then each district has its own numbers. */
const MOST_NUMBERS = 300;

/** Of a large group: the casualties near the place of the address (`?place=…`), or the numbers of all by district. */
export function listCasualtyPlaces({ site, editions }: PlaceServices, open: Hospital[], url: URL) {
  const { toEmergency } = groupPathsIn(site.prefix);
  const { top, find } = placesOf(site, editions[0].site);
  const text = url.searchParams.get("place") ?? "";
  const chosen = text === "" ? undefined : find(text).place;
  const groupOf = (place: Place, calls: Hospital[]): EmergencyPageProps["groups"][number] => ({
    ...{ place: place.name, path: place.path },
    to: `${toEmergency}?place=${encodeURI(place.path)}`,
    calls: calls.flatMap(({ place: town, contact: { emergencyPhone } }) =>
      emergencyPhone ? [{ place: town, phone: emergencyPhone }] : [],
    ),
  });
  if (chosen) {
    const near = nearestFirst(chosen, open).map(({ hospital }) => hospital);
    return {
      chosen,
      near,
      choices: chosen.inner.map((place) => ({ ...groupOf(place, []), at: undefined })),
      groups: [],
    };
  }
  const listed = top.flatMap((place) => (place.inner.some(({ inner }) => inner[0]) ? place.inner : place));
  const isShort = open.length <= MOST_NUMBERS;
  const groups = listed.map((place) =>
    groupOf(place, isShort ? place.hospitals.filter((one) => open.includes(one)) : []),
  );
  return { near: [], choices: [], groups };
}
