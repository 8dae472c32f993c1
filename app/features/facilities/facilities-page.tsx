import { Card } from "#app/ui/card/card.tsx";
import { ListPage } from "#app/ui/list-page/list-page.tsx";
import { Picture, type PictureFiles } from "#app/ui/picture/picture.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Facility } from "#site/hospitals/site.ts";
import { FacilitySideList, type SideFacility, FacilityTitle } from "./facility-names.tsx";

interface FacilitiesPageProps {
  basePath: string;
  picture: PictureFiles | undefined;
  facilities: (Pick<Facility, "slug" | "name" | "summary"> & { picture: PictureFiles | undefined })[];
  sideFacilities: SideFacility[];
}

const SMALL = "(max-width: 39.99rem) 40vw, (max-width: 74.99rem) 45vw, 22rem";
const LARGE = "(max-width: 47.99rem) 92vw, (max-width: 74.99rem) 62vw, 44rem";

export function FacilitiesPage({ basePath, picture, facilities, sideFacilities }: FacilitiesPageProps) {
  const { facilities: texts, common, sections } = useTexts();
  const { toFacility } = hospitalPaths({ basePath });
  return (
    <ListPage
      basePath={basePath}
      title={sections.facilities}
      lead={texts.lead}
      picture={picture}
      heading={{ title: common.ourFacilities, isHidden: true }}
      className="facility-grid"
      more={<FacilitySideList basePath={basePath} facilities={sideFacilities} currentSlug={undefined} isFolded />}
    >
      {facilities.map(({ slug, name, summary, picture: scene }, index) => (
        <li key={slug}>
          <Card
            title={<FacilityTitle name={name} />}
            to={toFacility(slug)}
            media={<Picture picture={scene} alt="" sizes={index === 0 ? LARGE : SMALL} priority={index === 0} />}
          >
            <p>{summary}</p>
          </Card>
        </li>
      ))}
    </ListPage>
  );
}
