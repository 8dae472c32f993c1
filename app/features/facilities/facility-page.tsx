import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Picture, type PictureFiles } from "#app/ui/picture/picture.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { createPhone } from "#hospitals/phones.ts";
import type { Facility } from "#hospitals/site.ts";
import { FacilityTitle, FacilitySideList, type SideFacility } from "./facility-names.tsx";

interface FacilityPageProps {
  basePath: string;
  facility: Pick<Facility, "slug" | "name" | "description" | "paragraphs"> & { highlight: string | undefined };
  picture: PictureFiles | undefined;
  /** Empty when the picture shows nothing of this facility. */
  pictureDescription: string;
  sideFacilities: SideFacility[];
}

/** The one view every facility shares; a facility nobody knows arrives here with the fallback texts. */
export function FacilityPage({ basePath, facility, picture, pictureDescription, sideFacilities }: FacilityPageProps) {
  return (
    <>
      <PageHeader
        title={<FacilityTitle name={facility.name} />}
        crumbs={[
          { label: "Home", to: basePath },
          { label: "Facilities", to: hospitalPaths({ basePath }).toFacilities },
        ]}
      />
      <Section>
        <div className="with-side">
          <article className="facility">
            <div className="facility__picture picture-frame">
              <Picture picture={picture} alt={pictureDescription} sizes="(width < 62rem) 100vw, 52rem" priority />
            </div>
            <FacilityText {...facility} />
          </article>
          <FacilitySideList basePath={basePath} facilities={sideFacilities} currentSlug={facility.slug} />
        </div>
      </Section>
    </>
  );
}

type FacilityTextProps = Pick<Facility, "description" | "paragraphs"> & { highlight: string | undefined };

/** What is said of a facility; what it does not have leaves no empty box. */
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

/** A text whose telephone numbers dial. */
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

const NOTHING_KNOWN = "Something went wrong while fetching data";

/** Stands in for a facility the hospital does not have: the literal sentence twice (specification §8). */
export const MISSING_FACILITY: Omit<Facility, "sideLabel" | "icon" | "picture" | "summary"> = {
  slug: "",
  name: NOTHING_KNOWN,
  description: NOTHING_KNOWN,
  paragraphs: [],
  pictureDescription: "",
};
