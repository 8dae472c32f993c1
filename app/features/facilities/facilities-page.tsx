import { Card } from "#app/ui/card/card.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Picture, type PictureFiles } from "#app/ui/picture/picture.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Facility } from "#hospitals/site.ts";
import { FacilitySideList, type SideFacility, FacilityTitle } from "./facility-names.tsx";

interface FacilitiesPageProps {
  basePath: string;
  picture: PictureFiles | undefined;
  facilities: (Pick<Facility, "slug" | "name" | "summary"> & { picture: PictureFiles | undefined })[];
  sideFacilities: SideFacility[];
}

export function FacilitiesPage({ basePath, picture, facilities, sideFacilities }: FacilitiesPageProps) {
  const { toFacility } = hospitalPaths({ basePath });
  return (
    <>
      <PageHeader
        title="Facilities"
        crumbs={[{ label: "Home", to: basePath }]}
        lead="What stands ready for you, day and night."
        picture={picture}
      />
      <Section labelledBy="facilities-heading">
        <div className="with-side">
          <div>
            <h2 className="visually-hidden" id="facilities-heading">
              Our Facilities
            </h2>
            <ul className="facility-grid">
              {facilities.map(({ slug, name, summary, picture: scene }) => (
                <li key={slug}>
                  <Card
                    title={<FacilityTitle name={name} />}
                    to={toFacility(slug)}
                    media={<Picture picture={scene} alt="" sizes="(width < 40rem) 90vw, 26rem" />}
                  >
                    <p>{summary}</p>
                  </Card>
                </li>
              ))}
            </ul>
          </div>
          <FacilitySideList basePath={basePath} facilities={sideFacilities} currentSlug={undefined} />
        </div>
      </Section>
    </>
  );
}
