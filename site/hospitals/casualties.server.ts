import { distance } from "./distance.ts";
import { type Casualty, isForEmergencies } from "./emergency.ts";
import type { HospitalFiles } from "./read-site-files.server.ts";
import type { SiteDataProblem } from "./read-data-file.server.ts";
import type { Hospital } from "./site.ts";

type Shelves = Record<"departments" | "facilities", ReadonlyMap<string, { content: { emergency?: boolean } }>>;

function listEmergencyPages(files: HospitalFiles, shelves: Shelves): { list: keyof Shelves; slug: string }[] {
  return (["departments", "facilities"] as const).flatMap((list) =>
    [...files[list].menu, ...files[list].unlisted]
      .filter((slug) => isForEmergencies(slug, shelves[list].get(slug)?.content))
      .map((slug) => ({ list, slug })),
  );
}

function hasCasualty(files: HospitalFiles, shelves: Shelves): boolean {
  return files.hospital.emergency ?? listEmergencyPages(files, shelves).length > 0;
}

export function findCasualties(hospitals: HospitalFiles[], shelves: Shelves): (Casualty | undefined)[] {
  const open = hospitals.flatMap((files) => {
    const { place, contact } = files.hospital;
    const { emergencyPhone: phone, mapUrl } = contact;
    return phone && hasCasualty(files, shelves) ? [{ id: files.id, contact, casualty: { place, phone, mapUrl } }] : [];
  });
  return hospitals.map(({ id, hospital }) => {
    const own = open.find((other) => other.id === id);
    const from = hospital.contact.geo;
    const [nearest] = open.toSorted((a, b) => distance(from, a.contact.geo) - distance(from, b.contact.geo));
    const found = own ?? nearest;
    return found && { isOwn: found === own, ...found.casualty };
  });
}

/** The hospitals that have a casualty, from that place the nearest first, else in their order. */
export function casualtiesFrom(hospitals: Hospital[], from?: Hospital): Hospital[] {
  const open = hospitals.filter(({ contact }) => contact.emergencyPhone);
  const far = (hospital: Hospital) => (hospital === from ? 0 : distance(from?.contact.geo, hospital.contact.geo));
  return open.toSorted((a, b) => far(a) - far(b));
}

/** A casualty without a number to call, and pages of one that a hospital says it has not. */
export function findEmergencyMistakes(files: HospitalFiles, shelves: Shelves): SiteDataProblem[] {
  const { emergency, contact } = files.hospital;
  const file = `${files.folder}/hospital.json`;
  const [page] = listEmergencyPages(files, shelves);
  if (emergency === false && page)
    return [
      { file, path: "emergency", message: `is false, but "${page.slug}" in ${page.list}.json is for emergencies` },
    ];
  if (contact.emergencyPhone || !hasCasualty(files, shelves)) return [];
  const reason = page ? `"${page.slug}" in ${page.list}.json is for emergencies` : "emergency is true";
  return [{ file, path: "contact.emergencyPhone", message: `is missing, and ${reason}` }];
}
