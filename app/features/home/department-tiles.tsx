import { SectionHeading } from "#app/ui/section-heading/section-heading.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Tile } from "#app/ui/tile/tile.tsx";
import type { HomeDepartment } from "./home-view.ts";

interface DepartmentTilesProps {
  departments: HomeDepartment[];
  toDepartments: string;
}

export function DepartmentTiles({ departments, toDepartments }: DepartmentTilesProps) {
  return (
    <Section labelledBy="departments-title">
      <SectionHeading
        id="departments-title"
        title="Our Departments"
        action={<TextLink to={toDepartments}>All departments</TextLink>}
      />
      <ul className="department-tiles">
        {departments.map(({ name, icon, to }) => (
          <li key={to}>
            <Tile to={to} icon={icon} label={name} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
