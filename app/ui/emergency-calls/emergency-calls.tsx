import type { ReactNode } from "react";

/** A number to call at once. */
export interface UrgentCall {
  /** Who answers, e.g. "Ambulance". */
  label: string;
  /** As printed. */
  printed: string;
  /** "tel:…". */
  href: string;
}

/** A sentence that ends in the numbers, in a form or after it. */
export function UrgentNote({ calls, children }: { calls: UrgentCall[]; children: ReactNode }) {
  return (
    <div className="urgent-note">
      <p>{children}</p>
      <EmergencyCalls calls={calls} />
    </div>
  );
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
