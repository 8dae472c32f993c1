import type { ReactNode } from "react";
import { type ContactItem, ContactList } from "#app/ui/contact-list/contact-list.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { type PictureFiles, Picture } from "#app/ui/picture/picture.tsx";
import { SectionHeading, Section } from "#app/ui/section/section.tsx";
import { StatsSection } from "#app/ui/facts/facts.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { Stat } from "#hospitals/site.ts";

interface ContactUsPageProps {
  basePath: string;
  hospitalName: string;
  place: string;
  details: ContactItem[];
  /** May be empty. */
  helplines: ContactItem[];
  mapUrl: string;
  addressLines: string[];
  picture: PictureFiles | undefined;
  stats: Stat[];
  contactForm: ReactNode;
}

export function ContactUsPage(props: ContactUsPageProps) {
  const { basePath, hospitalName, place, contactForm, mapUrl, addressLines, picture } = props;
  const texts = useTexts("contact");
  const sections = useTexts("sections");
  return (
    <>
      <PageHeader
        title={sections.contact}
        crumbs={[{ label: sections.home, to: basePath }]}
        lead={texts.lead(hospitalName, place)}
      />
      <ContactDetails details={props.details} helplines={props.helplines} />
      <Section>
        <div className="contact-us">
          <SectionHeading id="contact-form-heading" title={useTexts("contactForm").heading} />
          {contactForm}
          <MapLink mapUrl={mapUrl} hospitalName={hospitalName} addressLines={addressLines} picture={picture} />
        </div>
      </Section>
      <StatsSection stats={props.stats} id="stats" />
    </>
  );
}

interface ContactDetailsProps {
  details: ContactItem[];
  helplines: ContactItem[];
}

/** What people come for: where it is, whom to call and when, and the numbers that serve one purpose each. */
function ContactDetails({ details, helplines }: ContactDetailsProps) {
  const texts = useTexts("contact");
  return (
    <Section tone="mist">
      <div className="contact-us contact-us__details">
        <SectionHeading title={texts.details} />
        <ContactList items={details} />
        {helplines.length > 0 && (
          <section className="contact-us__helplines" aria-labelledby="helplines-heading">
            <h3 id="helplines-heading">{texts.helplines}</h3>
            <ContactList items={helplines} />
          </section>
        )}
      </div>
    </Section>
  );
}

interface MapLinkProps {
  mapUrl: string;
  hospitalName: string;
  addressLines: string[];
  picture: PictureFiles | undefined;
}

/** The whole picture opens the hospital's place on a map, in a new tab. */
function MapLink({ mapUrl, hospitalName, addressLines, picture }: MapLinkProps) {
  const texts = useTexts("contact");
  return (
    <section className="map-link" aria-labelledby="map-heading">
      <div className="map-link__picture picture-frame">
        <Picture picture={picture} alt="" sizes="(width < 62rem) 140vw, 64rem" />
      </div>
      <a className="map-link__card" href={mapUrl} target="_blank" rel="noopener">
        <Icon name="map-pin" className="map-link__pin" />
        <h2 className="map-link__title" id="map-heading">
          {texts.find(hospitalName)}
        </h2>
        <span>{addressLines.join(", ")}</span>
        <span className="map-link__action">
          {texts.openMap} <span className="visually-hidden">{useTexts("common").opensInNewTab}</span>
          <Icon name="external" />
        </span>
      </a>
    </section>
  );
}
