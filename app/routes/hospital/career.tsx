import { servicesContext } from "#app/context.ts";
import { CareerPage } from "#app/features/careers/career-page.tsx";
import { careerHead } from "#app/head/entry-heads.ts";
import { headElements, bareHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { readTyped } from "#app/ui/form/form-draft.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { JOB_APPLICATION_CONTROLS } from "#submissions/forms/job-application.ts";
import type { UploadedFile } from "#submissions/submissions.ts";
import { detailData, getEntry } from "./content-result.ts";
import { getHospital } from "./get-hospital.ts";
import { formAnswer, readForm, submitForm } from "./submit-form.ts";
import type { Route } from "./+types/career";

export const handle: RoutePolicy = { sitemap: { each: "careers" }, takesFile: true };

export async function loader({ params, context }: Route.LoaderArgs) {
  const hospital = getHospital({ params, context });
  const services = context.get(servicesContext);
  const career = getEntry(await services.content.fetchCareer(hospital.contentName, params.careerId), services);
  const { email, phone, receivingAddress } = hospital.contact;
  return detailData(career, {
    head: career ? careerHead(services, hospital, career) : bareHead(services, hospital, "careers"),
    basePath: hospital.basePath,
    career,
    contact: { email, phone },
    application: {
      place: hospital.place,
      receivingAddress,
      resumeMaxBytes: services.resumeMaxBytes,
      action: hospitalPaths(hospital).toCareer(params.careerId),
      apiOrigin: services.apiOrigin,
      phone,
      privacyNotice: hospital.formNotice,
      marksApplied: hospital.marksApplied,
    },
  });
}

/** Takes the job application as a browser without JavaScript posts it; what it returns is the form's `reply`. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const hospital = getHospital({ params, context });
  const { submissions } = context.get(servicesContext);
  const form = await readForm(request);
  const typed = readTyped(form, JOB_APPLICATION_CONTROLS);
  const input = { ...typed, hospital: hospital.contentName, to: hospital.contact.receivingAddress };
  const resume = await readResume(form.get("resume"));
  const { reply, ...refused } = await submitForm(submissions, { kind: "job", hospital, form, input, typed, resume });
  return formAnswer(reply, refused);
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...actionHeaders]);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headElements(loaderData?.head);
}

export default function Career({ loaderData: { head: _head, ...page }, actionData }: Route.ComponentProps) {
  return <CareerPage {...page} reply={actionData} />;
}

/** A browser sends an unnamed, empty file where none was chosen. */
async function readResume(file: FormDataEntryValue | null): Promise<UploadedFile | undefined> {
  if (!(file instanceof File) || (file.name === "" && file.size === 0)) return undefined;
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
