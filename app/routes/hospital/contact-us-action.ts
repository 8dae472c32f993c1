import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { CONTACT_CONTROLS } from "#submissions/forms/contact.ts";
import { readContactMessage } from "#app/features/contact-form/contact-form-data.ts";
import { readTyped } from "#app/ui/form/read-typed.ts";
import { getHospital } from "./get-hospital.ts";
import { formAnswer, readForm, submitForm } from "./submit-form.ts";

interface ActionArgs {
  request: Request;
  params: { basePath?: string };
  context: Readonly<RouterContextProvider>;
}

/** Takes the contact form as a browser without JavaScript posts it; what it returns is the form's `reply`. */
export async function contactUsAction({ request, params, context }: ActionArgs) {
  const hospital = getHospital({ params, context });
  const { submissions } = context.get(servicesContext);
  const form = await readForm(request);
  const { contentName, contact } = hospital;
  const input = readContactMessage(form, { contentName, receivingAddress: contact.receivingAddress });
  const typed = readTyped(form, CONTACT_CONTROLS);
  const { reply, ...refused } = await submitForm(submissions, { kind: "contact", hospital, form, input, typed });
  return formAnswer(reply, refused);
}
