import { CareerPage } from "#app/features/careers/career-page.tsx";
import { careerHead } from "#app/head/entry-heads.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { readTyped } from "#app/ui/form/form-draft.ts";
import { JOB_APPLICATION_CONTROLS } from "#forms/job-application.ts";
import type { UploadedFile } from "#forms/submissions.ts";
import { detailPage, getEntry, openHospital } from "./hospital-page.ts";
import { formResponse, readForm, submitForm } from "./submit-form.ts";
import type { Route } from "./+types/career";

export { meta } from "#app/head/page-head.ts";

export const handle: RoutePolicy = { sitemap: { each: "careers" }, takesFile: true };

export async function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  const { careerId } = args.params;
  const career = getEntry(await services.content.fetchCareer(hospital.contentName, careerId), services);
  const { email, phone, receivingAddress } = hospital.contact;
  return detailPage(
    services,
    hospital,
    { section: "careers", entry: career, createHead: careerHead },
    {
      career,
      contact: { email, phone },
      application: {
        place: hospital.place,
        receivingAddress,
        resumeMaxBytes: services.resumeMaxBytes,
        action: paths.toCareer(careerId),
        apiOrigin: services.apiOrigin,
        phone,
        privacyNotice: hospital.formNotice,
        marksApplied: hospital.marksApplied,
      },
    },
  );
}

/** Submits the job application of a browser without JavaScript; returns the form's `reply`. */
export async function action(args: Route.ActionArgs) {
  const { hospital, services } = openHospital(args);
  const form = await readForm(args.request);
  const typed = readTyped(form, JOB_APPLICATION_CONTROLS);
  const input = { ...typed, hospital: hospital.contentName, to: hospital.contact.receivingAddress };
  const resume = await readResume(form.get("resume"));
  const { reply, ...refused } = await submitForm(services.submissions, {
    kind: "job",
    hospital,
    form,
    input,
    typed,
    resume,
  });
  return formResponse(reply, refused);
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...actionHeaders]);
}

export default function Career({ loaderData, actionData }: Route.ComponentProps) {
  return <CareerPage {...loaderData} reply={actionData} />;
}

/** A browser sends an unnamed, empty file where none was chosen. */
async function readResume(file: FormDataEntryValue | null): Promise<UploadedFile | undefined> {
  if (!(file instanceof File) || (file.name === "" && file.size === 0)) return undefined;
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
