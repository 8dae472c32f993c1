import { Card, Tile } from "#app/ui/card/card.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { SectionHeading, Section } from "#app/ui/section/section.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { BestTile, Insurer } from "#site/hospitals/site.ts";
import type { HomeDepartment, HomeFacility } from "./home-view.ts";

interface DepartmentTilesProps {
  departments: HomeDepartment[];
  toDepartments: string;
}

export function DepartmentTiles({ departments, toDepartments }: DepartmentTilesProps) {
  const { ourDepartments, allDepartments } = useTexts("common");
  return (
    <Section labelledBy="departments-title">
      <SectionHeading
        id="departments-title"
        title={ourDepartments}
        action={<TextLink to={toDepartments}>{allDepartments}</TextLink>}
      />
      <ul className="department-tiles swipe">
        {departments.map(({ name, icon, to }) => (
          <li key={to}>
            <Tile to={to} icon={icon} label={name} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function BestTiles({ tiles }: { tiles: BestTile[] }) {
  const { whatWeDoBest } = useTexts("home");
  return (
    <Section tone="deep" labelledBy="best-title">
      <SectionHeading id="best-title" title={whatWeDoBest} />
      <ul className="best-tiles">
        {tiles.map(({ title, icon, link }) => (
          <li key={title}>
            <Tile to={link} icon={icon} label={title} tone="deep" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function FacilityCards({ facilities, toFacilities }: { facilities: HomeFacility[]; toFacilities: string }) {
  const { ourFacilities, allFacilities } = useTexts("common");
  return (
    <Section tone="sand" labelledBy="facilities-title">
      <SectionHeading
        id="facilities-title"
        title={ourFacilities}
        action={<TextLink to={toFacilities}>{allFacilities}</TextLink>}
      />
      <ul className="facility-mosaic grid swipe">
        {facilities.map(({ name, summary, to, picture }) => (
          <li key={to}>
            <Card
              to={to}
              title={name}
              mediaShape="compact"
              media={
                <Picture
                  picture={picture}
                  alt=""
                  sizes="(max-width: 39.99rem) 15rem, (max-width: 61.99rem) 50vw, 25rem"
                />
              }
            >
              <p>{summary}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function InsurerGrid({ insurers }: { insurers: Insurer[] }) {
  const { insurers: title, bringCard } = useTexts("home");
  return (
    <Section labelledBy="insurers-title">
      <SectionHeading id="insurers-title" title={title} subtitle={bringCard} />
      <ul className="insurers">
        {insurers.map(({ name, mark }) => (
          <li className="insurers__item" key={name}>
            <Icon name={mark} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
