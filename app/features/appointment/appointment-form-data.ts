import type { FormReply, FormSettings } from "#app/ui/form/form-state.ts";

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

export interface DoctorChoice {
  id: string;
  name: string;
}

/** What the address chose before the visitor came to the form: names of the form's choices, "" for no doctor. */
export interface AppointmentPrefill {
  department: string;
  doctor: string;
  doctors: DoctorChoice[];
}

export interface AppointmentFormData extends FormSettings {
  basePath: string;
  departments: DepartmentChoice[];
  prefill?: AppointmentPrefill;
}

export interface AppointmentReply {
  reply: FormReply;
  doctors: DoctorChoice[];
}
