import { FormSelectField, FormTextField, type SelectOption } from "#app/ui/form/form-fields.tsx";
import type { FormReply, FormSettings } from "#app/ui/form/form-state.ts";
import { SubmissionForm } from "#app/ui/form/submission-form.tsx";
import { PageHeader, Section, SectionHeading } from "#app/ui/page/page.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";

interface CallMePageProps {
  basePath: string;
  lead: string;
  heading: string;
  fields: Record<"department" | "bestTime", { label: string; placeholder: string; options: SelectOption[] }>;
  form: FormSettings & { action: string };
  reply: FormReply | undefined;
}

/** For people without e-mail: a number is enough. */
export function CallMePage({ basePath, lead, heading, fields, form: { action, ...form }, reply }: CallMePageProps) {
  const texts = useTexts("form");
  const sections = useTexts("sections");
  const { next } = useTexts("callForm");
  return (
    <>
      <PageHeader title={sections.callMe} homePath={basePath} lead={lead} />
      <Section tone="mist">
        <div className="form-page booking">
          <SectionHeading id="call-me-heading" title={heading} subtitle={next[0]} />
          <SubmissionForm
            key={action}
            {...form}
            kind="call"
            action={action}
            idPrefix="call"
            labelledBy="call-me-heading"
            firstField="contactNumber"
            icon="phone"
            listedBy={{ nameField: "name" }}
            reply={reply}
          >
            <FormTextField
              name="contactNumber"
              label={texts.phone}
              type="tel"
              autoComplete="tel-national"
              hint={texts.phoneHint}
            />
            <FormTextField name="name" label={texts.name} note={texts.optional} autoComplete="name" />
            <FormSelectField name="department" note={texts.optional} {...fields.department} />
            <FormSelectField name="bestTime" note={texts.optional} {...fields.bestTime} />
          </SubmissionForm>
        </div>
      </Section>
    </>
  );
}
