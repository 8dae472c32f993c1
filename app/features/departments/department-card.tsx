import { Link } from "react-router";
import { Icon } from "#app/ui/icon/icon.tsx";
import { IconBadge } from "#app/ui/icon/icon-badge.tsx";
import type { Department } from "#hospitals/site.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";

interface DepartmentCardProps {
  basePath: string;
  department: Pick<Department, "slug" | "name" | "icon" | "summary">;
}

export function DepartmentCard({ basePath, department }: DepartmentCardProps) {
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
