import { Fragment } from "react";
import { SideList } from "#app/ui/side-panel/side-panel.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Facility } from "#site/hospitals/site.ts";

export type SideFacility = Pick<Facility, "slug" | "sideLabel">;

interface FacilitySideListProps {
  basePath: string;
  facilities: SideFacility[];
  currentSlug: string | undefined;
  isFolded?: boolean;
}

/** All facilities of the hospital under their literal slugs (checklist A19), the shown one marked. */
export function FacilitySideList({ basePath, facilities, currentSlug, isFolded = false }: FacilitySideListProps) {
  const { allFacilities } = useTexts("common");
  const { toFacility } = hospitalPaths({ basePath });
  return (
    <SideList
      title={allFacilities}
      isFolded={isFolded}
      items={facilities.map(({ slug, sideLabel }) => ({
        label: sideLabel,
        to: toFacility(slug),
        isCurrent: slug === currentSlug,
      }))}
    />
  );
}

/** A facility's name that may break after each "/": browsers keep "Emergency/Casualty" in one piece. */
export function FacilityTitle({ name }: { name: string }) {
  return name.split("/").map((part, index) => (
    <Fragment key={part}>
      {index > 0 && "/"}
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
