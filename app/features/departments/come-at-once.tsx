import { Icon } from "#app/ui/icon/icon.tsx";

/** The number to call when there is no time. */
export interface EmergencyNumber {
  /** As printed. */
  printed: string;
  /** "tel:…". */
  href: string;
}

interface ComeAtOnceProps {
  heading: string;
  signs: string[];
  emergency: EmergencyNumber;
}

/** Signs that cannot wait for an appointment, and the number that is answered at any hour. */
export function ComeAtOnce({ heading, signs, emergency }: ComeAtOnceProps) {
  return (
    <section className="come-at-once" aria-labelledby="come-at-once-heading">
      <h2 className="come-at-once__heading" id="come-at-once-heading">
        <Icon name="siren" />
        {heading}
      </h2>
      <ul>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <p className="come-at-once__call">
        Emergency, day and night:{" "}
        <a className="come-at-once__phone" href={emergency.href}>
          {emergency.printed}
        </a>
      </p>
    </section>
  );
}
