import type { ReactNode } from "react";

export interface UrgentCall {
  label: string;
  printed: string;
  href: string;
}

export function UrgentNote({ calls, children }: { calls: UrgentCall[]; children: ReactNode }) {
  return (
    <div className="urgent-note">
      <p>{children}</p>
      <EmergencyCalls calls={calls} />
    </div>
  );
}

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
