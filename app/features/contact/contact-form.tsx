import { type FormNoticeText, SubmissionForm } from "#app/ui/form/submission-form.tsx";
import { readTyped } from "#app/ui/form/form-draft.ts";
import type { Phone } from "#hospitals/phones.ts";
import type { Hospital } from "#hospitals/site.ts";
import { CONTACT_CONTROLS, type ContactFormValues, checkContactForm } from "#submissions/forms/contact.ts";
import { FormPersonFields, FormTextAreaField, FormTextField } from "#app/ui/form/form-fields.tsx";
import type { FormReply } from "#app/ui/form/form-state.ts";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { FORM_PATHS, FORM_TIMING, FORM_TRAPS } from "#submissions/forms/form-sending.ts";

/** What the contact form shows and needs to send, loaded with its page. */
export interface ContactFormData {
  /** Becomes the message's `hospital`. */
  contentName: string;
  /** Becomes the message's `to`. */
  receivingAddress: string;
  /** Number to call instead. */
  phone: Phone;
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
  settings: Pick<ContactFormData, "apiOrigin" | "showsFailure">,
): ContactFormData {
  const { contentName, contact, basePath } = hospital;
  const { receivingAddress, phone } = contact;
  return { contentName, receivingAddress, phone, basePath, privacyNotice: hospital.formNotice, ...settings };
}

type Addressee = Pick<ContactFormData, "contentName" | "receivingAddress">;

/** What was typed, with the hospital it is for. */
export function readContactMessage(typed: FormData, hospital: Addressee): ContactFormValues {
  return { ...readTyped(typed, CONTACT_CONTROLS), hospital: hospital.contentName, to: hospital.receivingAddress };
}

interface ContactFormProps extends ContactFormData {
  idPrefix: string;
  /** Id of the heading that names the form. */
  labelledBy?: string;
  /** The response when the form was posted without JavaScript. */
  reply?: FormReply | undefined;
}

/** Sends a hospital a message. */
export function ContactForm({ idPrefix, labelledBy, reply, ...hospital }: ContactFormProps) {
  const { toContactUs } = hospitalPaths(hospital);
  const texts = useTexts("contactForm");
  const rules = useTexts("rules");
  const { optional } = useTexts("form");
  return (
    <SubmissionForm
      key={toContactUs}
      idPrefix={idPrefix}
      labelledBy={labelledBy}
      firstField="name"
      action={toContactUs}
      api={hospital.apiOrigin + FORM_PATHS.contact}
      check={(typed) => checkContactForm(readContactMessage(typed, hospital), { texts: rules })}
      timing={FORM_TIMING}
      traps={FORM_TRAPS}
      texts={texts}
      icon="mail"
      listedBy={{ nameField: "name" }}
      call={hospital.phone}
      reply={reply}
      privacyNotice={hospital.privacyNotice}
      showsFailure={hospital.showsFailure}
    >
      <FormPersonFields name="name" email="email" phone="contactNumber" />
      <FormTextField name="subject" label={texts.subject} autoComplete="off" example={texts.subjectExample} />
      <FormTextAreaField name="message" label={texts.message} note={optional} rows={5} isWide />
    </SubmissionForm>
  );
}
