import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import type { AppointmentReply } from "#app/features/appointment/appointment-form-data.ts";
import { APPOINTMENT_CONTROLS } from "#submissions/forms/appointment.ts";
import { readAppointment } from "#app/features/appointment/appointment-request.ts";
import { readTyped } from "#app/ui/form/read-typed.ts";
import { getHospital } from "./get-hospital.ts";
import { loadDoctorsOf } from "./load-appointment-form.ts";
import { formAnswer, readForm, submitForm, type RefusedForm } from "./submit-form.ts";

interface ActionArgs {
  request: Request;
  params: { basePath?: string };
  context: Readonly<RouterContextProvider>;
}

/** Takes the appointment form as a browser without JavaScript posts it, or shows it again with a department's doctors. */
export async function appointmentAction({ request, params, context }: ActionArgs) {
  const hospital = getHospital({ params, context });
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const typed = readTyped(form, APPOINTMENT_CONTROLS);
  const { contentName, contact } = hospital;
  const input = { ...readAppointment(form, { contentName, receivingAddress: contact.receivingAddress }), message: "" };
  const { reply, ...refused }: RefusedForm =
    form.get("intent") === "doctors"
      ? { reply: { outcome: "editing", values: typed, focus: "doctor" }, status: 200 }
      : await submitForm(services.submissions, { kind: "appointment", hospital, form, input, typed });
  const doctors = await loadDoctorsOf(services, hospital, typed.department);
  return formAnswer<AppointmentReply>({ reply, doctors }, refused);
}
