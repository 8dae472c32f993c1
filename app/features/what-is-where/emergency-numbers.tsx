import { useId } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { WhereHospital } from "./what-is-where-view.ts";

/** Whom to call at once: who is in danger must not have to search. */
export function EmergencyNumbers({ hospitals }: { hospitals: WhereHospital[] }) {
  const id = useId();
  return (
    <section className="where-emergency" aria-labelledby={id}>
      <h2 className="where-emergency__title" id={id}>
        <Icon name="siren" />
        Emergency, day and night
      </h2>
      <ul className="where-emergency__list">
        {hospitals.map(({ basePath, place, emergencyPhone }) => (
          <li key={basePath}>
            <a className="where-emergency__link" href={emergencyPhone.href}>
              {place} <strong>{emergencyPhone.printed}</strong>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
