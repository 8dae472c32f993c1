import type { FormNoticeText } from "#app/ui/form/submission-form.tsx";
import type { FormReply } from "#app/ui/form/form-state.ts";
import { readTyped } from "#app/ui/form/form-draft.ts";
import type { EmergencyCall } from "#site/hospitals/emergency.ts";
import type { Phone } from "#site/hospitals/phones.ts";
import { APPOINTMENT_CONTROLS, type AppointmentFormValues } from "#forms/appointment.ts";

/** A department the form offers. */
export interface DepartmentChoice {
  /** What is sent: the listing's name. */
  name: string;
  /** The site's name for it where that differs, e.g. "ENT" for "E N T". */
  label?: string | undefined;
  /** The content service's listing; left out where its doctors cannot be asked for. */
  listingId?: string;
  /** Its patients come at once, and send no form. */
  isEmergency?: true;
}

/** A doctor the form offers. */
export interface DoctorChoice {
  id: string;
  name: string;
}

/** What the address chose before the visitor came to the form. */
export interface AppointmentPrefill {
  /** One of the form's departments, by name. */
  department: string;
  /** One of its doctors, by name; empty for none. */
  doctor: string;
  /** The doctors of that department. */
  doctors: DoctorChoice[];
}

/** What the appointment form shows and needs to send, loaded with its page. */
export interface AppointmentFormData {
  /** Becomes the request's `hospital`. */
  contentName: string;
  /** Becomes the request's `to`. */
  receivingAddress: string;
  conciergePhone: Phone;
  /** Whom to call in an emergency. */
  urgent: EmergencyCall[];
  /** Origin that the form is posted to; empty for this site's own. */
  apiOrigin: string;
  basePath: string;
  departments: DepartmentChoice[];
  /** Date in India when the page was rendered, YYYY-MM-DD. */
  today: string;
  privacyNotice: FormNoticeText;
  /** Says when a send failed (checklist A35). */
  showsFailure: boolean;
  prefill?: AppointmentPrefill;
}

/** The response to a form posted without JavaScript, with the doctors of the department chosen in it. */
export interface AppointmentReply {
  reply: FormReply;
  doctors: DoctorChoice[];
}

export type Addressee = Pick<AppointmentFormData, "contentName" | "receivingAddress">;

/** What was typed, with the hospital it is for. */
export function readAppointment(typed: FormData, hospital: Addressee): AppointmentFormValues {
  return {
    ...readTyped(typed, APPOINTMENT_CONTROLS),
    hospital: hospital.contentName,
    to: hospital.receivingAddress,
  };
}
