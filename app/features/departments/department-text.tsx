import { Icon } from "#app/ui/icon/icon.tsx";
import { IconBadge } from "#app/ui/icon/icon-badge.tsx";
import { TickList } from "#app/ui/tick-list/tick-list.tsx";
import type { Department } from "#hospitals/site.ts";

/** What the department is and offers; services and the history note only where it has them. */
export function DepartmentText({ department }: { department: Omit<Department, "queryName"> }) {
  const { name, icon, description, services, historyNote } = department;
  return (
    <div className="department__text">
      <div className="department__title">
        <IconBadge name={icon} />
        <h2>About {name}</h2>
      </div>
      <div className="prose">
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {services.length > 0 && <Services services={services} />}
      {historyNote && (
        <p className="department__history">
          <Icon name="clock" />
          {historyNote}
        </p>
      )}
    </div>
  );
}

function Services({ services }: { services: string[] }) {
  return (
    <section className="department__services" aria-labelledby="services-heading">
      <h3 id="services-heading">Services</h3>
      <TickList points={services} isWide />
    </section>
  );
}
