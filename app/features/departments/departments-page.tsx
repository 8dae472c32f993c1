import { type UrgentCall, UrgentNote } from "#app/ui/contacts/contacts.tsx";
import { IconBadge } from "#app/ui/icon/icon.tsx";
import { ListPage } from "#app/ui/page/page.tsx";
import { Row } from "#app/ui/row/row.tsx";
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

type ListedDepartment = Pick<Department, "slug" | "name" | "icon" | "summary"> & { plainName?: string | undefined };

export function DepartmentsPage({ basePath, picture, departments, hasCasualty, urgent }: DepartmentsPageProps) {
  const { departments: texts, common, sections } = useTexts();
  return (
    <ListPage
      basePath={basePath}
      title={sections.departments}
      lead={texts.choose}
      picture={picture}
      heading={common.ourDepartments}
      notice={<UrgentNote calls={urgent}>{hasCasualty ? texts.inEmergency : texts.noCasualty}</UrgentNote>}
      className="lines department-list"
    >
      {departments.map((department) => (
        <li key={department.slug}>
          <DepartmentRow basePath={basePath} department={department} />
        </li>
      ))}
    </ListPage>
  );
}

/** What it treats leads; its name, which few patients know, stands below, and both are the link. */
function DepartmentRow({ basePath, department }: { basePath: string; department: ListedDepartment }) {
  const { slug, name, plainName, icon, summary } = department;
  return (
    <Row
      headingLevel={3}
      to={hospitalPaths({ basePath }).toDepartment(slug)}
      sign={<IconBadge name={icon} />}
      title={
        plainName ? (
          <>
            {plainName} <span className="note department-list__name">{name}</span>
          </>
        ) : (
          name
        )
      }
    >
      {!plainName && <p>{summary}</p>}
    </Row>
  );
}
