import { ButtonLink } from "#app/ui/link/link.tsx";
import { Card } from "#app/ui/card/card.tsx";
import {
  type ContactItem,
  ContactList,
  EmergencyCalls,
  SideList,
  type UrgentCall,
} from "#app/ui/contacts/contacts.tsx";
import { Breakable, DetailPage, ListPage } from "#app/ui/page/page.tsx";
import { Picture, type PictureFiles } from "#app/ui/picture/picture.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { createPhone } from "#site/hospitals/parse-phone.ts";
import type { Facility } from "#site/hospitals/site.ts";

type SideFacility = Pick<Facility, "slug" | "sideLabel">;

type ListedFacility = Pick<Facility, "slug" | "name" | "summary" | "emergency"> & { picture: PictureFiles | undefined };

interface FacilitiesPageProps {
  basePath: string;
  picture: PictureFiles | undefined;
  /** What is for emergencies first. */
  facilities: ListedFacility[];
  urgent: UrgentCall[];
}

const SIZES = "(max-width: 39.99rem) 36vw, (max-width: 74.99rem) 45vw, 19rem";

export function FacilitiesPage({ basePath, picture, facilities, urgent }: FacilitiesPageProps) {
  const { facilities: texts, common, sections } = useTexts();
  const { toFacility } = hospitalPaths({ basePath });
  const isUrgent = ({ emergency }: ListedFacility) => emergency === true;
  return (
    <ListPage
      basePath={basePath}
      title={sections.facilities}
      lead={texts.lead}
      picture={picture}
      heading={common.ourFacilities}
      notice={facilities.filter(isUrgent).map((facility) => (
        <EmergencyFacility key={facility.slug} facility={facility} to={toFacility(facility.slug)} urgent={urgent} />
      ))}
      className="grid facility-grid"
    >
      {facilities
        .filter((facility) => !isUrgent(facility))
        .map(({ slug, name, summary, picture: scene }) => (
          <li key={slug}>
            <Card
              title={<Breakable>{name}</Breakable>}
              to={toFacility(slug)}
              mediaShape="compact"
              media={<Picture picture={scene} alt="" sizes={SIZES} />}
            >
              <p>{summary}</p>
            </Card>
          </li>
        ))}
    </ListPage>
  );
}

type EmergencyFacilityProps = { facility: ListedFacility; to: string; urgent: UrgentCall[] };

function EmergencyFacility({ facility: { name, summary, picture }, to, urgent }: EmergencyFacilityProps) {
  return (
    <article className="flow urgent-note emergency-facility">
      <div className="emergency-facility__picture picture-frame">
        <Picture picture={picture} alt="" sizes="(max-width: 61.99rem) 92vw, 26rem" priority />
      </div>
      <div className="stack emergency-facility__words">
        <h3 className="emergency-facility__title">
          <a href={to}>
            <Breakable>{name}</Breakable>
          </a>
        </h3>
        <p>{summary}</p>
        <EmergencyCalls calls={urgent} />
      </div>
    </article>
  );
}

interface FacilitySideListProps {
  basePath: string;
  facilities: SideFacility[];
  currentSlug: string;
}

function FacilitySideList({ basePath, facilities, currentSlug }: FacilitySideListProps) {
  const { allFacilities } = useTexts("common");
  const { toFacility } = hospitalPaths({ basePath });
  const items = facilities.map(({ slug, sideLabel }) => ({
    label: sideLabel,
    to: toFacility(slug),
    isCurrent: slug === currentSlug,
  }));
  return <SideList title={allFacilities} items={items} />;
}

interface FacilityPageProps {
  basePath: string;
  facility: Pick<Facility, "slug" | "name" | "description" | "paragraphs" | "isUnreviewed"> & {
    highlight: string | undefined;
  };
  picture: PictureFiles | undefined;
  /** Empty when the picture shows nothing of this facility. */
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
      title={<Breakable>{facility.name}</Breakable>}
      picture={picture}
      pictureDescription={pictureDescription}
      note={facility.isUnreviewed && common.notReviewed}
      aside={<FacilitySideList basePath={basePath} facilities={sideFacilities} currentSlug={facility.slug} />}
    >
      <article className="facility">
        {urgent && <UrgentWays calls={urgent} />}
        <FacilityText facility={facility} />
        {contacts.length > 0 && <ContactList items={contacts} />}
      </article>
    </DetailPage>
  );
}

function UrgentWays({ calls: [first, ...others] }: { calls: UrgentCall[] }) {
  const { common, departments } = useTexts();
  return (
    <div className="flow urgent-note facility__urgent">
      {first && (
        <ButtonLink to={first.href} icon="siren" label={departments.callAnyTime(first.printed)}>
          {common.call(first.printed)}
        </ButtonLink>
      )}
      <EmergencyCalls calls={others} />
    </div>
  );
}

function FacilityText({ facility: { description, paragraphs, highlight } }: Pick<FacilityPageProps, "facility">) {
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
  const parts = text.split(PHONE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} className="facility__phone" href={createPhone(part).href}>
        {part}
      </a>
    ),
  );
  return <>{parts}</>;
}
