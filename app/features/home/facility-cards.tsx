import { Card } from "#app/ui/card/card.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading/section-heading.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { HomeFacility } from "./home-view.ts";

interface FacilityCardsProps {
  facilities: HomeFacility[];
  toFacilities: string;
}

export function FacilityCards({ facilities, toFacilities }: FacilityCardsProps) {
  return (
    <Section tone="sand" labelledBy="facilities-title">
      <SectionHeading
        id="facilities-title"
        title="Our Facilities"
        action={<TextLink to={toFacilities}>All facilities</TextLink>}
      />
      <ul className="grid">
        {facilities.map(({ name, summary, to, picture }) => (
          <li key={to}>
            <Card
              to={to}
              title={name}
              mediaShape="compact"
              media={<Picture picture={picture} alt="" sizes="(width < 40rem) 40vw, (width < 62rem) 50vw, 25rem" />}
            >
              <p>{summary}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
