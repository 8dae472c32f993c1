/** A number to call at once. */
export interface UrgentCall {
  /** Who answers, e.g. "Ambulance". */
  label: string;
  /** As printed. */
  printed: string;
  /** "tel:…". */
  href: string;
}

/** Whom to call in an emergency, the nearest help first. */
export function EmergencyCalls({ calls }: { calls: UrgentCall[] }) {
  return (
    <ul className="emergency-calls">
      {calls.map(({ label, printed, href }) => (
        <li key={href}>
          <a className="emergency-calls__link" href={href}>
            {label} <strong>{printed}</strong>
          </a>
        </li>
      ))}
    </ul>
  );
}
