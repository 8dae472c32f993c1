import { data, type RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { findHospitalByBasePath } from "#hospitals/find-hospital.ts";
import type { Hospital, Picture, Site } from "#hospitals/site.ts";

interface HospitalRequest {
  params: { basePath?: string };
  context: Readonly<RouterContextProvider>;
}

/** The hospital whose base path begins the address; throws a 404 response when there is none. */
export function getHospital({ params, context }: HospitalRequest): Hospital {
  const hospital = findHospitalByBasePath(context.get(servicesContext).site, params.basePath ?? "");
  if (!hospital) throw data(null, { status: 404 });
  return hospital;
}

/** The picture in the banner of a hospital's inner page: one of its slides, so that neighbouring pages differ. */
export function headerPicture(site: Site, hospital: Hospital, slide: number): Picture | undefined {
  return site.pictures[hospital.slides[slide]?.picture ?? hospital.campusPicture];
}

/** A hospital's facilities as the side list of the facilities screen names them. */
export function listFacilities(hospital: Hospital): { slug: string; sideLabel: string }[] {
  return hospital.facilities.map(({ slug, sideLabel }) => ({ slug, sideLabel }));
}
