import { checkContactForm } from "#forms/contact.ts";
import type { RuleTexts } from "#forms/form-fields.ts";
import { readContactMessage, type Addressee } from "./contact-form-data.ts";

/** Checks what was typed. */
export function checkContact(typed: FormData, hospital: Addressee, texts: RuleTexts) {
  return checkContactForm(readContactMessage(typed, hospital), { texts });
}
