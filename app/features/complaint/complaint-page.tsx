import { FormSelectField, FormTextAreaField, FormTextField, type SelectOption } from "#app/ui/form/form-fields.tsx";
import type { FormReply, FormSettings } from "#app/ui/form/form-state.ts";
import { NextSteps } from "#app/ui/form/next-steps.tsx";
import { SubmissionForm } from "#app/ui/form/submission-form.tsx";
import { TextLink } from "#app/ui/link/link.tsx";
import { PageHeader, Section, SectionHeading } from "#app/ui/page/page.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { CALL_ME, ON_PAGE } from "#forms/complaint.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";

interface ComplaintPageProps {
  basePath: string;
  words: Catalogue["server"]["complaint"]["page"];
  departments: SelectOption[];
  /** Whom to turn to besides. */
  others: string | undefined;
  form: FormSettings & { action: string };
  reply: FormReply | undefined;
}

/** What happened and a way to answer are enough. */
export function ComplaintPage({ basePath, words, departments, others, reply, ...props }: ComplaintPageProps) {
  const { action, ...form } = props.form;
  const texts = useTexts("form");
  const { email } = useTexts("common");
  const { complaint } = useTexts("sections");
  return (
    <>
      <PageHeader title={complaint} homePath={basePath} lead={words.lead} />
      <Section tone="mist">
        <div className="form-page booking">
          <SectionHeading id="complaint-heading" title={words.heading} subtitle={words.promise} />
          <SubmissionForm
            key={action}
            {...form}
            kind="complaint"
            action={action}
            idPrefix="complaint"
            labelledBy="complaint-heading"
            firstField="message"
            icon="mail"
            listedBy={{ nameField: "name" }}
            reply={reply}
          >
            <FormTextAreaField name="message" label={words.message} hint={words.messageHint} rows={7} isWide />
            <FormTextField
              name="contactNumber"
              label={texts.phone}
              note={words.orEmail}
              type="tel"
              autoComplete="tel-national"
              hint={texts.phoneHint}
            />
            <FormTextField name="email" label={email} note={words.orPhone} type="email" autoComplete="email" />
            <FormSelectField
              name="answerWay"
              label={words.answerWay}
              note={texts.optional}
              placeholder={words.ways.any}
              options={[
                { value: "call" satisfies typeof CALL_ME, label: words.ways.call },
                { value: "page" satisfies typeof ON_PAGE, label: words.ways.page },
              ]}
            />
            <FormTextField name="name" label={texts.name} note={texts.optional} autoComplete="name" />
            <FormSelectField
              name="department"
              label={words.department}
              note={texts.optional}
              placeholder={words.anyDepartment}
              options={departments}
            />
            <FormTextField
              name="happened"
              label={words.happened}
              note={texts.optional}
              hint={words.happenedHint}
              autoComplete="off"
            />
          </SubmissionForm>
          <NextSteps steps={words.steps}>{others && <TextLink to={others}>{words.others}</TextLink>}</NextSteps>
        </div>
      </Section>
    </>
  );
}
