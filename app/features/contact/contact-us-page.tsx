import { type ContactItem, ContactList } from "#app/ui/contacts/contacts.tsx";
import { FormPersonFields, FormTextAreaField, FormTextField } from "#app/ui/form/form-fields.tsx";
import type { FormReply, FormSettings } from "#app/ui/form/form-state.ts";
import { SubmissionForm } from "#app/ui/form/submission-form.tsx";
import { TextLink } from "#app/ui/link/link.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { PageHeader, Section, SectionHeading } from "#app/ui/page/page.tsx";
import { type PictureFiles, Picture } from "#app/ui/picture/picture.tsx";
import { StatsSection } from "#app/ui/facts/facts.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { Stat } from "#site/hospitals/site.ts";

interface ContactUsPageProps {
  basePath: string;
  hospitalName: string;
  place: string;
  numbers: ContactItem[];
  visit: Visit;
  facts: ContactItem[];
  mail: ContactItem;
  stats: Stat[];
  form: FormSettings & { action: string };
  reply: FormReply | undefined;
  /** What else can be sent. */
  others: { label: string; to: string }[];
  /** How it answered lately. */
  responses: string | undefined;
}

type Visit = { mapUrl: string; addressLines: string[]; hours: string; picture: PictureFiles | undefined };

export function ContactUsPage(props: ContactUsPageProps) {
  const { basePath, hospitalName, place, numbers, visit, facts, mail, form, reply, others, responses, stats } = props;
  const texts = useTexts("contact");
  const sections = useTexts("sections");
  const { heading, next } = useTexts("contactForm");
  return (
    <>
      <PageHeader title={sections.contact} homePath={basePath} lead={texts.lead(hospitalName, place)} />
      <Section>
        <div className="contact-us">
          <section className="contact-us__call" aria-labelledby="call-heading">
            <SectionHeading id="call-heading" title={texts.call} />
            <ContactList items={numbers} />
          </section>
          <MapLink hospitalName={hospitalName} {...visit} />
          {facts.length > 0 && (
            <div className="contact-us__facts">
              <ContactList items={facts} />
            </div>
          )}
        </div>
      </Section>
      <Section tone="mist">
        <div className="form-page contact-write">
          <div className="rows">
            <SectionHeading id="contact-form-heading" title={heading} subtitle={next[0]} />
            {responses && <p>{responses}</p>}
            <ContactList items={[mail]} />
            {others.map(({ label, to }) => (
              <p key={to}>
                <TextLink to={to}>{label}</TextLink>
              </p>
            ))}
          </div>
          <ContactForm {...form} reply={reply} />
        </div>
      </Section>
      <StatsSection stats={stats} id="stats" />
    </>
  );
}

/** The whole picture opens the hospital's place on a map, in a new tab. */
function MapLink({ hospitalName, mapUrl, addressLines, hours, picture }: Visit & { hospitalName: string }) {
  const texts = useTexts("contact");
  const { opdHours, opensInNewTab } = useTexts("common");
  return (
    <section className="map-link" aria-labelledby="map-heading">
      <div className="map-link__picture picture-frame">
        <Picture picture={picture} alt="" sizes="(max-width: 61.99rem) 140vw, 64rem" />
      </div>
      <a className="map-link__card" href={mapUrl} target="_blank" rel="noopener">
        <Icon name="map-pin" className="map-link__pin" />
        <h2 className="part-title" id="map-heading">
          {texts.find(hospitalName)}
        </h2>
        <span className="map-link__parts">
          <span className="pre-line">{addressLines.join("\n")}</span>
          <span>
            {opdHours} <strong>{hours}</strong>
            <span className="text-link">
              {texts.openMap} <span className="visually-hidden">{opensInNewTab}</span>
              <Icon name="external" />
            </span>
          </span>
        </span>
      </a>
    </section>
  );
}

function ContactForm({ action, ...form }: ContactUsPageProps["form"] & Pick<ContactUsPageProps, "reply">) {
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
