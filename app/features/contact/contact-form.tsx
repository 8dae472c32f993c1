import { SubmissionForm } from "#app/ui/form/submission-form.tsx";
import { FormPersonFields, FormTextAreaField, FormTextField } from "#app/ui/form/form-fields.tsx";
import type { FormReply } from "#app/ui/form/form-state.ts";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { FORM_PATHS, FORM_TIMING, FORM_TRAPS } from "#forms/form-sending.ts";
import type { ContactFormData } from "./contact-form-data.ts";

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
      loadCheck={async () => {
        const { checkContact } = await import("./contact-check.ts");
        return (typed) => checkContact(typed, hospital, rules);
      }}
      timing={FORM_TIMING}
      traps={FORM_TRAPS}
      texts={texts}
      icon="mail"
      listedBy={{ nameField: "name" }}
      call={hospital.phone}
      urgent={hospital.urgent}
      reply={reply}
      privacyNotice={hospital.privacyNotice}
      showsFailure={hospital.showsFailure}
    >
      <FormPersonFields name="name" email="email" phone="contactNumber" />
      <FormTextField name="subject" label={texts.subject} autoComplete="off" example={texts.subjectExample} />
      <FormTextAreaField name="message" label={texts.message} note={optional} rows={4} isWide />
    </SubmissionForm>
  );
}
