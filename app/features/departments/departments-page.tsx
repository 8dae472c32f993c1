import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { PictureFiles } from "#app/ui/picture/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading/section-heading.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { Department } from "#hospitals/site.ts";
import { DepartmentCard } from "./department-card.tsx";

interface DepartmentsPageProps {
  basePath: string;
  picture: PictureFiles | undefined;
  departments: Pick<Department, "slug" | "name" | "icon" | "summary">[];
}

export function DepartmentsPage({ basePath, picture, departments }: DepartmentsPageProps) {
  return (
    <>
      <PageHeader
        title="Departments"
        crumbs={[{ label: "Home", to: basePath }]}
        lead={`${departments.length} departments under one roof.`}
        picture={picture}
      />
      <Section labelledBy="departments-heading">
        <SectionHeading
          id="departments-heading"
          title="Our Departments"
          subtitle="Choose a department to read what it treats and to meet its doctors."
        />
        <ul className="grid department-grid">
          {departments.map((department) => (
            <li key={department.slug}>
              <DepartmentCard basePath={basePath} department={department} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
