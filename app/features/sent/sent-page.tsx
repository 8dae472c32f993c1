import { buttonClass } from "#app/ui/button/button.tsx";
import { ReceiptNote } from "#app/ui/form/receipt.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { EmergencyCall } from "#site/hospitals/emergency.ts";
import type { Phone } from "#site/hospitals/phones.ts";
import type { SubmissionKind } from "#forms/submissions.ts";

export interface SentPageProps {
  kind: SubmissionKind;
  reference: string | undefined;
  /** The hospital and its place. */
  sentTo: string;
  basePath: string;
  /** Address of the request's own page. */
  page: string | undefined;
  /** The number to call. */
  phone: Phone;
  /** Whom to call in an emergency; left out where nobody waits in one. */
  urgent?: EmergencyCall[] | undefined;
}

/** Confirms a form that was posted without JavaScript; a reload sends nothing again. */
export function SentPage({ kind, reference, sentTo, basePath, page, phone, urgent }: SentPageProps) {
  const forms = {
    appointment: useTexts("appointment"),
    contact: useTexts("contactForm"),
    job: useTexts("jobApplication"),
  };
  const { name, sent, next, sendAnother } = forms[kind];
  const paths = hospitalPaths({ basePath });
  const back = { appointment: paths.toAppointment, contact: paths.toContactUs, job: paths.toCareers }[kind];
  return (
    <>
      <PageHeader title={useTexts("sent")[kind]} homePath={paths.toHome} />
      <Section>
        <div className="form-panel sent">
          {/* With the focus here, screen readers read the result first. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <output className="form-message" tabIndex={-1} autoFocus>
            {sent}
          </output>
          <ReceiptNote
            reference={reference}
            page={page}
            lines={[{ label: name, text: sentTo }]}
            next={next}
            call={phone}
            urgent={urgent}
          />
          <a className={buttonClass("secondary")} href={back}>
            {sendAnother}
          </a>
        </div>
      </Section>
    </>
  );
}
