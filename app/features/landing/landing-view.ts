import { namedPicture } from "#site/hospitals/find-hospital.ts";
import type { Phone } from "#site/hospitals/phones.ts";
import type { HighlightBox, Hospital, Institution, Picture, Site, Stat } from "#site/hospitals/site.ts";

export interface LandingView {
  motto: string;
  introduction: string;
  hero: { picture?: Picture; description: string };
  hospitals: LandingHospital[];
  stats: Stat[];
  nursingCollege?: Omit<Institution, "picture"> & { picture?: Picture };
  awesomeFacilities: LandingBox[];
}

export interface LandingBox extends Pick<HighlightBox, "title" | "description" | "icon"> {
  places?: string[];
}

export interface LandingHospital {
  name: string;
  place: string;
  basePath: string;
  summary: string;
  sinceYear: number;
  departmentCount: number;
  facilityCount: number;
  emergencyPhone?: Phone;
  picture?: Picture;
}

export function createLandingView({ group, hospitals, pictures }: Site): LandingView {
  const { landingPicture, nursingCollege } = group;
  return {
    motto: group.motto,
    introduction: group.introduction,
    hero: {
      ...(landingPicture && namedPicture(pictures, landingPicture.picture)),
      description: landingPicture?.description ?? "",
    },
    hospitals: hospitals.map((hospital) => landingHospital(hospital, pictures)),
    stats: group.stats,
    ...(nursingCollege && { nursingCollege: institution(nursingCollege, pictures) }),
    awesomeFacilities: group.awesomeFacilities.flatMap((box) => landingBox(box, hospitals)),
  };
}

function landingBox({ needs, ...box }: HighlightBox, hospitals: Hospital[]): LandingBox[] {
  const having = hospitals.filter((hospital) => !needs || needs.some((need) => hasNeeded(hospital, need)));
  if (having.length === 0) return [];
  return [having.length === hospitals.length ? box : { ...box, places: having.map(({ place }) => place) }];
}

function hasNeeded({ contact, departments, facilities }: Hospital, need: string): boolean {
  if (need === "emergency") return contact.emergencyPhone !== undefined;
  return [...departments, ...facilities].some(({ slug }) => slug === need);
}

function institution({ picture, ...facts }: Institution, pictures: Site["pictures"]) {
  return { ...facts, ...namedPicture(pictures, picture) };
}

function landingHospital(hospital: Hospital, pictures: Site["pictures"]): LandingHospital {
  const { name, place, basePath, summary, sinceYear, departments, facilities, campusPicture, contact } = hospital;
  return {
    name,
    place,
    basePath,
    summary,
    sinceYear,
    departmentCount: departments.length,
    facilityCount: facilities.length,
    ...(contact.emergencyPhone && { emergencyPhone: contact.emergencyPhone }),
    ...namedPicture(pictures, campusPicture),
  };
}
