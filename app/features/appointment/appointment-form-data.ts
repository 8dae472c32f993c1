import type { FormReply, FormSettings } from "#app/ui/form/form-state.ts";

export interface DepartmentChoice {
  name: string;
  /** e.g. "ENT" for "E N T". */
  label?: string | undefined;
  /** Left out where its doctors cannot be asked for. */
  listingId?: string;
  /** Its patients come at once, and send no form. */
  isEmergency?: true;
}

export interface DoctorChoice {
  id: string;
  name: string;
}

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
