import type { Hospital } from "#hospitals/site.ts";

/** What the contact form shows and needs to send, loaded with its page. */
export interface ContactFormData {
  /** Becomes the message's `hospital`. */
  contentName: string;
  /** Becomes the message's `to`. */
  receivingAddress: string;
  /** Number to call instead. */
  phone: string;
  /** Origin that takes the form; empty for this site's own. */
  apiOrigin: string;
  basePath: string;
  /** What becomes of what is sent. */
  privacyNotice: string;
  /** Says when a send failed (checklist A35). */
  showsFailure: boolean;
}

/** The form's controls, by their names on the wire. */
export const CONTACT_CONTROLS = ["name", "email", "contactNumber", "subject", "message"] as const;

/** What the contact form of that hospital needs. */
export function createContactFormData(
  { contentName, contact, basePath, privacyNotice }: Hospital,
  settings: Pick<ContactFormData, "apiOrigin" | "showsFailure">,
): ContactFormData {
  const { receivingAddress, phone } = contact;
  return { contentName, receivingAddress, phone, basePath, privacyNotice, ...settings };
}
