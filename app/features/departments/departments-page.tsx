import { Icon, IconBadge } from "#app/ui/icon/icon.tsx";
import { ListPage } from "#app/ui/list-page/list-page.tsx";
import type { PictureFiles } from "#app/ui/picture/picture.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Department } from "#hospitals/site.ts";
import type { EmergencyNumber } from "./department-page.tsx";

interface DepartmentsPageProps {
  basePath: string;
  picture: PictureFiles | undefined;
  departments: ListedDepartment[];
  emergency: EmergencyNumber;
}

type ListedDepartment = Pick<Department, "slug" | "name" | "icon" | "summary">;

export function DepartmentsPage({ basePath, picture, departments, emergency }: DepartmentsPageProps) {
  const texts = useTexts("departments");
  const { ourDepartments } = useTexts("common");
  const { departments: title } = useTexts("sections");
  return (
    <ListPage
      basePath={basePath}
      title={title}
      lead={texts.choose}
      picture={picture}
      heading={{ title: ourDepartments, isHidden: true }}
      notice={
        <p className="emergency-strip">
          {texts.inEmergency}{" "}
          <a className="come-at-once__phone" href={emergency.href}>
            {emergency.printed}
          </a>
        </p>
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
