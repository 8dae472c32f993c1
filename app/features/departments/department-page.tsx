import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { PictureFiles } from "#app/ui/picture/picture.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SideList } from "#app/ui/side-list/side-list.tsx";
import type { DoctorSummary } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Department } from "#hospitals/site.ts";
import { DepartmentDoctors } from "./department-doctors.tsx";
import { DepartmentText } from "./department-text.tsx";

interface DepartmentPageProps {
  basePath: string;
  picture: PictureFiles | undefined;
  department: Omit<Department, "queryName">;
  /** All departments of the hospital's menu. */
  departments: Pick<Department, "slug" | "name">[];
  doctors: DoctorSummary[];
}

export function DepartmentPage({ basePath, picture, department, departments, doctors }: DepartmentPageProps) {
  const paths = hospitalPaths({ basePath });
  return (
    <>
      <PageHeader
        title={department.name}
        crumbs={[
          { label: "Home", to: basePath },
          { label: "Departments", to: paths.toDepartments },
        ]}
        lead={department.summary}
        picture={picture}
      />
      <Section>
        <div className="with-side">
          <div className="department">
            <DepartmentText department={department} />
            <DepartmentDoctors basePath={basePath} department={department} doctors={doctors} />
          </div>
          <SideList
            title="All departments"
            items={departments.map(({ slug, name }) => ({
              label: name,
              to: paths.toDepartment(slug),
              isCurrent: slug === department.slug,
            }))}
          />
        </div>
      </Section>
    </>
  );
}
