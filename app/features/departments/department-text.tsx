import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";
import { IconBadge } from "#app/ui/icon/icon-badge.tsx";
import { TickList } from "#app/ui/tick-list/tick-list.tsx";
import type { Department, TextSection } from "#hospitals/site.ts";
import { ComeAtOnce, type EmergencyNumber } from "./come-at-once.tsx";

interface DepartmentTextProps {
  department: Pick<Department, "icon" | "isWalkIn" | "description" | "services" | "historyNote">;
  emergency: EmergencyNumber;
}

/**
 * What a patient reads before coming; services and the history note only where the department has them. Where people come
 * without an appointment the signs that cannot wait stand first.
 */
export function DepartmentText({ department, emergency }: DepartmentTextProps) {
  const { icon, isWalkIn = false, description, services, historyNote } = department;
  const { treats, whenToCome, comeAtOnce, firstVisit } = description;
  const signs = comeAtOnce && <ComeAtOnce {...comeAtOnce} emergency={emergency} />;
  return (
    <div className="department__text">
      {isWalkIn && signs}
      <TextPart part={treats} icon={<IconBadge name={icon} />} />
      <TextPart part={whenToCome} />
      {!isWalkIn && signs}
      <TextPart part={firstVisit} />
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

function TextPart({ part: { heading, paragraphs }, icon }: { part: TextSection; icon?: ReactNode }) {
  return (
    <div className="department__part">
      <div className="department__title">
        {icon}
        <h2>{heading}</h2>
      </div>
      <div className="prose">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}

function Services({ services }: { services: string[] }) {
  return (
    <section className="department__services" aria-labelledby="services-heading">
      <h2 id="services-heading">Services</h2>
      <TickList points={services} isWide />
    </section>
  );
}
