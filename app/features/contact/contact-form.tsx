import { SubmissionForm } from "#app/ui/form/submission-form.tsx";
import { FormPersonFields, FormTextAreaField, FormTextField } from "#app/ui/form/form-fields.tsx";
import type { FormReply, FormSettings } from "#app/ui/form/form-state.ts";
import { useTexts } from "#app/ui/texts/texts.tsx";

interface ContactFormProps extends FormSettings {
  action: string;
  reply: FormReply | undefined;
}

export function ContactForm({ action, ...form }: ContactFormProps) {
  const texts = useTexts("contactForm");
  const { optional } = useTexts("form");
  return (
    <SubmissionForm
      key={action}
      {...form}
      kind="contact"
      action={action}
      idPrefix="contact"
      labelledBy="contact-form-heading"
      firstField="name"
      icon="mail"
      listedBy={{ nameField: "name" }}
    >
      <FormPersonFields name="name" email="email" phone="contactNumber" />
      <FormTextField name="subject" label={texts.subject} autoComplete="off" example={texts.subjectExample} />
      <FormTextAreaField name="message" label={texts.message} note={optional} rows={4} isWide />
    </SubmissionForm>
  );
}
