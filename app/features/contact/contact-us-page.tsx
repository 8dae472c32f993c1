import type { ReactNode } from "react";
import { type ContactItem, ContactList } from "#app/ui/contacts/contacts.tsx";
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
  insurance: ContactItem[];
  mail: ContactItem;
  stats: Stat[];
  contactForm: ReactNode;
}

interface Visit {
  mapUrl: string;
  addressLines: string[];
  hours: string;
  picture: PictureFiles | undefined;
}

export function ContactUsPage(props: ContactUsPageProps) {
  const { basePath, hospitalName, place, numbers, visit, insurance, mail, contactForm, stats } = props;
  const texts = useTexts("contact");
  const sections = useTexts("sections");
  const form = useTexts("contactForm");
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
          {insurance.length > 0 && (
            <div className="contact-us__insurance">
              <ContactList items={insurance} />
            </div>
          )}
        </div>
      </Section>
      <Section tone="mist">
        <div className="contact-write">
          <div className="contact-write__about">
            <SectionHeading id="contact-form-heading" title={form.heading} subtitle={form.next[0]} />
            <ContactList items={[mail]} />
          </div>
          {contactForm}
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
        <h2 className="map-link__title" id="map-heading">
          {texts.find(hospitalName)}
        </h2>
        <span className="map-link__address">{addressLines.join("\n")}</span>
        <span className="map-link__hours">
          {opdHours} <strong>{hours}</strong>
        </span>
        <span className="map-link__action">
          {texts.openMap} <span className="visually-hidden">{opensInNewTab}</span>
          <Icon name="external" />
        </span>
      </a>
    </section>
  );
}
