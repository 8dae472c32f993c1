import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { JOB_APPLICATION_CONTROLS } from "#submissions/forms/job-application.ts";
import { readTyped } from "#app/ui/form/read-typed.ts";
import type { UploadedFile } from "#submissions/submissions.ts";
import { getHospital } from "./get-hospital.ts";
import { formAnswer, readForm, submitForm } from "./submit-form.ts";

interface ActionArgs {
  request: Request;
  params: { basePath?: string };
  context: Readonly<RouterContextProvider>;
}

/** Takes the job application as a browser without JavaScript posts it; what it returns is the form's `reply`. */
export async function careerAction({ request, params, context }: ActionArgs) {
  const hospital = getHospital({ params, context });
  const { submissions } = context.get(servicesContext);
  const form = await readForm(request);
  const typed = readTyped(form, JOB_APPLICATION_CONTROLS);
  const input = { ...typed, hospital: hospital.contentName, to: hospital.contact.receivingAddress };
  const resume = await readResume(form.get("resume"));
  const { reply, ...refused } = await submitForm(submissions, { kind: "job", hospital, form, input, typed, resume });
  return formAnswer(reply, refused);
}

/** A browser sends an unnamed, empty file where none was chosen. */
async function readResume(file: FormDataEntryValue | null): Promise<UploadedFile | undefined> {
  if (!(file instanceof File) || (file.name === "" && file.size === 0)) return undefined;
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
