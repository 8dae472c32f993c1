import { data, type RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { findHospitalByBasePath } from "#hospitals/find-hospital.ts";
import type { Hospital } from "#hospitals/site.ts";

interface HospitalRequest {
  params: { basePath?: string };
  context: Readonly<RouterContextProvider>;
}

/** The hospital whose base path begins the address; throws a 404 answer when there is none. */
export function getHospital({ params, context }: HospitalRequest): Hospital {
  const hospital = findHospitalByBasePath(context.get(servicesContext).site, params.basePath ?? "");
  if (!hospital) throw data(null, { status: 404 });
  return hospital;
}
