import { APPOINTMENT } from "./appointment.server.ts";
import { CALL } from "./call.server.ts";
import { COMPLAINT } from "./complaint.server.ts";
import { CONTACT } from "./contact.server.ts";
import type { ServerForm } from "./form-fields.server.ts";
import type { FormKind, FormRequest } from "./forms.ts";
import { JOB_APPLICATION } from "./job-application.server.ts";

export const SERVER_FORMS: { [Kind in FormKind]: ServerForm<FormRequest> } = {
  appointment: APPOINTMENT,
  contact: CONTACT,
  job: JOB_APPLICATION,
  call: CALL,
  complaint: COMPLAINT,
};
