import type { ReactNode } from "react";
import { type ContactItem, ContactList } from "#app/ui/contact-list/contact-list.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { type PictureFiles, Picture } from "#app/ui/picture/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading/section-heading.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stats } from "#app/ui/stats/stats.tsx";
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
  return (
    <>
      <PageHeader
        title="Contact Us"
        crumbs={[{ label: "Home", to: basePath }]}
        lead={`Write to ${hospitalName}, ${place}, call us, or come by.`}
      />
      <Section>
        <div className="contact-us">
          <ContactDetails details={props.details} helplines={props.helplines} />
          <div>
            <SectionHeading id="contact-form-heading" title="Send a message" />
            {contactForm}
          </div>
        </div>
      </Section>
      <MapLink mapUrl={mapUrl} hospitalName={hospitalName} addressLines={addressLines} picture={picture} />
      <Section tone="deep" id="stats">
        <Stats stats={props.stats} />
      </Section>
    </>
  );
}

interface ContactDetailsProps {
  details: ContactItem[];
  helplines: ContactItem[];
}

/** Address, phone and e-mail, and the numbers that serve one purpose each. */
function ContactDetails({ details, helplines }: ContactDetailsProps) {
  return (
    <div className="contact-us__details">
      <SectionHeading title="Reach us" />
      <ContactList items={details} />
      {helplines.length > 0 && (
        <section className="contact-us__helplines" aria-labelledby="helplines-heading">
          <h3 id="helplines-heading">Helplines</h3>
          <ContactList items={helplines} />
        </section>
      )}
    </div>
  );
}

interface MapLinkProps {
  mapUrl: string;
  hospitalName: string;
  addressLines: string[];
  picture: PictureFiles | undefined;
}

/** The way to the hospital: the whole stripe opens its place on a map, in a new tab. */
function MapLink({ mapUrl, hospitalName, addressLines, picture }: MapLinkProps) {
  return (
    <section className="map-link" aria-labelledby="map-heading">
      <div className="map-link__picture picture-frame">
        <Picture picture={picture} alt="" sizes="100vw" />
      </div>
      <div className="wrap">
        <a className="map-link__card" href={mapUrl} target="_blank" rel="noopener">
          <Icon name="map-pin" className="map-link__pin" />
          <h2 className="map-link__title" id="map-heading">
            Find {hospitalName}
          </h2>
          <span>{addressLines.join(", ")}</span>
          <span className="map-link__action">
            Open the map
            <span className="visually-hidden"> (opens in a new tab)</span>
            <Icon name="external" />
          </span>
        </a>
      </div>
    </section>
  );
}
