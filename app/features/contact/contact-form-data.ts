import { readTyped } from "#app/ui/form/form-draft.ts";
import type { FormNoticeText } from "#app/ui/form/submission-form.tsx";
import type { EmergencyCall } from "#site/hospitals/emergency.ts";
import type { Phone } from "#site/hospitals/phones.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { CONTACT_CONTROLS, type ContactFormValues } from "#forms/contact.ts";

/** What the contact form shows and needs to send, loaded with its page. */
export interface ContactFormData {
  /** Becomes the message's `hospital`. */
  contentName: string;
  /** Becomes the message's `to`. */
  receivingAddress: string;
  /** Number to call instead. */
  phone: Phone;
  /** Whom to call in an emergency. */
  urgent: EmergencyCall[];
  /** Origin that the form is posted to; empty for this site's own. */
  apiOrigin: string;
  basePath: string;
  privacyNotice: FormNoticeText;
  /** Says when a send failed (checklist A35). */
  showsFailure: boolean;
}

/** What the contact form of that hospital needs. */
export function createContactFormData(
  hospital: Hospital,
  settings: Pick<ContactFormData, "apiOrigin" | "showsFailure" | "urgent">,
): ContactFormData {
  const { contentName, contact, basePath } = hospital;
  const { receivingAddress, phone } = contact;
  return { contentName, receivingAddress, phone, basePath, privacyNotice: hospital.formNotice, ...settings };
}

export type Addressee = Pick<ContactFormData, "contentName" | "receivingAddress">;

/** What was typed, with the hospital it is for. */
export function readContactMessage(typed: FormData, hospital: Addressee): ContactFormValues {
  return { ...readTyped(typed, CONTACT_CONTROLS), hospital: hospital.contentName, to: hospital.receivingAddress };
}
