import { readTyped } from "#app/ui/form/read-typed.ts";
import { CONTACT_CONTROLS, type ContactFormValues } from "#submissions/forms/contact.ts";
import type { ContactFormData } from "./contact-form-data.ts";

type Addressee = Pick<ContactFormData, "contentName" | "receivingAddress">;

/** What was typed, with the hospital it is for. */
export function readContactMessage(typed: FormData, hospital: Addressee): ContactFormValues {
  return { ...readTyped(typed, CONTACT_CONTROLS), hospital: hospital.contentName, to: hospital.receivingAddress };
}
