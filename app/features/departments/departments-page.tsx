import { Link } from "react-router";
import { Icon, IconBadge } from "#app/ui/icon/icon.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { PictureFiles } from "#app/ui/picture/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading/section-heading.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Department } from "#hospitals/site.ts";

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

interface DepartmentCardProps {
  basePath: string;
  department: Pick<Department, "slug" | "name" | "icon" | "summary">;
}

function DepartmentCard({ basePath, department }: DepartmentCardProps) {
  const { slug, name, icon, summary } = department;
  return (
    <article className="department-card">
      <IconBadge name={icon} />
      <h3 className="department-card__name">
        <Link className="department-card__link" to={hospitalPaths({ basePath }).toDepartment(slug)}>
          {name}
        </Link>
      </h3>
      <p className="department-card__summary">{summary}</p>
      <Icon name="chevron-right" className="department-card__arrow" />
    </article>
  );
}
