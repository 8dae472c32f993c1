import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Picture, type PictureFiles } from "#app/ui/picture/picture.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Facility } from "#hospitals/site.ts";
import { FacilityText } from "./facility-text.tsx";
import { FacilityTitle } from "./facility-title.tsx";
import { FacilitySideList, type SideFacility } from "./facility-side-list.tsx";

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
