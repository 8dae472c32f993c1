import type { ReactNode } from "react";
import type { ContactItem } from "#app/ui/contact-list/contact-list.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { PictureFiles } from "#app/ui/picture/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading/section-heading.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stats } from "#app/ui/stats/stats.tsx";
import type { Stat } from "#hospitals/site.ts";
import { ContactDetails } from "./contact-details.tsx";
import { MapLink } from "./map-link.tsx";

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
