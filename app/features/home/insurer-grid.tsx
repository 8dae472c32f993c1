import { Icon } from "#app/ui/icon/icon.tsx";
import { SectionHeading } from "#app/ui/section-heading/section-heading.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { Insurer } from "#hospitals/site.ts";

export function InsurerGrid({ insurers }: { insurers: Insurer[] }) {
  return (
    <Section tone="sand" labelledBy="insurers-title">
      <SectionHeading
        id="insurers-title"
        title="Insurance partners"
        subtitle="With these insurers treatment can be billed directly. Please bring your card."
      />
      <ul className="insurers">
        {insurers.map(({ name, mark }) => (
          <li className="insurers__item" key={name}>
            <Icon name={mark} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
