import { rules as appointment } from "./appointment.ts";
import { rules as call } from "./call.ts";
import { rules as complaint } from "./complaint.ts";
import { rules as contact } from "./contact.ts";
import type { FormRules } from "./form-fields.ts";
import type { FormKind, FormRequest } from "./forms.ts";
import { rules as job } from "./job-application.ts";

/** What each form takes, in one file: browsers load it at the first touch of a form. */
export const RULES: Record<FormKind, FormRules<FormRequest>> = { appointment, call, complaint, contact, job };
