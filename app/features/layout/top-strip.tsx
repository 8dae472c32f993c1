import { Icon } from "#app/ui/icon/icon.tsx";
import type { Shell } from "./shell.ts";

/** The thin strip above the header: hours, address and, on phones, the emergency number. */
export function TopStrip({ shell }: { shell: Shell }) {
  const { contact, motto, place } = shell;
  return (
    <div className="top-strip" role="region" aria-label="At a glance">
      <div className="wrap top-strip__row">
        <a className="top-strip__link top-strip__link--emergency" href={contact.emergencyPhone.href}>
          <Icon name="siren" />
          <span>
            <span className="top-strip__word">Emergency</span> <strong>{contact.emergencyPhone.printed}</strong>
          </span>
        </a>
        <span className="top-strip__item">
          <Icon name="clock" />
          OPD {contact.openingHours}
        </span>
        <a className="top-strip__link" href={contact.mapUrl} target="_blank" rel="noopener">
          <Icon name="map-pin" />
          {place}
          <span className="visually-hidden"> on the map (opens in a new tab)</span>
        </a>
        <span className="top-strip__item top-strip__item--end">{motto}</span>
      </div>
    </div>
  );
}
