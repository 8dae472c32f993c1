import { type ContactItem, ContactList } from "#app/ui/contact-list/contact-list.tsx";
import { DetailPage } from "#app/ui/detail-page/detail-page.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { EmergencyCalls, type UrgentCall } from "#app/ui/emergency-calls/emergency-calls.tsx";
import type { PictureFiles } from "#app/ui/picture/picture.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { createPhone } from "#site/hospitals/parse-phone.ts";
import type { Facility } from "#site/hospitals/site.ts";
import { FacilityTitle, FacilitySideList, type SideFacility } from "./facility-names.tsx";

interface FacilityPageProps {
  basePath: string;
  facility: Pick<Facility, "slug" | "name" | "description" | "paragraphs"> & { highlight: string | undefined };
  picture: PictureFiles | undefined;
  pictureDescription: string;
  sideFacilities: SideFacility[];
  contacts: ContactItem[];
  urgent?: UrgentCall[] | undefined;
}

/** One layout for all facilities; the route fills it in for a facility that the hospital does not have. */
export function FacilityPage(props: FacilityPageProps) {
  const { basePath, facility, picture, pictureDescription, sideFacilities, contacts, urgent } = props;
  const { sections, common } = useTexts();
  return (
    <DetailPage
      basePath={basePath}
      list={{ label: sections.facilities, all: common.allFacilities, to: hospitalPaths({ basePath }).toFacilities }}
      title={<FacilityTitle name={facility.name} />}
      picture={picture}
      pictureDescription={pictureDescription}
      aside={<FacilitySideList basePath={basePath} facilities={sideFacilities} currentSlug={facility.slug} />}
    >
      <article className="facility">
        {urgent && <UrgentWays calls={urgent} />}
        <FacilityText {...facility} />
        {contacts.length > 0 && <ContactList items={contacts} />}
      </article>
    </DetailPage>
  );
}

function UrgentWays({ calls: [first, ...others] }: { calls: UrgentCall[] }) {
  const { common, departments } = useTexts();
  return (
    <div className="facility__urgent">
      {first && (
        <ButtonLink to={first.href} icon="siren" label={departments.callAnyTime(first.printed)}>
          {common.call(first.printed)}
        </ButtonLink>
      )}
      <EmergencyCalls calls={others} />
    </div>
  );
}

type FacilityTextProps = Pick<Facility, "description" | "paragraphs"> & { highlight: string | undefined };

function FacilityText({ description, paragraphs, highlight }: FacilityTextProps) {
  return (
    <div className="prose">
      <p className="facility__description">
        <TextWithPhones text={description} />
      </p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <TextWithPhones text={paragraph} />
        </p>
      ))}
      {highlight && (
        <p>
          <strong className="facility__highlight">
            <TextWithPhones text={highlight} />
          </strong>
        </p>
      )}
    </div>
  );
}

/** Ten digits or more, in groups or not: as the data prints telephone numbers, and unlike hours, years and amounts. */
const PHONE = /(\+?\d[\d ]{8,}\d)/;

function TextWithPhones({ text }: { text: string }) {
  // A separator with a group keeps what it matched, at the odd places.
  return text.split(PHONE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} className="facility__phone" href={createPhone(part).href}>
        {part}
      </a>
    ),
  );
}

/** Shown for a facility that the hospital does not have: the same sentence twice (specification §8). */
export function missingFacility(sentence: string): FacilityPageProps["facility"] & { pictureDescription: string } {
  return {
    slug: "",
    name: sentence,
    description: sentence,
    paragraphs: [],
    highlight: undefined,
    pictureDescription: "",
  };
}
