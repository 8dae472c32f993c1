import { EmergencyCalls, type UrgentCall } from "#app/ui/contacts/contacts.tsx";
import { Icon, IconBadge } from "#app/ui/icon/icon.tsx";
import { ListPage } from "#app/ui/page/page.tsx";
import type { PictureFiles } from "#app/ui/picture/picture.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Department } from "#site/hospitals/site.ts";

interface DepartmentsPageProps {
  basePath: string;
  picture: PictureFiles | undefined;
  departments: ListedDepartment[];
  hasCasualty: boolean;
  urgent: UrgentCall[];
}

type ListedDepartment = Pick<Department, "slug" | "name" | "icon" | "summary">;

export function DepartmentsPage({ basePath, picture, departments, hasCasualty, urgent }: DepartmentsPageProps) {
  const { departments: texts, common, sections } = useTexts();
  return (
    <ListPage
      basePath={basePath}
      title={sections.departments}
      lead={texts.choose}
      picture={picture}
      heading={common.ourDepartments}
      notice={
        <div className="emergency-strip">
          <p>{hasCasualty ? texts.inEmergency : texts.noCasualty}</p>
          <EmergencyCalls calls={urgent} />
        </div>
      }
      className="department-grid"
    >
      {departments.map((department) => (
        <li key={department.slug}>
          <DepartmentCard basePath={basePath} department={department} />
        </li>
      ))}
    </ListPage>
  );
}

function DepartmentCard({ basePath, department }: { basePath: string; department: ListedDepartment }) {
  const { slug, name, icon, summary } = department;
  return (
    <article className="department-card">
      <IconBadge name={icon} />
      <h3 className="department-card__name">
        <a className="department-card__link" href={hospitalPaths({ basePath }).toDepartment(slug)}>
          {name}
        </a>
      </h3>
      <p className="department-card__summary">{summary}</p>
      <Icon name="chevron-right" className="department-card__arrow" />
    </article>
  );
}
